"""States into blocks of lanes and back: every number of states and of numbers, on either side of a tile."""

import numpy as np
import pytest

from pendula.compiler.lanes import lane_width, transpose
from pendula.compiler.loops import native
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
