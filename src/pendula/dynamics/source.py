"""What gives the programs of a system's functions.

A kind of system needs a source: graphs traced from its description here. Everything below sees kernels only.
"""

from collections.abc import Callable, Sequence
from functools import cached_property
from typing import TYPE_CHECKING, Any, Protocol

import casadi as ca

from pendula.dynamics import graphs
from pendula.dynamics.canonical import inseparable
from pendula.dynamics.contract import Dynamics
from pendula.dynamics.conversion import conversion_of
from pendula.dynamics.ledger import with_works
from pendula.dynamics.program import Program
from pendula.dynamics.series import SeriesForm, series_forms
from pendula.dynamics.stabilisation import with_feedback
from pendula.dynamics.sweeps import SweepRecipe
from pendula.dynamics.tracing import kinetic_energies, trace

if TYPE_CHECKING:
    from pendula.description import Description


class Source(Protocol):
    """The programs of one system."""

    def program(self, name: str) -> Program:
        """The program of a function of ``model/functions.py``; "force_by_u" is the slope of "force" by u."""
        ...

    def sweeps(self, name: str) -> SweepRecipe | None:
        """How a function is computed by loops over the parts of a system; None where it is a program."""
        ...

    def expressions(self, given: Sequence[Any]) -> Program:
        """Expressions of the system's symbols and multipliers, one number each."""
        ...

    def expression_slopes(self, given: Sequence[Any], letter: str) -> Program:
        """Slopes of such expressions by y or u, row by row, zeros included."""
        ...

    def jacobian(self, given: Sequence[Any], letter: str) -> Program:
        """Slopes of expressions of coordinates, ∂e/∂q · N, or of velocities, ∂e/∂v, row by row.

        With the letter v̇ they are the rates of the latter.
        """
        ...

    def series(self) -> list[SeriesForm]:
        """Forms in which the motion's Taylor series can be computed."""
        ...

    def inseparable(self) -> str:
        """Why velocities cannot be kicked by positions alone and positions drift by velocities alone."""
        ...

    def with_works(self, jumps: int) -> "Source":
        """The same motion with the works of its powers, and so many that only jumps change."""
        ...

    def with_feedback(self) -> "Source":
        """The same motion with constraints that pull back what has drifted."""
        ...


class TracedSource:
    """Programs from the graphs of a description, traced when the first is asked for."""

    def __init__(self, system: "Description", change: Callable[[Dynamics], Dynamics] | None = None) -> None:
        self._system, self._change = system, change

    @cached_property
    def dynamics(self) -> Dynamics:
        traced = trace(self._system)
        return traced if self._change is None else self._change(traced)

    def program(self, name: str) -> Program:
        whole, _, letter = name.rpartition("_by_")
        if whole == "acceleration" and self.dynamics.effort is not None and not self.dynamics.A.size1():
            return graphs.acceleration_slope(self.dynamics, letter)
        if name == "inverse_dynamics_by_y" and self.dynamics.effort_slope is not None:
            return graphs.inverse_dynamics_slope(self.dynamics)
        made: Program = getattr(graphs, whole or name)(self.dynamics)
        return graphs.slope(made, letter) if whole else made

    def sweeps(self, name: str) -> SweepRecipe | None:
        return None

    def expressions(self, given: Sequence[Any]) -> Program:
        d = self.dynamics
        column = conversion_of(self._system, d.t, d.y, d.u, d.p, d.multipliers, d.find).column(given)
        return graphs.expression_program(d, column)

    def expression_slopes(self, given: Sequence[Any], letter: str) -> Program:
        slopes = graphs.slope(self.expressions(given), letter).finish
        arguments = slopes.sx_in()
        return Program(ca.Function("finish", arguments, [ca.densify(slopes(*arguments))]))

    def jacobian(self, given: Sequence[Any], letter: str) -> Program:
        d = self.dynamics
        column = conversion_of(self._system, d.t, d.y, d.u, d.p, find=d.find).column(given)
        if letter == "q":
            return graphs.matrix_program(d, d.slope_along(column))
        J = ca.jacobian(column, d.v)
        return graphs.matrix_program(d, J if letter == "v" else graphs.rate_of(d, J))

    def series(self) -> list[SeriesForm]:
        return series_forms(self.dynamics, kinetic_energies(self._system, self.dynamics))

    def inseparable(self) -> str:
        return inseparable(self.dynamics)

    def with_works(self, jumps: int) -> "TracedSource":
        return self._with_change(lambda dynamics: with_works(dynamics, jumps))

    def with_feedback(self) -> "TracedSource":
        return self._with_change(with_feedback)

    def _with_change(self, change: Callable[[Dynamics], Dynamics]) -> "TracedSource":
        return TracedSource(self._system, lambda _: change(self.dynamics))
