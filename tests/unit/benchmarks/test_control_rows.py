"""What a closed loop is compared with computes the same."""

import numpy as np
from benchmarks.control import LARGEST, numpy_loop, pushed_loop

import pendula as pe


def test_the_loop_in_numpy_is_that_of_the_gallery():
    cart = pe.derive(pe.gallery.cart_pole())
    lqr = pe.LQR(cart, {"theta": np.pi}, largest=LARGEST)
    closed, rate = pushed_loop(cart, lqr), numpy_loop(cart.parameters, lqr.K[0])
    for y in np.random.default_rng(0).uniform(-1, 1, (5, 4)) + np.array([0, np.pi, 0, 0]):
        np.testing.assert_allclose(rate(0.7, y), closed.rate(y, t=0.7), rtol=1e-11, atol=1e-11)
