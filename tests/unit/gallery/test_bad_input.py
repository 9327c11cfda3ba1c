"""Input that cannot be right is refused with an error that names it."""

import inspect
import math
import re

import pytest
from tests.kinds import WITH_CONTACT

from pendula import gallery
from pendula.errors import PendulaError
from pendula.gallery import all_gallery

# Arguments that give several parameters at once; the error names the parameter.
PARAMETER_OF = {"masses": "m", "lengths": "l"}
# Arguments that are not parameters: what the error calls them, and what it asks for.
COUNTS = {"n": "links"} | {
    name: name
    for name in ("links", "loops", "bodies", "rows", "columns", "rungs", "hangers", "teeth", "spokes")
}
OTHERS = {
    "dimension": "The dimension of a throw is 2 or 3",
    "positions": "The positions must hold two or three numbers for each body",
    "velocities": "The velocities must hold two or three numbers for each body",
}
ANGLES = [("slider", "alpha"), ("bouncing-ball", "alpha"), ("rimless-wheel", "gamma")]
ANGLES += [("simplest-walker", "gamma")]
PARTS = [("arenstorf", "mu"), *((name, "e") for name in WITH_CONTACT)]
BOUNDED = dict.fromkeys(ANGLES, "between 0 and 1.5708") | dict.fromkeys(PARTS, "between 0 and 1")
# Of a random tree, test_robots.py has branching and seed.
ARGUMENTS = [
    (name, argument)
    for name, function in all_gallery().items()
    for argument in inspect.signature(function).parameters
    if argument not in ("momenta", "branching", "seed")
]
# Damping, stiffness, gravity, places and driven motions may be zero; the edges of a box may not.
MAY_BE_ZERO = {
    "g",
    "Omega",
    "a",
    "w",
    "latitude",
    "k",
    "k1",
    "k2",
    "b",
    "b1",
    "b2",
    "c",
    "x0",
    "y0",
    "thrust",
    "Ixy",
}
DAMPING_AND_STIFFNESS = {"k", "k1", "k2", "b", "b1", "b2", "c"}
EDGES = {(name, edge) for name in ("thrown-box", "rattleback") for edge in "abc"}


def may_be_zero(name: str, argument: str) -> bool:
    return argument in MAY_BE_ZERO and (name, argument) not in EDGES


def must_not_be_negative(name: str, argument: str) -> bool:
    return argument in DAMPING_AND_STIFFNESS and (name, argument) not in EDGES


def refusal_of_what_is_no_number(argument: str, value: object) -> str:
    """The whole sentence that refuses a value which is not a finite number."""
    if argument in COUNTS:
        return f"The number of {COUNTS[argument]} must be a whole number, got {value!r}."
    if argument in OTHERS:
        return f"{OTHERS[argument]}, got {value!r}."
    parameter = f"The value of the parameter '{PARAMETER_OF.get(argument, argument)}'"
    if isinstance(value, float):
        return f"{parameter} is {value}; it must be a finite number."
    return f"{parameter} must be a number, got {value!r}."


def refusal_of_what_is_too_small(name: str, argument: str, value: int) -> str:
    """The whole sentence that refuses a value which is zero or negative."""
    if argument in COUNTS:
        return f"The number of {COUNTS[argument]} must be at least 1, got {value}."
    if argument in OTHERS:
        return f"{OTHERS[argument]}, got {value}."
    asked = BOUNDED.get((name, argument), "greater than zero")
    return f"Parameter '{PARAMETER_OF.get(argument, argument)}' must be {asked}, got {value}."


@pytest.mark.parametrize(("name", "argument"), ARGUMENTS)
@pytest.mark.parametrize("value", [math.nan, math.inf, "heavy", None])
def test_what_is_not_a_finite_number_is_refused_by_name(name: str, argument: str, value: object):
    with pytest.raises(PendulaError) as refused:
        all_gallery()[name](**{argument: value})
    assert str(refused.value) == refusal_of_what_is_no_number(argument, value)


@pytest.mark.parametrize(("name", "argument"), [pair for pair in ARGUMENTS if not may_be_zero(*pair)])
@pytest.mark.parametrize("value", [0, -1])
def test_masses_lengths_and_counts_must_be_positive(name: str, argument: str, value: int):
    with pytest.raises(PendulaError) as refused:
        all_gallery()[name](**{argument: value})
    assert str(refused.value) == refusal_of_what_is_too_small(name, argument, value)


@pytest.mark.parametrize(("name", "argument"), [pair for pair in ARGUMENTS if must_not_be_negative(*pair)])
def test_damping_and_stiffness_must_not_be_negative(name: str, argument: str):
    with pytest.raises(PendulaError) as refused:
        all_gallery()[name](**{argument: -1})
    assert str(refused.value) == f"Parameter '{argument}' must not be negative, got -1."


@pytest.mark.parametrize(("name", "argument"), [pair for pair in ARGUMENTS if may_be_zero(*pair)])
def test_the_rest_may_be_zero(name: str, argument: str):
    system = all_gallery()[name](**{argument: 0})
    assert {p.name: p.value for p in system.parameters}[argument] == 0


@pytest.mark.parametrize("name", ["euler-body", "tumbling-racket", "thrown-box"])
def test_whether_momenta_are_velocities_is_said_plainly(name: str):
    with pytest.raises(PendulaError, match="momenta must be True or False, got 'yes'"):
        all_gallery()[name](momenta="yes")


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
    with pytest.raises(PendulaError, match=re.escape(culprit)):
        call()
