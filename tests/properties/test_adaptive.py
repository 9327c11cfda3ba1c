"""A tolerance means what users expect, for every adaptive method on every gallery system that is not chaotic.

The end error, relative to 1 + |y|, is at most 100 × tolerance × periods (one a second, at least one), and
falls with the tolerance until rounding stops it. The reference is Taylor's method at 1e-15, with which other
formulas on another form of the equations agree. Between the steps, on their polynomials, a run errs hardly
more than at their ends.
"""

from functools import cache
from itertools import pairwise

import numpy as np
import pytest
from tests.kinds import MODERATE

import pendula as pe
from pendula.gallery.registry import find, systems

pytestmark = pytest.mark.slow

SYSTEMS = [about for about in systems() if not about.chaotic and about.name in MODERATE]
TOLERANCES = (1e-6, 1e-9, 1e-12)
# Until constraints become dependent, at θ = π/2, and magnify errors (tests/reference/test_four_bars.py).
SMOOTH = {"four-bars": 0.4}
# Rounding of some thousand steps, magnified by the motion. Seen: 3e-13 at most.
FLOOR = 2e-12
# Swings, damping, explicit time, constraints, states alone, and steps that only stability limits.
SAMPLED = (
    "pendulum",
    "cart-pole",
    "kapitza-pendulum",
    "held-pin-pendulum",
    "spherical-pendulum",
    "van-der-pol",
    "stiff-flywheel",
)

every_system = pytest.mark.parametrize("about", SYSTEMS, ids=lambda about: about.name)
every_method = pytest.mark.parametrize("method", list(pe.adaptive_integrators()))


@cache
def model(about) -> pe.Model:
    return pe.derive(about.name)


def end(about, tolerance: float, method: str) -> np.ndarray:
    run = pe.simulate(
        model(about), until=_until(about), save_every=10**9, tolerance=tolerance, integrator=method
    )
    assert run.outcome.ok, run.outcome
    return run.y[-1]


@cache
def exact(about) -> np.ndarray:
    # Where only stability limits the steps, rounding of stiff forces is far above 1e-15.
    return end(about, 1e-13 if about.stiff else 1e-15, "taylor")


def _until(about) -> float:
    """A few swings: long runs of regular systems only repeat them."""
    if about.name in SMOOTH:
        return SMOOTH[about.name]
    return min(about.until, 10.0) if about.until < 1000 else about.until / 10


def error(y: np.ndarray, truth: np.ndarray) -> float:
    return float(np.max(np.abs(y - truth) / (1 + np.abs(truth))))


@every_system
def test_the_reference_is_right(about):
    assert error(end(about, 1e-13, "radau5" if about.stiff else "verner98"), exact(about)) <= FLOOR


@every_system
@every_method
def test_a_tolerance_is_kept(about, method):
    errors = [error(end(about, tolerance, method), exact(about)) for tolerance in TOLERANCES]
    for found, tolerance in zip(errors, TOLERANCES, strict=True):
        assert found <= 100 * tolerance * max(_until(about), 1.0)
    # An error of the size that was asked for need not fall with it: there, steps have other limits.
    for (before, later), tolerance in zip(pairwise(errors), TOLERANCES[1:], strict=True):
        assert later < before / 10 or later < max(FLOOR, 10 * tolerance), errors


@pytest.mark.parametrize("name", SAMPLED)
@every_method
def test_samples_between_steps_agree_with_a_tighter_run(name, method):
    about, tolerance = find(name), 1e-8
    until = min(about.until, 5.0)
    how = {"tolerance": tolerance, "integrator": method}
    tighter = how | {"tolerance": tolerance / 100}
    # So many that they fall anywhere between the ends of steps.
    times = np.linspace(0.0, until, 1002)[1:]
    between = error(
        pe.simulate(model(about), times=times, **how).y,
        pe.simulate(model(about), times=times, **tighter).y,
    )
    stepped = pe.simulate(model(about), until=until, **how)
    at_ends = error(stepped.y[1:], pe.simulate(model(about), times=stepped.t[1:], **tighter).y)
    # The polynomial's own error, of an order less than the method's: seen up to 3 tolerances, radau5 0.3.
    assert between <= at_ends + 10 * tolerance
    assert between <= 100 * tolerance * max(until, 1.0)
