"""A problem on a mesh as a nonlinear program, by direct collocation.

With s fractions cⱼ of an interval of length h from y₀ and the coefficients A of a collocation method,

    Yⱼ = y₀ + h Σᵢ aⱼᵢ f(tᵢ, Yᵢ, Uᵢ),     J = Σ h Σⱼ bⱼ L(tⱼ, Yⱼ, Uⱼ) + Φ,    b = the last row of A.

Hermite–Simpson in its separated form (Betts, Practical Methods for Optimal Control, 2nd ed., 2010, chapter 4)
is Lobatto IIIA of order 4 (Hairer & Wanner II, table IV.5.7): an interval ends with the input with which the
next begins. Radau IIA of order 5 has none at the start of an interval, so that inputs may jump there; their
polynomials are held to the limits at the start, too.
"""

from dataclasses import dataclass
from functools import cached_property
from typing import Any

import casadi as ca
import numpy as np

from pendula.control.optimal_graphs import expression_graph, rate_graph
from pendula.control.optimal_problem import Problem
from pendula.control.trajectory import Pieces
from pendula.numerics import radau


@dataclass(frozen=True, eq=False)
class Scheme:
    """A collocation method: fractions c of an interval and coefficients A."""

    c: np.ndarray
    A: np.ndarray

    @property
    def shared(self) -> int:
        """How many fractions of an interval are the end of the one before: 1 or 0."""
        return int(self.c[0] == 0)

    @property
    def own(self) -> int:
        """How many fractions belong to an interval alone."""
        return len(self.c) - self.shared


SCHEMES = {
    "hermite-simpson": Scheme(
        np.array([0.0, 0.5, 1.0]),
        np.array([[0.0, 0.0, 0.0], [5 / 24, 1 / 3, -1 / 24], [1 / 6, 2 / 3, 1 / 6]]),
    ),
    "radau": Scheme(radau.C, radau.A),
}


@dataclass(frozen=True, eq=False)
class Scales:
    """The sizes of states, inputs, time and cost, by which variables and equations are divided."""

    y: np.ndarray
    u: np.ndarray
    time: float
    cost: float


class Graphs:
    """f, L and Φ of a problem, traced once for all meshes."""

    def __init__(self, problem: Problem) -> None:
        model = problem.model
        self.rate = rate_graph(model)
        self.running = expression_graph(model, [problem.running])
        self.final = expression_graph(model, [problem.final])
        self.path = expression_graph(model, [one.expression for one in problem.path])

    def scaled(self, scales: Scales) -> ca.Function:
        """(ẏ, L, path) at (t, y, u), where y, u and ẏ are divided by their sizes."""
        t, y, u = (ca.SX.sym(letter, *shape) for letter, shape in zip("tyu", self._shapes, strict=True))
        at = (t, y * scales.y, u * scales.u)
        out = [self.rate(*at) / scales.y, self.running(*at), self.path(*at)]
        return ca.Function("point", [t, y, u], ca.cse(out))

    @property
    def _shapes(self) -> list[tuple[int, int]]:
        return [self.rate.size_in(i) for i in range(3)]

    def rates(self, t: np.ndarray, y: np.ndarray, u: np.ndarray) -> np.ndarray:
        """ẏ at many instants, a row each."""
        return self.rate.map(len(t))(t, y.T, u.T).full().T

    def running_costs(self, t: np.ndarray, y: np.ndarray, u: np.ndarray) -> np.ndarray:
        """L at many instants."""
        return self.running.map(len(t))(t, y.T, u.T).full().ravel()


class Transcription:
    """The nonlinear program of a problem on a mesh.

    Its variables are states at every node, scaled, column by column, then inputs, then the final time. State
    column k · own is the start of interval k; fraction j of interval k has the input column k · own + j and,
    among the nodes at which equations hold, the same number.

    Args:
        problem: what is to be made small, and what holds.
        graphs: of the problem.
        scheme: the collocation method.
        mesh: where intervals begin and end, from 0 to 1.
        scales: sizes of everything.
    """

    def __init__(
        self, problem: Problem, graphs: Graphs, scheme: Scheme, mesh: np.ndarray, scales: Scales
    ) -> None:
        self.problem, self.graphs, self.scheme, self.mesh, self.scales = problem, graphs, scheme, mesh, scales
        self.intervals = len(mesh) - 1
        self.states = self.intervals * scheme.own + 1  # columns
        self.nodes = self.states - 1 + scheme.shared  # at which equations hold
        self.ny, self.nu = len(scales.y), len(scales.u)

    @cached_property
    def fractions(self) -> np.ndarray:
        """The nodes at which equations hold, as parts of the whole time."""
        h = np.diff(self.mesh)[:, None]
        own = (self.mesh[:-1, None] + h * self.scheme.c[self.scheme.shared :]).ravel()
        return np.append(0.0, own) if self.scheme.shared else own

    def program(self) -> dict[str, Any]:
        """Variables, cost and equations for ``casadi.nlpsol``."""
        x = ca.MX.sym("x", self.ny * self.states + self.nu * self.nodes + 1)
        Y, U, T = self._split(x)
        point = self.graphs.scaled(self.scales).map(self.nodes)
        rates, running, path = point(T * ca.DM(self.fractions).T, Y[:, 1 - self.scheme.shared :], U)
        cost = T * ca.dot(running, ca.DM(self._weights()).T)
        end = Y[:, -1] * self.scales.y
        cost += self.graphs.final(T, end, U[:, -1] * self.scales.u)
        equations = [*self._defects(Y, rates, T), ca.vec(path), ca.vec(self._first_inputs(U))]
        return {"x": x, "f": cost / self.scales.cost, "g": ca.vertcat(*equations)}

    def _defects(self, Y: ca.MX, rates: ca.MX, T: ca.MX) -> list[ca.MX]:
        """Yⱼ − y₀ − h Σᵢ aⱼᵢ ẏᵢ of all intervals, fraction by fraction."""
        own, shared, last = self.scheme.own, self.scheme.shared, (self.intervals - 1) * self.scheme.own + 1
        h = T * ca.repmat(ca.DM(np.diff(self.mesh)).T, self.ny, 1)
        made = []
        for j in range(own):
            reached, begun = Y[:, j + 1 : j + 1 + last : own], Y[:, 0:last:own]
            row = self.scheme.A[j + shared]
            change = sum(a * rates[:, i : i + last : own] for i, a in enumerate(row.tolist()))
            made.append(ca.vec(reached - begun - h * change))
        return made

    def _first_inputs(self, U: ca.MX) -> ca.MX:
        """The polynomials of limited inputs at the start of every interval, where there is no node."""
        last, own = (self.intervals - 1) * self.scheme.own + 1, self.scheme.own
        if self.scheme.shared or not self._limited:
            return ca.MX(0, 1)
        at_start = np.linalg.inv(np.vander(self.scheme.c, increasing=True))[0]
        chosen = U[self._limited, :]
        first: Any = sum(l * chosen[:, j : j + last : own] for j, l in enumerate(at_start.tolist()))
        return first

    @cached_property
    def _limited(self) -> list[int]:
        return np.flatnonzero(np.isfinite(self.problem.inputs).any(axis=0)).tolist()

    def _weights(self) -> np.ndarray:
        """What every node contributes to an integral over the whole, of which 1 is the time."""
        weights = np.zeros(self.nodes)
        for i, b in enumerate(self.scheme.A[-1]):
            weights[i :: self.scheme.own][: self.intervals] += b * np.diff(self.mesh)
        return weights

    def bounds(self) -> dict[str, np.ndarray]:
        """Bounds of variables and equations."""
        problem, scales = self.problem, self.scales
        columns = [np.repeat(side[:, None], self.states, axis=1) for side in problem.states / scales.y]
        ends = np.maximum(problem.states[0], problem.goal[0]), np.minimum(problem.states[1], problem.goal[1])
        for column, end in zip(columns, ends, strict=True):
            column[:, 0], column[:, -1] = problem.start / scales.y, end / scales.y
        inputs = [np.repeat(side[:, None], self.nodes, axis=1) for side in problem.inputs / scales.u]
        low, high = (
            np.concatenate((y.ravel("F"), u.ravel("F"), [T]))
            for y, u, T in zip(columns, inputs, np.array(problem.duration) / scales.time, strict=True)
        )
        motion = np.zeros(self.intervals * self.scheme.own * self.ny)
        path = np.tile([0.0 if one.equality else -np.inf for one in problem.path], self.nodes)
        repeats = 0 if self.scheme.shared else self.intervals
        least, most = (np.tile(side[self._limited], repeats) for side in problem.inputs / scales.u)
        return {
            "lbx": low,
            "ubx": high,
            "lbg": np.concatenate((motion, path, least)),
            "ubg": np.concatenate((motion, np.zeros(len(path)), most)),
        }

    def describe(self, equation: int, pieces: Pieces) -> str:
        """What an equation of the program says."""
        names, paths = self.problem.model.card.entries, self.problem.path
        motion = self.intervals * self.scheme.own * self.ny
        if equation < motion:
            interval = equation // self.ny % self.intervals
            return f"the motion of '{names[equation % self.ny]}' near t = {pieces.breaks[interval]:.3g}"
        if equation < motion + len(paths) * self.nodes:
            return f"the path constraint {paths[(equation - motion) % len(paths)].text}"
        return "a limit of the inputs"

    def variables(self, guess: Pieces) -> np.ndarray:
        """The variables of a guess, whose time is stretched to fit."""
        T = float(np.clip(guess.duration, *self.problem.duration))
        first = guess.breaks[0]
        places = self.fractions if self.scheme.shared else np.append(0.0, self.fractions)
        y = self.problem.model.layout.normalise(guess.states_at(first + guess.duration * places))
        u = guess.inputs_at(first + guess.duration * self.fractions)
        return np.concatenate(
            ((y / self.scales.y).ravel(), (u / self.scales.u).ravel(), [T / self.scales.time])
        )

    def pieces(self, x: np.ndarray) -> Pieces:
        """The trajectory that variables stand for."""
        Y, U, T = (np.array(part) for part in self._split(x))
        T, Y, U = float(T), Y.T * self.scales.y, U.T * self.scales.u
        rates = self.graphs.rates(T * self.fractions, Y[1 - self.scheme.shared :], U)
        own, s = self.scheme.own, len(self.scheme.c)
        which = own * np.arange(self.intervals)[:, None] + np.arange(s)
        return Pieces(T * self.mesh, self.scheme.c, Y[:-1:own], rates[which], U[which])

    def _split(self, x: Any) -> tuple[Any, Any, Any]:
        """Y and U, scaled, a column a node, and the final time."""
        middle = self.ny * self.states
        Y, U, T = x[:middle], x[middle:-1], x[-1] * self.scales.time
        if isinstance(x, np.ndarray):
            return Y.reshape(self.ny, -1, order="F"), U.reshape(self.nu, -1, order="F"), T
        return ca.reshape(Y, self.ny, self.states), ca.reshape(U, self.nu, self.nodes), T
