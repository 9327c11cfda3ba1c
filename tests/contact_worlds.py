"""Worlds of boxes and balls for tests of contact."""

import numpy as np

import pendula as pe

G = 9.81
ROUGH = pe.Material(friction=0.6)


def box(name, size=(0.2, 0.2, 0.2), material=ROUGH, **given):
    return pe.Body(name, shapes=[pe.Box(size, material=material)], **(given or {"density": 1000.0}))


def ball(name, radius=0.1, material=ROUGH, **given):
    return pe.Body(name, shapes=[pe.Sphere(radius, material=material)], **(given or {"density": 1000.0}))


def world(*bodies, ground=None, **given):
    """Free bodies over a plane, unless another ground is given."""
    ground = pe.Plane(material=ROUGH) if ground is None else ground
    joints = [pe.Free(body.name) for body in bodies]
    return pe.Mechanism(bodies, joints, ground=ground, actuated=[], name="world", **given)


def place(name, position, quaternion=(1, 0, 0, 0), velocity=(0, 0, 0), omega=(0, 0, 0)):
    """Start values of a body; velocities are along its own axes."""
    values = (*position, *quaternion, *velocity, *omega)
    ends = "x y z qw qx qy qz vx vy vz wx wy wz".split()
    return {f"{name}_{end}": value for end, value in zip(ends, values, strict=True)}


def stack(count, **given):
    bodies = [box(f"b{i}", **given) for i in range(count)]
    start = {k: v for i in range(count) for k, v in place(f"b{i}", (0, 0, 0.1 + 0.2 * i)).items()}
    return world(*bodies, start=start)


def momenta(run, bodies):
    """Linear momentum, and angular momentum about the origin, at every sample."""
    P = L = 0.0
    for body, q, v in zip(
        bodies, np.split(run.q, len(bodies), 1), np.split(run.v, len(bodies), 1), strict=True
    ):
        R = pe.spatial.Rotation(q[:, 3:]).matrix
        p = float(body.mass) * np.einsum("kij,kj->ki", R, v[:, :3])
        spin = np.einsum("kij,jl,kl->ki", R, np.array(body.inertia, dtype=float), v[:, 3:])
        P, L = P + p, L + np.cross(q[:, :3], p) + spin
    return P, L
