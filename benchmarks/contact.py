"""Piles and heaps of bodies that touch, against MuJoCo as it is by default: the time of a step."""

from collections.abc import Iterator
from time import perf_counter
from typing import Any

import numpy as np

import pendula as pe
from benchmarks.measurement import Effort, Timing
from benchmarks.peers import conversation
from benchmarks.rows import Row, against, unmeasured
from pendula.contact.free_bodies import read_free_bodies
from pendula.contact.world import World

PEER, SIDE = "MuJoCo", "benchmarks.peers.mujoco_side"
STEP, FRICTION, TOLERANCE, TARGET = 2e-3, 0.6, 1e-6, 1.0
WALLS = ((0.8, 0.0, 0.05, 0.8), (-0.8, 0.0, 0.05, 0.8), (0.0, 0.8, 0.8, 0.05), (0.0, -0.8, 0.8, 0.05))
SETTLED = 50  # steps before those that are timed
Scene = list[tuple[str, tuple[float, float, float], tuple[float, ...]]]  # kind, position, half sizes


def stack(count: int) -> Scene:
    return [("box", (0.0, 0.0, 0.1 + 0.2 * i), (0.1,) * 3) for i in range(count)]


def pyramid(rows: int) -> Scene:
    return [
        ("box", ((j - (rows - r) / 2) * 0.21, 0.0, 0.1 + 0.2 * r), (0.1,) * 3)
        for r in range(rows)
        for j in range(rows - r)
    ]


def wall(rows: int, bricks: int) -> Scene:
    """Bricks in a bond, half-bricks at the ends of every other row."""
    made: Scene = []
    for r in range(rows):
        z = 0.1 + 0.2 * r
        whole = bricks - r % 2
        made += [("box", (0.4 * j + 0.2 * (r % 2), 0.0, z), (0.2, 0.1, 0.1)) for j in range(whole)]
        ends = (-0.1, 0.4 * bricks - 0.3) if r % 2 else ()
        made += [("box", (x, 0.0, z), (0.1, 0.1, 0.1)) for x in ends]
    return made


def spheres(count: int) -> Scene:
    """In layers of 36 between four walls, each a little beside its place."""
    rng = np.random.default_rng(0)
    made: Scene = []
    for i in range(count):
        layer, k = divmod(i, 36)
        x, y = ((np.array(divmod(k, 6)) - 2.5) * 0.22 + rng.uniform(-0.01, 0.01, 2)).tolist()
        made.append(("sphere", (x, y, 0.12 + 0.22 * layer), (0.1,)))
    return made


def contact_rows(effort: Effort) -> Iterator[Row]:
    """Six scenes; MuJoCo's heaps by conjugate gradients, which are quicker there than Newton's method."""
    scenes = {"stack of 10": stack(10), "stack of 100": stack(100), "pyramid of 91": pyramid(13)}
    scenes |= {"wall of 105": wall(10, 10), "200 spheres": spheres(200), "1,000 spheres": spheres(1000)}
    reason = conversation.missing("mujoco")
    for name, scene in list(scenes.items())[: effort.contact_scenes]:
        claim = f"contact, {name}: a step of 2 ms"
        if reason:
            yield unmeasured(claim, PEER, TARGET, "µs", reason)
        else:
            yield _scene_row(claim, scene, 5 if "spheres" in name else 1, min(effort.repetitions, 3))


def _scene_row(claim: str, scene: Scene, part: int, repetitions: int) -> Row:
    steps = 500 // part
    ours, theirs, solver = [], [], "CG" if part > 1 else "Newton"
    world, got = world_of(scene), dict[str, float]()
    with conversation.Conversation(SIDE) as peer:
        for _ in range(repetitions):
            world = world_of(scene)
            world.advance(SETTLED)
            ours.append(_time(world, SETTLED + steps))
            asked = {"scene": scene, "walls": WALLS if part > 1 else (), "step": STEP, "friction": FRICTION}
            got = peer.ask("settle", **asked, settled=SETTLED, steps=steps, solver=solver)
            theirs.append(got["seconds"] / steps)
    residuals = world.workspace.target("worst")
    note = (
        f"{len(world.rows)} contacts; residual at most {residuals[:3].max():.0e} m/s, penetration "
        f"{residuals[3]:.0e} m, theirs {got['penetration']:.0e} m"
    )
    mine = Timing(tuple(seconds / steps for seconds in ours))
    return against(claim, mine, (PEER, Timing(tuple(theirs))), TARGET, "µs", note)


def _time(world: World, until: int) -> float:
    began = perf_counter()
    world.advance(until)
    return perf_counter() - began


def world_of(scene: Scene) -> World:
    """The scene as free bodies on a plane, between walls where it has spheres."""
    material = pe.Material(friction=FRICTION)
    bodies, start = [], []
    for i, (kind, position, half) in enumerate(scene):
        shape: Any = pe.Sphere(half[0], material=material)
        if kind == "box":
            shape = pe.Box(tuple(2 * h for h in half), material=material)
        bodies.append(pe.Body(f"b{i}", shapes=[shape], density=1000.0))
        start.append([*position, 1.0, 0.0, 0.0, 0.0])
    ground: list[Any] = [pe.Plane(material=material)]
    if scene[0][0] == "sphere":
        ground += [pe.Box((2 * a, 2 * b, 5.0), pose=(x, y, 2.5), material=material) for x, y, a, b in WALLS]
    system = pe.Mechanism(bodies, [pe.Free(body.name) for body in bodies], ground=ground, actuated=[])
    world = World(read_free_bodies(system, {}), system.pairs, STEP, "auto", TOLERANCE)
    world.write(np.concatenate([np.ravel(start), np.zeros(6 * len(bodies))]))
    return world
