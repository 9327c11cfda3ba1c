"""Every way of moving a model through time, one file a family; ``euler.py`` is the one to read first."""

import difflib
from typing import Any

from pendula.errors import PendulaError
from pendula.simulation.methods.collocation import ALL as _COLLOCATION
from pendula.simulation.methods.composition import SUZUKI4, YOSHIDA4, YOSHIDA6
from pendula.simulation.methods.euler import EULER, HALF_ACCELERATION_EULER, SEMI_IMPLICIT_EULER
from pendula.simulation.methods.family import Adaptive as Adaptive
from pendula.simulation.methods.integrator import Integrator as Integrator
from pendula.simulation.methods.pairs import ALL as _PAIRS
from pendula.simulation.methods.radau import ALL as _RADAU
from pendula.simulation.methods.runge_kutta import GAUSS2, GAUSS4, GAUSS6, MIDPOINT, RK4
from pendula.simulation.methods.runge_kutta import RungeKutta as RungeKutta
from pendula.simulation.methods.taylor import ALL as _TAYLOR
from pendula.simulation.methods.verlet import VELOCITY_VERLET, VERLET

_ALL = (
    EULER, SEMI_IMPLICIT_EULER, HALF_ACCELERATION_EULER, MIDPOINT, VERLET, VELOCITY_VERLET, RK4,
    GAUSS2, GAUSS4, GAUSS6, YOSHIDA4, SUZUKI4, YOSHIDA6,
)  # fmt: skip
_ADAPTIVE = (*_PAIRS, *_TAYLOR, *_COLLOCATION, *_RADAU)


# "auto": a low-order pair above the first tolerance, else Lobatto's method. A pair of high order, below the
# second tolerance of the highest, for systems with constraints; where something depends on time, which long
# steps might pass over; and with many coordinates, for which kernels in lanes take long to compile (50 links:
# 20 s). If stiff, Radau's.
_LOW_ACCURACY, _HIGH_ACCURACY = 1e-4, 1e-10
_MANY_COORDINATES = 24
STIFF = "radau5"


def integrators() -> dict[str, Integrator]:
    """Every fixed-step integrator by its name."""
    return {method.name: method for method in _ALL}


def adaptive_integrators() -> dict[str, Adaptive]:
    """Every integrator that chooses its own steps, by its name."""
    return {method.name: method for method in _ADAPTIVE}


def is_automatic(given: Any) -> bool:
    """Whether a user leaves the choice to us."""
    return given is None or str(given).lower() == "auto"


def automatic(
    tolerance: float, *, coordinates: int = 0, constrained: bool = False, timed: bool = False
) -> Adaptive:
    """The method that suits a tolerance and a system.

    Collocation does not lead through configurations in which constraints become dependent, and takes few
    looks at what depends on time; pairs are better there.
    """
    if tolerance > _LOW_ACCURACY:
        name = "dopri5"
    elif constrained or timed or coordinates > _MANY_COORDINATES:
        name = "dop853" if tolerance > _HIGH_ACCURACY else "verner98"
    else:
        name = "lobatto16"
    return adaptive_integrators()[name]


def find_integrator(given: Any, tolerance: float | None = None) -> Integrator | Adaptive:
    """An integrator by name, or as it is; "auto" and None choose by the tolerance."""
    if isinstance(given, Integrator | Adaptive):
        return given
    known: dict[str, Integrator | Adaptive] = {**integrators(), **adaptive_integrators()}
    name = str(given).replace("_", "-").lower()
    if is_automatic(given):
        return RK4 if tolerance is None and given is None else automatic(tolerance or _LOW_ACCURACY)
    if name not in known:
        close = difflib.get_close_matches(name, known, 1)
        hint = f" Did you mean '{close[0]}'?" if close else ""
        raise PendulaError(f"There is no integrator {given!r}; there are {', '.join(known)} and auto.{hint}")
    return known[name]
