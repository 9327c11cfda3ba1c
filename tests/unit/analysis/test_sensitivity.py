"""Sensitivities through impacts and changes of mode: against a closed form, and differences of whole runs.

Differences of runs with tolerance 1e-12 over 2e-5 have 1e-7 of rounding and errors of integration; saltation
matrices themselves are differences of fourth order, good to about 1e-10.
"""

import numpy as np
import pytest

import pendula as pe

G, E, R = 9.81, 0.9, 0.1


def _ball() -> pe.Lagrangian:
    height = pe.coordinates("height")
    floor = pe.Gap(height - R, restitution=E, name="floor")
    return pe.Lagrangian(height, height.dot**2 / 2, G * height, contacts=[floor])


def test_a_bounce_has_a_closed_form():
    h, v, until = 1.0, 0.5, 0.8
    run = pe.simulate(_ball(), {"height": h, "height_dot": v}, until=until, tolerance=1e-11)
    # It hits the floor with the speed s at t₁ and is there later at R + ε s (T − t₁) − ½ g (T − t₁)².
    s = np.sqrt(v**2 + 2 * G * (h - R))
    later = until - (v + s) / G
    ds = np.array([G / s, v / s])
    dt = np.array([0, 1 / G]) + ds / G
    exact = [E * ds * later - E * s * dt + G * later * dt, E * ds + G * dt]
    np.testing.assert_allclose(pe.sensitivity(run), exact, rtol=0, atol=1e-9)


def _differences(system, names, run, directions):
    """How the end moves when the start moves along directions."""
    start, h = run.y[0][: len(names)], 1e-5

    def end(x):
        found = pe.simulate(system, dict(zip(names, x, strict=True)), until=run.t[-1], tolerance=1e-12)
        return found.y[-1][: len(names)]

    return np.stack([(end(start + h * d) - end(start - h * d)) / (2 * h) for d in directions], axis=-1)


@pytest.mark.parametrize(
    ("name", "until", "moved", "events"),
    [
        # Impacts with friction, in which the ball slips.
        ("bouncing-ball", 1.2, ("x", "y", "phi", "x_dot", "y_dot", "phi_dot"), {"slope impact"}),
        ("impacting-double-pendulum", 2.0, None, {"lower impact"}),
        # Sticking ends at more friction than that of slipping; what lies on the belt is moved along it only.
        ("stick-slip-oscillator", 2.0, ("x",), {"belt starts slipping", "belt stops slipping"}),
    ],
)
def test_sensitivities_are_differences_of_runs(name, until, moved, events):
    model = pe.derive(name)
    n = model.layout.nq + model.layout.nv
    names = model.card.entries[:n]
    run = pe.simulate(model, until=until, tolerance=1e-12)
    assert {event.name for event in run.events} >= events
    directions = [np.eye(n)[names.index(entry)] for entry in (moved or names)]
    found = pe.sensitivity(run) @ np.stack(directions, axis=-1)
    expected = _differences(model, names, run, directions)
    np.testing.assert_allclose(found, expected, rtol=0, atol=1e-6 * (1 + np.abs(expected).max()))


def _block(friction: float, static: float, incline: float, towed: bool) -> pe.Lagrangian:
    """A block that falls onto a plane in space, thrown or towed by a spring to a mass that flies on."""
    x, y, z, a, b = pe.coordinates("x y z a b")
    floor = pe.Contact(
        pe.Point(x, y, z), pe.Wall(z=0, free="above"), friction=friction, static=static, name="floor"
    )
    q = (x, y, z, a, b) if towed else (x, y, z)
    V = G * (z + incline * y) + (10 * ((x - a) ** 2 + (y - b) ** 2) if towed else 0)
    return pe.Lagrangian(q, sum(c.dot**2 for c in q) / 2, V, contacts=[floor])


@pytest.mark.parametrize(
    ("system", "start", "until", "events"),
    [
        # Thrown across a plane that is steep, or not too steep for it to stop.
        (_block(0.3, 0.3, 0.5, False), {"x_dot": 2.0, "y_dot": 1.0}, 0.6, ["impact", "turns"]),
        (_block(0.5, 0.5, 0.25, False), {"x_dot": 1.0, "y_dot": 0.7}, 0.9,
         ["impact", "turns", "stops slipping"]),
        # It lands, sticks by the friction of the impact, and is torn loose.
        (_block(0.2, 0.3, 0.0, True), {"a": 0.05, "a_dot": 1.0, "b_dot": 0.4}, 0.5,
         ["impact", "starts slipping"]),
    ],
)  # fmt: skip
def test_sensitivities_through_friction_in_space_are_differences_of_runs(system, start, until, events):
    model = pe.derive(system)
    n = model.layout.nq + model.layout.nv
    run = pe.simulate(model, {"z": 0.05, **start}, until=until, tolerance=1e-12)
    assert [event.name for event in run.events] == [f"floor {name}" for name in events]
    expected = _differences(model, model.card.entries[:n], run, np.eye(n))
    np.testing.assert_allclose(pe.sensitivity(run), expected, rtol=0, atol=1e-6)


def test_what_has_no_derivative_is_refused():
    stepped = pe.simulate(_ball(), {"height": 1.0}, until=0.8, step=1e-2, contact="stepping")
    with pytest.raises(pe.PendulaError, match="no instants of impacts"):
        pe.sensitivity(stepped)
    height, other = pe.coordinates("height other")
    gaps = [pe.Gap(height - R, name="one"), pe.Gap(other - R, name="two")]
    two = pe.Lagrangian(
        (height, other), (height.dot**2 + other.dot**2) / 2, G * (height + other), contacts=gaps
    )
    run = pe.simulate(two, {"height": 1.0, "other": 1.0}, until=0.8, tolerance=1e-10)
    with pytest.raises(pe.PendulaError, match="two events coincide"):
        pe.sensitivity(run)
