"""The methods by name, and one step of each against its formula."""

import numpy as np
import pytest

from pendula import PendulaError, RungeKutta, Tableau, integrators, simulate
from pendula.numerics import KNOWN

NAMES = (
    "euler",
    "semi-implicit-euler",
    "half-acceleration-euler",
    "midpoint",
    "verlet",
    "velocity-verlet",
    "rk4",
    "gauss2",
    "gauss4",
    "gauss6",
    "yoshida4",
    "suzuki4",
    "yoshida6",
)
H = 0.1


def test_the_known_methods():
    assert tuple(integrators()) == NAMES
    orders = {name: method.order for name, method in integrators().items()}
    assert orders == dict(zip(NAMES, (1, 1, 1, 2, 2, 2, 4, 2, 4, 6, 4, 4, 6), strict=True))
    assert all(method.remark for method in integrators().values())


def test_an_unknown_method_lists_the_known_and_guesses(oscillator):
    with pytest.raises(
        PendulaError, match=r"no integrator 'rk5'\. Did you mean 'rk4'\? There are euler, .*, rk4, "
    ):
        simulate(oscillator, until=1.0, step=0.1, integrator="rk5")
    with pytest.raises(PendulaError) as caught:
        simulate(oscillator, until=1.0, step=0.1, integrator="leapfrog")
    assert all(name in str(caught.value) for name in NAMES)


@pytest.mark.parametrize("wrong", [4, ["rk4"]], ids=repr)
def test_what_is_no_method_is_refused(wrong, oscillator):
    with pytest.raises(PendulaError, match="no integrator"):
        simulate(oscillator, until=1.0, step=0.1, integrator=wrong)


def test_names_may_be_written_with_underscores_and_capitals(oscillator):
    assert (
        simulate(oscillator, until=0.1, step=0.1, integrator="Velocity_Verlet").integrator
        == "velocity-verlet"
    )


def two_steps(oscillator, method) -> np.ndarray:
    run = simulate(oscillator, {"x": 1.0, "x_dot": 0.5}, until=2 * H, step=H, integrator=method)
    return np.hstack([run.q, run.v])


def a(x: float) -> float:
    return -4 * x


# Coefficients of A² and A³ of the diagonal Padé approximations of exp A: 1/12; 1/10 and 1/120.
PADE = {"gauss2": (0.0, 0.0), "gauss4": (1 / 12, 0.0), "gauss6": (1 / 10, 1 / 120)}
# The published parts of a step (Yoshida 1990; Suzuki 1990).
TRIPLE, FIVEFOLD = 1.3512071919596578, 0.4144907717943757
COMPOSED = {
    "yoshida4": (TRIPLE, 1 - 2 * TRIPLE, TRIPLE),
    "suzuki4": (FIVEFOLD, FIVEFOLD, 1 - 4 * FIVEFOLD, FIVEFOLD, FIVEFOLD),
    "yoshida6": (
        *(0.784513610477560, 0.235573213359357, -1.17767998417887),
        1.3151863206839063,
        *(-1.17767998417887, 0.235573213359357, 0.784513610477560),
    ),
}


def by_hand(name: str) -> list[tuple[float, float]]:
    """Two steps of ẍ = −4x from (1, 0.5), as the books write them."""
    x, v, found = 1.0, 0.5, [(1.0, 0.5)]
    x0 = x
    if name == "verlet":
        # x₁ = x₀ + v₀h + ½a₀h², x₂ = 2x₁ − x₀ + a₁h², v₁ = (x₂ − x₀)/2h, v₂ = (x₃ − x₁)/2h.
        x1 = x0 + v * H + a(x0) * H**2 / 2
        x2 = 2 * x1 - x0 + a(x1) * H**2
        x3 = 2 * x2 - x1 + a(x2) * H**2
        return [(x0, v), (x1, (x2 - x0) / (2 * H)), (x2, (x3 - x1) / (2 * H))]
    for _ in range(2):
        if name == "euler":
            x, v = x + H * v, v + H * a(x)
        elif name == "semi-implicit-euler":
            v += H * a(x)
            x += H * v
        elif name == "half-acceleration-euler":
            x, v = x + H * v + H**2 * a(x) / 2, v + H * a(x)
        elif name == "midpoint":
            xm, vm = x + H / 2 * v, v + H / 2 * a(x)
            x, v = x + H * vm, v + H * a(xm)
        elif name == "velocity-verlet":
            x_new = x + H * v + H**2 * a(x) / 2
            x, v = x_new, v + H * (a(x) + a(x_new)) / 2
        elif name == "rk4":
            # Taylor to fourth order, which is what RK4 gives on a linear system.
            A = H * np.array([[0.0, 1.0], [-4.0, 0.0]])
            P = np.eye(2) + A + A @ A / 2 + A @ A @ A / 6 + A @ A @ A @ A / 24
            x, v = P @ [x, v]
        elif name.startswith("gauss"):
            # On a linear system, Padé's approximation of the exponential.
            A = H * np.array([[0.0, 1.0], [-4.0, 0.0]])
            above = np.eye(2) + A / 2 + PADE[name][0] * A @ A + PADE[name][1] * A @ A @ A
            below = np.eye(2) - A / 2 + PADE[name][0] * A @ A - PADE[name][1] * A @ A @ A
            x, v = np.linalg.solve(below, above @ [x, v])
        else:
            for weight in COMPOSED[name]:
                x_new = x + weight * H * v + (weight * H) ** 2 * a(x) / 2
                x, v = x_new, v + weight * H * (a(x) + a(x_new)) / 2
        found.append((x, v))
    return found


@pytest.mark.parametrize("name", NAMES)
def test_two_steps_by_hand(name, oscillator):
    # The same sums in another order, with the published digits.
    np.testing.assert_allclose(two_steps(oscillator, name), by_hand(name), rtol=0, atol=1e-14)


@pytest.mark.parametrize("tableau", KNOWN, ids=lambda t: t.name)
def test_tableaux_step_like_their_definition(tableau, oscillator):
    matrix = np.array([[0.0, 1.0], [-4.0, 0.0]])
    A, b, _, _ = tableau.arrays()
    y = np.array([1.0, 0.5])
    for _ in range(2):
        # k = (I − hA⊗J)⁻¹ (J y, …, J y)
        k = np.linalg.solve(np.eye(2 * len(b)) - H * np.kron(A, matrix), np.tile(matrix @ y, len(b)))
        y = y + H * b @ k.reshape(len(b), 2)
    np.testing.assert_allclose(two_steps(oscillator, RungeKutta(tableau))[-1], y, rtol=0, atol=1e-14)


def test_classical_methods_are_their_tableaux(oscillator):
    by_name = {t.name: RungeKutta(t) for t in KNOWN}
    for method, tableau in (("euler", "Euler"), ("midpoint", "midpoint"), ("rk4", "RK4")):
        np.testing.assert_allclose(
            two_steps(oscillator, method), two_steps(oscillator, by_name[tableau]), rtol=0, atol=1e-15
        )


def test_a_tableau_of_ones_own(oscillator):
    heun3 = Tableau([[0, 0, 0], ["1/3", 0, 0], [0, "2/3", 0]], ["1/4", 0, "3/4"], name="Heun 3")
    method = RungeKutta(heun3, name="mine")
    assert (method.name, method.order, method.evaluations) == ("mine", 3, 3)
    assert RungeKutta(heun3).name == "Heun 3"
    run = simulate(oscillator, until=1.0, step=0.01, integrator=method)
    assert run.integrator == "mine"
    assert run.evaluations == 300
    assert run["x"][-1] == pytest.approx(np.cos(2.0), abs=1e-5)  # h³


def test_what_is_no_tableau_is_refused():
    with pytest.raises(PendulaError, match=r"needs a Tableau\(a, b, c\), got list"):
        RungeKutta([[0]])


def test_evaluations_are_counted(oscillator):
    for name, per_step in (("euler", 1), ("rk4", 4), ("midpoint", 2)):
        assert simulate(oscillator, until=1.0, step=0.1, integrator=name).evaluations == 10 * per_step
