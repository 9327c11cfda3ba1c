"""Members in lanes: where conditions begin to hold, lanes that diverge, memory that vectors like."""

import numpy as np
import pytest

import pendula as pe
from pendula.compiler import lane_width
from pendula.records import address_of, aligned_copy
from pendula.simulation.member_steps import find_rise

# Functions that rise through zero once between 0 and 1, with where they do.
RISES = {
    "straight": (lambda x: x - 0.3, 0.3),
    "steep": (lambda x: np.expm1(40 * (x - 0.9)), 0.9),
    "flat": (lambda x: (x - 0.7) ** 3, 0.7),
    "at the start": (lambda x: x, 0.0),
    "at the end": (lambda x: x - 1 + 2.0**-50, 1.0),
    "jump": (lambda x: np.where(x > 0.6, 1.0, -1.0), 0.6),
}
NEAR = 2.0**-43  # of the interval: twice the distance at which the method ends


@pytest.mark.parametrize("name", RISES)
def test_where_a_function_becomes_positive(name):
    function, where = RISES[name]
    found = find_rise(function, 1)[0]
    assert function(np.array([found]))[0] > 0
    assert abs(found - where) <= NEAR


def test_smooth_functions_take_few_evaluations():
    asked = []

    def evaluate(x):
        asked.append(len(x))
        return np.sin(3 * (x - np.linspace(0.1, 0.9, 100)))

    found = find_rise(evaluate, 100)
    np.testing.assert_allclose(found, np.linspace(0.1, 0.9, 100), atol=NEAR)
    assert len(asked) <= 16  # halving alone takes 44


def test_what_is_found_does_not_depend_on_what_is_looked_for_beside_it():
    places, slopes = np.linspace(0.05, 0.95, 57), np.geomspace(1e-3, 1e3, 57)
    together = find_rise(lambda x: np.expm1(slopes * (x - places)), 57)
    alone = [
        find_rise(lambda x, s=slope, c=place: np.expm1(s * (x - c)), 1)[0]
        for slope, place in zip(slopes, places, strict=True)
    ]
    assert together.tobytes() == np.array(alone).tobytes()


def test_signs_that_rounding_denies_at_the_ends_are_taken_as_known():
    assert find_rise(lambda x: np.full_like(x, -1.0), 1)[0] == 1.0
    assert find_rise(lambda x: np.full_like(x, 1.0), 1)[0] <= NEAR


@pytest.mark.parametrize("bad", [(0,), (5, 6), range(40)])
def test_members_that_diverge_leave_the_others_as_they_are(bad):
    x = pe.coordinates("x")
    runaway = pe.Lagrangian((x,), x.dot**2 / 2, -(x**6), name="runaway")
    starts = np.full(40, 0.1)
    starts[list(bad)] = 1e3 + np.arange(len(bad))
    made = pe.ensemble(runaway, {"x": starts}, until=0.5, step=0.01, keep=["end", "largest x"]).run(threads=1)
    lost = np.zeros(40, dtype=bool)
    lost[list(bad)] = True
    assert (made.status == np.where(lost, 3, 1)).all()
    assert sorted(made.failures) == list(bad)
    assert np.isnan(made["end x"][lost]).all()
    assert np.isfinite(made["end x"][~lost]).all()
    assert len({value.tobytes() for value in made["end x"][~lost]}) <= 1


def test_vectors_begin_where_registers_read_them_at_once():
    made = aligned_copy(np.arange(5.0))
    assert address_of(made) % 64 == 0
    assert made.tolist() == [0, 1, 2, 3, 4]
    assert lane_width() in (2, 4, 8)
