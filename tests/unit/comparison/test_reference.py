"""Reference runs: which method makes them, which one checks them, and that neither flatters the other."""

import numpy as np
import pytest
from scipy.linalg import expm

import pendula as pe
from pendula.comparison.reference import Problem, find_truth
from pendula.errors import SimulationError


def truth_of(system, until: float, control=None):
    return find_truth(Problem(pe.derive(system), None, until, control))


def test_a_reference_is_checked_by_another_method():
    about = truth_of("pendulum", 5.0).about
    assert (about.method, about.tolerance) == ("lobatto16", 1e-15)
    assert about.check == "a run of dop853 at 1e-15"
    assert "right to about" in about.sentence
    assert about.sentence.endswith("as a run of dop853 at 1e-15 shows.")


@pytest.mark.parametrize("name", ["double-pendulum", "pleiades", "bead-on-hoop", "arenstorf"])
def test_what_it_is_trusted_with_covers_a_third_method(name):
    # Here two runs of dop853 agree up to four times better than either agrees with other methods.
    problem = Problem(pe.derive(name), None, 3.0, None)
    truth = find_truth(problem)
    errors = truth.errors(problem.run_sampled(integrator="verner98", tolerance=1e-14))
    # The third method's own error, of the same kind, comes on top: rounding, of which two runs share most.
    assert errors.max() <= 4 * truth.about.trust


def test_a_stiff_system_has_a_stiff_reference():
    x, y = pe.states("x y")
    stiff = pe.Ode((x, y), (-1e5 * (x - y), -y), start={"x": 3.0, "y": 1.0}, name="stiff")
    truth = truth_of(stiff, 5.0)
    assert truth.about.method == "radau5"
    assert "radau5 at 1e-12" in truth.about.check
    assert truth.about.trust < 1e-10
    t = Problem(pe.derive(stiff), None, 5.0, None).t
    exact = [expm(ti * np.array([[-1e5, 1e5], [0, -1]])) @ [3.0, 1.0] for ti in t]
    np.testing.assert_allclose(truth.y, exact, rtol=0, atol=truth.about.trust)


def test_inputs_that_only_python_knows_have_a_reference_too():
    x, u = pe.coordinates("x"), pe.inputs("u")
    driven = pe.Lagrangian(x, x.dot**2 / 2, 0, forces=[pe.Force(u, along=x)], name="driven")
    truth = truth_of(driven, 2.0, lambda t: float(np.cos(t)))
    assert truth.about.method == "verner98"
    np.testing.assert_allclose(truth.y[-1], [1 - np.cos(2.0), np.sin(2.0)], rtol=0, atol=1e-12)


def test_where_no_method_reaches_the_end_there_is_no_reference():
    x = pe.coordinates("x")
    fall = pe.Lagrangian(x, x.dot**2 / 2, -1 / x, name="fall", start={"x": 1.0})
    with pytest.raises(SimulationError, match=r"nothing to compare with.*lobatto16 does not reach t = 2 s"):
        truth_of(fall, 2.0)
