"""coal's points of contact of many pairs of equal boxes, in a loop of C++."""

import ctypes
from functools import cache
from tempfile import TemporaryDirectory

import numpy as np

from benchmarks.peers.compiled_loop import compile_loop

SOURCE = """
#include <chrono>
#include <vector>
#include <coal/collision.h>
#include <coal/contact_patch.h>
#include <coal/shape/geometric_shapes.h>

using Clock = std::chrono::steady_clock;
using Matrix = Eigen::Matrix<double, 3, 3, Eigen::RowMajor>;

// Seconds of a round over all pairs; where boxes are, as rows of nine and three numbers.
extern "C" double run(
    double side, long boxes, const double *rotations, const double *positions,
    long count, const long *pairs, long rounds, long *points)
{
    coal::Box box(side, side, side);
    std::vector<coal::Transform3s> at;
    for (long i = 0; i < boxes; i++)
        at.emplace_back(
            coal::Matrix3s(Eigen::Map<const Matrix>(rotations + 9 * i)),
            coal::Vec3s(Eigen::Map<const coal::Vec3s>(positions + 3 * i)));
    coal::CollisionRequest request(coal::CONTACT, 1);
    coal::ContactPatchRequest wanted(request);
    coal::CollisionResult found;
    coal::ContactPatchResult patches(wanted);
    auto began = Clock::now();
    for (long round = 0; round < rounds; round++) {
        *points = 0;
        for (long k = 0; k < count; k++) {
            const auto &a = at[pairs[2 * k]], &b = at[pairs[2 * k + 1]];
            found.clear();
            coal::collide(&box, a, &box, b, request, found);
            if (!found.isCollision()) continue;
            patches.clear();
            coal::computeContactPatch(&box, a, &box, b, found, wanted, patches);
            for (size_t i = 0; i < patches.numContactPatches(); i++)
                *points += patches.getContactPatch(i).size();
        }
    }
    return std::chrono::duration<double>(Clock::now() - began).count() / rounds;
}
"""


@cache
def _build() -> tuple[TemporaryDirectory[str] | None, str, str]:
    return compile_loop("coal", SOURCE, (), ("-lcoal",))


def why_missing() -> str:
    """Why there is no loop, else ""."""
    return _build()[2]


def time_pairs(
    side: float, rotations: np.ndarray, positions: np.ndarray, pairs: np.ndarray, rounds: int
) -> tuple[float, int]:
    """Seconds for the points of contact of all pairs of boxes, and how many points there are."""
    run = ctypes.CDLL(_build()[1]).run
    run.restype = ctypes.c_double
    turned, placed = (np.ascontiguousarray(part, dtype=float) for part in (rotations, positions))
    numbers, points = np.ascontiguousarray(pairs, dtype=np.int64), ctypes.c_long()
    spent = run(
        ctypes.c_double(side), len(placed), turned.ctypes.data_as(ctypes.c_void_p),
        placed.ctypes.data_as(ctypes.c_void_p), len(numbers), numbers.ctypes.data_as(ctypes.c_void_p),
        rounds, ctypes.byref(points),
    )  # fmt: skip
    return spent, points.value
