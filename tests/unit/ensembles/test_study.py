"""What is kept of members agrees with single runs, which are made by other loops."""

import numpy as np
import pytest

import pendula as pe

MEMBER = 600


@pytest.fixture(scope="module")
def run(study):
    return study.run_member(MEMBER)


def of_member(results, name):
    return results[name].reshape(len(results), -1)[MEMBER]


def test_ends_and_times_are_those_of_a_run(study, expected, run):
    # Lanes fuse products differently: 200 steps of rounding on a motion that is not chaotic for so long.
    for name in study.job.model.card.entries:
        np.testing.assert_allclose(of_member(expected, f"end {name}"), run[name][-1], rtol=1e-10)
    sampled = study.run_member(MEMBER, times=[0.505, 1.0])
    np.testing.assert_allclose(of_member(expected, "times theta1"), sampled["theta1"], rtol=1e-10)


def test_reductions_are_those_of_a_run(expected, run):
    np.testing.assert_allclose(of_member(expected, "largest theta2"), run["theta2"].max(), rtol=1e-10)
    mean = np.trapezoid(run["theta1"], run.t) / 2.0
    np.testing.assert_allclose(of_member(expected, "mean theta1"), mean, rtol=1e-9)
    error = np.abs(run.energy.jacobi - run.energy.jacobi[0]).max()
    # A difference of energies of some 10 J: 1e-13 of these is rounding.
    np.testing.assert_allclose(of_member(expected, "energy error"), error, atol=1e-12)


def test_reductions_with_chosen_steps_see_what_lies_between_them():
    """From θ = 0 with the rate ω, a pendulum turns at cos θ = 1 − ω²/(2g); its mean rate is θ/t."""
    rates = np.array([0.5, 4.0])
    asked = {
        "until": 5.0,
        "tolerance": 1e-9,
        "keep": ["largest theta", "smallest theta", "mean theta_dot", "end"],
    }
    made = pe.ensemble("pendulum", starts={"theta": [0.0], "theta_dot": rates}, **asked).run(threads=1)
    turn = np.arccos(1 - rates**2 / (2 * 9.81))
    # Ten times what is asked of the steps.
    np.testing.assert_allclose(made["largest theta"], turn, rtol=1e-8)
    np.testing.assert_allclose(made["smallest theta"], -turn, rtol=1e-8)
    np.testing.assert_allclose(made["mean theta_dot"], made["end theta"] / 5, rtol=0, atol=1e-8)


def test_first_times_are_those_of_events(study, expected):
    # Events see Hermite's quintic of coordinates, members a cubic: h⁴/384 · |d⁴θ/dt⁴|, here below 1e-7 s.
    theta1 = study.job.model.description.coordinates[0]
    event = pe.Event(pe.Abs(theta1) - 2, name="over", direction="rising")
    first, starts = (
        expected["first abs(theta1) > 2"].ravel(),
        np.abs(study.values(np.arange(len(study))).starts["theta1"]),
    )
    assert (first[starts > 2] == 0).all()
    moving = np.flatnonzero((starts <= 2) & np.isfinite(first))
    assert len(moving) > 50
    for number in moving[::12].tolist():
        found = study.run_member(number, events=event).events
        assert first[number] == pytest.approx(found[0].t, abs=1e-7)
    never = np.flatnonzero(np.isnan(first))[::60]
    assert not any(study.run_member(number, events=event).events for number in never.tolist())


def test_a_member_ends_once_its_conditions_have_held(double_pendulum):
    starts = {"theta1": [0.1, 1.0, np.pi], "theta2": [0.0, 0.0, np.pi]}  # the last stands on its head
    made = pe.ensemble(double_pendulum, starts=starts, until=1.0, step=0.01, keep="first theta1 < 0").run()
    assert made.status.tolist() == [2, 2, 1]
    assert np.isnan(made["first theta1 < 0"][2])


def test_pendulums_pass_the_bottom_after_a_quarter_of_their_period():
    # T = 4 √(l/g) K(sin θ₀/2); rk4 at 200 steps a period: 1e-7 of it.
    from scipy.special import ellipk

    angles = np.linspace(0.1, 3.0, 40)
    made = pe.ensemble("pendulum", pe.grid(theta=angles), until=5.0, step=0.005, keep="first theta < 0").run()
    model = made.study.job.model
    quarter = np.sqrt(model.parameters["l"] / model.parameters["g"]) * ellipk(np.sin(angles / 2) ** 2)
    np.testing.assert_allclose(made["first theta < 0"], quarter, rtol=1e-6)


def test_one_time_may_be_kept_without_a_list():
    made = pe.ensemble("pendulum", starts={"theta": [1.0]}, until=1.0, step=0.01, keep=0.5).run()
    assert made["times theta"].shape == (1, 1)
    assert repr(made) == "Results('pendulum', 1 member: 1 finished)"
    with pytest.raises(pe.PendulaError, match="The time 2 to be kept is not between 0 and until = 1"):
        pe.ensemble("pendulum", until=1.0, step=0.01, keep=2.0)


def test_everything_is_every_step(double_pendulum):
    made = pe.ensemble(
        double_pendulum, starts={"theta1": [1.0, 2.0]}, until=0.105, step=0.01, keep="everything"
    ).run()
    assert made["everything theta1"].shape == (2, 12)
    run = made.study.run_member(1)
    np.testing.assert_allclose(made["everything theta1"][1], run["theta1"], rtol=1e-12)
    assert made.study.job.extents["instant"].tolist() == run.t.tolist()


def test_members_that_diverge_are_recorded_and_disturb_no_others(double_pendulum):
    starts = {"theta1": [1.0, 1.0, 1.0], "theta1_dot": [0.0, 1e200, 0.5]}
    made = pe.ensemble(
        double_pendulum, starts=starts, until=0.5, step=0.01, keep=["end", "mean theta1"]
    ).run()
    assert made.status.tolist() == [1, 3, 1]
    assert "diverged in the step after t = 0 s" in made.failures[1]
    assert np.isnan(made["end theta1"][1])
    assert np.isnan(made["mean theta1"][1])
    alone = pe.ensemble(double_pendulum, starts={"theta1": [1.0]}, until=0.5, step=0.01, keep="end").run()
    assert alone["end theta1"][0] == made["end theta1"][0]


def test_members_that_raise_an_error_are_recorded_with_it():
    made = pe.ensemble("pendulum", parameters={"l": [1.0, 0.0]}, until=0.1, tolerance=1e-6, keep="end").run()
    assert made.status.tolist() == [1, 4]
    assert made.failures[1]


def test_constrained_systems_and_contact_go_one_by_one():
    linkage = pe.ensemble("four-bars", until=0.2, step=0.01, keep="end")
    assert linkage.job.method is None
    assert linkage.run().status.tolist() == [1]


def test_random_inputs_have_a_stream_for_every_member():
    def push(random):
        return {pe.derive("cart-pole").inputs[0]: float(random.normal())}

    asked = {"until": 0.2, "step": 0.01, "keep": "end", "inputs": push}
    starts = {pe.derive("cart-pole").coordinates[0]: np.zeros(4)}
    made = pe.ensemble("cart-pole", starts=starts, seeds=5, **asked).run()
    ends = next(iter(made.arrays))
    assert len(set(made[ends].tolist())) == 4
    assert (
        made[ends].tolist()
        == pe.ensemble("cart-pole", starts=starts, seeds=5, **asked).run(threads=2)[ends].tolist()
    )
    listed = pe.ensemble("cart-pole", starts=starts, seeds=[1, 2, 2, 3], **asked).run()[ends]
    assert listed[1] == listed[2] != listed[3]


def test_the_worst_members_are_simulated_again_and_audited(expected):
    worst = expected.worst(2)
    sizes = np.sort(expected["energy error"].ravel())[::-1]
    assert [expected["energy error"].ravel()[w.number] for w in worst] == sizes[:2].tolist()
    assert all(w.audit is not None and w.audit.grade in ("believed", "doubtful", "wrong") for w in worst)


def test_xarray_has_dimensions_named_after_what_was_varied(expected):
    data = expected.to_xarray()
    assert data["end theta1"].dims == ("theta1", "theta2")
    assert data["times theta1"].dims == ("theta1", "theta2", "time")
    assert data["first abs(theta1) > 2"].attrs["units"] == "s"
