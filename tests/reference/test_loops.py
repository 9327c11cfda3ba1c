"""Closed loops: those of the gallery in reduced coordinates, and rows of four-bars, in maximal ones too.

N-four-bar: IFToMM Library of Computational Benchmark Problems in Multibody Dynamics, A02. All uprights turn
alike, θ̈ = g ((N+1)/2 + N)/((N+1)/3 + N) sin θ with θ(0) = 0 and θ̇(0) = 1; the digits are those of that
equation, by Taylor series in quadruple precision. Six times in ten seconds the rods fall into line, where
another branch opens. Tolerances are some tens of times what was measured.
"""

import numpy as np
import pytest

import pendula as pe
from pendula.gallery import loops

# (x, y) of the first corner and its velocity after 10 s.
ROWS = {
    2: ((0.3284581115408156, 0.9445185381786009), (1.4230514702069446, -0.4948688454870436)),
    40: ((0.1805122266867286, 0.9835727405823116), (1.1484412774694144, -0.21077006677942425)),
}
# Degrees of freedom by counting and in truth, and the joints whose rows repeat those of others.
MOBILITIES = {
    "four_bar": (-2, 1, {"C": (3, 5)}),
    "watt_linkage": (-2, 1, {"C": (3, 5)}),
    "slider_crank": (-2, 1, {"small_end": (3, 5)}),
    "spatial_slider_crank": (1, 1, {}),
    "stewart_platform": (6, 6, {}),
    "bricard_loop": (0, 1, {"hinge_4": (1, 5)}),
}


@pytest.mark.parametrize("count", [2, pytest.param(40, marks=pytest.mark.slow)])
def test_rows_of_four_bars_pass_through_singular_configurations(count):
    run = pe.simulate(loops.four_bar_row(count), until=10.0, tolerance=1e-8)
    assert run.outcome.ok
    place, velocity = ROWS[count]
    i = run.coordinates.index("a0")
    angle, rate = run.q[-1, i], run.v[-1, i]
    assert (np.sin(angle), np.cos(angle)) == pytest.approx(place, abs=3e-6)
    assert (rate * np.cos(angle), -rate * np.sin(angle)) == pytest.approx(velocity, abs=1e-5)
    assert np.abs(run.model.constraint_residuals(run.q, run.v)).max() < 1e-12


@pytest.mark.parametrize("count", [2, pytest.param(40, marks=pytest.mark.slow)])
def test_rows_of_four_bars_in_maximal_coordinates(count):
    """With the same in space, every hinge five rows, of which three repeat others in every loop."""
    thin = loops.four_bar_row(count)
    # What a rod has about its own axis does not matter in the plane, but every body needs some.
    bodies = [pe.Body(body.name, body.mass, body.center, (1 / 12,) * 3) for body in thin.bodies]
    model = pe.derive(thin.replace(bodies=bodies), formulation="maximal", route="recursive")
    run = pe.simulate(model, until=10.0, tolerance=1e-8, integrator="dop853")
    assert run.outcome.ok
    R = run.pose("upright 0").matrix[-1]
    assert (R[0, 2], R[2, 2]) == pytest.approx(ROWS[count][0], abs=1e-6)
    assert np.ptp(run.energy.total) < 1e-5
    # Where the rods are in line within 1e-9, rows count as dependent, and corrections leave what they miss.
    residuals = np.abs(model.constraint_residuals(run.q, run.v)).max(axis=1)
    assert residuals.max() < 1e-8
    assert np.quantile(residuals, 0.95) < 1e-12


@pytest.mark.parametrize("name", MOBILITIES)
def test_mobilities_of_linkages(name):
    found = pe.mobility(getattr(loops, name)())
    assert (found.counted, found.freedom, dict(found.repeated)) == MOBILITIES[name]


def test_rods_in_line_are_called_singular():
    flat = {"a0": np.pi / 2, "a1": np.pi / 2, "b1": -np.pi / 2}
    found = pe.mobility(loops.four_bar_row(1), flat)
    assert found.singular
    assert found.freedom == 1
    assert "In this configuration, which is singular, 2 degrees" in str(found)


@pytest.mark.parametrize("name", ["four_bar", "slider_crank", "spatial_slider_crank", "bricard_loop"])
def test_energy_stays_and_loops_stay_closed(name):
    run = pe.simulate(getattr(loops, name)(), until=2.0, tolerance=1e-9)
    assert run.outcome.ok
    assert np.ptp(run.energy.total) < 1e-6 * np.ptp(run.energy.potential)
    assert np.abs(run.model.constraint_residuals(run.q, run.v)).max() < 1e-12


@pytest.mark.slow
@pytest.mark.parametrize("name", sorted(MOBILITIES.keys() - {"stewart_platform"}))  # which comes to rest
def test_loops_do_not_drift_in_100_seconds(name):
    """Rounding of lengths up to 2 m, whatever errors the method leaves in the motion itself."""
    run = pe.simulate(getattr(loops, name)(), until=100.0, step=4e-3, save_every=50)
    assert run.outcome.ok
    holonomic = run.model.card.holonomic
    drift = np.abs(run.model.constraint_residuals(run.q, run.v))
    assert drift[:, :holonomic].max() < 1e-12


@pytest.mark.parametrize("formulation", ["reduced", "maximal"])
def test_a_loop_that_holds_itself_twice_keeps_its_energy(formulation):
    """Bricard's, whose rows are independent off the constraints: by fixed steps, whose stages are there."""
    model = pe.derive("bricard-loop", formulation=formulation)
    run = pe.simulate(model, until=1.0, step=4e-3)
    assert np.ptp(run.energy.total) < 1e-5  # of 27 J; 3e-7 J was seen


LARGE = {
    "hanging_net": {"rows": 2, "columns": 2},
    "jacobs_ladder": {"rungs": 2},
    "suspension_bridge": {"hangers": 3},
    "bicycle_chain": {"links": 12, "teeth": 6},
}


@pytest.mark.slow
@pytest.mark.parametrize("name", LARGE)
def test_large_loops_start_closed_and_stay_so_at_small_sizes(name):
    made = getattr(pe.gallery, name)(**LARGE[name])
    run = pe.simulate(made, until=0.5, step=1e-3)
    assert run.outcome.ok
    assert np.abs(run.model.constraint_residuals(run.q, run.v)).max() < 1e-12
    lost = run.energy.total[0] - run.energy.total
    if made.forces:  # rims take energy from pins that slip
        assert 0 < lost[-1] < 0.01 * run.energy.kinetic[0]
    else:  # of order four, with steps of a tenth of a swing's thousandth
        assert np.abs(lost).max() < 1e-6 * np.ptp(run.energy.kinetic)


def test_equations_leave_out_rows_that_planar_loops_always_keep():
    found = pe.equations("four-bar")
    assert found.A.shape == (2, 3)  # of five rows at C: along x and z
    assert found.M.shape == (3, 3)


def test_a_loop_moves_alike_wherever_it_is_cut():
    """From zero, where all is assembled, so that coordinates need not be converted."""
    ends = {}
    for cut in "ABCD":
        made = loops.four_bar().replace(cut=[cut], actuated=(), start={})
        run = pe.simulate(made, until=1.5, tolerance=1e-11)
        ends[cut] = run.pose("coupler").position[-1]
    for cut in "ABD":
        assert np.abs(ends[cut] - ends["C"]).max() < 1e-8  # errors of 1e-11 a step, which gravity lets grow


def test_watts_linkage_goes_almost_straight():
    made = loops.watt_linkage(arm=0.8, bar=0.4)
    middle = made.point("bar", (0, 0, -0.2))
    model = pe.derive(made)
    for height in (-0.15, -0.05, 0.1):
        start = pe.assemble(made, {"A": -height / 0.8}, hold=["A"]).start
        x = model.position(middle, [start[name] for name in model.coordinates])[0]
        # The arms' ends leave their line by (1 − cos) l ≈ l φ²/2 to opposite sides; their mean stays.
        assert abs(x - 0.8) < 2e-3


def test_the_slider_of_a_crank_against_its_closed_form():
    """x = r sin φ + √(l² − r² cos² φ) for a crank at φ from upright."""
    run = pe.simulate(loops.slider_crank(0.2, 0.6), until=1.0, tolerance=1e-9)
    angle, x = run["main"], run.pose("slider").position[:, 0]
    assert np.abs(0.2 * np.sin(angle) + np.sqrt(0.36 - 0.04 * np.cos(angle) ** 2) - x).max() < 1e-12
