"""What ``check`` looks for in the bodies and joints of a mechanism, from whatever it was made."""

import math
from collections.abc import Iterator

import numpy as np

from pendula.analysis.findings import Finding, doubt, fault
from pendula.description import Body, Joint, Mechanism, Revolute
from pendula.description.mechanisms.reading import evaluate
from pendula.errors import format_names

# Beyond these, numbers of a robot are more likely in other units than meant.
FAR = 20.0  # m, between frames, or to a centre of mass
WIDE = 10.0  # m, the radius of gyration √(I/m) of one body
TURNS = 4 * math.pi  # rad, a limit of a joint
MANY_TURNS = 1000.0  # rad, a limit that stands for none
LIGHT = 1e-6  # kg
POINT = 1e-15  # m², I/m of what is rounding about a point
STANDARD = (9.7, 9.9)  # m/s², gravity on Earth


def describe_mechanism(system: Mechanism) -> tuple[str, ...]:
    """What there is."""
    mass = sum(evaluate(body.mass) for body in system.bodies)
    depth: dict[str, int] = {}
    for joint in system.ordered_joints:
        depth[joint.child] = depth.get(joint.parent, 0) + bool(joint.elements)
    degrees = f"degrees of freedom: {len(system.velocities)}"
    if held := len(system.constraint_names):
        degrees = f"velocities: {len(system.velocities)}, constraints: {held}"
    return (
        f"Bodies: {len(system.bodies)}, {mass:.6g} kg in all; joints that move: {len(system.moving_joints)}, "
        f"at most {max(depth.values())} in a row; {degrees}.",
    )


def check_mechanism(system: Mechanism) -> Iterator[Finding]:
    """Bodies, joints and gravity."""
    for body in system.bodies:
        yield from check_body(body)
    yield from _check_carried(system)
    for joint in system.ordered_joints:
        yield from _check_joint(joint, system)
    pull = float(np.linalg.norm([evaluate(part) for part in system.gravity]))
    if pull and not STANDARD[0] <= pull <= STANDARD[1]:
        yield doubt("gravity", f"Gravity is {pull:.6g} m/s², that of no place on Earth.")


def check_body(body: Body) -> Iterator[Finding]:
    """Mass, centre and inertia of one body."""
    mass = evaluate(body.mass)
    tensor = np.array([[evaluate(entry) for entry in row] for row in body.inertia])
    if body.doubt and not np.abs(tensor).max() <= POINT * mass:
        yield fault("impossible inertia" if "inertia" in body.doubt else "negative mass", body.doubt)
        return
    largest = float(np.linalg.eigvalsh(tensor)[2])
    reach = float(np.linalg.norm([evaluate(part) for part in body.center]))
    if mass == 0 and largest > 0:
        yield doubt("inertia without mass", f"The body '{body.name}' has an inertia but no mass.")
    if mass > 0 and largest > mass * WIDE**2:
        yield doubt(
            "wide inertia",
            f"The radius of gyration of the body '{body.name}', √(I/m), is "
            f"{math.sqrt(largest / mass):.6g} m; is its inertia in kg mm², or in g mm²?",
        )
    if 0 < mass < LIGHT:
        yield doubt("light body", f"The mass of the body '{body.name}' is {mass:.6g} kg; is it in tonnes?")
    if reach > FAR:
        yield doubt(
            "far centre",
            f"The centre of mass of the body '{body.name}' is {reach:.6g} m from its origin; is it in mm?",
        )


def _check_carried(system: Mechanism) -> Iterator[Finding]:
    """Joints that move nothing with mass."""
    empty = {body.name: body.massless for body in system.bodies}
    for joint in reversed(system.ordered_joints):
        if joint.elements and joint.mimic is None and empty[joint.child]:
            yield fault(
                "nothing moved",
                f"The joint '{joint.name}' moves only '{joint.child}', which has no mass, so that it has no "
                "acceleration; give it a mass, or make the joint fixed.",
            )
        if joint.parent in empty:
            empty[joint.parent] = empty[joint.parent] and empty[joint.child]


def _check_joint(joint: Joint, system: Mechanism) -> Iterator[Finding]:
    name = f"the joint '{joint.name}'"
    poses = (("pose", joint.pose), ("child_pose", joint.child_pose))
    for word, pose in poses:
        reach = float(np.linalg.norm([evaluate(part) for part in map(_scalar, pose.position)]))
        if reach > FAR:
            yield doubt("far joint", f"The {word} of {name} is {reach:.6g} m away; is it in mm?")
    if joint.limits is None or len(joint.coordinates) != 1:
        return
    lower, upper = joint.limits
    if isinstance(joint, Revolute) and TURNS < max(abs(lower), abs(upper)) < MANY_TURNS:
        yield doubt(
            "limits in degrees",
            f"The limits of {name}, {lower:g} to {upper:g} rad, are several turns; are they in degrees?",
        )
    if lower == upper:
        yield doubt("no room", f"The limits of {name} are both {lower:g}: it cannot move.")
    start = system.start.get(joint.coordinates[0].name, 0.0)
    if not lower <= start <= upper and joint.mimic is None:
        yield doubt(
            "start beyond limits",
            f"The start of {name}, {start:g}, is outside of its limits {lower:g} to {upper:g}.",
        )
    rest = evaluate(joint.rest)
    if joint.stiffness != 0 and not lower <= rest <= upper:
        yield doubt(
            "spring beyond limits",
            f"The spring of {name} is relaxed at {rest:g}, outside of its limits {lower:g} to {upper:g}.",
        )
    for word, limit in (("effort", joint.effort_limit), ("velocity", joint.velocity_limit)):
        if limit is not None and limit <= 0:
            yield doubt(f"no {word}", f"The largest {word} of {name} is {limit:g}, so that it allows none.")


def _scalar(entry: object) -> object:
    return float(entry) if isinstance(entry, int | float | np.number) else entry


def list_names(names: object) -> str:
    """At most six names."""
    given = list(names)  # pyright: ignore[reportArgumentType]
    more = f" and {len(given) - 6} more" if len(given) > 6 else ""
    return format_names(given[:6]) + more
