"""The equations of a large mechanism for people: Newton and Euler, link by link.

Featherstone 2008, table 5.3, with motions and forces as six numbers along the axes of a link:

    outwards   vᵢ = Xᵢ vλ + Sᵢ q̇ᵢ,   aᵢ = Xᵢ aλ + Sᵢ q̈ᵢ + vᵢ × Sᵢ q̇ᵢ,   a of the world −g
    inwards    fᵢ = Iᵢ aᵢ + vᵢ ×* Iᵢ vᵢ + Σ Xₖᵀ fₖ of the links that it carries
    joints     Sᵢᵀ fᵢ = Qᵢ, of those that follow another times their ratio
"""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property
from typing import Any, NoReturn

import sympy as sp

from pendula.description import Mechanism
from pendula.dynamics import presentation
from pendula.dynamics.coupling import Coupling, coupling_of
from pendula.dynamics.mechanism_energies import ExactNumbers
from pendula.dynamics.recursions.tree import WORLD, Tree, build_tree, transforms
from pendula.dynamics.simplification import with_fractions
from pendula.errors import PendulaError

Matrix = sp.ImmutableDenseMatrix


@dataclass(frozen=True)
class LinkTerms:
    """The terms of one link, numbered from 1; the world is 0.

    Attributes:
        name: of its joint.
        parent: the number of the link that carries it.
        children: those of the links that it carries.
        S: the motion subspace, six rows, angular first.
        rotation: from its axes to its parent's.
        position: of its origin in its parent.
        mass: of all bodies that it consists of.
        moment: mass times centre of mass.
        inertia: about its origin.
        velocities: q̇ᵢ.
        pushes: names of forces on its bodies.
    """

    name: str
    parent: int
    children: tuple[int, ...]
    S: Any
    rotation: Any
    position: Any
    mass: Any
    moment: Any
    inertia: Any
    velocities: tuple[Any, ...]
    pushes: tuple[str, ...]


@dataclass(frozen=True, eq=False, repr=False)
class RecursiveEquations:
    """The equations of a mechanism whose M, C and G would fill pages, term by term; numbers in SymPy."""

    system: Mechanism

    @cached_property
    def links(self) -> tuple[LinkTerms, ...]:
        """What stands in the recursion, for every link in its order."""
        numbers, tree = ExactNumbers(), self._tree
        X = transforms(build_tree(self.system, numbers.read), self._coupling.expand_coordinates(self._q))
        v = self._coupling.expand(self.system.velocities)
        given = self.system.power_names[len(self.system.joint_forces) :]
        on = [
            tree.places[force.body][0] if getattr(force, "body", "") else WORLD
            for force in self.system.forces
        ]

        def matrix(rows: Any) -> Any:
            return Matrix(rows).applyfunc(numbers.finish)

        return tuple(
            LinkTerms(
                name=link.joint,
                parent=link.parent + 1,
                children=tuple(k + 1 for k, other in enumerate(tree.links) if other.parent == i),
                S=matrix(link.columns).T,
                rotation=matrix(X[i].R),
                position=matrix(X[i].p),
                mass=with_fractions(sp.sympify(link.inertia.m)),
                moment=matrix(link.inertia.h),
                inertia=matrix(link.inertia.I),
                velocities=tuple(map(numbers.finish, v[link.v])),
                pushes=tuple(name for name, place in zip(given, on, strict=True) if place == i),
            )
            for i, link in enumerate(tree.links)
        )

    @cached_property
    def joints(self) -> tuple[tuple[Any, str, Any], ...]:
        """For every velocity: what inertia asks for, in words, and what springs, losses and efforts give."""
        terms: dict[int, list[str]] = {}
        for i, link in enumerate(self._tree.links, 1):
            for column, k in enumerate(range(link.v.start, link.v.stop), 1):
                own, ratio = self._coupling.velocities[k]
                which = f"S{i}" if len(link.columns) == 1 else f"S{i}[{column}]"
                factor = "" if ratio == 1 else f"{ratio:g} "
                terms.setdefault(own, []).append(f"{factor}{which}ᵀ f{i}")
                if link.armature[column - 1] != 0:
                    rate = f"{ratio**2 * link.armature[column - 1]} d/dt {self.system.velocities[own]}"
                    terms[own].append(rate)
        return tuple(
            (v, " + ".join(terms[k]), with_fractions(sp.sympify(self._force(k))))
            for k, v in enumerate(self.system.velocities)
        )

    def _force(self, k: int) -> Any:
        """What joints do on velocity number k of the system."""
        name = self.system.velocities[k].name
        total = sp.Add(*(row[name] for body, row in self.system.rows if body is None and name in row))
        sprung = {joint.name: joint for joint in self.system.ordered_joints if joint.stiffness != 0}
        q = self._coupling.expand_coordinates(self._q)
        for link in self._tree.links:
            own, ratio = self._coupling.velocities[link.v.start]
            if own == k and link.joint in sprung:
                joint = sprung[link.joint]
                total -= ratio * joint.stiffness * (q[link.q.start] - joint.rest)
        return total

    @property
    def _q(self) -> tuple[Any, ...]:
        return self.system.coordinates

    @cached_property
    def _coupling(self) -> Coupling:
        return coupling_of(self.system)

    @cached_property
    def _tree(self) -> Tree:
        return build_tree(self.system, lambda number: number)

    def steps(self) -> NoReturn:
        raise PendulaError(
            f"The equations of {self.system.name} are written as a recursion; steps() are those of energies."
        )

    def pretty(self) -> str:
        return str(self)

    def latex(self) -> str:
        """The same text, to be set as it stands."""
        return f"\\begin{{verbatim}}\n{self}\n\\end{{verbatim}}"

    def __str__(self) -> str:
        indent = presentation.INDENT
        gravity = ", ".join(_text(sp.sympify(g)) for g in self.system.gravity)
        lines = [f"Equations of motion of {self.system.name}, by Newton and Euler", ""]
        lines += [f"{indent}v0 = 0, a0 = −(0, 0, 0, {gravity})"]
        for i, link in enumerate(self.links, 1):
            lines += ["", f"link {i}, joint {link.name}", *(f"{indent}{line}" for line in _lines(i, link))]
        lines += ["", "joints", *(f"{indent}{needed} = {_text(force)}" for _, needed, force in self.joints)]
        return "\n".join(lines)

    def __repr__(self) -> str:
        return f"RecursiveEquations({self.system.name!r}, {len(self.links)} links)"


def _lines(i: int, link: LinkTerms) -> Iterator[str]:
    """The equations of one link, then their terms."""
    above, rates = link.parent, ", ".join(map(_text, link.velocities))
    own = f"S{i} ({rates})"
    yield f"v{i} = X{i} v{above} + {own}"
    yield f"a{i} = X{i} a{above} + S{i} d/dt ({rates}) + v{i} × {own}"
    carried = "".join(f" + X{k}ᵀ f{k}" for k in link.children)
    pushed = "".join(f" − ({name})" for name in link.pushes)
    yield f"f{i} = I{i} a{i} + v{i} ×* I{i} v{i}{carried}{pushed}"
    yield f"S{i}ᵀ = {_text(link.S.T)}"
    yield f"X{i}: R = {_text(link.rotation)}, p = {_text(link.position.T)}"
    yield f"I{i}: m = {_text(link.mass)}, m c = {_text(link.moment.T)}, I = {_text(link.inertia)}"


def _text(expression: Any) -> str:
    """Numbers without zeros at their end, matrices as rows."""
    given = expression.tolist() if isinstance(expression, sp.MatrixBase) else expression
    return sp.sstr(given, full_prec=False)
