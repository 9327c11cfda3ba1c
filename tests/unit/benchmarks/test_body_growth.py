"""How the cost of a body grows: what is counted, and the picture of it."""

from dataclasses import replace
from math import log

import numpy as np
import pytest
from benchmarks import report
from benchmarks.body_growth import BodyCost, body_costs, dissected_fronts, draw_body_costs, exponent, products
from benchmarks.measurement import QUICK, Timing
from benchmarks.nets import Saddle, rod_net

from pendula.numerics.fronts import plan_fronts


def test_products_are_those_of_an_elimination():
    """Counted one by one for a chain of four blocks of two, whose fronts are one dense matrix."""
    chain = np.array([[i, j] for i in range(4) for j in (i, i + 1) if j < 4])
    fronts = plan_fronts(np.full(4, 2), chain, np.arange(4))
    counted = 0
    for size, pivots in zip(fronts.sizes.tolist(), fronts.pivots.tolist(), strict=True):
        for k in range(pivots):
            counted += size - k - 1
            counted += sum(1 for i in range(k + 1, size) for _ in range(k + 1, i + 1))
    assert products(fronts) == counted > 0


def test_nets_grow_as_nested_dissection_promises():
    """n √n products for n bodies (George 1973): a body's share grows like √n, and not faster.

    From 341 to 1,680 bodies: exponents of 0.40 and 0.44 are seen; a banded order has 1.
    """
    few, many = (rod_net(count) for count in (11, 24))
    bodies = len(few[0]), len(many[0])
    for fronts_of in (lambda net: Saddle(*net).fronts, lambda net: dissected_fronts(net[1])):
        shares = [products(fronts_of(net)) / len(net[0]) for net in (few, many)]
        assert 0.3 < log(shares[1] / shares[0]) / log(bodies[1] / bodies[0]) < 0.55
    assert products(Saddle(*many).fronts) < products(dissected_fronts(many[1]))
    in_rows = plan_fronts(np.full(len(few[1]), 3), *_band(few[1]))
    assert products(in_rows) > 2 * products(Saddle(*few).fronts)


def _band(joints) -> tuple[np.ndarray, np.ndarray]:
    """Pairs of joints that share a body, and an order along the net."""
    ends = [{joint.child, joint.parent} for joint in joints]
    pairs = [(i, j) for i in range(len(ends)) for j in range(i, len(ends)) if ends[i] & ends[j]]
    return np.array(pairs), np.argsort([joint.point[0] for joint in joints], kind="stable")


def test_a_dissection_eliminates_every_row_once():
    _, joints = rod_net(5)
    assert dissected_fronts(joints).pivots.sum() == 3 * len(joints)


def test_costs_are_measured_drawn_and_listed(tmp_path):
    costs = body_costs(replace(QUICK, bodies=(10, 30), knots=(2, 3), repetitions=1))
    assert [cost.bodies for cost in costs] == [10, 30] * 3 + [8, 21]
    assert all(cost.spent.least > 0 for cost in costs)
    draw_body_costs(costs, tmp_path / "growth.png")
    assert (tmp_path / "growth.png").stat().st_size > 10_000
    page = report.document([], [], ["a machine"], "2025-01-01", costs=costs)
    assert "## Growth in maximal coordinates" in page
    assert page.count("| net of rods |") == 2


def test_the_exponent_is_that_of_a_body():
    ten, thousand = (BodyCost("net", n, Timing((n**0.25 * 1e-6,))) for n in (10, 1000))
    assert exponent(ten, thousand) == pytest.approx(0.25)
