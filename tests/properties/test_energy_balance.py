"""dE/dt is the sum of all named powers, along a driven run of every gallery system with an energy."""

import numpy as np
import pytest
from scipy.integrate import cumulative_simpson
from tests.kinds import DRIVEN, LAGRANGIANS, MECHANICAL

from pendula import simulate
from pendula.gallery import find

STEPS = 200
with_energy = pytest.mark.parametrize("name", MECHANICAL)


def unexplained(model, step: float, steps: int) -> tuple[float, float]:
    """The largest |ΔE − ∫ΣP dt| of an RK4 run at that step, and the size of its energies."""
    drive = {name: lambda t, k=k: 0.3 * np.cos((2 + k) * t) for k, name in enumerate(model.inputs)}
    run = simulate(model, until=steps * step, step=step, control=drive)
    assert run.outcome.reason == "finished"
    power = sum(run.powers.values(), np.zeros(len(run)))
    work = cumulative_simpson(power, x=run.t, initial=0)
    total = run.energy.total
    size = max(np.abs(run.energy.kinetic).max(), np.abs(run.energy.potential).max(), np.abs(work).max())
    return np.abs(total - total[0] - work).max(), size


@with_energy
def test_energy_changes_by_the_work_of_the_named_powers(name, model_of):
    model, entry = model_of(name), find(name)
    # RK4 and Simpson's rule are both of order 4: over the same time, half the step leaves at most 1/2³ of the
    # remainder (1/16 in the limit), until rounding of the energies is all that is left.
    # Eight times the step of the catalogue makes the remainder visible; a stiff system allows no longer one.
    step = (1 if entry.stiff else 8) * entry.step
    coarse, size = unexplained(model, step, STEPS)
    fine, _ = unexplained(model, step / 2, 2 * STEPS)
    assert fine <= max(coarse / 8, 1e-13 * STEPS * size)
    # And at the step of the catalogue, another 4⁴ below, the powers explain the energy to six digits.
    finest, _ = unexplained(model, entry.step, 8 * STEPS)
    assert finest <= 1e-6 * size


@pytest.mark.parametrize("name", LAGRANGIANS)
def test_each_force_has_the_power_Q_times_v(name, model_of):
    model, entry = model_of(name), find(name)
    system = model.description
    run = simulate(model, until=3 * entry.step, step=entry.step, control=dict.fromkeys(model.inputs, 0.7))
    numbers = {p: p.value for p in system.parameters}
    for symbols, row in ((system.inputs, run.u), (system.coordinates, run.q), (system.velocities, run.v)):
        numbers |= dict(zip(symbols, row[-1], strict=True))
    for force, Q in zip(system.force_names, system.generalised_forces, strict=True):
        power = sum(float(Qi.subs(numbers)) * vi for Qi, vi in zip(Q, run.v[-1], strict=True))
        # Fifteen digits on both sides, sums of a few terms.
        assert run.powers[force][-1] == pytest.approx(power, rel=1e-12, abs=1e-14)
    motion = (system.motion,) if system.motion else ()
    assert tuple(run.powers) == (*system.force_names, *motion)


@pytest.mark.parametrize("name", LAGRANGIANS)
def test_jacobis_integral_is_the_energy_of_natural_systems(name, model_of):
    model = model_of(name)
    random = np.random.default_rng(4)
    q, v, t = random.uniform(0.2, 0.9, model.layout.nq), random.uniform(-1, 1, model.layout.nv), 0.3
    kinetic, potential = found = model.energy(q, v, t)
    size = abs(kinetic) + abs(potential)
    # By the other route, Legendre's: h = π·v − L, and in the gallery all of T is shown.
    y = np.concatenate([q, v, np.zeros(model.layout.nz)])
    momenta = model.evaluate("momenta", np.array([t]), y, np.zeros(len(model.inputs)))
    assert found.jacobi == pytest.approx(momenta @ v - (kinetic - potential), abs=1e-13 * size)
    carried = found.jacobi != pytest.approx(kinetic + potential, abs=1e-13 * size)
    assert carried == model.description.carries_energy == (name in DRIVEN)
