"""The linear-quadratic regulator: gains that hold a system where it is wanted at the least quadratic cost."""

from collections.abc import Mapping
from dataclasses import KW_ONLY, dataclass, field
from typing import Any

import numpy as np
import sympy as sp

from pendula.analysis import Linearisation
from pendula.checking import read_number
from pendula.control.deviation import check_same_names, deviations, linearise_at_rest
from pendula.control.limits import limit_laws, read_limits
from pendula.control.loop import hold
from pendula.control.riccati import Gains, check_reach, check_seen, continuous_gains, discrete_gains
from pendula.control.sampling import check_sampling
from pendula.control.weights import read_cost
from pendula.description import Controller
from pendula.description.symbols import Parameter
from pendula.errors import PendulaError
from pendula.model import Model, derive


@dataclass(frozen=True, eq=False, repr=False)
class LQR:
    """A regulator u = u₀ − K x that holds a system at rest, x being the deviation from there.

    The gains minimise ∫ xᵀQx + uᵀRu dt near the state, or with ``discrete`` the sum over samples. In the
    closed loop they are parameters ``K_u_theta``, with where to hold it as ``theta_desired``. Angles that
    only turn count from the nearest whole turn.

    Args:
        system: what the gains are for: a description, a model or the name of a gallery system.
        at: where to hold it, as in `linearise`.
        Q: weight of deviations, in the order of ``lqr.names``: a matrix, its diagonal, one number for all, or
            ``{name: weight}``, where the others weigh nothing.
        R: weight of inputs, likewise, all greater than zero.
        largest: instead of Q and R, the largest deviations that are allowed, ``{name: value}``, inputs
            included: weights 1/value² (Bryson's rule).
        inputs: what holds the system there, by name; found unless given.
        limit: the largest input, a pair (low, high), or these by the input's name.
        discrete: seconds between samples, for gains to be used with ``Sampled(lqr, every=discrete)``.

    Attributes:
        linear: the linear system that the gains are for.
        K: gains, a row an input.
        S: the cost xᵀSx still to come.
        poles: of the closed loop in 1/s; with ``discrete``, factors by sample.
    """

    system: Any
    at: Any = None
    Q: Any = None
    R: Any = None
    _: KW_ONLY
    largest: Mapping[Any, float] | None = None
    inputs: Any = None
    limit: Any = None
    discrete: float | None = None
    linear: Linearisation = field(init=False)
    gains: Gains = field(init=False)

    def __post_init__(self) -> None:
        model = derive(self.system)
        if self.discrete is not None and read_number(self.discrete, "discrete") <= 0:
            raise PendulaError(f"discrete is the time between samples, above 0 s, got {self.discrete!r}.")
        linear = linearise_at_rest(model, self.at, self.inputs)
        Q, R = read_cost(self.Q, self.R, self.largest, linear.names, linear.inputs)
        _check_limits(model, linear, read_limits(model.inputs, self.limit))
        check_reach(linear.A, linear.B, linear.names, model.name, "its inputs")
        check_seen(linear.A, Q, linear.names, "The weights Q", "give them a weight")
        if self.discrete is None:
            gains = continuous_gains(linear.A, linear.B, Q, R)
        else:
            gains = discrete_gains(*hold(linear.A, linear.B, self.discrete), Q, R)
        object.__setattr__(self, "linear", linear)
        object.__setattr__(self, "gains", gains)

    @property
    def K(self) -> np.ndarray:
        return self.gains.K

    @property
    def S(self) -> np.ndarray:
        return self.gains.S

    @property
    def poles(self) -> np.ndarray:
        return self.gains.poles

    @property
    def names(self) -> tuple[str, ...]:
        """Names of the entries of x."""
        return self.linear.names

    def controller(self, system: Any) -> Controller:
        """The laws for the inputs of a description, or of a model's."""
        system = getattr(system, "description", system)
        laws, signals = limit_laws(feedback_laws(self, system, self.deviations(system)), self.limit)
        return Controller(laws, signals=signals)

    def deviations(self, system: Any) -> list[Any]:
        """x as expressions of a system's symbols."""
        check_same_names(system, self.linear, derive(self.system).card.entries, "LQR")
        from_there = deviations(system, self.linear.point)
        return [
            sp.Add(*(_times(weight, delta) for weight, delta in zip(row, from_there, strict=True)))
            for row in self.linear.tangent.L.tolist()
        ]

    def check_sampling(self, model: Model, every: float) -> None:
        """Refuse a sample time that is too long for the loop; `Sampled` asks before a run."""
        controller = self.controller(model)
        check_sampling(model, controller, self.linear.point, every, "LQR")

    def __repr__(self) -> str:
        kind = "" if self.discrete is None else f", discrete={self.discrete:g}"
        return f"LQR({self.linear.system!r}, x=({', '.join(self.names)}), inputs={self.linear.inputs}{kind})"


def feedback_laws(lqr: LQR, system: Any, x: list[Any]) -> dict[str, Any]:
    """u₀ − K x by input, for deviations x that are measured or estimated; gains are parameters."""
    laws = {}
    for name, held, row in zip(lqr.linear.inputs, lqr.linear.point.u.tolist(), lqr.K.tolist(), strict=True):
        terms = [
            Parameter(f"K_{name}_{_identifier(entry)}", gain) * deviation
            for entry, gain, deviation in zip(lqr.names, row, x, strict=True)
        ]
        rest = Parameter(f"{name}_held", held) if held else sp.S.Zero
        laws[name] = rest - sp.Add(*terms)
    return laws


def _identifier(entry: str) -> str:
    """A name for a parameter: positions of a body that turns, ∫wx, are called wx_integral."""
    return f"{entry[1:]}_integral" if entry.startswith("∫") else entry


def _times(weight: float, expression: Any) -> Any:
    if weight in (0.0, 1.0):
        return expression if weight else sp.S.Zero
    return sp.Float(weight) * expression


def _check_limits(model: Model, linear: Linearisation, limits: Mapping[str, tuple[float, float]]) -> None:
    """The inputs that hold the system must lie within their limits."""
    for name, held in zip(linear.inputs, linear.point.u.tolist(), strict=True):
        low, high = limits.get(name, (-np.inf, np.inf))
        if not low < held < high:
            raise PendulaError(
                f"{model.name} is held there by {name} = {held:.4g}, which its limits {low:g} to {high:g} "
                "forbid."
            )
