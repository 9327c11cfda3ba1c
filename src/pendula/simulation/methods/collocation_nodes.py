"""What a step of Lobatto's collocation works with: coefficients, and rows of eight, one number a node."""

from functools import cache
from threading import Lock

import numpy as np

from pendula.compiler.intrinsics import record_at
from pendula.model import Model
from pendula.numerics.lobatto import DENSE, NODES, collocation
from pendula.records import Doubles, Record, address_of, aligned_zeros, record


@record
class Nodes(Record):
    """Coefficients, and the memory of a run.

    A matrix has a column for the start of the step and one for each node. Of the states, ``rows`` rates are
    turned into states at the nodes: 0 where accelerations depend on positions alone, so that velocities there
    need not be known. Where the rate has ``sharp`` parts, steps are checked between their nodes.
    """

    rows: int
    sharp: int
    # Nodes; weights of the start in velocities and places at the end, and those of the nodes; integrals of
    # the polynomial, once and twice; its Legendre coefficients.
    c: Doubles
    start_weights: Doubles
    weights: Doubles
    end_weights: Doubles
    once: Doubles
    twice: Doubles
    modes: Doubles
    # The same at eight more places, and the polynomial through all.
    extra: Doubles
    extra_once: Doubles
    extra_twice: Doubles
    dense: Doubles
    powers: Doubles
    # What integrals by all seventeen differ by from those by the nine.
    wider_once: Doubles
    wider_twice: Doubles
    # The kernel of the rate at one state; the lane kernel is the workspace's.
    rate: int
    # The length of the last step, 0 if there is none; the iterations of this one, its error next to the
    # tolerance, and the step that would have met the aim.
    last_step: float
    iterations: int
    error: float
    ideal: float
    # At the nodes: instants, inputs, Legendre's polynomials, states, rates and the rates before them, and the
    # states that the start alone leads to.
    times: Doubles
    inputs: Doubles
    legendre: Doubles
    states: Doubles
    rates: Doubles
    other_rates: Doubles
    bases: Doubles
    # Legendre's coefficients of the last step and of this one.
    last_modes: Doubles
    fresh_modes: Doubles
    # What rounding left out of y, and what it leaves out of the step; how much accelerations count; those at
    # the start and at the end of the step.
    lost: Doubles
    losing: Doubles
    importance: Doubles
    first: Doubles
    final: Doubles


nodes_of = record_at(Nodes)
_LOCK = Lock()


@cache
def _coefficients() -> dict[str, np.ndarray]:
    k = collocation()
    parts = {
        "c": k.c, "start_weights": [k.b[0], k.end[0]], "weights": k.b[1:], "end_weights": k.end[1:],
        "once": k.once, "twice": k.twice, "modes": k.modes, "extra": k.extra, "extra_once": k.extra_once,
        "extra_twice": k.extra_twice, "dense": k.dense, "powers": k.powers,
        "wider_once": k.wider_once, "wider_twice": k.wider_twice,
    }  # fmt: skip
    made = {}
    for name, part in parts.items():
        made[name] = aligned_zeros(np.size(part))
        made[name][:] = np.ravel(part)
    return made


def _addresses() -> dict[str, int]:
    """Where the coefficients lie, which are never freed: threads that ask at once get the same."""
    with _LOCK:
        return _find_addresses()


@cache
def _find_addresses() -> dict[str, int]:
    return {name: address_of(part) for name, part in _coefficients().items()}


def prepare_nodes(model: Model) -> Nodes:
    """The record of a run of a model."""
    layout = model.layout
    size, solved = layout.size, layout.size - layout.paired
    only_mechanics = bool(layout.paired) and not layout.nz and not layout.nw and not model.constraints
    positions_alone = only_mechanics and not model.compilation.inseparable
    made = Nodes(rows=0 if positions_alone else solved, sharp=model.compilation.rate_profile.sharp)
    made.rate = model.compilation.kernel("rate").address
    rows = {
        "times": 1, "inputs": len(model.inputs), "legendre": max(NODES + 1, -(-DENSE // NODES)),
        "states": size, "rates": size, "other_rates": size, "bases": size,
        "last_modes": solved, "fresh_modes": solved,
    }  # fmt: skip
    by_state = {"lost": size, "losing": size, "importance": solved, "first": solved, "final": solved}
    lengths = {name: NODES * count for name, count in rows.items()} | by_state
    return made.point(**_addresses()).allot(**lengths)
