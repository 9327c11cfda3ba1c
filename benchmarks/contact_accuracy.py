"""How exact contact is: a tall stack, inclines and bounces against closed forms; how heaps grow."""

from collections.abc import Iterator
from math import cos, radians, sin, sqrt
from time import perf_counter

import numpy as np

import pendula as pe
from benchmarks.contact import FRICTION, MUJOCO, RAPIER, SIDES, STEP, Scene, Walls, stack, world_of
from benchmarks.measurement import Effort, Timing
from benchmarks.peers import conversation
from benchmarks.rows import Row, informing, within

G, RADIUS, DROP = 9.81, 0.1, 0.5
TALL, SECONDS, TOP = 100, 10.0, 2.0  # boxes; s; mm that the highest may move
ANGLES, SLOPE, SLID = (20, 26, 27, 30), 0.5, 1e-8  # degrees; friction; m
BOUNCES, BOUNCED = (0.2, 0.4, 0.6, 0.8, 0.95), 1e-12
LAYERS, LINEAR, HEAP_STEPS = 10, 2.0, 50
HEAPS = tuple(LAYERS * side**2 for side in (3, 10, 32))


def contact_accuracy_rows(effort: Effort) -> Iterator[Row]:
    """Closed forms in every run; the tall stack and large heaps in a whole one."""
    error = max(_incline_error(angle) for angle in ANGLES)
    claim = f"contact, a box on inclines of {', '.join(map(str, ANGLES))}°, μ = {SLOPE:g}: error after 1 s"
    yield _limit(claim, error, SLID, "m")
    yield _bounce_row()
    whole = effort.contact_scenes > 1
    if whole:
        yield _stack_row()
    yield from _growth_rows(HEAPS if whole else HEAPS[:1])


def _limit(claim: str, ours: float, limit: float, unit: str, note: str = "") -> Row:
    return Row(claim, ours, "limit", limit, limit / max(ours, 1e-300), 1.0, unit, note=note)


def _incline_error(angle: float) -> float:
    """By how much a box that starts at rest misses ½ g (sin α − μ cos α) t², or rest."""
    material, slope = pe.Material(friction=SLOPE), radians(angle)
    box = pe.Body("box", shapes=[pe.Box((0.2, 0.2, 0.2), material=material)], density=1000.0)
    gravity = (G * sin(slope), 0.0, -G * cos(slope))
    ground = pe.Plane(material=material)
    system = pe.Mechanism([box], [pe.Free("box")], ground=ground, gravity=gravity, actuated=[])
    run = pe.simulate(system, {"box_z": 0.1}, until=1.0, step=STEP)
    return abs(run["box_x"][-1] - max(0.5 * G * (sin(slope) - SLOPE * cos(slope)), 0.0))


def _bounce_row() -> Row:
    """Restitution from the energy at the top of the first bounce, √((z − r)/H + v²/2gH)."""
    ours, theirs = [], []
    reason = conversation.missing("rapier3d")
    for restitution in BOUNCES:
        steps = round((1 + restitution) * sqrt(2 * DROP / G) / STEP)
        material = pe.Material(friction=0.0, restitution=restitution)
        ball = pe.Body("ball", shapes=[pe.Sphere(RADIUS, material=material)], density=1000.0)
        system = pe.Mechanism([ball], [pe.Free("ball")], ground=pe.Plane(material=material), actuated=[])
        run = pe.simulate(system, {"ball_z": DROP + RADIUS}, until=steps * STEP, step=STEP)
        ours.append(abs(_restitution(run["ball_z"][-1], run["ball_vz"][-1]) - restitution))
        if not reason:
            with conversation.Conversation(SIDES[RAPIER]) as peer:
                found = peer.ask(
                    "bounce", restitution=restitution, height=DROP + RADIUS, step=STEP, steps=steps
                )
            theirs.append(abs(_restitution(*found) - restitution))
    note = f"Rapier: {reason}" if reason else f"Rapier {max(theirs):.1e}"
    claim = f"contact, restitution {BOUNCES[0]:g} … {BOUNCES[-1]:g} of a ball: error"
    return _limit(claim, max(ours), BOUNCED, "", note)


def _restitution(height: float, speed: float) -> float:
    return sqrt(max((height - RADIUS) / DROP + speed**2 / (2 * G * DROP), 0.0))


def _stack_row() -> Row:
    """How far the highest box of a tall stack is from its place after a while, and those of peers."""
    scene, steps = stack(TALL), round(SECONDS / STEP)
    world, notes = world_of(scene), []
    world.advance(steps)
    place = np.array(scene[-1][1])
    how = {
        "step": STEP,
        "friction": FRICTION,
        "solver": "Newton",
        "stiff": False,
        "settled": 0,
        "steps": steps,
    }
    for name, module in ((MUJOCO, "mujoco"), (RAPIER, "rapier3d")):
        if conversation.missing(module):
            continue
        with conversation.Conversation(SIDES[name]) as peer:
            poses = peer.ask("settle", scene=scene, walls=(), **how)["poses"]
        notes.append(f"{name} {np.linalg.norm(np.array(poses[-1][:3]) - place):.2g} m")
    top = world.read()[7 * (TALL - 1) : 7 * (TALL - 1) + 3]
    claim = f"contact, stack of {TALL} for {SECONDS:g} s: how far its top has moved"
    return _limit(claim, 1e3 * float(np.linalg.norm(top - place)), TOP, "mm", ", ".join(notes))


def _growth_rows(sizes: tuple[int, ...]) -> Iterator[Row]:
    spent: dict[int, Timing] = {}
    for count in sizes:
        world = world_of(heap(count), heap_walls(count))
        world.advance(HEAP_STEPS)
        seconds, swept = [], world.workspace.sweeps
        for k in range(3):
            began = perf_counter()
            world.advance(HEAP_STEPS + (k + 1) * 10)
            seconds.append((perf_counter() - began) / 10 / count)
        spent[count] = Timing(tuple(seconds))
        sweeps = (world.workspace.sweeps - swept) / (world.workspace.steps - HEAP_STEPS)
        note = f"{len(world.rows):,} contacts, {sweeps:.0f} sweeps a step"
        yield informing(
            f"contact, {count:,} spheres in {LAYERS} layers: a step, a sphere", spent[count], "ns", note
        )
    few, many = min(spent), max(spent)
    if many > few:
        claim = f"the same: a sphere of {many:,}, next to {LINEAR:g} of one of {few:,}"
        yield within(claim, spent[many], LINEAR * spent[few].median * 1e9, "ns")


def heap(count: int) -> Scene:
    """Spheres in layers between walls, each a little beside its place."""
    rng, side = np.random.default_rng(0), _side(count)
    places = [(i % side, i // side % side, i // side**2) for i in range(count)]
    return [
        ("sphere", (0.22 * x + d[0], 0.22 * y + d[1], RADIUS + 0.205 * z), (RADIUS,))
        for (x, y, z), d in zip(places, rng.uniform(-0.01, 0.01, (count, 2)).tolist(), strict=True)
    ]


def heap_walls(count: int) -> Walls:
    """Around a heap, as near to its outer spheres as these are to each other."""
    half = 0.11 * _side(count)
    middle, beside = half - 0.11, half + 0.05
    across = [(beside, 0.0, 0.05, half), (-beside, 0.0, 0.05, half)]
    return tuple(
        (x + middle, y + middle, a, b) for x, y, a, b in across + [(y, x, b, a) for x, y, a, b in across]
    )


def _side(count: int) -> int:
    """Spheres along an edge of a layer."""
    return round(sqrt(count / LAYERS))
