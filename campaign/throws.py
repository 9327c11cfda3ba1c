"""``python -m campaign.throws``: small bodies thrown at a thin sheet, fast and spinning; none may pass it.

When a body meets the sheet is known by another route: its extent at right angles to the sheet, in closed form
for every kind of shape, has to reach the sheet at the time found, and at no time before.
"""

import argparse
import sys
from collections.abc import Callable, Sequence
from dataclasses import dataclass

import numpy as np
from scipy.spatial.transform import Rotation

from campaign.collision import KINDS, USED, VERTICES
from pendula.collision.loops.scene import BOX
from pendula.collision.memory import scene_of
from pendula.collision.motions import all_impacts, motion_of
from pendula.collision.parts import Part
from pendula.description.hulls import convex_hull

Array = np.ndarray
SHEET = (0.5e-4, 2.5, 2.5)  # half sizes, m: a tenth of a millimetre across x
SMALL, HULLS, AT_ONCE, BEFORE = 0.01, 50, 20_000, 40
NEAR = 1e-11  # m: how near the time found must bring a body; at the least speed of 7 m/s that is 2e-12 s


@dataclass(frozen=True, eq=False)
class Throws:
    """Bodies of one kind: sizes as in `random_pairs`, where they begin, and how they move from there."""

    kind: str
    sizes: Array
    hulls: list[Array]
    starts: Array
    rotations: Rotation
    velocities: Array  # velocity and angular velocity


def random_throws(kind: str, number: int, rng: np.random.Generator) -> Throws:
    """Bodies of up to a centimetre at 10 to 1,000 m/s from up to 10 m, each aimed at a spot of the sheet."""
    targets = np.column_stack([np.zeros(number), rng.uniform(-2, 2, (number, 2))])
    starts = np.column_stack(
        [-rng.uniform(0.1, 10, number), targets[:, 1:] + rng.uniform(-1, 1, (number, 2)) / 10]
    )
    ways = targets - starts
    speeds = 10.0 ** rng.uniform(1, 3, (number, 1))
    spins = rng.normal(size=(number, 3)) * 10.0 ** rng.uniform(0, 3, (number, 1))
    return Throws(
        kind,
        SMALL * rng.uniform(0.1, 1.0, (number, 4)) * USED[kind],
        [SMALL / 2 * rng.normal(size=(VERTICES, 3)) for _ in range(HULLS)],
        starts,
        Rotation.random(number, rng),
        np.hstack([speeds * ways / np.linalg.norm(ways, axis=1)[:, None], spins]),
    )


def found_times(throws: Throws) -> Array:
    """When each body meets the sheet; negative where it does not."""
    number = len(throws.starts)
    hulls = [convex_hull(vertices, "the Hull") for vertices in throws.hulls]
    axes = throws.rotations.as_matrix()
    parts = [
        Part(
            KINDS[throws.kind],
            radius,
            (x, y, z),
            throws.starts[k],
            axes[k],
            hulls[k % HULLS] if throws.kind == "hull" else None,
        )
        for k, (x, y, z, radius) in enumerate(throws.sizes.tolist())
    ]
    scene = scene_of([*parts, Part(BOX, 0.0, SHEET, np.zeros(3), np.eye(3))])
    pairs = np.column_stack([np.arange(number), np.full(number, number)])
    moving = np.vstack([throws.velocities, np.zeros(6)])
    motion = motion_of(scene, np.vstack([throws.starts, np.zeros(3)]), moving)
    return all_impacts(scene, np.ascontiguousarray(pairs), motion, 3.0)[:, 0]


def gaps_at(throws: Throws, times: Array) -> Array:
    """How far each body is from the plane of the sheet's near side at its time, by closed forms."""
    turned = Rotation.from_rotvec(times[:, None] * throws.velocities[:, 3:]) * throws.rotations
    along = turned.as_matrix()[:, 0, :]  # the direction to the sheet along the body's own axes
    return -SHEET[0] - (throws.starts[:, 0] + times * throws.velocities[:, 0]) - _reaches(throws, along)


def _reaches(throws: Throws, d: Array) -> Array:
    x, y, z, radius = throws.sizes.T
    around, up = np.hypot(d[:, 0], d[:, 1]), d[:, 2]
    reaches: dict[str, Callable[[], Array]] = {
        "sphere": lambda: radius,
        "capsule": lambda: radius + z * np.abs(up),
        "box": lambda: (np.abs(d) * throws.sizes[:, :3]).sum(axis=1),
        "cylinder": lambda: x * around + z * np.abs(up),
        "cone": lambda: np.maximum(z * up, x * around - z * up),
        "ellipsoid": lambda: np.linalg.norm(d * np.column_stack([x, y, z]), axis=1),
        "hull": lambda: np.array([(throws.hulls[k % HULLS] @ row).max() for k, row in enumerate(d)]),
    }
    return reaches[throws.kind]()


def judge(throws: Throws) -> tuple[int, int, float]:
    """How many pass the sheet, how many touch it before the time found, and the largest gap at that time."""
    times = found_times(throws)
    passed = times < 0
    when = np.where(passed, 0.0, times)
    gap = np.abs(np.where(passed, 0.0, gaps_at(throws, when))).max()
    # The last centimetres, in which a turning body can touch before: earlier ones are too far away.
    slow = np.minimum(when, 5 * SMALL / throws.velocities[:, 0])
    early = np.zeros(len(times), dtype=bool)
    for part in np.linspace(1, 0, BEFORE, endpoint=False):
        early |= gaps_at(throws, when - part * slow) < -NEAR
    return int(passed.sum()), int((early & ~passed).sum()), float(gap)


def main(arguments: Sequence[str] | None = None) -> int:
    """Print a line for every kind; the exit code is 1 if a body passes, or touches at another time."""
    parser = argparse.ArgumentParser(prog="python -m campaign.throws", description=__doc__)
    parser.add_argument("--number", type=int, default=100_000, help="how many bodies of every kind")
    parser.add_argument("--seed", type=int, default=1, help="of the random numbers")
    asked = parser.parse_args(arguments)
    print("| bodies | throws | pass | touch before | largest gap then, m |\n| --- | --- | --- | --- | --- |")
    all_right = True
    for kind in KINDS:
        if kind != "plane":
            starts = range(0, asked.number, AT_ONCE)
            some = [
                judge(
                    random_throws(
                        kind, min(AT_ONCE, asked.number - k), np.random.default_rng([asked.seed, k])
                    )
                )
                for k in starts
            ]
            passed, early, gap = sum(s[0] for s in some), sum(s[1] for s in some), max(s[2] for s in some)
            right = passed == early == 0 and gap < NEAR
            all_right &= right
            print(
                f"| {kind} | {asked.number} | {passed} | {early} | {gap:.1e} |" + " WRONG" * (not right),
                flush=True,
            )
    return int(not all_right)


if __name__ == "__main__":
    sys.exit(main())
