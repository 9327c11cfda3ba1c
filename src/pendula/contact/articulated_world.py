"""A world of trees with contact: the records that compiled steps move, and the memory behind them."""

from itertools import accumulate
from typing import Any

import numpy as np

from pendula.compiler.intrinsics import TILE
from pendula.compiler.loops import native
from pendula.contact.lemke import NOTHING, Problem, solve_problem, take_aims
from pendula.contact.loops.rows import Rows
from pendula.contact.loops.tree_masses import Articulation, ClosedLoops
from pendula.contact.loops.tree_steps import (
    Tree,
    begin_tree_step,
    end_tree_step,
    lower_restitution,
    refine_step,
    set_impulses,
    set_residuals,
    take_tree_steps,
)
from pendula.contact.loops.workspace import DONE, LEMKE, MORE_ROOM
from pendula.contact.trees import TreeNumbers
from pendula.contact.world import World
from pendula.description.mechanisms.quantities import pose_of, velocity_of
from pendula.description.mechanisms.surroundings import Pairs as MaterialPairs
from pendula.model import Model

Array = np.ndarray
_ROWS = 96  # at first


class ArticulatedWorld:
    """Trees of bodies with shapes, ready to be stepped.

    Args:
        numbers: the trees.
        pairs: what pairs of bodies have together.
        y: the state at the start.
        times: when it starts, and the length of a step, s.
        solver: a name of ``SOLVERS``.
        tolerance: the residual with which solvers are content, m/s.
        law: of impacts, a name of ``LAWS``.
    """

    def __init__(
        self,
        numbers: TreeNumbers,
        pairs: MaterialPairs,
        y: Array,
        times: tuple[float, float],
        solver: str,
        tolerance: float,
        law: str = "newton",
    ) -> None:
        self.numbers = numbers
        self.world = World(numbers.bodies, pairs, times[1], solver, tolerance, law)
        self._separate()
        w = self.world.workspace
        self.motion, self.rows = _motion_of(numbers, y.copy(), times), _rows_of(numbers)
        self.record = Tree(reach=float(w.target("arms").max(initial=0.0)))
        self.record.point(world=w, motion=self.motion, rows=self.rows)
        self._make_room(_ROWS)
        self.hold(0, np.zeros((1, len(numbers.model.inputs))))
        self._place()

    def _separate(self) -> None:
        """Let neighbours in a tree not meet."""
        owners = [self.numbers.owners[name] for name in self.world.owner_names]
        self.world.exclude(_integers(owners), self.numbers.apart)

    def _place(self) -> None:
        """Put bodies where the state says."""
        model, names = self.numbers.model, self.numbers.bodies.names
        if not names:
            return
        place = tuple(symbol for name in names for symbol in pose_of(name))
        q = self.state[: model.layout.nq]
        found = model._evaluate_parts(model.compilation.place_function(place), q, None, None, 0.0)
        poses, bodies = found.reshape(-1, 4, 3), self.world.workspace.target("bodies")
        bodies.target("positions")[: len(names)] = poses[:, 0]
        bodies.target("rotations")[: len(names)] = poses[:, 1:]

    def _make_room(self, room: int) -> None:
        """Memory for so many rows; what was remembered is kept."""
        r, nv = self.rows, self.motion.nv
        r.room = room = -(-room // TILE) * TILE
        r.point(wrenches=np.zeros(6 * room))
        r.point(whitened=np.zeros(nv * room), delassus=np.zeros(room * room), matrix=np.zeros(room * room))
        r.point(**{name: np.zeros(room) for name in ("before", "free", "velocity", "impulse", "held")})
        r.point(**{name: np.zeros(room) for name in ("shifts", "found", "direction", "turned", "saved")})
        r.point(early=np.zeros(room), late=np.zeros(room))
        r.point(slopes=np.zeros(3 * room))

    @property
    def state(self) -> Array:
        """Coordinates, velocities and states."""
        return self.motion.target("y")

    @property
    def power_works(self) -> Array:
        """Works of all powers since the start, J."""
        return self.motion.target("power_works")

    def hold(self, first: int, inputs: Array) -> None:
        """Inputs from a step on: one row for all, or a row for each step."""
        self.motion.first, self.motion.inputs_per_step = first, inputs.shape[1] * (len(inputs) > 1)
        self.motion.point(inputs=np.ascontiguousarray(inputs, dtype=float) if inputs.size else np.zeros(1))

    def grow(self) -> None:
        """Twice the memory where there was not enough."""
        if self.rows.count > self.rows.room:
            self._make_room(max(2 * self.rows.room, self.rows.count))
        else:
            self.world.grow()

    def advance(self, until: int) -> int:
        """Steps until there are so many; the status that ended them."""
        w = self.world.workspace
        if w.solver == LEMKE:
            return self._advance_by_lemke(until)
        while True:
            native(take_tree_steps)(self.record.address, until)
            if w.status != MORE_ROOM:
                return w.status
            self.grow()

    def _advance_by_lemke(self, until: int) -> int:
        w, r = self.world.workspace, self.rows
        while w.steps < until:
            native(begin_tree_step)(self.record.address)
            if w.status == MORE_ROOM:
                self.grow()
                continue
            address = self.record.address
            if r.count:
                self._solve_by_lemke()
            for change in (lower_restitution, refine_step):
                if native(change)(address):
                    self._solve_by_lemke()
            native(set_residuals)(self.record.address)
            native(end_tree_step)(self.record.address)
            if w.status != DONE:
                break
        return w.status

    def _solve_by_lemke(self) -> None:
        self.rows.target("impulse")[: self.rows.count] = solve_problem(self._problem())
        native(set_impulses)(self.record.address)

    def _problem(self) -> Problem:
        r, contacts = self.rows, self.world.workspace.target("contacts").target("first")
        n, width, b = r.count, r.width, r.target("free")[: r.count].copy()
        take_aims(b, contacts[: r.cones])
        return Problem(
            W=r.target("delassus")[: n * width].reshape(n, width)[:, :n],
            b=b,
            friction=contacts["friction"][: r.cones],
            least=contacts["least"][: r.cones + r.limits],
            bounds=r.target("box_bound")[: r.boxes],
            nothing=NOTHING * self.world.workspace.tolerance,
        )


def _motion_of(numbers: TreeNumbers, y: Array, times: tuple[float, float]) -> Articulation:
    model, names = numbers.model, numbers.bodies.names
    layout, compilation, powers = model.layout, model.compilation, len(model.card.power_names)
    nv, nz = layout.nv, layout.nz
    made = Articulation(nq=layout.nq, nv=nv, nz=nz, start=times[0], length=times[1], power_count=powers)
    made.mass_matrix = compilation.kernel("mass_matrix").address
    made.force = compilation.kernel("force").address
    made.powers = compilation.kernel("powers").address if powers else 0
    made.state_rates = compilation.kernel("state_rates").address if nz else 0
    rows, columns = compilation.pattern("mass_matrix")
    ancestors = _ancestors(np.maximum(rows, columns), np.minimum(rows, columns), nv)
    depths = _integers([len(above) for above in ancestors])
    starts = _integers([0, *np.cumsum(-(-(depths + 1) // TILE) * TILE)])
    lower = np.zeros(starts[-1], dtype=np.int64)
    for i, above in enumerate(ancestors):
        lower[starts[i] : starts[i] + len(above)] = above
    entries = zip(np.maximum(rows, columns), np.minimum(rows, columns), strict=True)
    places = _integers([starts[i] + np.searchsorted([*ancestors[i], i], j) for i, j in entries])
    made.mass_count, made.lower_count = len(places), len(lower)
    paths: list[Array] = []
    jacobian = np.zeros(0, dtype=np.int64)
    if names:
        poses = compilation.place_function(tuple(symbol for name in names for symbol in pose_of(name)))
        slopes = compilation.place_function(tuple(e for name in names for e in velocity_of(name)), "v")
        made.poses, made.slopes = compilation.kernel(poses).address, compilation.kernel(slopes).address
        rows, columns = compilation.pattern(slopes)
        jacobian = rows * nv + columns
        paths = [np.unique(columns[rows // 6 == i]) for i in range(len(names))]
    made.slope_count = len(jacobian)
    numbers_room = max(12 * len(names), len(jacobian), len(places), nv, powers, nz)
    made.point(y=y, p=np.array(model.values), mass_places=places, slope_places=jacobian, columns=lower)
    made.point(numbers=np.zeros(numbers_room), lower=np.zeros(len(lower)), starts=starts)
    made.point(depths=depths, inverses=np.zeros(nv))
    made.point(damping=numbers.damping, stiffness=numbers.stiffness)
    made.point(jacobians=np.zeros(6 * nv * len(names)))
    made.point(
        path_starts=_integers([0, *accumulate(map(len, paths))]), path=_integers(np.concatenate([[], *paths]))
    )
    _set_joints(made, numbers)
    made.point(**{name: np.zeros(nv) for name in ("before", "drifting", "change", "pushed", "middle")})
    made.point(**{name: np.zeros(nv) for name in ("early", "late", "turned")}, kept=np.zeros(layout.nq))
    made.point(loops=_loops_of(numbers.model))
    return made.point(power_works=np.zeros(powers))


def _loops_of(model: Model) -> ClosedLoops:
    """What closed loops hold; nothing where there are none."""
    compilation, nv, count = model.compilation, model.layout.nv, len(model.card.constraints)
    made = ClosedLoops(count=count, holonomic=model.card.holonomic)
    if count == 0:
        return made
    made.jacobian = compilation.kernel("constraint_jacobian").address
    made.constraints = compilation.kernel("constraints").address
    rows, columns = compilation.pattern("constraint_jacobian")
    made.entry_count = len(rows)
    made.point(entries=rows * nv + columns, numbers=np.zeros(max(len(rows), 2 * count)))
    return made.point(basis=np.zeros(count * nv), missing=np.zeros(count), spare=np.zeros(nv))


def _set_joints(made: Articulation, numbers: TreeNumbers) -> None:
    """Which coordinates velocities move, and how."""
    plain, turns, frees = [], [], []
    for q, v, kind, count in numbers.joints:
        if kind == "plain":
            plain += [(q + k, v + k) for k in range(count)]
        elif kind == "ball":
            turns.append((q, v))
        else:
            plain += [(q + k, v + k) for k in range(3)]
            turns.append((q + 3, v + 3))
            frees.append((q, v))
    for word, found in (("plain", plain), ("turn", turns), ("free", frees)):
        setattr(made, f"{word}_count", len(found))
        columns = _integers(found).reshape(-1, 2)
        made.point(**{f"{word}_q": columns[:, 0].copy(), f"{word}_v": columns[:, 1].copy()})
    made.point(rotations=np.zeros(9 * max(len(frees), 1)))


def _rows_of(numbers: TreeNumbers) -> Rows:
    limits, rubbing = numbers.limits, np.flatnonzero(numbers.friction > 0)
    made = Rows(limit_count=len(limits), boxes=len(rubbing))
    made.point(limit_q=_integers([limit.q for limit in limits]))
    made.point(limit_v=_integers([limit.v for limit in limits]))
    made.point(bounds=np.array([[limit.lower, limit.upper] for limit in limits]).ravel())
    made.point(remembered=np.zeros(2 * len(limits) + len(rubbing)))
    made.point(box_v=rubbing.astype(np.int64), box_force=numbers.friction[rubbing])
    made.point(**{name: np.zeros(numbers.model.layout.nv, dtype=np.int64) for name in ("begins", "ends")})
    return made.point(box_bound=np.zeros(len(rubbing)))


def _ancestors(rows: Array, columns: Array, n: int) -> list[list[int]]:
    """Of every row of L in M = LᵀL the columns of its ancestors in the tree of elimination.

    They are the entries of M and what elimination adds: nothing in trees of joints (Featherstone 2008, §6.4),
    something where joints mimic others.
    """
    found: list[set[int]] = [set() for _ in range(n)]
    for i, j in zip(rows, columns, strict=True):
        if j < i:
            found[i].add(int(j))
    for i in reversed(range(n)):
        if found[i]:
            parent = max(found[i])
            found[parent] |= found[i] - {parent}
    made: list[list[int]] = []
    for above in found:
        parent = max(above, default=-1)
        made.append([*made[parent], parent] if above else [])
    return made


def _integers(given: Any) -> Array:
    return np.array(given, dtype=np.int64)
