"""The peer for derivation: an n-link pendulum as SymPy's own documentation would have one write it."""

from collections.abc import Sequence
from time import perf_counter
from typing import Any

import numpy as np
import sympy as sp
from sympy.physics.mechanics import LagrangesMethod, dynamicsymbols

TIME = sp.Symbol("t")  # the one that dynamicsymbols depend on


def sympy_chain(q: Sequence[float], v: Sequence[float]) -> dict[str, Any]:
    """Seconds from the finished Lagrangian to the first acceleration at (q, v), and that acceleration.

    The chain has as many links as q has entries, with unit masses and lengths.
    """
    angles = dynamicsymbols(f"theta1:{len(q) + 1}")
    lagrangian, parameters = _lagrangian(angles)

    began = perf_counter()
    method = LagrangesMethod(lagrangian, angles)
    method.form_lagranges_equations()
    rates = [angle.diff(TIME) for angle in angles]
    evaluate = sp.lambdify([angles, rates, parameters], [method.mass_matrix, method.forcing], cse=True)
    M, f = evaluate(q, v, (1.0, 1.0, 9.81))
    acceleration = np.linalg.solve(M, f)[:, 0]
    return {"seconds": perf_counter() - began, "acceleration": acceleration.tolist()}


def _lagrangian(angles: Sequence[Any]) -> tuple[Any, tuple[Any, ...]]:
    m, length, g = parameters = sp.symbols("m l g", positive=True)
    x = y = T = V = sp.S.Zero
    for angle in angles:
        x, y = x + length * sp.sin(angle), y - length * sp.cos(angle)
        T += m * (x.diff(TIME) ** 2 + y.diff(TIME) ** 2) / 2
        V += m * g * y
    return T - V, parameters
