"""Coordinates, velocities and further states together: nothing takes one to exclude the others.

An oscillator with an integral in its force, q̈ = −4 q − z, ż = q, against the exponential of its matrix.
"""

import numpy as np
import pytest
from scipy.linalg import expm

import pendula as pe

q, memory = pe.coordinates("q"), pe.states("memory")
SYSTEM = pe.Lagrangian(
    q,
    q.dot**2 / 2,
    2 * q**2,
    forces=[pe.Force(-memory, along=q, name="pull")],
    rates={memory: q},
    name="with memory",
    start={"q": 1.0},
)
MATRIX = np.array([[0.0, 1.0, 0.0], [-4.0, 0.0, -1.0], [1.0, 0.0, 0.0]])
START = {"q": 1.0, "q_dot": 0.2, "memory": 0.5}


@pytest.fixture(scope="module")
def model() -> pe.Model:
    return pe.derive(SYSTEM)


def exact(t: float) -> np.ndarray:
    return expm(MATRIX * t) @ np.array(list(START.values()))


def test_the_whole_state_has_a_rate(model):
    y = np.array([0.3, -0.7, 1.1])
    np.testing.assert_allclose(model.rate(y), MATRIX @ y, rtol=1e-15)
    assert model.card.entries == ("q", "q_dot", "memory")
    assert model.has("energy")


def test_forces_and_accelerations_take_the_third(model):
    assert model.force([0.3], [-0.7], z=[1.1]) == pytest.approx(-4 * 0.3 - 1.1, rel=1e-15)
    assert model.force([0.3], [-0.7]) == pytest.approx(-4 * 0.3, rel=1e-15)
    np.testing.assert_allclose(
        model.acceleration([0.3], [0.0], z=[[0.0], [1.1]]), [[-1.2], [-2.3]], rtol=1e-15
    )
    assert model.inverse_dynamics([0.3], [0.0], [2.0], z=[1.1]) == pytest.approx(2.0 + 1.2 + 1.1, rel=1e-15)
    with pytest.raises(pe.PendulaError, match=r"z needs 1 entries \(memory\)"):
        model.force([0.3], [0.0], z=[1.0, 2.0])


# Errors at h = 0.01 over 2 s: some h of first-order methods, some h² of second-order ones, and so on.
ERRORS = {
    "euler": 0.2, "semi-implicit-euler": 5e-2, "half-acceleration-euler": 0.1, "midpoint": 1e-3,
    "velocity-verlet": 1e-3, "rk4": 1e-8, "gauss2": 1e-3, "gauss4": 1e-8, "gauss6": 1e-12,
}  # fmt: skip


def test_every_method_is_tried(model):
    refused = {name for name, method in pe.integrators().items() if method.refusal(model)}
    assert refused | set(ERRORS) == set(pe.integrators())
    assert refused == {"verlet", "yoshida4", "suzuki4", "yoshida6"}


@pytest.mark.parametrize(("method", "error"), ERRORS.items())
def test_fixed_steps_move_all_three(model, method, error):
    run = pe.simulate(model, START, until=2.0, step=0.01, integrator=method)
    assert (run.q.shape, run.v.shape, run.z.shape) == ((201, 1), (201, 1), (201, 1))
    np.testing.assert_allclose(run.y[-1], exact(2.0), atol=error)
    np.testing.assert_array_equal(run["memory"], run.z[:, 0])
    np.testing.assert_allclose(run.energy.total, run["q_dot"] ** 2 / 2 + 2 * run["q"] ** 2, rtol=1e-14)


@pytest.mark.parametrize("method", pe.adaptive_integrators())
def test_adaptive_steps_move_all_three(model, method):
    # Local errors of 1e-10 add up over some tens of steps.
    run = pe.simulate(model, START, until=2.0, tolerance=1e-10, integrator=method)
    np.testing.assert_allclose(run.y[-1], exact(2.0), atol=1e-8)


@pytest.mark.parametrize("method", ["velocity-verlet", "rk4", "gauss4", "taylor", "radau5", "dop853"])
def test_the_ledger_is_kept_beside_the_third(model, method):
    how = {"step": 1e-3} if method in pe.integrators() else {"tolerance": 1e-10}
    run = pe.simulate(model, START, until=2.0, integrator=method, ledger=True, **how)
    assert run.z.shape[1] == 1
    gained = run.energy.total - run.energy.total[0]
    # The work of the pull is all that changes the energy; velocity Verlet is off by about h² = 1e-6.
    np.testing.assert_allclose(run.ledger["pull"], gained, atol=1e-5 if method == "velocity-verlet" else 1e-7)
    assert np.abs(gained).max() > 0.1


@pytest.mark.parametrize("method", ["rk4", "velocity-verlet", "gauss4", "taylor", "radau5", "verner98"])
def test_constraints_beside_the_third(method):
    # A pendulum as x and y, with a servo on x, is the same as one by its angle with the same force.
    x, y, angle = pe.coordinates("x y angle")
    u, total = pe.inputs("u"), pe.states("total")
    law = pe.Controller({u: 4 * (0.5 - x) - 2 * x.dot + 3 * total}, total, [0.5 - x])
    point = pe.Lagrangian(
        (x, y), (x.dot**2 + y.dot**2) / 2, 9.81 * y, forces=[{x: u}], constraints=[x**2 + y**2 - 1]
    )
    across, speed = pe.sin(angle), pe.cos(angle) * angle.dot
    rod = pe.Lagrangian(
        angle,
        angle.dot**2 / 2,
        -9.81 * pe.cos(angle),
        forces=[{angle: (4 * (0.5 - across) - 2 * speed + 3 * total) * pe.cos(angle)}],
        rates={total: 0.5 - across},
    )
    # Velocity Verlet is off by some h², the others by far less.
    how = {"step": 1e-3} if method in pe.integrators() else {"tolerance": 1e-10}
    one = pe.simulate(point, {"y": -1.0}, 2.0, integrator=method, control=law, **how)
    other = pe.simulate(rod, until=2.0, tolerance=1e-12)
    off = 1e-5 if method == "velocity-verlet" else 1e-8
    assert one["x"][-1] == pytest.approx(np.sin(other["angle"][-1]), abs=off)
    assert one["total"][-1] == pytest.approx(other["total"][-1], abs=off)
    assert abs(one["x"][-1]) > 0.1


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
    np.testing.assert_allclose(namespace["energy"]([0.3], [-0.7]), [0.245, 0.18, 0.425], rtol=1e-15)
