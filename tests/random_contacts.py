"""Random scenes of bodies and trees that touch, without motors."""

import numpy as np
from tests.contact_worlds import ball, box, place, world

import pendula as pe


def random_slope(rng, steepest):
    """A plane through the origin that is turned about a random horizontal axis."""
    angle, about = rng.uniform(0, steepest), rng.uniform(0, 2 * np.pi)
    c, s = np.cos(angle / 2), np.sin(angle / 2)
    return pe.Pose((0, 0, 0), (c, s * np.cos(about), s * np.sin(about), 0))


def random_free_bodies(seed, count, material):
    """Boxes and balls that fall onto each other and a slope."""
    rng = np.random.default_rng(seed)
    bodies, start = [], {}
    for i in range(count):
        sizes = tuple(rng.uniform(0.1, 0.3, 3))
        bodies.append(box(f"b{i}", sizes, material) if rng.random() < 0.6 else ball(f"b{i}", 0.1, material))
        q, at = rng.normal(size=4), rng.uniform(-0.05, 0.05, 2)
        start |= place(
            f"b{i}", (*at, 0.5 + 0.6 * i), q / np.linalg.norm(q), rng.normal(size=3), rng.normal(size=3)
        )
    return world(*bodies, ground=pe.Plane(pose=random_slope(rng, 0.1), material=material)), start


def random_links(seed, material, *, free):
    """Three rods in a row by random joints, over a slope; the first one falls, or hangs from a hinge.

    Some joints have limits, some springs, some dry friction, some dampers.
    """
    rng = np.random.default_rng(seed)
    bodies, joints, start = [], [], {}
    for i in range(3):
        length, name = rng.uniform(0.15, 0.3), f"b{i}"
        shape = pe.Capsule(rng.uniform(0.02, 0.04), length, pose=(0, 0, -length / 2), material=material)
        bodies.append(pe.Body(name, shapes=[shape], mass=rng.uniform(0.5, 2.0)))
        parent = "world" if i == 0 else f"b{i - 1}"
        if i == 0 and free:
            joints.append(pe.Free(name))
            start |= place(name, (0, 0, 1.3), velocity=rng.normal(size=3), omega=rng.normal(size=3))
            continue
        if i == 0:
            joints.append(pe.Revolute("j0", parent, name, axis=(0, 1, 0), pose=(0, 0, 0.6)))
            start |= {"j0": 1.3, "j0_dot": rng.normal()}
            continue
        at, kind = (0, 0, -0.35), rng.choice(["hinge", "hinge", "slider", "ball"])
        given = {"damping": rng.choice([0.0, 0.0, 0.02])}
        if kind == "ball":
            joints.append(pe.Ball(f"j{i}", parent, name, pose=at, **given))
            start |= {f"j{i}_w{axis}": rng.normal() for axis in "xyz"}
            continue
        given |= {"friction": rng.choice([0.0, 0.0, 0.05]), "stiffness": rng.choice([0.0, 0.0, 2.0])}
        kind = pe.Prismatic if kind == "slider" else pe.Revolute
        limits = (-0.1, 0.1) if kind is pe.Prismatic else (None, (-1.0, 1.5))[rng.integers(2)]
        axis = (0, 0, 1) if kind is pe.Prismatic else tuple(np.add(rng.normal(size=3), (0, 3, 0)))
        joints.append(kind(f"j{i}", parent, name, axis=axis, pose=at, limits=limits, **given))
        start |= {f"j{i}_dot": 2 * rng.normal()} if kind is pe.Revolute else {}
    ground = pe.Plane(pose=random_slope(rng, 0.2), material=material)
    return pe.Mechanism(bodies, joints, ground=ground, actuated=[], name="links"), start


def growth(run):
    """How much energy grew: beyond the start, beyond any earlier instant; next to all that is exchanged."""
    total = run.energy.total
    scale = run.energy.kinetic.max() + np.ptp(run.energy.potential)
    beyond = np.maximum.accumulate(total[::-1])[::-1] - total
    return (total.max() - total[0]) / scale, beyond.max() / scale
