"""Mistakes of the first hour: each gets a sentence that names it and what would be right."""

import copy

import pytest
import sympy as sp

import pendula as pe


def test_a_system_is_no_run(pendulum):
    with pytest.raises(pe.PendulaError, match=r"draws runs, and swing is none: simulate it first"):
        pe.plot(pendulum)


def test_what_another_function_draws_names_that_function(pendulum):
    with pytest.raises(pe.PendulaError, match=r"this is a set of modes: plot_modes\(modes\) draws it"):
        pe.plot(pe.modes(pendulum, at={"theta": 0.0}))


def test_several_runs_must_be_runs(pendulum):
    with pytest.raises(pe.PendulaError, match=r"needs runs, as simulate\(\) returns them, got Lagrangian"):
        pe.plot([pendulum, pendulum])


def test_parameters_need_values():
    with pytest.raises(pe.PendulaError, match=r"as in parameters\(m=1.0, l=1.0, g=1.0\)"):
        pe.parameters("m l g")


def test_a_symbol_of_the_same_name_is_another(theta):
    with pytest.raises(pe.PendulaError, match=r"a symbol 'theta' of SymPy's; use the one that was declared"):
        pe.Lagrangian(theta, theta.dot**2 / 2, sp.Symbol("theta") ** 2)


def test_states_are_no_coordinates():
    with pytest.raises(pe.PendulaError, match=r"a is not a coordinate; declare it with coordinates\("):
        pe.Lagrangian(pe.states("a"), 0, 0)


def test_a_body_in_space_has_three_inertias(theta):
    with pytest.raises(pe.PendulaError, match=r"of a ball of inertia J it is \(J, J, J\)"):
        pe.RigidBody(1.0, 1.0, pe.Point(0, 0, 0), rotation=pe.rotation("z", theta))


def test_a_controller_needs_an_input(pendulum):
    with pytest.raises(pe.PendulaError, match=r"declare one, u = inputs\('u'\), and let it act"):
        pe.simulate(pendulum, until=1.0, step=0.01, control=pe.PID(1.0, 0.0, 0.0))


def test_runs_of_a_batch_are_found_by_number(pendulum):
    batch = pe.simulate_batch(pendulum, {"theta": [0.1, 0.2, 0.3]}, until=0.1, step=0.01)
    assert [run["theta"][0] for run in batch[1:]] == [0.2, 0.3]
    with pytest.raises(pe.PendulaError, match=r"found by their number, as in batch\[0\]"):
        batch[1.5]


def test_a_run_is_cut_forwards(pendulum):
    run = pe.simulate(pendulum, until=0.1, step=0.01)
    with pytest.raises(pe.PendulaError, match=r"cut forwards by whole numbers of samples, got the step -1"):
        run[::-1]


def test_a_unit_of_another_kind(pendulum):
    with pytest.raises(
        pe.PendulaError, match=r"start value of 'theta'.*must be a number, or a number and its"
    ):
        pe.simulate(pendulum, start={"theta": (1, "m", 3)}, until=1.0, step=0.01)


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (["view", "missing.npz"], "There is no file missing.npz"),
        (["plot"], "'pendula run NAME --plot FILE.png' simulates and draws"),
    ],
)
def test_commands(words, sentence, capsys):
    from pendula.cli import main

    assert main(words) != 0
    assert sentence in capsys.readouterr().err


LACKING = {
    "Material lacks 'friction'. It has 'friction', 'restitution', ": lambda: pe.Material(restitution=0.5),
    "Revolute lacks 'parent', 'child'. It has 'name', 'parent', ": lambda: pe.Revolute("shoulder"),
    "branches lacks 'parameter'. It has 'system', ": lambda: pe.branches("bead-on-hoop", between=(0, 1)),
    "simulate lacks 'system'. It has 'system', 'start', ": lambda: pe.simulate(until=1.0),
}


@pytest.mark.parametrize("sentence", LACKING)
def test_an_argument_that_is_needed_is_named(sentence):
    with pytest.raises(TypeError) as caught:
        LACKING[sentence]()
    assert str(caught.value).startswith(sentence)
    assert isinstance(caught.value, pe.PendulaError)


MISSPELT = {
    "simulate has no argument 'untill'. Did you mean 'until'?": lambda s: pe.simulate(s, untill=1.0),
    "simulate has no argument 'y0'. Here it is 'start'.": lambda s: pe.simulate(s, y0={}, until=1.0),
    "simulate has no argument 'qwxzj'. It has 'system', ": lambda s: pe.simulate(s, qwxzj=1),
    "simulate_batch has no argument 'rtol'. Here it is 'tolerance'.": lambda s: pe.simulate_batch(
        s, {"theta": [0.1]}, 1.0, rtol=1e-9
    ),
    "Lagrangian has no argument 'kinetik'. Did you mean 'kinetic'?": lambda s: pe.Lagrangian(s, kinetik=0),
    "Mechanism has no argument 'bodys'. Did you mean 'bodies'?": lambda s: pe.Mechanism(bodys=[]),
    "linearise has no argument 'att'. Did you mean 'at'?": lambda s: pe.linearise(s, att={}),
    "Body has no argument 'mas'. Did you mean 'mass'?": lambda s: pe.Body("b", mas=1.0),
    "Revolute has no argument 'axes'. Did you mean 'axis'?": lambda s: pe.Revolute("a", axes=(0, 0, 1)),
    "Event has no argument 'termnal'. Did you mean 'terminal'?": lambda s: pe.Event(s, termnal=True),
}


@pytest.mark.parametrize("sentence", MISSPELT)
def test_a_misspelt_argument_gets_the_one_that_was_meant(sentence, pendulum):
    with pytest.raises(TypeError) as caught:
        MISSPELT[sentence](pendulum)
    assert str(caught.value).startswith(sentence)
    assert isinstance(caught.value, pe.PendulaError)


def test_a_series_is_found_in_brackets(pendulum):
    run = pe.simulate(pendulum, until=0.1, step=0.01)
    with pytest.raises(AttributeError, match=r"The series 'theta' of a run is run\['theta'\]"):
        _ = run.theta
    with pytest.raises(AttributeError, match="A run has no attribute 'speed'"):
        _ = run.speed
    assert copy.deepcopy(run)["theta"][0] == run["theta"][0]


def test_a_series_is_drawn_by_its_name_and_is_no_file(pendulum):
    run = pe.simulate(pendulum, until=0.1, step=0.01)
    (axes,) = pe.plot(run, kind="theta_dot").axes
    assert len(axes.lines) == 1
    with pytest.raises(pe.PendulaError, match=r"not a file: plot\(run, kind='theta'\) draws it"):
        pe.plot(run, "theta")


@pytest.mark.parametrize(("file", "call"), [("robot.urdf", "read_urdf"), ("a/robot.xml", "read_mjcf")])
def test_the_file_of_a_robot_is_no_gallery_system(file, call):
    with pytest.raises(pe.PendulaError, match=rf"{call}\('{file}'\) gives its Mechanism"):
        pe.simulate(file, until=1.0)
