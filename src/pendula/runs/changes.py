"""Instants at which powers jump: events that changed the state, and inputs that changed in between."""

from dataclasses import dataclass

import numpy as np

from pendula.model import Model
from pendula.model.ledger import EVENTS
from pendula.runs.interpolation import TOO_SPARSE, interpolate, samples_of, stretches_around
from pendula.runs.run import Run

Rows = tuple[np.ndarray, np.ndarray, np.ndarray]  # t, y and u, a row an instant


@dataclass(frozen=True, eq=False)
class Series:
    """Powers over instants, with two rows wherever they jump; ``own`` are the rows of the run's samples."""

    t: np.ndarray
    powers: dict[str, np.ndarray]
    own: np.ndarray


def with_changes(run: Run, count: int) -> Series:
    """The powers of the first so many samples, and on both sides of every change that is known."""
    t, powers = run.t[:count], {name: power[:count] for name, power in run.powers.items()}
    plain = Series(t, powers, np.arange(count))
    if run.model is None or not powers or count < 2:
        return plain
    rows = [part for part in (_around_inputs(run, count), _around_events(run, count)) if len(part[0])]
    if not rows:
        return plain
    at, y, u = (np.concatenate(parts) for parts in zip(*rows, strict=True))
    added = _powers(run.model, at, y, u)
    # A sample at such an instant shows one side only: its place is taken by both.
    kept = np.flatnonzero(~np.isin(t, at))
    every = np.concatenate([t[kept], at])
    order = np.argsort(every, kind="stable")
    every = every[order]
    series = {name: np.concatenate([powers[name][kept], added[:, i]])[order] for i, name in enumerate(powers)}
    return Series(every, series, np.searchsorted(every, t))


def jumps_of_energy(run: Run, count: int) -> np.ndarray | None:
    """What events did to the energy up to every sample, J; None where none changed the state."""
    changed = [event for event in run.events if not np.array_equal(event.before, event.after)]
    if not changed:
        return None
    t, total = run.t[:count], run.energy.total[:count]
    if run.ledger is not None and EVENTS in run.ledger:
        return run.ledger[EVENTS][:count] - run.ledger[EVENTS][0]
    if run.model is None:
        # Both states of a jump are kept, unless samples are at times that were asked for.
        twice = np.append(False, np.diff(t) == 0) & np.isin(t, [event.t for event in changed])
        return np.cumsum(np.where(twice, np.append(0.0, np.diff(total)), 0.0))
    work = np.zeros(count)
    nothing = np.zeros((2, len(run.inputs)))
    for event in changed:
        both = np.stack([event.before, event.after])
        energies = run.model.evaluate("energy", np.full((2, 1), event.t), both, nothing)[:, :2].sum(axis=1)
        at = np.flatnonzero(t == event.t)
        over = at[-1:] if len(at) > 1 else at[(run.y[at] == event.after).all(axis=1)]
        work[t > event.t] += energies[1] - energies[0]
        work[over] += energies[1] - energies[0]
    return work


def _around_inputs(run: Run, count: int) -> Rows:
    """States at instants at which inputs changed, with the inputs before and after; both or none."""
    samples = samples_of(run)[:count]
    instants = np.unique(np.concatenate([given.t for given in run.given] or [np.empty(0)]))
    instants = instants[(instants > samples.t[0]) & (instants <= samples.t[-1])]
    instants = instants[~np.isin(instants, [event.t for event in run.events])]
    if len(instants) and run.model.layout.nq:
        between = ~np.isin(instants, samples.t)
        gap = stretches_around(samples, run.model, instants).gap(run.model).max(axis=1)
        instants = instants[~between | (gap <= TOO_SPARSE)]
    if not len(instants):
        return np.empty(0), np.empty((0, run.y.shape[1])), np.empty((0, len(run.inputs)))
    found = interpolate(samples, run.model, instants)
    before, after = found.u.copy(), found.u.copy()
    for given in run.given:
        columns = [run.inputs.index(name) for name in given.inputs]
        if given.held:
            before[:, columns] = given.values[np.searchsorted(given.t, instants, side="left").clip(1) - 1]
            after[:, columns] = given.values[np.searchsorted(given.t, instants, side="right").clip(1) - 1]
        else:
            values = np.column_stack([np.interp(instants, given.t, column) for column in given.values.T])
            before[:, columns] = after[:, columns] = values
    twice = np.repeat(np.arange(len(instants)), 2)
    u = np.stack([before, after], axis=1).reshape(-1, len(run.inputs))
    return instants[twice], found.y[twice], u


def _around_events(run: Run, count: int) -> Rows:
    """The states before and after every event that changed it, with the inputs of the sample before it."""
    last = run.t[count - 1]
    changed = [e for e in run.events if e.t <= last and not np.array_equal(e.before, e.after)]
    near = [max(int(np.searchsorted(run.t, e.t, side="left")) - 1, 0) for e in changed]
    t = np.repeat(np.array([e.t for e in changed], dtype=float), 2)
    y = np.array([state for e in changed for state in (e.before, e.after)]).reshape(-1, run.y.shape[1])
    return t, y, np.repeat(run.u[near], 2, axis=0)


def _powers(model: Model, t: np.ndarray, y: np.ndarray, u: np.ndarray) -> np.ndarray:
    at, y, u = (np.ascontiguousarray(part) for part in (t[:, None], y, u))
    return model.evaluate("powers", at, y, u, model.evaluate("solution", at, y, u))
