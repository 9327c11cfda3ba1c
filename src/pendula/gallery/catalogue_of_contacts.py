"""The systems of the catalogue that hit, rest, roll and slide."""

from pendula.gallery.entry import GallerySystem

WITH_CONTACT = (
    GallerySystem(
        name="bouncing-ball",
        module="contact_systems",
        title="Ball that bounces down a slope",
        watch=(
            "Watch the bounces grow shorter until the ball rolls, with 5/7 of the speed of a block on ice."
        ),
        until=4.0,
        step=1e-3,
        source="R. L. Garwin, Kinematics of an ultraelastic rough ball, Am. J. Phys. 37 (1969) 88–92",
    ),
    GallerySystem(
        name="impacting-double-pendulum",
        module="contact_systems",
        title="Double pendulum beside a wall",
        watch=(
            "Watch one bob throw the other against the wall: between impacts the motion is chaotic, and each "
            "takes a part of it."
        ),
        until=10.0,
        step=1e-3,
        chaotic=True,
        source="F. Pfeiffer & C. Glocker, Multibody Dynamics with Unilateral Contacts, 1996, ch. 8",
    ),
    GallerySystem(
        name="stick-slip-oscillator",
        module="contact_systems",
        title="Block on a running belt",
        watch=(
            "Watch the belt carry the block until the spring tears it loose; it slips and is caught again."
        ),
        until=10.0,
        step=1e-3,
        source=(
            "R. I. Leine, D. H. van Campen, A. de Kraker & L. van den Steen, Stick-slip vibrations "
            "induced by alternate friction models, Nonlinear Dynamics 16 (1998) 41–54"
        ),
    ),
    GallerySystem(
        name="woodpecker",
        module="contact_systems",
        title="Woodpecker toy",
        watch=(
            "Watch it peck its way down: the sleeve jams above and below, and slides while the bird swings "
            "between."
        ),
        until=1.0,
        step=1e-4,
        source=(
            "C. Glocker, Dynamik von Starrkörpersystemen mit Reibung und Stößen, 1995, p. 162; F. Pfeiffer & "
            "C. Glocker, Multibody Dynamics with Unilateral Contacts, 1996, ch. 12"
        ),
    ),
    GallerySystem(
        name="chain-on-edge",
        module="contact_systems",
        title="String of beads that slides off a table",
        watch=(
            "Watch the beads that hang drag the others after them: the last ones leave the edge before they "
            "reach it."
        ),
        until=1.5,
        step=5e-4,
        source="M. G. Calkin & R. H. March, The dynamics of a falling chain, Am. J. Phys. 57 (1989) 154–157",
    ),
    GallerySystem(
        name="rimless-wheel",
        module="walkers",
        title="Wheel without a rim",
        watch=(
            "Watch it find its pace: every impact takes a part of the spin, every step gives as much back."
        ),
        until=10.0,
        step=1e-3,
        source="T. McGeer, Passive dynamic walking, Int. J. Robotics Research 9 (1990) 62–82",
    ),
    GallerySystem(
        name="simplest-walker",
        module="walkers",
        title="Simplest walker",
        watch=(
            "Watch it walk without a motor: the swinging leg passes over a gap between stones, so as not "
            "to stub."
        ),
        until=10.0,
        step=1e-3,
        source=(
            "M. Garcia, A. Chatterjee, A. Ruina & M. Coleman, The simplest walking model: stability, "
            "complexity, and scaling, J. Biomech. Eng. 120 (1998) 281–288"
        ),
    ),
    GallerySystem(
        name="spinning-coin",
        module="rolling",
        title="Euler's disc",
        watch=(
            "Watch it whirr the faster the flatter it lies: the rate of its rim is 2 √(g/(R sin θ)), to the "
            "end."
        ),
        until=5.0,
        step=5e-4,
        source="H. K. Moffatt, Euler's disk and its finite-time singularity, Nature 404 (2000) 833–834",
    ),
    GallerySystem(
        name="rattleback",
        module="rolling",
        title="Rattleback",
        watch="Watch it refuse to spin one way: it begins to rattle, stops, and turns back.",
        until=10.0,
        step=1e-3,
        source=(
            "T. R. Kane & D. A. Levinson, Realistic mathematical modeling of the rattleback, Int. J. "
            "Non-Linear Mechanics 17 (1982) 175–186"
        ),
    ),
)
