"""Planar robot arms; every joint angle is measured from the link before it."""

from collections.abc import Sequence
from itertools import accumulate, pairwise
from math import pi

from pendula.description import Disc, Lagrangian, Point, Rod, Torque, Trail, coordinates, inputs
from pendula.description.functions import cos, sin
from pendula.gallery.bodies import hanging_chain, kinetic, uniform_rod, weight
from pendula.gallery.quantities import constants, count, positive, positive_each
from pendula.gallery.registry import credit


def pendularm(
    links: int = 1,
    *,
    masses: float | Sequence[float] = 2.0,
    lengths: float | Sequence[float] = 2.0,
    g: float = 9.81,
) -> Lagrangian:
    """A pendulum with a motor in every joint: massless rods with a point mass at the end of each.

    Watch the arm fall; with a PID in its motor it climbs to the desired angle and holds itself there.

    Args:
        links: number of links; theta1 is the angle of the first from the downward vertical, theta2 that of
            the second from the first, and so on. The inputs u1, u2, … are the torques of the motors, N m.
        masses: kg; one number is shared by all links as the parameter m, a sequence gives m1, m2, …
        lengths: m; one number is shared by all links as the parameter l, a sequence gives l1, l2, …
        g: gravity, m/s², downwards along y.
    """
    n = count(links, "links")
    joints, motors = coordinates(f"theta1:{n + 1}"), inputs(f"u1:{n + 1}")
    m = positive_each("m", masses, "kg", "links", n)
    l = positive_each("l", lengths, "m", "links", n)
    g = constants("m/s^2", g=g)
    pivot = Point(0, 0)
    ends = hanging_chain(pivot, list(accumulate(joints)), l)
    return Lagrangian(
        joints,
        kinetic=kinetic(m, ends),
        potential=weight(m, ends, g),
        # A motor turns its link against the one before: its torque works on its own joint alone.
        forces=[
            Torque(u, on=joint, name=f"motor {i}")
            for i, (u, joint) in enumerate(zip(motors, joints, strict=True), start=1)
        ],
        start={"theta1": pi / 2},
        drawing=[
            *(Rod(a, b) for a, b in pairwise([pivot, *ends])),
            Disc(pivot, l[0] / 30),
            *(Disc(end, l[0] / 12) for end in ends),
        ],
        **credit("pendularm"),
    )


def two_link_arm(
    *, m1: float = 1.0, m2: float = 1.0, l1: float = 1.0, l2: float = 1.0, g: float = 9.81
) -> Lagrangian:
    """A planar arm of two uniform rods with motors in the shoulder, u1, and in the elbow, u2.

    Watch the elbow whip as the arm falls; without torques its motion is chaotic.

    Args:
        m1: mass of the upper arm, kg.
        m2: mass of the forearm, kg.
        l1: length of the upper arm, m; theta1 is its angle from the horizontal.
        l2: length of the forearm, m; theta2 is its angle from the upper arm.
        g: gravity, m/s², downwards along y.
    """
    theta1, theta2 = coordinates("theta1 theta2")
    u1, u2 = inputs("u1 u2")
    m1, m2, l1, l2 = positive("kg kg m m", m1=m1, m2=m2, l1=l1, l2=l2)
    g = constants("m/s^2", g=g)
    forearm = theta1 + theta2
    shoulder = Point(0, 0)
    elbow = shoulder.translate(l1 * cos(theta1), l1 * sin(theta1))
    hand = elbow.translate(l2 * cos(forearm), l2 * sin(forearm))
    links = [uniform_rod(m1, l1, shoulder, theta1), uniform_rod(m2, l2, elbow, forearm)]
    return Lagrangian(
        (theta1, theta2),
        kinetic=links[0].kinetic + links[1].kinetic,
        potential=weight([m1, m2], [link.center for link in links], g),
        # The elbow's motor turns the forearm against the upper arm: u2 works on theta2 alone.
        forces=[Torque(u1, on=theta1, name="shoulder motor"), Torque(u2, on=theta2, name="elbow motor")],
        start={"theta1": 1.0, "theta2": 1.0},
        drawing=[
            Trail(hand),
            Rod(shoulder, elbow),
            Rod(elbow, hand),
            *(Disc(joint, l1 / 20) for joint in (shoulder, elbow, hand)),
        ],
        **credit("two-link-arm"),
    )
