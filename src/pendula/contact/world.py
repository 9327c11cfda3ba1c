"""A world of free bodies with contact: the records that compiled steps move, and the memory behind them."""

from typing import Any

import numpy as np

from pendula.collision.loops.scene import CONE, CYLINDER, PLANE, POINT, SEGMENT
from pendula.collision.memory import manifold_memory, scene_of
from pendula.collision.pairing import broad_of, make_pair_room, set_exclusions
from pendula.collision.parts import Part, parts_of
from pendula.compiler.loops import code_address, native
from pendula.contact.free_bodies import FreeBodies, matrices
from pendula.contact.lemke import advance_by_lemke
from pendula.contact.loops.blocks import Blocks
from pendula.contact.loops.bodies import Bodies
from pendula.contact.loops.contacts import Contact, Contacts
from pendula.contact.loops.detection import detect_contacts
from pendula.contact.loops.newton import Newton
from pendula.contact.loops.steps import take_contact_steps
from pendula.contact.loops.workspace import DONE, LAWS, LEMKE, MORE_ROOM, SOLVERS, Pairs, Workspace
from pendula.contact.surfaces import number_surfaces, part_owners
from pendula.description.mechanisms.surroundings import Pairs as MaterialPairs
from pendula.errors import SimulationError

Array = np.ndarray
TOUCHING = 1e-5  # next to the reach of the smallest shape: a gap that counts as none
SWEEPS_OF = {"auto": 40, "pgs": 1000, "newton": 40, "lemke": 40}  # at most, in a step
_SKIN = 0.1  # next to that reach: how much wider boxes are
MOST_FOR_NEWTON = 1000  # bodies: the order of elimination is found in a square table
_FILL = 30  # blocks below the diagonal for each body
ROW = np.dtype([(name, "i8" if kind is int else "f8") for name, kind in Contact.__annotations__.items()])


class World:
    """Bodies with shapes, ready to be stepped.

    Args:
        bodies: what moves and what does not.
        pairs: what pairs of bodies have together.
        step: s.
        solver: a name of ``SOLVERS``.
        tolerance: the residual with which solvers are content, m/s.
        law: of impacts, a name of ``LAWS``.
    """

    def __init__(
        self,
        bodies: FreeBodies,
        pairs: MaterialPairs,
        step: float,
        solver: str,
        tolerance: float,
        law: str = "newton",
    ) -> None:
        self.bodies, self.step = bodies, step
        parts, owners, names, shapes = _all_parts(bodies)
        count = len(bodies.names)
        if solver == "newton" and count > MOST_FOR_NEWTON:
            raise SimulationError(
                f"solver='newton' takes up to {MOST_FOR_NEWTON:,} bodies, here are {count:,}; use 'auto' or "
                "'pgs'."
            )
        self.owner_names = names
        reaches = [part.reach for part, i in zip(parts, owners, strict=True) if i < count]
        self.smallest = min(reaches, default=1.0)
        surfaces, tables = number_surfaces(names, shapes, pairs)
        turning = bool(np.nan_to_num(tables[2:]).any())
        if turning and solver in ("newton", "lemke"):
            raise SimulationError(
                f"solver='{solver}' knows no rolling or spinning friction; take 'auto' or 'pgs'."
            )
        w = Workspace(step=step, gravity=float(np.linalg.norm(bodies.gravity)), stale=1)
        w.touching, w.skin = TOUCHING * self.smallest, _SKIN * self.smallest
        w.solver, w.most_sweeps, w.tolerance = SOLVERS[solver], SWEEPS_OF[solver], tolerance
        w.law = LAWS[law]
        w.moving_shapes = sum(owner < count for owner in owners)
        w.detection = code_address(detect_contacts)
        w.surface_count, w.turning = len(tables[0]), int(turning)
        w.point(surfaces=surfaces, frictions=tables[0].copy(), restitutions=tables[1].copy())
        w.point(rollings=tables[2].copy(), spinnings=tables[3].copy())
        w.point(owners=np.array(owners, dtype=np.int64), places=_places(parts, owners, bodies))
        w.point(arms=_arms(w.target("places"), parts), scene=scene_of(parts), manifold=manifold_memory())
        w.point(thicknesses=np.array([_thickness(part) for part in parts]))
        w.point(bodies=_body_records(bodies), boxes=np.zeros((len(parts), 6)))
        w.point(residuals=np.zeros(4), worst=np.zeros(4), works=np.zeros(5))
        w.point(before=np.zeros((count + 1, 6)), moved=np.zeros((count + 1, 6)), shifts=np.zeros(count + 1))
        w.point(falls=np.array([[*bodies.gravity, 0.0, 0.0, 0.0]] * count + [[0.0] * 6]))
        self.workspace = w
        self._pairs = Pairs(), Pairs()
        w.point(pairs=self._pairs[0], former=self._pairs[1])
        ones, widths = np.ones(len(parts), dtype=np.int64), np.array([2 * part.reach for part in parts])
        wide = np.zeros((len(parts), 6))
        broad = broad_of(wide, w.target("owners"), ones, ones, widths + 8 * w.skin)
        stirred = np.zeros(count + 1, dtype=np.int64)
        w.point(broad=broad, contacts=Contacts().point(stirred=stirred), newton=Newton())
        numbers, apart = part_owners(dict(zip(names, owners, strict=True)), (), pairs)
        if len(apart):
            self.exclude(np.array([numbers[name] for name in names]), apart)
        self._make_newton(count if count <= MOST_FOR_NEWTON else 0)
        self.make_room(8 * len(parts) + 64, 4 * len(parts) + 64)

    def _make_newton(self, n: int) -> None:
        newton, count = self.workspace.target("newton"), len(self.bodies.names)
        whole = dict.fromkeys(("order", "degrees"), n) | {"starts": n + 1, "rows": _FILL * n}
        blocks = Blocks(n=n, room=_FILL * n)
        blocks.point(**{name: np.zeros(size, dtype=np.int64) for name, size in whole.items()})
        blocks.point(index=np.zeros(n * n, dtype=np.int64), adjacent=np.zeros(n * n, dtype=np.int64))
        blocks.point(diagonal=np.zeros((n, 36)), lower=np.zeros((_FILL * n, 36)))
        rows = {name: np.zeros((count + 1, 6)) for name in ("free", "direction", "trial")}
        newton.point(blocks=blocks, masses=np.zeros((n, 36)), levels=np.zeros(count + 1, dtype=np.int64))
        newton.point(**rows).touching = self.workspace.touching

    def make_room(self, pairs: int, contacts: int) -> None:
        """Memory for so many pairs and contacts; what was remembered is kept."""
        w = self.workspace
        newton, rows = w.target("newton"), w.target("contacts")
        make_pair_room(w.target("broad"), pairs)
        for kept in self._pairs:
            sizes = {"shapes": (2, np.int64), "counts": (1, np.int64), "features": (8, np.int64)}
            for name, (width, kind) in (
                sizes | dict.fromkeys(("impulses", "moments", "arms"), (24, float)) | {"speeds": (32, float)}
            ).items():
                grown, old = np.zeros((pairs, width), dtype=kind), kept.target(name)
                if old is not None:
                    grown[: len(old)] = old
                kept.point(**{name: grown})
        rows.room = contacts
        rows.point(first=np.zeros(contacts, dtype=ROW), active=np.zeros(contacts, dtype=np.int64))
        newton.point(held=np.zeros((contacts, 3)), saved=np.zeros((contacts, 3)), shifts=np.zeros(contacts))

    def grow(self) -> None:
        """Twice the memory where there was not enough."""
        w = self.workspace
        broad, rows = w.target("broad"), w.target("contacts")
        self.make_room(max(2 * broad.pair_room, broad.pair_count), 2 * rows.room)

    def exclude(self, owners: Array, pairs: Array) -> None:
        """Let shapes of one owner, by other numbers than those of bodies, and of pairs of owners not meet."""
        broad = self.workspace.target("broad")
        broad.point(owners=owners)
        set_exclusions(broad, pairs)

    def advance(self, until: int) -> int:
        """Steps until there are so many; the status that ended them."""
        if self.workspace.solver == LEMKE:
            return advance_by_lemke(self, until)
        while True:
            native(take_contact_steps)(self.workspace.address, until)
            if self.workspace.status != MORE_ROOM:
                return self.workspace.status
            self.grow()

    @property
    def rows(self) -> Array:
        """The contacts of the last step."""
        found = self.workspace.target("contacts")
        return found.target("first")[: found.count]

    @property
    def pair_shapes(self) -> Array:
        """Pairs of shapes by the numbers that contacts have of them."""
        now = self._pairs[0] if self.workspace.pairs == self._pairs[0].address else self._pairs[1]
        return now.target("shapes")

    def find_contacts(self) -> Array:
        """Contacts of bodies as they are, before any step."""
        w, step = self.workspace, self.workspace.step
        w.step = 1e-6 * step  # nothing moves in the meantime
        while True:
            w.status = DONE
            native(detect_contacts)(w.address)
            if w.status == DONE:
                break
            self.grow()
        w.step, w.stale = step, 1
        return self.rows

    def write(self, y: Array) -> None:
        """Put bodies where a state says."""
        origins, quaternions, linear, omega = (part[0] for part in self.bodies.split(y[None]))
        R, centers, n = matrices(quaternions), self.bodies.centers, len(self.bodies.names)
        records = self.workspace.target("bodies")
        records.target("positions")[:n] = origins + np.einsum("nij,nj->ni", R, centers)
        records.target("quaternions")[:n] = quaternions
        records.target("rotations")[:n] = R
        velocities = records.target("velocities")
        velocities[:n, :3] = np.einsum("nij,nj->ni", R, linear + np.cross(omega, centers))
        velocities[:n, 3:] = np.einsum("nij,nj->ni", R, omega)
        inverse = np.einsum("nij,njk,nlk->nil", R, np.linalg.inv(self.bodies.inertias), R)
        records.target("inverses")[:n] = inverse
        self.workspace.disturbed = 1

    def read(self) -> Array:
        """The state of the bodies."""
        records, n, centers = self.workspace.target("bodies"), len(self.bodies.names), self.bodies.centers
        quaternions = records.target("quaternions")[:n]
        R, velocities = matrices(quaternions), records.target("velocities")[:n]
        omega = np.einsum("nji,nj->ni", R, velocities[:, 3:])
        linear = np.einsum("nji,nj->ni", R, velocities[:, :3]) - np.cross(omega, centers)
        origins = records.target("positions")[:n] - np.einsum("nij,nj->ni", R, centers)
        q = np.concatenate([origins, quaternions], axis=1)
        return np.concatenate([q.ravel(), np.concatenate([linear, omega], axis=1).ravel()])


def _all_parts(bodies: FreeBodies) -> tuple[list[Part], list[int], list[str], list[Any]]:
    """Convex parts in their bodies' frames or in the world, their owners by number and name, their shapes."""
    parts: list[Part] = []
    owners: list[int] = []
    names: list[str] = []
    shapes: list[Any] = []
    moving = [(i, name, shape) for i, name in enumerate(bodies.names) for shape in bodies.shapes[i]]
    for number, name, shape, pose in (
        *((i, name, shape, None) for i, name, shape in moving),
        *((len(bodies.names), name, shape, pose) for name, shape, pose in bodies.fixed),
    ):
        for part in parts_of(shape):
            if pose is not None:
                place, axes = pose.apply(part.position), pose.matrix @ part.axes
                part = Part(part.kind, part.radius, part.size, place, axes, part.hull)  # noqa: PLW2901
            elif part.kind == PLANE:
                raise SimulationError(f"The body '{name}' has a Plane, which only the ground can be.")
            parts.append(part)
            owners.append(number)
            names.append(name)
            shapes.append(shape)
    if bodies.names and not moving:
        raise SimulationError("No body has a shape, so that nothing can touch; give shapes=[...] to bodies.")
    return parts, owners, names, shapes


def _places(parts: list[Part], owners: list[int], bodies: FreeBodies) -> Array:
    """Poses of parts in their bodies, in rows as in a scene, from the centre of mass."""
    centers = np.vstack([bodies.centers, np.zeros(3)])
    rows = [[p.position - centers[i], *p.axes.T] for p, i in zip(parts, owners, strict=True)]
    return np.array(rows).reshape(-1, 4, 3)


def _arms(places: Array, parts: list[Part]) -> Array:
    """How far parts reach from the centre of mass of their bodies; nothing that turns is infinite."""
    reaches = np.array([0.0 if part.kind == PLANE else part.reach for part in parts])
    return np.linalg.norm(places[:, 0], axis=1) + reaches


def _thickness(part: Part) -> float:
    """Half of what a part measures where it is thinnest; half-spaces have no other side."""
    if part.kind == PLANE:
        return np.inf
    if part.hull is not None:
        corners = [part.hull.vertices[face[0]] for face in part.hull.faces]
        return float(np.einsum("ij,ij->i", part.hull.normals, corners).min())
    if part.kind in (POINT, SEGMENT):
        return part.radius
    x, y, z = part.size
    return min(x, z) if part.kind in (CYLINDER, CONE) else min(x, y, z)


def _body_records(bodies: FreeBodies) -> Bodies:
    n = len(bodies.names)
    inertias, inverses = np.zeros((n + 1, 3, 3)), np.zeros((n + 1, 3, 3))
    inertias[:n], inverses[:n] = bodies.inertias, np.linalg.inv(bodies.inertias)
    mean = np.trace(inertias, axis1=1, axis2=2)[:, None, None] / 3
    same = np.abs(inertias - mean * np.eye(3)).max(axis=(1, 2)) <= 1e-14 * mean[:, 0, 0]
    rotations, quaternions = np.tile(np.eye(3), (n + 1, 1, 1)), np.tile([1.0, 0, 0, 0], (n + 1, 1))
    return Bodies(count=n).point(
        positions=np.zeros((n + 1, 3)),
        quaternions=quaternions,
        rotations=rotations,
        velocities=np.zeros((n + 1, 6)),
        inverse_masses=np.append(1 / bodies.masses, 0.0),
        inertias=inertias,
        own_inverses=inverses,
        inverses=inverses.copy(),
        isotropic=same.astype(np.int64),
        gravity=bodies.gravity.copy(),
    )
