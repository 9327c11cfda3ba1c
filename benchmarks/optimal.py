"""Optimal control against Drake's direct collocation: a cart-pole swings up with the least effort."""

from collections.abc import Iterator
from math import pi
from time import perf_counter
from typing import Any

from benchmarks.measurement import Effort, Timing, require_agreement
from benchmarks.peers import conversation
from benchmarks.rows import Row, against, unmeasured
from pendula.control.optimal_solver import TOLERANCE

PEER, SIDE = "Drake", "benchmarks.peers.drake_side"
MASSES, LENGTH, LIMIT, UNTIL, NODES = (1.0, 0.2), 0.5, 20.0, 2.0, 41
# Of IPOPT on both sides; SNOPT reaches no more than its default.
TOLERANCES = {"ipopt": TOLERANCE, "snopt": 1e-6}
# Inputs are linear between Drake's nodes and quadratic between ours, so that costs differ by a little.
AGREEMENT = 2e-2


def optimal_rows(effort: Effort) -> Iterator[Row]:
    """The same mesh, guess and tolerance on both sides, from the finished model to the solution."""
    reason = conversation.missing("pydrake")
    for solver, target in (("ipopt", 1.0), ("snopt", None)):
        claim = f"optimise the swing-up of a cart-pole, {NODES} nodes, against {solver.upper()}"
        if reason:
            yield unmeasured(claim, PEER, target, "ms", reason)
            continue
        yield _swing_ups(claim, solver, target, max(effort.repetitions // 2, 1))


def cart_pole() -> Any:
    """A cart with a pendulum, without springs and dampers."""
    import pendula as pe

    x, theta = pe.coordinates("x theta")
    M, m, l, g, u = *pe.parameters(M=MASSES[0], m=MASSES[1], l=LENGTH, g=9.81), pe.inputs("u")
    bob = pe.Point(x + l * pe.sin(theta), -l * pe.cos(theta))
    kinetic = M * x.dot**2 / 2 + m * bob.velocity.dot(bob.velocity) / 2
    return pe.Lagrangian((x, theta), kinetic, m * g * bob.y, forces=[pe.Force(u, along=x)], name="cart-pole")


def swing_up(system: Any) -> Any:
    """Our trajectory on the given mesh."""
    import pendula as pe

    goal = {"x": 0.0, "theta": pi, "x_dot": 0.0, "theta_dot": 0.0}
    return pe.optimise(system, goal=goal, until=UNTIL, limits={"u": LIMIT}, nodes=NODES, tolerance=None)


def _swing_ups(claim: str, solver: str, target: float | None, repetitions: int) -> Row:
    import pendula as pe

    model = pe.derive(cart_pole())
    plan, ours, theirs, told = swing_up(model), [], [], {}
    asked = {"masses": MASSES, "length": LENGTH, "limit": LIMIT, "until": UNTIL, "nodes": NODES}
    with conversation.Conversation(SIDE) as peer:
        for _ in range(repetitions):
            began = perf_counter()
            plan = swing_up(model)
            ours.append(perf_counter() - began)
            told = peer.ask("swing_up", **asked, tolerance=TOLERANCES[solver], solver=solver)
            theirs.append(told["seconds"])
    if not told["solved"]:
        return unmeasured(claim, PEER, target, "ms", f"{solver.upper()} found no solution")
    require_agreement("Costs of the swing-up", plan.cost, told["cost"], AGREEMENT)
    note = f"cost {plan.cost:.4f} by us, {told['cost']:.4f} by {PEER}; from a straight line in both"
    return against(claim, Timing(tuple(ours)), (PEER, Timing(tuple(theirs))), target, "ms", note)
