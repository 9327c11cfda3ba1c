"""Events, first contacts and reasons that are kept of members, against closed forms."""

import numpy as np
import pytest

import pendula as pe

G = 9.81
SPEEDS = np.array([0.0, 1.0, 3.0])


def ball(contacts=()):
    """A point mass above the ground at 2 m."""
    y = pe.coordinates("y")
    gaps = [pe.Gap(y, name="floor", restitution=0.5)] if contacts else []
    return pe.Lagrangian((y,), y.dot**2 / 2, G * y, name="ball", start={"y": 2.0}, contacts=gaps)


def fall(v):
    """When a ball thrown up from 2 m by v comes down: y = 2 + v t − g t²/2 = 0."""
    return (v + np.sqrt(v**2 + 4 * G)) / G


@pytest.mark.parametrize("how", [{"tolerance": 1e-10}, {"step": 0.01}])
def test_events_end_members_and_are_kept_with_the_state_there(how):
    system = ball()
    (y,), (v,) = system.coordinates, system.velocities
    landed = pe.Event(y, name="landed", direction="falling", terminal=True)
    top = pe.Event(v, name="top", direction="falling")
    study = pe.ensemble(system, {"y_dot": SPEEDS}, until=0.8, keep=[landed, 0.1, "reason", "end", top], **how)
    made = study.run(threads=1)
    # Parabolas are integrated without error; events are found to the last bits of a step's polynomial.
    times = np.where(fall(SPEEDS) <= 0.8, fall(SPEEDS), np.nan)
    np.testing.assert_allclose(made["landed"], times, rtol=1e-9)
    np.testing.assert_allclose(made["top"], [np.nan, 1 / G, 3 / G], rtol=1e-9)
    assert made["reason"].tolist() == [1, 1, 0]
    assert made.reasons.tolist() == ["landed", "landed", "reached its end"]
    assert made.status.tolist() == [2, 2, 1]
    # The end is where a member ended: on the ground, with v² = v₀² + 4 g.
    np.testing.assert_allclose(made["end y"][:2], 0.0, atol=1e-9)
    np.testing.assert_allclose(made["end y_dot"][:2], -np.sqrt(SPEEDS[:2] ** 2 + 4 * G), rtol=1e-9)
    np.testing.assert_allclose(made["times y"][:, 0], 2 + 0.1 * SPEEDS - G * 0.01 / 2, rtol=1e-9)
    assert made.to_xarray()["reason"].attrs["meaning"] == "0 reached its end, 1 landed, 2 stopped otherwise"


def test_events_that_change_the_motion_take_part_in_it():
    system = ball()
    (y,), (v,) = system.coordinates, system.velocities
    bounce = pe.Event(y, direction="falling", change={v: -0.5 * v})
    made = pe.ensemble(system, {"y_dot": [0.0]}, until=1.0, tolerance=1e-10, keep={"b": bounce, "e": "end"})
    run = made.run_member(0)
    assert [event.name for event in run.events] == ["b"]
    made, t, speed = made.run(), fall(0.0), np.sqrt(4 * G)
    assert run["y"][-1] == pytest.approx(made["end y"][0], rel=1e-9)
    np.testing.assert_allclose(made["b"], t, rtol=1e-9)
    np.testing.assert_allclose(made["end y"], speed / 2 * (1 - t) - G * (1 - t) ** 2 / 2, rtol=1e-8)


def test_the_first_contact_of_a_gap_is_its_first_impact():
    asked = {"until": 0.8, "tolerance": 1e-10, "keep": ["first contact", "reason"]}
    made = pe.ensemble(ball(contacts=True), {"y_dot": SPEEDS, "y": [2.0, 2.0, 2.0]}, **asked).run()
    times = np.where(fall(SPEEDS) <= 0.8, fall(SPEEDS), np.nan)
    np.testing.assert_allclose(made["first contact"], times, rtol=1e-9)
    reduced = asked | {"keep": ["largest y_dot", "smallest y"]}
    fastest = pe.ensemble(ball(contacts=True), {"y": [2.0]}, **reduced).run()  # upwards: just after it
    np.testing.assert_allclose(fastest["largest y_dot"], 0.5 * np.sqrt(4 * G), rtol=1e-9)
    np.testing.assert_allclose(fastest["smallest y"], 0.0, atol=1e-9)
    resting = pe.ensemble(ball(contacts=True), {"y": [0.0]}, **asked).run()
    assert resting["first contact"].tolist() == [0.0]


def test_the_first_contact_of_bodies_is_the_end_of_the_step_in_which_they_push():
    # The lowest point of a sphere of 0.1 m falls from h = z − 0.1 in √(2 h / g); a step is 2 ms.
    body = pe.Body("b", shapes=[pe.Sphere(0.1, material=pe.Material(0.5))], density=1000)
    scene = pe.Mechanism([body], [pe.Free("b")], ground=pe.Plane(), name="drop")
    heights = np.array([0.15, 0.3, 2.0])
    made = pe.ensemble(scene, {"b_z": heights}, until=0.3, step=2e-3, keep=["first contact", "end"]).run()
    times = np.sqrt(2 * (heights - 0.1) / G)
    late = made["first contact"][:2] - times[:2]
    assert (np.abs(late) <= 2e-3).all()
    assert np.isnan(made["first contact"][2])
    assert (made.status == 1).all()


@pytest.mark.parametrize(
    ("keep", "said"),
    [
        ("first contact", "ball has no contacts, so no 'first contact' can be kept"),
        (pe.Event(pe.coordinates("z"), name="other"), "'z' in z is not a symbol of ball"),
        ([pe.Event(pe.time - 1, name="a"), pe.Event(pe.time - 2, name="a")], "'a' is to be kept twice"),
    ],
)
def test_what_cannot_be_kept_is_refused_before_work(keep, said):
    with pytest.raises(pe.PendulaError) as caught:
        pe.ensemble(ball(), until=1.0, tolerance=1e-6, keep=keep)
    assert said in str(caught.value)


def test_bodies_that_touch_have_no_events():
    with pytest.raises(pe.PendulaError, match="conditions and events such as 'late' are not found"):
        pe.ensemble("bouncing-box", until=1.0, step=0.01, keep=pe.Event(pe.time - 1, name="late"))


def test_reasons_that_were_not_kept_are_refused(expected):
    with pytest.raises(pe.PendulaError, match="give keep='reason'"):
        _ = expected.reasons


def test_a_store_with_events_is_resumed_by_its_study(tmp_path):
    system = ball()
    landed = pe.Event(system.coordinates[0], name="landed", terminal=True)
    study = pe.ensemble(system, {"y_dot": SPEEDS}, until=1.2, tolerance=1e-8, keep=[landed, "reason"])
    made = study.run(tmp_path / "a.zarr")
    with pytest.raises(pe.PendulaError, match="keeps the event 'landed', which is not in the store"):
        pe.resume_ensemble(tmp_path / "a.zarr", system)
    again = study.run(tmp_path / "a.zarr", resume=True)
    assert again["landed"].tobytes() == made["landed"].tobytes()
    assert again.reasons.tolist() == ["landed"] * 3
    crossed = pe.Event(pe.time, name="landed")
    other = pe.ensemble(system, {"y_dot": SPEEDS}, until=1.2, tolerance=1e-8, keep=[crossed, "reason"])
    with pytest.raises(pe.PendulaError, match="they differ in keep"):
        other.run(tmp_path / "a.zarr", resume=True)
