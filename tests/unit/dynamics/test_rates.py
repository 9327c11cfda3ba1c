"""The equations of a plain differential equation for people."""

import pytest
import sympy as sp

import pendula as pe
from pendula.dynamics.rates import RateEquations

x, y1 = pe.states("x y1")
mu = pe.parameters(mu=2.0)
u = pe.inputs("u")
ODE = pe.Ode((x, y1), [y1, mu * (1 - x**2) * y1 - 0.5 * x + u], name="driven")


@pytest.fixture
def eq() -> RateEquations:
    return pe.equations(ODE)


def test_rates_states_and_inputs_are_columns(eq):
    assert eq.states == sp.Matrix([x, y1])
    assert eq.inputs == sp.Matrix([u])
    assert eq.rates == sp.Matrix([y1, mu * (1 - x**2) * y1 - x / 2 + u])
    assert eq.equation(0) == sp.Eq(x.dot, y1)


def test_the_jacobian_is_that_of_the_rates(eq):
    # By hand: ∂ẏ/∂x = −2 μ x y − ½, ∂ẏ/∂y = μ (1 − x²).
    expected = sp.Matrix([[0, 1], [-2 * mu * x * y1 - sp.Rational(1, 2), mu * (1 - x**2)]])
    assert (eq.jacobian - expected).applyfunc(sp.expand) == sp.zeros(2, 2)


def test_as_text_latex_and_unicode(eq):
    assert str(eq).splitlines() == [
        "Equations of driven",
        "",
        "    x_dot = y1",
        "    y1_dot = mu*y1*(1 - x**2) + u - x/2",
    ]
    assert eq.latex().startswith("\\begin{aligned}\n\\dot{x} &= y_{1} \\\\\n\\dot{y}_{1} &= ")
    assert eq._repr_latex_() == f"$\\displaystyle {eq.latex()}$"
    assert eq.pretty().startswith("x\N{COMBINING DOT ABOVE} = y₁")
    assert repr(eq) == "RateEquations('driven', states=(x, y1))"


def test_a_system_without_inputs_has_an_empty_column():
    assert pe.equations(pe.Ode(x, -x)).inputs.shape == (0, 1)


def test_what_there_is_not_is_refused(eq):
    with pytest.raises(pe.PendulaError, match="nothing to derive: driven is not given by its energies"):
        eq.steps()
    with pytest.raises(pe.PendulaError, match="no equation 2: driven has 0 to 1"):
        eq.equation(2)
    with pytest.raises(
        pe.PendulaError, match=r"needs a Lagrangian, an Ode, .* name of a gallery system, got int 3"
    ):
        pe.equations(3)
    with pytest.raises(pe.PendulaError, match="budget must be a number of seconds above 0"):
        pe.equations(ODE, budget=0)
