"""Compiled loops as JavaScript: statements and expressions mean the same, to the last bit."""

import json
import subprocess

import pytest

from pendula.compiler.export.loop_functions import write_loops
from pendula.compiler.intrinsics import at
from pendula.compiler.loops import compiled
from pendula.errors import PendulaError
from pendula.records import Doubles, Integers, Record, Vector, record


@record
class Heap(Record):
    """Two pointers and a number."""

    count: int
    numbers: Doubles
    ids: Integers


@compiled
def _last_positive(x: Doubles, n: int) -> int:
    for k in range(n - 1, -1, -1):
        if x[k] > 0.0:
            return k
    return -1


@compiled
def _mirrored(a: Vector, k: int) -> Vector:
    if k == 0:
        return -a[0], a[1], a[2]
    return a[k], (a[0] if k > 1 else 2.0 * a[1]), -a[2]


@compiled
def _bump(h: Heap) -> int:
    h.count += 1
    return h.count


@compiled
def work(h: Heap, n: int) -> float:
    x, total = h.numbers, 0.0
    first, second = (1, 2) if n in (3, 4) else (2, 1)
    for _ in range(2):
        for _ in range(n):
            total += 0.5
    if n > 100 or _bump(h) == 1:  # the second is asked for only where the first is not true
        total += 10.0
    for k in range(n):
        v = _mirrored((x[k], 1.0 * k, 3.0), k % 3)
        v, w = (v[1], v[0], v[2]), v
        h.ids[k] = (7 << k) // 2 & ~1
        at(x, 1)[k] = max(v[0], w[0], -1.0) ** 2 + abs(v[2]) ** 0.5 - first / second
        total = total + x[k] if 0 <= k < 3 else total - h.ids[k]
    while _last_positive(x, n) > 0 and total > 0.0:
        total -= x[_last_positive(x, n)]
        x[_last_positive(x, n)] = -1.0
    return total + h.count


def _python(n: int) -> list[float]:
    """The same by Numba."""
    import numpy as np

    from pendula.compiler.loops import native

    heap = Heap(count=0).point(numbers=np.linspace(0.3, 2.0, 9), ids=np.zeros(9, dtype=np.int64))
    found = native(work)(heap.address, n)
    return [found, *heap.target("numbers"), *heap.target("ids")]


@pytest.mark.parametrize("n", [1, 3, 4, 7])
def test_a_loop_means_the_same(n):
    import numpy as np

    made = write_loops({"work": work}, {}, {})
    memory = [0, 0, 4, 13, *np.linspace(0.3, 2.0, 9), *np.zeros(9)]
    script = f"""const F = Float64Array.from({json.dumps([*map(float, memory)])});
    const found = ({made})(F).work(1, {n});
    console.log(JSON.stringify([found, ...F.subarray(4)]));"""
    done = subprocess.run(["node", "-e", script], capture_output=True, text=True, check=True)
    # Only fused products and sums can differ, by a rounding each.
    assert json.loads(done.stdout) == pytest.approx(_python(n), rel=1e-14)


@compiled
def _raises(n: int) -> int:
    raise ValueError


@compiled
def _cube(x: float) -> float:
    return x**3


@pytest.mark.parametrize(("function", "said"), [(_raises, "Loops with Raise"), (_cube, "A power of 3")])
def test_what_has_no_translation_is_said(function, said):
    with pytest.raises(PendulaError, match=said):
        write_loops({"f": function}, {}, {})
