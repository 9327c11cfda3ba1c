"""Saddle systems of bodies and joints with many loops: our fronts against SuperLU, CHOLMOD and LAPACK."""

from collections.abc import Iterator
from dataclasses import replace
from time import thread_time
from typing import Any, NamedTuple

import numpy as np
from scipy import sparse
from scipy.sparse.linalg import splu

from benchmarks.measurement import Effort, Timing, interleaved, require_agreement
from benchmarks.peers import conversation
from benchmarks.rows import Row, against, informing, unmeasured
from pendula.compiler.fronts import solve_fronts
from pendula.compiler.loops import native
from pendula.compiler.saddle import factorise, find_missing, make_saddle_tables, solve_saddle, start_solution
from pendula.dynamics.saddle import BLOCK, plan_saddle
from pendula.records import address_of, aligned_zeros

SUPERLU, CHOLMOD, DENSE = 3.0, 0.75, 20.0  # targets
PEER, SIDE = "CHOLMOD", "benchmarks.peers.cholmod_side"
RESIDUAL = 1e-10
_DAMPING = 1e-5  # as that of accelerations


class Joint(NamedTuple):
    """Two bodies, −1 for the world, that share a point, and directions about which they do not turn."""

    child: int
    parent: int
    point: np.ndarray
    held: tuple[tuple[float, float, float], ...] = ()


class Saddle:
    """Random forces on bodies at given places, by our loops and as sparse matrices."""

    def __init__(self, places: np.ndarray, joints: list[Joint]) -> None:
        rng = np.random.default_rng(0)
        self.nv, self.joints = 6 * len(places), joints
        roots = rng.normal(size=(len(places), 6, 6))
        M = rng.uniform(0.5, 2.0, size=(len(places), 1, 1)) * (
            np.eye(6) + 0.1 * roots @ roots.transpose(0, 2, 1)
        )
        inverse = np.linalg.inv(M)
        self.M, self.inverse = (sparse.block_diag(list(blocks), format="csc") for blocks in (M, inverse))
        self.f = rng.normal(size=self.nv)
        rows = np.array([3 + len(joint.held) for joint in joints])
        self.blocks = [[_rows(joint, places, side) for side in (0, 1)] for joint in joints]
        self.A = _matrix(joints, self.blocks, self.nv)
        # A vector that rows can have whatever else they are: those that depend on others agree.
        self.gamma = self.A @ rng.normal(size=self.nv)
        bodies = np.array([[joint.child, joint.parent] for joint in joints])
        planned = plan_saddle(inverse, rows, bodies, motions=0, blocks=self.nv)
        self.fronts = planned.fronts
        self.end = self.nv + BLOCK * int(rows.sum())
        self.tables, size = make_saddle_tables(replace(planned, damping=_DAMPING), self.end)
        self.work, first = aligned_zeros(size), 0
        numbers = []
        for count, pair in zip(rows.tolist(), self.blocks, strict=True):
            numbers += [pair[0].ravel(), pair[1].ravel(), self.gamma[first : first + count], np.zeros(count)]
            first += count
        self.work[self.nv : self.end] = np.concatenate(numbers)

    def solve(self) -> np.ndarray:
        """Accelerations, all of it."""
        self.work[: self.nv] = self.f
        native(solve_saddle)(self.tables.address, address_of(self.work))
        return self.work[: self.nv]

    def prepare(self) -> None:
        """Up to where sparse solvers begin, but for the entries of S, which ours assembles as it goes."""
        self.work[: self.nv] = self.f
        native(start_solution)(self.tables.address, address_of(self.work))
        native(find_missing)(self.tables.address, address_of(self.work))

    def factorise_and_solve(self) -> None:
        work = address_of(self.work)
        native(factorise)(self.tables.address, work)
        native(solve_fronts)(self.tables.fronts, work + 8 * self.tables.missing, work)


def net_rows(effort: Effort) -> Iterator[Row]:
    """Nets of rods, how their cost grows, the largest of them of plates, and a row of four-bars."""
    missing = conversation.missing("cvxopt")
    nets = [("rod net", count, rod_net(count)) for count in effort.nets]
    nets.append(("plate net", max(effort.nets), plate_net(max(effort.nets))))
    for kind, count, (places, joints) in nets:
        title = f"{kind} {count}×{count}, {len(places):,} bodies"
        yield from _net_rows(title, Saddle(places, joints), effort.repetitions, missing)
    yield _four_bar_row(max(effort.loops), effort.repetitions)


def _net_rows(title: str, net: Saddle, repetitions: int, missing_peer: str) -> Iterator[Row]:
    S = (net.A @ net.inverse @ net.A.T).tocsc()
    missing = net.gamma - net.A @ (net.inverse @ net.f)

    def superlu() -> np.ndarray:
        options: dict[str, Any] = {"SymmetricMode": True}
        made = splu(S, permc_spec="MMD_AT_PLUS_A", diag_pivot_thresh=0.0, options=options)
        return made.solve(missing)

    a, multipliers = net.solve().copy(), superlu()
    require_agreement(title, a, net.inverse @ (net.f + net.A.T @ multipliers), 1e-9)
    residual = float(np.abs(net.A @ a - net.gamma).max() / np.abs(net.gamma).max())
    if residual > RESIDUAL:
        raise ValueError(f"{title}: rows are kept to {residual:.1g} only.")
    net.prepare()
    ours, theirs = interleaved(repetitions, net.factorise_and_solve, superlu)
    note = f"rows kept to {residual:.0e}; SuperLU is given the assembled matrix, its analysis included"
    claim = f"{title}: factor and solve"
    yield against(claim, ours, ("SuperLU", theirs), SUPERLU, "ms", note)
    claim = f"{title}: numeric factor and solve"
    if missing_peer:
        yield unmeasured(claim, PEER, CHOLMOD, "ms", missing_peer)
    else:
        ours, theirs = _beside_cholmod(title, net, (S, missing, multipliers), repetitions)
        note = "time of the processor on one thread; CHOLMOD is given the assembled matrix, analysed before"
        yield against(claim, ours, (PEER, theirs), CHOLMOD, "ms", note)
    (whole,) = interleaved(repetitions, net.solve)
    bodies = net.nv // 6
    yield informing(f"{title}: accelerations and multipliers, a body", whole.per(bodies), "ns")


def _beside_cholmod(
    title: str, net: Saddle, system: tuple[Any, np.ndarray, np.ndarray], repetitions: int
) -> list[Timing]:
    """Ours and CHOLMOD's, in turn, of S λ = missing, whose solution is known."""
    S, missing, multipliers = system
    entries = sparse.tril(S).tocoo()
    rows, columns = entries.row.tolist(), entries.col.tolist()
    with conversation.Conversation(SIDE) as peer:
        found = peer.ask(
            "analyse", rows=rows, columns=columns, values=entries.data.tolist(), right=missing.tolist()
        )
        require_agreement(f"{title}: multipliers", found, multipliers, 1e-9)
        ours, theirs = [], []
        for _ in range(repetitions):
            (spent,) = interleaved(1, net.factorise_and_solve, clock=thread_time)
            ours += spent.seconds
            theirs.append(peer.ask("time"))
    return [Timing(tuple(ours)), Timing(tuple(theirs))]


def _four_bar_row(loops: int, repetitions: int) -> Row:
    places, joints = four_bars(loops)
    net = Saddle(places, joints)
    A = net.A.toarray()
    # Rows depend on others, which a dense solver must be told.
    K = np.block([[net.M.toarray(), -A.T], [A, 1e-10 * np.eye(len(A))]])
    given = np.concatenate([net.f, net.gamma])
    require_agreement(f"{loops} four-bars", net.solve(), np.linalg.solve(K, given)[: net.nv], 1e-6)
    ours, theirs = interleaved(repetitions, net.solve, lambda: np.linalg.solve(K, given))
    claim = f"{loops} four-bars in space, {len(joints)} hinges: saddle system"
    return against(claim, ours, ("LAPACK, dense", theirs), DENSE, "ms")


def rod_net(count: int) -> tuple[np.ndarray, list[Joint]]:
    """Knots that rods connect by ball joints, off any plane: many loops, no dependent rows."""
    rng = np.random.default_rng(0)
    grid = [(i, j, 0.0) for i in range(count) for j in range(count)]
    knots = np.array(grid) + 0.2 * rng.normal(size=(count**2, 3))
    places, joints = list(knots), []
    for i in range(count):
        for j in range(count):
            for k, l in ((i + 1, j), (i, j + 1)):
                if max(k, l) < count:
                    a, b = count * i + j, count * k + l
                    along = 0.1 * (knots[b] - knots[a])
                    joints += [
                        Joint(len(places), a, knots[a] + along),
                        Joint(b, len(places), knots[b] - along),
                    ]
                    places.append((knots[a] + knots[b]) / 2 + 0.1 * rng.normal(size=3))
    return np.array(places), joints


def plate_net(count: int, *, flat: bool = False) -> tuple[np.ndarray, list[Joint]]:
    """Plates that share a point with each neighbour: off any plane, or in one, with many dependent rows."""
    rng = np.random.default_rng(0)
    off = 0.0 if flat else 1.0
    grid = [(i, j, 0.0) for i in range(count) for j in range(count)]
    places, joints = np.array(grid) + 0.2 * off * rng.normal(size=(count**2, 3)), []
    for i in range(count):
        for j in range(count):
            for k, l in ((i + 1, j), (i, j + 1)):
                if max(k, l) < count:
                    a, b = count * i + j, count * k + l
                    point = (places[a] + places[b]) / 2 + 0.1 * off * rng.normal(size=3)
                    joints.append(Joint(b, a, point))
    return places, joints


def four_bars(loops: int) -> tuple[np.ndarray, list[Joint]]:
    """Uprights on the ground, slanted, and a rod from the top of each to that of the next."""
    slant, across = np.array([0.5, 0.0, 0.8]), ((1.0, 0.0, 0.0), (0.0, 0.0, 1.0))
    feet = [np.array([float(k), 0.0, 0.0]) for k in range(loops + 1)]
    places = [foot + slant / 2 for foot in feet]
    joints = [Joint(k, -1, foot, across) for k, foot in enumerate(feet)]
    for k in range(loops):
        top = len(places)
        joints += [Joint(top, k, feet[k] + slant, across), Joint(k + 1, top, feet[k + 1] + slant, across)]
        places.append((feet[k] + feet[k + 1]) / 2 + slant)
    return np.array(places), joints


def _rows(joint: Joint, places: np.ndarray, side: int) -> np.ndarray:
    """Of a joint on its child (side 0) or its parent, along the axes of the world; of the world, zeros."""
    body, sign = (joint.child, 1.0) if side == 0 else (joint.parent, -1.0)
    made = np.zeros((3 + len(joint.held), 6))
    if body >= 0:
        made[:3, :3] = np.eye(3)
        made[:3, 3:] = np.cross(joint.point - places[body], np.eye(3))
        made[3:, 3:] = np.reshape(joint.held, (-1, 3))
    return sign * made


def _matrix(joints: list[Joint], blocks: list[list[np.ndarray]], nv: int) -> Any:
    """A as a sparse matrix."""
    made, first = [], 0
    for joint, pair in zip(joints, blocks, strict=True):
        for body, block in zip((joint.child, joint.parent), pair, strict=True):
            if body >= 0:
                i, j = np.indices(block.shape)
                made.append((first + i.ravel(), 6 * body + j.ravel(), block.ravel()))
        first += len(pair[0])
    rows, columns, values = (np.concatenate(parts) for parts in zip(*made, strict=True))
    return sparse.csc_matrix((values, (rows, columns)), shape=(first, nv))
