"""The gallery as a table: what there is to see, without importing (or building) any of it."""

from pendula.gallery.catalogue_of_contacts import WITH_CONTACT
from pendula.gallery.catalogue_of_mechanisms import LOOPS, MECHANISMS
from pendula.gallery.catalogue_of_scenes import SCENES
from pendula.gallery.entry import GallerySystem

CATALOGUE = (
    GallerySystem(
        name="pendulum",
        module="pendulums",
        title="Simple pendulum",
        watch=(
            "Watch how the bob lingers near the top: at large swings the period is much longer than 2π "
            "√(l/g)."
        ),
        until=10.0,
        step=1e-3,
        source="L. D. Landau & E. M. Lifshitz, Mechanics, 3rd ed., 1976, §11, problem 1",
    ),
    GallerySystem(
        name="double-pendulum",
        module="pendulums",
        title="Double pendulum",
        watch="Watch two runs that start a millionth of a radian apart part company within ten seconds.",
        until=20.0,
        step=1e-3,
        chaotic=True,
        source=(
            "L. D. Landau & E. M. Lifshitz, Mechanics, 3rd ed., 1976, §5, problem 1; T. Shinbrot et al., "
            "Chaos in a double pendulum, Am. J. Phys. 60 (1992) 491–499"
        ),
    ),
    GallerySystem(
        name="n-link-pendulum",
        module="pendulums",
        title="Chain of n pendulums",
        watch=(
            "Watch the whip: the chain falls from the horizontal and its last link is thrown over the others."
        ),
        until=20.0,
        step=5e-4,
        chaotic=True,
        source=(
            "T. Konishi & T. Yanagita, Multiple pendulum and nonuniform distribution of average kinetic "
            "energy, arXiv:2111.11677, 2021"
        ),
    ),
    GallerySystem(
        name="cart-pole",
        module="carts",
        title="Cart-pole with springs and dampers",
        watch=(
            "Watch the pole fall from near upright and pass its energy to and fro with the cart until the "
            "dampers win."
        ),
        until=20.0,
        step=1e-3,
        source="Lecture notes on generalised forces and on small oscillations, example 'cart pole'",
    ),
    GallerySystem(
        name="cart-double-pendulum",
        module="inverted",
        title="Double pendulum on a cart",
        watch=(
            "Watch it collapse from nearly upright: to balance two links with the one force u tests any "
            "controller."
        ),
        until=10.0,
        step=5e-4,
        chaotic=True,
        source=(
            "A. Bogdanov, Optimal control of a double inverted pendulum on a cart, OGI School of Science & "
            "Engineering, technical report CSE-04-006, 2004"
        ),
    ),
    GallerySystem(
        name="bead-on-hoop",
        module="driven",
        title="Bead on a turning hoop",
        watch="Watch the bead climb away from the bottom, which is unstable once Ω exceeds √(g/R).",
        until=10.0,
        step=1e-3,
        source="H. Goldstein, C. Poole & J. Safko, Classical Mechanics, 3rd ed., 2002, ch. 2, exercise 18",
    ),
    GallerySystem(
        name="kapitza-pendulum",
        module="driven",
        title="Kapitza's pendulum",
        watch="Watch it stand on its head: when a²w² > 2 g l the upright position is stable.",
        until=5.0,
        step=1e-4,
        source="L. D. Landau & E. M. Lifshitz, Mechanics, 3rd ed., 1976, §30, problem 1",
    ),
    GallerySystem(
        name="aero-pendulum",
        module="propeller",
        title="Aero-pendulum",
        watch=(
            "Watch the swing of the pendulum rock the arm; thrust F turns the arm by the torque −F L₁ cos φ."
        ),
        until=10.0,
        step=1e-3,
        source="Lecture notes on generalised forces, exercise 'aero-pendulum'",
    ),
    GallerySystem(
        name="held-pin-pendulum",
        module="redundant",
        title="Pendulum with a held pin",
        watch=(
            "Watch the multiplier: it is the upward force at the pin, m (g cos θ + L θ̇²) cos θ, largest at "
            "the bottom."
        ),
        until=10.0,
        step=1e-3,
        source="Lecture notes on constraint forces, example 'pendulum' with a redundant coordinate",
    ),
    GallerySystem(
        name="four-bars",
        module="linkages",
        title="Four-bar linkages in a row",
        watch=("Watch the rods fall into line and go on: there a second way opens, and must not be taken."),
        until=10.0,
        step=1e-3,
        source="IFToMM Library of Computational Benchmark Problems in Multibody Dynamics, A02: N-four-bar",
    ),
    GallerySystem(
        name="thrown-particle",
        module="thrown",
        title="Thrown ball with drag",
        watch="Watch the path fall short of the parabola and come down steeper than it rose.",
        until=4.1,
        step=1e-3,
        source="J. R. Taylor, Classical Mechanics, 2005, ch. 2, 'Projectiles and charged particles'",
    ),
    GallerySystem(
        name="spring-pendulum",
        module="elastic",
        title="Spring pendulum",
        watch="Watch bouncing turn into swinging and back: with k l0 = 3 m g the two are in 2:1 resonance.",
        until=40.0,
        step=1e-3,
        chaotic=True,
        source=(
            "E. Breitenberger & R. D. Mueller, The elastic pendulum: a nonlinear paradigm, J. Math. Phys. 22 "
            "(1981) 1196"
        ),
    ),
    GallerySystem(
        name="stiff-flywheel",
        module="shafts",
        title="Flywheel on a stiff shaft",
        watch=(
            "Watch three swings take explicit methods 100 000 steps: the twist of the shaft settles in 10 µs."
        ),
        until=5.0,
        step=2e-5,
        stiff=True,
        source="E. Hairer & G. Wanner, Solving Ordinary Differential Equations II, 2nd ed., 1996, §IV.1",
    ),
    GallerySystem(
        name="spherical-pendulum",
        module="spherical",
        title="Spherical pendulum",
        watch=(
            "Watch the oval path turn slowly about the vertical while the vertical angular momentum stays "
            "constant."
        ),
        until=20.0,
        step=1e-3,
        source="L. D. Landau & E. M. Lifshitz, Mechanics, 3rd ed., 1976, §14, problem 1",
    ),
    GallerySystem(
        name="foucault-pendulum",
        module="spherical",
        title="Foucault's pendulum",
        watch=(
            "Watch the plane of the swing turn by −Ω sin(latitude) per second: 11° an hour in the Panthéon."
        ),
        until=3600.0,
        step=0.05,
        source="L. D. Landau & E. M. Lifshitz, Mechanics, 3rd ed., 1976, §39, problem 3",
    ),
    GallerySystem(
        name="spinning-top",
        module="tops",
        title="Heavy symmetric top",
        watch=(
            "Watch the axis fall a little, swing sideways and rise again: precession with nutation, with "
            "cusps when released at rest."
        ),
        until=5.0,
        step=2e-4,
        source="H. Goldstein, C. Poole & J. Safko, Classical Mechanics, 3rd ed., 2002, §5.7",
    ),
    GallerySystem(
        name="pendularm",
        module="arms",
        title="Pendularm",
        watch=(
            "Watch the arm fall; with a PID in its motor it climbs to the desired angle and holds itself "
            "there."
        ),
        until=10.0,
        step=5e-3,
        source=(
            "O. C. Jenkins, Introduction to Autonomous Robotics, University of Michigan, project 2: Pendularm"
        ),
    ),
    GallerySystem(
        name="two-link-arm",
        module="arms",
        title="Planar arm of two links",
        watch=("Watch the elbow whip as the arm falls; without torques its motion is chaotic."),
        until=20.0,
        step=1e-3,
        chaotic=True,
        source="M. W. Spong, S. Hutchinson & M. Vidyasagar, Robot Modeling and Control, 2006, §7.4",
    ),
    GallerySystem(
        name="scara-arm",
        module="scara",
        title="SCARA arm",
        watch=(
            "Watch the elbow's swing turn the shoulder backwards while the quill bobs undisturbed on its "
            "spring."
        ),
        until=5.0,
        step=1e-3,
        source="M. W. Spong, S. Hutchinson & M. Vidyasagar, Robot Modeling and Control, 2006, ch. 3",
    ),
    GallerySystem(
        name="slider",
        module="wedges",
        title="Block on a movable wedge",
        watch="Watch the wedge recoil so that the common centre of mass keeps its horizontal speed.",
        until=1.8,
        step=1e-3,
        source="D. Morin, Introduction to Classical Mechanics, 2008, ch. 6, problem 'Moving plane'",
    ),
    GallerySystem(
        name="swinging-atwood",
        module="pulleys",
        title="Swinging Atwood machine",
        watch=(
            "Watch the swinging mass spin itself up when its string gets short, and lift the heavier one by "
            "its pull."
        ),
        until=20.0,
        step=1e-4,
        chaotic=True,
        source=(
            "N. B. Tufillaro, T. A. Abbott & D. J. Griffiths, Swinging Atwood's machine, Am. J. Phys. 52 "
            "(1984) 895–903"
        ),
    ),
    GallerySystem(
        name="henon-heiles",
        module="galactic",
        title="Hénon–Heiles potential",
        watch=(
            "Watch the path fill its triangle in an orderly way at low energies and without any order at "
            "high ones."
        ),
        until=100.0,
        step=0.01,
        chaotic=True,
        source=(
            "M. Hénon & C. Heiles, The applicability of the third integral of motion: some numerical "
            "experiments, Astron. J. 69 (1964) 73–79"
        ),
    ),
    GallerySystem(
        name="planets",
        module="gravitation",
        title="Bodies under mutual gravity",
        watch=(
            "Watch three equal masses chase each other along a figure of eight, which is stable but only "
            "just."
        ),
        until=12.65182796,
        step=1e-3,
        chaotic=True,
        source=(
            "A. Chenciner & R. Montgomery, A remarkable periodic solution of the three-body problem in the "
            "case of equal masses, Annals of Mathematics 152 (2000) 881–901"
        ),
    ),
    GallerySystem(
        name="outer-solar-system",
        module="orbits",
        title="Outer solar system (AU, days)",
        watch=(
            "Watch Euler's method lose the planets within 200 000 days where a symplectic method keeps them "
            "all."
        ),
        until=200_000.0,
        step=10.0,
        source="E. Hairer, C. Lubich & G. Wanner, Geometric Numerical Integration, 2nd ed., 2006, §I.2.4",
    ),
    GallerySystem(
        name="pleiades",
        module="orbits",
        title="Pleiades: seven stars in a plane",
        watch=(
            "Watch two stars all but collide: each time, a fixed step must be tiny and an adaptive one "
            "shrinks."
        ),
        until=3.0,
        step=1e-4,
        chaotic=True,
        source=(
            "E. Hairer, S. P. Nørsett & G. Wanner, Solving Ordinary Differential Equations I, 2nd ed., 1993, "
            "§II.10"
        ),
    ),
    GallerySystem(
        name="arenstorf",
        module="orbits",
        title="Arenstorf orbit between Earth and Moon (month = 2π)",
        watch=(
            "Watch it trace three loops and return to its start after t = 17.07, if the integrator is good "
            "enough."
        ),
        until=17.0652165601579625588917206249,
        step=1e-4,
        chaotic=True,
        source=(
            "E. Hairer, S. P. Nørsett & G. Wanner, Solving Ordinary Differential Equations I, 2nd ed., 1993, "
            "§II.0 and §II.10"
        ),
    ),
    GallerySystem(
        name="euler-top",
        module="tops",
        title="Euler's free top",
        watch="Watch the momentum stay on its sphere, along the curve on which the energy is constant too.",
        until=20.0,
        step=1e-3,
        source="E. Hairer, C. Lubich & G. Wanner, Geometric Numerical Integration, 2nd ed., 2006, §IV.1",
    ),
    GallerySystem(
        name="euler-body",
        module="flying",
        title="Euler's free top as a body",
        watch="Watch the body's axes turn while the angular momentum keeps its direction.",
        until=20.0,
        step=1e-3,
        source="E. Hairer, C. Lubich & G. Wanner, Geometric Numerical Integration, 2nd ed., 2006, §VII.5",
    ),
    GallerySystem(
        name="tumbling-racket",
        module="flying",
        title="Tumbling tennis racket",
        watch="Watch it turn over again and again: spin about the middle axis is unstable.",
        until=80.0,
        step=5e-3,
        source="M. S. Ashbaugh, C. C. Chicone & R. H. Cushman, The twisting tennis racket, 1991",
    ),
    GallerySystem(
        name="thrown-box",
        module="flying",
        title="Thrown box with an off-centre thrust",
        watch="Watch the centre of mass leave its parabola while the thrust turns with the box.",
        until=3.0,
        step=1e-3,
        source="Lecture notes on Newton and Euler's equations, example 'rigid body simulation'",
    ),
    GallerySystem(
        name="lorenz",
        module="flows",
        title="Lorenz attractor",
        watch="Watch the state circle one wing of the butterfly, then the other, and never repeat itself.",
        until=40.0,
        step=1e-3,
        chaotic=True,
        source="E. N. Lorenz, Deterministic nonperiodic flow, J. Atmos. Sci. 20 (1963) 130–141",
    ),
    GallerySystem(
        name="van-der-pol",
        module="flows",
        title="Van der Pol oscillator",
        watch=(
            "Watch it creep along the limit cycle and jump; with mu = 1000 only methods for stiff systems "
            "follow it."
        ),
        until=40.0,
        step=1e-3,
        source="B. van der Pol, On relaxation-oscillations, Phil. Mag. 2 (1926) 978–992",
    ),
    *MECHANISMS,
    *LOOPS,
    *WITH_CONTACT,
    *SCENES,
)
