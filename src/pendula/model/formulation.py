"""The two formulations of a mechanism: by joint coordinates, or by poses of all bodies."""

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any

from pendula.checking import read_start_values
from pendula.errors import PendulaError

if TYPE_CHECKING:
    from pendula.description import MaximalMechanism, Mechanism

REDUCED, MAXIMAL = "reduced", "maximal"


def reformulate(system: Any, wanted: str | None) -> Any:
    """A description in the wanted formulation; without a wish as it is."""
    from pendula.description import MaximalMechanism, Mechanism

    if wanted not in (None, REDUCED, MAXIMAL):
        raise PendulaError(f"formulation is '{REDUCED}', '{MAXIMAL}' or None, not {wanted!r}.")
    if wanted is not None and not isinstance(system, Mechanism | MaximalMechanism):
        raise PendulaError(f"{system.name} has one formulation; only a Mechanism has two.")
    if wanted == MAXIMAL and isinstance(system, Mechanism):
        return MaximalMechanism(system, place_bodies(system, {}, {}))
    if wanted == REDUCED and isinstance(system, MaximalMechanism):
        return system.mechanism
    return system


def start_of_bodies(
    system: "MaximalMechanism",
    given: Mapping[Any, Any],
    parameters: Mapping[str, float],
    read: Callable[[Any, str], float] | None = None,
) -> dict[str, float]:
    """A start by names of bodies from one that may name coordinates and velocities of joints as well.

    Where it does, what it does not name of joints is that of the mechanism's start; what it says of bodies
    comes last.
    """
    own = dict.fromkeys(s.name for s in (*system.coordinates, *system.velocities, *system.states))
    joints = [s.name for s in (*system.mechanism.coordinates, *system.mechanism.velocities)]
    values = read_start_values(given, [*own, *joints], system.name, read)
    by_joint = {name: value for name, value in values.items() if name not in own}
    placed = place_bodies(system.mechanism, by_joint, parameters) if by_joint else {}
    return {**placed, **{name: value for name, value in values.items() if name in own}}


def place_bodies(
    mechanism: "Mechanism", given: Mapping[str, float], parameters: Mapping[str, float]
) -> dict[str, float]:
    """Poses and velocities of all bodies, and the states, from those of joints.

    Args:
        mechanism: whose start says what ``given`` does not.
        given: values of coordinates and velocities of joints.
        parameters: values of parameters, where they are not those that they were made with.
    """
    from pendula.dynamics.placement import body_motions

    start = {**mechanism.start, **given}
    made = {z.name: start[z.name] for z in mechanism.states if z.name in start}
    for body, (pose, velocity) in body_motions(mechanism, start, parameters).items():
        endings = ("x", "y", "z", "qw", "qx", "qy", "qz", "vx", "vy", "vz", "wx", "wy", "wz")
        made |= {f"{body}_{e}": value for e, value in zip(endings, (*pose, *velocity), strict=True)}
    return made
