"""What there is to say about a run: values at its ends, where the energy went, how fast it was."""

import math
from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING

from pendula.cli.tables import INDENT, align, duration, number

if TYPE_CHECKING:
    from pendula.runs import Run

DIGITS = 7  # of energies
MANY_STEPS = 1000


def format_values(values: Mapping[str, float]) -> str:
    """Names with their values on one line."""
    return ", ".join(f"{name} = {number(value)}" for name, value in values.items())


def state_lines(run: "Run") -> list[str]:
    """A table of every coordinate, velocity and state at the first and the last saved instant."""
    from pendula.model.quantity_units import with_unit_of

    rows = [("", *(f"at t = {with_unit_of(number(t), run.units, 'time')}" for t in run.t[[0, -1]]))]
    rows += [
        (name, number(a), number(b)) for name, a, b in zip(run.entries, run.y[0], run.y[-1], strict=True)
    ]
    return [INDENT + line for line in align(rows, numbers=(1, 2))]


def energy_lines(run: "Run") -> list[str]:
    """Where the energy went: the start, what each force added or took, the end, and what is unexplained."""
    from pendula.model.quantity_units import unit_of, with_unit_of
    from pendula.runs import energy_balance

    balance = energy_balance(run)
    values = [(f"{balance.energy_name} at the start", balance.energy[0])]
    values += [(f"work of {' '.join(name.split())}", work[-1]) for name, work in balance.work.items()]
    values += [(f"{balance.energy_name} at the end", balance.energy[-1])]
    # T and V may cancel; what is far smaller than either is rounding and not worth its digits.
    k = len(balance.t)
    largest = max(abs(part[:k]).max() for part in (run.energy.kinetic, run.energy.potential))
    write = _energy_format(largest, unit_of(run.units, "energy"))
    lines = align([(name, write(value)) for name, value in values], numbers=(1,))
    error = with_unit_of(f"{balance.remainder[-1]:.2g}", run.units, "energy")
    if balance.work:
        lines.append(f"Unexplained is {error}: the error of the simulation and of this account.")
    else:
        lines.append(f"No force adds or takes energy here: the change of {error} is the simulation's error.")
    if balance.left_out:
        lines.append(f"Left out are the last {balance.left_out:,} instants, which are too large to add up.")
    return [INDENT + line for line in lines]


def speed_sentences(run: "Run", ready: float) -> str:
    """How long the steps took, and getting ready for them."""
    # Of a few steps, most of the time is not theirs.
    each = f", {duration(run.elapsed / run.steps)} per step" if run.steps >= MANY_STEPS else ""
    return (
        f"The simulation took {duration(run.elapsed)}{each}. Before it, {duration(ready)} went into loading "
        "libraries and compiling (or loading what was compiled before)."
    )


def _energy_format(largest: float, unit: str) -> Callable[[float], str]:
    """How to write energies of this size so that their points align."""
    if not 1e-3 <= largest < 10**DIGITS:
        return lambda value: f"{value:.{DIGITS - 1}e} {unit}".rstrip()
    decimals = DIGITS - 1 - math.floor(math.log10(largest))
    return lambda value: f"{round(float(value), decimals) + 0.0:.{decimals}f} {unit}".rstrip()  # no −0.00
