"""The elements and attributes that MJCF has, and those of a file that its mechanism does not use.

``mjcf_schema.txt`` is what MuJoCo 4.0.0 prints (mj_printSchema), with elements of bodies that stand for
others (<frame>, <replicate>, <composite>) and the attributes that earlier versions had.
"""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from difflib import get_close_matches
from functools import cache
from pathlib import Path

from pendula.errors import FileError, format_names
from pendula.formats.xml import Element

_PLACE = "pos quat axisangle euler xyaxes zaxis"
# Attributes that say how something is called or looks, or how MuJoCo works, not what moves.
_QUIET = frozenset("name class childclass group user rgba material model".split())
# Elements that have no part in a mechanism at all, and those whose attributes are noted elsewhere.
_SEEN_ONLY = frozenset("size visual statistic texture material hfield model lengthrange skin".split())
_NOTED = frozenset("muscle adhesion dcmotor orientation pid plugin pair mesh".split())
_UNREAD = frozenset("camera light sensor custom extension deformable".split())
_ACTUATOR = (
    "joint jointinparent tendon site body refsite cranksite slidersite cranklength gear lengthrange "
    "ctrlrange ctrllimited forcerange forcelimited actrange actlimited"
)
_READ = {
    "compiler": (
        "angle autolimits balanceinertia boundinertia boundmass coordinate eulerseq inertiafromgeom "
        "inertiagrouprange meshdir assetdir settotalmass strippath texturedir usethread saveinertial "
        "savecompiled savecanonical conflict discardvisual"
    ),
    "option": "gravity density viscosity",
    "flag": "gravity actuation damper passive spring constraint equality frictionloss",
    "body": f"mocap gravcomp {_PLACE}",
    "frame": _PLACE,
    "inertial": f"mass diaginertia fullinertia {_PLACE}",
    "joint": (
        "type pos axis range limited ref springref stiffness damping armature frictionloss springdamper "
        "springyield joint coef joint1 joint2 polycoef active"
    ),
    "geom": (
        "type size fromto mesh mass density shellinertia friction contype conaffinity condim priority geom "
        f"{_PLACE}"
    ),
    "site": f"type size fromto site {_PLACE}",
    "fixed": "stiffness damping springlength springyield armature frictionloss",
    "spatial": "stiffness damping springlength springyield armature frictionloss width",
    "tendon": (
        "stiffness damping springlength springyield armature frictionloss width tendon1 tendon2 polycoef "
        "active"
    ),
    "connect": "active anchor body1 body2 site1 site2",
    "weld": "active anchor body1 body2 relpose site1 site2",
    "equality": "active",
    "exclude": "body1 body2",
    "key": "qpos qvel",
    "general": f"gainprm biasprm dynprm gaintype biastype dyntype {_ACTUATOR}",
    "motor": _ACTUATOR,
    "position": f"kp kv timeconst dampratio {_ACTUATOR}",
    "velocity": f"kv {_ACTUATOR}",
    "intvelocity": f"kp kv dampratio {_ACTUATOR}",
    "damper": f"kv {_ACTUATOR}",
    "cylinder": f"area diameter bias timeconst {_ACTUATOR}",
}
_USED = {tag: frozenset(names.split()) for tag, names in _READ.items()}


@dataclass
class Kind:
    """An element of MJCF: the attributes and the elements that it may have."""

    attributes: frozenset[str]
    children: dict[str, "Kind"] = field(default_factory=dict)


@cache
def read_schema() -> Kind:
    """The kind of <mujoco>."""
    above = [Kind(frozenset())]
    for line in Path(__file__).with_name("mjcf_schema.txt").read_text("utf-8").splitlines():
        tags, _, attributes = line.partition(":")
        made = Kind(frozenset(attributes.split()))
        del above[(len(tags) - len(tags.lstrip())) // 2 + 1 :]
        above[-1].children |= dict.fromkeys(tags.split(), made)
        above.append(made)
    mujoco = above[0].children["mujoco"]
    # Bodies and defaults are nested; what stands for bodies holds what they do.
    body = mujoco.children.pop("body")
    body.children["body"] = body
    for tag in ("frame", "replicate"):
        body.children[tag].children = body.children
    mujoco.children["worldbody"] = Kind(frozenset(("name",)), body.children)
    mujoco.children["default"].children["default"] = mujoco.children["default"]
    return mujoco


def check_elements(element: Element, kind: Kind | None = None) -> None:
    """Refuse an element or an attribute that MJCF does not have."""
    kind = kind or read_schema()
    for name in element.attributes:
        if name not in kind.attributes:
            end = _end(name, kind.attributes, "'{}'")
            raise FileError(f"{element.where}: <{element.tag}> has no attribute '{name}' in MJCF{end}")
    for child in element.children:
        if child.tag not in kind.children:
            end = _end(child.tag, kind.children, "<{}>")
            raise FileError(f"{child.where}: <{element.tag}> has no element <{child.tag}> in MJCF{end}")
        check_elements(child, kind.children[child.tag])


def _end(name: str, known: Iterable[str], form: str) -> str:
    """Of a sentence that refuses a name: one like it."""
    close = get_close_matches(name, known, n=1)
    return f"; did you mean {form.format(close[0])}?" if close else "."


def list_unused(root: Element) -> list[str]:
    """Sentences on the attributes and elements of a file that its mechanism does not use."""
    unread, unused = set[str](), dict[str, set[str]]()
    for element in _walk(root, unread):
        extra = element.attributes.keys() - _QUIET - _USED.get(element.tag, frozenset())
        if element.tag in _USED and extra:
            unused.setdefault(element.tag, set()).update(extra)
    notes = [
        f"Of <{tag}>, {format_names(sorted(names))} {'is' if len(names) == 1 else 'are'} not used."
        for tag, names in sorted(unused.items())
    ]
    if unread:
        notes.append(f"{', '.join(f'<{tag}>' for tag in sorted(unread))} are not read.")
    return notes


def _walk(element: Element, unread: set[str]) -> Iterator[Element]:
    """Elements whose attributes could be used."""
    for child in element.children:
        if child.tag in _UNREAD:
            unread.add(child.tag)
        elif child.tag not in _SEEN_ONLY | _NOTED:
            yield child
            yield from _walk(child, unread)
