"""The servo's law, its parameters and its states."""

from dataclasses import replace

import numpy as np
import pytest

import pendula as pe

theta, phi = pe.coordinates("theta phi")
u, w = pe.inputs("u w")
ARM = pe.Lagrangian(theta, theta.dot**2, -pe.cos(theta), forces=[pe.Torque(u, on=theta)], name="arm")
PAIR = pe.Lagrangian(
    (theta, phi),
    theta.dot**2 + phi.dot**2,
    forces=[pe.Torque(u, on=theta), pe.Torque(w, on=phi)],
    name="pair",
)


def law_at(servo: pe.PID, system, values: dict[str, float], t: float = 0.0) -> dict[str, float]:
    """The controller's laws at numbers, with the values that its parameters were given."""
    found = {}
    for name, law in servo.controller(system).laws.items():
        numbers = {s: values.get(s.name, getattr(s, "value", 0.0)) for s in law.free_symbols}
        found[name] = float(law.xreplace({**numbers, pe.time: t}))
    return found


def rate_at(servo: pe.PID, system, values: dict[str, float]) -> float:
    """The rate of the controller's only state."""
    (rate,) = servo.controller(system).rates
    return float(rate.xreplace({s: values.get(s.name, getattr(s, "value", 0.0)) for s in rate.free_symbols}))


def test_the_law_is_kp_e_and_ki_its_integral_and_kd_its_rate():
    servo = pe.PID(7.0, 3.0, 2.0, desired=0.5)
    at = {"theta": 0.2, "theta_dot": -0.4, "theta_integral": 1.5}
    assert law_at(servo, ARM, at) == {"u": pytest.approx(7 * 0.3 + 3 * 1.5 + 2 * 0.4, rel=1e-15)}
    assert rate_at(servo, ARM, at) == pytest.approx(0.3, rel=1e-15)


def test_gains_and_desired_values_are_parameters_of_the_closed_loop():
    closed = ARM.with_control(pe.PID(7.0, 3.0, 2.0, desired=0.5, limit=(-4, 9)))
    assert {p.name: p.value for p in closed.parameters} == {
        "theta_kp": 7.0,
        "theta_ki": 3.0,
        "theta_kd": 2.0,
        "theta_desired": 0.5,
        "theta_lowest": -4.0,
        "theta_highest": 9.0,
        "theta_tracking": 1 / 7,
    }
    assert [str(s) for s in closed.states] == ["theta_integral"]
    other = ARM.with_control(pe.PID(70.0, 0.0, 0.0, desired=-2, limit=(-1, 1)))
    assert other.key == closed.key, "other values need no other code"


def test_without_ki_there_is_no_integral():
    closed = ARM.with_control(pe.PID(7.0, kd=2.0))
    assert closed.states == ()
    assert "theta_ki" not in {p.name for p in closed.parameters}
    assert not pe.integrators()["verlet"].refusal(pe.derive(closed))


@pytest.mark.parametrize(
    "settings",
    [
        {"kp": 5.0, "kd": [1.0, 2.0], "desired": (0.5, -0.5)},
        {"kp": {"theta": 5.0, phi: 5.0}, "kd": np.array([1.0, 2.0]), "desired": {theta: 0.5, "phi": -0.5}},
        {"kp": 5.0, "kd": {"phi": 2.0, "theta": 1.0}, "desired": [0.5, -0.5], "on": ["theta", "phi"]},
    ],
    ids=["in order", "by name", "both"],
)
def test_settings_come_for_all_in_order_or_by_name(settings):
    at = {"theta": 0.2, "phi": 0.3, "theta_dot": 1.0, "phi_dot": 1.0}
    expected = {"u": pytest.approx(5 * 0.3 - 1.0), "w": pytest.approx(-5 * 0.8 - 2.0)}
    assert law_at(pe.PID(**settings), PAIR, at) == expected


def test_one_of_two_coordinates_leaves_the_other_its_input():
    for servo in (pe.PID(5.0, desired={"phi": 1.0}), pe.PID(5.0, on=phi), pe.PID({phi: 5.0})):
        assert PAIR.with_control(servo).inputs == (u,)


def test_the_force_is_held_between_its_limits():
    at = {"theta": 0.0}
    for desired, limit, expected in (
        (1, 3, 3),
        (-1, 3, -3),
        (0.5, 3, 2.5),
        (1, (-1, 2), 2),
        (-1, (-1, 2), -1),
    ):
        assert law_at(pe.PID(5.0, desired=desired, limit=limit), ARM, at) == {"u": expected}
    two = pe.PID(5.0, desired=[1.0, -1.0], limit=[3.0, (-1.0, 1.0)])
    assert law_at(two, PAIR, {"theta": 0.0, "phi": 0.0}) == {"u": 3.0, "w": -1.0}
    shared = pe.PID(5.0, desired=[1.0, -1.0], limit=(-1.0, 2.0))
    assert law_at(shared, PAIR, {"theta": 0.0, "phi": 0.0}) == {"u": 2.0, "w": -1.0}


def test_at_its_limit_the_integral_follows_the_force():
    servo = pe.PID(5.0, 2.0, desired=1.0, limit=3.0)
    # raw = 5 + 2·4 = 13, u = 3: ż = e + (u − raw)/kp.
    assert rate_at(servo, ARM, {"theta": 0.0, "theta_integral": 4.0}) == pytest.approx(1 - 10 / 5)
    within = pe.PID(1.0, 2.0, desired=1.0, limit=3.0)
    assert rate_at(within, ARM, {"theta": 0.0, "theta_integral": 0.5}) == 1.0
    # Without kp: 1/ki; and as it is told.
    assert rate_at(pe.PID(0.0, 2.0, desired=1.0, limit=3.0), ARM, {"theta_integral": 4.0}) == 1 - 5 / 2
    told = pe.PID(5.0, 2.0, desired=1.0, limit=3.0, tracking=0.1)
    assert rate_at(told, ARM, {"theta_integral": 4.0}) == pytest.approx(1 - 10 * 0.1)


def test_an_integral_that_follows_brings_the_arm_there_where_one_that_winds_up_does_not():
    # The motor lifts the arm, 39 N m at most, with some 20 N m to spare, far less than the law asks for.
    arm = pe.gallery.pendularm()
    servo = {"kp": 200.0, "ki": 300.0, "kd": 60.0, "desired": 1.0, "limit": 60.0}
    start = {"theta1": -3.0}
    follows = pe.simulate(arm, start, 20.0, tolerance=1e-8, control=pe.PID(**servo))
    winds_up = pe.simulate(arm, start, 20.0, tolerance=1e-8, control=pe.PID(**servo, tracking=0.0))
    # The slowest mode decays like e^−2.4t: it is gone after 20 s, and the rest is the tolerance.
    assert follows["theta1"][-1] == pytest.approx(1.0, abs=1e-6)
    assert np.abs(winds_up["theta1"]).max() > 4 * np.pi, "it turns over, to and fro"


def test_a_desired_motion_enters_with_its_rate():
    frequency = pe.parameters(frequency=3.0)
    servo = pe.PID(7.0, 0.0, 2.0, desired=pe.sin(frequency * pe.time))
    at = {"theta": 0.2, "theta_dot": 0.5}
    expected = 7 * (np.sin(1.2) - 0.2) + 2 * (3 * np.cos(1.2) - 0.5)
    assert law_at(servo, ARM, at, t=0.4) == {"u": pytest.approx(expected, rel=1e-14)}
    closed = ARM.with_control(servo)
    assert "frequency" in {p.name for p in closed.parameters}
    assert closed.explicit_time


def test_the_input_that_acts_is_found_or_told():
    absolute = pe.Lagrangian(
        (theta, phi),
        theta.dot**2 + phi.dot**2,
        forces=[pe.Torque(u, on=theta), pe.Torque(w, on=phi), {theta: -w}],
    )
    servo = pe.PID(5.0, inputs={theta: u})
    assert set(servo.controller(absolute).laws) == {"u"}
    both = pe.PID(5.0, desired={theta: 0.1, phi: 0.2}, inputs={"theta": "u", "phi": "w"})
    assert list(both.controller(absolute).laws) == ["u", "w"]
    assert list(pe.PID(5.0, on=[phi, theta], inputs=["w", u]).controller(absolute).laws) == ["w", "u"]


def test_an_input_may_act_through_a_state():
    motor = pe.states("motor")
    lag = pe.Lagrangian(theta, theta.dot**2, forces=[{theta: motor}], rates={motor: 5 * (u - motor)})
    closed = lag.with_control(pe.PID(4.0, 1.0, 2.0, inputs={theta: u}))
    assert [str(s) for s in closed.states] == ["motor", "theta_integral"]
    run = pe.simulate(closed, {"theta": 1.0}, 60.0, tolerance=1e-8)
    assert run["theta"][-1] == pytest.approx(0.0, abs=1e-3)


def test_gains_have_units_where_the_system_has():
    angle, torque = pe.coordinates("angle", units="rad"), pe.inputs("torque", units="N*m")
    J = pe.parameters(J=(2.0, "kg*m^2"))
    wheel = pe.Lagrangian(angle, J * angle.dot**2 / 2, forces=[pe.Torque(torque, on=angle)])
    units = wheel.with_control(pe.PID(4.0, 1.0, 2.0, limit=3.0)).units
    assert {name.removeprefix("angle_"): units[name] for name in units if name.startswith("angle_")} == {
        "dot": "rad/s",
        "integral": "rad·s",
        "kp": "N·m/rad",
        "ki": "N·m/(rad·s)",
        "kd": "N·m·s/rad",
        "desired": "rad",
        "limit": "N·m",
        "tracking": "rad/(N·m)",
    }


def test_a_model_takes_a_servo_and_keeps_its_changed_values():
    model = pe.derive("pendularm").with_parameters(m=3.0).with_control(pe.PID(7.0, 1.0, 2.0))
    assert (model.parameters["m"], model.parameters["theta1_kp"]) == (3.0, 7.0)
    assert (model.inputs, model.states) == ((), ("theta1_integral",))
    changed = model.with_parameters(theta1_kp=9.0)
    assert changed.compilation is model.compilation
    y = [0.3, 0.2, 0.1]
    assert (changed.rate(y) - model.rate(y))[1] == pytest.approx(-2.0 * 0.3 / (3.0 * 4.0))


def test_runs_record_what_the_law_drove_and_what_its_limit_cut_off(tmp_path):
    servo = pe.PID(70.0, 10.0, 20.0, desired=0.5, limit=40.0)
    arm = pe.gallery.pendularm()
    run = pe.simulate(arm, until=3.0, tolerance=1e-8, control=servo)
    raw = 70 * (0.5 - run["theta1"]) + 10 * run["theta1_integral"] - 20 * run["theta1_dot"]
    np.testing.assert_allclose(run["u1"], np.clip(raw, -40, 40), rtol=1e-13)
    np.testing.assert_allclose(run["u1_demand"], raw, rtol=1e-13)
    # The power of the motor, by a kernel of its own, is u θ̇.
    np.testing.assert_allclose(run.powers["motor 1"], run["u1"] * run["theta1_dot"], rtol=1e-12, atol=1e-12)
    changed = pe.derive(arm).with_control(servo).with_parameters(theta1_limit=1.0)
    weak = pe.simulate(changed, until=1.0, tolerance=1e-8)
    assert np.abs(weak["u1"]).max() == 1.0
    run.save(tmp_path / "run.npz")
    again = pe.load(tmp_path / "run.npz")
    np.testing.assert_array_equal(again["u1_demand"], run["u1_demand"])
    assert run.columns["u1"].kind == again.columns["u1"].kind == "signal"


def test_efforts_of_a_controller_are_what_its_run_records():
    servo, arm = pe.PID(70.0, 10.0, 20.0, desired=0.5, limit=40.0), pe.gallery.pendularm()
    run = pe.simulate(arm, until=1.0, step=0.01, control=servo)
    np.testing.assert_array_equal(pe.efforts(run, servo.controller(arm))["u1"], run["u1"])
    with pytest.raises(pe.PendulaError, match=r"needs the Controller that closed the loop, got PID"):
        pe.efforts(run, servo)
    alone = replace(run, model=None)
    with pytest.raises(pe.PendulaError, match=r"know its model: give efforts\(run, controller, model\)"):
        pe.efforts(alone, servo.controller(arm))
    given = pe.efforts(alone, servo.controller(arm), pe.derive(arm).with_control(servo))
    np.testing.assert_array_equal(given["u1"], run["u1"])
