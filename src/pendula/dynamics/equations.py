"""The equations of motion for people: every matrix of the lecture as SymPy, simplified where that is quick.

The statement, with each term under its own name (Greenwood, "Advanced Dynamics", 2003, chapter 2):

    M q̈ + C q̇ + gyroscopic q̇ + M_rate + b_rate + G + T0_force = B u + Q + Aᵀλ

from T = T₂ + T₁ + T₀ = ½ q̇ᵀM q̇ + bᵀq̇ + T₀. Natural systems have only M, C and G on the left. States beyond
coordinates and velocities have equations ż = g of their own.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property
from itertools import count
from typing import TYPE_CHECKING, Any, overload

import sympy as sp

from pendula.description import (
    Description,
    FreeBody,
    Holonomic,
    Lagrangian,
    MaximalMechanism,
    Mechanism,
    Ode,
    time,
)
from pendula.description.velocity_terms import QuadraticForm, quadratic_form
from pendula.dynamics import presentation
from pendula.dynamics.input_terms import split_inputs
from pendula.dynamics.mechanism_energies import lagrangian_of
from pendula.dynamics.rates import RateEquations
from pendula.dynamics.recursive_equations import RecursiveEquations
from pendula.dynamics.simplification import Simplifier, with_fractions
from pendula.errors import PendulaError
from pendula.gallery import find

if TYPE_CHECKING:
    from pendula.dynamics.derivation import Derivation

Matrix = sp.ImmutableDenseMatrix
# Of a mechanism that is written by its energies: beyond these its matrices fill pages.
MOST_VELOCITIES, MOST_OPERATIONS = 6, 800


@overload
def equations(system: Lagrangian, *, budget: float = 5.0) -> "Equations": ...
@overload
def equations(system: Ode | FreeBody, *, budget: float = 5.0) -> RateEquations: ...
@overload
def equations(system: Mechanism, *, budget: float = 5.0) -> "Equations | RecursiveEquations": ...
@overload
def equations(system: Any, *, budget: float = 5.0) -> Any: ...


def equations(system: Any, *, budget: float = 5.0) -> "Equations | RateEquations | RecursiveEquations":
    """The equations of motion of a system, to read, print and compute with in SymPy.

    A mechanism is written by its energies if these are short, else as Newton's and Euler's recursion.

    Args:
        system: a description, a model, or the name of a gallery system.
        budget: seconds that simplification may take in all, above 0; what is not done by then stays long.
    """
    if isinstance(system, str):
        system = find(system).build()
    system = getattr(system, "description", system)  # of a model
    if not isinstance(system, Description):
        raise PendulaError(
            "equations() needs a Lagrangian, an Ode, a FreeBody or a Mechanism, a model of one or the name "
            f"of a gallery system, got {type(system).__name__} {system!r}."
        )
    if isinstance(budget, bool) or not isinstance(budget, int | float) or not budget > 0:
        raise PendulaError(f"The budget must be a number of seconds above 0, got {budget!r}.")
    if isinstance(system, MaximalMechanism):
        raise PendulaError(
            f"The equations of {system.name} are written in joint coordinates: equations(mechanism). In "
            "maximal coordinates they are Newton's and Euler's of every body, and the rows of joints."
        )
    if isinstance(system, Mechanism):
        return _mechanism_equations(system, budget)
    return Equations(system, budget) if isinstance(system, Lagrangian) else RateEquations(system, budget)


def _mechanism_equations(system: Mechanism, budget: float) -> "Equations | RecursiveEquations":
    """By energies, where velocities are rates and the kinetic energy is no longer than can be read."""
    if system.identity and len(system.velocities) <= MOST_VELOCITIES:
        made = lagrangian_of(system, MOST_OPERATIONS)
        if made is not None:
            return Equations(made, budget)
    return RecursiveEquations(system)


@dataclass(frozen=True, eq=False, repr=False)
class Equations:
    """The equations of motion of a system; each field is derived when it is first asked for.

    Vectors are columns, in the order of the system's coordinates, inputs and constraints.
    """

    system: Lagrangian
    budget: float

    @cached_property
    def coordinates(self) -> Any:
        return _column(self.system.coordinates)

    @cached_property
    def velocities(self) -> Any:
        return _column(self.system.velocities)

    @cached_property
    def accelerations(self) -> Any:
        return _column([v.dot for v in self.system.velocities])

    @cached_property
    def inputs(self) -> Any:
        return _column(self.system.inputs)

    @cached_property
    def multipliers(self) -> Any:
        """λ, one for each row of A: lambda1, lambda2, … ."""
        names = self.new_symbols("lambda")
        return _column([next(names) for _ in self.system.constraints])

    @cached_property
    def T(self) -> Any:
        """The kinetic energy as T₂ + T₁ + T₀."""
        return self.T2 + self.T1 + self.T0

    @cached_property
    def V(self) -> Any:
        return self._shorter([with_fractions(self.system.potential)])[0]

    @cached_property
    def M(self) -> Any:
        """The mass matrix Mᵢⱼ = ∂²T/∂q̇ᵢ∂q̇ⱼ."""
        n = len(self.coordinates)
        upper = [(i, j) for i in range(n) for j in range(i, n)]
        entries = self._shorter([self._form.M(i, j) for i, j in upper])
        known = dict(zip(upper, entries, strict=True))
        return Matrix(n, n, lambda i, j: known[min(i, j), max(i, j)])

    @cached_property
    def C(self) -> Any:
        """The Coriolis matrix by Christoffel symbols, so that Ṁ − ∂M/∂t = C + Cᵀ."""
        n, v, gamma = len(self.coordinates), self.velocities, self._christoffel
        # Murray, Li & Sastry 1994, eq. 4.23: Cᵢⱼ = Σₖ Γᵢⱼₖ q̇ₖ
        rows = [
            [sp.Add(*(gamma[i, min(j, k), max(j, k)] * v[k] for k in range(n))) for j in range(n)]
            for i in range(n)
        ]
        return self._matrix(rows)

    @cached_property
    def G(self) -> Any:
        """∂V/∂q, mostly gravity and springs."""
        return self._matrix([[with_fractions(self.system.potential).diff(q)] for q in self.coordinates])

    @cached_property
    def B(self) -> Any:
        """How inputs act: ∂Q/∂u at u = 0."""
        return self._matrix([factors for factors, _ in self._forces], columns=len(self.inputs))

    @cached_property
    def Q(self) -> Any:
        """The generalised forces apart from B u: dampers, drag, what is not linear in the inputs."""
        rests = zip(self._forces, self._sliding_friction, strict=True)
        return self._matrix([[rest + rubbing] for (_, rest), rubbing in rests])

    @property
    def _sliding_friction(self) -> list[Any]:
        """Of contacts, −s μ λ ∂w/∂q̇ with the multiplier λ of the same instant."""
        total = [sp.S.Zero] * len(self.system.coordinates)
        for gap in self.system.contacts:
            if gap.rough:
                normal = self.multipliers[self.system.constraint_names.index(gap.rows[0].name)]
                pull = gap.closed * gap.slips * gap.friction * normal
                total = [
                    so_far - pull * gap.slip.diff(v)
                    for so_far, v in zip(total, self.system.velocities, strict=True)
                ]
        return total

    @cached_property
    def A(self) -> Any:
        """The constraint Jacobian: a row ∂c/∂q for each holonomic constraint, then the nonholonomic rows."""
        rows = [[with_fractions(a) for a in c.row(self.system.coordinates)] for c in self._constraints]
        return self._matrix(rows, columns=len(self.coordinates))

    @cached_property
    def T2(self) -> Any:
        """½ q̇ᵀM q̇."""
        n, v = len(self.velocities), self.velocities
        squares = [self.M[i, i] * v[i] ** 2 / 2 for i in range(n)]
        products = [self.M[i, j] * v[i] * v[j] for i in range(n) for j in range(i + 1, n)]
        return sp.Add(*squares, *products)

    @cached_property
    def T1(self) -> Any:
        """bᵀq̇, linear in the velocities."""
        return sp.Add(*(b * v for b, v in zip(self.b, self.velocities, strict=True)))

    @cached_property
    def T0(self) -> Any:
        """What of T is left at rest: the energy of a frame that moves."""
        return self._shorter([self._form.T0])[0]

    @cached_property
    def b(self) -> Any:
        return self._matrix([[self._form.b(i)] for i in range(len(self.coordinates))])

    @cached_property
    def jacobi(self) -> Any:
        """Jacobi's integral h = T₂ − T₀ + V, kept where no force does work and time is not explicit."""
        return self.T2 + self.effective_potential

    @cached_property
    def effective_potential(self) -> Any:
        """U = V − T₀, whose minima are the stable equilibria as a moving frame sees them."""
        return self._shorter([self.V - self.T0])[0]

    @cached_property
    def gyroscopic(self) -> Any:
        """The skew matrix ∂bᵢ/∂qⱼ − ∂bⱼ/∂qᵢ."""
        rate = self.b.jacobian(self.coordinates)
        return self._matrix((rate - rate.T).tolist())

    @cached_property
    def M_rate(self) -> Any:
        """(∂M/∂t) q̇."""
        return self._matrix((self.M.diff(time) * self.velocities).tolist())

    @cached_property
    def b_rate(self) -> Any:
        """∂b/∂t."""
        return self._matrix(self.b.diff(time).tolist())

    @cached_property
    def T0_force(self) -> Any:
        """−∂T₀/∂q, centrifugal where a frame turns."""
        return self._matrix([[-self.T0.diff(q)] for q in self.coordinates])

    @cached_property
    def constraint_equations(self) -> list[Any]:
        """Each constraint as an equation, in the order of A and λ."""
        return [sp.Eq(with_fractions(c.expression), 0, evaluate=False) for c in self._constraints]

    @cached_property
    def state_equations(self) -> list[Any]:
        """ż = g for each state beyond coordinates and velocities."""
        return [
            sp.Eq(state.dot, with_fractions(rate), evaluate=False)
            for state, rate in self.system.rates.items()
        ]

    @cached_property
    def left_terms(self) -> Any:
        """The left side, a row for each coordinate, a column for each M q̈ⱼ and for each further term."""
        q_dot = self.velocities
        # (C q̇)ᵢ by products of velocities: Σⱼ Γᵢⱼⱼ q̇ⱼ² + Σ 2 Γᵢⱼₖ q̇ⱼ q̇ₖ over j < k
        products: list[list[Any]] = [[] for _ in q_dot]
        for (i, j, k), gamma in self._christoffel.items():
            products[i].append((1 if j == k else 2) * gamma * q_dot[j] * q_dot[k])
        coriolis = _column([sp.Add(*row) for row in products])
        inertia = Matrix(*self.M.shape, lambda i, j: self.M[i, j] * self.accelerations[j])
        rest = (coriolis, self.gyroscopic * q_dot, self.M_rate, self.b_rate, self.G, self.T0_force)
        return Matrix.hstack(inertia, *rest)

    @cached_property
    def right_terms(self) -> Any:
        """The right side, a column for each input, for Q, and for each multiplier."""
        driven = Matrix(*self.B.shape, lambda i, j: self.B[i, j] * self.inputs[j])
        held = Matrix(*self.A.T.shape, lambda i, j: self.A[j, i] * self.multipliers[j])
        return Matrix.hstack(driven, self.Q, held)

    @cached_property
    def lhs(self) -> list[Any]:
        return [sp.Add(*self.left_terms.row(i)) for i in range(len(self.coordinates))]

    @cached_property
    def rhs(self) -> list[Any]:
        return [sp.Add(*self.right_terms.row(i)) for i in range(len(self.coordinates))]

    @cached_property
    def residual(self) -> Any:
        """The left side minus the right, which is zero along every motion."""
        return _column([left - right for left, right in zip(self.lhs, self.rhs, strict=True)])

    def equation(self, i: int) -> Any:
        """The equation of coordinate number i, counted from 0."""
        if not 0 <= i < len(self.lhs):
            raise PendulaError(f"There is no equation {i}: {self.system.name} has 0 to {len(self.lhs) - 1}.")
        return sp.Eq(self.lhs[i], self.rhs[i], evaluate=False)

    def steps(self) -> "Derivation":
        """The derivation as in a lecture, coordinate by coordinate."""
        from pendula.dynamics.derivation import derivation

        return derivation(self)

    def intermediate(self) -> tuple[list[tuple[Any, Any]], dict[str, Any]]:
        """Named terms s1, s2, … that the shown expressions share, and those expressions in them, by name."""
        return presentation.intermediate(self)

    def new_symbols(self, prefix: str) -> Iterator[Any]:
        """Symbols prefix1, prefix2, … without the names that the system uses."""
        system = self.system
        groups = (system.coordinates, system.velocities, system.states, system.inputs, system.parameters)
        taken = {symbol.name for group in groups for symbol in group}
        return (sp.Symbol(f"{prefix}{k}", real=True) for k in count(1) if f"{prefix}{k}" not in taken)

    def latex(self) -> str:
        return presentation.latex(self)

    def pretty(self) -> str:
        return presentation.pretty(self)

    def _repr_latex_(self) -> str:
        return f"$\\displaystyle {self.latex()}$"

    def __str__(self) -> str:
        return presentation.text(self)

    def __repr__(self) -> str:
        return f"Equations({self.system.name!r}, coordinates=({', '.join(map(str, self.coordinates))}))"

    @cached_property
    def _shorter(self) -> Simplifier:
        return Simplifier(self.budget)

    @cached_property
    def _form(self) -> QuadraticForm:
        return quadratic_form(with_fractions(self.system.kinetic), self.system.velocities)

    @cached_property
    def _christoffel(self) -> dict[tuple[int, int, int], Any]:
        """Γᵢⱼₖ = ½ (∂Mᵢⱼ/∂qₖ + ∂Mᵢₖ/∂qⱼ − ∂Mⱼₖ/∂qᵢ) for j ≤ k; it is symmetric in j and k."""
        n, q = len(self.coordinates), self.coordinates
        pairs = [(j, k) for j in range(n) for k in range(j, n)]
        slope = {(i, j, k): self.M[i, j].diff(q[k]) for i, j in pairs for k in range(n)}

        def dM(i: int, j: int, k: int) -> Any:
            return slope[min(i, j), max(i, j), k]

        places = [(i, j, k) for i in range(n) for j, k in pairs]
        gamma = self._shorter([(dM(i, j, k) + dM(i, k, j) - dM(j, k, i)) / 2 for i, j, k in places])
        return dict(zip(places, gamma, strict=True))

    @cached_property
    def _constraints(self) -> tuple[Any, ...]:
        """In the order of A: those on positions, then those on velocities."""
        return tuple(sorted(self.system.constraints, key=lambda c: not isinstance(c, Holonomic)))

    @cached_property
    def _forces(self) -> list[tuple[list[Any], Any]]:
        """For each coordinate its row of B and the rest of its generalised force."""
        total = [sp.Add(*entries) for entries in zip(*self.system.generalised_forces, strict=True)]
        total = total or [sp.S.Zero] * len(self.coordinates)
        return [split_inputs(with_fractions(force), self.system.inputs) for force in total]

    def _matrix(self, rows: list[Any], columns: int = 1) -> Any:
        """The rows as a matrix of simplified entries."""
        entries = self._shorter([entry for row in rows for entry in row])
        columns = len(rows[0]) if rows else columns
        return Matrix(len(rows), columns, entries)


def _column(entries: Any) -> Any:
    return Matrix(len(entries), 1, list(entries))
