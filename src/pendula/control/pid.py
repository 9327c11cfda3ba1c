"""The servo: a PID law for every driven coordinate.

With the error e = desired − q and its integral z as a state,

    raw = kp e + ki z + kd ė,   u = min(max(raw, low), high),   ż = e + tracking (u − raw).

The last term is back-calculation (Åström & Hägglund, PID Controllers, 2nd ed., 1995, §3.5): while a motor
cannot do what the law asks, the integral follows what it can do, and does not wind up. The time constant of
that is 1/(ki tracking), by default the integral's own, kp/ki.
"""

from collections.abc import Mapping, Sequence
from dataclasses import KW_ONLY, dataclass
from typing import TYPE_CHECKING, Any

import sympy as sp

from pendula.checking import read_number
from pendula.control.broadcast import broadcast, find_coordinate
from pendula.control.limits import clip, demanded
from pendula.description import Controller, Mechanism, dot
from pendula.description.symbols import Coordinate, Input, Parameter, State, Time
from pendula.description.units import Unit, read_unit
from pendula.errors import DescriptionError, format_names

if TYPE_CHECKING:
    from pendula.description import Description


_UNITS = {
    "kp": "({force})/({place})",
    "ki": "({force})/({place})/s",
    "kd": "({force})*s/({place})",
    "desired": "{place}",
    "integral": "({place})*s",
    "limit": "{force}",
    "lowest": "{force}",
    "highest": "{force}",
    "tracking": "({place})/({force})",
}


@dataclass(frozen=True, eq=False)
class PID:
    """A servo that brings coordinates to desired values: u = kp e + ki ∫e dt + kd ė with e = desired − q.

    Every setting is one value for all coordinates, a list in their order, or a mapping
    ``{coordinate: value}``. Gains, desired values and limits become parameters of the closed loop, named
    after the coordinate (``theta_kp``, ``theta_ki``, ``theta_kd``, ``theta_desired``, ``theta_limit``), so
    that other values need no other code; the integral is its state ``theta_integral``.

    Args:
        kp: gain of the error, not negative; force per unit of the coordinate.
        ki: gain of its integral, not negative; None leaves the integral out, and its state.
        kd: gain of its rate, not negative.
        desired: where to go: numbers, or expressions of ``pendula.time``, whose rates then enter ė.
        limit: the largest force, greater than zero, or a pair ``(low, high)``; pairs for several coordinates
            come in a list or a mapping.
        tracking: how fast an integral follows a force at its limit; 1/kp unless given.
        on: the coordinates to bring there; unless given those that settings name, else those that inputs
            act on.
        inputs: ``{coordinate: input}`` where the system leaves a choice, or an input acts through a state.
    """

    kp: Any
    ki: Any = None
    kd: Any = 0.0
    _: KW_ONLY
    desired: Any = 0.0
    limit: Any = None
    tracking: Any = None
    on: Any = None
    inputs: Any = None

    def controller(self, system: Any) -> Controller:
        """The laws for the inputs of a description, or of a model's."""
        system = getattr(system, "description", system)
        if not getattr(system, "coordinates", ()):
            name = getattr(system, "name", repr(system))
            raise DescriptionError(
                f"A PID brings coordinates to desired values, but {name} has none; give laws for its inputs "
                "as expressions, or a Controller."
            )
        driven = self._driven_coordinates(system)
        chosen = _inputs(system, driven, self.inputs)
        settings = zip(
            *(
                broadcast(given, driven, system, f"{what} of the PID")
                for what, given in (("kp", self.kp), ("ki", self.ki), ("kd", self.kd),
                                    ("desired", self.desired), ("tracking", self.tracking))
            ),
            _limits(self.limit, driven, system),
            strict=True,
        )  # fmt: skip
        laws, rates, signals = {}, {}, {}
        for q, u, (kp, ki, kd, desired, tracking, limit) in zip(driven, chosen, settings, strict=True):
            units = system.units.get(u.name, ""), system.units.get(q.name, "")
            loop = _Loop(q, units, kp, ki, kd, desired, limit, tracking)
            laws[u.name] = loop.law
            rates |= loop.rates
            signals |= demanded(u.name, loop.law, loop.raw)
        return Controller(laws, tuple(rates), tuple(rates.values()), signals=signals)

    def _driven_coordinates(self, system: "Description") -> list[Coordinate]:
        """The coordinates to control."""
        if self.on is not None:
            asked = list(self.on) if isinstance(self.on, list | tuple) else [self.on]
            if not asked:
                raise DescriptionError("on= of the PID names no coordinate; leave it out for all of them.")
        else:
            settings = (self.desired, self.kp, self.ki, self.kd, self.limit, self.tracking, self.inputs)
            asked = next((list(given) for given in settings if isinstance(given, Mapping)), [])
        if asked:
            made = [find_coordinate(q, system, "The PID") for q in asked]
            for i, q in enumerate(made):
                if q in made[:i]:
                    raise DescriptionError(f"The PID names the coordinate '{q}' twice.")
            return made
        acting = _inputs_by_coordinate(system)
        found = [q for q in system.coordinates if acting[q]]
        if not found:
            raise DescriptionError(
                f"No input acts on a coordinate of {system.name}; a PID needs one to drive."
            )
        return found


class _Loop:
    """The law of one coordinate, in parameters named after it."""

    def __init__(
        self,
        q: Coordinate,
        units: tuple[str, str],
        kp: Any,
        ki: Any,
        kd: Any,
        desired: Any,
        limit: Any,
        tracking: Any,
    ) -> None:
        self.q, self.units = q, units
        target, rate = self._desired(desired)
        e = target - q
        raw = self._gain("kp", kp) * e + self._gain("kd", kd) * (rate - q.dot)
        self.rates: dict[State, Any] = {}
        if ki is not None:
            integral = State(f"{q.name}_integral", self._unit("integral"))
            raw += self._gain("ki", ki) * integral
            self.rates[integral] = e
        self.law = self.raw = raw
        if limit is None:
            if tracking is not None:
                raise DescriptionError(f"tracking= of '{q}' has no meaning without limit=.")
            return
        self.law = clip(raw, *self._bounds(limit))
        for integral in self.rates:
            follow = self._gain("tracking", _tracking_gain(kp, ki) if tracking is None else tracking)
            self.rates[integral] = e + follow * (self.law - raw)

    def _parameter(self, what: str, value: float) -> Parameter:
        return Parameter(f"{self.q.name}_{what}", value, self._unit(what))

    def _unit(self, what: str) -> Unit | None:
        """The unit of a setting from those of the force and the coordinate, where the system has units."""
        force, place = self.units
        if not force or not place:
            return None
        return read_unit(_UNITS[what].format(force=force, place=place), f"'{self.q.name}_{what}'")[1]

    def _gain(self, what: str, given: Any) -> Parameter:
        value = read_number(given, f"The gain {what} of '{self.q}'")
        if value < 0:
            raise DescriptionError(f"The gain {what} of '{self.q}' must not be negative, got {value:g}.")
        return self._parameter(what, value)

    def _desired(self, given: Any) -> tuple[Any, Any]:
        """The desired value and its rate."""
        if not getattr(given, "free_symbols", ()):
            return self._parameter(
                "desired", read_number(given, f"The desired value of '{self.q}'")
            ), sp.S.Zero
        for symbol in sorted(given.free_symbols, key=str):
            if not isinstance(symbol, Time | Parameter):
                raise DescriptionError(
                    f"The desired value of '{self.q}' depends on '{symbol}'; it may be a number or an "
                    "expression of pendula.time and parameters."
                )
        return given, dot(given)

    def _bounds(self, limit: Any) -> tuple[Any, Any]:
        if not isinstance(limit, list | tuple):
            value = read_number(limit, f"The limit of '{self.q}'")
            if value <= 0:
                raise DescriptionError(f"The limit of '{self.q}' must be greater than zero, got {value:g}.")
            largest = self._parameter("limit", value)
            return -largest, largest
        if len(limit) != 2:
            raise DescriptionError(
                f"The limit of '{self.q}' is a number or a pair (low, high), got {limit!r}."
            )
        low, high = (read_number(value, f"The limit of '{self.q}'") for value in limit)
        if low >= high:
            raise DescriptionError(f"The limits of '{self.q}' must increase, got ({low:g}, {high:g}).")
        return self._parameter("lowest", low), self._parameter("highest", high)


def _tracking_gain(kp: Any, ki: Any) -> float:
    """1/kp, for a time constant kp/ki; without kp one of a second, without both it does not matter."""
    return 1 / float(kp) if float(kp) > 0 else 1 / float(ki) if float(ki) > 0 else 1.0


def _limits(given: Any, driven: Sequence[Coordinate], system: "Description") -> list[Any]:
    """A limit for each coordinate; a tuple is one pair for all of them."""
    if isinstance(given, tuple):
        return [given] * len(driven)
    return broadcast(given, driven, system, "limit of the PID")


def _inputs_by_coordinate(system: "Description") -> dict[Coordinate, list[Input]]:
    """The inputs in the generalised force along each coordinate."""
    if isinstance(system, Mechanism):
        efforts = {
            v.name: system.actuated[v.name].free_symbols
            for v in system.velocities
            if v.name in system.actuated
        }
        return {q: [u for u in system.inputs if u in efforts.get(q.dot.name, ())] for q in system.coordinates}
    rows = getattr(system, "generalised_forces", ())
    return {
        q: [u for u in system.inputs if any(u in Q[i].free_symbols for Q in rows)]
        for i, q in enumerate(system.coordinates)
    }


def _inputs(system: "Description", driven: Sequence[Coordinate], given: Any) -> list[Input]:
    """The input for each coordinate: the one that was given, else the only one that acts on it."""
    acting, known = _inputs_by_coordinate(system), {u.name: u for u in system.inputs}
    if given is not None and not isinstance(given, Mapping):
        given = dict(zip(driven, broadcast(given, driven, system, "inputs of the PID"), strict=True))
    wanted = {find_coordinate(q, system, "inputs of the PID"): str(u) for q, u in (given or {}).items()}
    chosen: dict[Input, Coordinate] = {}
    for q in driven:
        if q in wanted:
            if wanted[q] not in known:
                raise DescriptionError(
                    f"'{wanted[q]}' is not an input of {system.name}; its inputs are "
                    f"{format_names(known) or 'none'}."
                )
            u = known[wanted[q]]
        else:
            u = _only(system, q, acting[q])
        if u in chosen:
            raise DescriptionError(
                f"The input '{u}' cannot serve both '{chosen[u]}' and '{q}'; name the coordinate that it is "
                "for with on=..., or another input with inputs={...}."
            )
        chosen[u] = q
    return list(chosen)


def _only(system: "Description", q: Coordinate, acting: Sequence[Input]) -> Input:
    if not acting:
        raise DescriptionError(
            f"No input acts on the coordinate '{q}' of {system.name}, so that a PID cannot move it; "
            f"the inputs are {format_names(u.name for u in system.inputs) or 'none'}."
        )
    if len(acting) > 1:
        raise DescriptionError(
            f"The inputs {format_names(u.name for u in acting)} all act on the coordinate '{q}'; say which "
            f"one the PID drives, as in inputs={{'{q}': '{acting[0]}'}}."
        )
    return acting[0]
