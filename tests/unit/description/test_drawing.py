"""Shapes: what they are made of, how they are laid out as numbers, and what is refused."""

import json
import pickle

import numpy as np
import pytest
import sympy as sp

import pendula as pe
from pendula.description.drawing import layout_of, numbers_of, points_of
from pendula.errors import DescriptionError

theta, x = pe.coordinates("theta x")
m, l = pe.parameters(m=1.0, l=0.5)
ORIGIN, BOB = pe.Point(0, 0), pe.Point(l * pe.sin(theta), -l * pe.cos(theta))
HIGH = pe.Point(0, 0, 1)


def pendulum(*drawing, **parts):
    return pe.Lagrangian(
        theta, m * l**2 * theta.dot**2 / 2, -9.81 * m * l * pe.cos(theta), drawing=drawing, **parts
    )


def refused(shape, *given, **named) -> str:
    with pytest.raises(DescriptionError) as error:
        shape(*given, **named)
    return str(error.value)


EVERY = [
    pe.Rod(ORIGIN, BOB),
    pe.Disc(BOB, 0.1),
    pe.Cart(BOB, 0.2, 0.1),
    pe.Coil(ORIGIN, BOB),
    pe.Hoop(BOB, l),
    pe.Rail(ORIGIN, pe.Point(1, 0)),
    pe.Trail(BOB),
    pe.Arrow(BOB, (0, -9.81 * m)),
    pe.Frame(ORIGIN, theta),
    pe.Box(BOB, (0.2, 0.1), theta),
    pe.Sphere(HIGH, 0.1),
    pe.Cylinder(HIGH, 0.1, 0.4),
    pe.Capsule(HIGH, 0.1, 0.4, pe.Matrix([[1, 0, 0], [0, 0, -1], [0, 1, 0]])),
    pe.Mesh(([[0, 0, 0], [1, 0, 0], [0, 1, 0]], [[0, 1, 2]]), HIGH),
]


def test_every_shape_is_laid_out_where_its_numbers_are():
    numbers, points = numbers_of(EVERY), points_of(EVERY)
    taken = []
    for shape, entry in zip(EVERY, layout_of(EVERY), strict=True):
        assert entry["kind"] == type(shape).__name__.lower()
        for role, index in entry["points"].items():
            assert points[index] == getattr(shape, role)
        for name, first in entry["sizes"].items():
            assert numbers[first] == getattr(shape, name)
            taken.append(first)
        for name, first in entry["vectors"].items():
            value = getattr(shape, name)
            parts = value.flat() if isinstance(value, sp.MatrixBase) else list(value)
            assert numbers[first : first + len(parts)] == parts
            assert len(parts) == (9 if name == "rotation" else 3)
            taken += range(first, first + len(parts))
    # Every number belongs to one shape.
    assert sorted(taken) == list(range(len(numbers)))


def test_the_layout_is_plain_data():
    assert json.loads(json.dumps(layout_of(EVERY))) == layout_of(EVERY)


def test_what_a_viewer_chooses_is_left_out():
    open_arrow, scaled = layout_of([pe.Arrow(BOB, (1, 0)), pe.Arrow(BOB, (1, 0), scale=0.1)])
    assert "scale" not in open_arrow["sizes"]
    assert "scale" in scaled["sizes"]
    assert "length" not in layout_of([pe.Frame(BOB)])[0]["sizes"]


def test_a_reaction_names_multipliers_in_the_order_of_the_system():
    shape = pe.Reaction(BOB, (None, "up"))
    assert layout_of([shape], ("along", "up"))[0]["multipliers"] == [-1, 1]


def test_an_angle_turns_about_z():
    R = pe.Box(BOB, (1, 1), sp.pi / 2).rotation
    assert R * sp.Matrix([1, 0, 0]) == sp.Matrix([0, 1, 0])
    assert pe.Box(BOB, (1, 1)).rotation == sp.eye(3)


def test_vectors_of_the_plane_have_no_third_component():
    assert pe.Arrow(BOB, (1, 2)).vector == (1, 2, 0)
    assert pe.Arrow(BOB, pe.Matrix([1, 2])).vector == (1, 2, 0)
    assert pe.Arrow(HIGH, (1, 2, 3)).vector == (1, 2, 3)


@pytest.mark.parametrize(
    ("made", "sentence"),
    [
        (lambda: pe.Rod((0, 0), BOB), "start of a Rod must be a Point"),
        (lambda: pe.Disc(BOB, "0.1"), "radius of a Disc must be an expression, got '0.1'"),
        (lambda: pe.Disc(BOB, sp.oo), "radius of a Disc is not finite"),
        (lambda: pe.Sphere(HIGH, None), "radius of a Sphere must be an expression"),
        (lambda: pe.Arrow(HIGH, (1, 2)), "vector of an Arrow needs three components"),
        (lambda: pe.Arrow(BOB, 3), "vector of an Arrow needs two components"),
        (lambda: pe.Arrow(BOB, "xy"), "vector of an Arrow needs two components"),
        (lambda: pe.Box(BOB, (1, 1), sp.eye(2)), "angle or a 3×3 Matrix"),
        (lambda: pe.Box(BOB, (1, 1), [[1, 2], [3]]), "angle or a 3×3 Matrix"),
        (lambda: pe.Cylinder(HIGH, 0.1, None), "length of a Cylinder must be an expression"),
        (lambda: pe.Reaction(BOB, ()), "names of constraints"),
        (lambda: pe.Reaction(BOB, ("a", "b", "c")), "up to 2 components"),
        (lambda: pe.Reaction(BOB, (None, None)), "names of constraints"),
    ],
)
def test_what_is_no_shape_is_refused_when_it_is_made(made, sentence):
    assert sentence in refused(made)


@pytest.mark.parametrize(
    ("shape", "sentence"),
    [
        (pe.Arrow(BOB, (x, 0)), "drawing of an Arrow uses 'x', which is not one of the system's coordinates"),
        (pe.Box(BOB, (1, 1), sp.Symbol("phi")), "drawing of a Box uses the undeclared symbol 'phi'"),
        (pe.Arrow(BOB, (theta.dot.dot, 0)), "depends on the acceleration 'theta_ddot'"),
        (pe.Arrow(BOB, (pe.inputs("u"), 0)), "uses the input 'u', which acts nowhere"),
        (pe.Reaction(BOB, "pin"), "names 'pin', which is not a constraint of system: it has none"),
    ],
)
def test_what_does_not_belong_to_the_system_is_refused(shape, sentence):
    assert sentence in refused(pendulum, shape)


def test_an_input_of_the_system_may_be_drawn():
    u = pe.inputs("u")
    system = pendulum(pe.Arrow(BOB, (u, 0)), forces=[pe.Torque(u, on=theta)])
    assert [str(symbol) for symbol in system.inputs] == ["u"]


@pytest.mark.parametrize(
    ("one", "other"),
    [
        (pe.Arrow(BOB, (1, 0)), pe.Arrow(BOB, (2, 0))),
        (pe.Box(BOB, (1, 1)), pe.Box(BOB, (1, 1), theta)),
        (pe.Sphere(BOB, 0.1), pe.Sphere(BOB, l)),
    ],
)
def test_what_is_computed_is_part_of_the_key(one, other):
    assert pendulum(one).key != pendulum(other).key
    assert pendulum(one).key == pendulum(one).key


def test_parameters_of_the_drawing_are_the_systems():
    r = pe.parameters(r=0.1)
    assert "r" in [p.name for p in pendulum(pe.Sphere(BOB, r)).parameters]


def test_a_system_with_every_shape_survives_a_copy():
    system = pendulum(*EVERY)
    copy = pickle.loads(pickle.dumps(system))
    assert copy.drawing == system.drawing
    assert copy.key == system.key


def test_numbers_are_computed_as_sympy_computes_them():
    system = pendulum(*EVERY)
    model = pe.derive(system)
    kernel = model.compilation.expressions(numbers_of(system.drawing))
    y = np.array([[0.7, 0.3]])
    got = kernel(np.zeros((1, 1)), y, np.zeros((1, 0)), np.array(model.values), np.zeros(0), count=1)[0]
    values = {theta: 0.7, theta.dot: 0.3, m: 1.0, l: 0.5}
    wanted = [float(number.subs(values)) for number in numbers_of(system.drawing)]
    # Rounding of sines by two libraries.
    np.testing.assert_allclose(got, wanted, rtol=1e-14, atol=1e-15)
