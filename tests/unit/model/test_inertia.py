"""Which mass matrices have inertia in every direction: many at once as one by one."""

import numpy as np
import pytest

from pendula.model.inertia import are_definite, is_definite


@pytest.mark.parametrize("size", [1, 2, 3, 4, 6])
def test_many_matrices_are_judged_as_each_by_itself(size):
    random = np.random.default_rng(size)
    root = random.normal(size=(300, size, size))
    signs = np.where(random.random((300, size)) < 0.1, random.choice([-1.0, 0.0, 1e-9], (300, size)), 1.0)
    M = np.einsum("mij,mj,mkj->mik", root, signs, root)
    M[7] = np.nan
    each = np.array([is_definite(one) for one in M])
    assert are_definite(M).tolist() == each.tolist()
    assert 0.3 < each.mean() < 1.0
    assert not each[7]
    assert are_definite(M[each]).all()  # without any that is not
