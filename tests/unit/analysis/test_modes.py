"""modes against closed forms, the nonlinear motion and the linear flow."""

from itertools import pairwise

import numpy as np
import pytest
import scipy.linalg

import pendula as pe

PI = np.pi


def chain(
    n: int, k: float = 3.0, m: float = 2.0, *, free: bool = False, damping: float = 0.0
) -> pe.Lagrangian:
    """n equal masses in a row between springs; free at both ends if asked."""
    x = pe.coordinates(" ".join(f"x{i}" for i in range(1, n + 1)))
    stretches = [b - a for a, b in pairwise(x)] + ([] if free else [x[0], x[-1]])
    forces = [pe.Damper(damping, on=s) for s in stretches] if damping else []
    return pe.Lagrangian(
        x,
        sum(m * q.dot**2 for q in x) / 2,
        sum(k * s**2 for s in stretches) / 2,
        forces=forces,
        name="row of masses",
    )


def test_a_row_of_masses_has_its_known_frequencies_and_shapes():
    found = pe.modes(chain(5))
    r = np.arange(1, 6)
    assert found.frequencies == pytest.approx(2 * np.sqrt(3 / 2) * np.sin(PI * r / 12), rel=1e-12)
    shapes = np.sin(PI * np.outer(np.arange(1, 6), r) / 6)
    parallel = np.abs((found.shapes * shapes).sum(axis=0))
    assert parallel == pytest.approx(np.linalg.norm(found.shapes, axis=0) * np.linalg.norm(shapes, axis=0))
    assert found.hertz == pytest.approx(found.frequencies / (2 * PI))


def test_shapes_are_orthogonal_with_respect_to_M_and_K():
    for system, at in [(chain(4), None), ("double-pendulum", {"theta1": 0, "theta2": 0})]:
        found = pe.modes(system, at)
        n = len(found.poles)
        np.testing.assert_allclose(found.M_products, np.eye(n), atol=1e-12)
        np.testing.assert_allclose(found.K_products, np.diag(found.frequencies**2), atol=1e-11)
        assert found.participation.sum(axis=0) == pytest.approx(np.ones(n))
        assert "M-orthogonal" in str(found)


def test_the_bead_without_gravity_swings_at_the_rate_of_its_hoop():
    # The notes: about θ = π/2, ω = Ω.
    found = pe.modes(pe.gallery.bead_on_hoop(g=0.0, Omega=3.7), at={"theta": PI / 2})
    assert found.frequencies == pytest.approx([3.7], rel=1e-12)


def springs_cart() -> pe.Model:
    return pe.derive("cart-pole").with_parameters(b1=0.0, b2=0.0)


def test_the_cart_with_springs_of_the_notes_by_hand():
    model = springs_cart()
    found = pe.modes(model, at={"x": 0, "theta": 0})
    M, m, L, g, k1, k2, y0 = (model.parameters[n] for n in ("M", "m", "L", "g", "k1", "k2", "y0"))
    inertia = np.array([[M + m, m * L], [m * L, m * L**2]])
    # V = m g y + ½ k₁ x² + ½ k₂ ((x + L sin θ)² + (−L cos θ − y₀)²), twice differentiated at 0.
    stiffness = np.array([[k1 + k2, k2 * L], [k2 * L, m * g * L - k2 * L * y0]])
    squares = np.linalg.eigvals(np.linalg.solve(inertia, stiffness))
    assert found.frequencies == pytest.approx(np.sort(np.sqrt(squares)), rel=1e-12)


def test_superposition_is_the_nonlinear_motion_at_small_amplitude():
    model = springs_cart()
    found = pe.modes(model, at={"x": 0, "theta": 0})
    errors = []
    for size in (2e-3, 1e-3):
        small = found.superposition(size * np.array([1.0, 0.6]), [0.3, -1.0])
        y = small.states(0.0)
        start = dict(zip(model.card.entries, y.tolist(), strict=True))
        run = pe.simulate(model, start, times=np.linspace(0, 3, 31), tolerance=1e-12)
        errors.append(np.abs(run.q - small(run.t)).max())
    # V is even about 0, so that the error is of third order.
    assert errors[1] < 1e-3 * 1e-3
    assert 6 < errors[0] / errors[1] < 10


@pytest.mark.parametrize("damping", [0.0, 0.3])
def test_a_start_along_a_mode_stays_in_it(damping):
    # In the linear system, whose flow is exp(A t).
    found = pe.modes(chain(4, damping=damping))
    lin = found.linear
    for r in range(4):
        motion = found.superposition(np.eye(4)[r], [0.4] * 4)
        x = scipy.linalg.expm(5.0 * lin.A) @ motion.states(0.0)
        assert np.abs(x - motion.states(5.0)).max() < 1e-8
        others = np.delete(found.shapes, r, axis=1).conj().T @ lin.M @ x[:4]
        assert np.abs(others).max() < 1e-8


def test_a_run_that_starts_along_a_mode():
    model = pe.derive(chain(3))
    found = pe.modes(model)
    run = pe.simulate(model, found.start(1, 0.1), until=2.0, step=1e-3)
    share = np.abs(np.delete(found.shapes, 1, axis=1).T @ found.linear.M @ run.q.T)
    assert share.max() < 1e-8


def test_rigid_body_modes_are_named():
    found = pe.modes(chain(3, free=True))
    assert found.rigid.tolist() == [True, False, False]
    assert found.frequencies[0] == 0
    assert found.shapes[:, 0] == pytest.approx(found.shapes[0, 0] * np.ones(3))
    assert "rigid body" in str(found)


def test_damped_and_gyroscopic_systems():
    # Proportional damping c = β k keeps shapes: ζ = β ω/2.
    beta = 0.02
    found = pe.modes(chain(4, damping=3.0 * beta))
    plain = pe.modes(chain(4))
    assert found.damped
    assert np.abs(found.poles) == pytest.approx(plain.frequencies, rel=1e-10)
    assert found.damping_ratios == pytest.approx(beta * plain.frequencies / 2, rel=1e-9)
    # Foucault: ω₀ ± Ω sin(latitude), to second order in Ω/ω₀.
    model = pe.derive("foucault-pendulum").with_parameters(Omega=0.01)
    (e,) = pe.equilibria(model, {"x": (-1, 1), "y": (-1, 1)})
    slow, fast = pe.modes(model, at=e).frequencies
    turn = 0.01 * np.sin(model.parameters["latitude"])
    assert (fast - slow) / 2 == pytest.approx(turn, rel=1e-3)
    assert (fast + slow) / 2 == pytest.approx(np.sqrt(9.81 / 67), rel=1e-3)


def test_an_unstable_equilibrium_has_a_mode_that_grows():
    found = pe.modes("pendulum", at={"theta": PI})
    assert found.poles == pytest.approx([np.sqrt(9.81)])
    assert "grows" in str(found)
    assert "<table>" in found._repr_html_()


def test_constraints_leave_fewer_modes():
    found = pe.modes("held-pin-pendulum", at={"theta": 0, "y": 0})
    assert found.names == ("theta",)
    assert found.superposition([0.1])(0.0).shape == (2,)


MISTAKES = {
    "no equilibrium": (
        lambda: pe.modes("pendularm", at={"theta1": 0.5}),
        r"does not rest at theta1 = 0.5: a force of .* left over.*trim\(system, at=..., free=\['u1'\]\)",
    ),
    "no inertia": (lambda: pe.modes("lorenz"), "no modes"),
    "too few amplitudes": (
        lambda: pe.modes("pendulum", {"theta": 0}).superposition([1, 2]),
        "1 finite numbers",
    ),
    "no such mode": (lambda: pe.modes("pendulum", {"theta": 0}).start(1, 0.1), "modes 0 to 0, not 1"),
    "singular": (lambda: pe.modes("spherical-pendulum", {"theta": 0}), "not positive definite"),
}


@pytest.mark.parametrize("mistake", MISTAKES)
def test_mistakes_are_sentences(mistake):
    act, words = MISTAKES[mistake]
    with pytest.raises(pe.PendulaError, match=words):
        act()
