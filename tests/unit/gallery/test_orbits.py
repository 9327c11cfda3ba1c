"""The published data of celestial mechanics, checked against what is known of the sky and of the problems."""

from itertools import combinations
from math import dist, hypot, pi, sqrt

import pytest

from pendula import gallery
from pendula.description.drawing import points_of

DAYS_PER_YEAR = 365.25


def body(start, i: int, axes: str, rate: str = "") -> list[float]:
    return [start[f"{axis}{i}{rate}"] for axis in axes]


@pytest.mark.parametrize(
    ("i", "name", "years"),
    [
        (2, "Jupiter", 11.86),
        (3, "Saturn", 29.45),
        (4, "Uranus", 84.0),
        (5, "Neptune", 164.8),
        (6, "Pluto", 247.9),
    ],
)
def test_planets_start_on_orbits_with_their_known_periods(i: int, name: str, years: float):
    # Vis-viva, 1/a = 2/r - v²/(G (M + m)), and Kepler's third law; osculating orbits differ by some 2 %.
    system = gallery.outer_solar_system()
    p = {parameter.name: parameter.value for parameter in system.parameters}
    r, v = (hypot(*body(system.start, i, "xyz", rate)) for rate in ("", "_dot"))
    strength = p["G"] * (p["m1"] + p[f"m{i}"])
    a = 1 / (2 / r - v**2 / strength)
    assert 2 * pi * sqrt(a**3 / strength) / DAYS_PER_YEAR == pytest.approx(years, rel=0.02)
    assert points_of(system.drawing)[i - 1].name == name


def test_masses_of_the_outer_solar_system_in_units_of_the_earth():
    # NASA planetary fact sheet, masses relative to the Earth; the Sun is 332 946 Earths.
    system = gallery.outer_solar_system()
    m = [p.value for p in system.parameters if p.name.startswith("m")]
    assert [332_946 * value for value in m[1:5]] == pytest.approx([317.8, 95.2, 14.5, 17.1], rel=0.01)
    assert 1 / m[5] == pytest.approx(1.3e8)


def test_energy_of_the_outer_solar_system(energies):
    # Σ -G M m / 2a with a = 5.20, 9.58, 19.2, 30.1, 39.5 AU; the planets' pull on each other is below 1 %.
    system = gallery.outer_solar_system()
    orbits = [(9.548e-4, 5.20), (2.856e-4, 9.58), (4.373e-5, 19.2), (5.178e-5, 30.1), (7.7e-9, 39.5)]
    kepler = -sum(2.9591e-4 * m / (2 * a) for m, a in orbits)
    assert sum(energies(system, **system.start)) == pytest.approx(kepler, rel=0.02)


def test_energies_of_the_pleiades(energies):
    system = gallery.pleiades()
    places = [body(system.start, i, "xy") for i in range(1, 8)]
    pairs = combinations(enumerate(places, start=1), 2)
    V = -sum(i * j / dist(a, b) for (i, a), (j, b) in pairs)
    # ½ (4·1.25² + 5·1² + 6·1.75² + 7·1.5²)
    assert energies(system, **system.start) == pytest.approx((22.6875, V), rel=1e-14)


def test_the_figure_of_eight_rests_about_its_centre_and_has_no_angular_momentum():
    start = gallery.planets().start
    bodies = range(1, 4)
    for rate in ("", "_dot"):
        sums = [sum(column) for column in zip(*(body(start, i, "xy", rate) for i in bodies), strict=True)]
        assert sums == pytest.approx([0, 0], abs=1e-15)
    spin = sum(start[f"x{i}"] * start[f"y{i}_dot"] - start[f"y{i}"] * start[f"x{i}_dot"] for i in bodies)
    assert spin == pytest.approx(0, abs=1e-15)


def test_arenstorf_starts_as_published(energies):
    system = gallery.arenstorf()
    assert system.start == {"x": 0.994, "y_dot": -2.0015851063790825}
    # Jacobi's constant -2 (T2 - T0 + V) of the rotating frame, from r1 = 1.006277471 and r2 = 0.006277471.
    mu, v = 0.012277471, 2.0015851063790825
    jacobi = 0.994**2 + 2 * ((1 - mu) / 1.006277471 + mu / 0.006277471) - v**2
    T0 = energies(system, x=0.994)[0]
    V = energies(system, x=0.994)[1]
    assert 2 * (T0 - V) - v**2 == pytest.approx(jacobi, rel=1e-12)


def test_bodies_are_numbered_one_by_one():
    assert [str(q) for q in gallery.planets().coordinates] == ["x1", "y1", "x2", "y2", "x3", "y3"]
    assert [str(q) for q in gallery.outer_solar_system().coordinates[:4]] == ["x1", "y1", "z1", "x2"]
