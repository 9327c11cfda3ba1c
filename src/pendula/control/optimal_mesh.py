"""How far a trajectory is from the equations of motion between its nodes, and a mesh on which it is nearer.

The polynomials satisfy ẏ = f only at the nodes. The error of an interval is that of Betts (Practical Methods
for Optimal Control, 2nd ed., 2010, chapter 4): the integral of |ẏ − f(t, y, u)| over it, next to the size of
the entry, the largest of all entries. The running cost L counts as the rate of one more entry.
"""

import numpy as np

from pendula.control.optimal_problem import Problem
from pendula.control.optimal_transcription import Graphs, Scales
from pendula.control.trajectory import Pieces
from pendula.model import Model
from pendula.simulation.scales import largest_of_kinds

_POINTS, _WEIGHTS = np.polynomial.legendre.leggauss(5)  # on (−1, 1)
# An error falls at least with this power of an interval's length, unless an input jumps inside.
_POWER = 3.0
_MOST_PARTS = 5
_PART = 0.01  # of the size of its kind, which an entry has at least


def interval_errors(model: Model, graphs: Graphs, pieces: Pieces) -> np.ndarray:
    """The error of every interval."""
    t = _inside(pieces, (1 + _POINTS) / 2)
    y, u = pieces.states_at(t), pieces.inputs_at(t)
    sizes = _state_sizes(model, np.abs(y).max(axis=0), pieces.duration)
    of_motion = _integrals(pieces, np.abs(pieces.rates_at(t) - graphs.rates(t, y, u)) / sizes)
    running = graphs.running_costs(t, y, u)
    whole = float(_integrals(pieces, np.abs(running)).sum()) or 1.0
    of_cost = _integrals(pieces, np.abs(running - _interpolated_costs(graphs, pieces))) / whole
    return np.hstack((of_motion, of_cost)).max(axis=1)


def _inside(pieces: Pieces, places: np.ndarray) -> np.ndarray:
    """Instants at the same fractions of every interval."""
    return (pieces.breaks[:-1, None] + np.diff(pieces.breaks)[:, None] * places).ravel()


def _integrals(pieces: Pieces, values: np.ndarray) -> np.ndarray:
    """Integrals over every interval, a row each, of what is known at its points."""
    rows = values.reshape(len(pieces.starts), len(_POINTS), -1)
    return np.einsum("kpj,p->kj", rows, _WEIGHTS / 2) * np.diff(pieces.breaks)[:, None]


def _interpolated_costs(graphs: Graphs, pieces: Pieces) -> np.ndarray:
    """At the points of every interval, the polynomial through L at its nodes."""
    t = _inside(pieces, pieces.fractions)
    u = pieces.inputs.reshape(len(t), -1)
    at_nodes = graphs.running_costs(t, pieces.states_at(t), u).reshape(len(pieces.starts), -1)
    return (at_nodes @ pieces.weights((1 + _POINTS) / 2).T).ravel()


def refine(mesh: np.ndarray, errors: np.ndarray, tolerance: float) -> np.ndarray:
    """The mesh with every interval whose error is too large divided into equal parts, two to five."""
    parts = np.ceil((errors / tolerance) ** (1 / _POWER)).clip(2, _MOST_PARTS).astype(int)
    parts[errors <= tolerance] = 1
    ends = [np.linspace(a, b, n + 1)[1:] for a, b, n in zip(mesh[:-1], mesh[1:], parts, strict=True)]
    return np.concatenate(([mesh[0]], *ends))


def measure_scales(problem: Problem, graphs: Graphs, guess: Pieces) -> Scales:
    """Sizes of states from start, goal and guess, of inputs from the guess; where these are zero, limits."""
    t = np.linspace(guess.breaks[0], guess.breaks[-1], 101)
    y, u = guess.states_at(t), guess.inputs_at(t)
    of_states, of_inputs = _largest(problem.start[None], problem.goal, y), _largest(u)
    of_states = np.where(of_states > 0, of_states, _largest(problem.states))
    of_inputs = np.where(of_inputs > 0, of_inputs, _largest(problem.inputs))
    of_inputs[of_inputs == 0] = 1.0
    sizes = _state_sizes(problem.model, of_states, guess.duration)
    return Scales(sizes, of_inputs, guess.duration, _cost_size(graphs, t, y, u, of_inputs))


def _state_sizes(model: Model, largest: np.ndarray, duration: float) -> np.ndarray:
    """The sizes of entries by their largest values.

    No entry is smaller than a small part of its kind, else it may be rounding; what is zero has the size 1,
    a velocity that of its coordinate over the whole time.
    """
    layout = model.layout
    sizes = np.maximum(largest, _PART * largest_of_kinds(model.card.kinds, largest))
    q, v, z = layout.split(np.where(sizes > 0, sizes, 1.0))
    floor = q / duration if layout.identity else np.full(layout.nv, q.max(initial=0.0) / duration)
    v = np.where(sizes[layout.v] > 0, np.maximum(v, _PART * floor), floor)
    return layout.join(q, v, z)


def _cost_size(graphs: Graphs, t: np.ndarray, y: np.ndarray, u: np.ndarray, of_inputs: np.ndarray) -> float:
    """The size of the cost along a guess, with its inputs or with inputs of half their size."""
    found = [0.0]
    for inputs in (u, np.broadcast_to(of_inputs / 2, u.shape)):
        running = graphs.running_costs(t, y, inputs)
        found.append(abs(float(np.trapezoid(running, t)) + float(graphs.final(t[-1], y[-1], inputs[-1]))))
    size = max(np.nan_to_num(found, nan=0.0, posinf=0.0))
    return float(size) if size > 0 else 1.0


def _largest(*rows: np.ndarray) -> np.ndarray:
    """The largest finite size in every column."""
    stacked = np.abs(np.vstack(rows))
    return np.max(stacked, axis=0, where=np.isfinite(stacked), initial=0.0)
