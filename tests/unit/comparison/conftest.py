"""A comparison made by hand."""

import math

import numpy as np
import pytest

from pendula.comparison.scores import Comparison, Reference, Row, Trial

NONE = np.empty(0)


@pytest.fixture
def comparison() -> Comparison:
    best = Trial(1e-10, 140, 1990, 1e-13, 1e-13, 1e-14)
    rk4 = Trial(0.01, 500, 2000, 1e-8, 2e-8, 3e-9)
    euler = Trial(0.01, 31, 31, math.inf, math.inf, math.inf, "Diverged: far away.")
    rows = (
        Row("dop853", 8, math.nan, True, best, 300.0, (best,), NONE),
        Row("rk4", 4, 3.98, False, rk4, 80.0, (rk4,), NONE),
        Row("euler", 1, math.nan, False, euler, math.nan, (euler,), NONE),
    )
    return Comparison(
        system="springs & <rods>",
        until=5.0,
        equal="cost",
        budget=2000,
        step=0.01,
        reference=Reference("dop853", 1e-15, 2e-12, 5.0),
        t=np.linspace(0, 5, 11),
        rows=rows,
        refused={"verlet": "it has states."},
    )
