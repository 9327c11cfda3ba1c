"""What a live page knows of where its system rests: equilibria to start from, poles, and modes to watch.

It is found when the page is written, with the parameters that the page opens with.
"""

from typing import TYPE_CHECKING, Any

import numpy as np

from pendula.errors import PendulaError
from pendula.model import Model
from pendula.simulation.scales import length_of
from pendula.viewer.page.parts import start_of

if TYPE_CHECKING:
    from pendula.analysis import Equilibrium, Linearisation
    from pendula.analysis.region import Region

# More coordinates and states have too many equilibria, and take too long.
MOST_AXES, MOST_SHOWN = 5, 16
BESIDE = 0.02  # rad, or of the system's length: how far beside an equilibrium motions begin that leave it
ROUNDING = 1e-12  # of the box: what is nearer to zero is zero


def analysis_of(model: Model, y: np.ndarray) -> dict[str, Any] | None:
    """Equilibria with their poles and modes; y is the start. None of systems that are too large.

    Whatever goes wrong leaves a sentence in its place.
    """
    from pendula.analysis import equilibria

    if len(model.coordinates) + len(model.states) > MOST_AXES:
        return None
    length = length_of(model, 0.0, y) or 1.0
    try:
        with np.errstate(all="ignore"):
            found = equilibria(model)
            order = sorted(found, key=lambda e: (e.stability == "unstable", "stable" not in e.stability))
            made = [_describe(model, e, found.region, length) for e in order[:MOST_SHOWN]]
    except (PendulaError, np.linalg.LinAlgError) as error:
        return {"equilibria": [], "sentence": f"Equilibria are not known. {error}"}
    more = f" {MOST_SHOWN} of them are shown, those that hold first." if len(found) > MOST_SHOWN else ""
    return {"equilibria": made, "sentence": f"{found.sentence}{_bounds(found.region)}{more}"}


def _bounds(region: "Region") -> str:
    """Where equilibria were looked for, unless that is all round."""
    if region.closed:
        return ""
    return f" They were looked for with {region}."


def _describe(model: Model, equilibrium: "Equilibrium", region: "Region", length: float) -> dict[str, Any]:
    from pendula.analysis.linearisation import linearise_at

    widths = dict(zip(region.names, ROUNDING * region.width, strict=True))
    least = np.array([widths.get(name, 0.0) for name in model.card.entries])
    y = np.where(np.abs(equilibrium.point.y) < least, 0.0, equilibrium.point.y)
    try:
        lin = linearise_at(model, equilibrium.point)
    except PendulaError:
        lin = None  # its sentence says why
    beside = y if lin is None else y + _way_out(model, lin, length)
    return {
        "state": start_of(model, y),
        "beside": start_of(model, beside),
        "stability": equilibrium.stability,
        "sentence": equilibrium.sentence,
        "poles": [] if lin is None else _pairs(lin.poles),
        "modes": _modes(model, equilibrium),
    }


def _way_out(model: Model, lin: "Linearisation", length: float) -> np.ndarray:
    """A small deviation of the state, at rest, along what grows fastest or decays slowest."""
    values, vectors = np.linalg.eig(lin.A)
    x = np.real(vectors[:, int(np.argmax(np.real(values)))])
    x[lin.tangent.moving] = 0.0
    way, layout = lin.tangent.S @ x, model.layout
    sizes = np.ones(layout.size)
    sizes[layout.q] = np.where(model.card.turning, 1.0, length)
    largest = float(np.abs(way / sizes).max(initial=0.0))
    return way * (BESIDE / largest) if largest > 0 else way


def _modes(model: Model, equilibrium: "Equilibrium") -> list[dict[str, Any]]:
    """The modes as complex deviations of the state; none where shapes do not fit."""
    from pendula.analysis import modes

    try:
        found = modes(model, equilibrium)
    except PendulaError:
        return []
    tangent, made = found.linear.tangent, []
    for pole, shape, rigid in zip(found.poles, found.shapes.T, found.rigid, strict=True):
        x = np.zeros(len(tangent.names), dtype=complex)
        x[: tangent.positions], x[tangent.moving] = shape, (pole * shape)[: tangent.velocities]
        way = tangent.S @ x
        (pair,) = _pairs([pole])
        parts = {"real": np.real(way).tolist(), "imaginary": np.imag(way).tolist()}
        made.append({"pole": pair, "rigid": bool(rigid), **parts})
    return made


def _pairs(poles: Any) -> list[list[float]]:
    return [[float(np.real(pole)), float(np.imag(pole))] for pole in poles]
