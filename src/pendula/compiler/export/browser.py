"""Graphs to the functions of a live page: one script that a page holds, without documentation or modules.

Functions have the signature of compiled kernels, f(t, y, u, p, x, out), and nothing is allocated. Small
linear systems are unrolled, as in kernels; large ones are solved by a loop, because browsers do not optimise
functions beyond a certain length.
"""

from collections.abc import Sequence
from dataclasses import dataclass

import casadi as ca

from pendula.compiler import elimination
from pendula.compiler.assembly import one_graph
from pendula.compiler.export.expressions import body_of
from pendula.compiler.export.interface import Argument, Routine
from pendula.compiler.export.javascript import dialect, library, number
from pendula.compiler.graph import Graph, graph_of
from pendula.dynamics.program import Program

PREFIX = "pendula"
PLACE = "globalThis.pendulaSystem"
# Multiply-adds of a factorisation beyond which it is a loop.
LONGEST_UNROLLED = 400
# solve_dense of pendula.compiler.elimination; r follows the upper triangle of K in the same array.
_SOLVE = """\
function pendula_solve(n, leading, damping, K, before) {
  const r = n * (n + 1) / 2;
  for (let k = 0; k < n; k++) {
    const rowK = (k * (2 * n - k - 1)) >> 1, pivot = K[rowK + k];
    if (k < leading) K[rowK + k] = 1 / pivot;
    else {
      if (k === leading) for (let i = k; i < n; i++) before[i] = K[((i * (2 * n - i - 1)) >> 1) + i];
      const small = damping * before[k];
      K[rowK + k] = pivot / (pivot * pivot + small * small + 1e-300);
    }
    for (let i = k + 1; i < n; i++) {
      const rowI = (i * (2 * n - i - 1)) >> 1, factor = K[rowK + i] * K[rowK + k];
      if (factor === 0) continue;
      for (let j = i; j < n; j++) K[rowI + j] -= factor * K[rowK + j];
      K[r + i] -= factor * K[r + k];
    }
  }
  for (let k = n - 1; k >= 0; k--) {
    const rowK = (k * (2 * n - k - 1)) >> 1;
    let rest = K[r + k];
    for (let j = k + 1; j < n; j++) rest -= K[rowK + j] * K[r + j];
    K[r + k] = rest * K[rowK + k];
  }
}"""


@dataclass(frozen=True)
class SolvedRoutine:
    """A function with a linear system that a loop solves: the system, and what follows from its solution s.

    ``system`` puts out the upper triangle of K row by row, then r; ``finish`` takes s as its last argument.
    """

    name: str
    system: Routine
    finish: Routine
    unknowns: int
    leading: int
    damping: float

    @property
    def parts(self) -> tuple[Routine, Routine]:
        return self.system, self.finish


def function_of(name: str, program: Program, arguments: Sequence[Argument]) -> Routine | SolvedRoutine:
    """A program as a function of (t, y, u, p, x)."""
    inputs = tuple((argument,) for argument in arguments)
    system = program.system
    size = program.finish.numel_out(0)
    if system is None or program.slope or not _is_long(program):
        return Routine(name, "", graph_of(one_graph(program, dense=True)), inputs, (), (), (size,))
    symbols, unknowns = system.sx_in(), system.size1_out(0)
    K, r = system(*symbols)
    packed = ca.vertcat(elimination.upper_triangle(K), ca.densify(r))
    prepared = ca.Function("prepared", symbols, ca.cse([packed]))
    # Not w: values on the way are w0, w1, …
    solution = Argument("s", "solution", tuple(f"s{i}" for i in range(unknowns)))
    return SolvedRoutine(
        name,
        Routine(f"{name}_system", "", graph_of(prepared), inputs, (), (), (packed.numel(),)),
        Routine(f"{name}_finish", "", graph_of(program.finish), (*inputs, (solution,)), (), (), (size,)),
        unknowns,
        program.leading,
        program.damping,
    )


def _is_long(program: Program) -> bool:
    if program.system is None:
        return False
    pattern = program.system.sparsity_out(0)
    order = elimination.elimination_order(pattern, program.leading)
    return elimination.unrolled_cost(pattern, order) > LONGEST_UNROLLED


def length_of(function: Routine | SolvedRoutine) -> int:
    """How many operations a function has."""
    parts = function.parts if isinstance(function, SolvedRoutine) else (function,)
    return sum(len(part.graph) for part in parts)


def with_outputs(routine: Routine, kept: Sequence[int]) -> Routine:
    """A function that puts out only some of its numbers, in this order."""
    values = {element: value for _, element, value in routine.graph.outputs}
    outputs = tuple((0, i, values[element]) for i, element in enumerate(kept) if element in values)
    return Routine(
        routine.name, "", Graph(routine.graph.operations, outputs), routine.inputs, (), (), (len(kept),)
    )


def reads(routine: Routine, symbol: str) -> bool:
    """Whether what a function puts out depends on an argument."""
    return symbol in body_of(routine, dialect(PREFIX)).reads


def write_script(functions: Sequence[Routine | SolvedRoutine]) -> str:
    """The script that puts an object with the functions where the page looks for it."""
    routines = [p for f in functions for p in (f.parts if isinstance(f, SolvedRoutine) else (f,))]
    lines = ["(() => {", '"use strict";', *library(PREFIX, routines)]
    if any(isinstance(function, SolvedRoutine) for function in functions):
        lines.append(_SOLVE)
    for routine in routines:
        lines += _definition(routine)
    for function in functions:
        if isinstance(function, SolvedRoutine):
            lines += _solution(function)
    listed = ", ".join(function.name for function in functions)
    return "\n".join([*lines, f"{PLACE} = {{ {listed} }};", "})();", ""])


def _definition(routine: Routine) -> list[str]:
    body = body_of(routine, dialect(PREFIX))
    vectors = [a for a in routine.arguments if not a.scalar]
    return [
        f"function {routine.name}({', '.join((*(a.symbol for a in routine.arguments), 'out'))}) {{",
        *(f"const {a.local(i)} = {a.symbol}[{i}];" for a in vectors for i in body.reads.get(a.symbol, ())),
        *body.statements,
        *(f"out[{i}] = {result};" for i, result in enumerate(body.results)),
        "}",
    ]


def _solution(function: SolvedRoutine) -> list[str]:
    """The function that sets a system up, solves it and goes on; its arrays are made once."""
    name, n = function.name, function.unknowns
    return [
        f"const {name}_K = new Float64Array({function.system.size}), {name}_before = new Float64Array({n});",
        f"const {name}_s = {name}_K.subarray({n * (n + 1) // 2});",
        f"function {name}(t, y, u, p, x, out) {{",
        f"{name}_system(t, y, u, p, x, {name}_K);",
        f"pendula_solve({n}, {function.leading}, {number(function.damping)}, {name}_K, {name}_before);",
        f"{name}_finish(t, y, u, p, x, {name}_s, out);",
        "}",
    ]
