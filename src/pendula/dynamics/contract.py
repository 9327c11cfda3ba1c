"""The contract between dynamics and everything below it.

With state y = (q, v, z), inputs u, parameters p and time t:

    q̇ = N(q) v                      N is the identity where velocities are rates of coordinates
    M(q,t,p) v̇ = f(q,v,z,u,t,p) + A(q,t,p)ᵀ λ      Bᵀ λ where friction is a part of normal forces
    c(q,t,p) = 0   and/or   A(q,t,p) v = b(q,t,p)
    ż = g(q,v,z,u,t,p,λ)

A stacks ∂c/∂q · N with b = −∂c/∂t, then the nonholonomic rows; γ = ḃ − Ȧv is the constraint bias, so that
[[M, −Aᵀ], [A, 0]] [v̇, λ] = [f, γ]. The force on the system from its constraints is Aᵀλ.

Where constraints move, λ may stand in g as the symbol ``multipliers``; whoever builds a rate from g puts the
solution in its place.
"""

from collections.abc import Callable
from dataclasses import dataclass, field, fields
from functools import cached_property
from typing import Any, Self

import casadi as ca

from pendula.dynamics.program import Stages
from pendula.layout import Layout


class _Deferred:
    """A graph that may be given as a function, which is called when the graph is first asked for."""

    def __init__(self, *default: None) -> None:
        self._default = default

    def __set_name__(self, owner: type, name: str) -> None:
        self._name = name

    def __get__(self, instance: Any, owner: type | None = None) -> Any:
        if instance is None:
            if not self._default:
                raise AttributeError(self._name)  # a field without a default
            return self._default[0]
        given = instance.__dict__[self._name]
        if callable(given):
            given = instance.__dict__[self._name] = given()
        return given

    def __set__(self, instance: Any, value: ca.SX | Callable[[], ca.SX | None] | None) -> None:
        instance.__dict__[self._name] = value


@dataclass(frozen=True, eq=False, kw_only=True)
class Dynamics:
    """The graphs of a system over the symbols t, y = (q, v, z), u and p."""

    name: str
    layout: Layout
    velocities: tuple[str, ...]
    t: ca.SX
    y: ca.SX
    u: ca.SX
    p: ca.SX
    q: ca.SX
    v: ca.SX
    z: ca.SX
    qdot: ca.SX
    M: _Deferred = _Deferred()
    f: _Deferred = _Deferred()
    A: ca.SX
    b: ca.SX
    gamma: ca.SX
    c: ca.SX
    g: ca.SX
    T: _Deferred = _Deferred()
    V: _Deferred = _Deferred()
    # What the potential takes from f, ∂V/∂q where q̇ = v, and the generalised forces apart from energies.
    G: _Deferred = _Deferred()
    Q: ca.SX
    # The power of every non-conservative term, over the symbols above and these two.
    a: ca.SX
    multipliers: ca.SX
    powers: ca.SX
    points: ca.SX
    # The matrix B whose rows are the forces that multipliers exert, where these are not the rows of A.
    B: ca.SX | None = None
    # The Coriolis matrix, where Christoffel's symbols of M do not give it.
    C: _Deferred = _Deferred(None)
    # v̇ itself, where a system without constraints knows it without solving for it.
    acceleration: _Deferred = _Deferred(None)
    # M a − f, over the symbols above and a, where it is known without M.
    effort: _Deferred = _Deferred(None)
    # Its slope ∂(M a − f)/∂y, where that is known in a shorter way than by the graph's own.
    effort_slope: _Deferred = _Deferred(None)
    # The same in stages, over the arguments of programs and a.
    staged_slope: Callable[[], Stages | None] = lambda: None
    # How many of the constraints, which they are first of, are those of joints that close loops.
    loop_rows: int = 0
    # Whether joints close loops, in whichever coordinates.
    has_loops: bool = False
    # Graphs of quantities that follow from the state, by their symbols.
    find: Callable[[Any], ca.SX | None] = lambda symbol: None
    # What stands for M and f where equations are solved, if M is singular alone (``augmentation.py``).
    augmented: tuple[ca.SX, ca.SX] | None = None
    # The kinetic energy that is shown and Jacobi's integral, where they are not T and T + V.
    kinetic: ca.SX | None = None
    jacobi: ca.SX | None = None
    # The energy ledger: rates over everything above but ``a``, one a power. The work of prescribed motion is
    # the integral of its rate and the change of E − h, what of the energy shown is not Jacobi's integral.
    works: ca.SX = field(default_factory=lambda: ca.SX(0, 1))

    def replace(self, **changes: Any) -> Self:
        """The same graphs with some exchanged; those that nobody has asked for yet stay functions."""
        kept = {item.name: self.__dict__[item.name] for item in fields(self)}
        return type(self)(**(kept | changes))

    @property
    def solved(self) -> tuple[ca.SX, ca.SX]:
        """The mass matrix and the forces with which equations are solved for v̇ and λ."""
        return (self.M, self.f) if self.augmented is None else self.augmented

    @cached_property
    def N(self) -> ca.SX:
        """The matrix by which coordinates change with velocities, q̇ = N v."""
        return ca.SX.eye(self.layout.nq) if self.layout.identity else ca.jacobian(self.qdot, self.v)

    def slope_along(self, graph: ca.SX) -> ca.SX:
        """∂graph/∂q · N: how a function of positions changes with velocities."""
        J = ca.jacobian(graph, self.q)
        return J if self.layout.identity else ca.mtimes(J, self.N)
