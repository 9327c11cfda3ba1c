"""Run: series by name, read-only arrays, and every contradiction refused."""

import numpy as np
import pytest

from pendula.errors import PendulaError
from pendula.runs import Energy, Outcome


def test_series_by_name(make_run):
    run = make_run()
    expected = {
        "t": run.t,
        "x": run.q[:, 0],
        "theta": run.q[:, 1],
        "theta_dot": run.v[:, 1],
        "u": run.u[:, 0],
        "filter": run.z[:, 1],
        "rod": run.multipliers[:, 0],
        "energy": run.t**2 + (1.0 - run.t),
        "kinetic": run.t**2,
        "potential": 1.0 - run.t,
        "damper on theta": -run.t,
        "u (power)": run.powers["u"],
    }
    for name, values in expected.items():
        np.testing.assert_array_equal(run[name], values, err_msg=name)


def test_a_coordinate_keeps_its_name_before_the_energies(make_run):
    run = make_run(coordinates=("energy", "kinetic"))
    np.testing.assert_array_equal(run["energy"], run.q[:, 0])
    np.testing.assert_array_equal(run["energy (energy)"], run.energy.total)


def test_an_unknown_name_is_refused_with_the_closest_and_all_known(make_run):
    with pytest.raises(PendulaError, match=r"'thea'.*Did you mean 'theta'\?.*'x', 'theta', 'x_dot'"):
        make_run()["thea"]
    with pytest.raises(PendulaError, match="'damper on theta'") as caught:
        make_run()["wholly different"]
    assert "Did you mean" not in str(caught.value)
    with pytest.raises(PendulaError, match="no series '3'"):
        make_run()[3]


def test_length_and_final(make_run):
    run = make_run(k=5)
    assert len(run) == 5
    assert run.final == {
        "x": np.sin(2.0),
        "theta": np.cos(2.0),
        "x_dot": np.cos(2.0),
        "theta_dot": -np.sin(2.0),
        "integral": 2.0,
        "filter": 2.0,
    }
    assert all(type(value) is float for value in run.final.values())
    with pytest.raises(PendulaError, match="no samples"):
        make_run(k=0).final  # noqa: B018


def test_repr_is_one_line(make_run):
    assert repr(make_run()) == "Run('cart-pole', t = 0 to 2 s, 11 samples, rk4, finished)"
    assert repr(make_run(k=1)) == "Run('cart-pole', t = 0 to 0 s, 1 sample, rk4, finished)"
    assert repr(make_run(k=0)) == "Run('cart-pole', 0 samples, rk4, finished)"
    assert "\n" not in repr(make_run(system="two\nlines"))


def test_arrays_are_read_only_but_the_callers_own_stay_writable(make_run):
    q = np.zeros((11, 2))
    run = make_run(q=q)
    arrays = [run.t, run.q, run.v, run.u, run.z, run.multipliers, *run.powers.values()]
    arrays += [run.energy.kinetic, run.energy.potential, run.energy.total, run["x"]]
    for array in arrays:
        with pytest.raises(ValueError, match="read-only"):
            array[...] = 1.0
    q[0, 0] = 1.0


def test_integers_become_floats_and_lists_tuples(make_run):
    run = make_run(k=2, t=[0, 1], inputs=["u"], step=np.float32(0.5), steps=np.int64(3))
    assert run.t.dtype == np.float64
    assert run.inputs == ("u",)
    assert (type(run.step), type(run.steps)) == (float, int)


def test_an_instant_may_come_twice(make_run):
    assert len(make_run(k=3, t=[0.0, 1.0, 1.0])) == 3


def test_a_diverged_energy_raises_no_warning():
    total = Energy(np.array([np.inf, 1e308, np.nan]), np.array([-np.inf, 1e308, 0.0])).total
    assert np.isnan(total[0])
    assert np.isinf(total[1])


@pytest.mark.parametrize(
    ("change", "reason"),
    [
        ({"q": np.zeros((11, 3))}, r"q must have shape \(11, 2\), got \(11, 3\)"),
        ({"v": np.zeros((10, 2))}, r"v must have shape \(11, 2\)"),
        ({"u": np.zeros(11)}, r"u must have shape \(11, 1\)"),
        ({"z": np.zeros((11, 0))}, r"z must have shape \(11, 2\)"),
        ({"multipliers": np.zeros((11, 2))}, "multipliers must have shape"),
        ({"powers": {"drag": np.zeros(10)}}, r"power 'drag' must have shape \(11,\)"),
        ({"powers": {3: np.zeros(11)}}, "powers must be a tuple of names"),
        ({"energy": Energy(np.zeros(3), np.zeros(3))}, "energy has shape"),
        ({"t": np.zeros((11, 1))}, "one row of instants"),
        ({"t": np.linspace(1.0, 0.0, 11)}, "instants t must be finite and never decrease"),
        ({"t": np.full(11, np.nan)}, "instants t must be finite and never decrease"),
        ({"t": [*range(10), np.inf]}, "instants t must be finite and never decrease"),
        ({"t": [-np.inf, *range(10)]}, "instants t must be finite and never decrease"),
        ({"t": [0, 1, 2, np.nan, 4, 5, 6, 7, 8, 9, 10]}, "instants t must be finite and never decrease"),
        ({"q": np.zeros((11, 2), complex)}, "real numbers, got complex128"),
        ({"q": np.full((11, 2), "a")}, "real numbers"),
        ({"q": np.full((11, 2), None)}, "real numbers, got object"),
        ({"coordinates": ("x", "x")}, "'x' comes twice"),
        ({"inputs": ("theta",)}, "'theta' comes twice"),
        ({"multipliers": np.zeros((11, 2)), "constraints": ("rod", "rod")}, "'rod' comes twice"),
        ({"inputs": "u"}, "inputs must be a tuple of names, got 'u'"),
        ({"coordinates": ("x", 1)}, "coordinates must be a tuple of names"),
        ({"parameters": {"m": "heavy"}}, "parameter 'm' must be a number, got 'heavy'"),
        ({"parameters": {1: 2.0}}, "parameters must be a tuple of names"),
        ({"step": None}, "step must be a number"),
        ({"steps": 1.5}, "steps must be a count"),
        ({"evaluations": -1}, "evaluations must be a count"),
        ({"system": None}, "system must be text"),
        ({"integrator": 4}, "integrator must be text"),
    ],
)
def test_contradictions_are_refused(make_run, change, reason):
    with pytest.raises(PendulaError, match=reason):
        make_run(**change)


def test_energies_of_different_length_are_refused():
    with pytest.raises(PendulaError, match=r"\(3,\).*\(2,\)"):
        Energy(np.zeros(3), np.zeros(2))


@pytest.mark.parametrize(
    ("reason", "ok"), [("finished", True), ("stopped", True), ("diverged", False), ("interrupted", False)]
)
def test_outcome(reason, ok):
    outcome = Outcome(reason, "What happened.")
    assert outcome.ok is ok
    assert str(outcome) == "What happened."


def test_a_wrong_outcome_is_refused():
    with pytest.raises(PendulaError, match="'lost' is unknown; it is one of finished, diverged"):
        Outcome("lost", "")
    with pytest.raises(PendulaError, match="must be text"):
        Outcome("finished", None)  # type: ignore[arg-type]
