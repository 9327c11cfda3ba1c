"""The graphs of the contract against equations worked out by hand, and their sizes."""

import inspect
import math

import numpy as np
import pytest
import sympy as sp
from tests.kinds import GALLERY

from pendula import Force, Lagrangian, Nonholonomic, coordinates, derive, inputs, parameters, time
from pendula.compiler.assembly import one_graph, output_entries
from pendula.dynamics import graphs
from pendula.dynamics.program import lower_triangle
from pendula.errors import DescriptionError
from pendula.gallery import all_gallery
from pendula.model.functions import FUNCTIONS

x, y, theta = coordinates("x y theta")
m, k, w = parameters(m=2.0, k=3.0, w=1.5)
u = inputs("u")
V0 = {"q": np.array([0.4, -0.7]), "v": np.array([1.1, 0.3])}


def numbers_from(compilation, name: str) -> int:
    """How many numbers the program gives that the kernel of a function is made from."""
    program = compilation.source.program(name)
    return len(output_entries(lower_triangle(program) if FUNCTIONS[name].symmetric else program))


def offered(card) -> list[str]:
    return [name for name, function in FUNCTIONS.items() if not function.missing(card)]


@pytest.mark.parametrize("name", [*GALLERY, "spinning-coin", "woodpecker"])
def test_every_kernel_puts_out_as_much_as_its_caller_allocates(name):
    # A graph that is longer than its size writes past the end of an array.
    compilation = derive(all_gallery()[name]()).compilation
    made = {f: numbers_from(compilation, f) for f in offered(compilation.card)}
    assert made == {f: len(compilation.entries(f)) for f in made}
    # Of what is not sparse, all of it.
    dense = {f for f in made if not FUNCTIONS[f].sparse}
    assert {f: made[f] for f in dense} == {f: math.prod(compilation.shape(f)) for f in dense}


@pytest.mark.parametrize("coordinates_count", [1, 2])
@pytest.mark.parametrize("constraints", [0, 1])
def test_sizes_with_and_without_constraints(coordinates_count, constraints):
    q = (x, y)[:coordinates_count]
    system = Lagrangian(
        q,
        sum(qi.dot**2 for qi in q),
        x**2,
        constraints=[x - sp.sin(time)][:constraints],
        forces=[{x: -x.dot}],
    )
    compilation = derive(system).compilation
    for name in offered(compilation.card):
        whole = one_graph(compilation.source.program(name), dense=True)
        assert whole.numel_out(0) == math.prod(compilation.shape(name)), name


def test_every_function_has_a_graph_and_every_graph_is_in_the_table():
    own = {name for name, value in vars(graphs).items() if inspect.getmodule(value) is graphs}
    helpers = {
        "expression_program",
        "graph_program",
        "matrix_program",
        "slope",
        "acceleration_slope",
        "inverse_dynamics_slope",
        "rate_of",
    }
    slopes = {name for name in FUNCTIONS if "_by_" in name}
    assert {name for name in own if not name.startswith("_")} - helpers == set(FUNCTIONS) - slopes


def test_terms_of_degree_one_and_zero_and_explicit_time():
    # T = ½ m (1 + t²) (ẋ − w y)² + ½ m ẏ², V = k t x: by hand
    # p_x = m (1 + t²)(ẋ − w y), ṗ_x = −k t; p_y = m ẏ, ṗ_y = −m (1 + t²)(ẋ − w y) w.
    system = Lagrangian(
        (x, y), m * (1 + time**2) * (x.dot - w * y) ** 2 / 2 + m * y.dot**2 / 2, k * time * x, forces=[{x: u}]
    )
    model = derive(system)
    t, push = 0.8, 0.5
    (vx, vy), qy, grow = V0["v"], V0["q"][1], 1 + t**2
    s = vx - 1.5 * qy
    np.testing.assert_allclose(model.mass_matrix(V0["q"], t), [[2 * grow, 0], [0, 2]], rtol=1e-15)
    # m (1 + t²) ẍ = −k t + u − 2 m t s + m (1 + t²) w ẏ
    fx = -3 * t + push - 2 * 2 * t * s + 2 * grow * 1.5 * vy
    fy = -2 * grow * s * 1.5
    np.testing.assert_allclose(model.force(V0["q"], V0["v"], [push], t), [fx, fy], rtol=1e-14)
    np.testing.assert_allclose(
        model.acceleration(V0["q"], V0["v"], [push], t), [fx / (2 * grow), fy / 2], rtol=1e-14
    )


def test_coriolis_matrix_leaves_out_the_explicit_time():
    # M = diag(m (1 + t²) (1 + y²), m): Ṁ − ∂M/∂t = diag(2 m (1 + t²) y ẏ, 0) = C + Cᵀ.
    model = derive(Lagrangian((x, y), m * ((1 + time**2) * (1 + y**2) * x.dot**2 + y.dot**2) / 2, 0))
    C = model.coriolis_matrix(V0["q"], V0["v"], 2.0)
    qy, (vx, vy) = V0["q"][1], V0["v"]
    # Christoffel: C_xx = m (1+t²) y ẏ, C_xy = m (1+t²) y ẋ, C_yx = −C_xy, C_yy = 0.
    np.testing.assert_allclose(C, 2 * 5 * qy * np.array([[vy, vx], [-vx, 0]]), rtol=1e-14, atol=1e-15)


def test_a_moving_nonholonomic_constraint():
    # A knife edge: sin θ ẋ − cos θ ẏ = 0, and a wheel that turns at a given rate: θ̇ = w t.
    M, J = parameters(M=2.0, J=0.5)
    system = Lagrangian(
        (x, y, theta),
        M * (x.dot**2 + y.dot**2) / 2 + J * theta.dot**2 / 2,
        0,
        forces=[Force(u, along=x)],
        constraints=[
            Nonholonomic(sp.sin(theta) * x.dot - sp.cos(theta) * y.dot, name="edge"),
            Nonholonomic(theta.dot - w * time, name="steering"),
        ],
    )
    model, th, t, speed = derive(system), 0.6, 0.4, 1.7
    s, c, rate = np.sin(th), np.cos(th), 1.5 * t
    q, v = [0.0, 0.0, th], [speed * c, speed * s, rate]
    np.testing.assert_allclose(model.constraint_jacobian(q, t), [[s, -c, 0], [0, 0, 1]], rtol=1e-15)
    np.testing.assert_allclose(model.constraint_residuals(q, v, t), [0, 0], atol=1e-15)
    # Along the edge: M dv/dt = u cos θ; across: M v θ̇ is the reaction's; θ̈ = w.
    a = model.acceleration(q, v, [3.0], t)
    along = 3.0 * c / 2
    expected = [along * c - speed * rate * s, along * s + speed * rate * c, 1.5]
    np.testing.assert_allclose(a, expected, rtol=1e-13)
    # λ_edge along (s, −c): M a·(s, −c) − u s; the torque λ_steering = J w.
    across = 2 * (a[0] * s - a[1] * c) - 3.0 * s
    np.testing.assert_allclose(model.multipliers(q, v, [3.0], t), [across, 0.5 * 1.5], rtol=1e-13)


def test_a_holonomic_constraint_that_moves():
    # A bead on the line y = w t x: c̈ = 0 by hand gives ÿ = w t ẍ + 2 w ẋ.
    model = derive(Lagrangian((x, y), m * (x.dot**2 + y.dot**2) / 2, 0, constraints=[y - w * time * x]))
    t, qx, vx = 0.5, 0.8, 1.2
    q, v = [qx, 1.5 * t * qx], [vx, 1.5 * qx + 1.5 * t * vx]
    np.testing.assert_allclose(model.constraint_residuals(q, v, t), [0, 0], atol=1e-15)
    # λ along (−w t, 1): m ẍ = −w t λ, m ÿ = λ, so λ = m 2 w ẋ / (1 + w²t²).
    multiplier = 2 * 2 * 1.5 * vx / (1 + (1.5 * t) ** 2)
    np.testing.assert_allclose(model.multipliers(q, v, t=t), [multiplier], rtol=1e-13)
    np.testing.assert_allclose(
        model.acceleration(q, v, t=t), [-1.5 * t * multiplier / 2, multiplier / 2], rtol=1e-13
    )


def test_velocities_that_cancel_in_the_mass_matrix_are_taken_and_others_refused():
    # Quadratic only after simplification that no one did: (ẋ⁴ − 1)/(ẋ² + 1) + 1 = ẋ².
    hidden = sp.Mul(x.dot**4 - 1, sp.Pow(x.dot**2 + 1, -1, evaluate=False), evaluate=False)
    with pytest.raises(DescriptionError, match="quadratic in the velocities"):
        derive(Lagrangian((x,), hidden, 0)).mass_matrix([0.0])


SLOPES = [
    sp.sin(x), sp.cos(x), sp.tan(x), sp.asin(x / 3), sp.acos(x / 3), sp.atan(x), sp.sinh(x), sp.cosh(x),
    sp.tanh(x), sp.asinh(x), sp.acosh(x + 2), sp.atanh(x / 3), sp.exp(x), sp.log(x), sp.sqrt(x),
    sp.erf(x), x**5, x**-2, x**2.3, x ** sp.Rational(5, 2), x ** sp.Rational(-1, 3), 2**x, sp.Abs(x - 1),
    sp.Max(x, 1) ** 2, sp.Min(x, 1) ** 2, sp.Piecewise((x**2, x > 1), (x**3, True)),
    sp.Heaviside(x - 1) * x**2, sp.sign(x - 1) * x, sp.atan2(x, y), sp.atan2(y, x), sp.sqrt(x**2 + y**2),
    x * y / (x + y), sp.sec(x), sp.csc(x), sp.cot(x), sp.exp(-x * y), x**y,
]  # fmt: skip


@pytest.mark.parametrize("potential", SLOPES, ids=str)
def test_the_slope_of_every_function(potential):
    model = derive(Lagrangian((x, y), x.dot**2 + y.dot**2, potential))
    for at in ((0.4, 0.9), (1.3, 0.2)):
        G = [potential.diff(q).subs({x: at[0], y: at[1]}) for q in (x, y)]
        exact = [float(g.subs(sp.DiracDelta(at[0] - 1), 0).evalf(20)) for g in G]
        # Rounding in a handful of operations.
        np.testing.assert_allclose(model.gravity(at), exact, rtol=2e-14, atol=1e-15)
