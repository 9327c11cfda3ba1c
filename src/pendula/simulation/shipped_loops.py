"""The loops that the package ships as LLVM IR: all that Python or other code calls by address.

``make loops`` and the hook that builds wheels (``hatch_build.py``) run this file. Whatever else is marked as
compiled is called by these and compiled as a part of them.
"""

from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from typing import Any

from pendula.collision.loops.bounds import find_boxes
from pendula.collision.loops.broad_phase import find_pairs
from pendula.collision.loops.contacts import find_contacts
from pendula.collision.loops.impact import find_impacts
from pendula.collision.loops.manifolds import find_manifolds
from pendula.collision.loops.rays import cast_ray
from pendula.collision.loops.signed_distance import find_all_nearest, find_nearest
from pendula.compiler import assembly, shipped
from pendula.compiler.lanes import evaluate_blocks
from pendula.compiler.loops import ENTRY, compile_ir
from pendula.compiler.refreshing import refresh
from pendula.compiler.saddle import solve_saddle
from pendula.compiler.series import solution
from pendula.contact.loops import steps, tree_steps
from pendula.contact.loops.detection import detect_contacts
from pendula.contact.loops.penalty import find_contact_rate, find_contact_slopes, find_forces
from pendula.model.matrices import spread_rows
from pendula.simulation.loops.adaptive import take_adaptive_steps
from pendula.simulation.loops.adaptive_members import begin_member, move_queue
from pendula.simulation.loops.events import scan
from pendula.simulation.loops.fixed import take_fixed_steps
from pendula.simulation.loops.floors import raise_floors
from pendula.simulation.loops.members import advance_members
from pendula.simulation.loops.watched import take_watched_steps
from pendula.simulation.methods import adaptive_integrators, integrators


def loops_to_ship() -> list[tuple[Callable[..., Any], str]]:
    """Functions and the C names under which they are defined."""
    found: list[Any] = [
        take_fixed_steps,
        take_watched_steps,
        take_adaptive_steps,
        advance_members,
        begin_member,
        move_queue,
        raise_floors,
        scan,
        evaluate_blocks,
        spread_rows,
        solve_saddle,
        refresh,
    ]
    found += [find_boxes, find_pairs, find_contacts]
    found += [find_nearest, find_all_nearest, find_manifolds, find_impacts, cast_ray]
    found += [detect_contacts, steps.take_contact_steps, tree_steps.take_tree_steps]
    found += [steps.begin_step, steps.end_step, steps.lower_restitution, steps.set_residuals]
    found += [tree_steps.begin_tree_step, tree_steps.end_tree_step, tree_steps.set_impulses]
    found += [tree_steps.lower_restitution, tree_steps.refine_step, tree_steps.set_residuals]
    found += [find_forces, find_contact_rate, find_contact_slopes]
    for method in integrators().values():
        found += [method.take, method.read]
    for method in adaptive_integrators().values():
        found += vars(method.family).values()
    distinct = dict.fromkeys(loop for loop in found if loop is not None)
    return [*((loop, ENTRY) for loop in distinct), *assembly.LINKED, *solution.LINKED]


def ship_loops() -> None:
    """Compile them, as many at once as there are processors."""
    loops = loops_to_ship()
    with ProcessPoolExecutor() as pool:
        shipped.write(dict(zip(loops, pool.map(_compile, range(len(loops))), strict=True)))


def _compile(k: int) -> str:
    return compile_ir(*loops_to_ship()[k])


if __name__ == "__main__" and not shipped.is_current():
    ship_loops()
