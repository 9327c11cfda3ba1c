"""Kepler's motion in the plane, in closed form."""

from functools import cache

import numpy as np
from scipy.optimize import root_scalar

import pendula as pe
from campaign.case import Array


@cache
def orbit_model() -> pe.Model:
    """A particle about a fixed sun, in x and y."""
    x, y = pe.coordinates("x y")
    m, mu = pe.parameters(m=1.0, mu=1.0)
    kinetic = m * (x.dot**2 + y.dot**2) / 2
    return pe.derive(pe.Lagrangian((x, y), kinetic, -m * mu / pe.sqrt(x**2 + y**2), name="orbit"))


def kepler(start: Array, mu: float, t: float) -> Array:
    """(x, y, ẋ, ẏ) after t from any start on an ellipse.

    E − e sin E = M with e cos E₀ = 1 − r/a and e sin E₀ = r·v / √(μa), and Lagrange's f and g
    (Battin 1999, §3.3 and §4.3): f = 1 − a/r₀ (1 − cos ΔE), g = t − √(a³/μ) (ΔE − sin ΔE).
    """
    r, v = start[:2], start[2:]
    distance = np.hypot(*r)
    a = 1 / (2 / distance - v @ v / mu)
    c, s = 1 - distance / a, r @ v / np.sqrt(mu * a)
    mean = np.sqrt(mu / a**3) * t

    def missing(d):
        return d - c * np.sin(d) + s * (1 - np.cos(d)) - mean

    d = root_scalar(missing, bracket=(mean - 3, mean + 3), xtol=1e-15).root
    f, g = 1 - a / distance * (1 - np.cos(d)), t - np.sqrt(a**3 / mu) * (d - np.sin(d))
    place = f * r + g * v
    there = np.hypot(*place)
    f_dot = -np.sqrt(mu * a) / (distance * there) * np.sin(d)
    g_dot = 1 - a / there * (1 - np.cos(d))
    return np.concatenate([place, f_dot * r + g_dot * v])
