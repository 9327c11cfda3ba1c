"""A model whose bodies push each other by springs: its rate is that without contact, and their forces."""

import ctypes
from functools import cached_property
from typing import Any

import numpy as np

from pendula.compiler import Kernel
from pendula.compiler.loops import code_address, native
from pendula.contact.free_bodies import FreeBodies
from pendula.contact.loops.penalty import Springs, find_contact_rate, find_contact_slopes, find_forces
from pendula.contact.penalty import LAWS, Penalty
from pendula.contact.world import World
from pendula.description.mechanisms.surroundings import Pairs
from pendula.errors import SimulationError
from pendula.model import Model
from pendula.model.compilation import Compilation

WORKS = ("contact damping", "contact friction")
_INSTANT = 1e-9  # s: contacts are those of a state, whatever its velocities
_ROOM = 24  # contacts for each shape


class PenaltyContact:
    """The springs between the bodies of a mechanism.

    Args:
        bodies: what moves and what does not.
        pairs: what pairs of bodies have together.
        penalty: stiffness, damping and law.
    """

    def __init__(self, bodies: FreeBodies, pairs: Pairs, penalty: Penalty) -> None:
        self.penalty = penalty
        self.world = World(bodies, pairs, _INSTANT, "pgs", 1.0)
        w = self.world.workspace
        if w.turning:
            raise SimulationError(
                "Springs know no rolling or spinning friction of materials; contact='stepping' does."
            )
        room = _ROOM * (len(w.target("owners")) + 4)
        self.world.make_room(room, room)  # a rate cannot ask for more on the way
        w.target("restitutions")[:] = penalty.damping_for(w.target("restitutions"))
        self.springs = Springs(law=LAWS[penalty.law], stiffness=penalty.stiffness, works=-1)
        self.springs.damping = -1.0 if penalty.damping is None else penalty.damping
        self.springs.point(world=w, centers=np.ascontiguousarray(bodies.centers))

    def add_to(self, model: Model) -> Model:
        """The model with contact; where its ledger has entries for the works of contact, it keeps them."""
        made, layout = self.springs, model.layout
        made.velocities, made.size, made.moving = layout.nq, layout.size, layout.moving.stop
        named = [entry.removeprefix("work of ") for entry in model.card.entries]
        made.works = named.index(WORKS[0]) if WORKS[0] in named else -1
        made.scale = len(model.values) - 1
        made.point(**{name: np.zeros(layout.size) for name in ("beside", "rate", "other")})
        made.plain = model.compilation.kernel("rate").address
        return Model(_ContactCompilation(model.compilation, made), model.values)

    def find_at(self, y: np.ndarray) -> np.ndarray:
        """Contacts at a state, with their forces in the place of impulses."""
        native(find_forces)(self.springs.address, y.ctypes.data)
        return self.world.rows


class _ContactCompilation(Compilation):
    """The kernels of a model, but for those of the rate and its slopes."""

    def __init__(self, plain: Compilation, springs: Springs) -> None:
        super().__init__(plain.card, lambda: plain.description, plain=plain, differs=lambda function: False)
        size = plain.card.layout.size
        self._with_contact = {
            "rate": _make_kernel("rate", size, find_contact_rate, springs),
            "jacobian": _make_kernel("jacobian", size * size, find_contact_slopes, springs),
        }

    def kernel(self, name: str) -> Kernel:
        return self._with_contact.get(name) or super().kernel(name)

    def entries(self, name: str) -> np.ndarray:
        own = self._with_contact.get(name)
        return super().entries(name) if own is None else np.arange(own.size)

    def lanes(self, name: str, **options: Any) -> Any:
        raise _no_formula("lobatto16")

    @cached_property
    def series(self) -> Any:
        raise _no_formula("taylor")


def _no_formula(method: str) -> SimulationError:
    return SimulationError(
        f"contact='penalty' has forces that are no formulas, which '{method}' needs; use dopri5, dop853, "
        "verner98, radau5, or a fixed step with rk4."
    )


class _Entry:
    """The address of a compiled function with its record, as kernels have it (``compiler/entry.py``)."""

    def __init__(self, code: int, record: Springs) -> None:
        self._kept, self.workspace = record, record.address
        self._record = (ctypes.c_int64 * 2)(code, self.workspace)
        self.address = ctypes.addressof(self._record)


def _make_kernel(name: str, size: int, function: Any, record: Springs) -> Kernel:
    """A compiled function of (t, y, u, p, x, out, record) as a kernel."""

    def batch(count: int, *given: int) -> None:
        """Addresses and strides of five arguments and the result, and the address of the record."""
        for i in range(count):
            places = [given[k] + 8 * i * given[k + 1] for k in range(0, 12, 2)]
            native(function)(*places, given[12])

    entry: Any = _Entry(code_address(function), record)
    return Kernel(name, size, entry, batch)
