"""How pages of gallery systems begin, so that they show what their hints promise; and what parameters mean.

``View`` of viewer/src/contract.ts says what the entries are. All of it can be changed by hand in the page.
"""

import inspect
import re
from collections.abc import Mapping
from typing import Any

from pendula.model import Model
from pendula.viewer.page.parts import gallery_entry

# The step method a page begins with, where the hint is about one; the others begin with the usual one.
INTEGRATORS: Mapping[str, str] = {"outer-solar-system": "velocity-verlet", "arenstorf": "dopri5"}

# The step a page begins with, s, where its steps of first order must be shorter than those of the gallery's
# own method: with these the rattleback comes to rest before it turns back, and the coin diverges.
STEPS: Mapping[str, float] = {"rattleback": 1e-4, "spinning-coin": 1e-5}

VIEWS: Mapping[str, Mapping[str, Any]] = {
    # Seen from the dome: the bob's path on the floor, and how its y grows while the plane turns.
    "foucault-pendulum": {
        "look": "top", "frame": "trails", "speed": 50.0, "memory": 3600.0, "plane": ["x", "y"], "plot": ["y"],
    },
    # Slow enough for the eye to follow the pivot; once a period of it, the fast motion is gone.
    "kapitza-pendulum": {"speed": 0.1, "memory": 0.8, "section": {"period": "w"}},
    # Euler's planets beside those of a symplectic method, one revolution of Pluto long. With the Sun, so that
    # lines have the colours of bodies.
    "outer-solar-system": {
        "rivals": ["euler"], "memory": 90_000.0, "plane": ["x6", "y6"],
        "plot": ["x1", "x2", "x3", "x4", "x5", "x6"],
    },
    "henon-heiles": {"plane": ["q2", "q2_dot"], "section": {"through": "q1"}, "memory": 60.0},
    "held-pin-pendulum": {"plane": ["theta", "theta_dot"], "plot": ["held pin"]},
    "arenstorf": {"plane": ["x", "y"], "memory": 20.0},
    "planets": {"memory": 6.4, "plane": ["x1", "y1"]},
    "pleiades": {"memory": 1.0},
    "spherical-pendulum": {"memory": 10.0},
    "lorenz": {"memory": 20.0, "plane": ["x", "z"]},
    "van-der-pol": {"speed": 4.0},
    "bead-on-hoop": {"memory": 1.0},
    # Planes of motion are seen straight on.
    "four-bar": {"look": "front"},
    "watt-linkage": {"look": "front"},
    "slider-crank": {"look": "front"},
    "planar-biped": {"look": "front"},
    # What the hints are about: a spin that grows until the ball rolls, an even acceleration, who moves when.
    "rolling-ball": {"plot": ["ball_wy"], "plane": ["ball_x", "ball_wy"]},
    "block-on-incline": {"plot": ["block_vx"], "plane": ["block_x", "block_vx"]},
    "newtons-cradle": {"plot": [f"ball{i}_x" for i in range(1, 6)], "plane": ["ball5_x", "ball1_x"]},
    # They roll on a table that no drawing shows, by steps so short that a browser is busy with them.
    "rattleback": {"floor": 0.0, "speed": 0.5},
    "spinning-coin": {"floor": 0.0, "speed": 0.05, "memory": 0.3},
    # A step of its 42 joints and 27 constraints takes a browser as long as it moves.
    "hanging-net": {"speed": 0.5},
}  # fmt: skip


def view_of(model: Model) -> dict[str, Any]:
    """The hint of a gallery system and how its page begins; nothing for others."""
    about = gallery_entry(model)
    if about is None:
        return {}
    view = VIEWS.get(about.name)
    return {"watch": about.watch, **({"view": dict(view)} if view else {})}


def integrator_of(model: Model) -> str | None:
    """The integrator that a gallery system's page begins with; None is the usual one."""
    about = gallery_entry(model)
    return INTEGRATORS.get(about.name) if about else None


def step_of(model: Model) -> float | None:
    """The step that a gallery system's page begins with, s; None for others."""
    about = gallery_entry(model)
    return STEPS.get(about.name, about.step) if about else None


def meanings_of(model: Model) -> dict[str, str]:
    """What parameters of a gallery system are, in a few words: as its function's docstring says."""
    about = gallery_entry(model)
    return {} if about is None else _arguments(inspect.getdoc(about.function) or "")


def _arguments(text: str) -> dict[str, str]:
    """Arguments of a docstring in Google's style, each on one line."""
    _, _, part = text.partition("Args:\n")
    joined = re.sub(r"\n\s{6,}", " ", part)
    found = re.findall(r"^\s{4}(\w+(?:, \w+)*): (.+)$", joined, re.MULTILINE)
    return {name: meaning.rstrip(".") for names, meaning in found for name in names.split(", ")}
