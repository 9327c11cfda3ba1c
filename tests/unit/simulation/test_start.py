"""Where a run starts: names, inertia and constraints, each refused with the culprit's name."""

import numpy as np
import pytest
import sympy as sp

from pendula import (
    Holonomic,
    Lagrangian,
    Nonholonomic,
    PendulaError,
    SimulationError,
    consistent_start,
    coordinates,
    derive,
    gallery,
    parameters,
    simulate,
    time,
)

x, y, z = coordinates("x y z")
m = parameters(m=2.0)
T = m * (x.dot**2 + y.dot**2) / 2


def run(system, start=None, **options):
    return simulate(system, start, **({"until": 0.1, "step": 0.01} | options))


def test_missing_values_come_from_the_description_else_are_zero():
    system = Lagrangian((x, y), T, 0, start={"x": 0.5, "y_dot": 2.0})
    first = run(system, {"y": 3.0, x.dot: -1.0})
    assert (*first.q[0], *first.v[0]) == (0.5, 3.0, -1.0, 2.0)
    assert (*run(system).q[0], *run(system).v[0]) == (0.5, 0.0, 0.0, 2.0)
    assert run(system, {"x": 0.0}).q[0, 0] == 0.0


def test_unknown_names_are_refused_and_the_known_listed():
    with pytest.raises(
        PendulaError, match=r"'phi', which pendulum does not have; it has 'theta', 'theta_dot'"
    ):
        run(gallery.pendulum(), {"phi": 1.0})


@pytest.mark.parametrize(
    "value", [float("nan"), float("inf"), "far", None, [1.0, 2.0], 10**400], ids=lambda v: str(v)[:9]
)
def test_a_start_value_must_be_a_finite_number(value):
    with pytest.raises(
        PendulaError, match=r"start value of 'theta_dot' (is|must be) (nan; |inf; |a number|too large)"
    ):
        run(gallery.pendulum(), {"theta": 1.0, "theta_dot": value})


def test_a_start_must_be_given_by_name():
    with pytest.raises(
        PendulaError, match=r"start must be given by name, as in \{'theta': 1\.0\}, got \[1\.0, 0\.0\]"
    ):
        run(gallery.pendulum(), [1.0, 0.0])


def test_a_direction_without_inertia_is_named():
    with pytest.raises(
        SimulationError, match=r"mass matrix of lame .*direction \([^)]*\by_dot\) has no inertia"
    ):
        run(Lagrangian((x, y), m * x.dot**2 / 2, y**2, name="lame"))


def test_a_combined_direction_without_inertia_is_named():
    # Only the sum moves a mass: (+1 x_dot -1 y_dot) is free.
    with pytest.raises(SimulationError, match=r"\(([+-])\d\S* x_dot (?!\1)[+-]\d\S* y_dot\) has no inertia"):
        run(Lagrangian((x, y), m * (x.dot + y.dot) ** 2 / 2, 0))


def test_an_indefinite_mass_matrix_is_refused():
    with pytest.raises(SimulationError, match=r"y_dot\) has negative inertia"):
        run(Lagrangian((x, y), m * (x.dot**2 - y.dot**2) / 2, 0))
    with pytest.raises(SimulationError, match=r"x_dot\) has negative inertia"):
        run(Lagrangian(x, -m * x.dot**2 / 2, 0))


def test_a_singular_configuration_is_refused_only_there():
    polar = Lagrangian((x, y), m * (x.dot**2 + x**2 * y.dot**2) / 2, 0)
    with pytest.raises(SimulationError, match=r"y_dot\) has no inertia.*singular configuration"):
        run(polar, {"x": 0.0, "y_dot": 1.0})
    assert run(polar, {"x": 1.0}).outcome.ok


def test_a_mass_matrix_that_is_not_finite_is_refused():
    with pytest.raises(SimulationError, match="mass matrix of system is not finite"):
        run(Lagrangian((x, y), x.dot**2 / x + y.dot**2, 0), {"x": 0.0})


def test_small_and_large_masses_together_are_fine():
    dust, star = parameters(dust=1e-12, star=1e18)
    assert run(Lagrangian((x, y), dust * x.dot**2 + star * y.dot**2, 0)).outcome.ok


def test_redundant_constraints_are_named():
    system = Lagrangian((x, y, z), T + z.dot**2, 0, constraints=[
        Holonomic(x - y, name="tie"), Holonomic(z, name="floor"), Holonomic(2 * x - 2 * y, name="rope"),
    ])  # fmt: skip
    sentence = str(run(system).outcome)
    assert "'tie' and 'rope' depend on each other" in sentence
    assert "3 constraints leave 1 degree of freedom" in sentence
    assert "floor" not in sentence


def test_conflicting_constraints_are_named():
    system = Lagrangian((x, y), T, 0, constraints=[Holonomic(x, name="left"), Holonomic(x - 1, name="right")])
    with pytest.raises(SimulationError, match="'left' and 'right' contradict each other"):
        run(system)


def test_constraints_that_conflict_in_their_speeds_only_are_named():
    system = Lagrangian(
        (x, y), T, 0, constraints=[Holonomic(x, name="wall"), Holonomic(x - time, name="lift")]
    )
    with pytest.raises(SimulationError, match="'wall' and 'lift' contradict each other"):
        run(system)


def test_a_constraint_whose_slope_vanishes_is_named():
    system = Lagrangian(
        (x, y), T, 0, constraints=[Holonomic(x**2, name="flat"), Holonomic(y - 1, name="level")]
    )
    with pytest.raises(SimulationError, match="'flat' does not restrict any velocity at the start") as caught:
        run(system, {"y": 1.0})
    assert "level" not in str(caught.value)


def test_more_constraints_than_coordinates_leave_no_freedom():
    system = Lagrangian((x, y), T, 0, constraints=[x, y, x - y])
    ended = run(system)
    assert "3 constraints leave 0 degrees of freedom" in str(ended.outcome)
    np.testing.assert_array_equal(ended.q, 0.0)


def test_an_inconsistent_start_says_by_how_much(circle):
    with pytest.raises(
        SimulationError, match=r"'x\*\*2 \+ y\*\*2 - 1 = 0': at position level it is off by 3\b"
    ):
        run(circle, {"x": 2.0})
    with pytest.raises(SimulationError, match=r"at velocity level it is off by 1\b.*consistent_start"):
        run(circle, {"x": 1.0, "x_dot": 0.5})


def test_an_inconsistent_speed_of_a_nonholonomic_constraint_is_named():
    system = Lagrangian(
        (x, y),
        T,
        0,
        constraints=[Nonholonomic(x.dot - 2 * y.dot, name="gear"), Holonomic(x - 2 * y, name="rack")][:1],
    )
    with pytest.raises(SimulationError, match="'gear': at velocity level it is off by -4"):
        run(system, {"y_dot": 2.0})


def test_names_follow_their_constraints_when_kinds_are_mixed():
    system = Lagrangian(
        (x, y, z),
        T + z.dot**2,
        0,
        constraints=[Nonholonomic(x.dot - y.dot, name="gear"), Holonomic(z - 1, name="floor")],
    )
    with pytest.raises(SimulationError, match="'floor': at position level it is off by -1"):
        run(system)
    with pytest.raises(SimulationError, match="'gear': at velocity level it is off by 2"):
        run(system, {"z": 1.0, "x_dot": 2.0})
    assert derive(system).constraints == ("floor", "gear")


def test_a_consistent_start_repairs_positions_and_speeds(circle):
    start = consistent_start(circle, {"x": 1.2, "y": -0.9, "x_dot": 1.0, "y_dot": 1.0})
    model = derive(circle)
    q, v = np.array([start["x"], start["y"]]), np.array([start["x_dot"], start["y_dot"]])
    np.testing.assert_allclose(model.constraint_residuals(q, v), 0, atol=1e-12)
    # Nearest: the radius is cut back along itself, and the speed loses its radial part.
    np.testing.assert_allclose(q, np.array([1.2, -0.9]) / 1.5, atol=1e-12)
    radial = q / np.linalg.norm(q)
    np.testing.assert_allclose(v, np.array([1.0, 1.0]) - (radial @ [1.0, 1.0]) * radial, atol=1e-12)
    repaired = simulate(circle, start, until=1.0, step=1e-3)
    assert repaired.outcome.ok


def test_a_consistent_start_moves_the_light_rather_than_the_heavy():
    heavy, light = parameters(heavy=9.0, light=1.0)
    system = Lagrangian((x, y), heavy * x.dot**2 + light * y.dot**2, 0, constraints=[x - y])
    start = consistent_start(system, {"x": 0.0, "y": 1.0, "x_dot": 1.0})
    # The common centre of mass: x = (9·0 + 1·1)/10, ẋ = (9·1 + 1·0)/10.
    assert start == pytest.approx({"x": 0.1, "y": 0.1, "x_dot": 0.9, "y_dot": 0.9}, abs=1e-12)


def test_a_consistent_start_follows_moving_constraints():
    system = Lagrangian((x, y), T, 0, constraints=[x - sp.sin(time), Nonholonomic(y.dot - x)])
    start = consistent_start(system, {"y": 3.0}, t=0.5)
    expected = {"x": np.sin(0.5), "y": 3.0, "x_dot": np.cos(0.5), "y_dot": np.sin(0.5)}
    assert start == pytest.approx(expected, abs=1e-12)
    assert simulate(system, start, until=0.6, step=0.01, start_time=0.5).outcome.ok


def test_a_consistent_start_stays_where_it_is_right(circle):
    given = {"x": 0.6, "y": -0.8, "x_dot": 0.8, "y_dot": 0.6}
    assert consistent_start(circle, given) == pytest.approx(given, abs=1e-15)


def test_a_start_that_nothing_can_repair():
    system = Lagrangian(
        (x, y), T, 0, constraints=[Holonomic(x**2 + 1, name="never"), Holonomic(y, name="floor")]
    )
    with pytest.raises(SimulationError, match=r"No state of system near the given start .*'never', 'floor'"):
        consistent_start(system, {"x": 0.5})


def test_a_consistent_start_without_inertia_is_refused_in_words():
    bound = Lagrangian((x, y), m * x.dot**2 / 2, 0, constraints=[x - y], name="bound")
    # What has no inertia moves at no cost.
    assert consistent_start(bound, {"x": 1.0, "y": 3.0})["y"] == pytest.approx(1.0, rel=1e-15)
    system = bound.replace(constraints=[Nonholonomic(x.dot - 1, name="steady")], name="lame")
    with pytest.raises(PendulaError, match=r"mass matrix of lame .*direction \(\+1 y_dot\) has no inertia"):
        consistent_start(system, {"x": 1.0})
