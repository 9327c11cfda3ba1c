"""What a fixed-step method is."""

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

import numpy as np

from pendula.model import Model
from pendula.numerics import Tableau
from pendula.records import Record
from pendula.simulation.methods.needs import ANY_RATES, RATES_AS_VELOCITIES, SEPARABLE


@dataclass(frozen=True)
class Integrator:
    """A fixed-step method.

    Args:
        name: what users call it.
        order: its order of convergence on smooth problems.
        evaluations: of the rate, per step.
        nodes: the fractions of a step at which it needs the inputs.
        memory: how many states it remembers or works with; those of a tableau's stages come on top.
        take: the compiled function that takes a step, of a record ``Step``.
        read: the compiled function that reads off the state, of a ``Step`` and where to write, in which y is
            found already; None where y itself is the state.
        tableau: the Butcher tableau, of Runge–Kutta methods that take one.
        remark: what users should know, in a sentence.
        coordinates_only: whether it refuses states z beyond coordinates and velocities; the works of a ledger
            it integrates by a quadrature of its own.
        restart_evaluations: beyond those in a first step, and in every step after inputs have jumped.
        sample_evaluations: beyond these for every state that is read off.
        implicit: whether it needs the Jacobian, counts its evaluations itself and takes one run at a time.
        canonical: whether it moves (q, π, z), π = ∂L/∂v, where q̇ = v and there are no constraints.
        needs: what a system must have: ``ANY_RATES``, ``RATES_AS_VELOCITIES`` or ``SEPARABLE``.
        constants: numbers that the step reads after those of the tableau.
        prepare: gives the method's own record for itself and a model, where it needs one.
    """

    name: str
    order: int
    evaluations: int
    nodes: tuple[float, ...]
    memory: int
    take: Callable[..., None] = field(repr=False)
    read: Callable[..., None] | None = field(default=None, repr=False)
    tableau: Tableau | None = None
    remark: str = ""
    coordinates_only: bool = False
    restart_evaluations: int = 0
    sample_evaluations: int = 0
    implicit: bool = False
    canonical: bool = False
    needs: str = ANY_RATES
    constants: tuple[float, ...] = field(default=(), repr=False)
    prepare: Callable[["Integrator", Model], Record] | None = field(default=None, repr=False)

    @property
    def stages(self) -> int:
        return self.tableau.stages if self.tableau else len(self.nodes)

    @property
    def remembered(self) -> int:
        """How many states its memory holds."""
        return self.memory + (self.tableau.stages if self.tableau else 0)

    @property
    def carried(self) -> int:
        """How many of these it needs again in a step that follows another."""
        return self.remembered if self.restart_evaluations or self.read is not None else 0

    @property
    def coefficients(self) -> np.ndarray:
        """A row by row, then b, then c, then the constants, as a step reads them."""
        if self.tableau is None:
            return np.array(self.constants)
        a, b, c, _ = self.tableau.arrays()
        return np.concatenate([a.ravel(), b, c, self.constants])

    def moves_momenta(self, model: Model) -> bool:
        """Whether it moves (q, π, z) in place of (q, v, z)."""
        free = bool(model.coordinates) and not model.constraints
        return self.canonical and free and model.layout.identity

    def rate_kernel(self, model: Model) -> Any:
        """The kernel of the rate that it integrates; of methods that integrate works apart, without these."""
        if self.coordinates_only:
            return model.compilation.motion.kernel("rate")
        return model.compilation.kernel("canonical_rate" if self.moves_momenta(model) else "rate")

    def refusal(self, model: Model) -> str:
        """Why it cannot move a model, in a sentence; "" where it can."""
        if self.coordinates_only and model.states:
            listed = ", ".join(f"'{name}'" for name in model.states)
            return (
                f"'{self.name}' moves coordinates only, but {model.name} has other states ({listed}); "
                "use rk4 or velocity-verlet."
            )
        if self.needs == RATES_AS_VELOCITIES and not model.layout.identity:
            return (
                f"'{self.name}' needs velocities that are the rates of coordinates, q̇ = v, but those of "
                f"{model.name} ({', '.join(model.velocities)}) are not; use rk4 or semi-implicit-euler."
            )
        if self.needs == SEPARABLE and model.compilation.inseparable:
            return (
                f"'{self.name}' needs a constant mass matrix and forces that depend on positions alone, but "
                f"in {model.name} {model.compilation.inseparable}; use gauss4 or gauss6."
            )
        return ""
