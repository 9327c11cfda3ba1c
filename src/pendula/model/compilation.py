"""A description with its kernels, each traced and compiled when it is first asked for."""

from functools import cached_property
from threading import RLock
from typing import TYPE_CHECKING, Any

import numpy as np

from pendula.compiler import Kernel, LaneKernel, compiled, compiled_lanes
from pendula.compiler.lanes import INPUTS, PARAMETERS, TIME
from pendula.compiler.series.kernel import Series, compiled_series
from pendula.compiler.store import cached
from pendula.errors import PendulaError
from pendula.model.card import Card

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from pendula.compiler.program import Program
    from pendula.compiler.series.assembly import SeriesProgram
    from pendula.description import Description, Point
    from pendula.dynamics.contract import Dynamics
    from pendula.dynamics.functions import Stages


# Functions of mechanics, which a system without coordinates does not have.
MECHANICAL = {
    "solution": "accelerations",
    "mass_matrix": "mass matrix",
    "coriolis_matrix": "Coriolis matrix",
    "gravity": "gravity",
    "force": "generalised forces",
    "inverse_dynamics": "inverse dynamics",
    "energy": "energy",
    "constraints": "constraints",
    "constraint_acceleration": "constraints",
    "constraint_jacobian": "constraints",
    "powers": "powers",
    "position_correction": "constraints",
    "velocity_correction": "constraints",
    "carried": "energy",
    "point_jacobians": "coordinates",
}

SPARSE = ("slopes", "canonical_slopes")  # matrices of which only entries are put out that can differ from 0


class Compilation:
    """What models of one description share: sizes, and kernels by name. Safe to use from several threads."""

    def __init__(self, card: Card, describe: "Callable[[], Description]") -> None:
        self.card, self._describe = card, describe
        n, m = len(card.coordinates), len(card.constraints)
        ny = len(card.entries)
        self.sizes = {
            "rate": ny,
            "state_rates": ny - 2 * n,
            "solution": n + m,
            "mass_matrix": n * n,
            "coriolis_matrix": n * n,
            "gravity": n,
            "force": n,
            "inverse_dynamics": n,
            "energy": 2,
            "constraints": card.holonomic + m,
            "constraint_acceleration": m,
            "constraint_jacobian": m * n,
            "powers": len(card.power_names),
            "carried": 1,
            "positions": card.drawn,
            "point_jacobians": card.drawn * n,
            "position_correction": n,
            "velocity_correction": n,
            "jacobian": ny**2,
            "momenta": n,
            "velocities": n,
            "canonical_rate": ny,
            "canonical_jacobian": ny**2,
        }
        if not n:
            self.sizes = {name: size for name, size in self.sizes.items() if name not in MECHANICAL}
        self._kernels: dict[str, Kernel] = {}
        self._lanes: dict[tuple[str, frozenset[int], int | None], LaneKernel] = {}
        self._points: dict[str, tuple[Point, bool]] = {}
        self._ledgers: dict[tuple[str, ...], Compilation] = {}
        self._fed_back: Compilation | None = None
        self._lock = RLock()

    @cached_property
    def description(self) -> "Description":
        """The description, built when something is to be traced."""
        return self._describe()

    @cached_property
    def dynamics(self) -> "Dynamics":
        from pendula.dynamics.tracing import traced

        return traced(self.description)

    @cached_property
    def inseparable(self) -> str:
        """Why kicks and drifts cannot be told apart, "" where they can; kept, to be known without tracing."""
        return cached(f"inseparable\0{self.card.key}", self._inseparable).decode()

    def _inseparable(self) -> bytes:
        from pendula.dynamics.canonical import inseparable

        return inseparable(self.dynamics).encode()

    def kernel(self, name: str) -> Kernel:
        """The kernel of a function of ``pendula.dynamics.functions``, or of a point's."""
        found = self._kernels.get(name)
        if found is not None:
            return found
        with self._lock:
            if name not in self._kernels:
                self._kernels[name] = compiled(*self._source(name))
            return self._kernels[name]

    def lanes(
        self, name: str, *, own_time: bool = False, shared_inputs: bool = False, width: int | None = None
    ) -> LaneKernel:
        """The kernel for several states at once, which share parameters and, unless it is their own, time."""
        shared = {PARAMETERS}
        if not (own_time and (self.card.explicit_time or name in self._points)):
            shared.add(TIME)
        if shared_inputs or not self.card.inputs:
            shared.add(INPUTS)
        which = (name, frozenset(shared), width)
        with self._lock:
            if which not in self._lanes:
                self._lanes[which] = compiled_lanes(*self._source(name), which[1], width)
            return self._lanes[which]

    @cached_property
    def series(self) -> Series:
        """The kernel of the motion's Taylor series, in the form with the fewest convolutions."""
        return compiled_series(self.card.key, self._series_program)

    def _series_program(self) -> "SeriesProgram":
        from pendula.compiler.series.assembly import SeriesProgram, convolutions
        from pendula.dynamics.series import series_forms
        from pendula.dynamics.tracing import kinetic_energies

        forms = series_forms(self.dynamics, kinetic_energies(self.description, self.dynamics))
        programs = [SeriesProgram(f.rates, f.matrix, f.leading, f.conjugate) for f in forms]
        return min(programs, key=convolutions) if len(programs) > 1 else programs[0]

    def with_works(self, jumps: tuple[str, ...]) -> "Compilation":
        """The compilation of the same system with its energy ledger (``ledger.py``)."""
        from pendula.model.ledger import LedgerCompilation

        with self._lock:
            if jumps not in self._ledgers:
                self._ledgers[jumps] = LedgerCompilation(self, jumps)
            return self._ledgers[jumps]

    def with_feedback(self) -> "Compilation":
        """The compilation of the same system with Baumgarte's feedback (``stabilised.py``)."""
        from pendula.model.stabilised import StabilisedCompilation

        with self._lock:
            if self._fed_back is None:
                self._fed_back = StabilisedCompilation(self)
            return self._fed_back

    def point_function(self, point: "Point", jacobian: bool) -> str:
        """The name under which a point's position or Jacobian is a function like any other."""
        from pendula.description.fingerprint import point_fingerprint
        from pendula.description.symbols import State

        if found := sorted(str(s) for s in point.position.free_symbols if isinstance(s, State)):
            raise PendulaError(f"The point depends on the state '{found[0]}', not on coordinates alone.")
        name = f"{'jacobian' if jacobian else 'position'} {point_fingerprint(point)}"
        self._points[name] = (point, jacobian)
        self.sizes[name] = point.dimension * (len(self.card.coordinates) if jacobian else 1)
        return name

    def expressions(self, given: "Sequence[Any]") -> Kernel:
        """The kernel that computes expressions of the system's symbols, one number each."""
        from pendula.description.fingerprint import expressions_fingerprint
        from pendula.dynamics.functions import expression_stages

        known = self.description.settled(given)
        name = f"expressions {expressions_fingerprint(known)}"
        with self._lock:
            if name not in self._kernels:
                self._kernels[name] = compiled(
                    f"{self.card.key}\0{name}", name, len(known),
                    lambda: _program(expression_stages(self.dynamics, self.description, known)),
                )  # fmt: skip
            return self._kernels[name]

    def require(self, name: str) -> None:
        """Refuse a function that a system without coordinates does not have."""
        if name not in self.sizes:
            raise PendulaError(
                f"{self.card.name} has no {MECHANICAL.get(name, name)}: it is a plain differential equation, "
                "given by the rates of its states; model.rate(y, u, t) computes them."
            )

    def pattern(self, name: str) -> tuple[np.ndarray, np.ndarray]:
        """Rows and columns of the entries that one of the sparse functions puts out."""
        flat = np.frombuffer(
            cached(f"pattern of {name}\0{self.card.key}", lambda: self._pattern(name)), "<i8"
        )
        return np.divmod(flat, len(self.card.entries))

    def _pattern(self, name: str) -> bytes:
        from pendula.compiler.program import places

        return np.array(places(_program(self._stages(name))), "<i8").tobytes()

    def _source(self, name: str) -> tuple[str, str, int, "Callable[[], Program]"]:
        """What compiles a function: the key of its code, its name, its size, and its program."""
        if name in SPARSE:
            size = len(self.pattern(name)[0])
        else:
            self.require(name)
            size = self.sizes[name]
        return f"{self.card.key}\0{name}", name, size, lambda: _program(self._stages(name))

    def _stages(self, name: str) -> "Stages":
        from pendula.dynamics.functions import point_stages, stages

        if name in self._points:
            return point_stages(self.dynamics, self.description, *self._points[name])
        return stages(self.dynamics, name)


def _program(stages: "Stages") -> "Program":
    from pendula.compiler.program import Program

    return Program(stages.finish, stages.system, stages.leading, stages.damping, stages.sparse)
