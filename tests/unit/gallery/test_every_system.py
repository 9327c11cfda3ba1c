"""What holds for every system of the gallery."""

import inspect
import math
from functools import cache

import numpy as np
import pytest
import sympy as sp
from tests.kinds import MECHANISMS, SCENES, WITH_CONTACT, WRITTEN

from pendula import derive
from pendula.description import Description, Lagrangian
from pendula.description.drawing import points_of
from pendula.description.symbols import time
from pendula.gallery import GallerySystem, all_gallery, n_link_pendulum, planets, systems

# Arguments that give several parameters, and lengths by which loops are put together.
NUMBERS = set("masses lengths crank coupler rocker ground arm bar rod radius height edge".split())

every_system = pytest.mark.parametrize("entry", systems(), ids=lambda entry: entry.name)
with_inertia = pytest.mark.parametrize(
    "entry",
    [entry for entry in systems() if entry.name in (*WRITTEN, *WITH_CONTACT)],
    ids=lambda entry: entry.name,
)


@cache
def built(entry: GallerySystem) -> Description:
    return entry.build()


def mass_matrix(system: Lagrangian):
    """M(q, t) as a function of numbers: the Hessian of T in the velocities."""
    v = system.velocities
    gradient = [system.kinetic.diff(vi) for vi in v]
    M = sp.Matrix([[p.diff(vj) for vj in v] for p in gradient])
    M = M.subs({p: p.value for p in system.parameters} | dict.fromkeys(v, 0))
    return sp.lambdify([*system.coordinates, time], M, "numpy")


def start_of(system: Lagrangian) -> np.ndarray:
    return np.array([system.start.get(q.name, 0.0) for q in system.coordinates])


@every_system
def test_it_builds_under_its_name_with_a_start_a_drawing_and_a_source(entry: GallerySystem):
    system = built(entry)
    assert isinstance(system, Description)
    assert system.name == entry.name
    assert system.reference == entry.source
    assert len(entry.source) > 20
    assert system.start
    assert any(system.start.values())
    assert system.drawing


@with_inertia
def test_mass_matrix_is_symmetric_and_positive_definite(entry: GallerySystem):
    system = built(entry)
    M = mass_matrix(system)
    random = np.random.default_rng(20240917)
    states = [start_of(system), *random.uniform(-2, 2, size=(25, len(system.coordinates)))]
    for q in states:
        numbers = np.array(M(*q, random.uniform(0, 10)), dtype=float)
        np.testing.assert_allclose(numbers, numbers.T, rtol=1e-12, atol=1e-15)
        assert np.linalg.eigvalsh(numbers).min() > 0, q


@every_system
def test_drawn_points_are_finite_and_all_in_the_plane_or_all_in_space(entry: GallerySystem):
    system = built(entry)
    values = {p: p.value for p in system.parameters} | {time: 0.3}
    values |= {s: system.start.get(s.name, 0.0) for s in (*system.coordinates, *system.states)}
    points = points_of(system.drawing)
    assert len({point.dimension for point in points}) == 1
    if entry.name in (*MECHANISMS, *SCENES):
        # Their points move with bodies, whose poses a compiled model knows.
        model = derive(system)
        y = np.array([system.start.get(name, 0.0) for name in model.card.entries])
        at = np.array([0.3]), y, np.zeros(len(model.inputs))
        assert np.isfinite(model.evaluate("positions", *at)).all()
        return
    for point in points:
        assert all(math.isfinite(float(c.subs(values))) for c in point)


@every_system
def test_docstring_says_what_it_is_what_to_watch_and_whether_it_is_chaotic(entry: GallerySystem):
    text = " ".join((inspect.getdoc(entry.function) or "").split())
    assert entry.watch.startswith("Watch ")
    assert entry.watch.endswith(".")
    assert entry.watch in text
    assert ("chaotic" in text) == entry.chaotic


@every_system
def test_each_argument_has_a_default_and_a_line_in_the_docstring(entry: GallerySystem):
    text = inspect.getdoc(entry.function) or ""
    for name, parameter in inspect.signature(entry.function).parameters.items():
        assert parameter.default is not inspect.Parameter.empty
        assert f"    {name}: " in text


@pytest.mark.parametrize("name", sorted(all_gallery()))
def test_numbers_given_as_keywords_become_the_values_of_parameters(name: str):
    function = all_gallery()[name]
    numbers = {
        key: p.default
        for key, p in inspect.signature(function).parameters.items()
        if isinstance(p.default, float) and key not in NUMBERS
    }
    # A hundredth more keeps every restriction that the defaults keep.
    given = {key: 1.01 * value for key, value in numbers.items()}
    made = {p.name: p.value for p in function(**given).parameters}
    assert {key: made[key] for key in given} == given


def test_long_chains_and_many_bodies_are_left_unexpanded():
    # Written out, T of 50 links has about 50³ products; as it comes, two sums of at most 50 terms a bob.
    n = 50
    assert sp.count_ops(n_link_pendulum(n).kinetic) < 16 * n**2
    row = [(float(i), float(i**2), 0.0) for i in range(30)]
    assert sp.count_ops(planets(1.0, row, row).potential) < 20 * 30 * 29 / 2
