"""A nonlinear program solved by IPOPT: progress, the best iterate, and its status in words."""

from dataclasses import dataclass
from time import perf_counter
from typing import Any

import casadi as ca
import numpy as np

from pendula.terminal import Line

# What IPOPT answers, in words that fit behind "The solver"; the rest is given as it is.
WORDS = {
    "Solve_Succeeded": "found an optimum",
    "Solved_To_Acceptable_Level": "found an optimum, though to a lower accuracy than asked for",
    "Infeasible_Problem_Detected": "found no motion that satisfies all conditions",
    "Search_Direction_Becomes_Too_Small": "came to a halt",
    "Diverging_Iterates": "diverged: the cost seems to have no lower bound",
    "User_Requested_Stop": "was interrupted",
    "Maximum_Iterations_Exceeded": "reached its limit of iterations",
    "Restoration_Failed": "found no way back to the conditions",
    "Error_In_Step_Computation": "could not compute a step",
    "Invalid_Number_Detected": "met a number that is not finite: is the motion singular on the way?",
}
SOLVED = ("Solve_Succeeded", "Solved_To_Acceptable_Level")
FEASIBLE = 1e-6  # how far conditions may be from holding, next to the sizes of entries
TOLERANCE = 1e-9  # of IPOPT, on scaled conditions and slopes
_INTERVAL = 0.1  # seconds between two lines of progress


@dataclass(frozen=True, eq=False)
class Solution:
    """What the solver found: variables, cost, the largest violation of each equation, and how it ended."""

    x: np.ndarray
    cost: float
    violations: np.ndarray
    status: str
    iterations: int

    @property
    def solved(self) -> bool:
        return self.status in SOLVED

    @property
    def interrupted(self) -> bool:
        return self.status == "User_Requested_Stop"

    @property
    def violation(self) -> float:
        return float(self.violations.max(initial=0.0))


class Watcher(ca.Callback):
    """Looks at every iterate: keeps the best, shows progress, and stops where Ctrl-C was pressed."""

    def __init__(self, program: dict[str, Any], bounds: dict[str, np.ndarray], task: str, line: Line) -> None:
        ca.Callback.__init__(self)
        self.sizes = {"x": program["x"].numel(), "g": program["g"].numel(), "f": 1}
        self.bounds, self.task, self.line = bounds, task, line
        self.iterations, self.interrupted = 0, False
        self.best: tuple[tuple[float, float], np.ndarray] | None = None
        self._next = perf_counter() + _INTERVAL
        self.construct("watcher", {})

    def get_n_in(self) -> int:
        return ca.nlpsol_n_out()

    def get_n_out(self) -> int:
        return 1

    def get_sparsity_in(self, i: int) -> ca.Sparsity:
        name = ca.nlpsol_out(i).removeprefix("lam_")
        return ca.Sparsity.dense(self.sizes.get(name, 0), 1)

    def eval(self, arg: Any) -> list[float]:
        """Called by the solver with an iterate; anything but 0 stops it."""
        try:
            self._look(*(np.array(arg[i]).ravel() for i in range(3)))
        except KeyboardInterrupt:
            self.interrupted = True
        return [float(self.interrupted)]

    def _look(self, x: np.ndarray, f: np.ndarray, g: np.ndarray) -> None:
        self.iterations += 1
        off = float(violations(g, self.bounds).max(initial=0.0))
        # Among iterates that satisfy all conditions the cheapest is best, else the nearest to them.
        rank = (max(off, FEASIBLE), float(f[0]))
        if np.isfinite(rank).all() and (self.best is None or rank < self.best[0]):
            self.best = rank, x
        if perf_counter() > self._next:
            self._next = perf_counter() + _INTERVAL
            self.line.show(f"{self.task}, iteration {self.iterations}, cost {f[0]:.6g}, off by {off:.1e}")


def violations(g: np.ndarray, bounds: dict[str, np.ndarray]) -> np.ndarray:
    """How far every equation or inequality is from holding."""
    return np.maximum(np.maximum(bounds["lbg"] - g, g - bounds["ubg"]), 0.0)


def solve(
    program: dict[str, Any],
    bounds: dict[str, np.ndarray],
    x: np.ndarray,
    task: str,
    max_iterations: int,
    *,
    near: bool,
) -> Solution:
    """A local minimum near x, or the best iterate on the way to none.

    Args:
        program: variables x, cost f and equations g.
        bounds: of x and g.
        x: where to begin.
        task: what is done, for the line of progress.
        max_iterations: after so many the search ends.
        near: whether x is close to the minimum, so that the barrier may begin small.
    """
    line = Line()
    watcher = Watcher(program, bounds, task, line)
    options = {
        "print_time": False,
        "error_on_fail": False,
        "iteration_callback": watcher,
        "ipopt": {
            "print_level": 0,
            "sb": "yes",
            "tol": TOLERANCE,
            "constr_viol_tol": TOLERANCE,
            "max_iter": max_iterations,
            "mu_init": 1e-4 if near else 0.1,
            "bound_push": 1e-6 if near else 1e-2,
            "bound_frac": 1e-6 if near else 1e-2,
        },
    }
    solver = ca.nlpsol("solver", "ipopt", program, options)
    try:
        found = solver(x0=x, **bounds)
        status = solver.stats()["return_status"]
        x, solved = found["x"].full().ravel(), status in SOLVED
    except KeyboardInterrupt:
        status, solved = "User_Requested_Stop", False
    finally:
        line.wipe()
    if not solved and watcher.best is not None:
        x = watcher.best[1]
    values = ca.Function("values", [program["x"]], [program["f"], program["g"]])
    cost, equations = (part.full().ravel() for part in values(x))
    return Solution(x, float(cost[0]), violations(equations, bounds), status, max(watcher.iterations - 1, 0))
