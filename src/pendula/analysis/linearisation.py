"""linearise: the linear system near a state, in the tangent space of its constraints.

With x = (δq, δv, δz), the independent deviations,

    M δv̇ + (damping + gyroscopic) δv + K δq = B_q δu + …,    ẋ = A x + B δu,   y = C x + D δu

A is the slope of the rate between directions that constraints allow, A = L (∂ẏ/∂y S − Ṡ), exact by graphs.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property
from typing import Any, NamedTuple

import numpy as np

from pendula.analysis import linear_properties
from pendula.analysis.linear_properties import Reach
from pendula.analysis.outputs import output_slopes
from pendula.analysis.points import OperatingPoint, check_names, read_inputs, read_point
from pendula.analysis.tables import Table, Tabular, number
from pendula.analysis.tangent import Tangent, tangent_space
from pendula.errors import PendulaError, explain_arguments
from pendula.model import Model, derive
from pendula.model.inertia import mass_metric
from pendula.simulation.start import check_inertia

# A state whose independent accelerations are below this part of the terms they are sums of is at rest.
AT_REST = 1e-7


@explain_arguments
def linearise(
    system: Any,
    at: Any = None,
    *,
    inputs: Any = None,
    outputs: Any = None,
    t: float = 0.0,
    symbolic: bool = False,
) -> Any:
    """The linear system near a state, by exact slopes.

    Args:
        system: a description, a model or the name of a gallery system.
        at: the state by name, or what `equilibria` found; coordinates that are not named come from the
            description's start, velocities are zero. Values with symbols make the result symbolic.
        inputs: what inputs are held at, by name or in order; zero unless given.
        outputs: names, points or expressions; the coordinates unless given.
        t: the instant, s, for systems that depend on time.
        symbolic: whether to give matrices of expressions: a `SymbolicLinearisation`.

    Returns:
        A `Linearisation`: the matrices ``M, damping, gyroscopic, K``, and ``A, B, C, D`` of the state space.
    """
    if symbolic or _has_symbols(at):
        from pendula.analysis.symbolic import linearise_symbolically

        return linearise_symbolically(system, at, inputs)
    model = derive(system)
    point = read_point(model, at, inputs, t)
    return linearise_at(model, point, outputs)


def linearise_at(model: Model, point: OperatingPoint, outputs: Any = None) -> "Linearisation":
    """The linear system of a model near a point."""
    time, layout = np.array([point.t]), model.layout
    tangent = tangent_space(model, point)
    M = _inertia(model, point, tangent)
    J = model.evaluate_once("jacobian", time, point.y, point.u)
    A = tangent.L @ J @ tangent.S - tangent.drift
    B = tangent.L @ model.evaluate_once("rate_by_u", time, point.y, point.u)
    if not (np.isfinite(A).all() and np.isfinite(B).all()):
        raise PendulaError(f"The slopes of {model.name} are not finite at {format_point(model, point)}.")
    found = output_slopes(model, outputs, point)
    rate = tangent.L @ model.evaluate_once("rate", time, point.y, point.u)
    largest = np.abs(rate[tangent.positions :]).max(initial=0.0)
    steady = bool(largest <= AT_REST * (1 + np.abs(J[layout.v.start :]).max(initial=0.0)))
    return Linearisation(
        model.name, point, tangent, model.inputs, found.names, M, A, B, found.by_state @ tangent.S,
        found.by_inputs, rate, steady,
        {name: float(point.y[model.card.entries.index(name)]) for name in model.card.modes},
    )  # fmt: skip


@dataclass(frozen=True, eq=False, repr=False)
class Linearisation(Tabular):
    """A linear system near a state; prints as a table of its poles.

    Attributes:
        system: its name.
        point: the state and inputs about which it holds.
        tangent: which directions of the state x = (δq, δv, δz) are independent, and how others follow.
        inputs: names of the entries of u.
        outputs: names of the entries of y = C x + D u.
        M: the mass matrix between independent velocities.
        A: slope of ẋ by x.
        B: slope of ẋ by u.
        C: slope of the outputs by x.
        D: slope of the outputs by u.
        rate: ẋ at the point itself.
        steady: whether velocities and states keep their values there.
        modes: which contacts are closed, what slips or sticks, by name: it holds while they stay so.
    """

    system: str
    point: OperatingPoint
    tangent: Tangent
    inputs: tuple[str, ...]
    outputs: tuple[str, ...]
    M: np.ndarray
    A: np.ndarray
    B: np.ndarray
    C: np.ndarray
    D: np.ndarray
    rate: np.ndarray
    steady: bool
    modes: Mapping[str, float]

    @property
    def names(self) -> tuple[str, ...]:
        """Names of the entries of x."""
        return self.tangent.names

    @cached_property
    def K(self) -> np.ndarray:
        """The stiffness, −∂(M δv̇)/∂δq; symmetric where forces have a potential."""
        return -self.M @ self.A[self.tangent.moving, : self.tangent.positions]

    @cached_property
    def damping(self) -> np.ndarray:
        """The symmetric part of −∂(M δv̇)/∂δv."""
        return (self._resistance + self._resistance.T) / 2

    @cached_property
    def gyroscopic(self) -> np.ndarray:
        """Its skew part, which does no work."""
        return (self._resistance - self._resistance.T) / 2

    @cached_property
    def B_q(self) -> np.ndarray:
        """How inputs act as forces, M ∂v̇/∂u."""
        return self.M @ self.B[self.tangent.moving]

    @cached_property
    def poles(self) -> np.ndarray:
        """The eigenvalues of A in 1/s, those that grow fastest first."""
        return linear_properties.poles(self.A)

    @property
    def frequencies(self) -> np.ndarray:
        """|λ| of every pole, rad/s."""
        return np.abs(self.poles)

    @property
    def damping_ratios(self) -> np.ndarray:
        """−Re λ/|λ| of every pole: 1 without swinging, 0 without damping, NaN of a pole at zero."""
        return linear_properties.damping_ratios(self.poles)

    @cached_property
    def controllability(self) -> Reach:
        """Whether inputs reach every mode, and which they do not."""
        return linear_properties.reach(self.A, self.B, self.names, "inputs do not reach")

    @cached_property
    def observability(self) -> Reach:
        """Whether outputs show every mode, and which they do not."""
        return linear_properties.reach(self.A.T, self.C.T, self.names, "outputs do not show")

    def to_scipy(self) -> Any:
        """The same as ``scipy.signal.StateSpace``."""
        from scipy.signal import StateSpace

        return StateSpace(self.A, self.B, self.C, self.D)

    def to_control(self) -> Any:
        """The same for python-control, with the names of states, inputs and outputs."""
        try:
            import control  # pyright: ignore[reportMissingImports]
        except ImportError:
            raise PendulaError(
                "to_control() needs python-control, which is not installed: pip install control. "
                "to_scipy() gives the same system for SciPy."
            ) from None
        names = {"states": list(self.names), "inputs": list(self.inputs), "outputs": list(self.outputs)}
        return control.ss(self.A, self.B, self.C, self.D, **names, name=self.system)

    @property
    def table(self) -> Table:
        rows = [
            (number(p), number(abs(p)), number(abs(p) / (2 * np.pi)), number(r) if p else "–")
            for p, r in zip(self.poles.tolist(), self.damping_ratios.tolist(), strict=True)
        ]
        about = "" if self.steady else (
            "The state is no equilibrium: its velocities change by up to "
            f"{number(np.abs(self.rate[self.tangent.positions :]).max())} per second."
        )  # fmt: skip
        told = [about, f"State: {', '.join(self.names)}."]
        if self.modes:
            told += [f"While {', '.join(f'{name} = {value:g}' for name, value in self.modes.items())}."]
        if self.inputs:
            told += [self.controllability.sentence]
        told += [self.observability.sentence]
        heads = ("pole in 1/s", "rad/s", "Hz", "damping ratio")
        return Table(f"{self.system}, linearised", heads, tuple(rows), tuple(filter(None, told)))

    def __repr__(self) -> str:
        return f"Linearisation({self.system!r}, x=({', '.join(self.names)}), inputs={self.inputs})"

    @cached_property
    def _resistance(self) -> np.ndarray:
        return -self.M @ self.A[self.tangent.moving, self.tangent.moving]


class StateSpaces(NamedTuple):
    """Linear systems near many states, along the first axis."""

    A: np.ndarray
    B: np.ndarray


def linearise_batch(system: Any, at: Mapping[Any, Any], *, inputs: Any = None) -> StateSpaces:
    """A and B near many states at once, in SIMD lanes.

    Args:
        system: a description, a model or the name of a gallery system.
        at: values by name, numbers or arrays of one length; what is not named is zero.
        inputs: what inputs are held at, as in `linearise`.
    """
    model = derive(system)
    if not isinstance(at, Mapping):
        raise PendulaError(f"at must give arrays by name, got {type(at).__name__}.")
    entries, layout = model.card.entries, model.layout
    check_names([str(key) for key in at], entries, model.name, "at")
    arrays = {str(key): np.asarray(value, dtype=float) for key, value in at.items()}
    lengths = {a.shape for a in arrays.values() if a.ndim}
    if len(lengths) != 1 or len(next(iter(lengths))) != 1:
        raise PendulaError(f"at needs arrays of one length, got the shapes {sorted(lengths)}.")
    y = np.zeros((lengths.pop()[0], layout.size))
    for name, values in arrays.items():
        y[:, entries.index(name)] = values
    u = read_inputs(model, inputs)
    if layout.identity and not model.constraints:
        return StateSpaces(model.evaluate_states("jacobian", y, u), model.evaluate_states("rate_by_u", y, u))
    made = [
        linearise_at(model, read_point(model, dict(zip(entries, row, strict=True)), u)) for row in y.tolist()
    ]
    return StateSpaces(np.array([lin.A for lin in made]), np.array([lin.B for lin in made]))


def format_point(model: Model, point: OperatingPoint) -> str:
    """A state as it stands in a sentence."""
    pairs = zip(model.card.entries, point.y.tolist(), strict=True)
    rest = {*model.velocities} if not point.y[model.layout.v].any() else set()
    return ", ".join(f"{name} = {number(value)}" for name, value in pairs if name not in rest)


def _inertia(model: Model, point: OperatingPoint, tangent: Tangent) -> np.ndarray:
    if not model.coordinates:
        return np.zeros((0, 0))
    now = np.array([point.t])
    M = model.evaluate_once("mass_matrix", now, point.y, point.u)
    metric = mass_metric(model, M, now, point.y, point.u)
    check_inertia(model, metric, f"at {format_point(model, point)}")
    S = tangent.S[model.layout.v, tangent.moving]
    return S.T @ M @ S


def _has_symbols(at: Any) -> bool:
    return isinstance(at, Mapping) and any(getattr(value, "free_symbols", ()) for value in at.values())
