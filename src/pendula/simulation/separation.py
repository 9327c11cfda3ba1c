"""Bodies that start inside each other, moved apart."""

from collections.abc import Mapping
from typing import Any

import numpy as np

from pendula.contact.free_bodies import read_free_bodies
from pendula.contact.world import World
from pendula.errors import SimulationError
from pendula.model import derive
from pendula.simulation.start import read_start

_ROUNDS = 500
_SHARE = 1.05  # of an overlap, by which bodies are moved apart: a little more, or the last part takes forever


def separate(
    mechanism: Any, start: Mapping[Any, float] | None = None, *, gap: float = 0.0
) -> dict[str, float]:
    """A start in which no bodies overlap, near one in which they do; for ``simulate(mechanism, start)``.

    Bodies are moved along the normals of their contacts, each by its share of the mass of the other, and not
    turned. Velocities stay as they are.

    Args:
        mechanism: free bodies with shapes, or a model of them.
        start: values by name, as of ``simulate``.
        gap: that is left between bodies at least, m.
    """
    model = derive(mechanism)
    system: Any = model.description
    bodies = read_free_bodies(system, model.parameters, "penalty")
    if not gap >= 0:
        raise SimulationError(f"The gap of separate is {gap!r}; it must be a number from zero on.")
    world, y = World(bodies, system.pairs, 1.0, "pgs", 1.0), read_start(model, start)
    world.workspace.touching = max(world.workspace.touching, gap)
    rows = _find_near(world, y, gap)
    for _ in range(_ROUNDS):
        if not len(rows):
            break
        y = _push_apart(y, rows, world.workspace.target("bodies").target("inverse_masses"), gap)
        rows = _find_near(world, y, gap)
    if not len(rows):
        return dict(zip(model.card.entries, y.tolist(), strict=True))
    one, other = (world.owner_names[shape] for shape in world.pair_shapes[rows[0]["pair"]])
    raise SimulationError(
        f"The bodies of {model.name} could not be moved apart in {_ROUNDS} rounds; '{one}' and '{other}' are "
        "still inside each other: is there room for all of them?"
    )


def _find_near(world: World, y: np.ndarray, gap: float) -> np.ndarray:
    """The contacts of a state that are nearer than a gap, by more than what counts as touching anyway."""
    world.write(y[: 13 * len(world.bodies.names)])
    rows = world.find_contacts()
    return rows[rows["gap"] < gap - 0.1 * world.workspace.touching]


def _push_apart(y: np.ndarray, rows: np.ndarray, inverse_masses: np.ndarray, gap: float) -> np.ndarray:
    """Every pair moved apart by the deepest of its contacts; of what a body is to move, the mean."""
    moved, count = np.zeros((len(inverse_masses), 3)), np.zeros(len(inverse_masses))
    for pair in np.unique(rows["pair"]):
        own = rows[rows["pair"] == pair]
        deepest = own[np.argmin(own["gap"])]
        normal = np.array([deepest["nx"], deepest["ny"], deepest["nz"]])
        total = inverse_masses[deepest["a"]] + inverse_masses[deepest["b"]]
        for body, sign in ((deepest["a"], 1.0), (deepest["b"], -1.0)):
            share = inverse_masses[body] / total
            moved[body] += sign * share * _SHARE * (gap - deepest["gap"]) * normal
            count[body] += share > 0
    made = y.copy()
    for body in np.flatnonzero(count[:-1]):
        made[7 * body : 7 * body + 3] += moved[body] / count[body]
    return made
