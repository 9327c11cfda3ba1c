"""What pages say of quantities: systems by what they are, angles where they are shown, units as declared."""

import pytest
from tests.unit.viewer.test_page_data import data_of

import pendula as pe


@pytest.fixture
def cart() -> pe.Lagrangian:
    """The cart-pole of the README: the name of a gallery system, but another system."""
    x, theta = pe.coordinates("x theta")
    M, m, l, g = pe.parameters(M=1.0, m=0.2, l=0.5, g=9.81)
    u = pe.inputs("u")
    tip = pe.Point(x + l * pe.sin(theta), -l * pe.cos(theta))
    return pe.Lagrangian(
        (x, theta),
        kinetic=M * x.dot**2 / 2 + m * tip.velocity.dot(tip.velocity) / 2,
        potential=m * g * tip.y,
        forces=[pe.Force(u, along=x), pe.Damper(0.01, on=theta)],
        name="cart-pole",
    )


def test_a_system_with_a_familiar_name_is_not_that_of_the_gallery(cart, tmp_path):
    own = data_of(pe.html(cart, tmp_path / "cart.html"))
    known = data_of(pe.html("cart-pole", tmp_path / "known.html"))
    assert own["title"] == "cart-pole"
    assert known["title"] == "Cart-pole with springs and dampers"


def test_a_place_is_no_angle(cart, tmp_path):
    x, theta = data_of(pe.html(cart, tmp_path / "cart.html"))["coordinates"]
    assert (x["unit"], x["angle"]) == ("", False)
    assert (theta["unit"], theta["angle"]) == ("rad", True)


def test_an_arm_under_a_servo_keeps_its_angle(tmp_path):
    theta, u = pe.coordinates("theta"), pe.inputs("u")
    arm = pe.Lagrangian(
        theta, theta.dot**2 / 2, -9.81 * pe.cos(theta), forces=[pe.Torque(u, on=theta)], name="arm"
    )
    servo = pe.PID(kp=10.0, ki=1.0, kd=1.0, desired=1.0)
    data = data_of(pe.html(arm, tmp_path / "arm.html", control=servo))
    assert (data["coordinates"][0]["unit"], data["velocities"][0]["unit"]) == ("rad", "rad/s")


def test_units_of_time_and_energy_are_those_of_the_system(tmp_path):
    outer = data_of(pe.html("outer-solar-system", tmp_path / "outer.html"))
    assert outer["units"] == {"time": "d", "energy": "M☉·AU²/d²", "length": "AU"}
    star = data_of(pe.html("henon-heiles", tmp_path / "star.html"))
    assert star["units"] == {"time": "", "energy": "", "length": ""}
    assert star["coordinates"][0]["unit"] == ""
