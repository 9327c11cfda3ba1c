"""Piles and heaps of bodies that touch, against MuJoCo and Rapier: the time of a step, how deep they sink.

Penetration of all is found by our geometry from poses at the end.
"""

from collections.abc import Iterator
from contextlib import ExitStack
from dataclasses import dataclass, field
from time import perf_counter
from typing import Any

import numpy as np

import pendula as pe
from benchmarks.measurement import Effort, Timing
from benchmarks.peers import conversation
from benchmarks.rows import Row, against, unmeasured
from pendula.contact.free_bodies import read_free_bodies
from pendula.contact.world import World

# Names of peers, the modules that they need, and those that ask them.
MUJOCO, STIFF, RAPIER = "MuJoCo", "stiff MuJoCo", "Rapier"
MODULES = {MUJOCO: "mujoco", RAPIER: "rapier3d"}
SIDES = {MUJOCO: "benchmarks.peers.mujoco_side", RAPIER: "benchmarks.peers.rapier_side"}
STEP, FRICTION, TOLERANCE, TARGET = 2e-3, 0.6, 1e-6, 1.0
Walls = tuple[tuple[float, float, float, float], ...]  # places and half sizes, horizontally
WALLS: Walls = ((0.8, 0.0, 0.05, 0.8), (-0.8, 0.0, 0.05, 0.8), (0.0, 0.8, 0.8, 0.05), (0.0, -0.8, 0.8, 0.05))
SETTLED = 50  # steps before those that are timed
LESS_DEEP = 10  # times than default MuJoCo and Rapier; not deeper than stiff MuJoCo
RESIDUALS = {"box": 1e-5, "sphere": 1e-3}  # m/s
SCENES_AGAINST_RAPIER = 3  # in which a step is to be quicker
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


@dataclass
class Measured:
    """Seconds of a step by name, how deep bodies are in each other at the end, and what our solver left.

    Ours have no name; ``deepest`` is that of all our steps.
    """

    seconds: dict[str, list[float]] = field(default_factory=dict)
    depths: dict[str, float] = field(default_factory=dict)
    deepest: float = 0.0
    residual: float = 0.0
    contacts: int = 0

    def timing(self, name: str) -> Timing:
        return Timing(tuple(self.seconds[name]))


def contact_rows(effort: Effort) -> Iterator[Row]:
    """Six scenes; MuJoCo's heaps by conjugate gradients, which are quicker there than Newton's method."""
    scenes = {"stack of 10": stack(10), "stack of 100": stack(100), "pyramid of 91": pyramid(13)}
    scenes |= {"wall of 105": wall(10, 10), "200 spheres": spheres(200), "1,000 spheres": spheres(1000)}
    missing = {name: conversation.missing(module) for name, module in MODULES.items()}
    worst, quicker = 0.0, dict[str, float]()
    for name, scene in list(scenes.items())[: effort.contact_scenes]:
        claim = f"contact, {name}: a step of 2 ms"
        got = _measure(scene, [peer for peer in MODULES if not missing[peer]], min(effort.repetitions, 3))
        worst = max(worst, got.residual / RESIDUALS[scene[0][0]])
        for peer, target in ((MUJOCO, TARGET), (RAPIER, None)):
            if missing[peer]:
                yield unmeasured(claim, peer, target, "µs", missing[peer])
                continue
            note = f"{got.contacts} contacts; residual at most {got.residual:.0e} m/s"
            note += "; single precision, one thread" if peer == RAPIER else ""
            row = against(claim, got.timing(""), (peer, got.timing(peer)), target, "µs", note)
            yield row
            if peer == RAPIER:
                quicker[name] = row.ratio
        claim, reason = f"contact, {name}: penetration after the last step", "".join(missing.values())
        yield unmeasured(claim, "limit", 1.0, "µm", reason) if reason else _depth_row(claim, got)
    yield Row("contact: residuals next to what is asked", worst, "limit", 1.0, 1 / worst, 1.0, "×")
    if len(quicker) == len(scenes):
        won = sum(ratio > 1.0 for ratio in quicker.values())
        claim, target = (
            "contact: scenes of six in which a step is quicker than Rapier's",
            SCENES_AGAINST_RAPIER,
        )
        yield Row(claim, won, "limit", target, won / target, 1.0, "scenes")


def _depth_row(claim: str, got: Measured) -> Row:
    theirs = {name: 1e6 * depth for name, depth in got.depths.items() if name}
    limit = min(depth / (1 if name == STIFF else LESS_DEEP) for name, depth in theirs.items())
    ours = max(1e6 * got.depths[""], 1e-9)
    note = ", ".join(f"{name} {depth:.3g} µm" for name, depth in theirs.items())
    note += f"; ours in the deepest of all steps {1e6 * got.deepest:.3g} µm"
    return Row(claim, ours, "limit", limit, limit / ours, 1.0, "µm", note=note)


def _measure(scene: Scene, peers: list[str], repetitions: int) -> Measured:
    """Ours and peers in turn."""
    heap, got = scene[0][0] == "sphere", Measured()
    steps = 100 if heap else 500
    asked = {"scene": scene, "walls": WALLS if heap else (), "step": STEP, "friction": FRICTION}
    asked |= {"settled": SETTLED, "steps": steps, "solver": "CG" if heap else "Newton"}
    with ExitStack() as open_peers:
        sides = {name: open_peers.enter_context(conversation.Conversation(SIDES[name])) for name in peers}
        for _ in range(repetitions):
            world = world_of(scene)
            world.advance(SETTLED)
            got.seconds.setdefault("", []).append(_time(world, SETTLED + steps) / steps)
            residuals = world.workspace.target("worst")
            got.residual, got.deepest = float(residuals[:3].max()), float(residuals[3])
            got.contacts = len(world.rows)
            got.depths[""] = depth_of(scene, world.read()[: 7 * len(scene)].reshape(-1, 7).tolist())
            for name, side in sides.items():
                answer = side.ask("settle", **asked, stiff=False)
                got.seconds.setdefault(name, []).append(answer["seconds"] / steps)
                got.depths[name] = depth_of(scene, answer["poses"])
        if MUJOCO in sides:
            answer = sides[MUJOCO].ask("settle", **asked, stiff=True)
            got.depths[STIFF] = depth_of(scene, answer["poses"])
    return got


def depth_of(scene: Scene, poses: list[list[float]]) -> float:
    """How deep the bodies of a scene are in each other and in the ground, m."""
    world = world_of(scene)
    world.write(np.concatenate([np.ravel(poses), np.zeros(6 * len(poses))]))
    return max(-float(world.find_contacts()["gap"].min(initial=0.0)), 0.0)


def _time(world: World, until: int) -> float:
    began = perf_counter()
    world.advance(until)
    return perf_counter() - began


def world_of(scene: Scene, walls: Walls = WALLS) -> World:
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
        ground += [pe.Box((2 * a, 2 * b, 5.0), pose=(x, y, 2.5), material=material) for x, y, a, b in walls]
    system = pe.Mechanism(bodies, [pe.Free(body.name) for body in bodies], ground=ground, actuated=[])
    world = World(read_free_bodies(system, {}), system.pairs, STEP, "auto", TOLERANCE)
    world.write(np.concatenate([np.ravel(start), np.zeros(6 * len(bodies))]))
    return world
