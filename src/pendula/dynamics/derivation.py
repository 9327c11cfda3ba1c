"""The derivation of the equations of motion as a lecture shows it, one step at a time."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

import sympy as sp

from pendula.description import dot
from pendula.dynamics import presentation

if TYPE_CHECKING:
    from pendula.dynamics.equations import Equations


@dataclass(frozen=True)
class Step:
    """One line of the derivation: what is computed, as a symbol, and what it is."""

    title: str
    expression_lhs: Any
    expression_rhs: Any

    def latex(self) -> str:
        return f"{sp.latex(self.expression_lhs)} = {sp.latex(self.expression_rhs)}"

    def _repr_latex_(self) -> str:
        return f"$\\displaystyle {self.latex()}$"

    def __str__(self) -> str:
        return f"{self.title}\n{presentation.INDENT}{self.expression_lhs} = {self.expression_rhs}"


@dataclass(frozen=True)
class Derivation:
    """All steps in order; iterate to show them one by one."""

    name: str
    steps: tuple[Step, ...]

    def latex(self) -> str:
        lines = []
        for step in self.steps:
            lines.append(rf"&\text{{{_escape_title(step.title)}}}")
            lines.append(f"{sp.latex(step.expression_lhs)} &= {sp.latex(step.expression_rhs)}")
        return presentation.align_lines(lines)

    def _repr_latex_(self) -> str:
        return f"$\\displaystyle {self.latex()}$"

    def __iter__(self) -> Iterator[Step]:
        return iter(self.steps)

    def __len__(self) -> int:
        return len(self.steps)

    def __getitem__(self, i: int) -> Step:
        return self.steps[i]

    def __str__(self) -> str:
        return "\n".join([f"Derivation of the equations of motion of {self.name}", *map(str, self.steps)])


class Quantity(sp.Symbol):
    """The name of a computed quantity, such as ∂L/∂q̇, with its own LaTeX."""

    __slots__ = ("latex_name",)

    latex_name: str

    def __new__(cls, name: str, latex_name: str, **_assumptions: object) -> "Quantity":
        symbol = sp.Symbol.__xnew__(cls, name, real=True)  # pyright: ignore[reportAttributeAccessIssue]
        symbol.latex_name = latex_name
        return symbol

    def __getnewargs_ex__(self) -> Any:
        return (self.name, self.latex_name), {}

    def _latex(self, printer: Any) -> str:
        return self.latex_name


def derivation(eq: "Equations") -> Derivation:
    """Lagrange's equation d/dt ∂L/∂q̇ᵢ − ∂L/∂qᵢ = Qᵢ + (Aᵀλ)ᵢ, worked out for every coordinate."""
    L = eq.T - eq.V
    if eq.system.lagrangian is not None:
        steps = [
            Step("Lagrangian", Quantity("L", "L"), L),
            Step("Jacobi integral h = L2 - L0", Quantity("h", "h"), eq.jacobi),
        ]
    else:
        steps = [
            Step("Kinetic energy", Quantity("T", "T"), eq.T),
            Step("Potential energy", Quantity("V", "V"), eq.V),
            Step("Lagrangian L = T - V", Quantity("L", "L"), L),
        ]
    for i in range(len(eq.coordinates)):
        steps += _coordinate(eq, L, i)
    for state, rate in zip(eq.system.states, eq.state_equations, strict=True):
        steps.append(Step(f"Rate of {state}", rate.lhs, rate.rhs))
    return Derivation(eq.system.name, tuple(steps))


def _coordinate(eq: "Equations", L: Any, i: int) -> list[Step]:
    q, v = eq.coordinates[i], eq.velocities[i]
    q_tex, v_tex = sp.latex(q), sp.latex(v)
    momentum = L.diff(v)
    force = sp.Add(*(eq.B[i, j] * u for j, u in enumerate(eq.inputs)), eq.Q[i])
    slope = rf"\frac{{\partial L}}{{\partial {v_tex}}}"
    steps = [
        Step(f"Momentum of {q}", Quantity(f"dL/d{v}", slope), momentum),
        Step("Its rate", Quantity(f"d/dt dL/d{v}", rf"\frac{{d}}{{dt}} {slope}"), dot(momentum)),
        Step(
            f"Slope of L along {q}",
            Quantity(f"dL/d{q}", rf"\frac{{\partial L}}{{\partial {q_tex}}}"),
            L.diff(q),
        ),
        Step(f"Generalised force on {q}", Quantity(f"Q_{q}", f"Q_{{{q_tex}}}"), force),
    ]
    if len(eq.multipliers):
        held = sp.Add(*(eq.A[j, i] * multiplier for j, multiplier in enumerate(eq.multipliers)))
        name = Quantity(f"(A^T lambda)_{q}", rf"\left(A^{{T}} \lambda\right)_{{{q_tex}}}")
        steps.append(Step(f"Constraint force on {q}", name, held))
    return [*steps, Step(f"Equation of motion of {q}", eq.lhs[i], eq.rhs[i])]


def _escape_title(title: str) -> str:
    """A title as LaTeX text: names contain underscores."""
    return title.replace("_", r"\_")
