"""The scenes of bodies that touch among the systems of the catalogue."""

from pendula.gallery.entry import GallerySystem

SCENES = (
    GallerySystem(
        name="bouncing-box",
        module="contact_scenes",
        title="Bouncing box",
        watch="Watch it lose height with every bounce and settle on a face.",
        until=3.0,
        step=0.002,
        contact=True,
        source=(
            "B. Mirtich & J. Canny, Impulse-based simulation of rigid bodies, Interactive 3D Graphics, 1995"
        ),
    ),
    GallerySystem(
        name="block-on-incline",
        module="contact_scenes",
        title="Block on an incline",
        watch="Watch it slide with the acceleration g (sin 30° − 0.3 cos 30°).",
        until=1.0,
        step=0.001,
        contact=True,
        source=("C. A. Coulomb, Théorie des machines simples, 1781; any textbook of statics"),
    ),
    GallerySystem(
        name="stack",
        module="contact_scenes",
        title="Stack of boxes",
        watch="Watch nothing happen: every box rests on the one below, and the lowest carries all.",
        until=4.0,
        step=0.002,
        contact=True,
        source=("D. E. Stewart, Rigid-body dynamics with friction and impact, SIAM Review 42 (2000) 3–39"),
    ),
    GallerySystem(
        name="pyramid",
        module="contact_scenes",
        title="Pyramid of boxes",
        watch="Watch it stand: every box rests on two, and shares its weight between them.",
        until=4.0,
        step=0.002,
        contact=True,
        source=("D. E. Stewart, Rigid-body dynamics with friction and impact, SIAM Review 42 (2000) 3–39"),
    ),
    GallerySystem(
        name="newtons-cradle",
        module="contact_scenes",
        title="Newton's cradle",
        watch="Watch the last ball leave with the speed of the first, and all others stay.",
        until=1.2,
        step=0.001,
        contact=True,
        source=("F. Herrmann & M. Seitz, How does the ball-chain work?, Am. J. Phys. 50 (1982) 977–981"),
    ),
    GallerySystem(
        name="dominoes",
        module="contact_scenes",
        title="Dominoes",
        watch="Watch the fall run along the row, faster than any tile alone.",
        until=2.0,
        step=0.002,
        contact=True,
        source=("J. M. J. van Leeuwen, The domino effect, Am. J. Phys. 78 (2010) 721–727"),
    ),
    GallerySystem(
        name="rolling-ball",
        module="contact_scenes",
        title="Ball that slips, then rolls",
        watch="Watch it slip until 2 v/(7 μ g), then roll with five sevenths of its speed.",
        until=1.0,
        step=0.001,
        contact=True,
        source=("A. Sommerfeld, Mechanik, 1943, on the billiard ball"),
    ),
    GallerySystem(
        name="marbles",
        module="contact_scenes",
        title="Marbles in a box",
        watch="Watch them roll over each other and come to rest in layers.",
        until=3.0,
        step=0.002,
        contact=True,
        source=(
            "M. Jean, The non-smooth contact dynamics method, Comput. Methods Appl. Mech. 177 (1999) 235–257"
        ),
    ),
    GallerySystem(
        name="stone-arch",
        module="contact_scenes",
        title="Arch of stones",
        watch="Watch it stand: thrust runs from stone to stone down to the ground, within the joints.",
        until=3.0,
        step=0.002,
        contact=True,
        source=("J. Heyman, The stone skeleton, Int. J. Solids Structures 2 (1966) 249–279"),
    ),
    GallerySystem(
        name="card-house",
        module="contact_scenes",
        title="House of cards",
        watch="Watch it stand on friction alone.",
        until=3.0,
        step=0.001,
        contact=True,
        source=("D. M. Kaufman et al., Staggered projections for contact, ACM Trans. Graph. 27 (2008) 164"),
    ),
    GallerySystem(
        name="gripper",
        module="contact_robots",
        title="Gripper that lifts a box",
        watch=(
            "Watch the fingers close, the hand rise by 0.2 m, and the box hang between them by nothing but "
            "friction."
        ),
        until=3.0,
        step=0.001,
        contact=True,
        source="M. T. Mason, Mechanics of Robotic Manipulation, 2001, ch. 7",
    ),
    GallerySystem(
        name="quadruped-standing",
        module="contact_robots",
        title="Quadruped that stands",
        watch=(
            "Watch the trunk settle; then every foot carries a quarter of the weight, and friction keeps "
            "them in place."
        ),
        until=5.0,
        step=0.001,
        contact=True,
        source="M. H. Raibert, Legged Robots That Balance, 1986",
    ),
)
