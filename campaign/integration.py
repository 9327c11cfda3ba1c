"""Truths by closed forms, and by SciPy's DOP853 or Radau on rates that were written by hand.

Neither shares anything with pendula's integrators. An integration is made twice, with two tolerances; how
errors grow is seen from copies of the motion that are shifted a little at the start and on the way.
"""

from collections.abc import Callable, Sequence

import numpy as np
from scipy.integrate import solve_ivp

from campaign.case import Array, Truth

SHIFT = 1e-9  # of the size of an entry: far above rounding, far below any bend
PARTS = 3  # at so many instants the motion is known, and copies are shifted
FINE, COARSE = 1e-12, 1e-10

Rate = Callable[[float, Array], Array]


def integrate(
    rate: Rate,
    start: Sequence[float] | Array,
    until: float,
    longest: float,
    method: str = "DOP853",
    positions: int | None = None,
) -> Truth:
    """The truth by two integrations with steps no longer than ``longest``.

    ``rate`` takes states in the rows of an array, of any number of copies of the motion in its columns, and
    gives their rates. ``positions`` is the number of coordinates, half of the entries if not given.
    """
    begin = np.asarray(start, dtype=float)
    count = len(begin) // 2 if positions is None else positions
    times = until * np.arange(1, PARTS + 1) / PARTS
    with np.errstate(all="ignore"):
        path, rough = _advance(rate, begin[:, None], times, longest, method, COARSE, np.abs(begin).max() + 1)
        size = block_size(path, count)
        states, copies = _advance_copies(rate, begin, times, longest, method, size)
    error = float((np.abs(states - rough) / size).max())
    growth = float((np.abs(copies - states[-1:].T) / size[:, None]).max()) / SHIFT
    return Truth(times, states, size, max(error, FINE), max(growth, 1.0))


def closed(
    solution: Callable[[Array, float], Array],
    start: Sequence[float] | Array,
    until: float,
    positions: int | None = None,
) -> Truth:
    """The truth by a closed form ``solution(start, t)``; errors grow as those of shifted starts."""
    begin = np.asarray(start, dtype=float)
    count = len(begin) // 2 if positions is None else positions
    times = until * np.arange(1, PARTS + 1) / PARTS
    path = np.array([solution(begin, t) for t in np.linspace(0, until, 101)])
    states = np.array([solution(begin, t) for t in times])
    size = block_size(path.T, count)
    shifted = [solution(begin + SHIFT * size * signs, until) for signs in _patterns(len(begin))]
    growth = max(float((np.abs(end - states[-1]) / size).max()) for end in shifted) / SHIFT
    return Truth(times, states, size, FINE, max(growth, 1.0))


def block_size(path: Array, positions: int) -> Array:
    """The largest value along the path (a row an entry), of all positions and of all other entries."""
    largest = np.abs(path).max(axis=1)
    size = np.empty_like(largest)
    for block in (slice(positions), slice(positions, None)):
        if len(largest[block]):
            size[block] = largest[block].max()
    return size


def _advance(
    rate: Rate, y: Array, times: Array, longest: float, method: str, rtol: float, size: float | Array
) -> tuple[Array, Array]:
    """One motion: its path at all steps, and its states at the given times."""
    at, path, states = 0.0, [y], []
    for t in times:
        y, steps = _solve(rate, y, (at, t), longest, method, rtol, rtol * np.broadcast_to(size, y.shape))
        path.append(steps)
        states.append(y[:, 0])
        at = t
    return np.concatenate(path, axis=1), np.array(states)


def _advance_copies(
    rate: Rate, start: Array, times: Array, longest: float, method: str, size: Array
) -> tuple[Array, Array]:
    """The states of the motion, and the last ones of copies, two of which are shifted at each instant."""
    at, y, states = 0.0, start[:, None], []
    for t in times:
        shifts = SHIFT * size[:, None] * _patterns(len(start)).T
        y = np.concatenate([y, y[:, :1] + shifts], axis=1)
        allowed = FINE * np.broadcast_to(size[:, None], y.shape)
        y, _ = _solve(rate, y, (at, t), longest, method, FINE, allowed)
        states.append(y[:, 0])
        at = t
    return np.array(states), y[:, 1:]


def _solve(
    rate: Rate, y: Array, span: tuple[float, float], longest: float, method: str, rtol: float, atol: Array
) -> tuple[Array, Array]:
    """The states at the end of the span, and those of the first copy at all steps."""
    shape = y.shape

    def flat(t: float, values: Array) -> Array:
        return rate(t, values.reshape(shape)).ravel()

    found = solve_ivp(
        flat, span, y.ravel(), method, max_step=longest, rtol=max(rtol, 2.3e-14), atol=atol.ravel()
    )
    if not found.success:
        raise ArithmeticError(f"No truth was found: {found.message}")
    return found.y[:, -1].reshape(shape), found.y.reshape(*shape, -1)[:, 0]


def _patterns(entries: int) -> Array:
    """Two directions of shifts: all entries up, and every other one down."""
    return np.array([np.ones(entries), (-1.0) ** np.arange(entries)])
