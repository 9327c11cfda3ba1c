"""A description with its kernels, each traced and compiled when it is first asked for."""

from functools import cached_property
from threading import RLock
from typing import TYPE_CHECKING

from pendula.compiler import Kernel, LaneKernel, compiled, compiled_lanes
from pendula.compiler.lanes import INPUTS, PARAMETERS, TIME
from pendula.model.card import Card

if TYPE_CHECKING:
    from collections.abc import Callable

    from pendula.compiler.program import Program
    from pendula.description import Lagrangian, Point
    from pendula.dynamics.contract import Dynamics
    from pendula.dynamics.functions import Stages


class Compilation:
    """What models of one description share: sizes, and kernels by name. Safe to use from several threads."""

    def __init__(self, card: Card, describe: "Callable[[], Lagrangian]") -> None:
        self.card, self._describe = card, describe
        n, m = len(card.coordinates), len(card.constraints)
        self.sizes = {
            "rate": 2 * n,
            "solution": n + m,
            "mass_matrix": n * n,
            "coriolis_matrix": n * n,
            "gravity": n,
            "force": n,
            "inverse_dynamics": n,
            "energy": 2,
            "constraints": card.holonomic + m,
            "constraint_jacobian": m * n,
            "powers": len(card.power_names),
            "positions": card.drawn,
        }
        self._kernels: dict[str, Kernel] = {}
        self._lanes: dict[tuple[str, frozenset[int]], LaneKernel] = {}
        self._points: dict[str, tuple[Point, bool]] = {}
        self._lock = RLock()

    @cached_property
    def description(self) -> "Lagrangian":
        """The description, built when something is to be traced."""
        return self._describe()

    @cached_property
    def dynamics(self) -> "Dynamics":
        from pendula.dynamics.lagrange import lagrangian_dynamics

        return lagrangian_dynamics(self.description)

    def kernel(self, name: str) -> Kernel:
        """The kernel of a function of ``pendula.dynamics.functions``, or of a point's."""
        found = self._kernels.get(name)
        if found is not None:
            return found
        with self._lock:
            if name not in self._kernels:
                self._kernels[name] = compiled(*self._source(name))
            return self._kernels[name]

    def lanes(self, name: str, *, own_time: bool = False, shared_inputs: bool = False) -> LaneKernel:
        """The kernel for several states at once, which share parameters and, unless it is their own, time."""
        shared = {PARAMETERS}
        if not (own_time and (self.card.explicit_time or name in self._points)):
            shared.add(TIME)
        if shared_inputs or not self.card.inputs:
            shared.add(INPUTS)
        which = (name, frozenset(shared))
        with self._lock:
            if which not in self._lanes:
                self._lanes[which] = compiled_lanes(*self._source(name), which[1])
            return self._lanes[which]

    def point_function(self, point: "Point", jacobian: bool) -> str:
        """The name under which a point's position or Jacobian is a function like any other."""
        from pendula.description.fingerprint import point_fingerprint

        name = f"{'jacobian' if jacobian else 'position'} {point_fingerprint(point)}"
        self._points[name] = (point, jacobian)
        self.sizes[name] = point.dimension * (len(self.card.coordinates) if jacobian else 1)
        return name

    def _source(self, name: str) -> tuple[str, str, int, "Callable[[], Program]"]:
        """What compiles a function: the key of its code, its name, its size, and its program."""
        return f"{self.card.key}\0{name}", name, self.sizes[name], lambda: _program(self._stages(name))

    def _stages(self, name: str) -> "Stages":
        from pendula.dynamics.functions import point_stages, stages

        if name in self._points:
            return point_stages(self.dynamics, self.description, *self._points[name])
        return stages(self.dynamics, name)


def _program(stages: "Stages") -> "Program":
    from pendula.compiler.program import Program

    return Program(stages.finish, stages.system, stages.leading)
