"""A gyroscope in gimbals."""

from pendula.description import Body, Cylinder, Fixed, Hoop, Mechanism, Point, Revolute, Rod, Sphere, Trail
from pendula.gallery.quantities import constants, positive
from pendula.gallery.registry import credit
from pendula.spatial import Pose

_STEEL = 7800.0  # kg/m³
_OUTER, _INNER = 0.14, 0.12  # radii of the gimbals, m
_RING = 0.1  # mass of a gimbal, kg


def gyroscope(*, m: float = 0.15, l: float = 0.12, g: float = 9.81) -> Mechanism:
    """A steel disc that spins in two gimbals, its axle level, with a weight on one end of the axle.

    Watch the weight not fall but travel about the vertical, at m g l over the disc's angular momentum.

    Args:
        m: mass of the weight, kg.
        l: distance of the weight from the middle of the disc, m.
        g: gravity, m/s². The input precession_effort is a torque about the vertical in N m.
    """
    m, l = positive("kg m", m=m, l=l)
    g = constants("m/s^2", g=g)
    along_x = Pose((0, 0, 0), [[0, 0, 1], [0, 1, 0], [-1, 0, 0]])  # a cylinder's own z along x, exactly
    disc = [Cylinder(0.08, 0.01, pose=along_x), Cylinder(0.006, 2 * _INNER, pose=along_x)]
    system = Mechanism(
        [
            Body("outer", _RING, inertia=_ring(_OUTER, (1.0, 0.5, 0.5))),
            Body("inner", _RING, inertia=_ring(_INNER, (0.5, 0.5, 1.0))),
            Body("disc", shapes=disc, density=_STEEL),
            Body("weight", m, shapes=[Sphere(0.02)]),
        ],
        [
            Revolute("precession", "world", "outer", axis=(0, 0, 1)),
            Revolute("nutation", "outer", "inner", axis=(0, 1, 0)),
            Revolute("spin", "inner", "disc", axis=(1, 0, 0)),
            Fixed("clamp", "inner", "weight", pose=(l, 0, 0)),
        ],
        gravity=(0, 0, -g),
        actuated=["precession"],
        start={"spin_dot": 40.0},
        **credit("gyroscope"),
    )
    center, R_outer, R_inner = system.point("outer"), *map(system.rotation_matrix, ("outer", "inner"))
    return system.replace(
        drawing=[
            Cylinder(Point(0, 0, -0.2), 0.08, 0.02),
            Rod(Point(0, 0, -0.19), Point(0, 0, -_OUTER)),
            Hoop(center, _OUTER, R_outer.col(0)),
            Hoop(system.point("inner"), _INNER, R_inner.col(2)),
            Rod(system.point("outer", (0, -_OUTER, 0)), system.point("outer", (0, -_INNER, 0))),
            Rod(system.point("outer", (0, _INNER, 0)), system.point("outer", (0, _OUTER, 0))),
            Trail(system.point("weight")),
        ]
    )


def _ring(radius: float, parts: tuple[float, float, float]) -> tuple[float, ...]:
    """Principal moments of a thin ring: m r² about its normal, ½ m r² about its diameters."""
    return tuple(part * _RING * radius**2 for part in parts)
