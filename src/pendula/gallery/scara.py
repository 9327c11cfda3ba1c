"""A SCARA robot; every joint angle is measured from the link before it."""

from pendula.description import (
    Disc,
    Force,
    Lagrangian,
    Point,
    Rail,
    RigidBody,
    Rod,
    Spring,
    Torque,
    Trail,
    coordinates,
    inputs,
)
from pendula.description.functions import cos, sin
from pendula.gallery.bodies import uniform_rod, weight
from pendula.gallery.quantities import constants, not_negative, positive
from pendula.gallery.registry import credit


def scara_arm(
    *,
    m1: float = 4.0,
    m2: float = 3.0,
    m3: float = 1.0,
    l1: float = 0.4,
    l2: float = 0.3,
    J: float = 0.002,
    k: float = 100.0,
    g: float = 9.81,
) -> Lagrangian:
    """A SCARA: two rods that turn in a horizontal plane, a quill that slides along z, and a wrist.

    Watch the elbow's swing turn the shoulder backwards while the quill bobs undisturbed on its spring.

    Args:
        m1: mass of the first link, kg.
        m2: mass of the second link, kg.
        m3: mass of the quill, kg, at the end of the second link.
        l1: length of the first link, m.
        l2: length of the second link, m.
        J: inertia of the quill about its axis, kg m².
        k: stiffness of the spring that balances the quill, N/m, relaxed at z = 0; may be zero.
        g: gravity, m/s². The inputs u1, u2, u4 are torques in N m, u3 is a force in N.
    """
    theta1, theta2, z, theta4 = coordinates("theta1 theta2 z theta4")
    u1, u2, u3, u4 = inputs("u1 u2 u3 u4")
    m1, m2, m3, l1, l2, J = positive("kg kg kg m m kg*m^2", m1=m1, m2=m2, m3=m3, l1=l1, l2=l2, J=J)
    k = not_negative("N/m", k=k)
    g = constants("m/s^2", g=g)
    forearm, tool = theta1 + theta2, theta1 + theta2 + theta4
    base = Point(0, 0, 0)
    elbow = base.translate(l1 * cos(theta1), l1 * sin(theta1), 0)
    wrist = elbow.translate(l2 * cos(forearm), l2 * sin(forearm), 0)
    quill = wrist.translate(0, 0, z)
    finger = quill.translate(l2 * cos(tool) / 6, l2 * sin(tool) / 6, 0)
    bodies = [
        uniform_rod(m1, l1, base, theta1),
        uniform_rod(m2, l2, elbow, forearm),
        RigidBody(m3, J, quill, angle=tool),
    ]
    return Lagrangian(
        (theta1, theta2, z, theta4),
        kinetic=sum(body.kinetic for body in bodies),
        potential=weight([m3], [quill], g),
        forces=[
            Spring(k, on=z),
            Torque(u1, on=theta1, name="shoulder motor"),
            Torque(u2, on=theta2, name="elbow motor"),
            Force(u3, along=z, name="slide motor"),
            Torque(u4, on=theta4, name="wrist motor"),
        ],
        start={"theta2": 1.0, "theta1_dot": 1.0, "theta2_dot": -4.0, "theta4_dot": 6.0},
        drawing=[
            Rail(Point(0, 0, -l1), base),
            Trail(finger),
            Rod(base, elbow),
            Rod(elbow, wrist),
            Rod(wrist, quill),
            Rod(quill, finger),
            *(Disc(joint, l1 / 20) for joint in (base, elbow, quill)),
        ],
        **credit("scara-arm"),
    )
