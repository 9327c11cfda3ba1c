"""Bodies of shapes that move: the memory of `find_contacts`, which a compiled step calls by its address."""

from collections.abc import Iterable, Sequence
from typing import Any

import numpy as np

from pendula.collision.loops.contacts import Contacts, find_contacts
from pendula.collision.loops.scene import PLANE
from pendula.collision.memory import manifold_memory, scene_of
from pendula.collision.pairing import broad_of, make_pair_room, set_exclusions
from pendula.collision.parts import Part
from pendula.compiler.loops import code_address, native
from pendula.errors import PendulaError
from pendula.records import address_of

Array = np.ndarray
_FAT = 0.05  # by how much boxes are larger than the usual shape, next to its reach


def contacts_of(
    parts: Sequence[Part],
    bodies: Sequence[int],
    margin: float,
    exclude: Iterable[tuple[int, int]] = (),
    groups: Array | None = None,
    masks: Array | None = None,
) -> Contacts:
    """The record with which `find_contacts` finds the points of contact of bodies.

    Args:
        parts: convex parts, each placed in the frame of its body.
        bodies: for each part the number of its body, from 0; −1 where it is fixed in the world.
        margin: m; points of shapes that are at most this far apart are found.
        exclude: pairs of bodies that do not meet.
        groups: for each part, bits of the groups that it is in; group 0 unless given.
        masks: for each part, bits of the groups that it meets; all unless given.
    """
    count, owners = len(parts), np.array(bodies, dtype=np.int64)
    _refuse_moving_planes(parts, owners)
    scene = scene_of(parts)
    reaches = scene.target("reaches")
    finite = reaches[np.isfinite(reaches)]
    fat = _FAT * float(np.median(finite)) if len(finite) else 0.0
    ones, every = np.ones(count, dtype=np.int64), np.full(count, -1, dtype=np.int64)
    groups, masks = ones if groups is None else groups, every if masks is None else masks
    broad = broad_of(np.zeros((count, 6)), owners, groups, masks, 2 * reaches + margin + 2 * fat)
    left_out = np.array(sorted({(min(pair), max(pair)) for pair in exclude}), dtype=np.int64).reshape(-1, 2)
    set_exclusions(broad, left_out)
    contacts = Contacts(margin=margin, fat=fat)
    contacts.point(scene=scene, broad=broad, manifold=manifold_memory())
    contacts.point(places=scene.target("poses").copy(), boxes=np.zeros((count, 6)))
    _make_point_room(contacts, 16 * count)
    return contacts


def contact_code() -> int:
    """The address of `find_contacts`, for compiled loops: ``invoke(address, (contacts, poses))``."""
    return code_address(find_contacts)


def make_room(contacts: Contacts) -> None:
    """More memory where `find_contacts` was short of it."""
    broad: Any = contacts.target("broad")
    if broad.pair_count > broad.pair_room:
        make_pair_room(broad, 2 * broad.pair_count)
    if contacts.count > contacts.room:
        _make_point_room(contacts, 2 * contacts.count)


def find_again(contacts: Contacts, poses: Array) -> int:
    """The points of contact of bodies at poses (n, 4, 3): position and axes; how many, in ``contacts``."""
    rows = np.ascontiguousarray(poses, dtype=float)
    while True:
        native(find_contacts)(contacts.address, address_of(rows))
        if contacts.is_short == 0:
            return contacts.count
        make_room(contacts)


def _make_point_room(contacts: Contacts, room: int) -> None:
    contacts.room = room
    contacts.point(shapes=np.zeros((room, 2), dtype=np.int64), features=np.zeros(room, dtype=np.int64))
    contacts.point(points=np.zeros((room, 3)), normals=np.zeros((room, 3)), gaps=np.zeros(room))


def _refuse_moving_planes(parts: Sequence[Part], owners: Array) -> None:
    planes = {int(owner) for part, owner in zip(parts, owners, strict=True) if part.kind == PLANE}
    if len(planes) > 1:
        raise PendulaError(
            "Several bodies have a Plane: two half-spaces always overlap. Only one body, or what is fixed in "
            "the world, may have one; another may have a thick Box."
        )
