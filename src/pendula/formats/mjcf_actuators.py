"""Actuators and fixed tendons of MJCF as forces on joints.

An actuator with the length l and the control u exerts gain · a + bias, where (MuJoCo, "Computation", force
generation) gain and bias are affine, g₀ + g₁ l + g₂ l̇, and the activation a is u itself or follows it:

    ȧ = u (integrator),   ȧ = (u − a)/τ (filter)

A tendon's length is Σ cᵢ qᵢ, a joint's is its coordinate; gear multiplies lengths and forces.
"""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field, replace
from typing import Any

import sympy as sp

from pendula.description import Joint
from pendula.description.symbols import Input, State
from pendula.errors import FileError, format_names
from pendula.formats.mjcf_document import Defaults, overlay, read_word
from pendula.formats.xml import Element

_SHORTCUTS = ("general", "motor", "position", "velocity", "intvelocity", "damper", "cylinder")
_DYNAMICS = ("none", "integrator", "filter", "filterexact", "muscle", "user", "dcmotor")


@dataclass
class Drives:
    """What drives a mechanism: forces by velocity, inputs, states of activations."""

    forces: dict[str, Any] = field(default_factory=dict)
    inputs: dict[str, None] = field(default_factory=dict)
    rates: dict[State, Any] = field(default_factory=dict)
    notes: list[str] = field(default_factory=list)


@dataclass(frozen=True)
class Transmission:
    """A length as a sum of coordinates with factors."""

    factors: Mapping[Joint, float]

    @property
    def length(self) -> Any:
        return sp.Add(*(c * joint.coordinates[0] for joint, c in self.factors.items()))

    @property
    def velocity(self) -> Any:
        return sp.Add(*(c * joint.coordinates[0].dot for joint, c in self.factors.items()))

    def spread(self, force: Any) -> Iterator[tuple[str, Any]]:
        """What a force along the length is on every velocity."""
        for joint, c in self.factors.items():
            yield joint.coordinates[0].dot.name, c * force


def read_tendons(root: Element, joints: Mapping[str, Joint], defaults: Defaults) -> dict[str, Any]:
    """Fixed tendons by name, as (transmission, element); spatial ones as None."""
    made: dict[str, Any] = {}
    for section in root.find_all("tendon"):
        for i, child in enumerate(section.children):
            name = child.attributes.get("name", f"tendon{i + 1}")
            if child.tag == "spatial":
                made[name] = None, _filled(child, defaults)
            else:
                factors = {_joint(part, joints): part.number("coef") for part in child.find_all("joint")}
                made[name] = Transmission(factors), _filled(child, defaults)
    return made


def tendon_forces(tendons: Mapping[str, Any]) -> tuple[list[Any], list[str]]:
    """Springs and dampers of tendons as forces on coordinates, and notes on what is left out."""
    forces, notes = [], []
    for name, (transmission, element) in tendons.items():
        stiffness, damping = element.number("stiffness", 0.0), element.number("damping", 0.0)
        if element.number("armature", 0.0) or element.number("frictionloss", 0.0):
            notes.append(f"{element.where}: armature and friction of the tendon '{name}' are left out.")
        if not stiffness and not damping:
            continue
        if transmission is None:
            notes.append(
                f"{element.where}: the spring and damper of the tendon '{name}', which runs through sites, "
                "are left out."
            )
            continue
        rest = element.numbers("springlength")
        if len(rest) == 2 and rest[0] != rest[1]:
            raise FileError(
                f"{element.where}: the spring of '{name}' has a dead band, which is not supported."
            )
        # Unless it is given, the length where the springs of the joints are relaxed.
        springs = {joint.coordinates[0]: joint.rest for joint in transmission.factors}
        relaxed = rest[0] if rest and rest[0] >= 0 else transmission.length.xreplace(springs)
        force = -stiffness * (transmission.length - relaxed) - damping * transmission.velocity
        forces.append({j.coordinates[0]: c * force for j, c in transmission.factors.items()})
    return forces, notes


def read_actuators(
    root: Element, joints: Mapping[str, Joint], tendons: Mapping[str, Any], defaults: Defaults
) -> Drives:
    """All actuators that act on joints or fixed tendons."""
    drives = Drives()
    taken = {s.name for joint in joints.values() for s in (*joint.coordinates, *joint.velocities)}
    for section in root.find_all("actuator"):
        for element in section.children:
            _read_actuator(element, joints, tendons, defaults, drives, taken)
    return drives


def _read_actuator(
    element: Element, joints: Mapping[str, Joint], tendons: Mapping[str, Any], defaults: Defaults,
    drives: Drives, taken: set[str],
) -> None:  # fmt: skip
    state = _state(element, defaults)
    name = element.attributes.get("name") or f"{state['transmission_name']}_{element.tag}"
    where = _transmission(element, joints, tendons)
    if (
        element.tag not in _SHORTCUTS
        or isinstance(where, str)
        or state["dyntype"] in ("muscle", "user", "dcmotor")
    ):
        reason = where if isinstance(where, str) else "its kind is not supported"
        drives.notes.append(f"{element.where}: the actuator '{name}' is left out: {reason}.")
        return
    while name in taken:
        name = f"{name}_control"
    taken.add(name)
    u = activation = Input(name)
    if state["dyntype"] != "none":
        activation = State(f"{name}_activation")
        rate = u if state["dyntype"] == "integrator" else (u - activation) / max(state["dynprm"][0], 1e-15)
        drives.rates[activation] = rate
    gear = state["gear"]
    length, velocity = gear * where.length, gear * where.velocity
    gain = sum(g * part for g, part in zip(state["gainprm"], (1, length, velocity), strict=True))
    bias = sum(b * part for b, part in zip(state["biasprm"], (1, length, velocity), strict=True))
    drives.inputs[name] = None
    for v, force in where.spread(gear * (gain * activation + bias)):
        drives.forces[v] = drives.forces.get(v, sp.S.Zero) + force
    limits = [key for key in ("ctrlrange", "forcerange", "actrange") if key in state["attributes"]]
    if limits:
        drives.notes.append(f"{format_names(limits)} of actuators are not enforced.")


def _state(element: Element, defaults: Defaults) -> dict[str, Any]:
    """What an actuator does, from its default class and itself: each shortcut sets it anew."""
    state: dict[str, Any] = {
        "gainprm": [1.0, 0.0, 0.0],
        "biasprm": [0.0, 0.0, 0.0],
        "dynprm": [1.0],
        "gaintype": "fixed",
        "biastype": "none",
        "dyntype": "none",
        "gear": 1.0,
        "attributes": {},
    }
    for source in (*defaults.chain(element, ""), element):
        if source.tag in _SHORTCUTS:
            state["attributes"] = overlay(state["attributes"], source.attributes)
            _apply(state, source)
    state["gainprm"] = state["gainprm"] if state["gaintype"] == "affine" else [state["gainprm"][0], 0.0, 0.0]
    state["biasprm"] = state["biasprm"] if state["biastype"] == "affine" else [0.0] * 3
    state["transmission_name"] = next(
        (element.attributes[key] for key in ("joint", "tendon", "site", "body") if key in element.attributes),
        "",
    )
    return state


def _apply(state: dict[str, Any], element: Element) -> None:
    """One element, a default or the actuator itself."""
    if gear := element.numbers("gear"):
        state["gear"] = gear[0]
    if element.tag == "general":
        for key in ("gainprm", "biasprm", "dynprm"):
            given = list(element.numbers(key))[:3]
            state[key] = [*given, *state[key][len(given) :]]
        state["dyntype"] = read_word(element, "dyntype", _DYNAMICS, state["dyntype"])
        state["gaintype"] = element.attributes.get("gaintype", state["gaintype"])
        state["biastype"] = element.attributes.get("biastype", state["biastype"])
        if state["gaintype"] not in ("fixed", "affine") or state["biastype"] not in ("none", "affine"):
            state["dyntype"] = "user"
        return
    kp, kv = element.number("kp", state["gainprm"][0]), element.number("kv", -1.0)
    if element.tag == "motor":
        state |= {"gainprm": [1.0, 0.0, 0.0], "gaintype": "fixed", "biastype": "none", "dyntype": "none"}
    elif element.tag in ("position", "intvelocity"):
        if "dampratio" in element.attributes:
            raise FileError(f"{element.where}: dampratio is not supported; give kv.")
        damping = max(kv, 0.0) if kv >= 0 else -state["biasprm"][2]
        state |= {"gainprm": [kp, 0.0, 0.0], "biasprm": [0.0, -kp, -damping], "gaintype": "fixed"}
        delay = element.number("timeconst", 0.0)
        kind = "filterexact" if delay > 0 else "none"
        state |= {"biastype": "affine", "dyntype": "integrator" if element.tag == "intvelocity" else kind,
                  "dynprm": [delay or 1.0]}  # fmt: skip
    elif element.tag == "velocity":
        kv = kv if kv >= 0 else state["gainprm"][0]
        state |= {"gainprm": [kv, 0.0, 0.0], "biasprm": [0.0, 0.0, -kv], "gaintype": "fixed"}
        state |= {"biastype": "affine", "dyntype": "none"}
    elif element.tag == "damper":
        state |= {
            "gainprm": [0.0, 0.0, -max(kv, 0.0)],
            "gaintype": "affine",
            "biastype": "none",
            "dyntype": "none",
        }
    else:  # a cylinder: pressure follows the control, force is area times pressure
        area = element.number("area", 1.0)
        if "diameter" in element.attributes:
            area = float(sp.pi) / 4 * element.number("diameter") ** 2
        state |= {"gainprm": [area, 0.0, 0.0], "gaintype": "fixed", "biastype": "affine", "dyntype": "filter"}
        state |= {"biasprm": list(element.vector("bias", (0.0, 0.0, 0.0)))}
        state |= {"dynprm": [element.number("timeconst", 1.0)]}


def _transmission(
    element: Element, joints: Mapping[str, Joint], tendons: Mapping[str, Any]
) -> Transmission | str:
    """What an actuator acts on, or why it is left out."""
    if "joint" in element.attributes or "jointinparent" in element.attributes:
        joint = _joint(element, joints, "joint" if "joint" in element.attributes else "jointinparent")
        if len(joint.coordinates) != 1:
            return f"the joint '{joint.name}' has several degrees"
        return Transmission({joint: 1.0})
    if "tendon" in element.attributes:
        name = element.text("tendon")
        if name not in tendons:
            raise FileError(
                f"{element.where}: there is no tendon '{name}'; there are {format_names(tendons)}."
            )
        return tendons[name][0] or f"the tendon '{name}' runs through sites"
    return "it acts neither on a joint nor on a tendon"


def _joint(element: Element, joints: Mapping[str, Joint], role: str = "joint") -> Joint:
    name = element.text(role)
    if name not in joints:
        raise FileError(
            f"{element.where}: <{element.tag}> acts on the joint '{name}', which is not there; there are "
            f"{format_names(joints) or 'none'}."
        )
    return joints[name]


def _filled(element: Element, defaults: Defaults) -> Element:
    """A tendon with the attributes of its default class."""
    merged: dict[str, str] = {}
    for source in (*defaults.chain(element, ""), replace(element, tag="tendon")):
        if source.tag == "tendon":
            merged = overlay(merged, source.attributes)
    return replace(element, attributes=merged)
