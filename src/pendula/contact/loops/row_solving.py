"""The impulses of a tree's problem by sweeps and Newton's method, and by any law of impacts; their works."""

from pendula.compiler.loops import compiled
from pendula.contact.loops.contacts import contact
from pendula.contact.loops.impacts import begin_compression, has_bounce, lower_bounces
from pendula.contact.loops.row_impacts import end_row_compression, join_row_parts, meet_rows_in_sequence
from pendula.contact.loops.row_newton import solve_rows_by_newton
from pendula.contact.loops.row_sweeps import find_row_residuals, limit_row_impulses, solve_rows_by_sweeps
from pendula.contact.loops.rows import Rows, find_velocities, first_box, first_moment, first_row
from pendula.contact.loops.steps import FRICTION, IMPACTS
from pendula.contact.loops.workspace import AUTOMATIC, NEWTON, NEWTONS, POISSONS, Workspace
from pendula.records import Vector

LIMITS, DRY_FRICTION = range(3, 5)  # works after those of ``steps.py``
_FIRST_SWEEPS = 20  # before Newton's method
_MOST_ROWS = 600  # that Newton's method is tried on without being asked for
_CLOSER = 0.02  # times the tolerance: what Newton's method aims at
_WORK = 2_000_000  # entries of W in sweeps that follow where Newton's method was not enough


@compiled
def _solve_exactly(w: Workspace, r: Rows, before: float) -> None:
    """Newton's method from what there is; the better of both by their residuals is kept, and sweeps go on."""
    for i in range(r.count):
        r.saved[i] = r.impulse[i]
    w.newton_steps += solve_rows_by_newton(w.contacts, r, _CLOSER * w.tolerance)
    after = find_row_residuals(w.contacts, r, w.residuals)
    if after <= w.tolerance:
        return
    if not (after < before):
        for i in range(r.count):
            r.impulse[i] = r.saved[i]
        find_velocities(r)
    limit_row_impulses(w.contacts, r)
    most = max(w.most_sweeps, _WORK // (r.count * r.count))
    w.sweeps += solve_rows_by_sweeps(w.contacts, r, most, 0.1 * w.tolerance)


@compiled
def _solve(w: Workspace, r: Rows) -> None:
    limit_row_impulses(w.contacts, r)
    exactly = w.solver == NEWTON or (w.solver == AUTOMATIC and r.count <= _MOST_ROWS)
    most = min(w.most_sweeps, _FIRST_SWEEPS) if exactly else w.most_sweeps
    if r.turns > 0:
        # Newton's method has no rows for moments.
        exactly, most = False, max(w.most_sweeps, _WORK // (r.count * r.count))
    w.sweeps += solve_rows_by_sweeps(w.contacts, r, most, 0.1 * w.tolerance)
    if exactly:
        before = find_row_residuals(w.contacts, r, w.residuals)
        if before > w.tolerance:
            _solve_exactly(w, r, before)


@compiled
def _work(r: Rows, i: int) -> float:
    """Of an impulse: times the mean of the velocities before and after it."""
    return 0.5 * r.impulse[i] * (r.before[i] + r.velocity[i])


@compiled
def _find_works(w: Workspace, r: Rows) -> Vector:
    """Works of normal impulses and of friction of contacts, and the energy of approach that there was."""
    pushed, rubbed, size = 0.0, 0.0, 0.0
    for k in range(r.cones):
        c, i = contact(w.contacts, k), 3 * k
        pushed += _work(r, i)
        rubbed += _work(r, i + 1) + _work(r, i + 2)
        size += r.impulse[i] * abs(c.approach)
        if c.turns != 0:
            for j in range(c.row, c.row + 3):
                rubbed += _work(r, j)
    return pushed, rubbed, size


@compiled
def lower_row_restitution(w: Workspace, r: Rows) -> int:
    """Let impacts be plastic whose bounce would make energy; whether there are any."""
    return lower_bounces(w, _find_works(w, r))


@compiled
def _solve_in_parts(w: Workspace, r: Rows) -> None:
    """Impulses and residuals of an impact by another law than Newton's for all at once."""
    if w.law == POISSONS:
        begin_compression(w)
        _solve(w, r)
        end_row_compression(w, r)
    else:
        meet_rows_in_sequence(w, r)
    find_velocities(r)
    _solve(w, r)
    find_row_residuals(w.contacts, r, w.residuals)
    join_row_parts(w, r)
    if w.law == POISSONS and lower_row_restitution(w, r) != 0:
        find_velocities(r)
        _solve(w, r)
        find_row_residuals(w.contacts, r, w.residuals)


@compiled
def solve_rows(w: Workspace, r: Rows) -> None:
    """Impulses, velocities of rows and residuals, that make no energy."""
    if w.law != NEWTONS and has_bounce(w) != 0:
        _solve_in_parts(w, r)
        return
    _solve(w, r)
    if lower_row_restitution(w, r) != 0:
        _solve(w, r)
    find_row_residuals(w.contacts, r, w.residuals)


@compiled
def keep_works(w: Workspace, r: Rows) -> None:
    works = _find_works(w, r)
    w.works[IMPACTS] += works[0]
    w.works[FRICTION] += works[1]
    for k in range(r.cones, r.cones + r.limits):
        w.works[LIMITS] += _work(r, first_row(r, k))
    for i in range(first_box(r), first_moment(r)):
        w.works[DRY_FRICTION] += _work(r, i)
