"""Members with chosen steps share their records; their numbers are those of ``simulate``, bit by bit."""

import numpy as np
import pytest

import pendula as pe
from pendula.ensembles import queued
from pendula.ensembles.jobs import FAILED
from pendula.ensembles.single import move_one_by_one
from pendula.simulation.loops.members import DIVERGED
from pendula.simulation.methods import adaptive_integrators

KEEP = ["end", 0.0, 0.4, 1.1]


@pytest.fixture
def check(monkeypatch):
    """The bits of a study, on one thread and on two, are those of runs; no member is made by ``simulate``."""

    def compare(study):
        expected = as_runs(study)
        with monkeypatch.context() as patch:
            patch.setattr(queued, "move_one_by_one", None)
            made = [study.run(threads=count) for count in (1, 2)]
        for results in made:
            assert (results.status == 1).all()
            for name, values in expected.items():
                assert results[name].tobytes() == values.tobytes(), name

    return compare


def as_runs(study):
    """What ``simulate`` gives of the same members, by name: states at the end and at the kept times."""
    runs = [study.run_member(i, times=study.job.instants.tolist()) for i in range(len(study))]
    at_times = np.searchsorted(study.job.instants, study.job.keep.times)
    made = {}
    for k, name in enumerate(study.job.model.card.entries):
        made[f"end {name}"] = np.array([run.y[-1, k] for run in runs])
        if len(at_times):
            made[f"times {name}"] = np.array([run.y[at_times, k] for run in runs])
    return made


@pytest.mark.parametrize("tolerance", [1e-3, 1e-6, 1e-9])
@pytest.mark.parametrize("integrator", [None, *adaptive_integrators()])
def test_every_method_gives_the_bits_of_simulate(check, double_pendulum, integrator, tolerance):
    varied = pe.samples(
        19, seed=3, theta1=("uniform", -2, 2), theta2_dot=("normal", 0, 3), l1=("uniform", 0.5, 2)
    )
    asked = {"until": 2.0, "tolerance": tolerance, "integrator": integrator, "keep": KEEP}
    check(pe.ensemble(double_pendulum, varied, **asked))


def lossy_pendulum():
    theta, slow = pe.coordinates("theta slow")
    m, c, k = pe.parameters(m=1.0, c=0.3, k=1.0)
    u = pe.inputs("u")
    return pe.Lagrangian(
        (theta, slow), m * (theta.dot**2 + slow.dot**2) / 2, -9.81 * m * pe.cos(theta) + k * slow**2 / 2,
        forces=[pe.Damper(c, on=theta), pe.Force(u, along=slow)], name="lossy",
    )  # fmt: skip


@pytest.mark.parametrize(
    ("system", "varied"),
    [
        ("cart-pole", {"theta": (-1, 1), "x": (-0.1, 0.1), "M": (1, 2), "u": (-1, 1)}),  # a length, an angle
        ("planets", {"x2_dot": (-0.1, 0.1), "m1": (0.9, 1.1)}),  # sharp parts, checked steps
        ("tumbling-racket", {"wx": (-1, 1), "wy": (4, 5)}),  # quaternions
        ("lorenz", {"x": (-5, 5)}),  # no energy
        (lossy_pendulum, {"theta": (-3, 3), "c": (0.1, 2), "u": (-1, 1)}),  # something decays
    ],
)
def test_all_kinds_of_systems_give_the_bits_of_simulate(check, system, varied):
    model = pe.derive(system() if callable(system) else system)
    ranges = {name: ("uniform", low, high) for name, (low, high) in varied.items()}
    check(pe.ensemble(model, pe.samples(9, seed=5, **ranges), until=1.5, tolerance=1e-8, keep=KEEP))


def test_members_that_take_many_steps_are_looked_at_as_runs_are(check):
    # 1,000 steps and more, after which Python looks; 256 where something decays.
    asked = {"tolerance": 1e-9, "keep": "end"}
    check(pe.ensemble("double-pendulum", {"theta1": [1.0, 2.0, 0.5]}, until=200.0, **asked))
    check(pe.ensemble(lossy_pendulum(), {"theta": [3.0, 2.0], "c": [1e-3, 2e-3]}, until=500.0, **asked))


@pytest.mark.parametrize(
    "keep",
    [
        ["first theta1 > 0.3"],  # ends a member; some hold it at the start, some never do
        ["first theta1 > 0.3", "first abs(theta2) > l1", "end", 1.0],
        {"late": "first t > 0.75", "fast": "first theta1_dot < -3"},
    ],
)
@pytest.mark.parametrize("tolerance", [1e-4, 1e-9])
def test_conditions_are_met_when_events_of_runs_happen(double_pendulum, monkeypatch, keep, tolerance):
    varied = pe.samples(
        40, seed=3, theta1=("uniform", -1, 1), theta2=("uniform", -1, 1), l1=("uniform", 0.5, 2)
    )
    study = pe.ensemble(double_pendulum, varied, until=2.0, tolerance=tolerance, keep=keep)
    expected = move_one_by_one(study.job, study.values(np.arange(len(study))))
    monkeypatch.setattr(queued, "move_one_by_one", None)
    made = study.run(threads=2)
    assert made.status.tolist() == expected.status.tolist()
    for name, values in expected.arrays.items():
        assert made[name].tobytes() == values.tobytes(), name
    if len(study.job.keep.conditions) == 1:
        assert {1, 2} == set(made.status.tolist())


def test_members_in_another_order_give_the_same_bits(double_pendulum):
    theta = np.linspace(-2, 2, 40)
    order = np.random.default_rng(1).permutation(len(theta))
    one, other = (
        pe.ensemble(double_pendulum, {"theta1": values}, until=2.0, tolerance=1e-9).run()["end theta2"]
        for values in (theta, theta[order])
    )
    assert one[order].tobytes() == other.tobytes()


def test_stiff_members_are_found_and_made_by_simulate(monkeypatch):
    # Damping of 1e6 / s decays 5·10⁵ times in half a second: stiff from the start on; 0.1 / s is not.
    alone, usual = [], queued.move_one_by_one

    def note(job, values):
        alone.extend(values.numbers.tolist())
        return usual(job, values)

    monkeypatch.setattr(queued, "move_one_by_one", note)
    study = pe.ensemble(
        lossy_pendulum(), {"theta": [1.0, 1.0, 1.0], "c": [0.1, 1e6, 0.2]}, until=0.5, tolerance=1e-6
    )
    made = study.run(threads=1)
    assert alone == [1]
    assert [study.run_member(i).integrator for i in range(3)] == ["lobatto16", "radau5", "lobatto16"]
    for name, values in as_runs(study).items():
        assert made[name].tobytes() == values.tobytes()


def test_what_a_member_says_is_what_its_run_says():
    # ẍ = x³ from rest at 10 has no end beyond t ≈ 0.185; one without mass has no inertia.
    x = pe.coordinates("x")
    m = pe.parameters(m=1.0)
    runaway = pe.Lagrangian((x,), m * x.dot**2 / 2, -m * x**4 / 4, name="runaway")
    study = pe.ensemble(runaway, {"x": [0.1, 10.0, 0.2, 0.3], "m": [1, 1, 0, 2]}, until=1.0, tolerance=1e-6)
    made = study.run(threads=1)
    assert made.status.tolist() == [1, DIVERGED, FAILED, 1]
    assert list(made.failures) == [1, 2]
    assert made.failures[1] == study.run_member(1, times=[1.0]).outcome.sentence
    assert "no inertia" in made.failures[2]
    assert np.isnan(made["end x"]).tolist() == [False, True, True, False]


def test_inputs_that_differ_stand_beside_others():
    x = pe.coordinates("x")
    u, f = pe.inputs("u f")
    pushed = pe.Lagrangian((x,), x.dot**2 / 2, 0, forces=[pe.Force(u + f, along=x)], name="pushed")
    asked = {"until": 2.0, "tolerance": 1e-9}
    # x = (u + f) t² / 2, rounding of some steps; with f = t also t³ / 6.
    made = pe.ensemble(pushed, inputs={"u": [1.0, 2.0], "f": 3.0}, **asked).run()
    np.testing.assert_allclose(made["end x"], [8.0, 10.0], rtol=1e-12)
    made = pe.ensemble(pushed, inputs={"u": [1.0, 2.0], "f": lambda t: t}, **asked).run()
    np.testing.assert_allclose(made["end x"], [2 + 8 / 6, 4 + 8 / 6], rtol=1e-9)
    for other in (lambda random: {"f": random.normal()}, pe.Sampled(lambda t, q, v: [0, t], every=0.1)):
        with pytest.raises(pe.PendulaError, match="stand beside others by name"):
            pe.ensemble(pushed, {"u": [1.0, 2.0]}, inputs=other, **asked)
