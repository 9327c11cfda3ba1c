"""Equilibria, poles and modes that pages are written with."""

import json

import numpy as np
import pytest

import pendula as pe
from pendula.viewer.page.analysis import BESIDE, MOST_SHOWN, analysis_of


def read_data(path) -> dict:
    text = path.read_text("utf-8")
    return json.loads(text.split('id="pendula-data">')[1].split("</script>")[0])


def page_data(system, folder, **options) -> dict:
    return read_data(pe.html(system, folder / "page.html", **options))


def join(state: dict) -> np.ndarray:
    return np.array([*state["q"], *state["v"], *state["z"]])


def test_a_pendulum_hangs_or_stands(tmp_path):
    found = page_data(pe.gallery.pendulum(l=0.5), tmp_path)["analysis"]
    hanging, standing = found["equilibria"]
    omega = np.sqrt(9.81 / 0.5)
    assert [hanging["stability"], standing["stability"]] == ["stable", "unstable"]
    assert (hanging["state"]["q"], hanging["state"]["v"]) == ([0.0], [0.0])
    assert abs(standing["state"]["q"][0]) == pytest.approx(np.pi, abs=1e-12)
    assert sorted(hanging["poles"]) == pytest.approx(np.array([[0, -omega], [0, omega]]), abs=1e-9)
    assert sorted(standing["poles"]) == pytest.approx(np.array([[-omega, 0], [omega, 0]]), abs=1e-9)
    (mode,) = hanging["modes"]
    assert mode["pole"] == pytest.approx([0.0, omega])
    # δθ̇ = iω δθ
    assert mode["imaginary"][1] == pytest.approx(omega * mode["real"][0])
    assert (mode["real"][1], mode["imaginary"][0], mode["rigid"]) == (0.0, 0.0, False)
    assert "Newton's method" in found["sentence"]


def test_beside_an_equilibrium_motions_leave_it_fastest():
    """A saddle that falls along y and swings along x; in millimetres, so that a part of 1 m would be far."""
    x, y = pe.coordinates("x y")
    system = pe.Lagrangian((x, y), (x.dot**2 + y.dot**2) / 2, x**2 - y**2, start={"x": 3e-3})
    (saddle,) = analysis_of(pe.derive(system), np.array([3e-3, 0, 0, 0]))["equilibria"]
    assert saddle["state"]["q"] == [0.0, 0.0]
    away = join(saddle["beside"]) - join(saddle["state"])
    assert np.abs(away) == pytest.approx([0, 3e-3 * BESIDE, 0, 0], rel=1e-9, abs=1e-15)


def double_well(size: float) -> pe.Lagrangian:
    """V = (x² − s²)²/s², with its minima at ±s."""
    x = pe.coordinates("x")
    s = pe.parameters(s=size)
    return pe.Lagrangian(x, x.dot**2 / 2, (x**2 - s**2) ** 2 / s**2, start={"x": 0.5 * size})


@pytest.mark.parametrize("size", [1e-9, 1e-3, 1.0, 1e11])
def test_equilibria_are_found_in_nanometres_and_in_astronomical_units(size):
    found = analysis_of(pe.derive(double_well(size)), np.array([0.5 * size, 0.0]))["equilibria"]
    assert [e["stability"] for e in found] == ["stable", "stable", "unstable"]
    places = [e["state"]["q"][0] / size for e in found]
    assert places == pytest.approx([-1.0, 1.0, 0.0], abs=1e-9)


def test_modes_of_a_constrained_system_keep_its_constraints():
    model = pe.derive("four-bars")
    y = pe.simulate(model, until=1e-3, step=1e-3).y[0]
    found = analysis_of(model, y)
    assert len(found["equilibria"]) == 8
    for equilibrium in found["equilibria"]:
        rest, n = join(equilibrium["state"]), model.layout.nq
        A = model.constraint_jacobian(rest[:n])
        (mode,) = equilibrium["modes"]
        way = np.array(mode["real"][:n])
        assert np.abs(A @ way).max() < 1e-9 * np.abs(way).max()
        assert np.abs(model.constraint_residuals(rest[:n], rest[n:])).max() < 1e-9


def test_of_many_equilibria_those_that_hold_are_shown():
    model = pe.derive(pe.gallery.n_link_pendulum(5))
    found = analysis_of(model, np.zeros(10))
    assert len(found["equilibria"]) == MOST_SHOWN
    assert found["equilibria"][0]["stability"] == "stable"
    assert "16 of them are shown" in found["sentence"]


def test_plain_differential_equations_have_poles_but_no_modes(tmp_path):
    data = page_data("van-der-pol", tmp_path)
    (rest,) = data["analysis"]["equilibria"]
    assert (rest["state"]["z"], rest["modes"], len(rest["poles"])) == ([0.0, 0.0], [], 2)
    assert "looked for with x in [" in data["analysis"]["sentence"]


def test_what_cannot_rest_leaves_a_sentence_and_a_page(tmp_path):
    x, y = pe.coordinates("x y")
    driven = pe.Lagrangian(
        (x, y), (x.dot**2 + y.dot**2) / 2, constraints=[pe.Nonholonomic(x.dot - 1, name="belt")],
        start={"x_dot": 1.0}, name="belt",
    )  # fmt: skip
    found = page_data(driven, tmp_path)["analysis"]
    assert found["equilibria"] == []
    assert "cannot rest: its constraint 'belt' asks for a velocity" in found["sentence"]


def test_large_systems_and_servos_have_none(tmp_path):
    assert "analysis" not in page_data("pleiades", tmp_path)
    assert "analysis" not in page_data("pendularm", tmp_path, control=pe.PID(kp=10.0, kd=1.0, desired=0.5))
    assert "analysis" not in read_data(
        pe.html(pe.simulate("pendulum", until=1.0, step=0.1), tmp_path / "r.html")
    )
