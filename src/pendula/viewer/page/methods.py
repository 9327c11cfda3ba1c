"""The integrators that a page offers, with the coefficients that its loops work with."""

from typing import Any

from pendula.errors import PendulaError
from pendula.model import Model
from pendula.numerics import Tableau
from pendula.numerics.known import RK4
from pendula.numerics.pairs import DOPRI5
from pendula.simulation import scales
from pendula.simulation.loops import restoration
from pendula.simulation.loops.adaptive import FIRST_LOOK
from pendula.simulation.loops.floors import MOMENT
from pendula.simulation.methods import (
    Adaptive,
    Integrator,
    adaptive_integrators,
    find_integrator,
    implicit,
    integrators,
)
from pendula.simulation.methods.needs import SEPARABLE

ADAPTIVE = "dopri5"
TOLERANCE = 1e-6  # what its remark promises it for
NONE = {
    "name": "none",
    "label": "None",
    "kind": "none",
    "remark": "stands still while time goes on",
    "order": 0,
}
_LABELS = {
    "euler": "Euler",
    "semi-implicit-euler": "Semi-implicit Euler",
    "half-acceleration-euler": "Euler with ½ a h²",
    "midpoint": "Midpoint",
    "verlet": "Verlet",
    "velocity-verlet": "Velocity Verlet",
    "rk4": "Runge–Kutta 4",
    "gauss2": "Gauss 2 (implicit midpoint)",
    "gauss4": "Gauss 4",
    "gauss6": "Gauss 6",
    "yoshida4": "Yoshida 4",
    "suzuki4": "Suzuki 4",
    "yoshida6": "Yoshida 6",
    "dopri5": "Dormand–Prince 5(4), adaptive",
}
_OWN_LOOPS = ("euler", "semi-implicit-euler", "half-acceleration-euler", "verlet", "velocity-verlet")


def find_method(given: Any) -> Integrator | Adaptive | None:
    """The integrator that a page begins with; None is the one that stands still."""
    if given == "none":
        return None
    method = find_integrator("rk4" if given is None else given)
    if isinstance(method, Adaptive) and method.name != ADAPTIVE:
        raise PendulaError(
            f"A page has no '{method.name}'; of the methods that choose their steps it offers '{ADAPTIVE}', "
            f"with a fixed step {', '.join(integrators())}."
        )
    return method


def methods(moved: Model, plain: Model, further: Integrator | Adaptive | None = None) -> list[dict[str, Any]]:
    """Every method as the page takes it; one that cannot move the system says why.

    Args:
        moved: the system as the page moves it, with pushes and a servo.
        plain: the system without them.
        further: an integrator of the user's own, offered beside those of the package.
    """
    offered = dict(integrators())
    if isinstance(further, Integrator):
        offered.setdefault(further.name, further)
    made = [
        dict(NONE),
        *(_describe_fixed(method, moved) for method in offered.values()),
        _describe_adaptive(),
    ]
    for entry, method in zip(made[1:-1], offered.values(), strict=True):
        # The page's Verlet moves a servo's integral along, which Python leaves to other methods.
        apart = method.coordinates_only and method.needs != SEPARABLE
        refusal = method.refusal(plain if apart else moved)
        if refusal:
            entry["refusal"] = refusal
    return made


def decisions() -> dict[str, Any]:
    """The numbers by which the package's loops decide."""
    return {
        "newton": {
            "most": implicit.MOST_ITERATIONS,
            "growth": implicit.MOST_GROWTH,
            "converged": implicit.CONVERGED,
            "stagnant": implicit.STAGNANT,
            "negligible": implicit.NEGLIGIBLE,
            "slower": implicit.SLOWER,
        },
        "projection": {"most": restoration.MOST_ITERATIONS, "nearly": restoration.NEARLY},
        "scales": {"part": scales.PART, "moment": MOMENT, "look": FIRST_LOOK},
    }


def _describe_fixed(method: Integrator, model: Model) -> dict[str, Any]:
    entry: dict[str, Any] = {
        "name": method.name,
        "label": _LABELS.get(method.name, method.name),
        "kind": "tableau",
        "remark": method.remark,
        "order": method.order,
    }
    if method.name in _OWN_LOOPS:
        return entry | {"kind": method.name}
    if method.needs == SEPARABLE:
        parts = (len(method.constants) - 1) // 2
        weights, nodes = method.constants[:parts], method.constants[parts:]
        return entry | {"kind": "composition", "weights": list(weights), "nodes": list(nodes)}
    tableau = RK4 if method.name == "rk4" and method.tableau is None else method.tableau
    if tableau is None:
        raise PendulaError(f"A page cannot move a system by '{method.name}': it has no tableau.")
    entry["tableau"] = _coefficients(tableau)
    if not method.implicit:
        return entry
    return entry | {
        "kind": "implicit",
        "canonical": method.moves_momenta(model),
        "continuation": implicit.continuation(tableau).tolist(),
        "blocks": list(implicit.blocks(tableau)),
    }


def _coefficients(tableau: Tableau) -> dict[str, Any]:
    a, b, c, _ = tableau.arrays()
    return {"a": a.tolist(), "b": b.tolist(), "c": c.tolist()}


def _describe_adaptive() -> dict[str, Any]:
    method, pair = adaptive_integrators()[ADAPTIVE], DOPRI5
    stages = len(pair.b)
    tableau = {
        "a": pair.a[:stages, :stages].tolist(),
        "b": pair.b.tolist(),
        "c": pair.c[:stages].tolist(),
    }
    return {
        "name": method.name,
        "label": _LABELS[method.name],
        "kind": "adaptive",
        "remark": f"{method.remark}; here to {TOLERANCE:g}",
        "order": pair.order,
        "tableau": tableau,
        "error": pair.e[0].tolist(),
        "errorOrder": pair.error_order,
        "tolerance": TOLERANCE,
    }
