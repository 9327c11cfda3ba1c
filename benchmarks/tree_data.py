"""Random trees of bodies as plain numbers, the same for us and for peers; needs only NumPy."""

from dataclasses import dataclass

import numpy as np

SHAPES = ("chain", "bush", "random")
HINGE, SLIDER, BALL = range(3)
VELOCITIES = (1, 1, 3)


@dataclass(frozen=True)
class TreeData:
    """Bodies, parents first; a parent of −1 is the world. Poses are of joints in parents."""

    parents: list[int]
    kinds: np.ndarray
    axes: np.ndarray
    rotations: np.ndarray
    positions: np.ndarray
    masses: np.ndarray
    centers: np.ndarray
    moments: np.ndarray


def tree_data(shape: str, count: int, seed: int = 0) -> TreeData:
    """A chain, a bush (two children each) of hinges, or a random tree of hinges, sliders and balls."""
    rng = np.random.default_rng(seed)
    if shape == "chain":
        parents = list(range(-1, count - 1))
    elif shape == "bush":
        parents = depth_first([(i - 1) // 2 if i else -1 for i in range(count)])
    else:
        parents = depth_first([-1] + [int(rng.integers(max(0, i - 1 - i // 4), i)) for i in range(1, count)])
    kinds = rng.choice(3, count, p=(0.6, 0.2, 0.2)) if shape == "random" else np.zeros(count, dtype=int)
    axes, quaternions, positions = (rng.normal(size=(count, k)) for k in (3, 4, 3))
    sides = rng.uniform(0.05, 0.2, (count, 3)) ** 2
    masses = rng.uniform(0.5, 2.0, count)
    return TreeData(
        parents,
        kinds,
        axes / np.linalg.norm(axes, axis=1)[:, None],
        _rotations(quaternions / np.linalg.norm(quaternions, axis=1)[:, None]),
        0.2 * positions / np.linalg.norm(positions, axis=1)[:, None],
        masses,
        rng.uniform(-0.1, 0.1, (count, 3)),
        # A box: m/12 (y² + z²) and so on.
        masses[:, None] / 12 * (sides.sum(axis=1)[:, None] - sides),
    )


def random_motion(data: TreeData, seed: int = 1) -> tuple[np.ndarray, np.ndarray, np.ndarray]:
    """Coordinates, balls as quaternions with the scalar first, velocities, and forces or accelerations."""
    rng = np.random.default_rng(seed)
    parts = []
    for kind in data.kinds:
        part = rng.uniform(-1, 1, 4 if kind == BALL else 1)
        parts.append(part / np.linalg.norm(part) if kind == BALL else part)
    nv = sum(VELOCITIES[kind] for kind in data.kinds)
    return np.concatenate(parts), rng.uniform(-1, 1, nv), rng.uniform(-1, 1, nv)


def depth_first(parents: list[int]) -> list[int]:
    """The same tree, numbered depth-first."""
    children: dict[int, list[int]] = {}
    for i, parent in enumerate(parents):
        children.setdefault(parent, []).append(i)
    number, made, waiting = {-1: -1}, [], children[-1][::-1]
    while waiting:
        i = waiting.pop()
        number[i] = len(made)
        made.append(number[parents[i]])
        waiting += children.get(i, [])[::-1]
    return made


def _rotations(q: np.ndarray) -> np.ndarray:
    """R of unit quaternions, scalar first (Diebel 2006, eq. 125, transposed)."""
    w, x, y, z = q.T
    rows = (
        (1 - 2 * (y * y + z * z), 2 * (x * y - w * z), 2 * (x * z + w * y)),
        (2 * (x * y + w * z), 1 - 2 * (x * x + z * z), 2 * (y * z - w * x)),
        (2 * (x * z - w * y), 2 * (y * z + w * x), 1 - 2 * (x * x + y * y)),
    )
    return np.moveaxis(np.array(rows), 2, 0)
