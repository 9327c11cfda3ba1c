"""The table of contacts of runs over gaps: impulses against closed forms and against changes of momentum."""

import numpy as np
import pytest

import pendula as pe

x, y, z = pe.coordinates("x y z")
M, G, MU, E = 2.0, 9.81, 0.3, 0.5
FLOOR = pe.Wall(y=0, free="above")


@pytest.fixture(scope="module")
def puck() -> pe.Lagrangian:
    """A puck that falls onto the ground from 1 m while it flies ahead at 3 m/s."""
    contact = pe.Contact(pe.Point(x, y), FLOOR, restitution=E, friction=MU, name="floor")
    kinetic = M * (x.dot**2 + y.dot**2) / 2
    return pe.Lagrangian((x, y), kinetic, M * G * y, contacts=[contact], start={"y": 1.0, "x_dot": 3.0})


@pytest.mark.parametrize(
    "how", [{"tolerance": 1e-10, "save_every": 1}, {"step": 1e-3, "contact": "stepping"}]
)
def test_impulses_are_what_changes_the_momentum(puck, how):
    run = pe.simulate(puck, until=4.0, **how)
    impulse = run.contacts["impulse"].sum(axis=0)
    change = [M * (run.final["x_dot"] - 3.0), M * (run.final["y_dot"] + G * 4.0), 0.0]
    # By events, what rests since an instant between two samples counts from the sample before it.
    np.testing.assert_allclose(impulse, change, rtol=2e-3)
    assert run.contacts["state"][0] == "impact"


def test_the_first_impact_is_that_of_the_notes(puck):
    run = pe.simulate(puck, until=1.0, tolerance=1e-12)
    first = run.contacts.at(run.contacts["t"][0])
    speed = np.sqrt(2 * G)
    np.testing.assert_allclose(first["t"], np.sqrt(2 / G), rtol=1e-13)
    # j = (1 + ε) m v along the normal; it slips throughout, so that friction takes μ j.
    np.testing.assert_allclose(first["impulse"], [[-MU * 1.5 * M * speed, 1.5 * M * speed, 0]], rtol=1e-12)
    np.testing.assert_allclose(first["point"], [[3 * np.sqrt(2 / G), 0, 0]], atol=1e-12)
    np.testing.assert_allclose(first["normal"], [[0, 1, 0]], atol=0)
    assert list(first["first"]), list(first["second"]) == (["floor"], ["world"])


def test_what_rests_slips_and_sticks_pushes_with_its_forces():
    slope = pe.Contact(pe.Point(x, y, z), pe.Wall(z=0, free="above"), friction=MU, name="floor")
    kinetic = M * (x.dot**2 + y.dot**2 + z.dot**2) / 2
    system = pe.Lagrangian((x, y, z), kinetic, M * G * z, contacts=[slope])
    run = pe.simulate(
        system, {"x_dot": 0.6, "y_dot": 0.8}, until=1.0, tolerance=1e-10, times=[0.1, 0.2, 0.9, 1.0]
    )
    table = run.contacts
    assert list(table["state"]) == ["slips", "slips", "sticks", "sticks"]
    np.testing.assert_allclose(table["impulse"][:, 2], M * G * np.array([0.1, 0.1, 0.7, 0.1]), rtol=1e-9)
    # Friction opposes the slip, which goes on straight ahead.
    np.testing.assert_allclose(
        table["impulse"][1], 0.1 * M * G * np.array([-0.6 * MU, -0.8 * MU, 1.0]), rtol=1e-9
    )
    np.testing.assert_allclose(table["impulse"][2:, :2], 0.0, atol=1e-12)


def test_a_gap_of_an_unknown_place_has_axes_of_its_own():
    gap = pe.Gap(y, friction=MU, tangent=x, restitution=E)
    system = pe.Lagrangian((x, y), M * (x.dot**2 + y.dot**2) / 2, M * G * y, contacts=[gap])
    run = pe.simulate(system, {"y": 1.0, "x_dot": 3.0}, until=0.6, tolerance=1e-10)
    assert len(run.contacts) == 1
    assert np.isnan(run.contacts["point"]).all()
    ratio = run.contacts["impulse"][0] / (1.5 * M * np.sqrt(2 * G))
    np.testing.assert_allclose(ratio, [1.0, -MU, 0.0], atol=1e-9)


def test_tables_are_kept_saved_and_cut_with_their_run(puck, tmp_path):
    run = pe.simulate(puck, until=2.0, tolerance=1e-9, ledger=True)
    run.save(tmp_path / "puck.npz")
    again = pe.load(tmp_path / "puck.npz")
    np.testing.assert_array_equal(again.contacts.rows, run.contacts.rows)
    part = run[0.8:1.2]
    inside = (run.contacts["t"] >= part.t[0]) & (run.contacts["t"] <= part.t[-1])
    np.testing.assert_array_equal(part.contacts.rows, run.contacts.rows[inside])
    assert (part.contacts["state"] == "impact").sum() == 2
    assert len(run.contacts.to_pandas()) == len(run.contacts)
    assert pe.audit(again, puck).ok
