"""Degrees of freedom, counted and true."""

from math import pi

import pytest

import pendula as pe
from pendula.gallery import four_bars

x, y = pe.coordinates("x y")
ROD = pe.Holonomic(x**2 + y**2 - 1, name="rod")


def point(*constraints):
    kinetic = (x.dot**2 + y.dot**2) / 2
    return pe.Lagrangian(
        (x, y), kinetic, 9.81 * y, constraints=list(constraints), name="point", start={"x": 1.0}
    )


def test_what_has_no_constraints_has_all_its_coordinates():
    found = pe.mobility("double-pendulum")
    assert (found.freedom, found.counted, found.singular) == (2, 2, False)
    assert str(found) == "double-pendulum has 2 degrees of freedom: 2 coordinates without constraints."


@pytest.mark.parametrize("loops", [1, 2, 5])
def test_four_bars_have_one(loops):
    found = pe.mobility(four_bars(loops))
    assert (found.coordinates, found.constraints) == (2 * loops + 1, 2 * loops)
    assert found.freedom == found.counted == 1
    assert not found.dependent


@pytest.mark.parametrize("loops", [1, 2])
def test_rods_in_line_are_free_for_an_instant(loops):
    flat = {f"a{i}": pi / 2 for i in range(loops + 1)}
    found = pe.mobility(four_bars(loops), flat)
    assert found.freedom == 1
    assert found.singular
    # Every loop in line can fold: one more velocity each.
    assert found.coordinates - found.instant == 1 + loops
    assert f"singular, {1 + loops} degrees of freedom for an instant" in str(found)


def test_constraints_that_say_the_same_count_once():
    found = pe.mobility(point(ROD, pe.Holonomic(2 * (x**2 + y**2 - 1), name="twice")))
    assert (found.freedom, found.counted, found.singular) == (1, 0, False)
    assert found.dependent == ("rod", "twice")
    assert "Counting gives 0, but of 'rod', 'twice' some follow from the others." in str(found)


def test_three_points_with_rigid_rods_in_space():
    """3N − m: a rigid triangle has six degrees of freedom."""
    names = [pe.coordinates(f"x{i} y{i} z{i}") for i in range(3)]
    rods = [
        sum((a - b) ** 2 for a, b in zip(names[i], names[j], strict=True)) - 1
        for i, j in ((0, 1), (1, 2), (2, 0))
    ]
    flat = [q for point in names for q in point]
    start = {"x1": 1.0, "x2": 0.5, "y2": 0.75**0.5}
    triangle = pe.Lagrangian(
        tuple(flat), sum(q.dot**2 for q in flat) / 2, constraints=rods, start=start, name="triangle"
    )
    found = pe.mobility(triangle)
    assert (found.counted, found.freedom) == (6, 6)


def test_constraints_on_velocities_count():
    phi = pe.coordinates("phi")
    edge = pe.Nonholonomic(x.dot * pe.sin(phi) - y.dot * pe.cos(phi), name="edge")
    skate = pe.Lagrangian(
        (x, y, phi), x.dot**2 + y.dot**2 + phi.dot**2, constraints=[edge], start={"x_dot": 1.0}, name="skate"
    )
    assert pe.mobility(skate).freedom == 2


def test_the_audit_says_it():
    twice = pe.Holonomic(2 * (x**2 + y**2 - 1), name="twice")
    text = str(pe.audit(pe.simulate(point(ROD, twice), until=0.5, step=0.01, ledger=True)))
    assert "Degrees of freedom\n" in text
    assert "1: 2 coordinates less 1 independent constraint\n" in text
    assert pe.audit(pe.simulate("pendulum", until=0.5, step=0.01, ledger=True)).mobility is None


def test_what_has_no_coordinates_is_refused():
    with pytest.raises(pe.PendulaError, match="lorenz is a plain differential equation"):
        pe.mobility("lorenz")


def test_constraints_that_contradict_each_other_leave_nothing_to_count():
    longer = pe.Holonomic(x**2 + y**2 - 4, name="longer rod")
    with pytest.raises(pe.PendulaError, match="'rod', 'longer rod' contradict each other"):
        pe.mobility(point(ROD, longer))


def test_a_rough_start_is_put_onto_the_constraints_first():
    found = pe.mobility(point(ROD), {"x": 0.9, "y": 0.3})
    assert (found.freedom, found.singular) == (1, False)
