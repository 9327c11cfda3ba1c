"""Linear and nonlinear flows of every gallery system agree to second order in the perturbation.

Both start near the system's own start and move for 20 of its steps, the linear one by A(t) along the motion.
Half the perturbation leaves a quarter of the difference; RK4's own error, common to both, is far below it.
"""

import numpy as np
import pytest
from tests.kinds import EVERY, LARGE, LOOPS, MODERATE, SCENES, TRIED_LOOPS, WITH_CONTACT

from pendula.analysis import equilibria
from pendula.analysis.linearisation import linearise_at
from pendula.analysis.points import OperatingPoint
from pendula.analysis.tangent import coordinate_map, tangent_space
from pendula.gallery import find

pytestmark = pytest.mark.slow
STEPS = 10
OTHER_LOOPS = tuple(name for name in LOOPS if name not in TRIED_LOOPS)


def near(model, state, t: float):
    """The state moved onto its constraints by the shortest way, positions first."""
    y, u, now = state.copy(), np.zeros(len(model.inputs)), np.array([t])
    held, layout = model.card.holonomic, model.layout
    for _ in range(8 if held else 0):
        A = model.evaluate_once("constraint_jacobian", now, y, u)[:held]
        shortest = np.linalg.pinv(A, 1e-9) @ model.evaluate_once("constraints", now, y, u)[:held]
        y[layout.q] -= coordinate_map(model, OperatingPoint(y, u, t)) @ shortest
        y = layout.normalise(y)
    if model.constraints:
        A = model.evaluate_once("constraint_jacobian", now, y, u)
        y[layout.v] -= np.linalg.pinv(A, 1e-9) @ model.evaluate_once("constraints", now, y, u)[held:]
    return y


def rk4(rate, y, t: float, h: float, steps: int):
    for _ in range(steps):
        k1 = rate(y, t)
        k2 = rate(y + h / 2 * k1, t + h / 2)
        k3 = rate(y + h / 2 * k2, t + h / 2)
        k4 = rate(y + h * k3, t + h)
        y, t = y + h / 6 * (k1 + 2 * k2 + 2 * k3 + k4), t + h
    return y


def with_modes(model, y, closed: float):
    """The state with its first contact open, or closed and without slip; all others are open."""
    modes = [model.card.entries.index(name) for name in model.card.modes]
    y = y.copy()
    y[modes], y[modes[:1]] = 0.0, closed
    return y


@pytest.mark.parametrize("name", MODERATE)
def test_linear_and_nonlinear_flows_agree_to_second_order(name, model_of, state_at):
    check_flows(model_of(name), state_at, 2 * find(name).step)


@pytest.mark.parametrize("name", [*SCENES, *LARGE])
def test_flows_of_many_bodies_agree_to_second_order(name, model_of, state_at):
    """By one step as long as ten: RK4 of the linear flow is the slope of RK4 of the other, at any length."""
    check_flows(model_of(name), state_at, 20 * find(name).step, steps=1)


@pytest.mark.parametrize("name", OTHER_LOOPS)
def test_flows_of_closed_loops_agree_to_second_order(name, model_of, state_at):
    """By one midpoint step between states that satisfy the constraints: beside them, rows that repeat others
    contradict them. The linear flow is that of the slope kernel, as which coordinates are independent changes
    on the way. Perturbations are as large as they become: stiff springs of the bicycle chain have kinks.
    """
    model = model_of(name)
    u, now = np.full(len(model.inputs), 0.3), np.array([0.0])

    def onto_constraints(y):
        return near(model, model.layout.normalise(y), 0.0)

    def midpoint(y, h: float):
        half = onto_constraints(y + h / 2 * model.rate(y, u))
        return half, onto_constraints(y + h * model.rate(half, u))

    start = onto_constraints(state_at(model, []).y)
    S = tangent_space(model, OperatingPoint(start, u, 0.0)).S
    along = S @ np.random.default_rng(5).uniform(-1, 1, S.shape[1])
    J = model.evaluate_once("jacobian", now, start, u)
    h = min(2 * find(name).step, 0.1 / np.abs(np.linalg.eigvals(J)).max())
    half, end = midpoint(start, h)
    moved = along + h * model.evaluate_once("jacobian", now, half, u) @ (along + h / 2 * J @ along)
    errors = []
    for size in np.array([2e-3, 1e-3]) / np.abs(moved).max():
        _, other = midpoint(onto_constraints(start + size * along), h)
        errors.append(np.abs(other - end - size * moved).max())
    assert errors[1] < 0.1 * 1e-3
    assert 3.3 < errors[0] / errors[1] < 4.8


@pytest.mark.parametrize("closed", [0.0, 1.0])
@pytest.mark.parametrize("name", WITH_CONTACT)
def test_linear_and_nonlinear_flows_agree_while_contacts_stay(name, closed, model_of, state_at):
    check_flows(model_of(name), state_at, 2 * find(name).step, closed)


def check_flows(model, state_at, h: float, closed: float = 0.0, steps: int = STEPS) -> None:
    u, t = np.full(len(model.inputs), 0.3), 0.1
    start = near(model, with_modes(model, state_at(model, [0.3, -0.2, 0.4, 0.1]).y, closed), t)
    linear = linearise_at(model, OperatingPoint(start, u, t))
    assert not set(linear.names) & set(model.card.modes)
    assert len(linear.modes) == len(model.card.modes)
    count = len(linear.names)
    x0 = np.random.default_rng(5).uniform(-1, 1, count)

    def both(w, time):
        y, x = w[: model.layout.size], w[model.layout.size :]
        A = linearise_at(model, OperatingPoint(near(model, model.layout.normalise(y), time), u, time)).A
        return np.concatenate((model.rate(y, u, time), A @ x))

    end = rk4(both, np.concatenate((start, x0)), t, h, steps)
    y, x = end[: model.layout.size], end[model.layout.size :]
    final = OperatingPoint(near(model, model.layout.normalise(y), t + steps * h), u, t + steps * h)
    tangent = linearise_at(model, final).tangent
    S = linear.tangent.S
    errors = []
    for size in (2e-3, 1e-3):
        moved = near(model, model.layout.normalise(start + size * S @ x0), t)
        off = model.layout.normalise(rk4(lambda y, time: model.rate(y, u, time), moved, t, h, steps))
        errors.append(np.abs(tangent.L @ (off - model.layout.normalise(y)) - size * x).max())
    change = 1e-3 * np.abs(x).max()
    assert errors[1] < 0.3 * change
    # Linear systems leave rounding alone; otherwise a quarter.
    assert errors[1] < 1e-9 * (1 + np.abs(y).max()) or 3.3 < errors[0] / errors[1] < 4.8


@pytest.mark.parametrize("name", EVERY)
def test_A_is_the_slope_kernel_between_independent_directions(name, model_of, random_states, state_at):
    model = model_of(name)
    # Loops at their start: beside it, rows that repeat others are nearly dependent on them, not quite.
    for state in [state_at(model, [])] if name in OTHER_LOOPS else random_states(model, 2):
        lin = linearise_at(model, OperatingPoint(near(model, state.y, state.t), state.u, state.t))
        point, tangent = lin.point, lin.tangent
        J = model.evaluate("jacobian", np.array([point.t]), point.y, point.u)
        np.testing.assert_allclose(tangent.L @ tangent.S, np.eye(len(lin.names)), atol=1e-12)
        if model.layout.identity and not model.constraints and not model.card.modes:
            # The first linear systems are computed by graphs as they stand, which round differently.
            np.testing.assert_allclose(lin.A, J, rtol=0, atol=1e-12 * np.abs(J).max())
        else:
            size = max(1.0, np.abs(tangent.drift).max(initial=0.0), np.abs(J).max())
            expected = tangent.L @ J @ tangent.S
            # Rows of loops that repeat others are solved with a little damping, and lose some digits.
            digits = 1e-9 if name in OTHER_LOOPS else 1e-12
            np.testing.assert_allclose(lin.A + tangent.drift, expected, rtol=0, atol=digits * size)
            assert len(lin.names) < model.layout.size


# With contacts systems rest on whole ranges of positions: `equilibria` says so instead.
@pytest.mark.parametrize("name", [n for n in EVERY if n not in WITH_CONTACT])
def test_equilibria_have_zero_rate(name, model_of):
    model = model_of(name)
    rests = equilibria(model)
    if name in SCENES:  # without contact their free bodies fall, wherever they are
        assert (len(rests), "against gravity" in rests.sentence) == (0, True)
    for e in rests:
        found = model.rate(e.point.y, e.point.u, e.point.t)
        if not np.isfinite(found).all() or "cannot be linearised" in e.sentence:
            continue  # a singular configuration, such as a bob straight below: its sentence says so
        slopes = np.abs(model.evaluate("jacobian", np.array([e.point.t]), e.point.y, e.point.u)).max()
        assert np.abs(found).max() < 1e-8 * (1 + slopes), e
