"""``python -m campaign.collision``: signed distances of random pairs of shapes of all kinds, next to coal's.

coal is run by the interpreter that has the peers of the benchmarks (``PENDULA_PEERS_PYTHON``, or that of
``make bench``). It is asked for a tolerance of 1e-10; of round shapes that overlap it often misses that.
"""

import argparse
import subprocess
import sys
from collections.abc import Iterator, Sequence
from itertools import combinations_with_replacement
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import numpy as np
from benchmarks.measurement import ROOT
from benchmarks.peers.conversation import interpreter, missing
from scipy.spatial.transform import Rotation

from pendula.collision.loops import scene
from pendula.collision.memory import scene_of
from pendula.collision.pair_queries import all_nearest
from pendula.collision.parts import Part
from pendula.description.hulls import convex_hull

Array = np.ndarray
KINDS = {
    "sphere": scene.POINT,
    "capsule": scene.SEGMENT,
    "box": scene.BOX,
    "cylinder": scene.CYLINDER,
    "cone": scene.CONE,
    "ellipsoid": scene.ELLIPSOID,
    "hull": scene.HULL,
    "plane": scene.PLANE,
}
HULLS, VERTICES, AT_ONCE = 200, 12, 20_000
# Which of the four numbers of a shape each kind has: half sizes, and the radius around the core.
USED = {
    "sphere": (0, 0, 0, 1),
    "capsule": (0, 0, 1, 1),
    "box": (1, 1, 1, 0),
    "cylinder": (1, 0, 1, 0),
    "cone": (1, 0, 1, 0),
    "ellipsoid": (1, 1, 1, 0),
    "hull": (0, 0, 0, 0),
    "plane": (0, 0, 0, 0),
}
EXACT = {"sphere", "capsule", "box", "hull", "plane"}
TOLERANCE = 1e-9  # that shapes of these kinds must meet; whether others overlap is told beyond it
HEADER = ("shapes", "pairs", "overlap", "told otherwise", "off by > 1e-9", "coal has none", "ours − coal's")


def random_pairs(kinds: tuple[str, str], number: int, rng: np.random.Generator) -> dict[str, Any]:
    """Shapes, two rows a pair, with half sizes from 0.1 to 1 and middles up to a few of these apart."""
    used = np.tile([USED[kind] for kind in kinds], (number, 1))
    apart = rng.normal(size=(number, 3)) * rng.uniform(0.1, 1.2, (number, 1))
    positions = np.zeros((2 * number, 3))
    positions[1::2] = apart
    return {
        "kinds": np.array(kinds),
        "sizes": rng.uniform(0.1, 1.0, (2 * number, 4)) * used,
        "positions": positions,
        "rotations": Rotation.random(2 * number, rng).as_matrix(),
        "numbers": rng.integers(0, HULLS, 2 * number),
        "hulls": rng.normal(size=(HULLS, VERTICES, 3)) * 0.6,
    }


def our_distances(pairs: dict[str, Any]) -> Array:
    hulls = [convex_hull(vertices, "the Hull") for vertices in pairs["hulls"]]
    parts = []
    for row, (*half, radius) in enumerate(pairs["sizes"].tolist()):
        kind = str(pairs["kinds"][row % 2])
        hull = hulls[pairs["numbers"][row]] if kind == "hull" else None
        place = pairs["positions"][row], pairs["rotations"][row]
        parts.append(Part(KINDS[kind], radius, tuple(half), *place, hull))
    return all_nearest(scene_of(parts), np.arange(len(parts)).reshape(-1, 2))[:, 0]


def coal_distances(pairs: dict[str, Any]) -> Array:
    with TemporaryDirectory() as folder:
        given, found = Path(folder) / "given.npz", Path(folder) / "found.npy"
        np.savez(given, **pairs)
        command = [str(interpreter()), "-m", "campaign.coal_side", str(given), str(found)]
        subprocess.run(command, cwd=ROOT, check=True)
        return np.load(found)


def compare(kinds: tuple[str, str], ours: Array, theirs: Array) -> tuple[tuple[str, ...], bool]:
    """A line of the table, and whether all is as it must be.

    Every direction that parts shapes proves a lower bound of the signed distance: ours must not be less than
    coal's by more than what coal may be wrong by, and must be coal's for shapes that it is exact for.
    """
    known = ~np.isnan(theirs)
    apart = (ours - theirs)[known]
    off = np.abs(apart) > TOLERANCE
    otherwise = int((((ours > 0) != (theirs > 0))[known] & off).sum())
    right = otherwise == 0 and not (set(kinds) <= EXACT and (off.any() or not known.all()))
    span = f"{apart.min():.1e} … {apart.max():.1e}"
    figures = len(ours), f"{(ours < 0).mean():.0%}", otherwise, int(off.sum()), int((~known).sum()), span
    return (" and ".join(kinds), *map(str, figures)), right


def compare_all(number: int, seed: int) -> Iterator[tuple[tuple[str, ...], bool]]:
    for kinds in combinations_with_replacement(KINDS, 2):
        if kinds != ("plane", "plane"):
            starts = range(0, number, AT_ONCE)
            some = (
                random_pairs(kinds, min(AT_ONCE, number - k), np.random.default_rng([seed, k]))
                for k in starts
            )
            both = [(our_distances(pairs), coal_distances(pairs)) for pairs in some]
            ours, theirs = (np.concatenate(found) for found in zip(*both, strict=True))
            yield compare(kinds, ours, theirs)


def main(arguments: Sequence[str] | None = None) -> int:
    """Print the table, a line for every two kinds; the exit code is 1 if anything is not as it must be."""
    parser = argparse.ArgumentParser(prog="python -m campaign.collision", description=__doc__)
    parser.add_argument("--number", type=int, default=100_000, help="how many pairs of every two kinds")
    parser.add_argument("--seed", type=int, default=1, help="of the random numbers")
    asked = parser.parse_args(arguments)
    if reason := missing("coal"):
        print(reason)
        return 1
    print("| " + " | ".join(HEADER) + " |\n" + "| --- " * len(HEADER) + "|")
    all_right = True
    for line, right in compare_all(asked.number, asked.seed):
        all_right &= right
        print("| " + " | ".join(line) + " |" + " WRONG" * (not right), flush=True)
    return int(not all_right)


if __name__ == "__main__":
    sys.exit(main())
