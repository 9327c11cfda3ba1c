"""The systems of the gallery by kind, so that tests are collected by name and nothing is built for that.

``tests/unit/gallery/test_kinds.py`` compares the lists with the descriptions.
"""

from pendula.gallery import systems

EVERY = tuple(sorted(system.name for system in systems()))
# Bodies that touch: they are stepped with contact, and without it they fall through the ground.
SCENES = tuple(sorted(system.name for system in systems() if system.contact))
# With contacts: their modes change on the way, which batches and linearisation refuse. Tests of
# their own: tests/reference/test_gallery_of_contacts.py.
WITH_CONTACT = (
    "bouncing-ball",
    "chain-on-edge",
    "impacting-double-pendulum",
    "rattleback",
    "rimless-wheel",
    "simplest-walker",
    "spinning-coin",
    "stick-slip-oscillator",
    "woodpecker",
)
# Mechanisms whose joints close loops. Laws that hold for every system are tried on a four-bar, some of whose
# rows repeat others since it is planar, and on a slider-crank in space, none of whose rows do. The others
# would repeat them at the cost of many compilations; tests/reference/test_loops.py runs each of them.
LOOPS = (
    "bicycle-chain", "bricard-loop", "four-bar", "hanging-net", "jacobs-ladder", "slider-crank",
    "spatial-slider-crank", "stewart-platform", "suspension-bridge", "watt-linkage",
)  # fmt: skip
TRIED_LOOPS = ("four-bar", "spatial-slider-crank")
_APART = {*WITH_CONTACT, *SCENES, *LOOPS} - {*TRIED_LOOPS}
GALLERY = tuple(name for name in EVERY if name not in _APART)
# Given by the rates of their states: without coordinates, inertia and energy.
BY_RATES = ("euler-top", "lorenz", "van-der-pol")
# Rigid bodies whose velocities are not the rates of their coordinates.
FREE_BODIES = ("euler-body", "thrown-box", "tumbling-racket")
# Bodies and joints; those with balls or free bodies have velocities that are no rates, too.
TREES = ("gyroscope", "humanoid", "planar-biped", "random-tree", "seven-axis-arm", "six-axis-arm")
MECHANISMS = tuple(sorted((*TREES, *LOOPS)))
# With prescribed motion: the kinetic energy has terms of lower degree, or an energy depends on time.
DRIVEN = ("arenstorf", "bead-on-hoop", "foucault-pendulum", "kapitza-pendulum")
CONSTRAINED = ("four-bars", "held-pin-pendulum")

MECHANICAL = tuple(name for name in GALLERY if name not in BY_RATES)
# With its 24 degrees of freedom too large for tests that compile many functions of a system or run it to
# high accuracy: it takes a minute there, and random-tree has the same kinds of joints. The arm of six axes is
# all but that of seven.
LARGE = ("humanoid", "six-axis-arm")
MODERATE = tuple(name for name in GALLERY if name not in LARGE)
# Whose energies are written down; those of mechanisms follow from their bodies (test_robots.py, verify).
WRITTEN = tuple(name for name in MECHANICAL if name not in MECHANISMS)
LAGRANGIANS = tuple(name for name in WRITTEN if name not in FREE_BODIES)
# One of each kind, which `make check` takes of tests over the gallery; `make test` takes all.
OF_EACH_KIND = (
    "double-pendulum",
    "euler-body",
    "foucault-pendulum",
    "gyroscope",
    "held-pin-pendulum",
    "lorenz",
    "pendulum",
)
