"""The graph that joints make of bodies: a spanning tree in depth-first order, and joints that close loops."""

from collections.abc import Collection, Iterable, Sequence
from heapq import heappop, heappush
from typing import NamedTuple

from pendula.description.mechanisms.body import Body
from pendula.description.mechanisms.joints import Joint
from pendula.errors import DescriptionError, format_names

WORLD = "world"


class Spanning(NamedTuple):
    """A tree that reaches every body, and the joints that it leaves out.

    Attributes:
        tree: depth-first from the world, those of one parent in the order in which they are given; a joint
            that is reached from its child is turned round.
        loops: as they are given.
    """

    tree: tuple[Joint, ...]
    loops: tuple[Joint, ...]


def span_joints(
    bodies: Sequence[Body], joints: Sequence[Joint], cut: Collection[str] = (), driven: Collection[str] = ()
) -> Spanning:
    """The tree of a mechanism.

    Where joints close loops, those named in ``cut`` are left out; of the others joints whose coordinate
    something acts on, such as those ``driven``, are taken first, then those nearest to the world, so that
    loops are short, and of these the ones with fewest degrees, so that there are few coordinates.

    Raises:
        DescriptionError: if no tree reaches every body; says which and what would be right.
    """
    _refuse_doubles("bodies", [body.name for body in bodies])
    _refuse_doubles("joints", [joint.name for joint in joints])
    _check_ends([body.name for body in bodies], joints)
    _check_cut(joints, cut)
    children = [joint.child for joint in joints]
    if cut or WORLD in children or len(set(children)) < len(children):
        chosen = _choose_tree(bodies, joints, cut, driven)
    else:
        chosen = {joint.name: joint for joint in joints}
    tree = _order(chosen[joint.name] for joint in joints if joint.name in chosen)
    _check_reached(bodies, joints, {joint.child for joint in tree}, cut)
    loops = tuple(joint for joint in joints if joint.name not in chosen)
    _check_loops(loops, joints, cut, driven)
    return Spanning(tree, loops)


def _order(joints: Iterable[Joint]) -> tuple[Joint, ...]:
    """Depth-first from the world."""
    children: dict[str, list[Joint]] = {}
    for joint in joints:
        children.setdefault(joint.parent, []).append(joint)
    ordered: list[Joint] = []
    waiting = children.get(WORLD, [])[::-1]
    while waiting:
        joint = waiting.pop()
        ordered.append(joint)
        waiting += children.get(joint.child, [])[::-1]
    return tuple(ordered)


def _choose_tree(
    bodies: Sequence[Body], joints: Sequence[Joint], cut: Collection[str], driven: Collection[str]
) -> dict[str, Joint]:
    """Prim's algorithm from the world: always the best joint that reaches another body."""
    needed = _needed_joints(joints, driven)
    at: dict[str, list[tuple[int, Joint]]] = {}
    for k, joint in enumerate(joints):
        if joint.name not in cut:
            at.setdefault(joint.parent, []).append((k, joint))
            if (turned := joint.turned()) is not None:
                at.setdefault(turned.parent, []).append((k, turned))
    depth, chosen = {WORLD: 0}, dict[str, Joint]()
    waiting: list[tuple[bool, int, int, int, Joint]] = []

    def reach(body: str) -> None:
        for k, joint in at.get(body, ()):
            if joint.child not in depth:
                degrees = len(joint.velocities)
                heappush(waiting, (joint.name not in needed, depth[body], degrees, k, joint))

    reach(WORLD)
    while waiting:
        joint = heappop(waiting)[-1]
        if joint.child not in depth:
            depth[joint.child] = depth[joint.parent] + 1
            chosen[joint.name] = joint
            reach(joint.child)
    return chosen


def _needed_joints(joints: Sequence[Joint], driven: Collection[str]) -> set[str]:
    """Names of joints whose coordinates something acts on."""
    leaders = {joint.mimic.joint for joint in joints if joint.mimic is not None}
    return {joint.name for joint in joints if joint.acting} | leaders | set(driven)


def _refuse_doubles(words: str, names: Sequence[str]) -> None:
    seen = set[str]()
    for name in names:
        if name in seen:
            raise DescriptionError(f"Two {words} are called '{name}'; each needs a name of its own.")
        seen.add(name)


def _check_ends(names: Sequence[str], joints: Sequence[Joint]) -> None:
    """Every joint connects two of the bodies and the world, and every body has one."""
    if WORLD in names:
        raise DescriptionError("A body is called 'world', the name of what does not move; rename it.")
    known, connected = {*names, WORLD}, set[str]()
    for joint in joints:
        for role, name in (("parent", joint.parent), ("child", joint.child)):
            if name not in known:
                raise DescriptionError(
                    f"The {role} of the joint '{joint.name}' is '{name}', no body; there are "
                    f"{format_names(names)}, 'world'."
                )
        if joint.parent == joint.child:
            raise DescriptionError(f"The joint '{joint.name}' connects '{joint.child}' with itself.")
        connected |= {joint.parent, joint.child}
    for name in names:
        if name not in connected:
            raise DescriptionError(
                f"The body '{name}' is the child of no joint; give it one, Free('{name}') if none holds it."
            )


def _check_cut(joints: Sequence[Joint], cut: Collection[str]) -> None:
    known = [joint.name for joint in joints]
    for name in cut:
        if name not in known:
            raise DescriptionError(f"'{name}' in cut= is no joint; there are {format_names(known)}.")


def _check_reached(
    bodies: Sequence[Body], joints: Sequence[Joint], reached: Collection[str], cut: Collection[str]
) -> None:
    """Every body hangs on the world by joints of the tree."""
    left = [body.name for body in bodies if body.name not in reached]
    if not left:
        return
    for joint in joints:
        if joint.child in {WORLD, *reached} and joint.parent in left and joint.turned() is None:
            raise DescriptionError(
                f"The body '{joint.parent}' hangs on the joint '{joint.name}' as its parent, but this has "
                "coordinates that go from parent to child only; exchange its parent and child."
            )
    uncut = " once all joints in cut= are cut" if cut else ""
    raise DescriptionError(
        f"No joint connects {format_names(left)} with the world{uncut}; one of these bodies needs a joint "
        "with the parent 'world' or a body that hangs on it, Free(...) if none holds it."
    )


def _check_loops(
    loops: Sequence[Joint], joints: Sequence[Joint], cut: Collection[str], driven: Collection[str]
) -> None:
    """Joints that close loops have no coordinates for anything to act on."""
    needed = _needed_joints(joints, driven) if loops else ()
    for joint in loops:
        if joint.name in needed:
            cure = "leave it out of cut=" if joint.name in cut else "name another joint of the loop in cut="
            raise DescriptionError(
                f"The joint '{joint.name}' closes a loop, so that it has no coordinate, but a motor, spring, "
                f"damper, friction, armature, pitch or another joint needs one; {cure}."
            )
