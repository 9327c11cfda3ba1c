"""The lecture's steps: complete, in order, and consistent with the equations they lead to."""

import copy
import pickle
import re

import pytest
import sympy as sp

from pendula.description import Damper, Force, Lagrangian, Point, coordinates, inputs, parameters, time
from pendula.description.functions import cos, sin
from pendula.dynamics.derivation import Derivation, Step
from pendula.dynamics.equations import equations


def cart_pole(**options) -> Lagrangian:
    x, theta = coordinates("x theta")
    M, m, l, g = parameters(M=1.0, m=0.2, l=0.5, g=9.81)
    tip = Point(x + l * sin(theta), -l * cos(theta))
    T = M * x.dot**2 / 2 + m * tip.velocity.dot(tip.velocity) / 2
    forces = [Force(inputs("u"), along=x), Damper(0.1, on=theta)]
    return Lagrangian((x, theta), T, m * g * tip.y, forces=forces, name="cart-pole", **options)


def shaken_cart_pole() -> Lagrangian:
    """Explicit time and a constraint."""
    system = cart_pole()
    x, theta = system.coordinates
    return system.replace(
        kinetic=system.kinetic + cos(time) * x.dot * sin(theta), constraints=[x - sin(time)]
    )


def by_title(steps: Derivation) -> dict[str, Step]:
    found = {}
    for step in steps:
        key = f"Its rate {len(found)}" if step.title == "Its rate" else step.title
        found[key] = step
    return found


def test_the_lagrangian_comes_first_then_each_coordinate_in_turn():
    titles = [step.title for step in equations(cart_pole()).steps()]
    assert titles[:3] == ["Kinetic energy", "Potential energy", "Lagrangian L = T - V"]
    assert titles[3:8] == [
        "Momentum of x",
        "Its rate",
        "Slope of L along x",
        "Generalised force on x",
        "Equation of motion of x",
    ]
    assert len(titles) == 13


def test_the_steps_of_the_cart_are_those_on_the_blackboard():
    system = cart_pole()
    x, theta = system.coordinates
    l, M, g, m = system.parameters[2], *(p for p in system.parameters if p.name != "l")
    steps = by_title(equations(system).steps())

    momentum = (M + m) * x.dot + m * l * cos(theta) * theta.dot
    assert sp.simplify(steps["Momentum of x"].expression_rhs - momentum) == 0
    assert steps["Slope of L along x"].expression_rhs == 0
    assert steps["Generalised force on x"].expression_rhs == system.inputs[0]
    slope = -m * l * sin(theta) * x.dot * theta.dot - m * g * l * sin(theta)
    assert sp.simplify(steps["Slope of L along theta"].expression_rhs - slope) == 0


@pytest.mark.parametrize("make", [cart_pole, shaken_cart_pole])
def test_each_equation_is_what_its_steps_add_up_to(make):
    """d/dt ∂L/∂q̇ − ∂L/∂q − Q − Aᵀλ, from the steps alone, is left minus right of the last step."""
    eq = equations(make())
    values = [step for step in eq.steps()][3:]
    per_coordinate = len(values) // len(eq.coordinates)
    for i in range(len(eq.coordinates)):
        momentum, rate, slope, *forces, last = values[i * per_coordinate : (i + 1) * per_coordinate]
        assert momentum.title == f"Momentum of {eq.coordinates[i]}"
        total = rate.expression_rhs - slope.expression_rhs - sum(f.expression_rhs for f in forces)
        assert sp.simplify(total - (last.expression_lhs - last.expression_rhs)) == 0


def test_constraint_forces_have_a_step_only_where_there_are_constraints():
    assert "Constraint force on x" not in str(equations(cart_pole()).steps())
    held = by_title(equations(shaken_cart_pole()).steps())
    assert str(held["Constraint force on x"].expression_rhs) == "lambda1"
    assert held["Constraint force on theta"].expression_rhs == 0


def test_text_and_latex():
    steps = equations(cart_pole()).steps()
    shown = str(steps)
    assert "Derivation of the equations of motion of cart-pole" in shown
    assert "    Q_x = u\n" in shown
    assert "dL/dtheta_dot = " in shown
    assert shown.isascii()

    latex = steps.latex()
    assert r"\frac{d}{dt} \frac{\partial L}{\partial \dot{\theta}}" in latex
    assert latex.count("{") == latex.count("}")
    assert len(re.findall(r"\\left[^a-z]", latex)) == len(re.findall(r"\\right[^a-z]", latex))
    assert steps._repr_latex_().startswith(r"$\displaystyle \begin{aligned}")


def test_names_with_underscores_are_escaped_in_latex_titles():
    q = coordinates("front_wheel")
    latex = equations(Lagrangian(q, q.dot**2 / 2)).steps().latex()
    assert r"\text{Momentum of front\_wheel}" in latex


def test_steps_can_be_shown_one_by_one():
    steps = equations(cart_pole()).steps()
    assert isinstance(steps[0], Step)
    assert len(steps) == len(list(steps))
    assert str(steps[2]).startswith("Lagrangian L = T - V\n    L = ")
    assert steps[3]._repr_latex_().startswith(r"$\displaystyle \frac{\partial L}{\partial \dot{x}} = ")


@pytest.mark.parametrize("duplicate", [copy.deepcopy, lambda s: pickle.loads(pickle.dumps(s))])
def test_a_copied_step_prints_the_same(duplicate):
    step = equations(cart_pole()).steps()[3]
    assert duplicate(step) == step
    assert duplicate(step).latex() == step.latex()
