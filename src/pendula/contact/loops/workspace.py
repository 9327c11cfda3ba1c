"""The record of a world that is stepped: bodies, shapes, pairs, contacts, and what solvers need."""

from pendula.collision.loops.broad_phase import Broad
from pendula.collision.loops.manifold_record import Manifold
from pendula.collision.loops.scene import Scene
from pendula.contact.loops.bodies import Bodies
from pendula.contact.loops.contacts import Contacts
from pendula.contact.loops.newton import Newton
from pendula.records import Doubles, Integers, Record, record

SWEEPS, NEWTON, AUTOMATIC, LEMKE = range(4)
SOLVERS = {"auto": AUTOMATIC, "pgs": SWEEPS, "newton": NEWTON, "lemke": LEMKE}
NEWTONS, POISSONS, SEQUENTIAL = range(3)
LAWS = {"newton": NEWTONS, "poisson": POISSONS, "sequential": SEQUENTIAL}  # of impacts
BEGIN, DETECT, SOLVE = range(3)  # stages of a step
DONE, MORE_ROOM, NOT_FINITE = range(3)  # why steps ended


@record
class Pairs(Record):
    """Pairs of shapes, in order, and what is remembered of their contacts, eight at most each."""

    count: int
    shapes: Integers
    counts: Integers
    features: Integers
    # Impulses and moments along the axes of the world; arms from the centre of the first body; the normal
    # velocity after the step, and the tangential one along the axes of the world.
    impulses: Doubles
    moments: Doubles
    arms: Doubles
    speeds: Doubles


@record
class Workspace(Record):
    """All of a world."""

    bodies: Bodies
    contacts: Contacts
    scene: Scene
    broad: Broad
    manifold: Manifold
    pairs: Pairs
    former: Pairs
    newton: Newton
    # The code that finds contacts.
    detection: int
    # Of shapes: those that move come first; their bodies, their poses there in rows as in a scene, how far
    # they reach from the body's centre, half of what they measure where they are thinnest, the numbers of
    # their surfaces.
    moving_shapes: int
    owners: Integers
    places: Doubles
    arms: Doubles
    thicknesses: Doubles
    surfaces: Integers
    # Of pairs of surfaces, a square table each.
    surface_count: int
    # Whether any has rolling or spinning friction.
    turning: int
    frictions: Doubles
    restitutions: Doubles
    rollings: Doubles
    spinnings: Doubles
    # Boxes around shapes as they are; those in which they may move until pairs are sought anew are the broad
    # phase's. How much wider these are; whether pairs must be sought.
    boxes: Doubles
    skin: float
    stale: int
    # The step, s; the length of gravity's acceleration, and the largest of any point where joints and motors
    # make others; a gap that counts as none, m.
    step: float
    gravity: float
    hurry: float
    touching: float
    # Of every body: how much later than half-way its impulses count, s (``loops/instants.py``).
    shifts: Doubles
    stage: int
    status: int
    # Whether something else than steps changed velocities since the last one.
    disturbed: int
    # Which impulses that were remembered of a pair are taken up again, as bits.
    taken: int
    # The law of impacts; the solver, its sweeps, those that are all a heap gets where steps must keep up with
    # time (0 elsewhere), and the residual with which it is content, m/s.
    law: int
    solver: int
    most_sweeps: int
    heap_sweeps: int
    tolerance: float
    # Residuals of the step (signorini, coulomb, dissipation, penetration), and the largest since they were
    # read; velocities before the step's impulses; displacements; works of impacts, friction and position
    # correction, J, of trees those of limits and dry friction of joints, too.
    residuals: Doubles
    worst: Doubles
    before: Doubles
    moved: Doubles
    # Accelerations of bodies free of contact, linear and angular.
    falls: Doubles
    works: Doubles
    # Counted: steps, sweeps, Newton's steps, steps whose impacts were made plastic.
    steps: int
    sweeps: int
    newton_steps: int
    lowered: int
    # How far a pair moved in a step at most, next to its thickness: beyond 1, it may have passed unseen.
    farthest: float
