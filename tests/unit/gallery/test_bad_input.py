"""Input that cannot be right is refused with an error that names it."""

import inspect
import math

import pytest

from pendula import gallery
from pendula.errors import PendulaError
from pendula.gallery import all_gallery

# How the error speaks of arguments that are not parameters by the same name.
SPOKEN_OF = {"n": "number of links", "masses": "'m'", "lengths": "'l'"}
ARGUMENTS = [
    (name, argument)
    for name, function in all_gallery().items()
    for argument in inspect.signature(function).parameters
]
# Damping, stiffness, gravity, places and driven motions may be zero.
MAY_BE_ZERO = {"g", "Omega", "a", "w", "latitude", "k", "k1", "k2", "b", "b1", "b2", "c", "x0", "y0"}


@pytest.mark.parametrize(("name", "argument"), ARGUMENTS)
@pytest.mark.parametrize("value", [math.nan, math.inf, "heavy", None])
def test_what_is_not_a_finite_number_is_refused_by_name(name: str, argument: str, value: object):
    with pytest.raises(PendulaError, match=SPOKEN_OF.get(argument, argument)):
        all_gallery()[name](**{argument: value})


@pytest.mark.parametrize(("name", "argument"), [pair for pair in ARGUMENTS if pair[1] not in MAY_BE_ZERO])
@pytest.mark.parametrize("value", [0, -1])
def test_masses_lengths_and_counts_must_be_positive(name: str, argument: str, value: int):
    with pytest.raises(PendulaError, match=SPOKEN_OF.get(argument, argument)):
        all_gallery()[name](**{argument: value})


@pytest.mark.parametrize(("name", "argument"), [pair for pair in ARGUMENTS if pair[1] in MAY_BE_ZERO])
def test_the_rest_may_be_zero(name: str, argument: str):
    system = all_gallery()[name](**{argument: 0})
    assert {p.name: p.value for p in system.parameters}[argument] == 0


@pytest.mark.parametrize(
    ("call", "culprit"),
    [
        (lambda: gallery.n_link_pendulum(0), "number of links must be at least 1, got 0"),
        (lambda: all_gallery()["n-link-pendulum"](2.5), "number of links must be a whole number, got 2.5"),
        (lambda: gallery.n_link_pendulum(3, masses=[1, 2]), "3 links, but 2 values of 'm'"),
        (lambda: gallery.n_link_pendulum(2, masses=[1, -2]), "'m2' must be greater than zero, got -2"),
        (lambda: gallery.n_link_pendulum(2, lengths=[1, math.nan]), "'l2' is nan"),
        (lambda: gallery.cart_pole(b2=-0.1), "'b2' must not be negative, got -0.1"),
        (lambda: gallery.slider(alpha=math.pi / 2), "'alpha' must be between 0 and 1.5708"),
        (lambda: gallery.foucault_pendulum(latitude=48.8), "'latitude' must be between"),
        (lambda: gallery.arenstorf(mu=1), "'mu' must be between 0 and 1"),
        (lambda: gallery.spinning_top(I3=0.01), "No body has I1 = 0.0046 with I3 = 0.01"),
        (lambda: all_gallery()["thrown-particle"](dimension=4), "dimension of a throw is 2 or 3, got 4"),
        (lambda: gallery.planets([1], [(0, 0)], [(0, 0)]), "at least two bodies"),
        (lambda: gallery.planets(1, [(0, 0), (1, 0)], [(0, 0)]), "2 positions but 1 velocities"),
        (lambda: gallery.planets([1], [(0, 0), (1, 0)], [(0, 0)] * 2), "2 bodies, but 1 values of 'm'"),
        (lambda: gallery.planets([1, -3], [(0, 0), (1, 0)], [(0, 0)] * 2), "'m2' must be greater than zero"),
        (
            lambda: gallery.planets(1, [(0, 0), (1, 0, 0)], [(0, 0)] * 2),
            "position of body 2 has 3 components",
        ),
        (lambda: gallery.planets(1, [(0,), (1,)], [(0,)] * 2), "position of body 1 has 1 components"),
        (
            lambda: gallery.planets(1, [(1, 0), (1, 0)], [(0, 0)] * 2),
            "bodies 1 and 2 start at the same place",
        ),
        (lambda: gallery.planets(1, [(1, 0), (0, math.nan)], [(0, 0)] * 2), "start value of 'y2' is nan"),
    ],
)
def test_the_error_names_the_culprit(call, culprit: str):
    with pytest.raises(PendulaError, match=culprit):
        call()
