"""Run: the times, states, names, energies and outcome of one simulation."""

import math
import operator
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import cached_property, lru_cache
from os import PathLike
from typing import TYPE_CHECKING, Any, overload

import numpy as np

from pendula.errors import PendulaError, format_names, suggest
from pendula.model.quantity_units import with_unit_of
from pendula.notebook import as_table
from pendula.runs import tables
from pendula.runs.contacts import Contacts
from pendula.runs.energy import Energy, NoEnergy
from pendula.runs.given_inputs import GivenInputs
from pendula.runs.occurrence import Occurrence
from pendula.runs.outcome import Outcome
from pendula.runs.selection import samples_of, values_of
from pendula.runs.settings import RunSettings
from pendula.runs.values import SimulationValue, as_read_only

if TYPE_CHECKING:
    import pandas
    import xarray

    from pendula.model.bodies import Wrench
    from pendula.runs.instant import Instant
    from pendula.spatial.poses import Pose


@dataclass(frozen=True, eq=False, repr=False)
class Run(SimulationValue):
    """One simulation as data: k saved instants of a system with n coordinates; every array is read-only.

    Attributes:
        system: name of the system.
        t: saved instants, s, shape (k,), never decreasing; an instant may come twice where the state jumps.
        q: coordinates, shape (k, n).
        v: velocities, shape (k, n_v).
        u: inputs at the saved instants, shape (k, m).
        coordinates: names of the columns of q.
        velocities: names of the columns of v.
        inputs: names of the columns of u.
        parameters: value of every parameter by name.
        energy: kinetic, potential and total energy and Jacobi's integral, J; a ``NoEnergy`` where the system
            has none.
        multipliers: λ of every constraint, shape (k, c).
        constraints: names of the columns of multipliers.
        powers: power of every non-conservative term by name, W, shape (k,) each.
        integrator: name of the integrator.
        step: step, s; NaN where the integrator chose it.
        steps: how many steps were made.
        evaluations: how often the dynamics were evaluated.
        elapsed: wall time, s.
        outcome: how the run ended.
        z: states beyond coordinates and velocities, shape (k, n_z).
        states: names of the columns of z.
        model: what was simulated; opaque here and not saved.
        events: every occurrence of an event, in the order of time.
        units: unit of series and parameters by name, where known: "m", "rad/s", "N·m"; those of "[time]",
            "[length]", "[energy]" and "[power]" are SI units where they are missing.
        ledger: work that every power has done on the system since the start, by name, J, shape (k,) each, and
            of events that changed the state; None where none was kept.
        tolerance: error allowed in a step; NaN where the step is fixed.
        settings: what else was asked of the simulation; not saved, and None for a run that was loaded.
        key: what the system is, whatever its name: the key of its description; "" where that is not known.
        signals: what the system records beyond its state by name, shape (k,) each: inputs that laws of the
            model drive, and what limits cut off.
        unit_drift: largest deviation of a quaternion from unit length that was removed after a step; 0 where
            there are none.
        given: inputs that were held or came from a table, as they moved the system between the samples too.
        contacts: where bodies pushed each other; None for a run without contact.
        residuals: of contact by steps or springs, by name, the largest since the instant before, shape (k,)
            each: of the laws of Signorini and Coulomb and of maximal dissipation, m/s, and penetration, m.
    """

    system: str
    t: np.ndarray
    q: np.ndarray
    v: np.ndarray
    u: np.ndarray
    coordinates: tuple[str, ...]
    velocities: tuple[str, ...]
    inputs: tuple[str, ...]
    parameters: dict[str, float]
    energy: Energy | NoEnergy
    multipliers: np.ndarray
    constraints: tuple[str, ...]
    powers: dict[str, np.ndarray]
    integrator: str
    step: float
    steps: int
    evaluations: int
    elapsed: float
    outcome: Outcome
    z: np.ndarray
    states: tuple[str, ...]
    model: Any = None
    units: Mapping[str, str] = field(default_factory=dict)
    events: tuple[Occurrence, ...] = ()
    ledger: Mapping[str, np.ndarray] | Any = None  # or None, which editors need not ask about
    tolerance: float = math.nan
    settings: RunSettings | None = None
    key: str = ""
    unit_drift: float = 0.0
    signals: Mapping[str, np.ndarray] = field(default_factory=dict)
    given: tuple[GivenInputs, ...] = ()
    contacts: Contacts | None = None
    residuals: Mapping[str, np.ndarray] = field(default_factory=dict)

    def __post_init__(self) -> None:
        for name in ("system", "integrator", "key"):
            if not isinstance(getattr(self, name), str):
                raise PendulaError(f"The run's {name} must be text, got {getattr(self, name)!r}.")
        k = self._check_times()
        for array, names in _COLUMNS.items():
            self._set(names, _names(getattr(self, names), names))
            self._set(array, as_read_only(getattr(self, array), array, (k, len(getattr(self, names)))))
        state = (*self.coordinates, *self.velocities, *self.inputs, *self.states)
        for group, word in (
            (state, "coordinates, velocities, inputs and states"),
            (self.constraints, "constraints"),
        ):
            if len(set(group)) < len(group):
                twice = next(name for name in group if group.count(name) > 1)
                raise PendulaError(f"The name '{twice}' comes twice among the run's {word}.")
        if self.has_energy and self.energy.kinetic.shape != (k,):
            raise PendulaError(f"The energy has shape {self.energy.kinetic.shape}, but t has {k} instants.")
        self._check_given()
        _names(tuple(self.parameters), "parameters")
        _names(tuple(self.powers), "powers")
        self._set("powers", {n: as_read_only(p, f"power '{n}'", (k,)) for n, p in self.powers.items()})
        _names(tuple(self.signals), "signals")
        self._set("signals", {n: as_read_only(s, f"signal '{n}'", (k,)) for n, s in self.signals.items()})
        _names(tuple(self.residuals), "residuals")
        self._set(
            "residuals", {n: as_read_only(r, f"residual '{n}'", (k,)) for n, r in self.residuals.items()}
        )
        if self.ledger is not None:
            _names(tuple(self.ledger), "ledger")
            works = {n: as_read_only(w, f"work of '{n}'", (k,)) for n, w in self.ledger.items()}
            self._set("ledger", works)
        self._set(
            "parameters", {n: _number(value, f"parameter '{n}'") for n, value in self.parameters.items()}
        )
        self._set("units", _texts(self.units, "units"))
        for name in ("step", "elapsed", "tolerance", "unit_drift"):
            self._set(name, _number(getattr(self, name), name))
        for name in ("steps", "evaluations"):
            self._set(name, _count(getattr(self, name), name))

    def _check_times(self) -> int:
        self._set("t", as_read_only(self.t, "t"))
        if self.t.ndim != 1:
            raise PendulaError(f"The run's t must be one row of instants, got shape {self.t.shape}.")
        # If the ends are finite and none is before its neighbour (nor a NaN, which never compares), all are.
        ends = self.t[[0, -1]].tolist() if len(self.t) else []
        if not all(map(math.isfinite, ends)) or not (self.t[1:] >= self.t[:-1]).all():
            raise PendulaError("The run's instants t must be finite and never decrease.")
        return len(self.t)

    def _check_given(self) -> None:
        named = [name for given in self.given for name in given.inputs]
        for name in named:
            if name not in self.inputs or named.count(name) > 1:
                raise PendulaError(f"The run has no input '{name}', or it was given twice.")

    def _set(self, name: str, value: Any) -> None:
        object.__setattr__(self, name, value)

    @property
    def has_energy(self) -> bool:
        """Whether the system has energies: a plain differential equation has none."""
        return isinstance(self.energy, Energy)

    @property
    def entries(self) -> tuple[str, ...]:
        """Names of the columns of y."""
        return (*self.coordinates, *self.velocities, *self.states)

    @cached_property
    def y(self) -> np.ndarray:
        """The whole state (q, v, z), a row an instant."""
        y = np.hstack((self.q, self.v, self.z))
        y.flags.writeable = False
        return y

    @cached_property
    def columns(self) -> "dict[str, tables.Column]":
        """Every series of the run by its name, in the order of the tables."""
        return tables.columns(self)

    @overload
    def __getitem__(self, which: slice) -> "Run": ...  # pyright: ignore[reportOverlappingOverload]
    @overload
    def __getitem__(self, which: Any) -> np.ndarray: ...
    def __getitem__(self, which: Any) -> "np.ndarray | Run":
        """The series of a name or symbol: "t", a coordinate, velocity, state, input, signal, power, "energy".

        Also that of an expression, ``run[sin(theta)]``, and a part of the run: by numbers of samples,
        ``run[100:200]``, or between two times, ``run[0.5:2.0]``.
        """
        if isinstance(which, slice):
            return samples_of(self, which)
        if (name := str(which)) in self.columns:
            return self.columns[name].values
        if hasattr(which, "free_symbols"):
            return values_of(self, which)
        hint, known = suggest(name, self.columns), format_names(self.columns)
        raise PendulaError(f"The run of {self.system} has no series '{name}'. {hint}It has {known}.")

    if not TYPE_CHECKING:  # for editors, what is no attribute stays a mistake

        def __getattr__(self, name: str) -> Any:
            """What is no attribute: a series is found by its name in brackets."""
            if not name.startswith("_") and name in self.columns:
                raise AttributeError(f"The series '{name}' of a run is run['{name}'].")
            raise AttributeError(f"A run has no attribute '{name}'.")

    def _ipython_key_completions_(self) -> list[str]:
        return list(self.columns)

    def __len__(self) -> int:
        return len(self.t)

    @property
    def final(self) -> dict[str, float]:
        """The last saved value of every coordinate, velocity and state."""
        if not len(self):
            raise PendulaError(f"The run of {self.system} has no samples, so it has no final state.")
        return dict(zip(self.entries, self.y[-1].tolist(), strict=True))

    def at(self, t: Any, model: Any = None) -> "Instant":
        """The state at any time of the run, as in ``run.at(1.234)["theta"]``, or at each of several times.

        Between two samples, coordinates follow the polynomial of degree five through positions, velocities
        and accelerations, velocities that of degree three; never over a jump, where the state after it
        counts. Where samples lie too far apart for that, an error says so.

        Args:
            t: a time within the run, or an array of them.
            model: what was simulated (a model, a description or a gallery name), for a run from a file.
        """
        from pendula.runs.instant import instant_of

        return instant_of(self, t, model)

    def pose(self, frame: str, model: Any = None) -> "Pose":
        """Where a body or frame of a mechanism was, at every sample; its arrays have a row for each.

        Args:
            frame: its name.
            model: what was simulated, for a run that was loaded.
        """
        from pendula.runs.run_model import model_of

        return model_of(self, model, call="run.pose(frame, model)").pose(frame, self.q, self.t)

    def with_model(self, model: Any) -> "Run":
        """The same run, which was loaded, with what was simulated: a model, a description, a gallery name."""
        from pendula.runs.run_model import model_of

        return replace(self, model=model_of(self, model, call="run.with_model(model)"))

    def reaction(self, joint: str, at: Any = None, in_frame: str = "world", model: Any = None) -> "Wrench":
        """Force and torque that a joint transmitted to its child from its parent, a row for every sample.

        Args:
            joint: its name.
            at: the point that torques are about, a body, frame or ``Point``; the joint's own unless given.
            in_frame: the body or frame along whose axes components are.
            model: what was simulated, for a run that was loaded.
        """
        from pendula.runs.run_model import model_of

        found = model_of(self, model, call="run.reaction(joint, model=model)")
        return found.reactions(joint, self.y, self.u, self.t, at=at, in_frame=in_frame)

    def __repr__(self) -> str:
        span = (
            f"t = {self.t[0]:g} to {with_unit_of(f'{self.t[-1]:g}', self.units, 'time')}, "
            if len(self)
            else ""
        )
        samples = "1 sample" if len(self) == 1 else f"{len(self)} samples"
        return f"Run({self.system!r}, {span}{samples}, {self.integrator}, {self.outcome.reason})"

    def _repr_html_(self) -> str:
        ends = (self.t[0], self.t[-1]) if len(self) else ()
        span = " to ".join(with_unit_of(f"{t:g}", self.units, "time") for t in ends)
        rows = [
            ("outcome", self.outcome.sentence),
            ("times", span),
            ("samples", f"{len(self):,}"),
            *(
                (kind, ", ".join(getattr(self, kind)))
                for kind in ("coordinates", "velocities", "states", "inputs")
            ),
            ("constraints", ", ".join(self.constraints)),
            ("events", f"{len(self.events):,}" if self.events else ""),
        ]
        return as_table(f"Run of {self.system}", rows)

    def save(self, path: str | PathLike[str]) -> None:
        """Write the run to a file that `load` and `numpy.load` read; all or nothing, no suffix added."""
        from pendula.runs.storage import save

        save(self, path)

    def to_pandas(self) -> "pandas.DataFrame":
        """A table with t as its index and one column a series."""
        return tables.to_pandas(self)

    def to_xarray(self) -> "xarray.Dataset":
        """A dataset over the dimension time, each variable with its kind and, where known, its units."""
        return tables.to_xarray(self)


# Every two-dimensional array and the field that names its columns.
_COLUMNS = {
    "q": "coordinates",
    "v": "velocities",
    "u": "inputs",
    "multipliers": "constraints",
    "z": "states",
}


def _names(given: Sequence[str], what: str) -> tuple[str, ...]:
    if isinstance(given, str) or not _are_texts(made := tuple(given)):
        raise PendulaError(f"The run's {what} must be a tuple of names, got {given!r}.")
    return made


def _texts(given: Mapping[str, str], what: str) -> dict[str, str]:
    if not isinstance(given, Mapping) or not (_are_texts(tuple(given)) and _are_texts(tuple(given.values()))):
        raise PendulaError(f"The run's {what} must be texts by name, got {given!r}.")
    return dict(given)


def _are_texts(given: tuple[Any, ...]) -> bool:
    """Whether all of them are texts; those of one system, which come with every run, are looked at once."""
    try:
        return _known_texts(given)
    except TypeError:  # something in it has no hash, as a text has
        return False


@lru_cache(maxsize=1024)
def _known_texts(given: tuple[Any, ...]) -> bool:
    return all(isinstance(text, str) for text in given)


def _number(given: Any, what: str) -> float:
    try:
        return float(given)
    except (TypeError, ValueError):
        raise PendulaError(f"The run's {what} must be a number, got {given!r}.") from None


def _count(given: Any, what: str) -> int:
    try:
        count = operator.index(given)
    except TypeError:
        count = -1
    if count < 0:
        raise PendulaError(f"The run's {what} must be a count, 0 or more, got {given!r}.")
    return count
