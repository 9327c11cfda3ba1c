"""Mistakes of those who begin: each gets a sentence with the culprit and the cure."""

import math

import numpy as np
import pytest

import pendula as pe

theta, x = pe.coordinates("theta x")
m, l, g = pe.parameters(m=1.0, l=1.0, g=9.81)
PENDULUM = pe.Lagrangian(
    theta, kinetic=m * l**2 * theta.dot**2 / 2, potential=-m * g * l * pe.cos(theta), name="swing"
)
CART = pe.gallery.cart_pole()
LARGEST = {"x": 0.5, "theta": 0.2, "u": 20}


def body(name):
    return pe.Body(name, shapes=[pe.Sphere(0.1)], density=1000)


REFUSED = {
    "misspelt coordinate": (
        lambda: pe.simulate(PENDULUM, {"tetha": 1.0}, until=1, step=0.01),
        "which swing does not have. Did you mean 'theta'? It has 'theta', 'theta_dot'.",
    ),
    "mass as text": (
        lambda: pe.parameters(m="1.0"),
        "parameter 'm' must be a number, got the text '1.0': give 1.0 without quotes.",
    ),
    "mass and unit as text": (
        lambda: pe.parameters(m="2 kg"),
        """parameter 'm' must be a number, got the text '2 kg': give the pair (2, "kg").""",
    ),
    "no number at all": (lambda: pe.parameters(m="heavy"), "'m' must be a number, got the text 'heavy'."),
    "mass of a body as text": (
        lambda: pe.Body("a", mass="2", inertia=(1, 1, 1)),
        "got '2'; write symbols and numbers without quotes",
    ),
    "coordinate as text": (
        lambda: pe.Force(3, along="x"),
        "got 'x'; write symbols and numbers without quotes",
    ),
    "two bodies of one name": (
        lambda: pe.Mechanism([body("a"), body("a")], [pe.Free("a")]),
        "Two bodies are called 'a'; each needs a name of its own",
    ),
    "unknown parent": (
        lambda: pe.Mechanism([body("a")], [pe.Revolute("j", "wrold", "a")]),
        "The parent of the joint 'j' is 'wrold', no body; there are 'a', 'world'",
    ),
    "unknown integrator": (
        lambda: pe.simulate(PENDULUM, until=1, step=0.01, integrator="rk5"),
        "There is no integrator 'rk5'. Did you mean 'rk4'?",
    ),
    "an integrator of SciPy": (
        lambda: pe.simulate(PENDULUM, until=1, tolerance=1e-6, integrator="RK45"),
        "There is no integrator 'RK45'. Here it is 'dopri5'.",
    ),
    "decimals after a comma": (
        lambda: pe.parameters(m="1,5"),
        "must be a number, got the text '1,5': decimals follow a point, as in 1.5.",
    ),
    "start as text": (
        lambda: pe.simulate(PENDULUM, {"theta": "90 deg"}, until=1, step=0.01),
        "got the text '90 deg'; a number with its unit is a pair, as in (90, \"deg\").",
    ),
    "many starts at once": (
        lambda: pe.simulate(PENDULUM, {"theta": np.zeros(3)}, until=1, step=0.01),
        "must be a number, got array([0., 0., 0.]); simulate_batch(...) takes many starts at once.",
    ),
    "a derivative by SymPy": (
        lambda: pe.Lagrangian(theta, m * theta.diff(pe.time) ** 2 / 2, 0),
        "The kinetic energy contains no velocity, such as theta.dot: nothing has inertia.",
    ),
    "a constraint with ==": (
        lambda: pe.Lagrangian((theta, x), (theta.dot**2 + x.dot**2) / 2, constraints=[x**2 == l**2]),
        "always False constrains nothing: write `expression` or Eq(a, b), since == compares at once.",
    ),
    "negative mass": (
        lambda: pe.simulate(pe.derive(PENDULUM).with_parameters(m=-1), {"theta": 1}, until=1, step=0.01),
        "has negative inertia. Is a mass missing from the kinetic energy, zero or negative, or",
    ),
    "until before the start": (
        lambda: pe.simulate(PENDULUM, until=-1, step=0.01),
        "until = -1 lies before the start at 0, and runs go forward: give a later until=",
    ),
    "no equilibrium": (
        lambda: pe.LQR(CART, at={"theta": 1.0}, largest=LARGEST),
        "No value of u holds cart-pole at x = 0, theta = 1: .* equilibria(system) says where it rests",
    ),
    "degrees at an equilibrium": (
        lambda: pe.LQR(CART, at={"theta": 180}, largest=LARGEST),
        "Angles are in radians: theta = 180 is 28.6 turns; 180° would be 3.14159",
    ),
    "degrees of a mode": (
        lambda: pe.modes(PENDULUM, at={"theta": 180}),
        "trim(system, at=..., free=['theta']) what holds it there. Angles are in radians",
    ),
    "unknown way of contact": (
        lambda: pe.simulate(pe.gallery.stack(bodies=1), until=0.1, step=2e-3, contact="steping"),
        "contact='steping' is unknown; it is one of 'auto', 'none', 'stepping'",
    ),
    "positions by name": (
        lambda: pe.derive(PENDULUM).mass_matrix({"theta": 2.0}),
        "q must be numbers in the order (theta), got {'theta': 2.0}",
    ),
    "parameters of a run": (
        lambda: pe.simulate(PENDULUM, until=1, step=0.01, parameters={"m": 2}),
        "has no argument 'parameters'. They belong to the system: simulate(derive(system).with_parameters",
    ),
    "cosine of math": (
        lambda: math.cos(theta),
        "'theta' is a symbol and has no number: .* write pe.sin, pe.cos",
    ),
    "cosine of NumPy": (lambda: np.cos(theta), "'theta' is a symbol and has no number"),
    "root of NumPy": (lambda: np.sqrt(m), "'m' is a symbol and has no number"),
    "plot of an unknown name": (
        lambda: pe.plot(pe.simulate(PENDULUM, until=0.1, step=0.01), kind="tetha"),
        "The kind of plot 'tetha' is unknown. Did you mean 'theta'? It is one of 'overview',",
    ),
}


@pytest.mark.parametrize(("call", "sentence"), REFUSED.values(), ids=REFUSED)
def test_a_mistake_is_refused_with_its_cure(call, sentence):
    with pytest.raises(pe.PendulaError) as refused:
        call()
    place = 0
    for part in sentence.split(".*"):
        assert part in str(refused.value)[place:]
        place = str(refused.value).index(part, place) + len(part)


def test_a_missing_robot_file_is_looked_for(tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    with pytest.raises(pe.PendulaError, match="there is no folder robots; relative paths begin where Python"):
        pe.read_urdf("robots/arm.urdf")
    with pytest.raises(pe.PendulaError, match=r"^arm\.urdf cannot be read: there is no such file\.$"):
        pe.read_urdf("arm.urdf")
    (tmp_path / "panda.urdf").write_text("<robot name='panda'/>")
    with pytest.raises(pe.PendulaError, match=r"there is no such file; that folder has panda\.urdf\."):
        pe.read_urdf("arm.urdf")
    with pytest.raises(pe.PendulaError, match="The text of a robot was given where its file is needed"):
        pe.read_urdf("<robot name='panda'/>")


def outcome(start=None, **asked):
    return pe.simulate(PENDULUM, start, **{"until": 1.0, **asked}).outcome.sentence


def test_angles_in_degrees_are_noticed():
    assert "theta = 90 is 14.3 turns; 90° would be 1.5708." in outcome({"theta": 90}, step=0.01)
    for angle in (math.pi / 2, 10.0, 91.3, -math.pi * 10):  # turns that may be meant
        assert "radians" not in outcome({"theta": angle}, step=0.01)
    far = pe.Lagrangian(x, kinetic=x.dot**2 / 2, name="far away")
    assert "radians" not in pe.simulate(far, {"x": 90}, until=1.0, step=0.1).outcome.sentence, "no angle"


def test_a_forgotten_start_is_noticed():
    assert "Nothing moved: no start was given" in outcome(step=0.01)
    assert "Nothing moved" not in outcome({"theta": 0.0}, step=0.01), "somebody asked for it"
    assert "Nothing moved" not in outcome({"theta": 1.0}, step=0.01)


def test_steps_that_are_not_what_was_meant_are_noticed():
    assert "step = 0.01 s was only the first step" in outcome({"theta": 1.0}, step=0.01, tolerance=1e-8)
    assert "first step" not in outcome({"theta": 1.0}, tolerance=1e-8)
    assert "The step of 2 s is longer than the run" in outcome({"theta": 1.0}, step=2.0)
    assert "longer" not in outcome({"theta": 1.0}, step=1.0)
    assert "Try a step smaller than 2" in outcome({"theta": 1.0}, step=2.0, until=10.0)
