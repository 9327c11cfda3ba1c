"""How the functions of a mechanism are computed: traced into straight code, or by loops over its links.

Straight code is quicker for robots, and all that can be derived from graphs follows from it: slopes, export,
pages. It takes as long to compile as it is; loops are compiled once for all mechanisms. The choice is made by
counted operations, never by a clock.
"""

from typing import TYPE_CHECKING, Any

from pendula.errors import PendulaError

if TYPE_CHECKING:
    from pendula.description import MaximalMechanism, Mechanism

TRACED, RECURSIVE = "traced", "recursive"
# Operations that a motion adds to the traced rate of a mechanism, more or less.
_OPERATIONS = {"turn": 620, "slide": 480, "screw": 900, "ball": 1100, "free": 1200}
_OPERATIONS_OF_ROWS = 2000  # that a joint adds in maximal coordinates, elimination included
# Longer code is generated as it stands (``compiler/machine.py``): then loops are quicker in every respect.
_LONGEST_TRACED = 40_000


def choose_route(system: Any, wanted: str | None) -> str:
    """The route of a described system: the wanted one, or without a wish the one that costs less."""
    from pendula.description import MaximalMechanism, Mechanism

    if wanted not in (None, TRACED, RECURSIVE):
        raise PendulaError(f"route is '{TRACED}', '{RECURSIVE}' or None, which chooses, not {wanted!r}.")
    if not isinstance(system, Mechanism | MaximalMechanism):
        if wanted == RECURSIVE:
            raise PendulaError(f"{system.name} has no links to go through; only a Mechanism has.")
        return TRACED
    if wanted is not None:
        reason = refuse_recursion(system) if wanted == RECURSIVE else ""
        if reason:
            raise PendulaError(
                f"Loops over links do not take this mechanism: {reason}. Use route='{TRACED}'."
            )
        return wanted
    return (
        RECURSIVE if count_operations(system) > _LONGEST_TRACED and not refuse_recursion(system) else TRACED
    )


def count_operations(system: "Mechanism | MaximalMechanism") -> int:
    """How many operations the traced rate of a mechanism takes, more or less."""
    from pendula.description import Mechanism

    if not isinstance(system, Mechanism):
        return _OPERATIONS_OF_ROWS * len(system.joints)
    return sum(_OPERATIONS[element.kind] for joint in system.ordered_joints for element in joint.elements)


def refuse_recursion(system: "Mechanism | MaximalMechanism") -> str:
    """Why a mechanism cannot be computed by loops over its links; "" where it can."""
    from pendula.description import Mechanism

    if not isinstance(system, Mechanism):
        return _refuse_rows(system) or _refuse_forces(system.mechanism)
    if rubbed := system.frictions:
        return f"the friction on '{rubbed[0].label}' sticks, which needs a row of its own"
    if system.contacts:
        return f"the contact '{system.contacts[0].name}' opens and closes, which needs rows of its own"
    if system.constraint_names:
        return f"the constraint '{system.constraint_names[0]}' closes a loop"
    return _refuse_forces(system)


def _refuse_forces(system: "Mechanism") -> str:
    """The same, whatever its loops are."""
    from pendula.description.mechanisms.forces import read_gain

    if follower := next((joint for joint in system.ordered_joints if joint.mimic), None):
        return f"the joint '{follower.name}' mimics another, which closes a loop"
    if system.forces:
        return f"the force {system.forces[0]!r} is no damping, friction, stiffness or effort of a joint"
    if system.states:
        return f"it has the state '{system.states[0]}', whose rate is an expression"
    for velocity, effort in system.actuated.items():
        if read_gain(effort) is None:
            return f"the effort on '{velocity}' is {effort}, not an input times a number or parameters"
    return ""


def _refuse_rows(system: "MaximalMechanism") -> str:
    """Which joint, constraint or number loops over bodies in maximal coordinates have no step for."""
    if known := system.mechanism.parameters:
        return f"loops in maximal coordinates take numbers, but '{known[0]}' is a parameter; give its value"
    if own := system.constraints:
        return f"the constraint '{system.constraint_names[-len(own)]}' is an expression, not a joint"
    for joint in system.joints:
        if [element.kind for element in joint.elements] == ["turn", "turn"]:
            return f"the joint '{joint.name}' is universal; two hinges with a body between them are not"
        if joint.armature != 0:
            return f"the joint '{joint.name}' has an armature, an inertia between two bodies"
    return ""
