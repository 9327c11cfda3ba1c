"""Slopes of accelerations in stages: the numbers that the graph of the slopes as a whole gives."""

from dataclasses import replace

import numpy as np
import pytest
from tests.random_trees import ALL_JOINTS, random_state, random_tree

import pendula as pe
from pendula.compiler import compile_kernel
from pendula.compiler.assembly import unroll
from pendula.compiler.sparse_slopes import solution_order


@pytest.mark.parametrize("seed", [0])
def test_slopes_in_stages_are_those_of_the_whole_graph(seed, own_cache):
    system = random_tree(seed, (pe.Free, *ALL_JOINTS))
    model = pe.derive(system, route="traced")
    program = model.compilation.source.program("acceleration_by_y")
    assert program.stages is not None
    assert unroll(program) is None
    assert solution_order(program) is not None
    q, v, _, u = random_state(model, seed)
    size = model.layout.nv * model.layout.size
    staged, whole = (
        compile_kernel(f"{kind} {seed}", "slopes", size, lambda made=made: made)
        for kind, made in (("staged", program), ("whole", replace(program, stages=None)))
    )
    given = np.zeros(1), model.layout.join(q, v, []), u, np.zeros(0), np.zeros(0)
    expected = whole(*given)
    for _ in range(2):  # nothing of one call is left for the next
        # Sums in another order, which a solution with M follows: its condition is some hundreds.
        assert np.abs(staged(*given) - expected).max() <= 1e-12 * np.abs(expected).max()


def test_inertias_that_follow_from_parameters_have_no_stages():
    body = pe.Body("b", pe.parameters(m=1.0), (0, 0, -1), (0.1, 0.1, 0.1))
    model = pe.derive(pe.Mechanism([body], [pe.Revolute("j", "world", "b")]), route="traced")
    assert model.compilation.source.program("acceleration_by_y").stages is None
