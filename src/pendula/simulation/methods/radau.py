"""Radau IIA of order 5 as a family of adaptive methods: for stiff systems.

The stage equations are solved by Newton's iteration with the exact Jacobian (``radau_stages.py``).
"""

from functools import cache

import numpy as np

from pendula.compiler.intrinsics import at, call
from pendula.compiler.loops import compiled
from pendula.model import Model
from pendula.numerics.lu import room_for, stride_of
from pendula.numerics.radau import C, collocation, decouple, error_weights
from pendula.records import Doubles
from pendula.simulation.loops.control import StepControl
from pendula.simulation.loops.rates import evaluate_rate
from pendula.simulation.loops.restoration import restore
from pendula.simulation.loops.workspace import Workspace
from pendula.simulation.methods.family import Adaptive, Family, Preparation
from pendula.simulation.methods.newton_structure import band
from pendula.simulation.methods.radau_stages import (
    MOST_ITERATIONS,
    Radau,
    estimate_error,
    factorise_matrices,
    predict_stages,
    radau_of,
    solve_stages,
)

_UNSOLVED = 1e30  # instead of an error, where the stages were not found


@compiled
def _begin(w: Workspace, c: StepControl) -> None:
    m = radau_of(w.own)
    evaluate_rate(w, w.time, w.y, m.f0)
    call(m.jacobian, w.time, w.y, w.u, w.p, m.J)
    m.factored, m.last_step, m.current = 0.0, 0.0, 1


@compiled
def _attempt(w: Workspace, c: StepControl) -> float:
    m, size, y, new = radau_of(w.own), w.size, w.y, w.new
    if abs(m.factored - w.h) > 1e-6 * w.h:
        factorise_matrices(m, w.h)
    predict_stages(w, m)
    if solve_stages(w, c, m) == 0:
        # A Jacobian of an earlier state may be to blame: this state's, and a shorter step.
        if m.current == 0:
            call(m.jacobian, w.time, y, w.u, w.p, m.J)
            m.current = 1
        m.factored = 0.0
        return _UNSOLVED
    for j in range(size):
        new[j] = y[j] + m.z[2 * size + j]
        m.delta[j] = m.f0[j]
    if w.restores != 0:
        restore(w.restoration, w.reached, new, w.u, w.p, m.stage)
    error = estimate_error(w, c, m)
    if error > 1.0 and (m.last_step == 0.0 or c.repeated != 0):
        # The estimate of a stiff start is too large; filtered once more, it is not (eq. 8.20).
        for j in range(size):
            m.stage[j] = y[j] + m.delta[j]
        evaluate_rate(w, w.time, m.stage, m.delta)
        error = estimate_error(w, c, m)
    return error


@compiled
def _write_polynomial(m: Radau, size: int, rows: Doubles) -> None:
    """The collocation polynomial in θ, θ² and θ³, from the start of the step."""
    for d in range(3):
        for j in range(size):
            rows[d * size + j] = 0.0
            for k in range(3):
                rows[d * size + j] += m.collocation[3 * d + k] * m.z[k * size + j]


@compiled
def _accept(w: Workspace, c: StepControl) -> None:
    m, size = radau_of(w.own), w.size
    _write_polynomial(m, size, m.last)
    for j in range(size):
        w.y[j] = w.new[j]
    evaluate_rate(w, w.reached, w.y, m.f0)
    m.last_step, m.current = w.h, 0
    if m.convergence > 1e-3 or m.iterations > 3:
        call(m.jacobian, w.reached, w.y, w.u, w.p, m.J)
        m.current, m.factored = 1, 0.0


@compiled
def _interpolate(w: Workspace, c: StepControl) -> None:
    size, rows = w.size, w.polynomial
    for j in range(size):
        rows[j] = w.y[j]
    _write_polynomial(radau_of(w.own), size, at(rows, size))


@compiled
def _propose(w: Workspace, c: StepControl, error: float) -> float:
    # Few iterations earn a longer step; the error of the step before, where it foretells a worse one, a
    # shorter (Gustafsson; Hairer & Wanner II, eq. 8.25). Small changes are not worth a factorisation.
    m, h = radau_of(w.own), w.h
    if error == _UNSOLVED:
        return 0.3 * h
    most = 2.0 * MOST_ITERATIONS + 1.0
    safety = 0.9 * most / (2.0 * MOST_ITERATIONS + m.iterations)
    growth = min(8.0, safety * max(error, 1e-10) ** -0.25)
    if not (error <= 1.0):
        return h * max(0.1, growth)
    foretold = safety * (c.last_error / max(error, 1e-10)) ** 0.25 * max(error, 1e-10) ** -0.25
    growth = max(0.2, min(growth, foretold))
    if c.repeated != 0:
        growth = min(growth, 1.0)
    return h if 1.0 <= growth <= 1.2 and m.factored > 0.0 else h * growth


RADAU = Family(_begin, _attempt, _accept, _interpolate, _propose)


@cache
def _coefficients() -> tuple[dict[str, float], dict[str, np.ndarray]]:
    """Eigenvalues, and everything else row by row."""
    transformation, gamma, alpha, beta = decouple()
    arrays = {
        "transformation": transformation,
        "inverse": np.linalg.inv(transformation),
        "error_weights": error_weights(),
        "nodes": C,
        "collocation": collocation(),
    }
    eigenvalues = {"gamma": float(gamma), "alpha": float(alpha), "beta": float(beta)}
    rows = {name: np.array(part, dtype=float).ravel() for name, part in arrays.items()}
    for part in rows.values():
        part.flags.writeable = False  # all runs share them
    return eigenvalues, rows


def _prepare(model: Model, tolerance: float) -> Preparation:
    layout, kernel = model.layout, model.compilation.kernel
    eigenvalues, coefficients = _coefficients()
    size, n = layout.size, layout.moving.stop - layout.paired
    own = Radau(solved=n, jacobian=kernel("jacobian").address, **eigenvalues)
    # As little as rounding allows where many steps add up what is left (Hairer & Wanner II, eq. 8.12).
    own.left = max(10 * np.finfo(float).eps / tolerance, min(0.03, np.sqrt(tolerance)))
    rows, columns = model.compilation.pattern("jacobian")
    _set_structure(own, rows, columns, layout.paired)
    own.point(
        **coefficients, f0=np.zeros(size), J=np.zeros(len(rows)), real=np.zeros(room_for(n, own.stride)),
        both=np.zeros(room_for(2 * n, own.stride2)), pivots=np.zeros(n), pivots2=np.zeros(2 * n),
        z=np.zeros(3 * size), w=np.zeros(3 * size), delta=np.zeros(3 * size), last=np.zeros(3 * size),
        stage=np.zeros(max(size, 2)), rate=np.zeros(size), spare=np.zeros(2 * n),
    )  # fmt: skip
    return Preparation(kernel("rate").address, own, degree=3, error_order=3, tolerance=tolerance)


def _set_structure(own: Radau, rows: np.ndarray, columns: np.ndarray, nq: int) -> None:
    """The entries of J that count: those of states that are solved for, and those of works.

    A coordinate stands where its velocity does. Entries go column by column: sums into different rows need
    not wait for each other. No rate depends on works; kernels of long slopes give their zeros.
    """
    n, entry = own.solved, np.lexsort((rows, columns))
    entry = entry[columns[entry] < nq + n]
    rows, columns = rows[entry], columns[entry]
    solved = (rows >= nq) & (rows < nq + n)
    i, j = rows[solved] - nq, np.where(columns[solved] < nq, columns[solved], columns[solved] - nq)
    found = band(n, i, j)
    through = columns[solved] < nq
    kinds = {
        "direct": np.column_stack((entry[solved], found.place[i], found.place[j]))[~through],
        "through": np.column_stack((entry[solved], found.place[i], columns[solved]))[through],
        "working": np.column_stack((entry, rows, columns))[rows >= nq + n],
    }
    for name, triples in kinds.items():
        setattr(own, f"{name}_count", len(triples))
        own.point(**{name: np.ascontiguousarray(triples, dtype=np.int64).ravel()})
    own.point(place=np.array(found.place, dtype=np.int64))
    own.below, own.above = found.below, found.above
    own.stride = stride_of(n, found.below, found.above)
    own.stride2 = stride_of(2 * n, 2 * found.below + 1, 2 * found.above + 1)


ALL = (Adaptive("radau5", 5, RADAU, _prepare, "Radau IIA of order 5: for stiff systems"),)
