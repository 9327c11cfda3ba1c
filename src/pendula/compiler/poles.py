"""Where a function has poles: the values in its graph by which it divides, and which may pass through zero.

Among them are those with which a mass matrix becomes singular, such as r in r² θ̇². A step of an integrator
that leads from one side of a pole to the other cannot have been smooth, however good it looks from its ends.
The signs of these values at both ends show it.
"""

from collections.abc import Sequence
from functools import cache

import casadi as ca

from pendula.compiler.graph import Graph, Operation, graph_of
from pendula.dynamics.program import Program

_TIME, _STATE, _INPUTS = 0, 1, 2  # of the arguments (t, y, u, p, x)
_ARGUMENTS = 5
# What a value of these is zero with: their arguments.
_ZERO_WITH_ARGUMENTS = frozenset("mul neg sq twice sqrt fabs assign".split())
_NEVER_NEGATIVE = frozenset("sq sqrt fabs exp cosh".split())
_SUMS = frozenset("add sub".split())
_MOST = 64  # more are not worth following


def pole_program(program: Program) -> Program:
    """The values by which a program divides, where they may change sign; of very many, none."""
    arguments: list[ca.SX] = program.finish.sx_in()
    found: list[ca.SX] = []
    for part, inertia in ((program.system, True), (program.finish, False)):
        if part is not None:
            graph = graph_of(part)
            bases = pole_bases(graph, _diagonal(part, graph, program.leading) if inertia else [])
            found += _values(graph, arguments, bases)
    column: ca.SX = ca.densify(ca.vertcat(*found)) if 0 < len(found) <= _MOST else ca.SX(0, 1)
    return Program(ca.Function("finish", arguments[:_ARGUMENTS], ca.cse([column])))


def pole_bases(graph: Graph, inertia: Sequence[int] = ()) -> list[int]:
    """The numbers of the values that are zero where the graph divides by zero, and may pass through it.

    Of ``inertia``, the diagonal of a mass matrix, those with which an entry vanishes: of x² + y² none, of
    x² y both.
    """
    operations, moving = graph.operations, _moving(graph)
    never_negative = _never_negative(graph)

    @cache
    def factors(value: int) -> frozenset[int]:
        """The values with which one vanishes, whatever the others are."""
        operation = operations[value]
        if not moving[value]:
            return frozenset()
        if operation.name in _ZERO_WITH_ARGUMENTS or _power(operations, operation) is not None:
            return frozenset().union(*map(factors, operation.arguments))
        if operation.name == "add" and never_negative[value]:
            return factors(operation.arguments[0]) & factors(operation.arguments[1])
        return frozenset() if never_negative[value] else frozenset([value])

    found = {base for value in inertia for base in factors(value) if operations[base].name not in _SUMS}
    for operation in operations:
        if operation.name == "div":
            found |= factors(operation.arguments[1])
        elif operation.name == "inv" or (_power(operations, operation) or 0.0) < 0:
            found |= factors(operation.arguments[0])
    return sorted(found)


def _diagonal(system: ca.Function, graph: Graph, leading: int) -> list[int]:
    """The values on the diagonal of the mass matrix, which comes first in a linear system."""
    rows, columns = system.sparsity_out(0).get_triplet()
    return [
        value
        for output, entry, value in graph.outputs
        if output == 0 and rows[entry] == columns[entry] < leading
    ]


def _power(operations: tuple[Operation, ...], operation: Operation) -> float | None:
    """The exponent of a power with a constant one."""
    if operation.name not in ("pow", "constpow"):
        return None
    exponent = operations[operation.arguments[1]]
    return exponent.data[0] if exponent.name == "const" else None


def _moving(graph: Graph) -> list[bool]:
    """Whether a value depends on time, state or inputs, and not on what the program solves for."""
    moving: list[bool] = []
    solved: list[bool] = []
    for operation in graph.operations:
        of = operation.data[0] if operation.name == "input" else None
        solved.append((of is not None and of >= _ARGUMENTS) or any(solved[a] for a in operation.arguments))
        moves = of in (_TIME, _STATE, _INPUTS) or any(moving[a] for a in operation.arguments)
        moving.append(moves and not solved[-1])
    return moving


def _never_negative(graph: Graph) -> list[bool]:
    """Whether a value is never negative, by the operations that it is made of."""
    known: list[bool] = []
    for operation in graph.operations:
        given = [known[a] for a in operation.arguments]
        exponent = _power(graph.operations, operation)
        known.append(
            operation.name in _NEVER_NEGATIVE
            or (operation.name == "const" and operation.data[0] >= 0)
            or (operation.name in ("add", "mul", "twice", "div") and all(given))
            or (exponent is not None and (given[0] or exponent % 2 == 0))
        )
    return known


def _values(graph: Graph, arguments: list[ca.SX], wanted: list[int]) -> list[ca.SX]:
    """Some values of a graph as graphs of their own, of these arguments."""
    if not wanted:
        return []
    made: list[ca.SX] = []
    for operation in graph.operations:
        given = [made[a] for a in operation.arguments]
        if operation.name == "const":
            made.append(ca.SX(operation.data[0]))
        elif operation.name == "input":
            argument, place = operation.data
            made.append(arguments[argument].nz[place])
        else:
            code = getattr(ca, f"OP_{operation.name.upper()}")
            made.append(ca.SX.binary(code, *given) if len(given) == 2 else ca.SX.unary(code, *given))
    return [made[value] for value in wanted]
