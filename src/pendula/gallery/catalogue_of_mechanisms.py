"""The mechanisms among the systems of the catalogue, most of them robots."""

from pendula.gallery.entry import GallerySystem

MECHANISMS = (
    GallerySystem(
        name="gyroscope",
        module="gyroscopes",
        title="Gyroscope in gimbals",
        watch=(
            "Watch the weight not fall but travel about the vertical, at m g l over the disc's angular "
            "momentum."
        ),
        until=5.0,
        step=1e-3,
        source="K. Magnus, Kreisel: Theorie und Anwendungen, 1971, on the gyroscope in gimbals",
    ),
    GallerySystem(
        name="six-axis-arm",
        module="robots",
        title="Arm of six axes",
        watch=(
            "Watch it fall over and come to rest hanging; with a PID in its joints it stands where it is "
            "told to."
        ),
        until=10.0,
        step=1e-3,
        source="M. W. Spong, S. Hutchinson & M. Vidyasagar, Robot Modeling and Control, 2006, §1.3 and §3.3",
    ),
    GallerySystem(
        name="seven-axis-arm",
        module="robots",
        title="Arm of seven axes",
        watch=(
            "Watch the elbow swing out to the side: one axis more than a pose needs lets it go round a fixed "
            "hand."
        ),
        until=10.0,
        step=1e-3,
        source="B. Siciliano & O. Khatib (ed.), Springer Handbook of Robotics, 2nd ed., 2016, ch. 10",
    ),
    GallerySystem(
        name="planar-biped",
        module="robots",
        title="Biped in a plane",
        watch=(
            "Watch the trunk answer every swing of the legs while the centre of mass keeps to its parabola."
        ),
        until=0.8,
        step=5e-4,
        source=(
            "E. R. Westervelt, J. W. Grizzle, C. Chevallereau, J. H. Choi & B. Morris, Feedback Control of "
            "Dynamic Bipedal Robot Locomotion, 2007, ch. 3"
        ),
    ),
    GallerySystem(
        name="humanoid",
        module="robots",
        title="Humanoid",
        watch=(
            "Watch it turn a somersault: its limbs fly, its angular momentum about the centre of mass stays."
        ),
        until=1.0,
        step=5e-4,
        source="S. Kajita, H. Hirukawa, K. Harada & K. Yokoi, Introduction to Humanoid Robotics, 2014, ch. 2",
    ),
    GallerySystem(
        name="random-tree",
        module="trees",
        title="Random tree of bodies",
        watch=(
            "Watch every branch throw the others about while the dampers of its joints slowly calm the whole."
        ),
        until=10.0,
        step=5e-4,
        chaotic=True,
        source="R. Featherstone, Rigid Body Dynamics Algorithms, 2008; autoTree of its spatial_v2",
    ),
)

# Whose joints close loops.
LOOPS = (
    GallerySystem(
        name="four-bar",
        module="loops",
        title="Four-bar linkage",
        watch="Watch the crank go round while the rocker only swings, out quicker than back.",
        until=5.0,
        step=1e-3,
        source="F. Grashof, Theoretische Maschinenlehre 2, 1883, on which rods go round",
    ),
    GallerySystem(
        name="watt-linkage",
        module="loops",
        title="Watt's linkage",
        watch="Watch the middle of the bar go up and down an almost straight line.",
        until=5.0,
        step=1e-3,
        source="J. Watt, patent 1432, 1784; E. A. Dijksman, Motion Geometry of Mechanisms, 1976",
    ),
    GallerySystem(
        name="slider-crank",
        module="loops",
        title="Slider-crank",
        watch="Watch the slider turn back more quickly at the far end of its way than at the near one.",
        until=5.0,
        step=1e-3,
        source="E. J. Haug, Computer Aided Kinematics and Dynamics of Mechanical Systems, 1989",
    ),
    GallerySystem(
        name="spatial-slider-crank",
        module="loops",
        title="Slider-crank in space",
        watch=(
            "Watch a turn in one plane become a stroke across it, which the rod follows out of both planes."
        ),
        until=2.0,
        step=5e-4,
        source="E. J. Haug, Computer Aided Kinematics and Dynamics of Mechanical Systems, 1989",
    ),
    GallerySystem(
        name="stewart-platform",
        module="loops",
        title="Stewart platform",
        watch="Watch it sway and turn in all six ways at once, each with a period of its own.",
        until=2.0,
        step=1e-3,
        source=(
            "D. Stewart, A platform with six degrees of freedom, Proc. Inst. Mech. Eng. 180 (1965) 371–386"
        ),
    ),
    GallerySystem(
        name="bricard-loop",
        module="loops",
        title="Bricard's loop",
        watch="Watch it turn inside out nevertheless: one of its thirty conditions repeats the others.",
        until=10.0,
        step=1e-3,
        source=(
            "R. Bricard, Mémoire sur la théorie de l'octaèdre articulé, 1897; IFToMM Library of "
            "Computational Benchmark Problems in Multibody Dynamics, A04"
        ),
    ),
    GallerySystem(
        name="hanging-net",
        module="nets",
        title="Hanging net of rods",
        watch="Watch a push on its lowest corner run up and across, and come back from the pins.",
        until=5.0,
        step=1e-3,
        chaotic=True,
        source="D. Baraff, Linear-time dynamics using Lagrange multipliers, SIGGRAPH 1996, on loops",
    ),
    GallerySystem(
        name="jacobs-ladder",
        module="nets",
        title="Jacob's ladder",
        watch="Watch a turn of the lowest rung wind the ladder up, wander to the top and back.",
        until=5.0,
        step=1e-3,
        chaotic=True,
        source="R. Featherstone, Rigid Body Dynamics Algorithms, 2008, ch. 8, 'Closed-loop systems'",
    ),
    GallerySystem(
        name="suspension-bridge",
        module="nets",
        title="Suspension bridge of rods",
        watch="Watch it gallop: one half of the deck rises while the other one falls, as at Tacoma in 1940.",
        until=10.0,
        step=2e-3,
        source="O. H. Ammann, T. von Kármán & G. B. Woodruff, The Failure of the Tacoma Narrows Bridge, 1941",
    ),
    GallerySystem(
        name="bicycle-chain",
        module="chains",
        title="Bicycle chain of 100 links",
        watch=(
            "Watch the upper and the lower run sag, and swing as the wheels lay them down and pick them up."
        ),
        until=2.0,
        step=1e-3,
        source="R. Featherstone, Rigid Body Dynamics Algorithms, 2008, ch. 8, 'Closed-loop systems'",
    ),
)
