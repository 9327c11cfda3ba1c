"""Members of an ensemble side by side: the same equal steps for many starts, parameters and inputs.

``simulate_batch`` keeps samples of whole runs. Here a member keeps only what is asked for, ends as soon as it
has it, and gives its lane to another (``loops/members.py``).
"""

import threading
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Any

import numpy as np

from pendula.compiler import Kernel, lane_width
from pendula.compiler.loops import native
from pendula.model import Model
from pendula.records import aligned_zeros
from pendula.simulation.control import Control
from pendula.simulation.fixed_steps import FixedSteps, Lanes
from pendula.simulation.loops.members import LARGEST, MEAN, SMALLEST, STOPPED, MemberLoop, advance_members
from pendula.simulation.methods import Integrator
from pendula.simulation.time_grid import TimeGrid

KINDS = {"largest": LARGEST, "smallest": SMALLEST, "mean": MEAN}
_FEW_ENTRIES, _REGISTERS = 8, 4  # of a state whose kernel is short; what its lanes fill
# Steps before lanes are filled anew, where members end early and where only those do that diverge.
_STEPS_AT_ONCE, _WHOLE_AT_ONCE = 64, 512
_LOOKS = 60  # at a condition within a step, at most; about ten are needed
_NEAR = 2.0**-44  # of a step: how near instants are between which it began to hold; rounding hides less


@dataclass(frozen=True, eq=False)
class Wanted:
    """What members keep.

    Args:
        conditions: expressions that are positive where a condition holds; the first time is found.
        reductions: kinds ("largest", "smallest", "mean") with expressions.
        energy: whether to keep the largest deviation of the energy from its value at the start.
        samples: whether to keep the states at the plan's instants.
    """

    conditions: tuple[Any, ...] = ()
    reductions: tuple[tuple[str, Any], ...] = ()
    energy: bool = False
    samples: bool = False

    @property
    def expressions(self) -> list[Any]:
        return [*self.conditions, *(expression for _, expression in self.reductions)]

    @property
    def whole(self) -> bool:
        """Whether members must go on to their end."""
        return self.samples or self.energy or bool(self.reductions) or not self.conditions


@dataclass(frozen=True, eq=False)
class Moved:
    """What came out, a row a member.

    Attributes:
        status: of ``loops/members.py``.
        reached: how many steps each took.
        samples: states at the plan's instants, NaN where a member had ended.
        first: when each condition held first, s; NaN where it never did.
        reduced: values of the reductions.
        energy: the largest deviation of the energy.
    """

    status: np.ndarray
    reached: np.ndarray
    samples: np.ndarray
    first: np.ndarray
    reduced: np.ndarray
    energy: np.ndarray


class MemberSteps:
    """Members with equal steps, in lanes. Constraints are not projected: that couples lanes."""

    def __init__(
        self,
        model: Model,
        method: Integrator,
        control: Control,
        plan: TimeGrid,
        wanted: Wanted,
        width: int | None = None,
    ) -> None:
        self.model, self.method, self.control, self.plan, self.wanted = model, method, control, plan, wanted
        self.width = width or _choose_width(model)
        self._known = threading.local()

    def move(self, first: np.ndarray, p: np.ndarray | None = None, u: np.ndarray | None = None) -> Moved:
        """Move members from their states; ``p`` and ``u`` are parameters and inputs that differ, row by row.

        Parameters are all of the model, inputs are constant; without them all members have the same.
        """
        steps, blocks = self._steps(first, p, u)
        loop = self._loop(first, p, u).point(**blocks)
        held = self._watch(loop, first, p, u)
        w, g = steps.workspace, steps.record
        advance = native(advance_members)
        while loop.count:
            advance(w.address, g.address, loop.address)
        return self._result(loop, held, p, u)

    @cached_property
    def _observed(self) -> Kernel:
        """All expressions, of one state."""
        return self.model.compilation.expressions(self.wanted.expressions)

    @cached_property
    def _observed_function(self) -> str:
        """The name of the function that gives them, for lanes."""
        known = self.model.description.resolve_parameters(self.wanted.expressions)
        return self.model.compilation.expression_function(known)

    def _own(self, p: np.ndarray | None, u: np.ndarray | None) -> dict[str, Any]:
        return {"own_parameters": p is not None, "shared_inputs": u is None, "width": self.width}

    def _steps(
        self, first: np.ndarray, p: np.ndarray | None, u: np.ndarray | None
    ) -> tuple[FixedSteps, dict[str, Any]]:
        """The records of one group of lanes, and where it finds parameters and inputs that differ.

        A thread goes on with those that it had: all that steps read of them is written when lanes are filled.
        """
        known: dict[tuple[bool, bool], Any] = vars(self._known).setdefault("steps", {})
        kind = p is not None, u is not None
        if kind not in known:
            known[kind] = self._make_steps(first.shape[1], *kind)
        steps, _ = known[kind]
        steps.record.k = 0
        return known[kind]

    def _make_steps(
        self, entries: int, own_parameters: bool, own_inputs: bool
    ) -> tuple[FixedSteps, dict[str, Any]]:
        width, model = self.width, self.model
        kernel = model.compilation.lanes(
            "rate", own_parameters=own_parameters, shared_inputs=not own_inputs, width=width
        )
        block = aligned_zeros(len(model.parameters) * width) if own_parameters else None
        states, held = aligned_zeros(entries * width), np.zeros(0)
        steps = FixedSteps(model, self.method, self.control, self.plan, states, lanes=Lanes(kernel, block))
        if steps.tabulated:
            steps.tabulate(0, self.plan.total)
        if own_inputs:
            held = aligned_zeros(len(model.inputs) * width)
            steps.workspace.point(u=held)
            steps.record.point(table=held)
        return steps, {"p": np.zeros(0) if block is None else block, "u": held}

    def _loop(self, first: np.ndarray, p: np.ndarray | None, u: np.ndarray | None) -> MemberLoop:
        """The record of all members, at their start."""
        count, entries, width = *first.shape, self.width
        carried = entries * (1 + self.method.carried)
        rows = np.zeros((count, carried))
        rows[:, :entries] = first
        kept = len(self.plan.t) if self.wanted.samples else 0
        most = _WHOLE_AT_ONCE if self.wanted.whole else _STEPS_AT_ONCE
        m = MemberLoop(width=width, entries=entries, carried=carried, count=count, most=most)
        m.own_p, m.own_u = (0 if own is None else own.shape[1] for own in (p, u))
        m.sample_count, m.whole = kept, self.wanted.whole
        m.point(
            order=np.arange(count), status=np.zeros(count, np.int64), reached=np.zeros(count, np.int64),
            rows=rows, samples=np.full((count, kept, entries), np.nan), lanes=np.zeros(width, np.int64),
            last=aligned_zeros(entries * width),
            members_p=np.zeros(1) if p is None else p, members_u=np.zeros(1) if u is None else u,
        )  # fmt: skip
        return m

    def _watch(
        self, m: MemberLoop, first: np.ndarray, p: np.ndarray | None, u: np.ndarray | None
    ) -> np.ndarray:
        """What is looked at after every step, with its values at the start; what holds there already."""
        wanted, count, width = self.wanted, len(first), self.width
        m.conditions, m.reductions = len(wanted.conditions), len(wanted.reductions)
        observed, compilation = m.conditions + m.reductions, self.model.compilation
        values, energies = np.zeros((count, observed)), np.zeros((count, 2))
        if observed:
            m.watched = compilation.lanes(self._observed_function, **self._own(p, u)).address
            values = self._evaluate(self._observed, 0, first, p, u)
        if wanted.energy:
            m.energy = compilation.lanes("energy", **self._own(p, u)).address
            energies[:, 0] = self._evaluate(compilation.kernel("energy"), 0, first, p, u)[:, 2]
        kinds = [KINDS[kind] for kind, _ in wanted.reductions]
        totals = np.hstack([np.where(np.array(kinds) == MEAN, 0.0, values[:, m.conditions :]), energies])
        held = values[:, : m.conditions] > 0
        m.point(
            kinds=np.array(kinds, dtype=np.int64), values=aligned_zeros(observed * width),
            before=aligned_zeros(observed * width), totals=aligned_zeros((m.reductions + 2) * width),
            members_before=values.copy(), members_totals=np.ascontiguousarray(totals),
            pending=(~held).sum(axis=1), found_step=np.full((count, m.conditions), -1),
            found_states=np.zeros((count, m.conditions, 2, first.shape[1])),
        )  # fmt: skip
        if not m.whole:
            done = held.all(axis=1)
            m.target("status")[done] = STOPPED
            moving = np.flatnonzero(~done)
            m.count = len(moving)
            m.point(order=moving)
        return held

    def _evaluate(
        self,
        kernel: Any,
        step: np.ndarray | int,
        y: np.ndarray,
        p: np.ndarray | None,
        u: np.ndarray | None,
        theta: np.ndarray | float = 0.0,
    ) -> np.ndarray:
        """A kernel at states of members, each by itself, at a part of a step of its own."""
        count, plan = len(y), self.plan
        steps = np.broadcast_to(np.asarray(step, dtype=np.int64), count)
        t = self._times(steps, np.broadcast_to(theta, count))
        if u is None:
            u = self.control.at(t, np.minimum(steps, plan.total - 1))
        values = np.array(self.model.values) if p is None else np.ascontiguousarray(p)
        arguments = t[:, None].copy(), np.ascontiguousarray(y), np.ascontiguousarray(u), values, np.zeros(0)
        return kernel(*arguments, count=count)

    def _times(self, steps: np.ndarray, theta: np.ndarray) -> np.ndarray:
        plan = self.plan
        lengths = np.where(steps < plan.steps, plan.step, plan.last_step)
        return np.minimum(plan.start + steps * plan.step + theta * lengths, plan.until)

    def _find(
        self, m: MemberLoop, i: int, held: np.ndarray, p: np.ndarray | None, u: np.ndarray | None
    ) -> np.ndarray:
        """When condition i held first, on Hermite's cubic through the ends of the step.

        y(θ) = y₀ + θ h f₀ + θ²(3Δ − h(2f₀ + f₁)) + θ³(h(f₀ + f₁) − 2Δ) with Δ = y₁ − y₀ (Hairer, Nørsett &
        Wanner I, eq. II.6.7).
        """
        times = np.where(held[:, i], self.plan.start, np.nan)
        step = m.target("found_step")[:, i]
        some = np.flatnonzero((step >= 0) & ~held[:, i])
        if not len(some):
            return times
        k, (y0, y1) = step[some], m.target("found_states")[some, i].transpose(1, 0, 2)
        own_p, own_u = (None if own is None else own[some] for own in (p, u))
        rate, value = self.model.compilation.kernel("rate"), self._observed
        h = np.where(k < self.plan.steps, self.plan.step, self.plan.last_step)[:, None]
        f0 = h * self._evaluate(rate, k, y0, own_p, own_u)
        f1 = h * self._evaluate(rate, k, y1, own_p, own_u, 1.0)
        change = y1 - y0
        square, cube = 3.0 * change - (2.0 * f0 + f1), f0 + f1 - 2.0 * change

        def evaluate(theta: np.ndarray) -> np.ndarray:
            s = theta[:, None]
            y = y0 + s * (f0 + s * (square + s * cube))
            return self._evaluate(value, k, y, own_p, own_u, theta)[:, i]

        times[some] = self._times(k, find_rise(evaluate, len(some)))
        return times

    def _result(self, m: MemberLoop, held: np.ndarray, p: np.ndarray | None, u: np.ndarray | None) -> Moved:
        count = len(m.target("status"))
        first: Sequence[np.ndarray] = [self._find(m, i, held, p, u) for i in range(m.conditions)]
        totals = m.target("members_totals")
        reduced = totals[:, : m.reductions].copy()
        duration = self.plan.until - self.plan.start
        for r, (kind, _) in enumerate(self.wanted.reductions):
            if kind == "mean" and duration:
                reduced[:, r] /= duration
        return Moved(
            m.target("status"), m.target("reached"), m.target("samples"),
            np.stack(first, axis=1) if first else np.empty((count, 0)), reduced, totals[:, m.reductions + 1],
        )  # fmt: skip


def _choose_width(model: Model) -> int:
    """As many lanes as a register has; of several where kernels are short, which wait for their own results.

    Long ones keep a processor busy by themselves; more lanes would only idle longer when members end.
    """
    return (_REGISTERS if len(model.card.entries) <= _FEW_ENTRIES else 1) * lane_width()


def find_rise(evaluate: Callable[[np.ndarray], np.ndarray], count: int) -> np.ndarray:
    """Where functions that are positive at 1 and not at 0 become positive, each by itself: the later end of
    an interval that rounding makes no smaller.

    By inverse quadratic interpolation through the last three points where that is safe, else by halving (T.
    R. Chandrupatla, Advances in Engineering Software 28, 1997, 145–149): a is the newest point, b lies on the
    other side, c was one of both before.
    """
    a, b = np.ones(count), np.zeros(count)
    # Signs at the ends are known, from lanes: rounding in a single state may say otherwise.
    tiny = np.finfo(float).tiny
    fa, fb = np.maximum(evaluate(a), tiny), np.minimum(evaluate(b), -tiny)
    part, moving = np.full(count, 0.5), np.ones(count, dtype=bool)
    with np.errstate(all="ignore"):  # a division by zero gives no interval, so that it is halved
        for _ in range(_LOOKS):
            x = np.where(moving, a + part * (b - a), a)
            fx = np.where(moving, evaluate(x), fa)
            same = (fx > 0) == (fa > 0)
            c, fc = np.where(same, a, b), np.where(same, fa, fb)
            b, fb = np.where(moving & ~same, a, b), np.where(moving & ~same, fa, fb)
            a, fa = x, fx
            least = _NEAR / np.abs(b - a)
            moving &= least < 0.5
            if not moving.any():
                break
            xi, phi = (a - b) / (c - b), (fa - fb) / (fc - fb)
            quadratic = fa / (fb - fa) * fc / (fb - fc) + (c - a) / (b - a) * fa / (fc - fa) * fb / (fc - fb)
            safe = (phi**2 < xi) & ((1 - phi) ** 2 < 1 - xi)
            part = np.clip(np.where(safe, quadratic, 0.5), least, 1 - least)
    return np.where(fa > 0, a, b)
