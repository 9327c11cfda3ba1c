"""A model: a system's compiled functions with values for its parameters. NumPy in and out."""

import math
from dataclasses import dataclass, replace
from functools import cached_property
from typing import TYPE_CHECKING, Any, NamedTuple

import numpy as np
from numpy.typing import ArrayLike, NDArray

from pendula.compiler import Kernel, LaneKernel
from pendula.compiler.lanes import TIME
from pendula.errors import DescriptionError, PendulaError, explain_arguments, format_names
from pendula.gallery.registry import find
from pendula.layout import Layout
from pendula.model.bodies import BodyFunctions
from pendula.model.card import Card, card_of, load_card, read_parameter
from pendula.model.compilation import Compilation
from pendula.model.formulation import reformulate
from pendula.model.functions import FUNCTIONS, acceleration_names
from pendula.model.matrices import fill_matrix
from pendula.model.origin import GalleryOrigin, GivenOrigin
from pendula.model.route import choose_route
from pendula.notebook import as_table

if TYPE_CHECKING:
    from pendula.description import Description, Point

Array = NDArray[np.float64]
_NOTHING = np.zeros(0)
# Batches from this size on are computed in SIMD lanes: below it, compiling them would take longer.
LANES_FROM = 256


class _Pair(NamedTuple):
    kinetic: Any
    potential: Any


class EnergyPair(_Pair):
    """Kinetic and potential energy in J; ``jacobi`` is Jacobi's integral T₂ − T₀ + V, beside the pair."""

    jacobi: Any

    def __new__(cls, kinetic: Any, potential: Any, jacobi: Any) -> "EnergyPair":
        pair = super().__new__(cls, kinetic, potential)
        pair.jacobi = jacobi
        return pair

    def __getnewargs__(self) -> tuple[Any, ...]:
        return (*self, self.jacobi)


@dataclass(frozen=True, eq=False, repr=False)
class Model(BodyFunctions):
    """The functions of a system at machine speed.

    Every method takes plain arrays; leading axes are batches. Functions are compiled when they are first
    used, or loaded if any earlier process compiled them. A model is immutable: ``with_parameters`` gives
    another, without compiling anything.
    """

    compilation: Compilation
    values: tuple[float, ...]

    @property
    def description(self) -> "Description":
        return self.compilation.description

    @property
    def card(self) -> Card:
        """Names, sizes and values, known without the description."""
        return self.compilation.card

    @property
    def layout(self) -> Layout:
        """Where coordinates, velocities, states and works lie in a state y."""
        return self.card.layout

    @property
    def name(self) -> str:
        return self.card.name

    @property
    def key(self) -> str:
        """What the system is, whatever its name: a hash of all that is computed, not of parameter values."""
        return self.card.key

    @property
    def coordinates(self) -> tuple[str, ...]:
        return self.card.coordinates

    @property
    def velocities(self) -> tuple[str, ...]:
        return self.card.velocities

    @property
    def inputs(self) -> tuple[str, ...]:
        return self.card.inputs

    @cached_property
    def parameters(self) -> dict[str, float]:
        """Parameter values by name, in the order of the kernels."""
        return dict(zip(self.card.parameters, self.values, strict=True))

    @property
    def constraints(self) -> tuple[str, ...]:
        """The constraints' names in the order of the multipliers: on positions first, then on velocities."""
        return self.card.constraints

    @property
    def states(self) -> tuple[str, ...]:
        """Names of the states z beyond coordinates and velocities."""
        return self.card.states

    def has(self, function: str) -> bool:
        """Whether the system has a function: a plain differential equation has no "mass_matrix", for one."""
        return function in FUNCTIONS and not FUNCTIONS[function].missing(self.card)

    def with_parameters(self, **changes: Any) -> "Model":
        """The same system with other parameter values; nothing is compiled again.

        A value is a number in SI units, or a number with its unit, as in ``l=(70, "cm")``.
        """
        values = dict(self.parameters)
        for name, value in changes.items():
            if name not in values:
                known = format_names(values) or "none"
                raise DescriptionError(
                    f"'{name}' is not a parameter of {self.name}; its parameters are {known}."
                )
            values[name] = read_parameter(self.card, name, value)
        if changes and self.card.kinetic_by_values:
            self._check_kinetic(values)
        return replace(self, values=tuple(values.values()))

    def _check_kinetic(self, values: dict[str, float]) -> None:
        """Refuse values with which what is shown as kinetic energy would be none."""
        from pendula.description import Lagrangian

        system = self.description
        if isinstance(system, Lagrangian) and system.kinetic_can_be_negative(values):
            raise DescriptionError(
                f"With these values the kinetic energy of {self.name} as it was given, T2 + T1 + T0, can be "
                "negative, with those that it was described with it cannot: describe the system with these, "
                "or by lagrangian=L, whose energy is the Jacobi integral with any values."
            )

    def with_control(self, control: Any) -> "Model":
        """The closed loop as one kernel: laws by input, as expressions of the state and time.

        A ``Controller``, or a recipe for one such as ``PID(...)``, adds its states and its parameters.
        """
        closed = derive(self.description.with_control(control))
        kept = {name: value for name, value in self.parameters.items() if name in closed.parameters}
        return closed.with_parameters(**kept)

    def rate(self, y: ArrayLike, u: ArrayLike | None = None, t: ArrayLike = 0.0) -> Array:
        """ẏ = (q̇, v̇, ż) at the state y = (q, v, z), shape (..., entries of y)."""
        return self.evaluate_states("rate", y, u, t)

    def coordinate_rates(self, q: ArrayLike, v: ArrayLike) -> Array:
        """q̇ = N(q) v, shape (..., nq): v itself where velocities are the rates of coordinates."""
        return self._evaluate_parts("qdot", q, v, None, 0.0)

    def mass_matrix(self, q: ArrayLike, t: ArrayLike = 0.0) -> Array:
        """M(q, t), shape (..., nv, nv)."""
        return self._evaluate_parts("mass_matrix", q, None, None, t)

    def coriolis_matrix(self, q: ArrayLike, v: ArrayLike, t: ArrayLike = 0.0) -> Array:
        """C(q, v), by Christoffel symbols where q̇ = v, shape (..., nv, nv); Ṁ − ∂M/∂t = C + Cᵀ."""
        return self._evaluate_parts("coriolis_matrix", q, v, None, t)

    def gravity(self, q: ArrayLike, t: ArrayLike = 0.0) -> Array:
        """G = Nᵀ ∂V/∂q, with q̇ = N(q) v: ∂V/∂q where velocities are rates of coordinates."""
        return self._evaluate_parts("gravity", q, None, None, t)

    def force(
        self,
        q: ArrayLike,
        v: ArrayLike,
        u: ArrayLike | None = None,
        t: ArrayLike = 0.0,
        *,
        z: ArrayLike | None = None,
    ) -> Array:
        """F in M v̇ = f + Aᵀλ: everything but inertia and reactions; states z are zero unless given."""
        return self._evaluate_parts("force", q, v, u, t, z=z)

    def acceleration(
        self,
        q: ArrayLike,
        v: ArrayLike,
        u: ArrayLike | None = None,
        t: ArrayLike = 0.0,
        *,
        z: ArrayLike | None = None,
    ) -> Array:
        """v̇ from M v̇ = f + Aᵀλ, constraints included; states z are zero unless given."""
        return self._evaluate_parts("solution", q, v, u, t, z=z)[..., : self.layout.nv]

    def multipliers(
        self,
        q: ArrayLike,
        v: ArrayLike,
        u: ArrayLike | None = None,
        t: ArrayLike = 0.0,
        *,
        z: ArrayLike | None = None,
    ) -> Array:
        """λ, one per constraint; the force on the system from its constraints is Aᵀλ."""
        return self._evaluate_parts("solution", q, v, u, t, z=z)[..., self.layout.nv :]

    def inverse_dynamics(
        self, q: ArrayLike, v: ArrayLike, a: ArrayLike, t: ArrayLike = 0.0, *, z: ArrayLike | None = None
    ) -> Array:
        """M a − f(u = 0): the generalised force that gives the acceleration a."""
        self.compilation.function("inverse_dynamics")
        a = self._vector("a", a, acceleration_names(self.card))
        return self._evaluate_parts("inverse_dynamics", q, v, None, t, a, z=z)

    def energy(self, q: ArrayLike, v: ArrayLike, t: ArrayLike = 0.0) -> EnergyPair:
        """Kinetic and potential energy, and Jacobi's integral as ``energy.jacobi``.

        Of T = T₂ + T₁ + T₀ the kinetic energy is all, where that cannot be negative, else T₂ + T₀.
        """
        return EnergyPair(*np.moveaxis(self._evaluate_parts("energy", q, v, None, t), -1, 0))

    def constraint_jacobian(self, q: ArrayLike, t: ArrayLike = 0.0) -> Array:
        """A(q, t), shape (..., m, nv)."""
        return self._evaluate_parts("constraint_jacobian", q, None, None, t)

    def constraint_residuals(self, q: ArrayLike, v: ArrayLike, t: ArrayLike = 0.0) -> Array:
        """(c, A v − b): how far the positions, then the velocities, are from satisfying the constraints."""
        return self._evaluate_parts("constraints", q, v, None, t)

    def position(self, point: "Point", q: ArrayLike, t: ArrayLike = 0.0) -> Array:
        """Where a point is, shape (..., 2) or (..., 3)."""
        return self._evaluate_parts(self.compilation.place_function(tuple(point)), q, None, None, t)

    def evaluate(
        self, name: str, t: Array, y: Array, u: Array, x: Array = _NOTHING, p: Array | None = None
    ) -> Array:
        """A function at one state, or at many given row by row; the arrays must be contiguous doubles.

        ``p`` are parameters in place of the model's own, the same for all states or row by row.
        """
        kernel, given = self.compilation.kernel(name), self._p if p is None else p
        return self._shape(name, kernel(t, y, u, given, x, count=len(y) if y.ndim == 2 else None))

    def evaluate_once(self, name: str, t: Array, y: Array, u: Array) -> Array:
        """A function at one state, not compiled for the first few times unless that was done before."""
        graph = self.compilation.graph(name)
        if graph is None:
            return self.evaluate(name, t, y, u)
        return graph(t, y, u, self._p, _NOTHING).reshape(self.compilation.shape(name))

    def evaluate_states(
        self, name: str, y: ArrayLike, u: ArrayLike | None = None, t: ArrayLike = 0.0, x: Array = _NOTHING
    ) -> Array:
        """A function at whole states y = (q, v, z); leading axes are batches, large ones in SIMD lanes."""
        return self._evaluate_state(name, self._vector("y", y, self.card.entries), u, t, x)

    def _shape(self, name: str, values: Array) -> Array:
        """What a kernel gives, in the function's shape."""
        return (
            values if len(self.compilation.shape(name)) == 1 else fill_matrix(self.compilation, name, values)
        )

    @cached_property
    def _p(self) -> Array:
        return np.array(self.values, dtype=float)

    def _evaluate_parts(
        self,
        name: str,
        q: ArrayLike,
        v: ArrayLike | None,
        u: ArrayLike | None,
        t: ArrayLike,
        x: Array = _NOTHING,
        *,
        z: ArrayLike | None = None,
    ) -> Array:
        """A function of coordinates and velocities; states z beyond them are zero unless given."""
        self.compilation.function(name)
        q = self._vector("q", q, self.coordinates)
        v = np.zeros(self.layout.nv) if v is None else self._vector("v", v, self.velocities)
        z = np.zeros(self.layout.nz) if z is None else self._vector("z", z, self.states)
        return self._evaluate_state(name, self.layout.join(q, v, z), u, t, x)

    def _evaluate_state(
        self, name: str, y: Array, u: ArrayLike | None, t: ArrayLike, x: Array = _NOTHING
    ) -> Array:
        """A function at whole states y; all leading axes are broadcast against each other."""
        u = np.zeros(len(self.inputs)) if u is None else self._vector("u", u, self.inputs)
        t = np.asarray(t, dtype=float)
        lead = np.broadcast_shapes(y.shape[:-1], u.shape[:-1], t.shape, x.shape[:-1])
        kernel: Kernel | LaneKernel = self.compilation.kernel(name)
        if lead == ():
            return self._shape(name, kernel(t.reshape(1), y, u, self._p, x))
        count = math.prod(lead)
        y, u, x = (
            np.ascontiguousarray(np.broadcast_to(a, (*lead, a.shape[-1]))).reshape(count, a.shape[-1])
            for a in (y, u, x)
        )
        times = np.ascontiguousarray(np.broadcast_to(t, lead)).reshape(count, 1)
        if count >= LANES_FROM:
            kernel = self.compilation.lanes(name, own_time=bool(t.ndim))
            times = times[0] if TIME in kernel.shared else times
        values = kernel(times, y, u, self._p, x, count=count)
        return self._shape(name, values.reshape(*lead, kernel.size))

    def _vector(self, letter: str, given: ArrayLike, names: tuple[str, ...]) -> Array:
        try:
            array = np.ascontiguousarray(given, dtype=float)
        except (TypeError, ValueError):
            order = f" in the order ({', '.join(names)})" if names else ""
            raise PendulaError(f"{letter} must be numbers{order}, got {given!r}.") from None
        if np.ndim(given) == 0 or array.shape[-1] != len(names):
            listed = f" ({', '.join(names)})" if names else ""
            raise PendulaError(
                f"{letter} needs {len(names)} entries{listed} along its last axis, "
                f"got the shape {np.shape(given)}."
            )
        for first, count in self.layout.unit if letter == "q" else ():
            if not array[..., first : first + count].any(axis=-1).all():
                block = ", ".join(names[first : first + count])
                raise PendulaError(f"q has ({block}) of length 0, which is no rotation.")
        return array

    def __copy__(self) -> "Model":
        return self  # immutable, like what it shares with other models of the system

    def __deepcopy__(self, memo: Any) -> "Model":
        return self

    def __reduce__(self) -> tuple[Any, ...]:
        return Model, (self.compilation, self.values)

    def _repr_html_(self) -> str:
        names = ("coordinates", "velocities", "states", "inputs", "constraints")
        units = self.card.units
        values = (f"{name} = {value:g} {units.get(name, '')}" for name, value in self.parameters.items())
        rows = ((word, ", ".join(getattr(self, word))) for word in names)
        return as_table(f"Model of {self.name}", [*rows, ("parameters", ", ".join(map(str.strip, values)))])

    def __repr__(self) -> str:
        groups = {"coordinates": self.coordinates, "states": self.states}
        moved = ", ".join(f"{word}={names}" for word, names in groups.items() if names)
        return f"Model({self.name!r}, {moved}, inputs={self.inputs}, parameters={self.parameters})"


@explain_arguments
def derive(
    system: "Description | Model | str", *, route: str | None = None, formulation: str | None = None
) -> Model:
    """The model of a described system; its functions are compiled when they are first used.

    A gallery system may be given by its name: if it was compiled before, even its description is not built.
    The ``route`` of a mechanism is "traced", into straight code, or "recursive", by loops over its links;
    without it, the one that costs less (``route.py``). Its ``formulation`` is "reduced", by coordinates of
    joints, or "maximal", by poses of all bodies with joints as constraints.
    """
    if isinstance(system, Model):
        if route in (None, system.card.route) and formulation is None:
            return system
        again = derive(system.description, route=route, formulation=formulation)
        return again.with_parameters(**system.parameters)
    if isinstance(system, str) and (route, formulation) != (None, None):
        return derive(find(system).build(), route=route, formulation=formulation)
    if isinstance(system, str):
        about = find(system)
        card = load_card(about.name, about.build)
        compilation = Compilation(card, GalleryOrigin(about.name, card.key))
    else:
        from pendula.description import Description

        if not isinstance(system, Description):
            raise PendulaError(
                "derive() needs a Lagrangian, an Ode, a FreeBody, a Mechanism or the name of a gallery "
                f"system, got {type(system).__name__}."
            )
        described: Description = reformulate(system, formulation)
        card = card_of(described, choose_route(described, route))
        compilation = Compilation(card, GivenOrigin(described))
    return Model(compilation, tuple(compilation.card.parameters.values()))
