"""Where many shapes touch: a pyramid of boxes against MuJoCo, and how the cost of a sphere grows."""

from collections.abc import Iterator
from time import perf_counter
from typing import Any

import numpy as np
from scipy.spatial.transform import Rotation

import pendula as pe
from benchmarks.measurement import Effort, Timing, interleaved, require_agreement
from benchmarks.peers import conversation
from benchmarks.peers.coal_loop import time_pairs, why_missing
from benchmarks.rows import Row, against, informing, unmeasured, within
from pendula.collision.detection import contacts_of, find_again
from pendula.collision.loops.broad_phase import find_pairs
from pendula.collision.loops.contacts import find_contacts
from pendula.collision.pairing import broad_of
from pendula.collision.parts import parts_of
from pendula.compiler.loops import native
from pendula.records import address_of

Array = np.ndarray
PEER, SIDE = "MuJoCo", "benchmarks.peers.mujoco_side"
# Thirteen rows of cubes, which lie 10 µm in each other and 0.1 mm beside each other.
ROWS, HALF, DEEP, BESIDE = 13, 0.1, 1e-5, 1e-4
TARGET = 2.0
TILT = 1e-6  # rad: of no box the axes are those of another, as in a simulation
# How much more a sphere among most may cost than one among fewest, whose memory fits into the nearest caches:
# a hundred times as many take at most 200 times as long, n^1.15.
GROWTH = 2.0
FILLED = 0.1  # of the space, by spheres
RADIUS = 0.1
IN_A_REPETITION = 20_000  # spheres whose pairs are found at least


def collision_rows(effort: Effort) -> Iterator[Row]:
    """Points of contact of a pyramid, and pairs of spheres."""
    reason = conversation.missing("mujoco")
    for tilt in (0.0, TILT):
        claim = f"points of contact of 91 boxes{', tilted' * bool(tilt)}: a pair that touches"
        if reason:
            yield unmeasured(claim, PEER, TARGET, "ns", reason)
        else:
            yield _pyramid_row(claim, tilt, effort)
    yield _coal_row(effort)
    yield from _sphere_rows(effort)


def _coal_row(effort: Effort) -> Row:
    """The same boxes, pair by pair, by coal's collisions and contact patches in a loop of C++."""
    claim, peer = "the same, tilted, next to coal in a loop of C++", "coal"
    reason = conversation.missing("coal") or (
        "" if effort.compiles_loops else "its loop is not compiled in quick runs"
    )
    if reason := reason or why_missing():
        return unmeasured(claim, peer, None, "ns", reason)
    places = pyramid(TILT)
    contacts, poses = _touching(places)
    find, address = native(find_contacts), address_of(poses)
    shapes = contacts.target("shapes")[: contacts.count].tolist()
    # coal's boxes among each other: those on the ground are no pairs of boxes.
    pairs = np.array(sorted({tuple(pair) for pair in shapes if max(pair) < len(places)}))
    axes = Rotation.from_quat(places[:, 3:], scalar_first=True).as_matrix()
    ours, theirs, points = [], [], 0
    for _ in range(effort.repetitions):
        ours += interleaved(20, lambda: find(contacts.address, address))
        spent, points = time_pairs(2 * HALF, axes, places[:, :3], pairs, 20)
        theirs.append(spent / len(pairs))
    touching = len({tuple(pair) for pair in shapes})
    mine = Timing(tuple(each.median for each in ours)).per(touching)
    note = f"coal finds {points} points of {len(pairs)} pairs that are given to it; ours of {touching}"
    return against(claim, mine, (peer, Timing(tuple(theirs))), None, "ns", note)


def _pyramid_row(claim: str, tilt: float, effort: Effort) -> Row:
    places = pyramid(tilt)
    contacts, poses = _touching(places)
    find, address = native(find_contacts), address_of(poses)
    timings, touching = [], 0
    with conversation.Conversation(SIDE) as peer:
        for _ in range(effort.repetitions):  # in turn, so that both meet the machine in one mood
            timings += interleaved(20, lambda: find(contacts.address, address))
            theirs = peer.ask("touch", places=places.tolist(), half=HALF, repetitions=20)
            timings.append(Timing(tuple(theirs["seconds"])))
            touching = theirs["pairs"]
    pairs = len({tuple(pair) for pair in contacts.target("shapes")[: contacts.count].tolist()})
    require_agreement("Numbers of pairs that touch", [pairs], [touching], 0.0)
    ours, mujoco = (Timing(tuple(each.median for each in timings[k::2])).per(pairs) for k in (0, 1))
    note = (
        f"{contacts.count} points of {pairs} pairs; pairs are known from the step before, as MuJoCo's are not"
    )
    return against(claim, ours, (PEER, mujoco), TARGET, "ns", note)


def _touching(places: Array) -> tuple[Any, Array]:
    box = pe.Box((2 * HALF,) * 3)
    parts = [part for shape in [box] * len(places) + [pe.Plane()] for part in parts_of(shape)]
    contacts = contacts_of(parts, [*range(len(places)), -1], 0.0)
    axes = Rotation.from_quat(places[:, 3:], scalar_first=True).as_matrix().transpose(0, 2, 1)
    poses = np.ascontiguousarray(np.concatenate([places[:, None, :3], axes], axis=1))
    find_again(contacts, poses)
    return contacts, poses


def pyramid(tilt: float) -> Array:
    """Positions and quaternions of boxes, each turned by about so much."""
    rng = np.random.default_rng(0)
    apart, up = 2 * HALF + BESIDE, 2 * HALF - DEEP
    positions = [
        ((k - (ROWS - row) / 2) * apart, 0.0, HALF - DEEP + row * up)
        for row in range(ROWS)
        for k in range(ROWS - row)
    ]
    turned = Rotation.from_rotvec(tilt * rng.normal(size=(len(positions), 3)))
    return np.hstack([positions, turned.as_quat(scalar_first=True)])


def _sphere_rows(effort: Effort) -> Iterator[Row]:
    """Pairs of spheres at random places, a tenth of the space filled, found anew."""
    spent = {}
    for count in effort.spheres:
        spent[count] = _time_searches(count, effort.repetitions).per(count)
        yield informing(f"pairs of {count:,} moving spheres, from nothing: a sphere", spent[count], "ns")
    few, many = min(spent), max(spent)
    if many > few:
        claim = f"the same: a sphere of {many:,}, next to {GROWTH:g} of one of {few:,}"
        yield within(claim, spent[many], GROWTH * spent[few].median * 1e9, "ns")


def _time_searches(count: int, repetitions: int) -> Timing:
    """How long a search for the pairs of so many spheres takes, which have moved since the one before.

    Of a thousand at the same places a processor remembers every branch, and is twice as quick as it can be in
    a simulation.
    """
    broad, rng, seconds = _spheres(count), np.random.default_rng(1), []
    boxes, search = broad.target("boxes"), native(find_pairs)
    places, rounds = boxes.copy(), max(1, IN_A_REPETITION // count)
    for _ in range(repetitions):
        spent = 0.0
        for _ in range(rounds):
            boxes[:] = places + np.tile(rng.normal(scale=RADIUS / 2, size=(count, 3)), 2)
            began = perf_counter()
            search(broad.address)
            spent += perf_counter() - began
        seconds.append(spent / rounds)
    return Timing(tuple(seconds))


def _spheres(count: int) -> Any:
    edge = (count * 4 / 3 * np.pi * RADIUS**3 / FILLED) ** (1 / 3)
    places = np.random.default_rng(0).uniform(0, edge, (count, 3))
    ones = np.ones(count, dtype=np.int64)
    boxes = np.hstack([places - RADIUS, places + RADIUS])
    return broad_of(boxes, np.arange(count), ones, ones, np.full(count, 2 * RADIUS))
