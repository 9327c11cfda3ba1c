"""A member's numbers do not depend on lanes, threads, chunks or order: bit by bit."""

import numpy as np
import pytest

import pendula as pe
from pendula.ensembles.jobs import FAILED
from pendula.simulation.loops.members import FINISHED


@pytest.mark.parametrize("width", [1, 4, 8, 32])
def test_lanes_of_any_width_give_the_same_bits(study, expected, with_width, same, width):
    assert same(with_width(study, width).run(threads=1), expected)


@pytest.mark.parametrize(
    ("step", "keep"),
    [(0.01, ["first abs(theta1) > 2", "first theta2 > 1"]), (0.001, ["end", "energy error"])],
)
def test_lanes_that_are_filled_anew_give_the_same_bits(study, with_width, same, step, keep):
    # Every 64 steps where members end as soon as all conditions have held, else every 512.
    varied = pe.grid(theta1=np.linspace(-3, 3, 17), theta2=np.linspace(-3, 3, 7))
    long = pe.ensemble(study.job.model, varied, until=1.2, step=step, keep=keep)
    one, eight, many = (with_width(long, width).run(threads=1) for width in (1, 8, 32))
    assert same(eight, one)
    assert same(many, one)


def test_two_threads_give_the_same_bits(study, expected, same):
    assert same(study.run(threads=2), expected)


def test_a_difference_of_one_bit_would_be_noticed(study, expected, same):
    other = study.run(threads=1)
    other.arrays["end theta1"][3, 4] = np.nextafter(other.arrays["end theta1"][3, 4], 9)
    assert not same(other, expected)


def test_shuffled_members_give_the_same_bits(study, expected, same):
    theta1, theta2 = (a.ravel() for a in np.meshgrid(*expected.dimensions.values(), indexing="ij"))
    order = np.random.default_rng(1).permutation(len(study))
    shuffled = pe.ensemble(
        study.job.model, {"theta1": theta1[order], "theta2": theta2[order]}, until=2.0, step=0.01,
        keep=study.job.keep.texts,
    ).run()  # fmt: skip
    flat = {name: expected[name].reshape(len(study), *expected[name].shape[2:]) for name in expected.arrays}
    for name, values in flat.items():
        assert shuffled[name].tobytes() == values[order].tobytes()


def test_own_parameters_and_inputs_in_lanes_of_any_width(with_width, same):
    varied = pe.samples(83, seed=2, phi=("uniform", -1, 1), F=("normal", 0, 1), M=("uniform", 1, 2))
    cart = pe.derive("cart-pole")
    names = {"phi": cart.coordinates[-1], "F": cart.inputs[0], "M": next(iter(cart.parameters))}
    renamed = {names[name]: values for name, values in varied.values.items()}
    study = pe.ensemble(cart, renamed, until=1.0, step=0.01, keep=["end", "energy error"])
    assert study.job.method is not None
    eight, four, one = (with_width(study, width).run(threads=1) for width in (8, 4, 1))
    assert same(eight, four)
    assert same(eight, one)
    # The other route: simulate, one by one, with other kernels; 100 steps of rounding.
    run = study.run_member(40)
    last = [eight[f"end {name}"][40] for name in cart.card.entries]
    np.testing.assert_allclose(run.y[-1], last, rtol=1e-11, atol=1e-12)


def test_adaptive_members_give_the_same_bits_on_threads(double_pendulum, same):
    varied = pe.samples(20, seed=3, theta1=("uniform", -2, 2), theta2=("uniform", -2, 2))
    study = pe.ensemble(
        double_pendulum, varied, until=2.0, tolerance=1e-9, keep=["end", "first theta1 > 0.3"]
    )
    assert same(study.run(threads=1), study.run(threads=2))


def test_unit_quaternions_give_the_same_bits_in_lanes_of_any_width(with_width, same):
    varied = pe.samples(21, seed=4, wx=("normal", 0, 1), wy=("normal", 5, 1), wz=("normal", 0, 1))
    study = pe.ensemble("tumbling-racket", varied, until=0.5, step=0.01, keep=["end", "energy error"])
    assert study.job.method is not None
    eight, four, one = (with_width(study, width).run(threads=1) for width in (8, 4, 1))
    assert same(eight, four)
    assert same(eight, one)
    run = study.run_member(20)
    np.testing.assert_allclose(run["qx"][-1], eight["end qx"][20], rtol=1e-11)


@pytest.mark.parametrize("integrator", ["velocity-verlet", "semi-implicit-euler", "midpoint"])
def test_inputs_that_are_functions_of_time_and_methods_with_memory(with_width, same, integrator):
    # 1000 steps and half a one; lanes are filled anew after 512 steps, within this run.
    asked = {"until": 1.0005, "step": 0.001, "keep": ["end", 0.3333, "mean theta"], "integrator": integrator}
    starts = {"theta": np.linspace(-1, 1, 11)}
    study = pe.ensemble("cart-pole", starts=starts, inputs={"u": lambda t: np.sin(3 * t)}, **asked)
    assert study.job.method is not None
    wide = study.run(threads=1)
    assert same(wide, with_width(study, 1).run(threads=1))
    run, sampled = study.run_member(3), study.run_member(3, times=[0.3333])
    np.testing.assert_allclose(wide["end theta"][3], run["theta"][-1], rtol=1e-10)
    np.testing.assert_allclose(wide["times theta"][3], sampled["theta"], rtol=1e-10)
    np.testing.assert_allclose(wide["mean theta"][3], np.trapezoid(run["theta"], run.t) / 1.0005, rtol=1e-9)


@pytest.mark.parametrize("route", ["traced", "recursive"])
def test_what_a_single_run_refuses_is_refused_in_lanes_and_changes_no_other_member(same, route):
    # With a negative mass a pendulum would swing just as with a positive one, and nobody would notice.
    rod = pe.Body("rod", mass=pe.parameters(m=1.0), center=(0, 0, -0.5), inertia=(0.1, 0.1, 0.1))
    pin = pe.Revolute("pin", parent="world", child="rod", axis=(0, 1, 0))
    model = pe.derive(pe.Mechanism(bodies=[rod], joints=[pin], name="rod"), route=route)
    asked = {"until": 1.0, "step": 0.01, "keep": ["end", "first pin < 0"]}
    study = pe.ensemble(model, {"m": [1.0, -1.0, 2.0, 3.0], "pin": [0.1, 0.2, 0.3, 0.4]}, **asked)
    made = study.run(threads=1)
    assert made.status.tolist() == [FINISHED, FAILED, FINISHED, FINISHED]
    with pytest.raises(pe.PendulaError, match="not positive definite") as refused:
        study.run_member(1)
    assert made.failures == {1: f"{refused.value} (SimulationError)"}
    assert np.isnan(made["end pin"]).tolist() == [False, True, False, False]
    others = pe.ensemble(model, {"m": [1.0, 2.0, 3.0], "pin": [0.1, 0.3, 0.4]}, **asked).run(threads=1)
    assert same(others, made, np.array([0, 2, 3]))
    nobody = pe.ensemble(model, {"m": [-1.0, -2.0]}, **asked).run(threads=1)
    assert nobody.status.tolist() == [FAILED, FAILED]
