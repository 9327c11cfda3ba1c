"""Coordinates, velocities and further states together: nothing takes one to exclude the others.

An oscillator with an integral in its force, q̈ = −4 q − z, ż = q, put together from its graphs, against the
exponential of its matrix.
"""

from dataclasses import replace

import casadi as ca
import numpy as np
import pytest
from scipy.linalg import expm

import pendula as pe
from pendula.dynamics.lagrange import lagrangian_dynamics
from pendula.model.card import card_of
from pendula.model.compilation import Compilation

q = pe.coordinates("q")
PLAIN = pe.Lagrangian(q, q.dot**2 / 2, 2 * q**2, name="with memory", start={"q": 1.0})
MATRIX = np.array([[0.0, 1.0, 0.0], [-4.0, 0.0, -1.0], [1.0, 0.0, 0.0]])
START = {"q": 1.0, "q_dot": 0.2, "memory": 0.5}


@pytest.fixture(scope="module")
def model() -> pe.Model:
    card = replace(card_of(PLAIN), key=PLAIN.key + " with memory", states=("memory",))
    compilation = Compilation(card, lambda: PLAIN)
    d, z = lagrangian_dynamics(PLAIN), ca.SX.sym("z", 1)
    compilation.__dict__["dynamics"] = replace(d, z=z, y=ca.vertcat(d.q, d.v, z), f=d.f - z, Q=d.Q - z, g=d.q)
    return pe.Model(compilation, ())


def exact(t: float) -> np.ndarray:
    return expm(MATRIX * t) @ np.array(list(START.values()))


def test_the_whole_state_has_a_rate(model):
    y = np.array([0.3, -0.7, 1.1])
    np.testing.assert_allclose(model.rate(y), MATRIX @ y, rtol=1e-15)
    assert model.card.entries == ("q", "q_dot", "memory")
    assert model.has("energy")


@pytest.mark.parametrize(
    ("method", "error"), [("rk4", 1e-8), ("velocity-verlet", 1e-3), ("semi-implicit-euler", 5e-2)]
)
def test_fixed_steps_move_all_three(model, method, error):
    run = pe.simulate(model, START, until=2.0, step=0.01, integrator=method)
    assert (run.q.shape, run.v.shape, run.z.shape) == ((201, 1), (201, 1), (201, 1))
    np.testing.assert_allclose(run.y[-1], exact(2.0), atol=error)
    np.testing.assert_array_equal(run["memory"], run.z[:, 0])
    np.testing.assert_allclose(run.energy.total, run["q_dot"] ** 2 / 2 + 2 * run["q"] ** 2, rtol=1e-14)


def test_adaptive_steps_move_all_three(model):
    run = pe.simulate(model, START, until=2.0, tolerance=1e-10)
    np.testing.assert_allclose(run.y[-1], exact(2.0), atol=1e-8)


def test_many_starts_at_once(model):
    batch = pe.simulate_batch(model, [START, START | {"memory": 0.0}], until=2.0, step=0.01)
    np.testing.assert_allclose(batch["q"][0, -1], exact(2.0)[0], atol=1e-8)
    assert batch["memory"].shape == (2, 201)
    assert batch[1].final["memory"] == batch["memory"][1, -1]


def test_observers_see_all_three(model):
    sizes = set()
    pe.simulate(
        model, until=0.1, step=0.01, observer=lambda t, q, v, z: sizes.add((len(q), len(v), len(z))) or False
    )
    assert sizes == {(1, 1, 1)}


def test_verlet_refuses_the_third(model):
    with pytest.raises(pe.SimulationError, match=r"with memory has other states \('memory'\)"):
        pe.simulate(model, until=1.0, step=0.1, integrator="verlet")


def test_runs_are_saved_drawn_and_exported(model, tmp_path):
    run = pe.simulate(model, START, until=1.0, step=0.01)
    run.save(tmp_path / "run.npz")
    again = pe.load(tmp_path / "run.npz")
    np.testing.assert_array_equal(again.y, run.y)
    np.testing.assert_array_equal(again.energy.total, run.energy.total)
    words = [axes.get_ylabel() for axes in pe.plot(run).axes]
    assert words == ["$q$", "energy in J", "memory", r"$\dot{q}$"]
    source = pe.export(model, "numpy", ["rate", "energy"])
    assert "def rate(q, v, z, " in source
    namespace = {}
    exec(compile(source, "exported", "exec"), namespace)
    np.testing.assert_allclose(namespace["rate"]([0.3], [-0.7], [1.1]), MATRIX @ [0.3, -0.7, 1.1], rtol=1e-15)
    np.testing.assert_allclose(namespace["energy"]([0.3], [-0.7]), [0.245, 0.18], rtol=1e-15)
