"""States into blocks of lanes and back: every number of states and of numbers, on either side of a tile."""

import casadi as ca
import numpy as np
import pytest
from llvmlite import ir

from pendula.compiler import compile_lanes
from pendula.compiler.emission import ARGUMENTS, declare_kernel
from pendula.compiler.lanes import PARAMETERS, TIME, lane_width, transpose
from pendula.compiler.loops import native
from pendula.dynamics.program import Program
from pendula.records import address_of


@pytest.mark.parametrize("rows", [1, 3, 4, 5, 7, 8, 11])
@pytest.mark.parametrize("columns", [1, 2, 4, 6, 8, 9])
def test_columns_become_rows(rows, columns):
    apart, further = columns + 2, rows + 3
    source = np.random.default_rng(rows * columns).normal(size=(rows, apart))
    target = np.full((columns, further), np.nan)
    native(transpose)(address_of(source), rows, columns, apart, address_of(target), further)
    assert np.array_equal(target[:, :rows], source[:, :columns].T)
    assert np.isnan(target[:, rows:]).all()  # nothing else is written


def test_a_row_may_stand_for_all():
    source, target = np.arange(5.0), np.empty((5, lane_width()))
    native(transpose)(address_of(source), lane_width(), 5, 0, address_of(target), lane_width())
    assert np.array_equal(target, np.tile(source[:, None], lane_width()))


def test_lanes_are_given_no_more_than_they_read(own_cache):
    symbols = [ca.SX.sym(name, size) for name, size in zip(ARGUMENTS, (1, 9, 4, 2, 3), strict=True)]
    _, y, _, p, x = symbols
    # The system reads further in y than what follows from it does; nothing reads u.
    w = ca.SX.sym("w", 1)
    system = ca.Function("system", symbols, [y[4] ** 2 + 1, x[1]])
    program = Program(ca.Function("finish", [*symbols, w], [w + p[0] * y[2]]), system, 1)
    kernel = compile_lanes("reads", "test", 1, lambda: program, frozenset({TIME, PARAMETERS}))
    assert kernel.reads == (0, 5, 0, 1, 2)
    random, count = np.random.default_rng(0), 2 * lane_width() + 3
    y, u, x = (random.normal(size=(count, size)) for size in (9, 4, 3))
    for shared in (x, x[0]):  # a row for every state, or one for all
        found = kernel(np.zeros(1), y, u, np.array([0.5, 7.0]), shared, count=count)
        right = shared[..., 1] / (y[:, 4] ** 2 + 1) + 0.5 * y[:, 2]
        np.testing.assert_allclose(found[:, 0], right, rtol=1e-14)  # four roundings


def test_many_lanes_are_computed_some_registers_at_a_time(own_cache):
    y, p = (ca.SX.sym(name, 2) for name in "yp")
    symbols = [ca.SX.sym("t"), y, ca.SX.sym("u", 0), p, ca.SX.sym("x", 0)]
    program = Program(ca.Function("finish", symbols, [ca.vertcat(p[0] * p[1] + ca.sin(y[0]), y[1] * p[1])]))
    lanes = frozenset({TIME, PARAMETERS})
    one, many = (
        compile_lanes("parts", "test", 2, lambda: program, lanes, part * lane_width()) for part in (1, 6)
    )
    given = np.random.default_rng(0).normal(size=(500, 2))
    # Beyond the range of the quick sine, here and there: the neighbours must not notice.
    far = np.arange(0, 500, 5)
    given[far, 0] = 3e5
    rest = np.zeros(1), given, np.zeros(0), np.array([0.3, 0.7]), np.zeros(0)
    found = many(*rest, count=500)
    np.testing.assert_allclose(found[:, 0], 0.21 + np.sin(given[:, 0]), rtol=0, atol=1e-15)
    assert np.array_equal(found[:, 1], 0.7 * given[:, 1])
    assert found.tobytes() == one(*rest, count=500).tobytes()
    alone = one(rest[0], np.delete(given, far, axis=0), *rest[2:], count=400)
    assert np.array_equal(alone, np.delete(found, far, axis=0))


@pytest.mark.parametrize(("width", "aligned"), [(1, False), (8, True)])
def test_vectors_that_wait_on_the_stack_do_not_lie_across_lines_of_memory(width, aligned):
    """Else threads are slower than the main program or not, by the luck of where their stacks begin."""
    assert ("alignstack(64)" in str(declare_kernel(ir.Module(), "lanes", width))) == aligned
