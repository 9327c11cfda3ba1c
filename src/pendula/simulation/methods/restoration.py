"""Back to where a state must lie: onto the constraints and to unit length, at the end of a step.

Blocks of coordinates that keep unit length (quaternions) are divided by their length. Positions move by
δq = N δ with A δ = −c and the smallest ½ δᵀMδ, again and again until nothing is missing; then velocities by
δv with A δv = b − A v. Of all changes that restore the constraints these are the smallest in the metric of
the kinetic energy (Hairer & Wanner II, §VII.2, "projection methods"; Eich 1993).
"""

from functools import partial
from typing import Any

import numpy as np

from pendula.compiler import address_of
from pendula.model import Model
from pendula.simulation.ledger import place_of_stabilisation

MOST = 6
NEARLY = 1e-8  # Newton's method converges quadratically: after a change this small nothing is left to do

# What ``restore`` reads: sizes, the addresses of both corrections (0 where there are no constraints) and,
# where a ledger is kept, of the energy, the place in y of what restoring does to it and the place in p of the
# ledger's scale; how many states lie side by side, in lanes that keep no ledger; the unit blocks, (first,
# length) each. What it writes: the largest deviation from unit length that it has removed.
RECORD = np.dtype(
    [
        ("nq", "i8"), ("nv", "i8"), ("positions", "i8"), ("velocities", "i8"), ("energy", "i8"),
        ("work", "i8"), ("scale", "i8"), ("width", "i8"), ("blocks", "i8"), ("block", "i8"), ("drift", "f8"),
    ],
    align=True,
)  # fmt: skip
RESTORE = "i8 f8* f8* f8* f8* f8*"  # what ``restore`` takes
NORMALISE = "i8 f8*"  # what ``normalise`` takes


class Restoration:
    """What brings the states of a model back, for compiled loops; ``address`` is 0 where nothing does."""

    def __init__(self, model: Model, *, project: bool, width: int = 0) -> None:
        """``project`` asks for constraints too; a ``width`` is that of SIMD lanes, which share inputs."""
        self.projects, self.address, self._record = project, 0, None
        layout, kernel = model.layout, model.compilation.kernel
        if not project and not layout.unit:
            return
        if width:
            kernel = partial(model.compilation.lanes, shared_inputs=True, width=width)
        self._blocks = np.array(layout.unit, dtype=np.int64).reshape(-1)
        self._record = record = np.zeros(1, RECORD)
        record["nq"], record["nv"], record["width"] = layout.nq, layout.nv, max(width, 1)
        record["blocks"], record["block"] = len(layout.unit), address_of(self._blocks)
        record["work"] = place = place_of_stabilisation(model)
        record["scale"] = len(model.values) - 1
        if project:
            record["positions"] = kernel("position_correction").address if model.card.holonomic else 0
            record["velocities"] = kernel("velocity_correction").address
            record["energy"] = kernel("energy").address if place >= 0 else 0
        self.address = address_of(record)

    @property
    def drift(self) -> float:
        """The largest deviation from unit length that was removed so far."""
        return 0.0 if self._record is None else float(self._record["drift"][0])


def normalisation() -> Any:
    """``normalise(address, y)``: unit blocks divided by their length; the largest deviation."""
    from pendula.compiler.loops import integers, record_at

    record_of, whole_numbers = record_at(RECORD), integers()

    def normalise(address, y):
        record = record_of(address)
        width, block, drift = record.width, whole_numbers(record.block), 0.0
        for k in range(record.blocks):
            first, length = block[2 * k], block[2 * k + 1]
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

    return normalise


def restoration(call: Any) -> Any:
    """``restore(address, t, y, u, p, spare)`` with the address of a ``RECORD``."""
    from pendula.compiler.loops import compile_function as called
    from pendula.compiler.loops import record_at

    record_of, normalise = record_at(RECORD), called(normalisation(), "f8", NORMALISE)

    def restore(address, t, y, u, p, spare):
        record = record_of(address)
        nq, nv, before = record.nq * record.width, record.nv * record.width, 0.0
        record.drift = max(record.drift, normalise(address, y))
        if record.velocities == 0:
            return
        if record.energy != 0:
            call(record.energy, t, y, u, p, p, spare)
            before = spare[0] + spare[1]
        for _ in range(MOST if record.positions != 0 else 0):
            call(record.positions, t, y, u, p, p, spare)
            largest = 0.0
            for i in range(nq):
                y[i] += spare[i]
                largest = max(largest, abs(spare[i]) / (1.0 + abs(y[i])))
            if not (largest > NEARLY):
                break
        normalise(address, y)
        call(record.velocities, t, y, u, p, p, spare)
        for i in range(nv):
            y[nq + i] += spare[i]
        if record.energy != 0:
            call(record.energy, t, y, u, p, p, spare)
            y[record.work] += p[record.scale] * (spare[0] + spare[1] - before)

    return restore
