"""Controllers and states beside coordinates, as parts of a description."""

import pickle

import numpy as np
import pytest

import pendula as pe
from pendula import Controller, DescriptionError

q, r = pe.coordinates("q r")
u, w = pe.inputs("u w")
z, s = pe.states("z s")
kp, ki = pe.parameters(kp=10.0, ki=3.0)
PLAIN = pe.Lagrangian(
    (q, r),
    (q.dot**2 + r.dot**2) / 2,
    2 * q**2,
    forces=[pe.Force(u, along=q, name="motor"), pe.Force(w, along=r)],
    start={"q": 1.0},
    name="pair",
)
LAW = Controller({u: -kp * q - ki * z}, (z,), (q,), {"z": 0.5})


def test_closing_the_loop_takes_inputs_away_and_adds_states():
    closed = PLAIN.with_control(LAW)
    assert closed.inputs == (w,)
    assert closed.states == (z,)
    assert dict(closed.rates) == {z: q}
    assert dict(closed.start) == {"q": 1.0, "z": 0.5}
    assert closed.force_names == PLAIN.force_names
    assert [p.name for p in closed.parameters] == ["ki", "kp"]
    assert PLAIN.states == ()


def test_the_whole_state_has_the_rate_that_was_written():
    y = np.array([0.3, -0.2, 0.7, 0.4, 1.1])  # q, r, q_dot, r_dot, z
    expected = [0.7, 0.4, -4 * 0.3 - 10 * 0.3 - 3 * 1.1, 2.5, 0.3]
    np.testing.assert_allclose(pe.derive(PLAIN).with_control(LAW).rate(y, [2.5]), expected, rtol=1e-15)


def test_states_follow_those_that_are_there_and_laws_enter_their_rates():
    # A motor that lags: its force is the state s, and the law drives it, not the force.
    lag = pe.Lagrangian(q, q.dot**2 / 2, 0, forces=[{q: s}], rates={s: 5 * (u - s)})
    assert lag.inputs == (u,)
    closed = lag.with_control(LAW)
    assert closed.states == (s, z)
    np.testing.assert_allclose(
        pe.derive(closed).rate([0.3, -0.7, 0.2, 1.1]),
        [-0.7, 0.2, 5 * (-10 * 0.3 - 3 * 1.1 - 0.2), 0.3],
        rtol=1e-15,
    )


def test_a_controller_of_an_ode_appends_its_states():
    x = pe.states("x")
    closed = pe.Ode(x, [u - x], start={"x": 2.0}).with_control(Controller({"u": -z}, z, [x], {"z": 0.1}))
    assert (closed.states, closed.inputs) == ((x, z), ())
    assert dict(closed.start) == {"x": 2.0, "z": 0.1}
    np.testing.assert_array_equal(pe.derive(closed).rate([2.0, 3.0]), [-5.0, 2.0])


def test_recipes_are_asked_for_the_system():
    class Recipe:
        def controller(self, system):
            return Controller({system.inputs[0]: -system.coordinates[0]})

    assert PLAIN.with_control(Recipe()).generalised_forces[0] == (-q, 0)
    with pytest.raises(DescriptionError, match="3 is not a control law: give"):
        PLAIN.with_control(3)


def test_rates_may_use_the_inputs_that_the_laws_drive():
    closed = PLAIN.with_control(Controller({u: -kp * q}, z, [u - z]))
    assert closed.rates[z] == -kp * q - z


def test_the_key_knows_states_and_their_rates():
    keys = {
        PLAIN.key,
        PLAIN.with_control(LAW).key,
        PLAIN.with_control(Controller(LAW.laws, z, [r])).key,
        PLAIN.with_control(Controller({u: -kp * q - ki * s}, s, [q])).key,
    }
    assert len(keys) == 4
    changed = Controller({u: -pe.parameters(kp=99.0) * q - ki * z}, z, [q])
    assert PLAIN.with_control(changed).key == PLAIN.with_control(LAW).key


def test_closed_loops_and_controllers_survive_pickling():
    again = pickle.loads(pickle.dumps(PLAIN.with_control(LAW)))
    assert again.key == PLAIN.with_control(LAW).key
    assert dict(again.start) == {"q": 1.0, "z": 0.5}
    assert dict(pickle.loads(pickle.dumps(LAW)).laws) == dict(LAW.laws)


def test_parts_can_be_exchanged_with_states_there():
    assert PLAIN.with_control(LAW).replace(name="closed").states == (z,)


def test_coordinates_in_rates_are_not_only_angles():
    turning = pe.Lagrangian(q, q.dot**2 / 2, -pe.cos(q), forces=[{q: pe.sin(q)}])
    assert turning.angles == ("q",)
    assert turning.replace(rates={z: q}).angles == ()


def test_units_of_states_and_gains_follow():
    x = pe.coordinates("x", units="m")
    force = pe.inputs("f", units="N")
    m, rigour = pe.parameters(m=(2.0, "kg"), rigour=1.0)
    cart = pe.Lagrangian(x, m * x.dot**2 / 2, 0, forces=[pe.Force(force, along=x)])
    closed = cart.with_control(Controller({force: -rigour * z}, z, [x]))
    assert closed.units["z"] == "m·s"
    assert closed.units["rigour"] == "kg/s³"
    with pytest.raises(DescriptionError, match="rate of 'z'"):
        cart.with_control(Controller({force: -rigour * z}, z, [x + m]))


@pytest.mark.parametrize(
    ("make", "words"),
    [
        (lambda: Controller([(u, q)]), "laws of a controller come as"),
        (lambda: Controller({u: "q"}), "law for the input 'u' must be an expression"),
        (lambda: Controller({u: q, "u": r}), "Two laws are given for one input"),
        (lambda: Controller({u: q}, (z,)), "there are 1 states, but 0 rates"),
        (lambda: Controller({u: q}, (q,), (q,)), "q is not a state"),
        (lambda: Controller({u: q}, (z, z), (q, q)), "'z' is given twice"),
        (lambda: Controller({u: q}, z, [q], {"y": 1.0}), "names 'y', which the controller does not have"),
        (lambda: Controller({u: q}, z, [q], {"z": np.nan}), "'z' is nan"),
        (lambda: Controller({u: q}, z, [q], [1.0]), "states is given by name"),
        (lambda: PLAIN.with_control(Controller({"push": q})), "'push' is not an input of pair"),
        (lambda: PLAIN.with_control(LAW).with_control(Controller({w: z}, z, [q])), "state 'z' has the name"),
        (lambda: PLAIN.with_control(Controller({u: s}, z, [q])), r"uses 's', which is a state.* rates=\{s: "),
        (lambda: PLAIN.replace(rates={z: s}), "rate of 'z' uses 's'"),
        (lambda: PLAIN.replace(rates={z: q.dot.dot}), "rate of 'z' depends on the acceleration"),
        (lambda: PLAIN.replace(rates={"z": q}), "'z' is not a state; declare it"),
        (lambda: PLAIN.replace(rates=[q]), "rates of further states come as"),
        (lambda: PLAIN.replace(rates={z: q}, potential=z * q), "potential energy depends on 'z', a state"),
        (lambda: PLAIN.replace(rates={z: q}, kinetic=z * q.dot**2), "kinetic energy depends on 'z', a state"),
        (lambda: PLAIN.replace(rates={z: q}, constraints=[q - z]), "depends on the state 'z'; constraints"),
        (lambda: PLAIN.replace(rates={pe.states("q_dot"): q}), "'q_dot' is used twice"),
    ],
)
def test_what_cannot_be_is_refused_by_name(make, words):
    with pytest.raises(DescriptionError, match=words):
        make()
