"""The key by which compiled code is found again: the same in every process, and for equal machine code."""

import os
import subprocess
import sys

import pytest
import sympy as sp

from pendula import Damper, Disc, Force, Lagrangian, Nonholonomic, Point, coordinates, inputs, parameters
from pendula.gallery import all_gallery

PROGRAM = """
from pendula.gallery import all_gallery
for name, system in sorted(all_gallery().items()):
    print(name, system().key)
"""


def test_keys_are_the_same_in_every_process():
    # Another seed of Python's hashes: sets come in another order there.
    environment = os.environ | {"PYTHONHASHSEED": "4711", "PYTHONPATH": os.pathsep.join(sys.path)}
    done = subprocess.run(
        [sys.executable, "-c", PROGRAM], env=environment, capture_output=True, text=True, check=True
    )
    here = {name: system().key for name, system in all_gallery().items()}
    assert dict(line.split() for line in done.stdout.splitlines()) == here
    assert len(set(here.values())) == len(here)  # different systems, different keys


x, y = coordinates("x y")
u = inputs("u")


def system(*, m=1.0, k=2.0, c=0.1, **changes) -> Lagrangian:
    m, k, c = parameters(m=m, k=k, c=c)
    parts = {
        "coordinates": (x, y),
        "kinetic": m * (x.dot**2 + y.dot**2) / 2,
        "potential": k * (x**2 + x * y) / 2,
        "forces": [Damper(c, on=x), Force(u, along=y)],
        "constraints": [x - y],
        "drawing": [Disc(Point(x, y), 0.1)],
    }
    return Lagrangian(**(parts | changes))


def test_parameter_values_names_and_starts_do_not_matter():
    key = system().key
    assert system(m=3.0, k=0.5, c=7.0).key == key
    assert system(name="other", reference="book", start={"x": 1.0}).key == key


def test_how_a_sum_was_typed_does_not_matter():
    k = parameters(k=2.0)
    assert system(potential=(x * y + x**2) * k / 2).key == system().key


m, k, c, b = parameters(m=1.0, k=2.0, c=0.1, b=0.1)


@pytest.mark.parametrize(
    "change",
    [
        {"coordinates": (y, x)},
        {"kinetic": m * (x.dot**2 + 2 * y.dot**2) / 2},
        {"potential": k * (x**2 + x * y) / 3},
        {"potential": k * (x**2 - x * y) / 2},
        {"potential": c * (x**2 + x * y) / 2},  # another parameter in the same place
        {"potential": k * (y**2 + x * y) / 2},
        {"potential": k * (x**2 + x * y) / 2 + sp.Piecewise((x, x > 0), (0, True))},
        {"forces": [Damper(c, on=x), Force(u, along=x)]},
        {"forces": [Damper(b, on=x), Force(u, along=y)]},
        {"forces": [Force(u, along=y), Damper(c, on=x)]},
        {"forces": [Damper(c, on=x)]},
        {"constraints": [x - 2 * y]},
        {"constraints": []},
        {"constraints": [Nonholonomic(x.dot - y.dot)]},
        {"drawing": [Disc(Point(x, -y), 0.1)]},
        {"drawing": [Disc(Point(x, y), 0.7)]},  # radii are compiled, as constants
        {"drawing": []},
    ],
    ids=str,
)
def test_structure_matters(change):
    assert system(**change).key != system().key


def test_pieces_that_differ_only_in_their_condition_differ():
    first = sp.Piecewise((x, x > 0), (0, True))
    second = sp.Piecewise((x, x >= 0), (0, True))
    assert system(potential=first).key != system(potential=second).key


def test_the_order_of_arguments_matters_where_it_should():
    for function in (sp.Pow, sp.atan2, lambda a, b: sp.Piecewise((a, b > 1), (b, True))):
        assert system(potential=function(x, y)).key != system(potential=function(y, x)).key


def test_a_number_keeps_all_its_digits():
    assert system(potential=0.1 * x).key != system(potential=(0.1 + 2**-55) * x).key
    assert system(potential=0.1 * x).key != system(potential=sp.Rational(1, 10) * x).key
