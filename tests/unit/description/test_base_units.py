"""Systems in other units than SI units, in none, and which coordinates are angles."""

import pickle

import numpy as np
import pytest

import pendula as pe
from pendula.description.angles import turning_coordinates


def test_the_outer_solar_system_is_in_astronomical_units():
    units = pe.gallery.outer_solar_system().units
    assert (units["x1"], units["x1_dot"], units["m2"]) == ("AU", "AU/d", "M☉")
    assert (units["G"], units["[time]"], units["[energy]"]) == ("AU³/(M☉·d²)", "d", "M☉·AU²/d²")


def test_times_and_energies_are_told_in_them(tmp_path):
    run = pe.simulate("outer-solar-system", until=100.0, step=10.0)
    assert str(run.outcome).startswith("Reached t = 100 d in")
    assert "to 100 d" in repr(run)
    assert (run.columns["t"].unit, run.columns["energy"].unit) == ("d", "M☉·AU²/d²")
    figure = pe.plot(run)
    labels = {axes.get_xlabel() for axes in figure.axes} | {axes.get_ylabel() for axes in figure.axes}
    assert {"time in d", "energy in M☉·AU²/d²"} <= labels


def test_plain_numbers_have_no_unit(tmp_path):
    run = pe.simulate("henon-heiles", until=1.0, step=0.1)
    assert str(run.outcome).startswith("Reached t = 1 in")
    assert run.columns["energy"].unit == ""
    assert {axes.get_xlabel() for axes in pe.plot(run).axes} >= {"time"}


def test_base_units_are_part_of_the_value():
    x = pe.coordinates("x")
    m = pe.parameters(m=(1.0, "kg"))
    system = pe.Lagrangian(x, m * x.dot**2 / 2, base_units="lb ft s")
    for again in (pickle.loads(pickle.dumps(system)), system.replace(name="other")):
        assert (again.units["x"], again.units["m"], again.units["x_dot"]) == ("ft", "lb", "ft/s")


@pytest.mark.parametrize("given", ["kg m", "kg m m", 3, ""])
def test_other_base_units_are_refused(given):
    x = pe.coordinates("x")
    with pytest.raises(pe.DescriptionError, match="base_units names the units of mass, length and time"):
        pe.Lagrangian(x, x.dot**2 / 2, base_units=given)


def test_what_is_turned_by_is_an_angle():
    x, a, b, s = pe.coordinates("x a b s")
    k = pe.parameters(k=2.0)
    shown = turning_coordinates([pe.sin(a + 2 * b) * x, pe.cos(k * s), a**2], [x + pe.sin(a)])
    assert shown == {a, b}
    assert turning_coordinates([pe.sin(x)], [x]) == set()  # drawn as a place


def test_numbers_are_the_same_whatever_they_are_called():
    run = pe.simulate("planets", until=1.0, step=0.01)
    assert np.isfinite(run.y).all()
    assert pe.gallery.planets(G=(6.6743e-11, "m^3/(kg*s^2)")).units["x1"] == "m"


def test_base_units_are_those_of_time_and_energy_where_nothing_else_has_units():
    x = pe.coordinates("x")
    assert pe.Lagrangian(x, x.dot**2 / 2).units == {}
    units = pe.Lagrangian(x, x.dot**2 / 2, base_units="M☉ AU d").units
    assert units == {"[time]": "d", "[length]": "AU", "[energy]": "M☉·AU²/d²", "[power]": "M☉·AU²/d³"}
    z = pe.states("z")
    assert pe.Ode(z, {z: -z}, base_units="M☉ AU d").units["[time]"] == "d"
