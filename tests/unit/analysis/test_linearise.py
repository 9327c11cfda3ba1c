"""linearise against SymPy's own linearisation, hand-written formulas, SciPy and itself in batches."""

import sys

import numpy as np
import pytest
import scipy.linalg
import scipy.signal
import sympy as sp
from sympy.physics.mechanics import LagrangesMethod, dynamicsymbols

import pendula as pe
from pendula.analysis.linear_properties import reach

PI = np.pi


def sympy_linearisation(values: dict[str, float]) -> tuple[np.ndarray, np.ndarray]:
    """A and B of the cart-pole of the gallery about x = 0, theta = π, by SymPy's Linearizer."""
    x, theta, u = dynamicsymbols("x theta u")
    t = dynamicsymbols._t
    M, m, L, g, k1, k2, b1, b2, y0 = (values[n] for n in "M m L g k1 k2 b1 b2 y0".split())
    bob = sp.Matrix([x + L * sp.sin(theta), -L * sp.cos(theta)])
    speed = bob.diff(t)
    T = M * x.diff(t) ** 2 / 2 + m * speed.dot(speed) / 2
    V = m * g * bob[1] + k1 * x**2 / 2 + k2 * (bob[0] ** 2 + (bob[1] - y0) ** 2) / 2
    N = sp.physics.vector.ReferenceFrame("N")
    P, O = sp.physics.vector.Point("P"), sp.physics.vector.Point("O")
    O.set_vel(N, 0)
    P.set_vel(N, x.diff(t) * N.x)
    force = (P, (u - b1 * x.diff(t)) * N.x)
    spin = sp.physics.vector.ReferenceFrame("R")
    spin.set_ang_vel(N, theta.diff(t) * N.z)
    method = LagrangesMethod(T - V, [x, theta], [force, (spin, -b2 * theta.diff(t) * N.z)], frame=N)
    method.form_lagranges_equations()
    linear = method.to_linearizer(q_ind=[x, theta], qd_ind=[x.diff(t), theta.diff(t)])
    at = {x: 0, theta: sp.pi, x.diff(t): 0, theta.diff(t): 0, u: 0}
    at |= {x.diff(t, 2): 0, theta.diff(t, 2): 0}
    A, B = linear.linearize(op_point=[at], A_and_B=True, simplify=True)
    return np.array(A, dtype=float), np.array(B, dtype=float)


def test_matrices_agree_with_sympys_linearizer():
    model = pe.derive("cart-pole")
    lin = pe.linearise(model, at={"x": 0, "theta": PI})
    A, B = sympy_linearisation(model.parameters)
    np.testing.assert_allclose(lin.A, A, atol=1e-14)
    np.testing.assert_allclose(lin.B, B, atol=1e-14)
    expected = np.linalg.eigvals(A)
    assert all(np.abs(expected - pole).min() < 1e-12 for pole in lin.poles)


def test_every_matrix_by_its_name():
    # x(t) and y(t) in a frame that turns at w, with unequal springs and a damper along x: by hand.
    x, y = pe.coordinates("x y")
    m, k, h, w, c = pe.parameters(m=2.0, k=30.0, h=50.0, w=1.5, c=0.4)
    u = pe.inputs("u")
    T = m * ((x.dot - w * y) ** 2 + (y.dot + w * x) ** 2) / 2
    V = (k * x**2 + h * y**2) / 2
    lin = pe.linearise(
        pe.Lagrangian((x, y), T, V, forces=[pe.Damper(c, on=x), pe.Force(u, along=y)]), at={"x": 0}
    )
    np.testing.assert_allclose(lin.M, [[2, 0], [0, 2]])
    np.testing.assert_allclose(lin.K, [[30 - 2 * 1.5**2, 0], [0, 50 - 2 * 1.5**2]])
    np.testing.assert_allclose(lin.damping, [[0.4, 0], [0, 0]], atol=1e-15)
    np.testing.assert_allclose(lin.gyroscopic, [[0, -6], [6, 0]])
    np.testing.assert_allclose(lin.B_q, [[0], [1]])
    assert lin.steady


def test_outputs_by_name_point_and_expression():
    system = pe.gallery.cart_pole()
    x, theta = system.coordinates
    u = system.inputs[0]
    L = next(p for p in system.parameters if p.name == "L")
    bob = pe.Point(x + L * pe.sin(theta), -L * pe.cos(theta))
    lin = pe.linearise(system, at={"theta": 0.3}, outputs=["theta_dot", bob, x.dot * theta + 2 * u])
    assert lin.outputs[:3] == ("theta_dot", "point 1 x", "point 1 y")
    expected = [[0, 0, 0, 1], [1, np.cos(0.3), 0, 0], [0, np.sin(0.3), 0, 0], [0, 0, 0.3, 0]]
    np.testing.assert_allclose(lin.C, expected, atol=1e-15)
    np.testing.assert_allclose(lin.D, [[0], [0], [0], [2]], atol=1e-15)
    np.testing.assert_array_equal(pe.linearise(system, outputs="theta").C, [[0, 1, 0, 0]])


def test_a_pendulum_held_by_a_constraint_is_the_pendulum():
    x, y = pe.coordinates("x y")
    m, l, g = pe.parameters(m=1.4, l=0.8, g=9.81)
    held = pe.Lagrangian((x, y), m * (x.dot**2 + y.dot**2) / 2, m * g * y, constraints=[x**2 + y**2 - l**2])
    lin = pe.linearise(held, at={"x": 0, "y": -0.8})
    assert lin.names == ("x", "x_dot")
    np.testing.assert_allclose(lin.A, [[0, 1], [-9.81 / 0.8, 0]], atol=1e-12)
    np.testing.assert_allclose(lin.K, [[1.4 * 9.81 / 0.8]], rtol=1e-12)


def test_poles_have_frequency_and_damping():
    x = pe.coordinates("x")
    m, k, c = pe.parameters(m=2.0, k=18.0, c=1.2)
    lin = pe.linearise(pe.Lagrangian(x, m * x.dot**2 / 2, k * x**2 / 2, forces=[pe.Damper(c, on=x)]))
    assert lin.frequencies == pytest.approx([3, 3], rel=1e-14)
    assert lin.damping_ratios == pytest.approx([0.1, 0.1], rel=1e-13)  # c/2√(km)
    assert "0.1" in str(lin)
    assert "<table>" in lin._repr_html_()


def test_a_mode_that_inputs_do_not_reach_is_named():
    # Two equal carts pushed alike: what they do against each other stays as it is.
    x, y = pe.coordinates("x y")
    u = pe.inputs("u")
    k = pe.parameters(k=4.0)
    forces = [pe.Force(u, along=x), pe.Force(u, along=y)]
    twins = pe.Lagrangian(
        (x, y), (x.dot**2 + y.dot**2) / 2, k * (x**2 + y**2 + (x - y) ** 2) / 2, forces=forces
    )
    lin = pe.linearise(twins, outputs=[x - y])
    assert not lin.controllability
    assert lin.controllability.rank == 2
    assert f"{np.sqrt(12):.6g}i" in lin.controllability.missing[0]  # (1, −1) swings with ω² = 3k
    assert "x + y" in lin.controllability.missing[0]
    assert "2i" in lin.observability.missing[0]
    lone = twins.replace(forces=forces[:1])
    assert pe.linearise(lone).controllability
    # Kalman's matrix says the same.
    kalman = np.hstack([np.linalg.matrix_power(lin.A, i) @ lin.B for i in range(4)])
    assert np.linalg.matrix_rank(kalman) == 2


def test_reach_of_random_systems_is_kalmans_rank():
    random = np.random.default_rng(8)
    for n, reached in [(4, 4), (5, 3), (6, 2)]:
        A, B = random.normal(size=(n, n)), random.normal(size=(n, 1))
        A[reached:, :reached], B[reached:] = 0, 0
        turn = np.linalg.qr(random.normal(size=(n, n)))[0]
        found = reach(turn @ A @ turn.T, turn @ B, tuple("abcdef"[:n]), "inputs do not reach")
        assert found.rank == reached
        assert found.complete == (reached == n)


def test_a_batch_is_every_state_by_itself():
    angles = np.linspace(-1, 1, 300)
    found = pe.linearise_batch("cart-pole", {"theta": angles, "x": 0.2, "x_dot": 1.0}, inputs=[0.5])
    assert found.A.shape == (300, 4, 4)
    for i in (0, 150, 299):
        lin = pe.linearise("cart-pole", {"theta": angles[i], "x": 0.2, "x_dot": 1.0}, inputs={"u": 0.5})
        np.testing.assert_allclose(found.A[i], lin.A, rtol=1e-12, atol=1e-12)
        np.testing.assert_allclose(found.B[i], lin.B, rtol=1e-12, atol=1e-12)
    held = pe.linearise_batch("held-pin-pendulum", {"theta": np.array([0.1, 0.2])})
    assert held.A.shape == (2, 2, 2)


def test_formulas_where_the_state_has_symbols():
    bead = pe.gallery.bead_on_hoop()
    named = {p.name: p for p in bead.parameters}
    g, R, Omega, m = (named[n] for n in ("g", "R", "Omega", "m"))
    lin = pe.linearise(bead, at={"theta": pe.acos(g / (R * Omega**2))})
    assert sp.simplify(lin.M[0, 0] - m * R**2) == 0
    assert sp.simplify(lin.K[0, 0] - m * R**2 * (Omega**2 - g**2 / (R * Omega) ** 2 / Omega**0)) == 0
    numeric = pe.linearise(bead, at={"theta": float(np.arccos(9.81 / 4.5**2))})
    values = {p: p.value for p in bead.parameters}
    np.testing.assert_allclose(np.array(lin.A.xreplace(values), dtype=float), numeric.A, atol=1e-13)
    # Off equilibrium too: coordinates that are not named keep their symbols.
    general = pe.linearise(bead, symbolic=True).K.xreplace({**values, bead.coordinates[0]: 0.4})
    np.testing.assert_allclose(
        float(general[0, 0]), pe.linearise(bead, at={"theta": 0.4}).K[0, 0], rtol=1e-13
    )


def test_formulas_of_a_state_that_is_no_equilibrium_keep_the_acceleration():
    double = pe.gallery.double_pendulum()
    at = {"theta1": sp.Rational(1, 2), "theta2": sp.Rational(-1, 5)}
    made = pe.linearise(double, at=at, symbolic=True).K.xreplace({p: p.value for p in double.parameters})
    expected = pe.linearise(double, at={k: float(v) for k, v in at.items()}).K
    np.testing.assert_allclose(np.array(made, dtype=float), expected, rtol=1e-12)


def test_formulas_of_four_links_in_motion_take_no_minutes():
    chain = pe.gallery.n_link_pendulum(n=4)
    at = {q.name: 0.3 * i - 0.4 for i, q in enumerate(chain.coordinates)}
    K = sp.lambdify([*chain.parameters, *chain.coordinates], pe.linearise(chain, symbolic=True).K, cse=True)
    found = K(*(p.value for p in chain.parameters), *at.values())
    np.testing.assert_allclose(found, pe.linearise(chain, at=at).K, rtol=0, atol=1e-12)


def test_the_same_for_scipy():
    # The response to a step from rest: x = A⁻¹ (exp(A t) − 1) B.
    lin = pe.linearise("cart-pole", at={"theta": 0}, outputs=["x"])
    t = np.linspace(0, 2, 21)
    _, y = scipy.signal.step(lin.to_scipy(), T=t)
    expected = lin.C @ np.linalg.solve(lin.A, (scipy.linalg.expm(2 * lin.A) - np.eye(4)) @ lin.B)
    assert y[-1] == pytest.approx(expected[0, 0], rel=1e-10)


def test_the_same_for_python_control():
    pytest.importorskip("control")
    lin = pe.linearise("cart-pole", at={"theta": 0})
    other = lin.to_control()
    np.testing.assert_array_equal(other.A, lin.A)
    assert list(other.state_labels) == list(lin.names)
    assert all(np.abs(other.poles() - pole).min() < 1e-12 for pole in lin.poles)


def test_without_python_control_a_sentence_says_what_to_do(monkeypatch):
    monkeypatch.setitem(sys.modules, "control", None)
    with pytest.raises(pe.PendulaError, match=r"pip install control.*to_scipy"):
        pe.linearise("pendulum").to_control()


MISTAKES = {
    "unknown name": (lambda: pe.linearise("pendulum", at={"tehta": 1}), "at names 'tehta'.*'theta'"),
    "not a number": (lambda: pe.linearise("pendulum", at={"theta": np.nan}), "finite"),
    "not by name": (lambda: pe.linearise("pendulum", at=[1.0]), "by name"),
    "unknown input": (lambda: pe.linearise("cart-pole", inputs={"w": 1}), "inputs names 'w'"),
    "too many inputs": (lambda: pe.linearise("cart-pole", inputs=[1, 2]), "1 inputs .u., got 2"),
    "unknown output": (lambda: pe.linearise("cart-pole", outputs=["q", "x"]), "outputs names 'q'"),
    "off a constraint": (
        lambda: pe.linearise("held-pin-pendulum", at={"y": 0.5}),
        "constraint 'held pin'.*consistent_start",
    ),
    "singular inertia": (
        lambda: pe.linearise("spherical-pendulum", at={"theta": 0}),
        "mass matrix of spherical-pendulum is not positive definite at theta = 0.*phi_dot",
    ),
    "symbols with constraints": (
        lambda: pe.linearise("held-pin-pendulum", symbolic=True),
        "has constraints. Give numbers",
    ),
    "symbols without energies": (lambda: pe.linearise("lorenz", symbolic=True), "not given by its energies"),
    "unequal arrays": (
        lambda: pe.linearise_batch("double-pendulum", {"theta1": [1, 2], "theta2": [1, 2, 3]}),
        "arrays of one length",
    ),
}


@pytest.mark.parametrize("mistake", MISTAKES)
def test_mistakes_are_sentences(mistake):
    act, words = MISTAKES[mistake]
    with pytest.raises(pe.PendulaError, match=words):
        act()
