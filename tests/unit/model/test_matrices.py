"""Matrices whose kernels give only some of their entries, at one state and at many."""

import numpy as np
import pytest
from tests.random_trees import Interpreted, random_state, random_tree

import pendula as pe


@pytest.fixture(scope="module")
def branched():
    """Two roots, so that mass matrices have zeros."""
    return Interpreted(random_tree(2, (pe.Revolute, pe.Ball, pe.Prismatic, pe.Revolute), roots=2))


def test_of_a_mass_matrix_with_zeros_kernels_give_the_lower_triangle(branched):
    rows, columns = branched.model.compilation.pattern("mass_matrix")
    assert (columns <= rows).all()
    q, *_ = random_state(branched, 1)
    whole = branched("mass_matrix", q)
    assert len(rows) == np.count_nonzero(np.tril(whole)) < np.count_nonzero(whole) < whole.size


@pytest.mark.parametrize("count", [2, 100])
def test_one_state_or_many_give_the_same_matrix(branched, count):
    """One state, a loop over few and lanes of many, all against the graph as it stands."""
    states = np.array([random_state(branched, seed)[0] for seed in range(count)])
    found = branched.model.mass_matrix(states)
    for q, M in zip(states[:3], found, strict=False):
        expected = branched("mass_matrix", q)
        # The same sums, in which kernels may fuse products.
        assert pytest.approx(expected, abs=1e-13 * np.abs(expected).max()) == M
        assert branched.model.mass_matrix(q) == pytest.approx(M, abs=1e-13 * np.abs(expected).max())
    assert np.array_equal(found, found.swapaxes(1, 2))


def test_a_full_mass_matrix_is_given_whole():
    chain = pe.derive(pe.gallery.n_link_pendulum(3))
    assert len(chain.compilation.entries("mass_matrix")) == 9
    assert chain.mass_matrix([0.1, 0.2, 0.3]).shape == (3, 3)


def test_matrices_that_are_not_symmetric_keep_their_places(branched):
    """The Coriolis matrix, of which entries above the diagonal are others than those below."""
    q, v, *_ = random_state(branched, 3)
    C = branched("coriolis_matrix", q, v)
    assert not np.allclose(C, C.T)
    for found in branched.model.coriolis_matrix(np.tile(q, (3, 1)), np.tile(v, (3, 1))):
        assert found == pytest.approx(C, abs=1e-13 * np.abs(C).max())


@pytest.mark.parametrize("lead", [(), (4,), (2, 3), (0,)])
def test_a_matrix_of_zeros_alone_keeps_the_axes_of_its_batch(branched, lead):
    """A pendulum's Coriolis matrix, of which kernels give nothing, and one of which they give a part."""
    pendulum = pe.derive("pendulum")
    assert np.array_equal(
        pendulum.coriolis_matrix(np.ones((*lead, 1)), np.ones((*lead, 1))), np.zeros((*lead, 1, 1))
    )
    q, *_ = random_state(branched, 5)
    nv = branched.layout.nv
    assert branched.model.mass_matrix(np.broadcast_to(q, (*lead, len(q)))).shape == (*lead, nv, nv)
