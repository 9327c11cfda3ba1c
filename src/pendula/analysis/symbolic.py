"""Linear systems and equilibria as formulas, where SymPy finds them in time."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Any

import sympy as sp

from pendula.analysis.points import check_names
from pendula.description import Lagrangian, time
from pendula.dynamics.equations import Equations, equations
from pendula.dynamics.simplification import Simplifier, run_for
from pendula.errors import PendulaError
from pendula.model import derive

Matrix = sp.ImmutableDenseMatrix
BUDGET = 5.0  # seconds


@dataclass(frozen=True, eq=False, repr=False)
class SymbolicLinearisation:
    """M δq̈ + (damping + gyroscopic) δq̇ + K δq = B_q δu with matrices of expressions."""

    system: str
    names: tuple[str, ...]
    M: Any
    damping: Any
    gyroscopic: Any
    K: Any
    B_q: Any

    @cached_property
    def A(self) -> Any:
        """The slope of (δq̇, δq̈) by (δq, δq̇)."""
        n, inverse = len(self.M.tolist()), self.M.inv()
        below = Matrix.hstack(-inverse * self.K, -inverse * (self.damping + self.gyroscopic))
        return _simplify(Matrix.vstack(Matrix.hstack(sp.zeros(n), sp.eye(n)), below))

    @cached_property
    def B(self) -> Any:
        return Matrix.vstack(sp.zeros(*self.B_q.shape), _simplify(self.M.inv() * self.B_q))

    @cached_property
    def squares(self) -> tuple[Any, ...]:
        """ω² of every mode, the roots of det(K − ω² M) = 0, without damping and gyroscopic terms."""
        square = sp.Symbol("square")
        roots = sp.roots(sp.expand((self.K - square * self.M).det()), square)
        return tuple(sp.simplify(root) for root, count in roots.items() for _ in range(count))

    def __str__(self) -> str:
        parts = ("M", "damping", "gyroscopic", "K", "B_q")
        shown = [f"  {name} = {getattr(self, name).tolist()}" for name in parts]
        return "\n".join([f"{self.system}, linearised in ({', '.join(self.names)})", "", *shown])

    def __repr__(self) -> str:
        return f"SymbolicLinearisation({self.system!r}, x=({', '.join(self.names)}))"


def linearise_symbolically(system: Any, at: Any, inputs: Any) -> SymbolicLinearisation:
    """The linear system as formulas; coordinates that are not named keep their symbols."""
    eq = _equations(system, "linearise")
    known = _substitution(eq, at, inputs)
    q, v, a, u = eq.coordinates, eq.velocities, eq.accelerations, eq.inputs
    # At a state that is no equilibrium, M δq̈ changes with δq by ∂(M a)/∂q.
    rest = eq.residual.xreplace(dict.fromkeys(a, sp.S.Zero)).xreplace(known)
    rest = _simplify(rest)
    held = dict.fromkeys(a, sp.S.Zero)
    if any(rest):
        solved = _solve_definite(eq.M.xreplace(known), -rest)
        held = dict(zip(a, solved, strict=True))

    def slope(by: Any) -> Any:
        return _simplify(eq.residual.jacobian(by).xreplace(held).xreplace(known))

    resistance = slope(v)
    none = sp.zeros(len(q), 0)
    return SymbolicLinearisation(
        eq.system.name,
        tuple(str(s) for s in (*q, *v)),
        _simplify(eq.M.xreplace(known)),
        _simplify((resistance + resistance.T) / 2),
        _simplify((resistance - resistance.T) / 2),
        slope(q),
        -slope(u) if len(u) else none,
    )


def solve_equilibria(system: Any, inputs: Any, budget: float = BUDGET) -> list[dict[str, Any]]:
    """Equilibria as formulas, by name, of ∇U = Q at rest; an error where SymPy finds none in time."""
    eq = _equations(system, "equilibria")
    still = dict.fromkeys((*eq.velocities, *eq.accelerations), sp.S.Zero)
    known = _substitution(eq, {}, inputs) | still
    balance = [part for part in _simplify(eq.residual.xreplace(still).xreplace(known)) if part != 0]
    free = [q for q in eq.coordinates if any(part.has(q) for part in balance)]
    found: list[dict[Any, Any]] = []

    def work() -> None:
        found.extend(sp.solve(balance, free, dict=True))

    if not run_for(work, budget):
        raise PendulaError(
            f"SymPy does not solve ∇U = 0 of {eq.system.name} within {budget:g} s; "
            "without symbolic=True equilibria are found as numbers."
        )
    made = []
    for solution in found:
        values = {q.name: _principal(sp.simplify(value)) for q, value in solution.items()}
        if not any(value.has(sp.I) for value in values.values()) and values not in made:
            made.append(values)
    return made


def _principal(value: Any) -> Any:
    """The same angle without a whole turn: −acos(a) for 2π − acos(a)."""
    turned = value - 2 * sp.pi
    return turned if not value.is_number and turned.count_ops() < value.count_ops() else value


def _equations(system: Any, verb: str) -> Equations:
    described = system if isinstance(system, Lagrangian) else derive(system).description
    if not isinstance(described, Lagrangian) or described.constraints:
        why = "has constraints" if isinstance(described, Lagrangian) else "is not given by its energies"
        raise PendulaError(
            f"{verb} gives formulas of systems with energies and without constraints; "
            f"{described.name} {why}. Give numbers instead."
        )
    eq = equations(described)
    if any(time in e.free_symbols for e in eq.residual):
        raise PendulaError(f"{described.name} depends on time: it has no equilibria or constant matrices.")
    return eq


def _substitution(eq: Equations, at: Mapping[Any, Any] | None, inputs: Any) -> dict[Any, Any]:
    """Expressions for symbols: coordinates and inputs as given, velocities zero unless given."""
    symbols = {s.name: s for s in (*eq.coordinates, *eq.velocities)}
    at = at or {}
    check_names([str(key) for key in at], tuple(symbols), eq.system.name, "at")
    known = dict.fromkeys(eq.velocities, sp.S.Zero)
    known |= {symbols[str(key)]: sp.nsimplify(value, rational=True) for key, value in at.items()}
    named = {u.name: u for u in eq.inputs}
    given = inputs if isinstance(inputs, Mapping) else {}
    check_names([str(key) for key in given], tuple(named), eq.system.name, "inputs")
    known |= dict.fromkeys(eq.inputs, sp.S.Zero)
    return known | {named[str(key)]: sp.sympify(value) for key, value in given.items()}


def _solve_definite(M: Any, r: Any) -> list[Any]:
    """M⁻¹ r by elimination without pivots: to look for them among formulas takes SymPy minutes."""
    n, rows, w = M.shape[0], M.tolist(), list(r)
    for k in range(n):
        for i in range(k + 1, n):
            factor = rows[i][k] / rows[k][k]
            rows[i] = [below - factor * above for below, above in zip(rows[i], rows[k], strict=True)]
            w[i] -= factor * w[k]
    for k in reversed(range(n)):
        w[k] = (w[k] - sum(rows[k][j] * w[j] for j in range(k + 1, n))) / rows[k][k]
    return w


def _simplify(matrix: Any) -> Any:
    entries: Sequence[Any] = Simplifier(BUDGET)(
        [sp.simplify(e) if e.count_ops() < 200 else e for e in matrix]
    )
    return Matrix(*matrix.shape, list(entries))
