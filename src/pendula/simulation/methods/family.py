"""What an adaptive method is: a family that makes steps, and what it needs to move one model."""

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

from pendula.model import Model
from pendula.records import Record
from pendula.simulation.methods.needs import ANY_RATES


@dataclass(frozen=True, eq=False)
class Family:
    """How a kind of method makes a step, as compiled functions of (workspace, step control).

    Attributes:
        begin: prepares the first step from y.
        attempt: makes the step of length h and returns its error, at most 1 if it is good enough; ``new`` is
            where it ends.
        accept: makes the end of the step the start of the next.
        interpolate: writes the polynomial of the step, row by row.
        propose: gives the length of the next step after an error, which it takes beside the records.
        convert: turns the state that the method works with into (q, v, z), of (workspace, time, state, where
            to write), in which the state is found already; None where they are the same.
    """

    begin: Callable[..., None]
    attempt: Callable[..., float]
    accept: Callable[..., None]
    interpolate: Callable[..., None]
    propose: Callable[..., float]
    convert: Callable[..., None] | None = None


@dataclass(frozen=True, eq=False)
class Adaptive:
    """An adaptive method: it chooses its steps so that each one's error stays below a tolerance.

    Args:
        name: what users call it.
        order: its order of convergence; None where it follows the tolerance.
        family: how it makes its steps.
        prepare: the part that depends on the model and the tolerance, from these.
        remark: what users should know, in a sentence.
        needs: what a system must have; all of them move any rates.
    """

    name: str
    order: int | None
    family: Family = field(repr=False)
    prepare: Callable[[Model, float], "Preparation"] = field(repr=False)
    remark: str = ""
    needs: str = ANY_RATES

    def __reduce__(self) -> tuple[Any, ...]:
        # A known method comes back as itself.
        from pendula.simulation.methods import adaptive_integrators, find_integrator

        if adaptive_integrators().get(self.name) is self:
            return find_integrator, (self.name,)
        return Adaptive, (self.name, self.order, self.family, self.prepare, self.remark)


@dataclass(frozen=True, eq=False)
class Preparation:
    """What a method needs to move one model.

    Attributes:
        rate: the address of the kernel that it calls first.
        own: its own record, with coefficients and memory.
        degree: of its polynomial.
        error_order: the power of h with which its error falls.
        tolerance: the one its loop works with.
        kept: what must live as long as the run.
        inward: the function of the model whose values stand in place of velocities in the state that the
            method works with, "" where that is (q, v, z).
        outward: the function that gives velocities from that state.
        finds_steps: whether it needs no guess of the first step.
        any_input: whether inputs may be functions of time that only Python knows.
        looks_within: whether steps of systems with sharp parts are judged by rates between their nodes.
        stable: h times the fastest decay, where stability begins to limit the steps.
    """

    rate: int
    own: Record
    degree: int
    error_order: float
    tolerance: float
    kept: Any = None
    inward: str = ""
    outward: str = ""
    finds_steps: bool = False
    any_input: bool = True
    looks_within: bool = False
    stable: float = 2.5
