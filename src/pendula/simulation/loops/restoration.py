"""Back to where a state must lie: onto the constraints and to unit length, at the end of a step.

Blocks of coordinates that keep unit length (quaternions) are divided by their length. Positions move by
δq = N δ with A δ = −c and the smallest ½ δᵀMδ, again and again until nothing is missing, every time with
unit length, since c is that of rotations only then; then velocities by
δv with A δv = b − A v. Of all changes that restore the constraints these are the smallest in the metric of
the kinetic energy (Hairer & Wanner II, §VII.2, "projection methods"; Eich 1993).
"""

from functools import partial

import numpy as np

from pendula.compiler.intrinsics import call
from pendula.compiler.loops import compiled
from pendula.model import Model
from pendula.records import Doubles, Integers, Record, record
from pendula.simulation.energy_ledger import place_of_stabilisation
from pendula.simulation.loops.numbers import larger

# Newton's method converges quadratically, but only by halves in a singular configuration.
MOST_ITERATIONS = 12
# A last change this large, next to the state: the constraints were not met; this large: it leads away.
_FAR, _AWAY = 1e-4, 0.5
# Singular configurations are passed in fewer steps than these; constraints that are missed for longer cannot
# be kept.
MOST_MISSED = 20
NEARLY = 1e-8  # after a change this small nothing is left to do


@record
class Restoration(Record):
    """What ``restore`` reads, and the largest deviation from unit length that it has removed."""

    nq: int
    nv: int
    # Kernels of both corrections, 0 where there are no constraints, and of the energy, 0 without a ledger.
    positions: int
    velocities: int
    energy: int
    # Of a ledger: the place in y of what restoring does to the energy, and the place in p of its scale.
    work: int
    scale: int
    # States side by side, in lanes that keep no ledger; unit blocks, (first, length) each.
    width: int
    block_count: int
    blocks: Integers
    drift: float
    # Steps in a row after which positions could not be brought back; coordinates that turn, whose changes are
    # next to 1, not to the largest coordinate, or the size that these had at the start.
    missed: int
    turning: Integers
    length: float


def restoration_of(
    model: Model, length: float, *, project: bool, width: int = 0, own_parameters: bool = False
) -> Restoration | None:
    """What brings the states of a model back; None where nothing does.

    ``length`` is the size of its coordinates at the start. ``project`` asks for constraints too; a ``width``
    is that of SIMD lanes, which share inputs, and parameters unless those are their own.
    """
    layout, kernel = model.layout, model.compilation.kernel
    if not project and not layout.unit:
        return None
    if width:
        lanes = model.compilation.lanes
        kernel = partial(lanes, shared_inputs=True, width=width, own_parameters=own_parameters)
    place = place_of_stabilisation(model)
    made = Restoration(nq=layout.nq, nv=layout.nv, work=place, scale=len(model.values) - 1)
    made.width, made.block_count, made.length = max(width, 1), len(layout.unit), length
    turning = np.array(model.card.turning, dtype=np.int64)
    made.point(
        blocks=np.array(layout.unit, dtype=np.int64).reshape(-1), turning=np.repeat(turning, made.width)
    )
    if project:
        made.positions = kernel("position_correction").address if model.card.holonomic else 0
        made.velocities = kernel("velocity_correction").address
        made.energy = kernel("energy").address if place >= 0 else 0
    return made


@compiled
def normalise(r: Restoration, y: Doubles) -> float:
    """Unit blocks divided by their length; the largest deviation."""
    width, blocks, drift = r.width, r.blocks, 0.0
    for k in range(r.block_count):
        first, length = blocks[2 * k], blocks[2 * k + 1]
        for lane in range(width):
            square = 0.0
            for i in range(first, first + length):
                square += y[i * width + lane] * y[i * width + lane]
            size = square**0.5
            if size > 0.0:
                drift = max(drift, abs(size - 1.0))
                for i in range(first, first + length):
                    y[i * width + lane] /= size
    return drift


@compiled
def _move(r: Restoration, count: int, y: Doubles, changes: Doubles) -> float:
    """Move coordinates; the largest change, next to the size of the coordinates."""
    length, size, angle = 0.0, r.length, 0.0
    for i in range(count):
        y[i] += changes[i]
        if r.turning[i] != 0:
            angle = larger(abs(changes[i]), angle)
        else:
            length, size = larger(abs(changes[i]), length), max(size, abs(y[i]))
    return larger(angle, length / size if size > 0.0 else 0.0)


@compiled
def restore(r: Restoration, t: float, y: Doubles, u: Doubles, p: Doubles, spare: Doubles) -> None:
    """Bring a state back."""
    nq, nv, before = r.nq * r.width, r.nv * r.width, 0.0
    r.drift = max(r.drift, normalise(r, y))
    if r.velocities == 0:
        return
    if r.energy != 0:
        # Jacobi's integral: what prescribed motion carries beside it is counted there.
        call(r.energy, t, y, u, p, spare)
        before = spare[2]
    largest = 0.0
    for _ in range(MOST_ITERATIONS if r.positions != 0 else 0):
        call(r.positions, t, y, u, p, spare)
        largest = _move(r, nq, y, spare)
        normalise(r, y)
        if not (largest > NEARLY):
            break
    r.missed = r.missed + (1 if largest < _AWAY else MOST_MISSED) if not (largest <= _FAR) else 0
    call(r.velocities, t, y, u, p, spare)
    for i in range(nv):
        y[nq + i] += spare[i]
    if r.energy != 0:
        call(r.energy, t, y, u, p, spare)
        y[r.work] += p[r.scale] * (spare[2] - before)
