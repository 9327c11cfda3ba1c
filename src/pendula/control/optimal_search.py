"""The search for an optimum: the program of a mesh is solved, the mesh refined where errors are too large."""

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np

from pendula.control.optimal_mesh import interval_errors, measure_scales, refine
from pendula.control.optimal_problem import Problem
from pendula.control.optimal_solver import Solution, solve
from pendula.control.optimal_transcription import SCHEMES, Graphs, Scheme, Transcription
from pendula.control.trajectory import Pieces

_MOST_MESHES, _MOST_NODES = 15, 2000


@dataclass(frozen=True, eq=False)
class Attempt:
    """What was found on one mesh.

    Attributes:
        mesh: where intervals begin and end, from 0 to 1.
        solution: of the nonlinear program.
        pieces: the trajectory.
        cost: Φ + ∫ L dt.
        errors: of every interval, between its nodes.
        worst: the equation that is furthest from holding.
    """

    mesh: np.ndarray
    solution: Solution
    pieces: Pieces
    cost: float
    errors: np.ndarray
    worst: str

    @property
    def error(self) -> float:
        return float(self.errors.max())


@dataclass(frozen=True, eq=False)
class Search:
    """How a problem is solved.

    Attributes:
        problem: what is to be made small, and what holds.
        method: a name of ``SCHEMES``.
        tolerance: the largest error between nodes; None leaves the mesh as it is.
        max_iterations: of the solver on one mesh.
    """

    problem: Problem
    method: str
    tolerance: float | None
    max_iterations: int

    @property
    def scheme(self) -> Scheme:
        return SCHEMES[self.method]

    def run(self, mesh: np.ndarray, guesses: Sequence[Pieces], *, near: bool) -> list[Attempt]:
        """One attempt a mesh, each from the one before, the first from the first guess that leads anywhere.

        ``near`` says that guesses are close.
        """
        graphs, tried = Graphs(self.problem), []
        for guess in guesses:
            tried.append(self._attempt(graphs, mesh, guess, 1, near=near))
            if tried[-1].solution.solved or tried[-1].solution.interrupted:
                break
        made = [min(tried, key=lambda one: (not one.solution.solved, one.solution.violation))]
        while self._worth_refining(made):
            finer = refine(made[-1].mesh, made[-1].errors, self.tolerance or 1.0)
            if len(finer) > _MOST_NODES:
                break
            made.append(self._attempt(graphs, finer, made[-1].pieces, len(made) + 1, near=True))
        return made

    def _worth_refining(self, made: list[Attempt]) -> bool:
        last = made[-1]
        if self.tolerance is None or last.error <= self.tolerance:
            return False
        return last.solution.solved and len(made) < _MOST_MESHES

    def _attempt(
        self, graphs: Graphs, mesh: np.ndarray, guess: Pieces, number: int, *, near: bool
    ) -> Attempt:
        scales = measure_scales(self.problem, graphs, guess)
        written = Transcription(self.problem, graphs, self.scheme, mesh, scales)
        task = f"optimising {self.problem.model.name}: mesh {number}, {len(mesh)} nodes"
        found = solve(
            written.program(),
            written.bounds(),
            written.variables(guess),
            task,
            self.max_iterations,
            near=near,
        )
        pieces = written.pieces(found.x)
        errors = interval_errors(self.problem.model, graphs, pieces)
        worst = written.describe(int(found.violations.argmax()), pieces)
        return Attempt(mesh, found, pieces, found.cost * scales.cost, errors, worst)
