"""The energy ledger closes: E − E(0) less all works falls at least as fast as a method promises.

On every gallery system that has energy, free and with inputs, under every integrator that takes it; with a
moving pin, whose constraint does work; with a rod and a damper, kept by projection and by feedback; with
forces that separable methods take; and to 1e-9 of the energy exchanged with the methods of high accuracy.
"""

import math
from functools import cache
from itertools import pairwise

import numpy as np
import pytest
from tests.kinds import MECHANICAL, MODERATE

import pendula as pe
from pendula.gallery import held_pin_pendulum, henon_heiles
from pendula.gallery.registry import find

pytestmark = pytest.mark.slow

FIXED = list(pe.integrators())
SHARP = ["lobatto16", "taylor", "verner98", "dop853"]
INPUTS = ["constant", "moving"]
# Orders show to this much on a stretch that is short next to everything that happens on it.
MISSED = 0.15
STEPS = 8  # of the coarsest run; each of the others has twice as many


def moving_pin():
    """The held pin, moved up and down by 0.1 sin 3t."""
    system = held_pin_pendulum()
    y = system.coordinates[0]
    moved = pe.Holonomic(y - pe.Rational(1, 10) * pe.sin(3 * pe.time), name="moving pin")
    return system.replace(constraints=[moved], start={"theta": 1.0, "y_dot": 0.3})


def damped_rod():
    """A pendulum in x and y, its rod a constraint, with a damper."""
    x, y = pe.coordinates("x y")
    kinetic = (x.dot**2 + y.dot**2) / 2
    damper = pe.Damper(0.2, on=x, name="damper")
    return pe.Lagrangian(
        (x, y), kinetic, 9.81 * y, constraints=[x**2 + y**2 - 1], forces=[damper], start={"x": -1.0},
        name="damped-rod",
    )  # fmt: skip


def pushed_star():
    """Hénon and Heiles with an input, a force that is no gradient, and a field that changes with time."""
    system, u = henon_heiles(), pe.inputs("u")
    x, y = system.coordinates
    swirl = pe.Force(pe.Rational(3, 10) * y, along=x, name="swirl")
    return system.replace(
        forces=[pe.Force(u, along=y, name="push"), swirl],
        potential=system.potential + x * pe.sin(2 * pe.time) / 10,
    )


OWN = {"moving-pin": moving_pin, "damped-rod": damped_rod, "rod-by-feedback": damped_rod, "star": pushed_star}
EVERY = [*(name for name in MECHANICAL if name in MODERATE), *OWN]
# How long runs are: of four-bars so short that their constraints do not become dependent on the way.
LENGTHS = dict.fromkeys(OWN, 10.0) | {"four-bars": 5.5}


@cache
def model_of(name):
    return pe.derive(OWN[name]() if name in OWN else name)


@cache
def stretch(name):
    """A start on the way, and a time in which the motion turns a little: fast systems have short ones."""
    model, until = model_of(name), LENGTHS.get(name) or find(name).until
    before = pe.simulate(model, until=until / 50, tolerance=1e-10, save_every=10**9)
    y, t = before.y[-1], float(before.t[-1])
    slopes = np.linalg.eigvals(
        model.evaluate("jacobian", np.array([t]), y, np.zeros(len(model.inputs))).reshape(len(y), len(y))
    )
    return before.final, t, min(1.0 / max(np.abs(slopes).max(), 1e-3), until / 50)


def control_of(name, kind):
    """Inputs of a size that matters, all of them constant or all of them moving."""
    count = len(model_of(name).inputs)
    if not count or kind == "none":
        return None
    return [0.7] * count if kind == "constant" else lambda t: np.full(count, 0.7 * np.cos(2.0 * t))


def remainder_and_size(name, kind, length=1.0, **how):
    start, begin, whole = stretch(name)
    if name == "rod-by-feedback":
        how |= {"stabilisation": pe.Baumgarte(5.0, 5.0)}
    run = pe.simulate(
        model_of(name), start, begin + length * whole, start_time=begin, control=control_of(name, kind),
        ledger=True, **how,
    )  # fmt: skip
    assert run.outcome.ok, run.outcome
    parts = (run.energy.kinetic, run.energy.potential, *run.ledger.values())
    works = sum((work for work in run.ledger.values()), np.zeros(len(run)))
    remainder = run.energy.total - run.energy.total[0] - works
    most = max(float(np.abs(part).max()) for part in parts)
    return float(np.abs(remainder).max()), most, max(float(np.ptp(part)) for part in parts)


def observed_orders(name, kind, method):
    """Slopes of the remainder between neighbouring steps, while it is above rounding."""
    whole, found = stretch(name)[2], []
    for halvings in range(7):
        steps = STEPS * 2**halvings
        remainder, most, _ = remainder_and_size(name, kind, step=whole / steps, integrator=method)
        if remainder < 100 * np.finfo(float).eps * most * math.sqrt(steps):
            break
        found.append(remainder)
    return [math.log2(a / b) for a, b in pairwise(found)]


def taken(name, method):
    """Whether a method moves a system; if it does, it keeps its ledger."""
    return not pe.integrators()[method].refusal(model_of(name))


@pytest.mark.parametrize("method", FIXED)
def test_the_remainder_falls_with_the_order(method):
    promised, seen = pe.integrators()[method].order, 0
    for name in EVERY:
        for kind in INPUTS if model_of(name).inputs else ["none"]:
            if taken(name, method):
                orders = observed_orders(name, kind, method)
                seen += bool(orders)
                # A leading error that happens to cancel makes the first slopes too large and the last too
                # small; one that is not yet leading, the other way round. A slope alone tells less.
                missed = MISSED if len(orders) > 1 else 2 * MISSED
                right = not orders or max(orders[-1], np.mean(orders)) >= promised - missed
                assert right, (name, kind, orders)
    assert seen >= 3


@pytest.mark.parametrize("method", SHARP)
@pytest.mark.parametrize("name", EVERY)
def test_methods_of_high_accuracy_leave_next_to_nothing(name, method):
    for kind in INPUTS if model_of(name).inputs else ["none"]:
        if kind == "moving" and method == "taylor":
            continue  # it needs inputs whose series it can compute
        remainder, most, exchanged = remainder_and_size(
            name, kind, length=5.0, tolerance=1e-12, integrator=method
        )
        # Where hardly anything is exchanged, rounding of what there is decides.
        assert remainder <= max(1e-9 * exchanged, 1e-14 * most), (kind, remainder, exchanged)


@pytest.mark.parametrize("name", EVERY)
def test_an_adaptive_remainder_falls_with_the_tolerance(name):
    kind = "moving" if model_of(name).inputs else "none"
    for method in ("dopri5", "radau5"):
        loose, most, _ = remainder_and_size(name, kind, 5.0, tolerance=1e-6, integrator=method)
        tight, _, _ = remainder_and_size(name, kind, 5.0, tolerance=1e-10, integrator=method)
        assert tight <= max(1e-2 * loose, 1e-12 * most), (method, loose, tight)
