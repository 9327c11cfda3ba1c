"""Small studies that tests of ensembles share."""

from dataclasses import replace

import numpy as np
import pytest

import pendula as pe

KEPT = ["first abs(theta1) > 2", "energy error", "end", "largest theta2", "mean theta1", 0.505, 1.0]


@pytest.fixture(scope="session")
def double_pendulum():
    return pe.derive("double-pendulum")


@pytest.fixture(scope="session")
def study(double_pendulum):
    """37 × 29 members, so that groups of lanes and chunks do not come out even."""
    varied = pe.grid(theta1=np.linspace(-3, 3, 37), theta2=np.linspace(-3, 3, 29))
    return pe.ensemble(double_pendulum, varied, until=2.0, step=0.01, keep=KEPT)


@pytest.fixture(scope="session")
def expected(study):
    return study.run(threads=1)


@pytest.fixture
def with_width():
    """The same study in lanes of another width."""

    def change(study, width):
        return replace(study, job=replace(study.job, width=width))

    return change


@pytest.fixture
def same():
    """Whether results are equal bit by bit."""

    def compare(one, other, order=None):
        for name in one.arrays:
            left, right = one[name], other[name]
            right = right if order is None else right[order]
            if left.tobytes() != np.ascontiguousarray(right).tobytes():
                return False
        return True

    return compare
