"""A tolerance means what users expect, for every adaptive method on every gallery system that is not chaotic.

The end error, relative to 1 + |y|, is at most 100 × tolerance × periods (one a second, at least one), and
falls with the tolerance until rounding stops it. The reference is dop853 at 1e-14.
"""

from itertools import pairwise

import numpy as np
import pytest

import pendula as pe
from pendula.gallery.registry import systems

SYSTEMS = [about for about in systems() if not about.chaotic]
TOLERANCES = (1e-6, 1e-9, 1e-12)
# Rounding of some thousand steps, magnified by the motion; the outer solar system moves for 1e5 days.
FLOOR = 2e-11


def end(about, **options) -> np.ndarray:
    run = pe.simulate(about.name, until=_until(about), save_every=10**6, **options)
    assert run.outcome.ok, run.outcome
    return run.y[-1]


def _until(about) -> float:
    """A few swings: long runs of regular systems only repeat them."""
    return min(about.until, 10.0) if about.until < 1000 else about.until / 10


@pytest.mark.parametrize("about", SYSTEMS, ids=lambda about: about.name)
@pytest.mark.parametrize("method", list(pe.adaptive_integrators()))
def test_a_tolerance_is_kept(about, method):
    exact = end(about, tolerance=1e-14, integrator="dop853")
    errors = []
    for tolerance in TOLERANCES:
        found = end(about, tolerance=tolerance, integrator=method)
        errors.append(float(np.max(np.abs(found - exact) / (1 + np.abs(exact)))))
        assert errors[-1] <= max(100 * tolerance * max(_until(about), 1.0), FLOOR)
    assert all(later < before / 10 or later < FLOOR for before, later in pairwise(errors))
