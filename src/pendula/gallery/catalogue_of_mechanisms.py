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
