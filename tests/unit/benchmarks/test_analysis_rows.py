"""What the analysis is compared with computes the same."""

import numpy as np
from benchmarks.analysis import LINKS, chain_with_springs, forces, linearised, many_fsolves
from benchmarks.sympy_linearisation import sympy_cart

import pendula as pe


def test_sympy_and_pendula_linearise_alike():
    numbers = np.random.default_rng(2).uniform(-1, 1, (2, 2))
    theirs, ours = sympy_cart(*numbers.tolist()), linearised(1)
    np.testing.assert_allclose(ours["A"], theirs["A"], atol=1e-12)
    np.testing.assert_allclose(ours["B"], theirs["B"], atol=1e-12)


def test_the_gradient_for_scipy_is_the_models():
    model, q = pe.derive(chain_with_springs()), np.linspace(-2, 3, LINKS)
    np.testing.assert_allclose(forces(q), model.gravity(q), rtol=1e-13)


def test_fsolve_finds_zeros_in_the_box():
    found = many_fsolves(3, 0)
    assert found.shape == (3, LINKS)
    assert max(np.abs(forces(q)).max() for q in found) < 1e-8
