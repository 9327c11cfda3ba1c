"""How the geoms of MJCF meet: the ground, materials, and pairs of bodies, by MuJoCo's rules.

After "Collision detection" and "Contact" of mujoco.readthedocs.io/en/stable/computation.
Two geoms may meet if contype of one and conaffinity of the other have a bit in common, and if their bodies
are neither excluded, nor welded together, nor one the parent of the other; what stands still is no parent.
Together they have the larger one of each friction and of both condim, or those of the one with the higher
priority. A condim of 1 means no friction, of 3 sliding friction, of 4 spinning friction too, of 6 rolling
friction too; the latter two are arms in m there and here.
"""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field, replace
from itertools import combinations, product
from typing import Any

from pendula.description import Body, Fixed, Free, Joint, Mesh
from pendula.description.material import Material
from pendula.description.obstacles import Hull, Plane
from pendula.errors import FileError, format_names
from pendula.formats.mjcf_bodies import WORLD, Found
from pendula.formats.mjcf_geometry import Geom
from pendula.formats.xml import Element

_FRICTION = (1.0, 0.005, 0.0001)  # sliding, torsional, rolling
_TYPES = {"contype": 1.0, "conaffinity": 1.0, "condim": 3.0, "priority": 0.0}
_SLIDING, _SPINNING, _ROLLING = 3, 4, 6  # condim from which on there is such friction


@dataclass(frozen=True)
class ContactGeom:
    """How a geom meets others."""

    name: str
    body: str
    friction: tuple[float, ...]
    contype: int
    conaffinity: int
    condim: int
    priority: int

    def meets(self, other: "ContactGeom") -> bool:
        """Whether their masks let them."""
        return bool(self.contype & other.conaffinity or other.contype & self.conaffinity)

    def against(self, other: "ContactGeom") -> Material:
        """What both have together."""
        first = max(self.priority, other.priority)
        both = [geom for geom in (self, other) if geom.priority == first]
        sliding, spinning, rolling = (max(values) for values in zip(*(g.friction for g in both), strict=True))
        condim = max(geom.condim for geom in both)
        return Material(
            sliding * (condim >= _SLIDING),
            rolling=rolling * (condim >= _ROLLING),
            spinning=spinning * (condim >= _SPINNING),
        )


@dataclass
class Touching:
    """Bodies with materials, and what a mechanism has besides them."""

    bodies: list[Body]
    ground: list[Any] = field(default_factory=list)
    pairs: dict[tuple[str, str], Material | None] = field(default_factory=dict)
    notes: list[str] = field(default_factory=list)


def read_contacts(
    root: Element, found: Found
) -> tuple[tuple[ContactGeom, ...], tuple[tuple[str, str], ...], list[str]]:
    """How geoms meet, which bodies do not, and notes on what is not used."""
    contacts = []
    for body, geom in found.geoms:
        element = geom.element
        given = element.numbers("friction")
        if len(given) > len(_FRICTION) or min(given, default=0.0) < 0:
            raise FileError(
                f"{element.where}: 'friction' of <geom> has up to three numbers, none of them negative, got "
                f"'{element.attributes['friction']}'."
            )
        friction = (*given, *_FRICTION[len(given) :])
        types = [int(element.number(key, usual)) for key, usual in _TYPES.items()]
        contacts.append(ContactGeom(element.attributes.get("name", ""), body, friction, *types))
    excluded, notes = [], []
    for section in root.find_all("contact"):
        for child in section.children:
            if child.tag == "exclude":
                pair = child.text("body1"), child.text("body2")
                if unknown := [name for name in pair if name not in (WORLD, *found.inertias)]:
                    raise FileError(
                        f"{child.where}: <exclude> names the body '{unknown[0]}', which is not there; there "
                        f"are {format_names(found.inertias)}."
                    )
                excluded.append(pair)
            else:
                notes.append(f"{child.where}: <{child.tag}> of contacts is not read.")
    return tuple(contacts), tuple(excluded), notes


class ContactReader:
    """What a mechanism touches with, from the geoms of its file.

    Args:
        found: what the file holds.
        contacts: how its geoms meet, in the same order.
        excluded: pairs of bodies that do not.
        loops: joints that close loops.
    """

    def __init__(
        self,
        found: Found,
        contacts: Iterable[ContactGeom],
        excluded: Iterable[tuple[str, str]],
        loops: Iterable[Joint],
    ) -> None:
        self._found, self._excluded = found, {frozenset(pair) for pair in excluded}
        self._joints = [*found.joints, *loops]
        self._welded = {joint.child for joint in found.joints if isinstance(joint, Fixed)}
        self._geoms = [
            (self._owner(body, geom), body, geom, contact)
            for (body, geom), contact in zip(found.geoms, contacts, strict=True)
            if geom.touches
        ]
        # Those of condim 1 rub on others nevertheless.
        self._least = min(max((one.condim for *_, one in self._geoms), default=1), _SLIDING)

    @property
    def has_ground(self) -> bool:
        return any(owner == WORLD for owner, *_ in self._geoms)

    def read(self, bodies: list[Body]) -> Touching:
        """Materials, ground and pairs for these bodies."""
        made = Touching([])
        for owner, body, geom, contact in self._geoms:
            if owner == WORLD:
                made.ground += self._shapes(geom, contact, body, made.notes)
        for body in bodies:
            own = [(geom, contact) for owner, _, geom, contact in self._geoms if owner == body.name]
            shapes = [shape for one in own for shape in self._shapes(*one, body.name, made.notes)]
            made.bodies.append(replace(body, collision=shapes))
        self._read_pairs(made)
        if not made.ground:
            made.notes.append(
                "Nothing of the world can be touched; contact='stepping' lets the bodies meet each other."
            )
        return made

    def _owner(self, body: str, geom: Geom) -> str:
        """The body that a geom belongs to; planes are part of the ground."""
        return WORLD if geom.kind == "plane" and self._weld(body) == WORLD else body

    def _shapes(self, geom: Geom, contact: ContactGeom, body: str, notes: list[str]) -> Iterator[Any]:
        """The shape of a geom with its material; none, and a note, of what is not read."""
        material = self._material(contact)
        if geom.kind == "plane" and self._weld(body) == WORLD:
            place = self._found.places[body] @ geom.pose if body != WORLD else geom.pose
            yield Plane(pose=place, material=material)
        elif isinstance(shape := geom.shape(material), Mesh):
            yield Hull(shape.surface.vertices, pose=shape.pose, colour=shape.colour, material=material)
        elif shape is not None:
            yield shape
        else:
            notes.append(f"{geom.element.where}: the {geom.kind} touches nothing here.")

    def _material(self, geom: ContactGeom) -> Material:
        """What a geom is made of as far as others rub on it."""
        own = replace(geom, condim=max(geom.condim, self._least))
        return own.against(own)

    def _follows(self, one: ContactGeom, other: ContactGeom) -> bool:
        """Whether what two geoms have together follows from their materials."""
        together = one.against(other)
        alike = self._material(one) == self._material(other) == together  # whatever √(μ μ) is rounded to
        return alike or self._material(one).against(self._material(other)) == together

    def _weld(self, body: str) -> str:
        """The body that this one is fixed to, over all between them."""
        while body in self._welded:
            body = self._found.parents[body]
        return body

    def _may_meet(self, one: ContactGeom, other: ContactGeom) -> bool:
        first, second = self._weld(one.body), self._weld(other.body)
        if first == second or frozenset((one.body, other.body)) in self._excluded:
            return False
        if WORLD not in (first, second):
            above = [self._weld(self._found.parents[body]) for body in (first, second)]
            if first == above[1] or second == above[0]:
                return False
        return one.meets(other)

    def _read_pairs(self, made: Touching) -> None:
        """What pairs of bodies have together where it does not follow from their materials."""
        kinds: dict[str, dict[ContactGeom, None]] = {}
        for owner, _, _, contact in self._geoms:
            kinds.setdefault(owner, {})[replace(contact, name="")] = None
        held, masked, mixed = [], [], []
        connected = self._connected()
        for pair in combinations(kinds, 2):
            if all(self._weld(name) == WORLD for name in pair):
                continue
            every = list(product(*(kinds[name] for name in pair)))
            meeting = [couple for couple in every if self._may_meet(*couple)]
            if frozenset(map(self._weld, pair)) in connected and WORLD not in pair:
                held += [pair] if meeting else []
            elif not meeting:
                made.pairs[pair] = None
            else:
                masked += [pair] if len(meeting) < len(every) else []
                together = {one.against(other) for one, other in meeting}
                if all(self._follows(one, other) for one, other in meeting):
                    continue
                if len(together) == 1:
                    made.pairs[pair] = together.pop()
                else:
                    mixed.append(pair)
        for pairs, said in (
            (held, "do not meet, since a joint or tie connects them; in MuJoCo they do"),
            (masked, "meet with all their geoms; in MuJoCo masks keep some of these apart"),
            (
                mixed,
                "rub by geometric means of what their geoms have; MuJoCo has other values for some of these",
            ),
        ):
            if pairs:
                more = f" (and {len(pairs) - 1} more pairs)" if len(pairs) > 1 else ""
                made.notes.append(f"'{pairs[0][0]}' and '{pairs[0][1]}'{more} {said}.")

    def _connected(self) -> set[frozenset[str]]:
        """Pairs of welded bodies that a joint connects, which a mechanism keeps apart by itself."""
        ends = [(joint.parent, joint.child) for joint in self._joints if not isinstance(joint, Free)]
        return {frozenset(map(self._weld, pair)) for pair in ends}
