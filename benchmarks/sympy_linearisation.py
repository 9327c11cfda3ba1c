"""The peer for linearisation: a cart with n links as SymPy's own documentation would have one write it."""

from collections.abc import Sequence
from time import perf_counter
from typing import Any

import numpy as np
import sympy as sp
from sympy.physics.mechanics import LagrangesMethod, Point, ReferenceFrame, dynamicsymbols

TIME = sp.Symbol("t")  # the one that dynamicsymbols depend on


def sympy_cart(q: Sequence[float], v: Sequence[float]) -> dict[str, Any]:
    """Seconds from the finished Lagrangian to the first matrices A and B at (q, v), and these.

    The cart and its links, one fewer than q has entries, have unit masses and lengths; a force pushes the
    cart. SymPy's matrices contain accelerations, so that these are computed as well.
    """
    coordinates = dynamicsymbols(f"x theta1:{len(q)}")
    lagrangian = _lagrangian(coordinates)
    u, frame, pivot = dynamicsymbols("u"), ReferenceFrame("N"), Point("P")
    rates = [symbol.diff(TIME) for symbol in coordinates]
    pivot.set_vel(frame, rates[0] * frame.x)

    began = perf_counter()
    method = LagrangesMethod(lagrangian, coordinates, [(pivot, u * frame.x)], frame=frame)
    method.form_lagranges_equations()
    linear = method.to_linearizer(q_ind=coordinates, qd_ind=rates)
    mass, A, B = linear.linearize()
    accelerations = [rate.diff(TIME) for rate in rates]
    motion = sp.lambdify([coordinates, rates, u], [method.mass_matrix, method.forcing], cse=True)
    matrices = sp.lambdify([accelerations, rates, coordinates, u], [mass, A, B], cse=True)
    a = np.linalg.solve(*motion(q, v, 0.0))[:, 0]
    M, slopes, pushes = matrices(a, v, q, 0.0)
    found = np.linalg.solve(M, np.hstack((slopes, pushes)))
    seconds = perf_counter() - began
    return {"seconds": seconds, "A": found[:, :-1].tolist(), "B": found[:, -1:].tolist()}


def _lagrangian(coordinates: Sequence[Any]) -> Any:
    cart, *angles = coordinates
    x, y, L = cart, sp.S.Zero, cart.diff(TIME) ** 2 / 2
    for angle in angles:
        x, y = x + sp.sin(angle), y - sp.cos(angle)
        L += (x.diff(TIME) ** 2 + y.diff(TIME) ** 2) / 2 - sp.Float(9.81) * y
    return L
