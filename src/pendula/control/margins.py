"""How much a linear loop bears before it becomes unstable: other gains, phase lag, delay.

The loop is cut at each input in turn, the others staying closed; L is what comes back, with its sign changed,
so that 1 + g L(iω) = 0 at the gain g with which a swing of frequency ω neither grows nor decays.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

import numpy as np

from pendula.analysis import linearise
from pendula.analysis.linear_properties import poles
from pendula.analysis.points import OperatingPoint
from pendula.analysis.tables import Table, Tabular, number
from pendula.control.frequency import FrequencyResponse
from pendula.control.loop import OpenLoop, linear_loop
from pendula.description.controller import as_controller
from pendula.errors import PendulaError
from pendula.model import derive

GRID = 4000  # frequencies between which crossings are looked for
BEYOND = 1e3  # how far these reach below the slowest and above the fastest pole


@dataclass(frozen=True)
class Margin:
    """What the loop bears at one input.

    Attributes:
        gain: factors between which the gain may lie, (low, high); 0 and inf where nothing limits it.
        phase: lag or lead that may be added, rad; inf where nothing limits it.
        delay: delay that may be added, s; inf where nothing limits it.
        frequency: where the phase is counted, rad/s; NaN where nothing limits it.
    """

    gain: tuple[float, float]
    phase: float
    delay: float
    frequency: float


@dataclass(frozen=True, eq=False)
class Margins(Tabular):
    """The margins of a loop by input; prints as a table.

    Attributes:
        system: its name.
        by_input: the margin at each input.
        loops: L(iω) at each input, for `plot_nyquist` and `plot_bode`.
    """

    system: str
    by_input: Mapping[str, Margin]
    loops: Mapping[str, FrequencyResponse]

    def __getitem__(self, name: str) -> Margin:
        return self.by_input[name]

    @property
    def table(self) -> Table:
        rows = [
            (name, number(m.gain[0]), number(m.gain[1]), number(np.degrees(m.phase)), number(m.delay))
            for name, m in self.by_input.items()
        ]
        heads = ("input", "lowest gain", "highest gain", "phase in °", "delay in s")
        return Table(f"Margins of {self.system}", heads, tuple(rows))


def gain_margins(
    system: Any, controller: Any, at: Any = None, *, inputs: Any = None, every: float | None = None
) -> Margins:
    """Gain, phase and delay margins of a loop near where a controller holds a system.

    Args:
        system: a description, a model or the name of a gallery system.
        controller: what closes the loop: laws, a Controller, or a recipe such as LQR.
        at: where the loop is looked at, as in `linearise`; unless given, where an LQR holds it.
        inputs: what holds the system there, as in `linearise`.
        every: seconds between samples, for a loop that is sampled and held.
    """
    model = derive(system)
    point = _point(model, controller, at, inputs)
    loop = linear_loop(model, as_controller(model.description, controller), point)
    worst = poles(loop.closed(every))
    unstable = worst[np.real(worst) >= 0] if every is None else worst[np.abs(worst) >= 1]
    if len(unstable):
        raise PendulaError(
            f"The loop of {model.name} is unstable or nearly so, with a pole at {number(unstable[0])}; it "
            "has no margins."
        )
    margins, loops = {}, {}
    for i, name in enumerate(loop.inputs):
        opened = loop.opened(i, every)
        omega = _grid(opened, every)
        margins[name] = _margin(opened, omega, every)
        returned = f"{name} through the loop"
        loops[name] = FrequencyResponse(model.name, name, returned, omega, opened(_argument(omega, every)))
    return Margins(model.name, margins, loops)


def _point(model: Any, controller: Any, at: Any, inputs: Any) -> OperatingPoint:
    held = getattr(controller, "linear", None)
    if at is None and held is not None:
        return held.point
    return linearise(model, at, inputs=inputs).point


def _grid(opened: OpenLoop, every: float | None) -> np.ndarray:
    """Frequencies around the poles, or up to half the rate of samples."""
    if every is not None:
        return np.geomspace(np.pi / every / BEYOND**2, np.pi / every, GRID)
    sizes = np.abs(np.linalg.eigvals(opened.F))
    sizes = sizes[sizes > 1e-9 * sizes.max(initial=0.0)]
    low, high = (sizes.min(), sizes.max()) if len(sizes) else (1.0, 1.0)
    return np.geomspace(low / BEYOND, high * BEYOND, GRID)


def _argument(omega: Any, every: float | None) -> np.ndarray:
    """s = iω, or z = e^{iωh}."""
    s = 1j * np.asarray(omega)
    return s if every is None else np.exp(s * every)


def _margin(opened: OpenLoop, omega: np.ndarray, every: float | None) -> Margin:
    def response(w: Any) -> np.ndarray:
        return opened(_argument(w, every))

    L = response(omega)
    real = [float(response(w)[0].real) for w in _crossings(omega, np.imag(L), lambda w: response(w)[0].imag)]
    # The ends count too: a constant deviation, and the fastest one that a sampled loop sees.
    real += [float(L[k].real) for k in (0, -1) if abs(L[k].imag) < 1e-2 * abs(L[k].real)]
    factors = [-1 / r for r in real if r < 0]
    lowest = max((g for g in factors if g < 1), default=0.0)
    highest = min((g for g in factors if g > 1 and g < BEYOND**2), default=np.inf)
    unit = _crossings(omega, np.log(np.abs(L)), lambda w: float(np.log(np.abs(response(w)[0]))))
    if not unit:
        return Margin((lowest, highest), np.inf, np.inf, np.nan)
    lag = {w: float(np.angle(-response(w)[0])) for w in unit}  # how far L is ahead of −1
    nearest = min(unit, key=lambda w: abs(lag[w]))
    delay = min(lag[w] % (2 * np.pi) / w for w in unit)
    return Margin((lowest, highest), abs(lag[nearest]), delay, nearest)


def _crossings(omega: np.ndarray, values: np.ndarray, function: Callable[[float], float]) -> list[float]:
    """Where a function of frequency crosses zero."""
    from scipy.optimize import brentq

    change = np.flatnonzero(np.sign(values[:-1]) * np.sign(values[1:]) < 0)
    return [float(brentq(function, omega[k], omega[k + 1], xtol=1e-14, rtol=1e-14)) for k in change]  # pyright: ignore[reportArgumentType]
