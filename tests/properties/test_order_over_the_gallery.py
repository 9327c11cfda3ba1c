"""Every fixed-step method converges at its order on a smooth stretch of every gallery system.

A stretch begins at the system's own start and lasts as long as its fastest part takes to change, by the
eigenvalues of ∂ẏ/∂y and by its rates. Steps are halved from a quarter of that down to where rounding begins.
Over the finest three halvings before that, errors must fall by the order that theory promises less 0.15.
"""

import re
from functools import cache

import numpy as np
import pytest
from tests.kinds import GALLERY

from pendula import Model, SimulationError, derive, integrators, simulate

METHODS = integrators()
LONG = 2.0  # the stretch, in times of the fastest part
HALVINGS = 10
ROUNDING = 3e-13  # of up to some thousand steps, relative to the largest change
STILL = 1e-3  # a component that changes by less than this part of the largest


def slopes_of(model: Model, y: np.ndarray, u: np.ndarray) -> np.ndarray:
    return model.evaluate("jacobian", np.zeros(1), y, u)


def fastest(model: Model, y: np.ndarray, u: np.ndarray) -> float:
    """1/s: how quickly something changes, alone or by what moves it."""
    layout, rates = model.layout, np.abs(model.evaluate("rate", np.zeros(1), y, u))
    bends = np.sqrt(rates[layout.v] / (1 + np.abs(y[layout.q]))) if layout.identity else []
    speeds = np.delete(rates, layout.v) / (1 + np.abs(np.delete(y, layout.v)))
    return max(np.abs(np.linalg.eigvals(slopes_of(model, y, u))).max(), *bends, *speeds)


@cache
def stretch(name: str) -> tuple[Model, float, np.ndarray, np.ndarray, np.ndarray, float]:
    """The model, the longest step, four instants, states there, sizes of what is judged, and rounding."""
    model = derive(name)
    first = simulate(model, until=1e-9, step=1e-9)
    y, u = first.y[0], first.u[0]
    time = LONG / fastest(model, y, u)
    instants = time * np.array([0.25, 0.5, 0.75, 1.0])
    truth = simulate(model, times=instants, tolerance=1e-15, integrator="verner98", max_step=time / 40).y
    # Coordinates and velocities have sizes of their own: what they change by, unless that is next to nothing.
    change, size = np.abs(truth - y).max(axis=0), np.abs(truth).max(axis=0)
    sizes = np.maximum(change, STILL * size.max())
    # A stiff spring turns the rounding of places into forces; seen: ten times as much as that of one place.
    felt = 20 * np.finfo(float).eps * time * np.abs(slopes_of(model, y, u)) @ np.abs(y)
    # What is large but hardly changes is rounded in every step.
    rounded = 16 * np.finfo(float).eps * size
    return model, time / 8, instants, truth, sizes, ROUNDING + float(((felt + rounded) / sizes).max())


def errors(name: str, method: str) -> list[float]:
    """The largest error of any component at any of the instants, from the longest step on."""
    model, step, instants, truth, sizes, rounding = stretch(name)
    found: list[float] = []
    while len(found) <= HALVINGS and (not found or found[-1] > rounding):
        run = simulate(model, step=step, integrator=method, times=instants)
        # Stages of the longest steps may have no solution.
        found.append((np.abs(run.y - truth) / sizes).max() if run.outcome.ok else np.inf)
        step /= 2
    return found


def takes(method: str, name: str) -> bool:
    """Whether a method moves a system."""
    return not METHODS[method].refusal(derive(name))


def test_every_method_takes_a_system_and_every_system_is_taken():
    pairs = [(method, name) for name in GALLERY for method in METHODS if takes(method, name)]
    assert {name for _, name in pairs} == set(GALLERY)
    assert {method for method, _ in pairs} == set(METHODS)


@pytest.mark.slow
@pytest.mark.parametrize("name", GALLERY)
@pytest.mark.parametrize("method", METHODS)
def test_it_converges_at_its_order_or_refuses(method, name):
    if not takes(method, name):
        with pytest.raises(SimulationError, match=re.escape(METHODS[method].refusal(derive(name)))):
            simulate(name, until=1e-9, step=1e-9, integrator=method)
        return
    found, rounding = errors(name, method), stretch(name)[-1]
    above = [error for error in found if 30 * rounding < error < np.inf]
    observed = [np.log2(above[k] / above[k + 3]) / 3 for k in range(len(above) - 3)]
    # High orders are down to rounding before they have fallen three times.
    assert (observed and observed[-1] >= METHODS[method].order - 0.15) or found[-1] < rounding, found
