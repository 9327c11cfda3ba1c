"""Every force against its generalised force, or its energy, worked out by hand."""

import numpy as np
import pytest
import sympy as sp

from pendula import (
    Damper,
    DescriptionError,
    Drag,
    Force,
    Lagrangian,
    Point,
    Spring,
    Torque,
    coordinates,
    inputs,
    parameters,
    time,
)

x, theta = coordinates("x theta")
m, l, c, d, k, F = parameters(m=1.0, l=0.5, c=0.2, d=0.3, k=4.0, F=2.0)
u = inputs("u")
q = (x, theta)
s, co, v, w = sp.sin(theta), sp.cos(theta), x.dot, theta.dot
tip = Point(x + l * s, -l * co)
origin = Point(0, 0)


def vanishes(expression) -> bool:
    """Whether an expression is zero, at random numbers: SymPy's own proof takes seconds."""
    random = np.random.default_rng(0)
    symbols = sorted(sp.sympify(expression).free_symbols, key=str)
    sizes = [abs(expression.subs({s: random.uniform(0.1, 2) for s in symbols})) for _ in range(5)]
    return max(map(float, sizes)) < 1e-12  # rounding of numbers of size one


def system(**parts) -> Lagrangian:
    return Lagrangian(q, m * (v**2 + w**2) / 2, 0, **parts)


@pytest.mark.parametrize(
    ("force", "expected"),
    [
        # Qᵢ = F·∂r/∂qᵢ with ∂r/∂x = (1, 0), ∂r/∂θ = l (cos θ, sin θ).
        (Force((F, u), at=tip), [F, l * (F * co + u * s)]),
        (Force(u, along=x), [u, 0]),
        (Force(u, along=x**2 + 3 * theta), [2 * x * u, 3 * u]),
        (Force(u, along=x - sp.sin(time)), [u, 0]),
        (Torque(u, on=theta), [0, u]),
        (Torque(u, on=theta - 2 * x), [-2 * u, u]),
        # τ·∂ω/∂q̇ᵢ with ω = (θ̇, sin θ ẋ, cos θ ẋ).
        (Torque((1, F, u), turning=(w, s * v, co * v)), [F * s + u * co, 1]),
        (Damper(c, on=theta), [0, -c * w]),
        (Damper(c, on=x - theta), [-c * (v - w), c * (v - w)]),
        # A length that changes with time is damped with its whole rate.
        (Damper(c, on=x - time**2), [-c * (v - 2 * time), 0]),
        (Drag(on=x, linear=c), [-c * v, 0]),
        (Drag(on=x, quadratic=d), [-d * sp.Abs(v) * v, 0]),
        (Drag(on=x, linear=c, quadratic=d), [-(c + d * sp.Abs(v)) * v, 0]),
    ],
    ids=lambda given: str(given)[:60],
)
def test_generalised_force(force, expected):
    for found, wanted in zip(force.generalised_force(q), expected, strict=True):
        assert vanishes(found - wanted)


def test_damper_between_points_acts_along_their_line():
    # From the origin to the tip: s = √(x² + 2 l x sin θ + l²), Qᵢ = −c ṡ ∂s/∂qᵢ.
    length = sp.sqrt(x**2 + 2 * l * x * s + l**2)
    slope = [sp.diff(length, x), sp.diff(length, theta)]
    rate = slope[0] * v + slope[1] * w
    found = Damper(c, between=(origin, tip)).generalised_force(q)
    for entry, ds in zip(found, slope, strict=True):
        assert vanishes(entry + c * rate * ds)


def test_damper_between_points_does_not_feel_a_common_motion():
    a, b = Point(x, 0), Point(x + 2, 0)
    assert [sp.simplify(e) for e in Damper(c, between=(a, b)).generalised_force(q)] == [0, 0]


def test_drag_at_a_point():
    # |ṙ|² = ẋ² + 2 l cos θ ẋθ̇ + l²θ̇²; ṙ·∂r/∂x = ẋ + l cos θ θ̇; ṙ·∂r/∂θ = l cos θ ẋ + l² θ̇.
    speed = sp.sqrt(v**2 + 2 * l * co * v * w + l**2 * w**2)
    along = [v + l * co * w, l * co * v + l**2 * w]
    found = Drag(at=tip, linear=c, quadratic=d).generalised_force(q)
    for entry, part in zip(found, along, strict=True):
        assert vanishes(entry + (c + d * speed) * part)


@pytest.mark.parametrize(
    ("spring", "energy"),
    [
        (Spring(k, on=x), k * x**2 / 2),
        (Spring(k, on=x, rest=l), k * (x - l) ** 2 / 2),
        (Spring(k, on=theta - x, rest=0.5), k * (theta - x - 0.5) ** 2 / 2),
        (Spring(k, on=x - sp.sin(time)), k * (x - sp.sin(time)) ** 2 / 2),
        (Spring(k, between=(origin, tip)), k * (x**2 + 2 * l * x * s + l**2) / 2),
        (
            Spring(k, between=(origin, tip), rest=1),
            k * (sp.sqrt(x**2 + 2 * l * x * s + l**2) - 1) ** 2 / 2,
        ),
    ],
    ids=lambda given: str(given)[:60],
)
def test_springs_are_energies(spring, energy):
    assert vanishes(spring.potential - energy)
    described = system(forces=[spring, Damper(c, on=x)])
    assert vanishes(described.potential - energy)
    assert described.force_names == ("damper on x",)


def test_a_spring_without_rest_length_is_smooth_where_its_ends_meet():
    together = Spring(k, between=(Point(x, 0), origin)).potential
    assert not together.has(sp.sqrt)
    assert sp.diff(together, x).subs(x, 0) == 0


def test_any_expression_as_a_generalised_force():
    described = system(forces=[{x: -c * v + u, theta: F * sp.cos(theta)}])
    assert described.generalised_forces == ((-c * v + u, 0), (0, F * co))
    assert described.force_names == ("force on x", "force on theta")
    assert described.inputs == (u,)


def test_names_are_distinct_and_own_names_are_kept():
    forces = [Damper(c, on=x), Damper(d, on=x), Force((0, u), at=tip), Torque(u, on=theta, name="motor")]
    assert system(forces=forces).force_names == ("damper on x", "damper on x (2)", "force", "motor")


def test_inputs_come_in_the_order_in_which_forces_mention_them():
    late, early = inputs("b a")
    assert system(forces=[Force(late, along=x), Force(early, along=theta)]).inputs == (late, early)


@pytest.mark.parametrize("kind", [Force, Torque, Damper, Spring])
def test_where_a_force_acts_must_be_said(kind):
    with pytest.raises(DescriptionError, match=f"A {kind.__name__} needs exactly one of .*, got 0"):
        kind(1.0)


def test_where_a_force_acts_must_be_said_once():
    with pytest.raises(DescriptionError, match="A Force needs exactly one of at= or along=, got 2"):
        Force(u, at=tip, along=x)
    with pytest.raises(DescriptionError, match="A Drag needs exactly one of at= or on=, got 2"):
        Drag(at=tip, on=x, linear=1)
    with pytest.raises(DescriptionError, match="A Drag needs linear= or quadratic="):
        Drag(at=tip)


def test_components_must_fit_the_point():
    with pytest.raises(DescriptionError, match="has 3 components, its point has 2"):
        Force((1, 2, 3), at=tip)
    with pytest.raises(DescriptionError, match="needs its Cartesian components, got u"):
        Force(u, at=tip)
    with pytest.raises(DescriptionError, match="common vector"):
        _ = Spring(k, between=(Point(0, 0, 0), tip)).potential
    with pytest.raises(DescriptionError, match=r"A Torque in space and .* have three components"):
        system(forces=[Torque((1, 2), turning=(w, v, 0))])


stray = coordinates("stray")


@pytest.mark.parametrize(
    "force",
    [
        Force(1.0, along=stray),
        {stray: 1.0},
        Torque(1.0, on=stray),
        Damper(1.0, on=stray),
        Force((1, 0), at=Point(stray, 0)),
    ],
    ids=lambda given: str(given)[:60],
)
def test_a_force_on_a_coordinate_that_the_system_does_not_have_is_not_dropped(force):
    # It would do nothing at all, silently.
    with pytest.raises(
        DescriptionError, match=r"uses 'stray', which is not one of the system's coordinates \('x', 'theta'\)"
    ):
        system(forces=[force])


def test_a_force_given_by_a_coordinates_name_is_refused():
    with pytest.raises(DescriptionError, match="The along of a force must be an expression, got 'x'"):
        system(forces=[{"x": 1.0}])


@pytest.mark.parametrize("value", [None, [1.0], sp.Matrix([1, 2])], ids=repr)
def test_a_force_along_a_coordinate_is_a_scalar(value):
    with pytest.raises(DescriptionError, match=r"value of a force must be (an|a scalar) expression, got "):
        system(forces=[Force(value, along=x)])


def test_a_spring_that_is_not_finite_is_refused():
    with pytest.raises(DescriptionError, match="The stiffness of a spring is not finite: nan"):
        system(forces=[Spring(float("nan"), on=x)])
