"""Following a trajectory by a regulator whose gains change along it (time-varying LQR).

    u = u_d(t) − K(t) (y − y_d(t)),   K = R⁻¹BᵀS,   −Ṡ = AᵀS + SA − SBR⁻¹BᵀS + Q,   S(T) = S_T

with A and B of the linear system along the trajectory (Anderson & Moore, Optimal Control, 1990, §2.3). Motion
and gains become cubic splines of time, inputs straight lines, so that the law is compiled with the system.

Constraints need nothing else: rates keep to them, so that a deviation along them stays along them, and its
cost to go is that of all entries. Only at the end, where S_T comes from an LQR, are independent deviations
x = L δy taken: S_T = LᵀS_x L.
"""

from collections.abc import Mapping
from dataclasses import KW_ONLY, dataclass, field
from typing import Any

import numpy as np
import sympy as sp

from pendula.analysis.linearisation import linearise_at
from pendula.analysis.points import OperatingPoint
from pendula.control.limits import limit_laws
from pendula.control.motions import check_motion, check_names, inputs_of, states_of
from pendula.control.splines import linear_expressions, spline_expressions
from pendula.control.weights import read_cost, read_weight
from pendula.description import Controller
from pendula.description.symbols import Parameter, time
from pendula.errors import PendulaError, format_names
from pendula.model import Model, derive

STEPS = 20  # of RK4 between two nodes, for S
FEWEST = 4
ALLOWED = 0.1  # of what an entry covers along a trajectory: how far it may be off, unless weights are given
AT_REST = 1e-4  # a rate below this counts as rest: trajectories end there to the tolerance of a solver


@dataclass(frozen=True, eq=False, repr=False)
class Tracking:
    """A regulator about a motion: it holds a system to a trajectory, and after its end where that ends.

    Args:
        trajectory: what `optimise` found, or a run whose inputs drove it: with t, q, v, z, u and their names.
        Q: weight of deviations from it, in the order of coordinates, velocities and states, as in `LQR`.
        R: weight of inputs beside those of the trajectory, likewise.
        largest: instead of Q and R, the largest deviations that are allowed, by name (Bryson's rule). Without
            any of the three, a tenth of what each entry covers along the trajectory, and all that each input
            covers; 1 where that is nothing.
        final: weight S_T of deviations at the end; the cost that an LQR there has still to come unless given,
            or Q where there is no such LQR.
        limit: the largest input, a pair (low, high), or these by the input's name.
        nodes: how many pieces the splines have, of equal length.
        system: what the gains are for; the trajectory's own model unless given.

    Attributes:
        t: the nodes, s.
        y: states at the nodes.
        u: inputs at the nodes.
        rest: inputs after the end: those that hold the system there if any do, else the last.
        K: gains at the nodes, shape (nodes + 1, inputs, entries of y). In the closed loop all are multiplied
            by the parameter ``tracking_gain``, 1.
    """

    trajectory: Any
    Q: Any = None
    R: Any = None
    _: KW_ONLY
    largest: Mapping[Any, float] | None = None
    final: Any = None
    limit: Any = None
    nodes: int = 60
    system: Any = None
    t: np.ndarray = field(init=False)
    y: np.ndarray = field(init=False)
    u: np.ndarray = field(init=False)
    rest: np.ndarray = field(init=False)
    K: np.ndarray = field(init=False)

    def __post_init__(self) -> None:
        model = _model(self.trajectory, self.system)
        if not isinstance(self.nodes, int) or self.nodes < FEWEST:
            raise PendulaError(f"nodes must be a count from {FEWEST} on, got {self.nodes!r}.")
        entries = model.card.entries
        check_names(self.trajectory, model)
        first, last = float(self.trajectory.t[0]), float(self.trajectory.t[-1])
        fine = np.linspace(first, last, 2 * STEPS * self.nodes + 1)  # RK4 asks in the middle of steps too
        y, u = states_of(self.trajectory, model, fine), inputs_of(self.trajectory, model, fine)
        largest = self.largest
        if self.Q is None and self.R is None and largest is None:
            largest = _covered(entries, ALLOWED * y) | _covered(model.inputs, u)
        Q, R = read_cost(self.Q, self.R, largest, entries, model.inputs)
        A = model.evaluate_states("jacobian", y, u, fine)
        B = model.evaluate_states("rate_by_u", y, u, fine)
        if self.final is None:
            end = _cost_after(model, OperatingPoint(y[-1], u[-1], last), Q, R)
        else:
            end = read_weight("final", self.final, entries)
        S = _riccati(A, B, Q, R, end, (last - first) / (STEPS * self.nodes))
        at = slice(None, None, 2 * STEPS)
        K = np.linalg.solve(R, np.swapaxes(B[at], 1, 2) @ S[::STEPS])
        rest = _inputs_at_rest(model, y[-1], u[-1], B[-1])
        for name, value in (("t", fine[at]), ("y", y[at]), ("u", u[at]), ("rest", rest), ("K", K)):
            object.__setattr__(self, name, value)

    def controller(self, system: Any) -> Controller:
        """The laws for the inputs of a description, or of a model's."""
        system = getattr(system, "description", system)
        model = _model(self.trajectory, self.system)
        symbols = (*system.coordinates, *system.velocities, *system.states)
        names = tuple(s.name for s in symbols)
        if names != model.card.entries or not set(model.inputs) <= {u.name for u in system.inputs}:
            raise PendulaError(
                f"The trajectory is one of {model.name} with {format_names(model.card.entries)}; "
                f"{system.name} has {format_names(names)}."
            )
        clock = sp.Min(sp.Max(time, float(self.t[0]), evaluate=False), float(self.t[-1]), evaluate=False)
        wanted = spline_expressions(self.t, self.y, clock)
        driven = [
            sp.Piecewise((before, time < float(self.t[-1])), (sp.Float(after), sp.true), evaluate=False)
            for before, after in zip(linear_expressions(self.t, self.u, clock), self.rest, strict=True)
        ]
        gains = spline_expressions(self.t, self.K.reshape(len(self.t), -1), clock)
        deviations = [
            _nearest_turn(s - r) if s.name in system.angles else s - r
            for s, r in zip(symbols, wanted, strict=True)
        ]
        factor, n = Parameter("tracking_gain", 1.0), len(symbols)
        raw = {
            name: driven[i] - factor * sp.Add(*map(sp.Mul, gains[i * n : (i + 1) * n], deviations))
            for i, name in enumerate(model.inputs)
        }
        laws, signals = limit_laws(raw, self.limit)
        return Controller(laws, signals=signals)

    def __repr__(self) -> str:
        return f"Tracking(t = {self.t[0]:g} to {self.t[-1]:g}, {self.nodes} pieces)"


def _covered(names: tuple[str, ...], values: np.ndarray) -> dict[str, float]:
    """What each column covers from its least to its largest value, by name; 1 where that is nothing."""
    covered = np.ptp(values, axis=0)
    rounding = 1e-9 * np.abs(values).max(initial=0.0)
    return {
        name: float(width) if width > rounding else 1.0 for name, width in zip(names, covered, strict=True)
    }


def _nearest_turn(angle: Any) -> Any:
    # Not evaluated: SymPy would look for a sign in a sum of many terms.
    sine, cosine = sp.sin(angle, evaluate=False), sp.cos(angle, evaluate=False)
    return sp.atan2(sine, cosine, evaluate=False)


def _model(trajectory: Any, system: Any) -> Model:
    """The model that a trajectory is one of, with inputs."""
    check_motion(trajectory, "Tracking")
    given = system if system is not None else getattr(trajectory, "model", None)
    if given is None:
        raise PendulaError("The trajectory does not know its system: give Tracking(..., system=...).")
    model = derive(given)
    if not model.inputs:
        raise PendulaError(
            f"{model.name} has no inputs left to drive: for a run of a closed loop, give the system without "
            "its controller, Tracking(..., system=...)."
        )
    if not model.layout.identity:
        raise PendulaError(
            f"Tracking needs coordinates whose rates are the velocities; {model.name} has quaternions."
        )
    return model


def _inputs_at_rest(model: Model, y: np.ndarray, u: np.ndarray, B: np.ndarray) -> np.ndarray:
    """The inputs that hold the system at the end of a trajectory, where they do; else those at the end."""
    rate = model.rate(y, u)
    held = u - np.linalg.pinv(B) @ rate
    left = np.abs(model.rate(y, held)).max()
    return held if left < AT_REST * (1 + np.abs(B).max()) else u


def _cost_after(model: Model, end: OperatingPoint, Q: np.ndarray, R: np.ndarray) -> np.ndarray:
    """The cost that an LQR at the end has still to come; Q where there is no such LQR."""
    from scipy.linalg import LinAlgError, solve_continuous_are

    try:
        linear = linearise_at(model, end)
        S, L = linear.tangent.S, linear.tangent.L
        return L.T @ solve_continuous_are(linear.A, linear.B, S.T @ Q @ S, R) @ L
    except (LinAlgError, ValueError):
        return Q


def _riccati(
    A: np.ndarray, B: np.ndarray, Q: np.ndarray, R: np.ndarray, end: np.ndarray, step: float
) -> np.ndarray:
    """S at every second instant of A and B, from the end backwards by RK4 with the instants in between."""
    G = B @ np.linalg.solve(R, np.swapaxes(B, 1, 2))

    def growth(S: np.ndarray, k: int) -> np.ndarray:  # −Ṡ
        half = A[k].T @ S
        return half + half.T - S @ G[k] @ S + Q

    S, found = end, [end]
    for k in range(len(A) - 1, 0, -2):
        a = growth(S, k)
        b = growth(S + step / 2 * a, k - 1)
        c = growth(S + step / 2 * b, k - 1)
        d = growth(S + step * c, k - 2)
        S = S + step / 6 * (a + 2 * b + 2 * c + d)
        S = (S + S.T) / 2
        found.append(S)
    return np.array(found[::-1])
