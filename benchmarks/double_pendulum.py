"""The double pendulum of the comparisons, and our way through it."""

import numpy as np

import pendula as pe

PARAMETERS = (1.0, 1.0, 1.0, 1.0, 9.81)  # m1, m2, l1, l2 in kg and m, g in m/s²
START = (
    0.5,
    0.3,
    0.0,
    0.0,
)  # angles in rad, at rest: motion that is not chaotic, so that ends can be compared


def model() -> pe.Model:
    """The gallery's double pendulum with these parameters, compiled or ready to be."""
    m1, m2, l1, l2, g = PARAMETERS
    return pe.derive(pe.gallery.double_pendulum(m1=m1, m2=m2, l1=l1, l2=l2, g=g))


def march(model: pe.Model, until: float, steps: int) -> np.ndarray:
    """The state after so many steps of RK4; nothing in between is kept."""
    start = dict(zip((*model.coordinates, *model.velocities), START, strict=True))
    run = pe.simulate(model, start, until, step=until / steps, integrator="rk4", save_every=steps)
    return np.concatenate([run.q[-1], run.v[-1]])
