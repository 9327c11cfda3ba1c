"""Equations of first order for people, ẏ = f(y, u, t): rates as SymPy, text and LaTeX."""

from dataclasses import dataclass
from functools import cached_property
from typing import Any, NoReturn

import sympy as sp

from pendula.description import FreeBody, Ode
from pendula.dynamics import presentation
from pendula.dynamics.simplification import Simplifier, with_fractions
from pendula.errors import PendulaError

Matrix = sp.ImmutableDenseMatrix


@dataclass(frozen=True, eq=False, repr=False)
class RateEquations:
    """The equations ẏ = f(y, u, t) of a system that is given by rates or by a body; vectors are columns."""

    system: Ode | FreeBody
    budget: float

    @cached_property
    def states(self) -> Any:
        return Matrix(self.system.first_order[0])

    @cached_property
    def inputs(self) -> Any:
        return Matrix(len(self.system.inputs), 1, list(self.system.inputs))

    @cached_property
    def rates(self) -> Any:
        """f, in the order of the states."""
        return Matrix(self.rhs)

    @cached_property
    def jacobian(self) -> Any:
        """∂f/∂x, simplified where that is quick."""
        entries = Simplifier(self.budget)(list(self.rates.jacobian(self.states)))
        return Matrix(len(self.lhs), len(self.lhs), entries)

    @cached_property
    def lhs(self) -> list[Any]:
        return [x.dot for x in self.system.first_order[0]]

    @cached_property
    def rhs(self) -> list[Any]:
        return [with_fractions(rate) for rate in self.system.first_order[1]]

    def equation(self, i: int) -> Any:
        """The equation of state number i, counted from 0."""
        if not 0 <= i < len(self.lhs):
            raise PendulaError(f"There is no equation {i}: {self.system.name} has 0 to {len(self.lhs) - 1}.")
        return sp.Eq(self.lhs[i], self.rhs[i], evaluate=False)

    def steps(self) -> NoReturn:
        raise PendulaError(f"There is nothing to derive: {self.system.name} is not given by its energies.")

    def latex(self) -> str:
        """An aligned environment, for a formula of its own."""
        pairs = zip(self.lhs, self.rhs, strict=True)
        return presentation.align_lines(f"{sp.latex(left)} &= {sp.latex(right)}" for left, right in pairs)

    def pretty(self) -> str:
        """Unicode in two dimensions, for a terminal with a fixed-width font."""
        shown = [self.equation(i) for i in range(len(self.lhs))]
        return "\n\n".join(sp.pretty(e, use_unicode=True, wrap_line=False) for e in shown)

    def _repr_latex_(self) -> str:
        return f"$\\displaystyle {self.latex()}$"

    def __str__(self) -> str:
        pairs = zip(self.lhs, self.rhs, strict=True)
        lines = [f"{presentation.INDENT}{left} = {right}" for left, right in pairs]
        return "\n".join([f"Equations of {self.system.name}", "", *lines])

    def __repr__(self) -> str:
        return f"RateEquations({self.system.name!r}, states=({', '.join(map(str, self.states))}))"
