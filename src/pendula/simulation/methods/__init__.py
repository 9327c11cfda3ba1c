"""Every way of moving a model through time, one file a family; ``euler.py`` is the one to read first."""

from typing import Any

from pendula.errors import PendulaError, suggest
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


LOW_ACCURACY = 1e-4  # above this tolerance a pair of low order is enough
STIFF = "radau5"  # what others give way to where a system is stiff

# What methods are called in other programs.
_ELSEWHERE = {
    "rk45": "dopri5",
    "ode45": "dopri5",
    "dormand-prince": "dopri5",
    "ode78": "dop853",
    "ode89": "verner98",
    "radau": STIFF,
    "bdf": STIFF,
    "lsoda": "auto",
    "ode15s": STIFF,
    "ode23t": STIFF,
    "leapfrog": "velocity-verlet",
    "symplectic-euler": "semi-implicit-euler",
    "explicit-euler": "euler",
    "forward-euler": "euler",
    "rk2": "midpoint",
}


def integrators() -> dict[str, Integrator]:
    """Every fixed-step integrator by its name."""
    return {method.name: method for method in _ALL}


def adaptive_integrators() -> dict[str, Adaptive]:
    """Every integrator that chooses its own steps, by its name."""
    return {method.name: method for method in _ADAPTIVE}


def is_automatic(given: Any) -> bool:
    """Whether a user leaves the choice to us."""
    return given is None or str(given).lower() == "auto"


def find_integrator(given: Any, tolerance: float | None = None) -> Integrator | Adaptive:
    """An integrator by name, or as it is; None is rk4 without a tolerance, else "auto".

    Which method "auto" is depends on the system (``simulation/choice.py``); here it is the first that chooses
    its steps.
    """
    if isinstance(given, Integrator | Adaptive):
        return given
    known: dict[str, Integrator | Adaptive] = {**integrators(), **adaptive_integrators()}
    name = str(given).replace("_", "-").lower()
    if is_automatic(given):
        return RK4 if tolerance is None and given is None else _ADAPTIVE[0]
    if name not in known:
        meant = f"Here it is '{_ELSEWHERE[name]}'. " if name in _ELSEWHERE else suggest(name, known)
        raise PendulaError(f"There is no integrator {given!r}. {meant}There are {', '.join(known)} and auto.")
    return known[name]
