"""Rates of the plain differential equations of the gallery, worked out by hand, and what stays constant."""

from functools import partial
from math import cos, sin

import numpy as np
import pytest

from pendula import derive, gallery, simulate
from pendula.description import Ode


def name_of(given) -> str:
    """The name of a system that is still to be built; nothing for other values."""
    return given.func.__name__.replace("_", "-") if isinstance(given, partial) else ""


# Every line: how the system is built, state, rates, with the reasoning that gives them.
BY_HAND = [
    # 10 (3 − 2), 2 (28 − 4) − 3, 2·3 − 2·4
    (partial(gallery.lorenz, beta=2), {"x": 2, "y": 3, "z": 4}, (10, 45, -2)),
    # at rest where x = y = ±√(β (ρ − 1)), z = ρ − 1
    (partial(gallery.lorenz, rho=10, beta=4), {"x": -6, "y": -6, "z": 9}, (0, 0, 0)),
    # 3 (1 − 4) 5 − 2
    (partial(gallery.van_der_pol, mu=3), {"x": 2, "y": 5}, (5, -47)),
    # stiff: 1000 (1 − 4) − 2
    (partial(gallery.van_der_pol, mu=1000), {"x": 2, "y": 1}, (1, -3002)),
    # (1, 2, 3) × (1, 1, 1) with I = (1, 2, 3)
    (partial(gallery.euler_top, I1=1, I2=2, I3=3), {"y1": 1, "y2": 2, "y3": 3}, (-1, 2, -1)),
    # about a principal axis it turns for ever
    (partial(gallery.euler_top), {"y2": 7}, (0, 0, 0)),
]


@pytest.mark.parametrize(("build", "state", "rates"), BY_HAND, ids=name_of)
def test_rates_worked_out_by_hand(build, state, rates):
    system = build()
    values = {p: p.value for p in system.parameters} | {s: state.get(s.name, 0) for s in system.states}
    assert [float(rate.subs(values)) for rate in system.rates] == pytest.approx(rates, abs=1e-12)


def test_every_system_by_its_rates_is_worked_out_by_hand():
    by_rates = {name for name, build in gallery.all_gallery().items() if isinstance(build(), Ode)}
    assert by_rates == {name_of(build) for build, *_ in BY_HAND}


def test_the_top_starts_as_published():
    assert gallery.euler_top().start == {"y1": cos(1.1), "y3": sin(1.1)}


def test_the_van_der_pol_oscillator_can_be_made_stiff_without_compiling():
    model = derive("van-der-pol")
    stiff = model.with_parameters(mu=1000.0)
    assert stiff.compilation is model.compilation
    # On the slow part of the cycle ẏ ≈ 0, so ẋ = x / (μ (1 − x²)): ln x − x²/2 = t/μ + constant.
    run = simulate(stiff, {"x": 2.0, "y": -2 / 3000}, until=1.0, step=5e-4)
    x = run["x"][-1]
    assert np.log(x) - x**2 / 2 == pytest.approx(
        np.log(2.0) - 2.0 + 1.0 / 1000, abs=2e-9
    )  # of the change, 1/μ²
    # With a step beyond the limit of stability, h μ 3 = 2.79, an explicit method blows up.
    assert simulate(stiff, until=1.0, step=2e-3).outcome.reason == "diverged"


def test_the_limit_cycle_of_a_weak_oscillator_has_an_amplitude_of_two():
    # And μ²/96 more, by Lindstedt's series; the next term is of order μ⁴ = 6e-6, with a small factor. Among
    # 60 extremes, some sample lies near enough to its peak.
    mu = 0.05
    run = simulate(gallery.van_der_pol(mu=mu), {"x": 0.5}, until=1000.0, step=0.01)
    assert np.abs(run["x"][-20_000:]).max() == pytest.approx(2.0 + mu**2 / 96, abs=1e-6)
