"""The Kalman filter: what is not measured, estimated from what is; with an LQR, the LQG controller.

    x̂̇ = A x̂ + B (u − u₀) + L (y − y₀ − C x̂),   L = P CᵀV⁻¹,   AP + PAᵀ − PCᵀV⁻¹CP + W = 0

where W is the intensity of what disturbs ẋ, V that of the errors of y. With samples x̂⁺ = A x̂ + B (u − u₀) +
L (y − y₀ − C x̂), L = A P Cᵀ(C P Cᵀ + V)⁻¹, W and V then being variances by sample (Anderson & Moore, Optimal
Filtering, 1979, §4.1).
"""

from collections.abc import Mapping
from dataclasses import KW_ONLY, dataclass, field
from typing import Any

import numpy as np
import sympy as sp

from pendula.analysis.linear_properties import poles as poles_of
from pendula.analysis.linear_properties import reach, real_part_rounding
from pendula.analysis.linearisation import Linearisation, linearise_at
from pendula.control.deviation import deviations
from pendula.control.limits import limit_laws
from pendula.control.loop import hold
from pendula.control.lqr import LQR, feedback_laws
from pendula.control.riccati import Gains, continuous_gains, discrete_gains
from pendula.control.sampling import check_sampling
from pendula.control.weights import read_weight
from pendula.description import Controller
from pendula.description.symbols import Parameter, State
from pendula.errors import PendulaError, format_names
from pendula.model import Model, derive


@dataclass(frozen=True, eq=False, repr=False)
class Observer:
    """A regulator that knows only what is measured: it estimates the rest.

    The estimates are states of the closed loop, ``theta_estimate`` for the deviation of theta from where it
    is held. Its gains are parameters ``L_theta_dot_x``. With an LQR that is ``discrete`` the filter is too.

    Args:
        lqr: the regulator, with its limits.
        measured: names or expressions, as the outputs of `linearise`.
        process: W, how strongly the system is disturbed: a matrix or a diagonal in the order of
            ``lqr.names``, or ``{name: intensity}`` of deviations and inputs; a disturbance of an input acts
            as the input does.
        measurement: V, how wrong measurements are: a matrix, a diagonal, a number for all, or by name.
        noise: errors that are added to measurements in runs, ``{measured: Noise(...)}``.

    Attributes:
        linear: the linear system with the measured outputs.
        L: gains of the filter, a column a measurement.
        P: variance of what the estimates are wrong by.
        poles: of the filter; those of the closed loop are these and the regulator's.
    """

    lqr: LQR
    measured: Any
    _: KW_ONLY
    process: Any
    measurement: Any
    noise: Mapping[Any, Any] = field(default_factory=dict)
    linear: Linearisation = field(init=False)
    gains: Gains = field(init=False)

    def __post_init__(self) -> None:
        if not isinstance(self.lqr, LQR):
            raise PendulaError(f"An Observer estimates what an LQR needs; got {type(self.lqr).__name__}.")
        model = derive(self.lqr.system)
        linear = linearise_at(model, self.lqr.linear.point, _listed(self.measured))
        if np.abs(linear.D).max(initial=0.0) > 0:
            raise PendulaError(
                f"Measurements must not depend on inputs; of {format_names(linear.outputs)} some do."
            )
        W = _process(self.process, linear)
        V = read_weight("measurement", self.measurement, linear.outputs, definite=True)
        _check_shown(linear)
        A, C = linear.A, linear.C
        if self.lqr.discrete is None:
            gains = continuous_gains(A.T, C.T, W, V)
        else:
            gains = discrete_gains(hold(A, linear.B, self.lqr.discrete)[0].T, C.T, W, V)
        for name in map(str, self.noise):
            if name not in linear.outputs:
                raise PendulaError(
                    f"noise names '{name}', which is not measured; measured are "
                    f"{format_names(linear.outputs)}."
                )
        object.__setattr__(self, "linear", linear)
        object.__setattr__(self, "gains", gains)

    @property
    def L(self) -> np.ndarray:
        return self.gains.K.T

    @property
    def P(self) -> np.ndarray:
        return self.gains.S

    @property
    def poles(self) -> np.ndarray:
        return self.gains.poles

    def controller(self, system: Any) -> Controller:
        """The laws for the inputs of a description, or of a model's, and the filter's states."""
        system = getattr(system, "description", system)
        names = [entry.replace("∫", "") for entry in self.linear.names]
        estimates = [State(f"{name}_estimate") for name in names]
        laws, signals = limit_laws(feedback_laws(self.lqr, system, list(estimates)), self.lqr.limit)
        x = sp.Matrix(estimates)
        driven = sp.Matrix([
            law - (Parameter(f"{name}_held", held) if held else 0)
            for (name, law), held in zip(laws.items(), self.linear.point.u.tolist(), strict=True)
        ])  # fmt: skip
        surprise = sp.Matrix(self._measurements(system)) - sp.Matrix(self.linear.C) * x
        L = sp.Matrix(len(names), len(self.linear.outputs), lambda i, j: self._gain(names[i], i, j))
        A, B, every = self.linear.A, self.linear.B, self.lqr.discrete
        if every is not None:
            # What a held controller adds to its states is every · ż.
            A, B = hold(A, B, every)
            A, B, L = (A - np.eye(len(A))) / every, B / every, L / sp.Float(every)
        rates = sp.Matrix(A) * x + sp.Matrix(B) * driven + L * surprise
        return Controller(laws, tuple(estimates), tuple(rates), signals=signals)

    def check_sampling(self, model: Model, every: float) -> None:
        """Refuse a sample time that is too long for the loop; `Sampled` asks before a run."""
        check_sampling(model, self.controller(model), self.linear.point, every, "LQR and observer")

    def _measurements(self, system: Any) -> list[Any]:
        """y − y₀ with the errors of measurement."""
        symbols = {s.name: s for s in (*system.coordinates, *system.velocities, *system.states)}
        from_there = dict(zip(symbols, deviations(system, self.linear.point), strict=True))
        values = dict(zip(symbols.values(), self.linear.point.y.tolist(), strict=True))
        errors = {str(name): sp.sympify(error) for name, error in self.noise.items()}
        found = []
        for item, name in zip(_listed(self.measured), self.linear.outputs, strict=True):
            if str(item) in from_there:
                deviation = from_there[str(item)]
            else:
                expression = sp.sympify(item)
                deviation = expression - expression.xreplace({s: sp.Float(v) for s, v in values.items()})
            found.append(deviation + errors.get(name, 0))
        return found

    def _gain(self, name: str, i: int, j: int) -> Parameter:
        output = self.linear.outputs[j]
        shown = output if output.isidentifier() else f"y{j + 1}"
        return Parameter(f"L_{name}_{shown}", float(self.L[i, j]))

    def __repr__(self) -> str:
        return f"Observer({self.linear.system!r}, measured=({', '.join(self.linear.outputs)}))"


def _listed(measured: Any) -> list[Any]:
    return list(measured) if isinstance(measured, list | tuple) else [measured]


def _process(given: Any, linear: Linearisation) -> np.ndarray:
    """W from intensities of deviations, and of inputs: W = B W_u Bᵀ."""
    if not isinstance(given, Mapping):
        return read_weight("process", given, linear.names)
    named = read_weight("process", given, (*linear.names, *linear.inputs))
    n = len(linear.names)
    return named[:n, :n] + linear.B @ named[n:, n:] @ linear.B.T


def _check_shown(linear: Linearisation) -> None:
    """Refuse measurements that leave out a mode that does not decay."""
    found = reach(linear.A.T, linear.C.T, linear.names, "outputs do not show")
    slow = -real_part_rounding(poles_of(linear.A))
    lost = [text for text, pole in zip(found.missing, found.poles, strict=True) if pole.real >= slow]
    if lost:
        raise PendulaError(
            f"{linear.system} cannot be observed by {format_names(linear.outputs)}: they do not show the "
            f"modes with poles {'; '.join(lost)}, which do not decay by themselves. Measure more."
        )
