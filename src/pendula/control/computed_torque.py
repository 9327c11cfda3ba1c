"""Laws that know the system: computed torque, and compensation of its weight."""

from collections.abc import Sequence
from dataclasses import KW_ONLY, dataclass
from typing import Any

import sympy as sp

from pendula.checking import read_number
from pendula.control.broadcast import broadcast
from pendula.control.inverse_dynamics import check_lagrangian, input_matrix, required_forces, solve_inputs
from pendula.control.limits import limit_laws
from pendula.description import Controller, Lagrangian, dot
from pendula.description.symbols import Parameter, Time
from pendula.errors import DescriptionError


@dataclass(frozen=True, eq=False)
class ComputedTorque:
    """Inverse dynamics with feedback: the error e = desired − q obeys ë + kd ė + kp e = 0.

    B u = M (q̈_desired + kd ė + kp e) + C q̇ + G − Q, at the position where the system is (Murray, Li & Sastry
    1994, §4.5.2). It needs a system by its energies without constraints, with an input for each coordinate.
    Gains and desired values become parameters ``theta_kp``, ``theta_kd``, ``theta_desired``.

    Args:
        desired: where to be: numbers, or expressions of ``pendula.time``; one for all coordinates, a list, or
            ``{coordinate: value}``.
        kp: 1/s², not negative, likewise.
        kd: 1/s, not negative; 2√kp, without overshoot, unless given.
        limit: the largest input, a pair (low, high), or these by the input's name.
    """

    desired: Any
    _: KW_ONLY
    kp: Any = 100.0
    kd: Any = None
    limit: Any = None

    def controller(self, system: Any) -> Controller:
        """The laws for the inputs of a description, or of a model's."""
        system = check_lagrangian(getattr(system, "description", system), "ComputedTorque")
        wanted = _desired(system, self.desired, "ComputedTorque")
        kp = _gains(system, self.kp, "kp", "ComputedTorque")
        usual = [2 * float(gain.value) ** 0.5 for gain in kp]
        kd = _gains(system, usual if self.kd is None else self.kd, "kd", "ComputedTorque")
        accelerations = [
            dot(dot(r)) + d * (dot(r) - q.dot) + p * (r - q)
            for q, r, p, d in zip(system.coordinates, wanted, kp, kd, strict=True)
        ]
        return _law(system, required_forces(system, accelerations), self.limit, "ComputedTorque")


@dataclass(frozen=True, eq=False)
class GravityCompensation:
    """What holds a system against its potential, with a spring and a damper to where it should be.

    B u = ∂V/∂q + kp (desired − q) − kd q̇ brings any such arm to rest there (Takegaki & Arimoto 1981). It
    needs what `ComputedTorque` needs; parameters are named likewise.

    Args:
        desired: numbers: one for all coordinates, a list, or ``{coordinate: value}``.
        kp: force per unit of the coordinate, not negative, likewise; with 0 it stays wherever it is put.
        kd: force per unit of the velocity, not negative.
        limit: the largest input, a pair (low, high), or these by the input's name.
    """

    desired: Any = 0.0
    _: KW_ONLY
    kp: Any = 0.0
    kd: Any = 0.0
    limit: Any = None

    def controller(self, system: Any) -> Controller:
        """The laws for the inputs of a description, or of a model's."""
        system = check_lagrangian(getattr(system, "description", system), "GravityCompensation")
        wanted = _desired(system, self.desired, "GravityCompensation")
        kp, kd = (_gains(system, given, name, "GravityCompensation")
                  for name, given in (("kp", self.kp), ("kd", self.kd)))  # fmt: skip
        forces = [
            system.potential.diff(q) + p * (r - q) - d * q.dot
            for q, r, p, d in zip(system.coordinates, wanted, kp, kd, strict=True)
        ]
        return _law(system, forces, self.limit, "GravityCompensation")


def _law(system: Lagrangian, forces: Sequence[Any], limit: Any, what: str) -> Controller:
    raw = solve_inputs(system, input_matrix(system, what), forces, what)
    laws, signals = limit_laws(raw, limit)
    return Controller(laws, signals=signals)


def _gains(system: Lagrangian, given: Any, name: str, what: str) -> list[Parameter]:
    values = broadcast(given, system.coordinates, system, f"{name} of {what}")
    made = []
    for q, value in zip(system.coordinates, values, strict=True):
        number = read_number(value, f"The gain {name} of '{q}'")
        if number < 0:
            raise DescriptionError(f"The gain {name} of '{q}' must not be negative, got {number:g}.")
        made.append(Parameter(f"{q.name}_{name}", number))
    return made


def _desired(system: Lagrangian, given: Any, what: str) -> list[Any]:
    """Parameters for numbers; expressions of time as they are."""
    made = []
    values = broadcast(given, system.coordinates, system, f"desired of {what}")
    for q, value in zip(system.coordinates, values, strict=True):
        if not getattr(value, "free_symbols", ()):
            made.append(Parameter(f"{q.name}_desired", read_number(value, f"The desired value of '{q}'")))
            continue
        for symbol in sorted(value.free_symbols, key=str):
            if not isinstance(symbol, Time | Parameter):
                raise DescriptionError(
                    f"The desired value of '{q}' depends on '{symbol}'; it may be a number or an "
                    "expression of pendula.time and parameters."
                )
        made.append(sp.sympify(value))
    return made
