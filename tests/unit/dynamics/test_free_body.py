"""The graphs of a free rigid body, in both states, against SymPy, Newton's laws in NumPy and differences.

Differences are central with a step of 1e-5: their own error, h² of third derivatives and rounding divided by
h, is some 1e-10 of numbers up to 30 (seen 8e-10 at most). Sums that differ in their order only miss each
other by rounding (seen 2e-14 of numbers up to 30).
"""

from functools import cache
from types import SimpleNamespace

import numpy as np
import pytest
import sympy as sp

import pendula as pe
from pendula import Drag, Force, FreeBody, PendulaError, Torque

x, z, qw, qy = pe.coordinates("x z qw qy")
u1, u2 = pe.inputs("u1 u2")
s = pe.states("s")
INERTIA = [[1.3, 0.2, -0.1], [0.2, 2.1, 0.15], [-0.1, 0.15, 2.6]]
GRAVITY = (0.3, -0.2, -9.81)
STEP, CLOSE, ROUNDING = 1e-5, 1e-8, 2e-13
PLACE, BAR = (0.3, -0.2, 0.5), (0.1, 0.4, -0.2)


def forces() -> list:
    c, d = pe.parameters(c=0.4, d=0.15)
    return [
        Force((u1, 2.0, -z), at=PLACE, axes="body", name="jet"),
        Force((pe.sin(pe.time), x * qy, u2), at=BAR, axes="world", name="wind"),
        Torque((0.5, u1 * qw, s), axes="body", name="wheel"),
        Torque((z, -1.0, u2), axes="world", name="field"),
        Drag(at=PLACE, linear=c, quadratic=d, name="air"),
    ]


@cache
def body_of(momenta: bool) -> FreeBody:
    return make_body(momenta)


@cache
def model_of(momenta: bool) -> pe.Model:
    return pe.derive(body_of(momenta))


def make_body(momenta: bool, **parts) -> FreeBody:
    given = {"gravity": GRAVITY, "forces": forces(), "rates": {s: x - s * qw}} | parts
    return FreeBody(1.7, INERTIA, momenta=momenta, **given)


both = pytest.mark.parametrize("momenta", [False, True], ids=["velocities", "momenta"])


def random_states(model: pe.Model, count: int = 10) -> list[SimpleNamespace]:
    """States with unit quaternions, inputs and times."""
    rng, layout, found = np.random.default_rng(17), model.layout, []
    for _ in range(count):
        y = layout.normalise(rng.uniform(-2, 2, layout.size))
        q, v, beyond = layout.split(y)
        u, t = rng.uniform(-1, 1, len(model.inputs)), rng.uniform(0, 3)
        found.append(SimpleNamespace(y=y, q=q, v=v, z=beyond, u=u, t=t))
    return found


def directions(model: pe.Model, q: np.ndarray) -> np.ndarray:
    """N(q), a column for each velocity."""
    return model.coordinate_rates(q, np.eye(6)).T


def cross(a: np.ndarray) -> np.ndarray:
    """The matrix with [a]× b = a × b."""
    return np.array([[0, -a[2], a[1]], [a[2], 0, -a[0]], [-a[1], a[0], 0]])


def rotation(q: np.ndarray) -> np.ndarray:
    """R = 1 + 2 w [a]× + 2 [a]×² for the unit quaternion (w, a): Rodrigues' formula."""
    A = cross(q[4:7])
    return np.eye(3) + 2 * q[3] * A + 2 * A @ A


def as_momenta(model: pe.Model, state: SimpleNamespace) -> np.ndarray:
    """The state with P = m R v and L = R I ω in the place of velocities."""
    R, y = rotation(state.q), state.y.copy()
    y[7:10] = model.parameters["mass"] * R @ state.v[:3]
    y[10:13] = R @ np.array(INERTIA) @ state.v[3:]
    return y


def sums_of_forces(state: SimpleNamespace) -> tuple[np.ndarray, np.ndarray]:
    """Force, without gravity, and torque about the centre of mass, along the axes of the world, by hand."""
    R, (v, omega), (first, second) = rotation(state.q), (state.v[:3], state.v[3:]), state.u
    moved = v + np.cross(omega, PLACE)
    air = -(0.4 + 0.15 * np.linalg.norm(moved)) * moved
    on_body = np.array([first, 2.0, -state.q[2]]) + air
    wind = np.array([np.sin(state.t), state.q[0] * state.q[5], second])
    torque = R @ (np.cross(PLACE, on_body) + np.array([0.5, first * state.q[3], state.z[0]]))
    torque += np.cross(R @ BAR, wind) + np.array([state.q[2], -1.0, second])
    return R @ on_body + wind, torque


@both
def test_rates_are_those_of_sympy(momenta):
    made, model = body_of(momenta), model_of(momenta)
    equations = pe.equations(made)
    assert [str(symbol) for symbol in equations.states] == list(model.card.entries)
    symbols = [*equations.states, *made.inputs, *made.parameters, pe.time]
    rates = sp.lambdify(symbols, list(equations.rates), modules="numpy", cse=True)
    for state in random_states(model):
        expected = np.array(rates(*state.y, *state.u, *model.values, state.t))
        # The same formulas in another order: seen 4e-16 of the largest.
        found = model.rate(state.y, state.u, state.t)
        assert np.abs(found - expected).max() <= 1e-13 * np.abs(expected).max()


def test_momenta_change_by_forces_and_torques():
    model, weight = model_of(False), 1.7 * np.array(GRAVITY)
    for state in random_states(model):
        rate, R, omega = model.rate(state.y, state.u, state.t), rotation(state.q), state.v[3:]
        force, torque = sums_of_forces(state)
        # Newton and Euler: d/dt (m R v) = F + m g, d/dt (R I ω) = τ.
        P = 1.7 * R @ (rate[7:10] + np.cross(omega, state.v[:3]))
        L = R @ (np.array(INERTIA) @ rate[10:13] + np.cross(omega, np.array(INERTIA) @ omega))
        assert pytest.approx(force + weight, abs=ROUNDING) == P
        assert pytest.approx(torque, abs=ROUNDING) == L
        # The state with momenta says the same, and moves its coordinates alike.
        other = model_of(True).rate(as_momenta(model, state), state.u, state.t)
        assert other == pytest.approx([*rate[:7], *P, *L, rate[13]], abs=ROUNDING)


@both
def test_coordinates_change_with_velocities(momenta):
    model = model_of(momenta)
    for state in random_states(model):
        N = directions(model, state.q)
        assert N @ state.v == pytest.approx(model.rate(state.y, state.u, state.t)[:7], abs=1e-14)
        assert state.q[3:] @ N[3:] == pytest.approx(np.zeros(6), abs=1e-15)  # unit length is kept
    R, omega = rotation(state.q), state.v[3:]
    if momenta:
        omega = np.linalg.inv(INERTIA) @ R.T @ omega
    # Ṙ = R [ω]×, by a difference.
    ahead, behind = (rotation(state.q + sign * STEP * N @ state.v) for sign in (1, -1))
    assert (ahead - behind) / (2 * STEP) == pytest.approx(R @ cross(omega), abs=CLOSE)


@both
def test_terms_of_the_equations_of_motion_add_up(momenta):
    made, model = body_of(momenta), model_of(momenta)
    symbols = [*made.first_order[0], *made.inputs, *made.parameters, pe.time]
    total = [sp.Add(*column) for column in zip(*made.wrenches, strict=True)]
    wrench = sp.lambdify(symbols, total, modules="numpy", cse=True)
    for state in random_states(model):
        M, C = model.mass_matrix(state.q), model.coriolis_matrix(state.q, state.v)
        a = model.acceleration(state.q, state.v, state.u, state.t, z=state.z)
        f = model.force(state.q, state.v, state.u, state.t, z=state.z)
        G, Q = model.gravity(state.q), np.array(wrench(*state.y, *state.u, *model.values, state.t))
        Q = M @ Q if momenta else Q
        assert M @ a == pytest.approx(f, abs=ROUNDING)
        assert M @ a + C @ state.v + G == pytest.approx(Q, abs=ROUNDING)
        without = model.force(state.q, state.v, np.zeros(2), state.t, z=state.z)
        inverse = model.inverse_dynamics(state.q, state.v, a, state.t, z=state.z)
        assert inverse == pytest.approx(f - without, abs=ROUNDING)
        assert pytest.approx(M.T, abs=1e-15) == M
        assert np.linalg.eigvalsh(M)[0] > 0
        if momenta:
            assert C @ state.v == pytest.approx(np.zeros(6), abs=1e-14)


@both
def test_the_mass_matrix_changes_by_the_coriolis_matrix(momenta):
    model = model_of(momenta)
    for state in random_states(model):
        moved = STEP * model.coordinate_rates(state.q, state.v)
        change = (model.mass_matrix(state.q + moved) - model.mass_matrix(state.q - moved)) / (2 * STEP)
        C = model.coriolis_matrix(state.q, state.v)
        assert pytest.approx(change, abs=CLOSE) == C + C.T
        assert np.abs(C).max() > 0.1  # there is something to compare


@both
def test_gravity_is_the_slope_of_the_potential(momenta):
    model = model_of(momenta)
    for state in random_states(model):
        ahead, behind = (
            model.energy(state.q + sign * STEP * directions(model, state.q).T, np.zeros(6)).potential
            for sign in (1, -1)
        )
        assert (ahead - behind) / (2 * STEP) == pytest.approx(model.gravity(state.q), abs=CLOSE)


@both
def test_powers_change_the_energy(momenta):
    model = model_of(momenta)
    for state in random_states(model):
        rate, now = model.rate(state.y, state.u, state.t), np.array([state.t])
        ahead, behind = (
            sum(model.energy(*model.layout.split(state.y + sign * STEP * rate)[:2])) for sign in (1, -1)
        )
        powers = model.evaluate("powers", now, state.y, state.u, rate[7:13])
        assert model.card.power_names == ("jet", "wind", "wheel", "field", "air")
        assert powers[4] < 0  # drag only takes
        assert (ahead - behind) / (2 * STEP) == pytest.approx(powers.sum(), abs=CLOSE)


@both
def test_energies(momenta):
    model = model_of(False)
    for state in random_states(model):
        v, omega, m = state.v[:3], state.v[3:], 1.7
        y = as_momenta(model, state) if momenta else state.y
        kinetic, potential = model_of(momenta).energy(y[:7], y[7:13])
        expected = m * v @ v / 2 + omega @ np.array(INERTIA) @ omega / 2
        assert kinetic == pytest.approx(expected, abs=ROUNDING)
        assert potential == pytest.approx(-m * np.dot(GRAVITY, state.q[:3]), abs=ROUNDING)


@both
def test_jacobians_of_points_are_slopes_of_positions(momenta):
    model, point = model_of(momenta), FreeBody.point((0.4, -1.0, 2.0))
    for state in random_states(model):
        columns = STEP * directions(model, state.q).T
        ahead, behind = (model.position(point, state.q + sign * columns) for sign in (1, -1))
        J = model.jacobian(point, state.q)
        assert pytest.approx((ahead - behind).T / (2 * STEP), abs=CLOSE) == J
        place = state.q[:3] + rotation(state.q) @ (0.4, -1.0, 2.0)
        assert model.position(point, state.q) == pytest.approx(place, abs=1e-14)
        now, u = np.array([state.t]), state.u
        drawn = model.evaluate("point_jacobians", now, state.y, u)
        assert drawn == pytest.approx(model.jacobian(FreeBody.point((0, 0, 0)), state.q), abs=1e-15)


@both
def test_the_jacobian_is_the_slope_of_the_rate(momenta):
    model, n = model_of(momenta), model_of(momenta).layout.size
    for state in random_states(model, 4):
        moved = STEP * np.eye(n)
        ahead, behind = (model.rate(state.y + sign * moved, state.u, state.t) for sign in (1, -1))
        slopes = model.evaluate("jacobian", np.array([state.t]), state.y, state.u)
        assert slopes == pytest.approx((ahead - behind).T / (2 * STEP), abs=CLOSE)


@both
def test_many_states_at_once_are_single_states(momenta):
    model = model_of(momenta)
    states = random_states(model, 300)  # enough for SIMD lanes
    y, u, t = (np.array([getattr(state, name) for state in states]) for name in ("y", "u", "t"))
    single = np.array([model.rate(*row) for row in zip(y, u, t, strict=True)])
    # Lanes may fuse operations differently.
    assert model.rate(y, u, t) == pytest.approx(single, abs=ROUNDING)


@both
def test_canonical_functions_are_for_systems_whose_velocities_are_rates_of_coordinates(momenta):
    model = model_of(momenta)
    for function in ("momenta", "velocities", "canonical_rate", "canonical_jacobian"):
        assert not model.has(function)
        with pytest.raises(PendulaError, match="its velocities are not the rates of its coordinates"):
            model.compilation.kernel(function)


@both
def test_equations_to_read(momenta):
    equations = pe.equations(make_body(momenta, forces=[], rates={}, gravity=(0, 0, -9.81)))
    left = [str(symbol) for symbol in equations.lhs]
    names = ("Px", "Py", "Pz", "Lx", "Ly", "Lz") if momenta else ("vx", "vy", "vz", "wx", "wy", "wz")
    assert left == [f"{name}_dot" for name in ("x", "y", "z", "qw", "qx", "qy", "qz", *names)]
    text = str(equations).splitlines()
    if momenta:
        assert [line.strip() for line in text[-6:]] == [
            "Px_dot = 0", "Py_dot = 0", "Pz_dot = gz*mass", "Lx_dot = 0", "Ly_dot = 0", "Lz_dot = 0",
        ]  # fmt: skip
        assert "    x_dot = Px/mass" in text
    else:
        assert "    qw_dot = -qx*wx/2 - qy*wy/2 - qz*wz/2" in text
    assert r"\dot{qw} &=" in equations.latex()
