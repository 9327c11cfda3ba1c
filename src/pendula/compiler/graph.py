"""A CasADi function as a list of single operations, each computed once.

CasADi lists instructions that reuse registers; here every value gets its own number, equal values
share one, and sines and cosines of one angle become a pair. Emission and export read this form.
"""

from dataclasses import dataclass, replace
from typing import Any

import casadi as ca

# CasADi's operation codes under the names used below; what is missing here cannot be compiled.
_NAMES = {
    getattr(ca, f"OP_{name.upper()}"): name
    for name in (
        "add sub mul div neg exp log pow constpow sqrt sq twice sin cos tan asin acos atan lt le eq ne not "
        "and or floor ceil fmod fabs sign copysign if_else_zero erf fmin fmax inv sinh cosh tanh asinh acosh "
        "atanh atan2 log1p expm1 hypot const input output assign"
    ).split()
}


@dataclass(frozen=True, slots=True)
class Operation:
    """One value: what computes it, from which earlier values; ``data`` is a constant or an input's place."""

    name: str
    arguments: tuple[int, ...] = ()
    data: Any = None


@dataclass(frozen=True)
class Graph:
    """Operations in an order in which each comes after its arguments, and which of them are outputs."""

    operations: tuple[Operation, ...]
    outputs: tuple[tuple[int, int, int], ...]  # (output, element, value)

    def __len__(self) -> int:
        return len(self.operations)


def graph_of(function: ca.Function) -> Graph:
    """The graph of a CasADi SX function with dense inputs and outputs."""
    operations: list[Operation] = []
    known: dict[tuple[str, tuple[int, ...], Any], int] = {}
    outputs: list[tuple[int, int, int]] = []
    register: dict[int, int] = {}

    def number(name: str, arguments: tuple[int, ...] = (), data: Any = None) -> int:
        place = known.setdefault((name, arguments, data), len(operations))
        if place == len(operations):
            operations.append(Operation(name, arguments, data))
        return place

    for k in range(function.n_instructions()):
        name = _NAMES.get(function.instruction_id(k))
        source, target = function.instruction_input(k), function.instruction_output(k)
        if name is None:
            raise ValueError(f"CasADi's operation {function.instruction_id(k)} cannot be compiled.")
        if name == "output":
            outputs.append((target[0], target[1], register[source[0]]))
        elif name == "const":
            # The sign of a zero is part of a constant's identity, which == does not see.
            value = float(function.instruction_constant(k))
            register[target[0]] = number("const", data=(value, value.hex()))
        elif name == "input":
            register[target[0]] = number("input", data=(source[0], source[1]))
        elif name == "assign":
            register[target[0]] = register[source[0]]
        else:
            register[target[0]] = number(name, tuple(register[i] for i in source))
    return Graph(tuple(operations), tuple(outputs))


def graph_by_places(function: ca.Function) -> Graph:
    """The graph of a function to sparse columns, whose outputs are numbered by their places.

    Those that are left out are none.
    """
    graph = graph_of(function)
    rows = [function.sparsity_out(k).row() for k in range(function.n_out())]
    return replace(
        graph, outputs=tuple((k, rows[k][element], number) for k, element, number in graph.outputs)
    )


def from_last_output(graph: Graph) -> Graph:
    """The same operations, each just before what needs it first: the last output, then the one before it.

    Of a recursion over a tree the last outputs are those of leaves. What they need is done with before the
    next is begun, so that fewer values have to be kept beyond registers.
    """
    order: list[int] = []
    done: set[int] = set()
    for _, _, output in sorted(graph.outputs, reverse=True):
        waiting = [output]
        while waiting:
            number = waiting[-1]
            missing = [a for a in graph.operations[number].arguments if a not in done]
            if missing:
                waiting.append(missing[0])
                continue
            waiting.pop()
            if number not in done:
                done.add(number)
                order.append(number)
    place = {number: k for k, number in enumerate(order)}
    operations = [
        Operation(op.name, tuple(place[a] for a in op.arguments), op.data)
        for op in (graph.operations[number] for number in order)
    ]
    return Graph(
        tuple(operations), tuple((o, element, place[number]) for o, element, number in graph.outputs)
    )


# Sums and products of what moves, their sines and cosines: nothing of these changes much in a short way only.
_SMOOTH = frozenset("add sub mul neg sq twice sin cos".split())
_TIME_STATE_INPUTS = (0, 1, 2)  # of the arguments (t, y, u, p, x)


def has_sharp_parts(graph: Graph) -> bool:
    """Whether a graph holds functions that may change much in a short way of the motion and nowhere else.

    Those are exponentials and their kind, quotients and powers of what moves, kinks and jumps. Polynomials,
    sines and cosines cannot: what they do in a short way they do everywhere.
    """
    moving: list[bool] = []
    for operation in graph.operations:
        if operation.name == "input":
            moving.append(operation.data[0] in _TIME_STATE_INPUTS)
            continue
        moved = [moving[argument] for argument in operation.arguments]
        moving.append(any(moved))
        divided = operation.name == "div" and not moved[1]
        if any(moved) and operation.name not in _SMOOTH and not divided:
            return True
    return False


def by_trigonometric_depth(graph: Graph) -> list[tuple[list[int], list[int]]]:
    """The values in layers: those that need no further sine, then the angles whose sine or cosine comes next.

    All angles of a layer are ready at the same time, so that several can share a SIMD vector.
    """
    depth: list[int] = []
    for operation in graph.operations:
        before = max((depth[a] for a in operation.arguments), default=0)
        depth.append(before + 1 if operation.name in ("sin", "cos") else before)
    layers: list[tuple[list[int], list[int]]] = [([], []) for _ in range(max(depth, default=0) + 1)]
    for value, operation in enumerate(graph.operations):
        if operation.name in ("sin", "cos"):
            angles = layers[depth[value] - 1][1]
            if operation.arguments[0] not in angles[-64:]:
                angles.append(operation.arguments[0])
        else:
            layers[depth[value]][0].append(value)
    return [(values, list(dict.fromkeys(angles))) for values, angles in layers]
