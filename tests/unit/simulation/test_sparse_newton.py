"""Newton's matrices are as narrow as the system's couplings allow, and their solutions are the same."""

import time
from itertools import pairwise

import numpy as np
import pytest

import pendula as pe
from pendula.simulation.methods.newton_structure import band


def rod(n: int) -> pe.Ode:
    """Heat in a rod between a hot end and a cold one: u̇ᵢ = (uᵢ₋₁ − 2uᵢ + uᵢ₊₁) / Δx²."""
    u = pe.states(" ".join(f"u{i}" for i in range(n)))
    padded = [1, *u, 0]
    rates = [(padded[i] - 2 * padded[i + 1] + padded[i + 2]) * (n + 1) ** 2 for i in range(n)]
    return pe.Ode(u, rates, name=f"rod of {n}")


def chain(n: int, order: list[int]) -> pe.Lagrangian:
    """Masses between stiff springs and dampers, their coordinates in any order."""
    x = pe.coordinates(" ".join(f"x{i}" for i in range(n)))
    ends = [0, *x, 0]
    T = sum(q.dot**2 for q in x) / 2
    V = sum((b - a) ** 2 for a, b in pairwise(ends)) * 500
    forces = [pe.Force(-100 * q.dot, along=q) for q in x]
    moved = [x[i] for i in order]
    return pe.Lagrangian(moved, T, V, forces=forces, name=f"chain of {n}", start={"x0": 1.0})


def test_the_jacobian_of_a_rod_has_three_diagonals():
    rows, columns = pe.derive(rod(30)).compilation.pattern("jacobian")
    assert len(rows) == 88
    assert np.abs(rows - columns).max() == 1


@pytest.mark.parametrize("system", ["double_pendulum", "cart_pole", "lorenz", "pleiades", "four_bars"])
def test_entries_are_those_of_the_whole_jacobian(system):
    # By central differences of the rate: h² and rounding over h, both below 1e-8.
    model, h = pe.derive(getattr(pe.gallery, system)()), 1e-6
    y = np.random.default_rng(0).normal(size=len(model.card.entries))
    ahead, behind = (model.rate(y + sign * h * np.eye(len(y))).T for sign in (1, -1))
    whole = (ahead - behind) / (2 * h)
    sparse = model.evaluate("jacobian", np.zeros(1), y, np.zeros(len(model.inputs)))
    np.testing.assert_allclose(sparse, whole, rtol=1e-6, atol=1e-8 * np.abs(whole).max())
    given = np.zeros_like(whole, dtype=bool)
    given[model.compilation.pattern("jacobian")] = True
    assert not np.abs(whole[~given]).any()


def test_an_order_is_found_in_which_neighbours_are_together():
    order = np.random.default_rng(3).permutation(40)
    rows, columns = (
        np.concatenate((order[:-1], order[1:], order)),
        np.concatenate((order[1:], order[:-1], order)),
    )
    found = band(40, rows, columns)
    assert (found.below, found.above) == (1, 1)
    assert sorted(found.place) == list(range(40))


def test_full_and_small_matrices_keep_their_order():
    rows, columns = np.indices((20, 20)).reshape(2, -1)
    found = band(20, rows, columns)
    assert (found.below, found.above) == (19, 19)
    np.testing.assert_array_equal(found.place, np.arange(20))
    assert band(3, np.array([0]), np.array([0])).below == 2
    assert band(0, np.zeros(0, dtype=int), np.zeros(0, dtype=int)).below == 0


@pytest.mark.parametrize("method", ["radau5", "gauss4"])
def test_a_rod_becomes_linear(method):
    # The slowest part decays as exp(−π² t): after 3 s nothing is left of it.
    how = {"tolerance": 1e-8} if method == "radau5" else {"step": 0.01}
    run = pe.simulate(rod(60), until=3.0, integrator=method, **how)
    np.testing.assert_allclose(run.y[-1], 1 - np.arange(1, 61) / 61, rtol=0, atol=1e-7)


@pytest.mark.parametrize("method", ["radau5", "gauss6", "gauss2"])
def test_the_order_of_coordinates_does_not_matter(method):
    how = {"tolerance": 1e-9} if method == "radau5" else {"step": 0.005}
    ends = []
    for order in (range(20), np.random.default_rng(5).permutation(20)):
        run = pe.simulate(chain(20, list(order)), until=1.0, integrator=method, **how)
        ends.append([run[f"x{i}"][-1] for i in range(20)])
    # The same steps but for rounding; forces of 1e3 N/m magnify it.
    np.testing.assert_allclose(ends[0], ends[1], rtol=0, atol=1e-10)
    assert np.abs(ends[0]).max() > 0.01


@pytest.mark.parametrize("method", ["radau5", "gauss4"])
def test_works_of_a_ledger_go_along(method):
    how = {"tolerance": 1e-8} if method == "radau5" else {"step": 0.005}
    run = pe.simulate(chain(12, list(range(12))), until=1.0, integrator=method, ledger=True, **how)
    # Whatever the dampers took is missing from the energy; 500 J in each of the first two springs.
    energy, works = run.energy.total, sum(work[-1] for work in run.ledger.values())
    assert energy[0] == pytest.approx(1000)
    assert energy[-1] - energy[0] == pytest.approx(works, abs=1e-5 * 1000)


@pytest.mark.slow
def test_work_grows_with_the_length_of_a_rod():
    # Four times the unknowns, about four times the time, where full matrices would take up to 64 times as
    # long. The least of three runs, and a wide limit: other programs may disturb the measurement.
    def seconds(n: int) -> float:
        model = pe.derive(rod(n))
        pe.simulate(model, until=0.01, tolerance=1e-6, integrator="radau5")
        took = []
        for _ in range(3):
            began = time.process_time()
            run = pe.simulate(model, until=1.0, tolerance=1e-6, integrator="radau5", save_every=10**6)
            took.append((time.process_time() - began) / run.steps)
        return min(took)

    assert seconds(400) < 8 * seconds(100)
