"""What a model of a mechanism knows of its bodies, and slopes of its forward and inverse dynamics."""

from typing import TYPE_CHECKING, Any, NamedTuple

import numpy as np
from numpy.typing import ArrayLike, NDArray

from pendula.errors import PendulaError
from pendula.model.formulation import MAXIMAL
from pendula.model.functions import acceleration_names
from pendula.spatial.poses import Pose

if TYPE_CHECKING:
    from pendula.description import Mechanism, Point
    from pendula.layout import Layout
    from pendula.model.card import Card
    from pendula.model.compilation import Compilation
    from pendula.model.reaching import Reach

Array = NDArray[np.float64]
# The rows of a frame's Jacobian that are asked for.
_ROWS = {"pose": slice(0, 6), "position": slice(0, 3), "rotation": slice(3, 6)}


class AccelerationSlopes(NamedTuple):
    """∂v̇/∂q · N, ∂v̇/∂v and ∂v̇/∂u, shape (..., nv, nv) and (..., nv, nu)."""

    q: Any
    v: Any
    u: Any


class ForceSlopes(NamedTuple):
    """∂τ/∂q · N, ∂τ/∂v and ∂τ/∂a of the force τ that an acceleration a takes, shape (..., nv, nv)."""

    q: Any
    v: Any
    a: Any


class Wrench(NamedTuple):
    """A force and a torque, shape (..., 3) each, N and N m."""

    force: Any
    torque: Any


class BodyFunctions:
    """The part of a ``Model`` that concerns bodies and frames by their names."""

    if TYPE_CHECKING:
        compilation: Compilation

        @property
        def card(self) -> Card: ...
        @property
        def layout(self) -> Layout: ...
        @property
        def name(self) -> str: ...
        @property
        def description(self) -> Any: ...
        def coordinate_rates(self, q: ArrayLike, v: ArrayLike) -> Array: ...
        def mass_matrix(self, q: ArrayLike, t: ArrayLike = 0.0) -> Array: ...
        def evaluate_states(
            self, name: str, y: ArrayLike, u: ArrayLike | None = None, t: ArrayLike = 0.0
        ) -> Array: ...
        def position(self, point: Point, q: ArrayLike, t: ArrayLike = 0.0) -> Array: ...
        def _vector(self, letter: str, given: ArrayLike, names: tuple[str, ...]) -> Array: ...
        def _evaluate_parts(self, name: str, *parts: Any, **named: Any) -> Array: ...

    def jacobian(self, point: "Point | str", q: ArrayLike, t: ArrayLike = 0.0) -> Array:
        """∂r/∂q · N of a point, so that its velocity is that times v; shape (..., 2 or 3, nv).

        Of a body or frame of a mechanism, by its name, the rows are those of the velocity of its origin, then
        those of its angular velocity, both along the axes of the world; shape (..., 6, nv).
        """
        given = (self._velocity(point), "v") if isinstance(point, str) else (tuple(point), "q")
        return self._evaluate_parts(self.compilation.place_function(*given), q, None, None, t)

    def jacobian_rate(self, frame: str, q: ArrayLike, v: ArrayLike) -> Array:
        """J̇ of a body or frame, so that its acceleration is J v̇ + J̇ v; shape (..., 6, nv)."""
        name = self.compilation.place_function(self._velocity(frame), "v̇")
        return self._evaluate_parts(name, q, v, None, 0.0)

    def pose(self, frame: str, q: ArrayLike, t: ArrayLike = 0.0) -> Pose:
        """Where a body or frame of a mechanism is in the world; leading axes of q make many poses of it."""
        from pendula.description.mechanisms import quantities

        self._mechanism.check_frame(frame)
        name = self.compilation.place_function(quantities.pose_of(frame))
        found = self._evaluate_parts(name, q, None, None, t)
        return Pose(found[..., :3], found[..., 3:].reshape(*found.shape[:-1], 3, 3))

    def reactions(
        self,
        joint: str,
        y: ArrayLike,
        u: ArrayLike | None = None,
        t: ArrayLike = 0.0,
        *,
        at: Any = None,
        in_frame: str = "world",
    ) -> Wrench:
        """What a joint transmits to its child from its parent in states y = (q, v, z).

        ``Mechanism.reaction`` says about which point, along which axes and with what sign.
        """
        name = self.compilation.place_function(self._mechanism.reaction(joint, at, in_frame))
        found = self.evaluate_states(name, y, u, t)
        return Wrench(found[..., :3], found[..., 3:])

    def center_of_mass(self, q: ArrayLike, t: ArrayLike = 0.0) -> Array:
        """Of all bodies of a mechanism that move, in the world; shape (..., 3)."""
        return self.position(self._mechanism.center_of_mass, q, t)

    def centroidal_momentum(self, q: ArrayLike, v: ArrayLike) -> Array:
        """Linear momentum, then angular momentum about the centre of mass, in world axes; shape (..., 6)."""
        return self._evaluate_parts(self._momentum(), q, v, None, 0.0)

    def centroidal_momentum_matrix(self, q: ArrayLike) -> Array:
        """What v is multiplied by to give the centroidal momentum, shape (..., 6, nv)."""
        return self._evaluate_parts(self._momentum("v"), q, None, None, 0.0)

    def inverse_mass_matrix(self, q: ArrayLike, t: ArrayLike = 0.0) -> Array:
        """M⁻¹, shape (..., nv, nv), by elimination on the sparsity of M."""
        return self._evaluate_parts("inverse_mass_matrix", q, None, None, t)

    def operational_space_inertia(self, frame: str, q: ArrayLike, *, of: str = "pose") -> Array:
        """Λ = (J M⁻¹ Jᵀ)⁻¹, the inertia that a body or frame has when it is pushed.

        Args:
            frame: its name.
            q: coordinates.
            of: what is pushed: "pose", six rows, "position" or "rotation", three.

        Raises:
            PendulaError: if it cannot move in all these directions there.
        """
        if of not in _ROWS:
            raise PendulaError(f'of must be "pose", "position" or "rotation", got {of!r}.')
        J = self.jacobian(frame, q)[..., _ROWS[of], :]
        mobility = J @ self.inverse_mass_matrix(q) @ np.swapaxes(J, -1, -2)
        least, largest = (np.linalg.eigvalsh(mobility)[..., k] for k in (0, -1))
        if np.any(least <= 1e-12 * largest):
            raise PendulaError(
                f"The frame '{frame}' cannot move in all directions of its {of} here, so that its inertia "
                "has no limit in some; ask for fewer of them by of=, or at another q."
            )
        return np.asarray(np.linalg.inv(mobility), dtype=float)

    def acceleration_slopes(
        self, q: ArrayLike, v: ArrayLike, u: ArrayLike | None = None, t: ArrayLike = 0.0
    ) -> AccelerationSlopes:
        """Exact first derivatives of forward dynamics, by what velocities change of q, by v and by u."""
        by_y = self._evaluate_parts("acceleration_by_y", q, v, u, t)
        by_u = self._evaluate_parts("acceleration_by_u", q, v, u, t)
        return AccelerationSlopes(*self._split(by_y, q), by_u)

    def inverse_dynamics_slopes(
        self, q: ArrayLike, v: ArrayLike, a: ArrayLike, t: ArrayLike = 0.0
    ) -> ForceSlopes:
        """Exact first derivatives of inverse dynamics, by what velocities change of q, by v and by a."""
        self.compilation.function("inverse_dynamics")
        a = self._vector("a", a, acceleration_names(self.card))
        by_y = self._evaluate_parts("inverse_dynamics_by_y", q, v, None, t, a)
        return ForceSlopes(*self._split(by_y, q), self.mass_matrix(q, t))

    def inverse_kinematics(
        self,
        frame: str,
        pose: Any,
        start: ArrayLike | None = None,
        *,
        limits: bool = True,
        tolerance: float = 1e-10,
        attempts: int = 20,
    ) -> "Reach":
        """Coordinates in which a body or frame has a pose, by damped Newton steps from a start.

        Args:
            frame: its name.
            pose: in the world; three components are a position alone.
            start: coordinates to begin with; the mechanism's own start unless given.
            limits: whether joints keep to their limits.
            tolerance: of the pose, in m and rad.
            attempts: how many starts are tried, all but the first at random.

        Returns:
            ``Reach``: ``reached``, ``q``, how far the frame stayed away, and a sentence.
        """
        from pendula.model.reaching import reach

        if self.card.formulation == MAXIMAL:
            raise PendulaError(
                "Inverse kinematics looks for joint coordinates; ask derive(mechanism) for them, in its "
                "reduced formulation."
            )
        return reach(
            self,
            self._mechanism,
            frame,
            pose,
            start,
            limits=limits,
            tolerance=tolerance,
            attempts=attempts,
        )

    def _split(self, by_y: Array, q: ArrayLike) -> tuple[Array, Array]:
        """Slopes by q, along what velocities change, and by v."""
        by_q, by_v = by_y[..., self.layout.q], by_y[..., self.layout.v]
        if self.layout.identity:
            return by_q, by_v
        N = self._evaluate_parts("qdot_by_y", q, None, None, 0.0)[..., self.layout.v]
        return by_q @ N, by_v

    def _velocity(self, frame: str) -> tuple[Any, ...]:
        from pendula.description.mechanisms import quantities

        self._mechanism.check_frame(frame)
        return quantities.velocity_of(frame)

    def _momentum(self, letter: str = "") -> str:
        return self.compilation.place_function(self._mechanism.centroidal_momentum, letter)

    @property
    def _mechanism(self) -> "Mechanism":
        from pendula.description import MaximalMechanism, Mechanism

        system = self.description
        if not isinstance(system, Mechanism | MaximalMechanism):
            raise PendulaError(
                f"{self.name} has no bodies by name: only a Mechanism has; give a Point instead."
            )
        return system if isinstance(system, Mechanism) else system.mechanism
