"""Times and energies of comparisons and balances are written in the system's own units."""

import re

import pytest

import pendula as pe

UNITS = [("M☉ AU d", " d", " M☉·AU²/d²"), ("1 1 1", "", "")]


def orbit(base_units: str) -> pe.Lagrangian:
    """The Earth about the Sun with Gauss's constant: AU, days and masses of the Sun, or plain numbers."""
    x, y = pe.coordinates("x y")
    mu = pe.parameters(mu=2.959e-4)
    kinetic, potential = (x.dot**2 + y.dot**2) / 2, -mu / pe.sqrt(x**2 + y**2)
    start = {"x": 1.0, "y_dot": 0.0172}
    return pe.Lagrangian((x, y), kinetic, potential, base_units=base_units, name="Earth", start=start)


@pytest.mark.parametrize(("base_units", "time", "energy"), UNITS)
def test_comparisons(base_units, time, energy):
    found = pe.compare(
        orbit(base_units), until=100.0, integrators=["rk4", "verlet"], steps=[1.0], equal="step"
    )
    assert found.title == f"Integrators on Earth, t = 0 to 100{time}, at equal step: 1{time}"
    assert re.search(rf"\n  rk4 +1{time} +\d", str(found))
    work, drift = pe.plot_comparison(found).axes
    assert work.get_ylabel() == f"largest error up to t = 100{time}"
    assert drift.get_xlabel() == ("time in d" if time else "time")
    assert drift.get_title("left") == f"Energy with steps of 1{time}"


@pytest.mark.parametrize(("base_units", "time", "energy"), UNITS)
def test_balances_and_agreements(base_units, time, energy):
    system = orbit(base_units)
    balance = pe.energy_balance(pe.simulate(system, until=100.0, step=1.0))
    head, first = str(balance).splitlines()[:2]
    assert head == f"Energy balance of Earth, t = 0 to 100{time}"
    assert first.endswith(f"{balance.energy[0]:+.6e}{energy}")
    same = pe.agreement(system, system, {q: q for q in system.coordinates}, until=50.0)
    assert f"Earth and Earth over 50{time}, largest" in str(same)
    assert str(same).endswith(f"{same.energy:.1e}{energy}")


def test_a_reference_that_cannot_be_trusted_names_a_time():
    about = pe.comparison.scores.Reference("dop853", 1e-15, 1.0, 12.0, units={"[time]": "d"})
    assert "They agree up to t = 12 d: compare until then." in about.sentence
