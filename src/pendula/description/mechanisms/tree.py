"""The tree that joints make of bodies: checked, and in depth-first order."""

from collections.abc import Sequence

from pendula.description.mechanisms.body import Body
from pendula.description.mechanisms.joints import Joint
from pendula.errors import DescriptionError, format_names

WORLD = "world"


def order_joints(bodies: Sequence[Body], joints: Sequence[Joint]) -> tuple[Joint, ...]:
    """The joints depth-first from the world, those of one parent in the order in which they are given.

    Raises:
        DescriptionError: if bodies and joints are no tree; says which of them and what would be right.
    """
    _refuse_doubles("bodies", [body.name for body in bodies])
    _refuse_doubles("joints", [joint.name for joint in joints])
    _check_ends([body.name for body in bodies], joints)
    children: dict[str, list[Joint]] = {}
    for joint in joints:
        children.setdefault(joint.parent, []).append(joint)
    ordered: list[Joint] = []
    waiting = children.get(WORLD, [])[::-1]
    while waiting:
        joint = waiting.pop()
        ordered.append(joint)
        waiting += children.get(joint.child, [])[::-1]
    if len(ordered) < len(joints):
        reached = {joint.name for joint in ordered}
        _refuse_cycle([joint for joint in joints if joint.name not in reached])
    return tuple(ordered)


def _refuse_doubles(words: str, names: Sequence[str]) -> None:
    seen = set[str]()
    for name in names:
        if name in seen:
            raise DescriptionError(f"Two {words} are called '{name}'; each needs a name of its own.")
        seen.add(name)


def _check_ends(names: Sequence[str], joints: Sequence[Joint]) -> None:
    """Every joint connects known bodies, and every body is the child of one joint."""
    if WORLD in names:
        raise DescriptionError("A body is called 'world', the name of what does not move; rename it.")
    carrier: dict[str, str] = {}
    bodies = set(names)
    for joint in joints:
        for role, name in (("parent", joint.parent), ("child", joint.child)):
            if name not in bodies and not (role == "parent" and name == WORLD):
                known = format_names(names) + (", 'world'" if role == "parent" else "")
                raise DescriptionError(
                    f"The {role} of the joint '{joint.name}' is '{name}', no body; there are {known}."
                )
        if joint.child in carrier:
            raise DescriptionError(
                f"The body '{joint.child}' has two parents, by the joints '{carrier[joint.child]}' and "
                f"'{joint.name}'; in a tree every body is the child of one joint."
            )
        carrier[joint.child] = joint.name
    for name in names:
        if name not in carrier:
            raise DescriptionError(
                f"The body '{name}' is the child of no joint; give it one, Free('{name}') if none holds it."
            )


def _refuse_cycle(left: Sequence[Joint]) -> None:
    """Joints that the world does not reach carry each other in a circle."""
    by_child = {joint.child: joint for joint in left}
    body, path = left[0].child, []
    while body not in path:
        path.append(body)
        body = by_child[body].parent
    circle = [*path[path.index(body) :], body][::-1]
    raise DescriptionError(
        f"The bodies {' → '.join(circle)} carry each other in a cycle, so that none hangs on the world; one "
        "of their joints must have the parent 'world' or a body outside of it."
    )
