"""What there is to say about a run: values at its ends, where the energy went, how fast it was."""

import math
from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING

from pendula.cli.tables import INDENT, aligned, duration, number

if TYPE_CHECKING:
    from pendula.runs import EnergyBalance, Run

DIGITS = 7  # of energies


def listed(values: Mapping[str, float]) -> str:
    """Names with their values on one line."""
    return ", ".join(f"{name} = {number(value)}" for name, value in values.items())


def state_lines(run: "Run") -> list[str]:
    """A table of every coordinate and velocity at the first and the last saved instant."""
    names = (*run.coordinates, *run.velocities)
    first, last = [*run.q[0], *run.v[0]], [*run.q[-1], *run.v[-1]]
    rows = [("", f"at t = {number(run.t[0])} s", f"at t = {number(run.t[-1])} s")]
    rows += [(name, number(a), number(b)) for name, a, b in zip(names, first, last, strict=True)]
    return [INDENT + line for line in aligned(rows, numbers=(1, 2))]


def energy_lines(balance: "EnergyBalance") -> list[str]:
    """Where the energy went: the start, what each force added or took, the end, and what is unexplained."""
    values = [("energy at the start", balance.energy[0])]
    values += [(f"work of {' '.join(name.split())}", work[-1]) for name, work in balance.work.items()]
    values += [("energy at the end", balance.energy[-1])]
    write = _energy_format(max(abs(float(value)) for _, value in values))
    error = f"{balance.remainder[-1]:+.1e} J"
    lines = [INDENT + line for line in aligned([(name, write(v)) for name, v in values], numbers=(1,))]
    if balance.work:
        lines.append(
            f"{INDENT}These figures leave {error} unexplained: the error of the run and of this account."
        )
    else:
        lines.append(
            f"{INDENT}No force adds or takes energy here, so the change of {error} is error of the run."
        )
    if balance.left_out:
        lines.append(f"{INDENT}Left out are the last {balance.left_out:,} instants, which are not finite.")
    return lines


def speed_line(run: "Run", ready: float) -> str:
    """How long the steps took, apart from getting ready."""
    each = f", {duration(run.elapsed / run.steps)} per step" if run.steps else ""
    return (
        f"Simulated in {duration(run.elapsed)}{each}, after {duration(ready)} to get the machine code ready "
        "(compiled, or kept from before)."
    )


def _energy_format(largest: float) -> Callable[[float], str]:
    """How to write energies of this size so that their points align."""
    if not 1e-3 <= largest < 10**DIGITS:
        return lambda value: f"{value:+.{DIGITS - 1}e} J"
    decimals = DIGITS - 1 - math.floor(math.log10(largest))
    return lambda value: f"{value:+.{decimals}f} J"
