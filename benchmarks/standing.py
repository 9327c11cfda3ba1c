"""A humanoid that stands on two feet by springs in its joints, against MuJoCo.

The time of a step of 1 ms, and of that part of it from the state to the Delassus matrix J M⁻¹Jᵀ. Times are
those of one thread, without what other programs take.
"""

from collections.abc import Iterator
from time import thread_time
from typing import Any, NamedTuple

import numpy as np

import pendula as pe
from benchmarks.measurement import Effort, Timing, require_agreement
from benchmarks.peers import conversation
from benchmarks.peers.mujoco_loop import built_loop
from benchmarks.rows import Row, against, unmeasured
from pendula.compiler.loops import compiled, native
from pendula.contact.articulated_world import ArticulatedWorld
from pendula.contact.loops.rows import set_rows
from pendula.contact.loops.tree_masses import set_matrix
from pendula.contact.loops.tree_steps import Tree, begin_tree_step
from pendula.contact.trees import read_tree

PEER, SIDE = "MuJoCo", "benchmarks.peers.mujoco_side"
STEP, FRICTION, TOLERANCE, TARGET, SETTLED, STEPS = 1e-3, 0.8, 1e-6, 1.5, 500, 2000
MATRIX_TARGET, ROUNDS = 2.5, 10_000
INTO_GROUND = 1e-6  # m, so that MuJoCo sees the feet touch; Delassus matrices differ by as much, next to 1 m
X, Y, Z = (1.0, 0.0, 0.0), (0.0, 1.0, 0.0), (0.0, 0.0, 1.0)


class Link(NamedTuple):
    """A body on a hinge: where this is in its parent, its axis, and a box with its place and mass."""

    name: str
    parent: str
    place: tuple[float, float, float]
    axis: tuple[float, float, float]
    half: tuple[float, float, float]
    center: tuple[float, float, float]
    mass: float
    stiffness: float
    damping: float


def humanoid() -> list[Link]:
    """Legs of six hinges, arms of four, a waist and a neck, on a free trunk: 28 degrees of freedom."""
    none, small = (0.0, 0.0, 0.0), (0.03, 0.03, 0.03)
    links = [
        Link("waist", "pelvis", (0, 0, 0.1), Z, (0.1, 0.15, 0.2), (0, 0, 0.2), 20.0, 2000.0, 40.0),
        Link("neck", "waist", (0, 0, 0.42), Z, (0.08, 0.08, 0.1), (0, 0, 0.1), 4.0, 100.0, 4.0),
    ]
    for side, y in (("left", 1.0), ("right", -1.0)):
        leg: list[tuple[str, tuple[float, float, float], tuple[float, float, float], float, float]] = [
            ("hip_z", (0, 0.1 * y, -0.08), Z, 0.0, 1.0),
            ("hip_x", none, X, 0.0, 1.0),
            ("thigh", none, Y, 0.2, 6.0),
            ("shin", (0, 0, -0.4), Y, 0.2, 4.0),
            ("ankle", (0, 0, -0.4), X, 0.0, 0.5),
        ]
        parent = "pelvis"
        for word, place, axis, length, mass in leg:
            half = (0.05, 0.05, 0.18) if length else small
            name = f"{side}_{word}"
            links.append(Link(name, parent, place, axis, half, (0, 0, -length), mass, 2000.0, 40.0))
            parent = name
        links.append(
            Link(f"{side}_foot", parent, none, Y, (0.12, 0.06, 0.03), (0.03, 0, -0.06), 1.5, 2000.0, 40.0)
        )
        parent = "waist"
        for word, place, axis, length in (
            ("shoulder", (0, 0.22 * y, 0.35), X, 0.0),
            ("upper", none, Y, 0.14),
            ("forearm", (0, 0, -0.28), Y, 0.14),
            ("hand", (0, 0, -0.28), Z, 0.05),
        ):
            half = (0.03, 0.03, 0.1) if length else small
            name = f"{side}_{word}"
            links.append(Link(name, parent, place, axis, half, (0, 0, -length), 1.0, 100.0, 4.0))
            parent = name
    return links


PELVIS = (0.1, 0.12, 0.06, 8.0)  # half sizes, mass
HEIGHT = 0.08 + 0.8 + 0.09  # of the pelvis where the soles touch


def world_of(links: list[Link]) -> ArticulatedWorld:
    """The humanoid on a plane; only feet have material shapes that collide."""
    rough = pe.Material(friction=FRICTION)
    bodies = [_body("pelvis", PELVIS[:3], (0.0, 0.0, 0.0), PELVIS[3], None)]
    joints: list[Any] = [pe.Free("pelvis")]
    for link in links:
        material = rough if link.name.endswith("foot") else None
        bodies.append(_body(link.name, link.half, link.center, link.mass, material))
        given: dict[str, Any] = {"stiffness": link.stiffness, "damping": link.damping, "armature": 0.01}
        ends = f"{link.name}_joint", link.parent, link.name
        joints.append(pe.Revolute(*ends, axis=link.axis, pose=link.place, **given))
    ground = pe.Plane(material=rough)
    system = pe.Mechanism(bodies, joints, ground=ground, actuated=[], start={"pelvis_z": HEIGHT})
    model = pe.derive(system)
    y = np.array([model.card.start.get(name, 0.0) for name in model.card.entries])
    return ArticulatedWorld(read_tree(model), system.pairs, y, (0.0, STEP), "auto", TOLERANCE)


def _body(
    name: str,
    half: tuple[float, ...],
    center: tuple[float, float, float],
    mass: float,
    material: pe.Material | None,
) -> pe.Body:
    """A box; without a material it has mass and no shape."""
    x, y, z = (2 * h for h in half)
    if material is not None:
        return pe.Body(name, shapes=[pe.Box((x, y, z), pose=center, material=material)], mass=mass)
    inertia = tuple(mass / 12 * part for part in (y * y + z * z, x * x + z * z, x * x + y * y))
    return pe.Body(name, mass=mass, center=center, inertia=inertia)


def standing_rows(effort: Effort) -> Iterator[Row]:
    """A whole step, and the Delassus matrix."""
    yield from _step_rows(effort)
    yield from _matrix_rows(effort)


def _step_rows(effort: Effort) -> Iterator[Row]:
    """The humanoid; MuJoCo's by Newton's method with elliptic cones."""
    claim = "contact, a humanoid of 28 degrees of freedom on two feet: a step of 1 ms"
    if reason := conversation.missing("mujoco"):
        yield unmeasured(claim, PEER, TARGET, "µs", reason)
        return
    links, ours, theirs = humanoid(), [], []
    got, world = dict[str, float](), world_of(links)
    asked = {"links": links, "pelvis": PELVIS, "height": HEIGHT, "step": STEP, "friction": FRICTION}
    with conversation.Conversation(SIDE) as peer:
        for _ in range(min(effort.repetitions, 3)):
            world = world_of(links)
            world.advance(SETTLED)
            began = thread_time()
            world.advance(SETTLED + STEPS)
            ours.append((thread_time() - began) / STEPS)
            got = peer.ask("stand", **asked, settled=SETTLED, steps=STEPS)
            theirs.append(got["seconds"] / STEPS)
    worst = world.world.workspace.target("worst")
    note = (
        f"{len(world.world.rows)} contacts; residual at most {worst[:3].max():.0e} m/s, penetration "
        f"{worst[3]:.0e} m, theirs {got['penetration']:.0e} m; pelvis at {world.state[2]:.4f} m, theirs at "
        f"{got['height']:.4f} m"
    )
    yield against(claim, Timing(tuple(ours)), (PEER, Timing(tuple(theirs))), TARGET, "µs", note)


@compiled
def _assemble(s: Tree, h: float, rounds: int) -> None:
    """From the state to M + ½ h D in factors, and W of the contacts that were found."""
    for _ in range(rounds):
        set_matrix(s.motion, 0.0, h)
        set_rows(s.world, s.motion, s.rows)


def _matrix_rows(effort: Effort) -> Iterator[Row]:
    """M, its factors, J and W = J M⁻¹Jᵀ of eight contacts; the eigenvalues of both sides' W are compared."""
    claim = "contact, the same humanoid: mass matrix, its factors, and the Delassus matrix"
    loop, reason = "", conversation.missing("mujoco")
    if not reason:
        loop, reason = built_loop(effort.compiles_loops)
    if reason:
        yield unmeasured(claim, PEER, MATRIX_TARGET, "µs", reason)
        return
    links, ours, theirs = humanoid(), [], []
    world, got = world_of(links), dict[str, Any]()
    native(begin_tree_step)(world.record.address)
    asked = {"links": links, "pelvis": PELVIS, "height": HEIGHT - INTO_GROUND, "step": STEP}
    with conversation.Conversation(SIDE) as peer:
        for _ in range(min(effort.repetitions, 5)):
            began = thread_time()
            native(_assemble)(world.record.address, STEP, ROUNDS)
            ours.append((thread_time() - began) / ROUNDS)
            got = peer.ask("assemble", **asked, friction=FRICTION, loop=loop, rounds=ROUNDS)
            theirs.append(got["seconds"])
    # MuJoCo's masses are without dampers.
    native(_assemble)(world.record.address, 0.0, 1)
    n, width = world.rows.count, world.rows.width
    W = world.rows.target("delassus")[: n * width].reshape(n, width)[:, :n]
    require_agreement("eigenvalues of W", np.linalg.eigvalsh(W), got["eigenvalues"], 10 * INTO_GROUND)
    note = f"{n} rows; MuJoCo by mj_makeM, mj_factorM, mj_makeConstraint, mj_projectConstraint in C++"
    yield against(claim, Timing(tuple(ours)), (PEER, Timing(tuple(theirs))), MATRIX_TARGET, "µs", note)
