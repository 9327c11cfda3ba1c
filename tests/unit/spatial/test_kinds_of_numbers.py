"""Every function of the package gives the same numbers for floats, arrays, SymPy and CasADi.

The truth is SymPy's expression at 40 digits. Formulas are short sums of products of numbers below 1, so that
rounding stays below 1e-15 of the size of the terms.
"""

import inspect
from functools import cache
from itertools import product

import casadi as ca
import mpmath
import numpy as np
import pytest
import sympy as sp

from pendula.spatial import inertia, matrices, quaternions, vectors
from pendula.spatial.components import stack

SAME = 1e-15
V, Q, M, S = (3,), (4,), (3, 3), ()
ALL = {  # the shapes of arguments
    vectors.add: (V, V),
    vectors.scale: (S, V),
    vectors.dot: (V, V),
    vectors.cross: (V, V),
    vectors.skew: (V,),
    vectors.unskew: (M,),
    vectors.transpose: (M,),
    vectors.transform: (M, V),
    vectors.multiply: (M, M),
    quaternions.multiply: (Q, Q),
    quaternions.conjugate: (Q,),
    quaternions.rotate: (Q, V),
    quaternions.rotation_matrix: (Q,),
    quaternions.rate: (Q, V),
    quaternions.rate_world: (Q, V),
    quaternions.rate_matrix: (Q,),
    inertia.rotate_inertia: (M, M),
    inertia.shift_inertia: (M, S, V),
    matrices.Rx: (S,),
    matrices.Ry: (S,),
    matrices.Rz: (S,),
    matrices.rotation_about: (V, S),
    matrices.exponential: (V,),
    quaternions.norm: (Q,),
    quaternions.normalise: (Q,),
    quaternions.from_axis_angle: (V, S),
    quaternions.exponential: (V,),
    quaternions.logarithm: (Q,),
    quaternions.angle: (Q,),
    quaternions.axis: (Q,),
    quaternions.interpolate: (Q, Q, S),
}
every_function = pytest.mark.parametrize(
    "function", ALL, ids=lambda f: f"{f.__module__.split('.')[-1]}.{f.__name__}"
)


def samples(function, batch=()):
    """Arguments of unit length, so that sizes of results are about 1."""
    random = np.random.default_rng(11)
    arguments = [random.uniform(-1, 1, (*batch, *shape)) for shape in ALL[function]]
    return [
        a / np.linalg.norm(a, axis=tuple(range(-len(shape), 0)), keepdims=True) if shape else a
        for a, shape in zip(arguments, ALL[function], strict=True)
    ]


def as_tuples(argument):
    return tuple(map(as_tuples, argument)) if np.ndim(argument) else float(argument)


def symbols(shape, make, name):
    """Symbols in nested tuples of a shape."""
    flat = {at: make(name + "".join(map(str, at))) for at in product(*map(range, shape))}
    if len(shape) == 2:
        return tuple(tuple(flat[i, j] for j in range(shape[1])) for i in range(shape[0])), list(flat.values())
    return (tuple(flat.values()) if shape else flat[()]), list(flat.values())


def symbolic(function, make):
    """The result in symbols, flat, and those symbols in order."""
    made = [symbols(shape, make, "abc"[i]) for i, shape in enumerate(ALL[function])]
    result = function(*[value for value, _ in made])
    rows = result if isinstance(result, tuple) else (result,)
    flat = [x for row in rows for x in (row if isinstance(row, tuple) else (row,))]
    return flat, [x for _, listed in made for x in listed]


def flatten(arguments):
    return np.concatenate([np.ravel(a) for a in arguments])


@cache
def truth(function):
    """The result for the samples, flat."""
    flat, listed = symbolic(function, sp.Symbol)
    with mpmath.workdps(40):
        values = sp.lambdify(listed, flat, "mpmath")(*map(mpmath.mpf, flatten(samples(function))))
        return np.array([float(value) for value in values])


def test_every_function_is_tried():
    public = {
        f
        for module in (vectors, matrices, quaternions, inertia)
        for name, f in inspect.getmembers(module, inspect.isfunction)
        if f.__module__ == module.__name__ and not name.startswith("_")
    }
    numbers_only = {
        matrices.read_rotation_matrix,
        matrices.make_orthogonal,
        quaternions.from_matrix,
        inertia.read_inertia,
        inertia.doubt_inertia,
    }
    assert public == set(ALL) | numbers_only


@every_function
def test_floats_give_the_numbers_of_sympy(function):
    arguments = samples(function)
    found = function(*map(as_tuples, arguments))
    assert not isinstance(found, np.ndarray)
    assert np.abs(np.ravel(stack(found)) - truth(function)).max() <= SAME


@every_function
def test_casadi_gives_the_numbers_of_sympy(function):
    arguments = samples(function)
    flat, listed = symbolic(function, ca.SX.sym)
    evaluate = ca.Function("f", [ca.vertcat(*listed)], [ca.vertcat(*flat)])
    found = evaluate(flatten(arguments)).full().ravel()
    assert np.abs(found - truth(function)).max() <= SAME


@every_function
def test_a_batch_gives_the_numbers_of_its_members(function):
    arguments = samples(function, batch=(2, 4))  # 4: as many as a quaternion has components
    found = function(*arguments)
    assert isinstance(found, np.ndarray)
    assert found.shape[:2] == (2, 4)
    for at in np.ndindex(2, 4):
        single = function(*[as_tuples(a[at]) for a in arguments])
        assert found[at].shape == np.shape(stack(single))
        assert np.abs(found[at] - stack(single)).max() <= SAME


@every_function
def test_one_array_among_tuples_is_broadcast(function):
    first, *others = samples(function)
    many = np.stack([first, first, first])
    found = function(many, *map(as_tuples, others))
    single = stack(function(as_tuples(first), *map(as_tuples, others)))
    assert found.shape == (3, *np.shape(single))
    assert np.abs(found - single).max() <= SAME


def test_angles_and_fractions_may_be_many():
    angles = np.linspace(-3, 3, 7)
    turned = quaternions.from_axis_angle((0, 0, 2), angles)
    np.testing.assert_allclose(turned[:, 3], np.sin(angles / 2), atol=SAME)
    assert turned.shape == (7, 4)
    between = quaternions.interpolate(turned[0], turned[1], np.linspace(0, 1, 5))
    assert between.shape == (5, 4)


def test_arguments_may_be_given_by_name():
    assert vectors.cross(b=(0, 1, 0), a=(1, 0, 0)) == (0, 0, 1)
