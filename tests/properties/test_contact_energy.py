"""In no scene without motors does energy grow in ten seconds: of free bodies, and of trees with joints."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.random_contacts import growth, random_free_bodies, random_links

import pendula as pe

SEEDS, FRICTION, RESTITUTION = (
    st.integers(0, 10**6),
    st.sampled_from([0.0, 0.3, 1.0]),
    st.sampled_from([0.0, 0.4, 0.9]),
)


def check(run):
    """Energy, and residuals: those of solvers are below the tolerance, or the outcome says so."""
    beyond_start, beyond_any = growth(run)
    assert beyond_start < 1e-6
    assert run.residuals["coulomb"].max() < 1e-9
    laws = max(run.residuals[name].max() for name in ("signorini", "dissipation"))
    assert laws <= 1e-6 or "Contacts were not solved to" in str(run.outcome)
    assert run.outcome.ok
    return beyond_any


@settings(max_examples=10)
@given(SEEDS, st.integers(1, 4), FRICTION, RESTITUTION)
def test_energy_of_free_bodies_does_not_grow(seed, count, friction, restitution):
    system, start = random_free_bodies(seed, count, pe.Material(friction, restitution))
    # What overlaps is parted, which lifts bodies by a few µm at a time: growth next to the least before.
    assert check(pe.simulate(system, start, until=10.0, step=2e-3)) < 1e-4


@pytest.mark.slow
@settings(max_examples=5)
@given(SEEDS, FRICTION, RESTITUTION, st.booleans())
def test_energy_of_trees_does_not_grow(seed, friction, restitution, free):
    system, start = random_links(seed, pe.Material(friction, restitution), free=free)
    assert check(pe.simulate(system, start, until=10.0, step=1e-3)) < 1e-5
