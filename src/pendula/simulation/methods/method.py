"""What an integrator is, and the compiled loop that all fixed-step integrators share."""

from collections.abc import Callable
from dataclasses import dataclass, field
from functools import lru_cache
from typing import Any

import numpy as np

from pendula.compiler import compile_loop as compiled_loop
from pendula.model import Model
from pendula.numerics import Tableau
from pendula.simulation.methods.newton_structure import band
from pendula.simulation.methods.restoration import RESTORE, restoration

# How a step begins: it follows the last one, nothing is remembered yet, or an input has just jumped.
FOLLOWING, FIRST, JUMPED = 0, 1, 2

# Where ``sizes`` holds what implicit methods report, stages that could not be solved for and rates evaluated,
# and the addresses of the functions that they need beyond the rate, 0 for those they do without.
UNSOLVED, COUNTED, JACOBIAN, MOMENTA, VELOCITIES = 8, 9, 10, 11, 12
# The same for explicit methods that integrate works apart from the motion: the address of ż alone.
WORKS = 10
# The record that ``restoration`` reads, and the kernel of q̇ = N(q) v where velocities are not the rates of
# coordinates; 0 for what is not needed.
RESTORATION, QDOT = 13, 14
# How many of the last states are works of a ledger, on which no rate depends.
WORKED = 15
# What a stride needs (``stride.py``), 0 without one: the rate's address, the lengths of the tableau and of a
# row of inputs, and which row is that of the end.
STRIDE_RATE, TABLEAU, PER_STAGE, AT_END = 16, 17, 18, 19
# Of implicit methods: how many entries of the Jacobian count, the band that they form, then three numbers for
# each, which one it is and its row and column, and the place of every state.
COUPLED, BELOW, ABOVE, COUPLINGS = 20, 21, 22, 23
# What a method needs of a system: nothing beyond rates, that velocities are the rates of coordinates, or that
# also M is constant and forces depend on positions and time alone.
ANY_RATES, RATES_AS_VELOCITIES, SEPARABLE = "any rates", "q̇ = v", "separable"


@dataclass(frozen=True)
class Integrator:
    """A fixed-step method.

    Args:
        name: what users call it.
        order: its order of convergence on smooth problems.
        evaluations: of the rate, per step.
        restart_evaluations: beyond these in a first step, and in every step after inputs have jumped.
        sample_evaluations: beyond these for every kept state.
        nodes: the fractions of a step at which it needs the inputs.
        memory: how many doubles it works with, from the number of states and stages.
        step: given the intrinsics ``call`` and ``at``, the function that takes one step, for Numba.
        state: the same for the function that reads off the state; None where y itself is the state.
        tableau: the Butcher tableau, of Runge–Kutta methods that take one.
        remark: what users should know, in a sentence.
        coordinates_only: whether it refuses states z beyond coordinates and velocities; the works of a ledger
            it integrates by a quadrature of its own, from ``WORKS``.
        implicit: whether it needs the Jacobian, counts its evaluations itself and takes one run at a time.
        canonical: whether it moves (q, π, z), π = ∂L/∂v, where q̇ = v and there are no constraints.
        needs: what a system must have: ``ANY_RATES``, ``RATES_AS_VELOCITIES`` or ``SEPARABLE``.
        constants: numbers that the step reads after those of the tableau.
    """

    name: str
    order: int
    evaluations: int
    nodes: tuple[float, ...]
    memory: Callable[[int, int], int]
    step: Callable[[Any, Any], Callable[..., None]] = field(repr=False)
    state: Callable[[Any, Any], Callable[..., None]] | None = field(default=None, repr=False)
    tableau: Tableau | None = None
    remark: str = ""
    coordinates_only: bool = False
    restart_evaluations: int = 0
    sample_evaluations: int = 0
    implicit: bool = False
    canonical: bool = False
    needs: str = ANY_RATES
    constants: tuple[float, ...] = field(default=(), repr=False)

    @property
    def loop(self) -> Callable[..., int]:
        """The compiled loop, made once a process and kept on disk."""
        return _loop(self.step, self.state)

    @property
    def coefficients(self) -> np.ndarray:
        """A row by row, then b, then c, then the constants, as the loop reads them."""
        if self.tableau is None:
            return np.array(self.constants)
        a, b, c, _ = self.tableau.arrays()
        return np.concatenate([a.ravel(), b, c, self.constants])

    def moves_momenta(self, model: Model) -> bool:
        """Whether it moves (q, π, z) in place of (q, v, z)."""
        free = bool(model.coordinates) and not model.constraints
        return self.canonical and free and model.layout.identity

    def functions(self, model: Model) -> tuple[str, ...]:
        """The functions of a model that its loop calls beyond the rate, "" for one it does without."""
        if not self.implicit:
            return ("state_rates",) if model.layout.nw and self.coordinates_only else ()
        return ("canonical_jacobian", "momenta", "velocities") if self.moves_momenta(model) else ("jacobian",)

    def rate_kernel(self, model: Model) -> Any:
        """The kernel of the rate that it integrates; of methods that integrate works apart, without these."""
        if self.coordinates_only:
            return model.compilation.motion.kernel("rate")
        return model.compilation.kernel("canonical_rate" if self.moves_momenta(model) else "rate")

    def couplings(self, model: Model) -> list[int]:
        """Where the Jacobian of an implicit method has entries, as ``COUPLED`` and what follows say."""
        if not self.implicit:
            return []
        n = model.layout.moving.stop
        rows, columns = model.compilation.pattern(self.functions(model)[0])
        (entries,) = np.nonzero((rows < n) & (columns < n))
        i, j = rows[entries], columns[entries]
        found = band(n, i, j)
        triples = np.column_stack((entries, found.place[i], found.place[j]))
        return [len(entries), found.below, found.above, *triples.ravel().tolist(), *found.place.tolist()]

    def refusal(self, model: Model) -> str:
        """Why it cannot move a model, in a sentence; "" where it can."""
        if self.coordinates_only and model.states:
            listed = ", ".join(f"'{name}'" for name in model.states)
            return (
                f"'{self.name}' moves coordinates only, but {model.name} has other states ({listed}); "
                "use rk4 or velocity-verlet."
            )
        if self.needs == RATES_AS_VELOCITIES and not model.layout.identity:
            return (
                f"'{self.name}' needs velocities that are the rates of coordinates, q̇ = v, but those of "
                f"{model.name} ({', '.join(model.velocities)}) are not; use rk4 or semi-implicit-euler."
            )
        if self.needs == SEPARABLE and model.compilation.inseparable:
            return (
                f"'{self.name}' needs a constant mass matrix and forces that depend on positions alone, but "
                f"in {model.name} {model.compilation.inseparable}; use gauss4 or gauss6."
            )
        return ""


def plain_state(call: Any, at: Any) -> Callable[..., None]:
    """The state of methods that keep it in y."""

    def state(rate, sizes, h, t, y, u, p, work, out):
        for i in range(sizes[3]):
            out[i] = y[i]

    return state


def _finite(values, count):
    # 0 · x is 0 for every finite x, NaN for the others.
    nothing = 0.0
    for i in range(count):
        nothing += values[i] * 0.0
    return nothing == 0.0


@lru_cache
def _loop(step: Callable[..., Any], state: Callable[..., Any] | None) -> Callable[..., int]:
    state = state or plain_state
    name = f"{step.__module__}.{step.__qualname__} {state.__module__}.{state.__qualname__}"
    arguments = "i8 i8* f8* f8 f8 i8 i8 i8 f8* f8* i8 i8 f8* f8* i8* f8* i8 f8* f8* i8"
    return compiled_loop(name, "i8", arguments, lambda: _advancing(step, state))


def _advancing(make_step: Callable[..., Any], make_state: Callable[..., Any]) -> Any:
    from pendula.compiler.loops import call_kernel, offset
    from pendula.compiler.loops import compile_function as called
    from pendula.compiler.loops import inline as inlined

    call, at = call_kernel(), offset()
    step: Any = called(make_step(call, at), None, "i8 i8* f8* i8 f8 f8* f8* f8* i8 f8* f8*")
    state = inlined(make_state(call, at))
    finite: Any = inlined(_finite)
    restore = called(restoration(call), None, RESTORE)

    def advance(
        rate,
        sizes,
        tableau,
        h,
        t0,
        first,
        last,
        begin,
        y,
        u,
        per_step,
        per_stage,
        p,
        work,
        index,
        ahead,
        count,
        out,
        aside,
        per_sample,
    ):
        """Steps first … last − 1 from y; samples go to out. Returns the number of the step reached.

        Sample j is the state after step index[j], moved on by ahead[j] with a step of its own that does not
        disturb the others; its inputs lie aside where they depend on time. A state that is not finite ends
        the loop with −(step + 1), unless lanes share it.
        """
        ny, memory = sizes[3], sizes[4]
        t, moved, second = at(work, 2 * memory), at(work, 2 * memory + 1), at(work, memory)
        spare = at(moved, ny)
        sample = 0
        for k in range(first, last + 1):
            t[0] = t0 + k * h
            now = at(u, (k - first) * per_step)
            while sample < count and index[sample] == k:
                row = at(out, sample * ny)
                state(rate, sizes, h, t, y, now, p, work, row)
                if ahead[sample] != 0.0:
                    for i in range(ny):
                        moved[i] = row[i]
                    own = now if per_sample == 0 else at(aside, sample * per_sample)
                    step(rate, sizes, tableau, FIRST, ahead[sample], t, moved, own, per_stage, p, second)
                    t[0] = t0 + k * h + ahead[sample]
                    if sizes[RESTORATION] != 0:
                        restore(sizes[RESTORATION], t, moved, now, p, spare)
                    state(rate, sizes, ahead[sample], t, moved, at(own, per_stage), p, second, row)
                    t[0] = t0 + k * h
                # A method may read off a state that is not finite from one that is: its step was the last.
                if sizes[6] != 0 and not finite(row, ny):
                    return -max(k, 1)
                sample += 1
            if k == last:
                break
            step(rate, sizes, tableau, begin, h, t, y, now, per_stage, p, work)
            if sizes[RESTORATION] != 0:
                t[0] = t0 + (k + 1) * h
                restore(sizes[RESTORATION], t, y, now, p, spare)
            begin = JUMPED if sizes[7] != 0 else FOLLOWING
            if sizes[6] != 0 and not finite(y, ny):
                return -(k + 1)
        return last

    return advance
