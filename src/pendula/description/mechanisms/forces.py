"""What acts in a mechanism: efforts, dampers and friction of its joints, and forces on bodies and joints."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any

import sympy as sp

from pendula.description import checks
from pendula.description.constraints import as_constraint
from pendula.description.contacts import ClosedRow, Gap
from pendula.description.forces import BodyForce, Force, GeneralisedForce, in_axes
from pendula.description.friction import Friction, StickingRow
from pendula.description.mechanisms.body import Body
from pendula.description.mechanisms.joints import Joint
from pendula.description.mechanisms.quantities import motion_of
from pendula.description.symbols import Coordinate, Input, Mode, Parameter, State
from pendula.errors import DescriptionError, format_names

SMOOTHING = 1e-3  # rad/s or m/s: friction is at its full size from a few times this speed on


@dataclass(frozen=True)
class JointForce:
    """A generalised force, by the names of the velocities that it acts on."""

    entries: tuple[tuple[str, Any], ...]
    name: str = ""


@dataclass(frozen=True)
class BodyWrench:
    """Force and torque on a body given entry by entry, about the origin of its frame along its axes."""

    entries: tuple[Any, ...]
    body: str
    name: str = ""

    def wrench(self, body: Any, axes: str) -> tuple[Any, Any]:
        return in_axes(axes, self.entries[:3], "body", body), in_axes(axes, self.entries[3:], "body", body)


def driven_joints(joints: Sequence[Joint], given: Any) -> set[str]:
    """Names of the joints that ``actuated=`` names, by themselves or by one of their velocities."""
    if given is None:
        return set()
    keys = set(map(str, given if isinstance(given, Mapping) else checks.as_tuple(given, "actuated joints")))
    return {joint.name for joint in joints if keys & {joint.name, *(v.name for v in joint.velocities)}}


def read_efforts(joints: Sequence[Joint], given: Any) -> dict[str, Any]:
    """The effort on every velocity that is driven, by its name, in the order of the velocities."""
    owners = {v.name: joint for joint in joints for v in joint.velocities}
    if given is None:
        return {name: _effort(name) for name in owners}
    chosen = given if isinstance(given, Mapping) else dict.fromkeys(checks.as_tuple(given, "actuated joints"))
    efforts: dict[str, Any] = {}
    for key, law in chosen.items():
        names = [name for name, joint in owners.items() if str(key) in (name, joint.name)]
        if not names:
            known = format_names(dict.fromkeys(joint.name for joint in joints))
            raise DescriptionError(f"'{key}' in actuated= is no joint that moves; there are {known}.")
        if law is not None and len(names) > 1:
            raise DescriptionError(
                f"The joint '{key}' has several velocities; give an effort on one of {format_names(names)}."
            )
        for name in names:
            efforts[name] = (
                _effort(name) if law is None else checks.read_expression(law, f"effort on '{name}'")
            )
    return {name: efforts[name] for name in owners if name in efforts}


def read_gain(effort: Any) -> tuple[Any, Input] | None:
    """Gain and input of an effort that is nothing but their product; None of any other.

    The gain is a number or an expression of parameters.
    """
    if isinstance(effort, Input):
        return 1.0, effort
    factor, rest = effort.as_independent(Input)
    constant = all(isinstance(symbol, Parameter) for symbol in factor.free_symbols)
    return (factor, rest) if isinstance(rest, Input) and constant and effort.is_Mul else None


def forces_of_joints(
    joints: Sequence[Joint], moved: Sequence[Joint], efforts: Mapping[str, Any]
) -> tuple[JointForce, ...]:
    """Efforts, then dampers and friction of the joints, those of joints that ``joints`` move included."""
    made = [JointForce(((name, effort),), _title(name)) for name, effort in efforts.items()]
    by_name = {joint.name: joint for joint in joints}
    for joint in moved:
        leader, ratio = (by_name[joint.mimic.joint], joint.mimic.ratio) if joint.mimic else (joint, 1.0)
        if joint.damping == 0 and joint.friction == 0:
            continue
        rates = [(v, ratio * v) for v in leader.velocities]
        if joint.damping != 0:
            entries = tuple((v.name, -ratio * joint.damping * rate) for v, rate in rates)
            made.append(JointForce(entries, f"damping of {joint.name}"))
        if joint.friction != 0:
            entries = tuple(
                (v.name, -ratio * joint.friction * sp.tanh(rate / SMOOTHING)) for v, rate in rates
            )
            made.append(JointForce(entries, f"friction of {joint.name}"))
    return tuple(made)


def read_forces(given: Iterable[Any], parts: Sequence[Body], joints: Sequence[Joint]) -> tuple[Any, ...]:
    """Forces on bodies as they are, those on coordinates by the velocities that they act on."""
    made, bodies = [], [body.name for body in parts]
    for force in checks.as_tuple(given, "forces"):
        if isinstance(force, Friction):
            _on_joints(force, joints)  # refuses what is no coordinate of a joint
            made.append(force)
        elif isinstance(force, Mapping):
            made += [_on_joints(Force(value, along=q), joints) for q, value in force.items()]
        elif isinstance(force, JointForce):
            made.append(force)
        elif isinstance(force, BodyForce) and getattr(force, "body", ""):
            if force.body not in bodies:  # pyright: ignore[reportAttributeAccessIssue]
                raise DescriptionError(
                    f"The force {force!r} acts on no body; there are {format_names(bodies)}."
                )
            made.append(force)
        elif isinstance(force, GeneralisedForce):
            made.append(_on_joints(force, joints))
        else:
            raise DescriptionError(
                f"{force!r} is not a force in a mechanism: use Force, Torque or Drag with body=, those and "
                "Damper on coordinates, or {coordinate: expression}; springs of joints are their stiffness=."
            )
    return tuple(made)


def stick_joints(joints: Sequence[Joint], forces: Sequence[Any]) -> dict[str, list[Any]]:
    """The joints without their smooth friction, and the forces with friction that sticks in its place."""
    made, acting = [], [*forces]
    for joint in joints:
        if joint.friction != 0:
            if not joint.identity or joint.mimic is not None:
                why = "mimics another" if joint.mimic is not None else "has no coordinate that slips"
                raise DescriptionError(f"The friction of the joint '{joint.name}' cannot stick: it {why}.")
            acting += [
                Friction(1, normal=joint.friction, on=q, name=f"friction of {q.name}")
                for q in joint.coordinates
            ]
        made.append(replace(joint, friction=0.0))
    return {"joints": made, "forces": acting}


def add_friction(
    forces: Sequence[Any], gaps: Sequence[Gap], rates: Any, constraints: Any
) -> tuple[dict[State, Any], tuple[Any, ...]]:
    """Rates of states and constraints with the modes and rows of contacts, and of friction among forces."""
    frictions = [force for force in forces if isinstance(force, Friction)]
    known = checks.read_rates_by_state(rates).items()
    g = {s: rate for s, rate in known if not isinstance(s, Mode)}
    held = map(as_constraint, checks.as_tuple(constraints, "constraints"))
    own = (c for c in held if not isinstance(c, StickingRow | ClosedRow))
    modes = [*checks.read_modes(frictions), *(mode for gap in gaps for mode in gap.modes)]
    rows = [*(friction.row for friction in frictions), *(row for gap in gaps for row in gap.rows)]
    return g | dict.fromkeys(modes, sp.S.Zero), (*own, *rows)


def row_of(force: Any, joints: Sequence[Joint]) -> tuple[str | None, Any]:
    """A force as (body, wrench) or (None, entries by velocity)."""
    if isinstance(force, Friction):
        force = _on_joints(force, joints)
    if isinstance(force, JointForce):
        return None, dict(force.entries)
    parts = force.wrench(motion_of(force.body), "body")
    return force.body, tuple(sp.sympify(entry) for part in parts for entry in part)


def with_laws(forces: Sequence[Any], rows: Sequence[Any], laws: Mapping[Input, Any]) -> list[Any]:
    """The forces, whose rows are given with them, with laws put in for inputs."""
    made = []
    for force, (body, row) in zip(forces, rows, strict=True):
        if isinstance(force, Friction):
            made.append(force.substitute(laws))
        elif body is None:
            entries = tuple((name, entry.xreplace(laws)) for name, entry in row.items())
            made.append(JointForce(entries, force.name))
        else:
            made.append(BodyWrench(tuple(entry.xreplace(laws) for entry in row), body, force.name))
    return made


def _on_joints(force: Any, joints: Sequence[Joint]) -> JointForce:
    """A force on coordinates whose velocities are their rates."""
    from pendula.description.lagrangian import default_name

    q: list[Coordinate] = [q for joint in joints for q in joint.coordinates]
    rates = {q.name for joint in joints if joint.identity for q in joint.coordinates}
    entries = []
    for coordinate, entry in zip(q, force.generalised_force(q), strict=True):
        if entry == 0:
            continue
        if coordinate.name not in rates:
            raise DescriptionError(
                f"The force {force!r} acts along '{coordinate}', part of a quaternion or of a free joint; "
                "give it a body= instead."
            )
        entries.append((coordinate.dot.name, sp.sympify(entry)))
    return JointForce(tuple(entries), force.name or default_name(force))


def _effort(velocity: str) -> Input:
    return Input(f"{velocity.removesuffix('_dot')}_effort")


def _title(velocity: str) -> str:
    return f"effort on {velocity.removesuffix('_dot')}"
