"""Graphs as lists of operations: their order."""

import casadi as ca

from pendula.compiler.graph import from_last_output, graph_of


def test_operations_stand_just_before_the_last_output_that_needs_them():
    x = ca.SX.sym("x", 3)
    shared = x[0] * x[1]
    graph = from_last_output(graph_of(ca.Function("f", [x], [ca.vertcat(shared + x[2], x[2] ** 2, shared)])))
    assert [operation.name for operation in graph.operations] == [
        "input",
        "input",
        "mul",
        "input",
        "sq",
        "add",
    ]
    assert all(a < k for k, op in enumerate(graph.operations) for a in op.arguments)
    assert graph.outputs == ((0, 0, 5), (0, 1, 4), (0, 2, 2))
