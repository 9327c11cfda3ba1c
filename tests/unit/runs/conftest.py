"""A run with everything in it, whose every part a test may exchange, and what a file must keep of it."""

from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

from pendula.runs import Energy, Outcome, Run

ARRAYS = ("t", "q", "v", "u", "z", "multipliers")
NAMES = ("coordinates", "velocities", "inputs", "constraints", "states")


def _make_run(k: int = 11, **changes: Any) -> Run:
    t = np.linspace(0.0, 2.0, k)
    q = np.column_stack([np.sin(t), np.cos(t)])
    parts = {
        "system": "cart-pole",
        "t": t,
        "q": q,
        "v": np.column_stack([np.cos(t), -np.sin(t)]),
        "u": np.full((k, 1), 0.5),
        "coordinates": ("x", "theta"),
        "velocities": ("x_dot", "theta_dot"),
        "inputs": ("u",),
        "parameters": {"m": 0.2, "λ": 0.1 + 0.2},
        "energy": Energy(t**2, 1.0 - t),
        "multipliers": np.column_stack([3.0 * t]),
        "constraints": ("rod",),
        "powers": {"damper on theta": -t, "u": 2.0 * t - 1.0 + t},
        "integrator": "rk4",
        "step": 1e-3,
        "steps": 2000,
        "evaluations": 8000,
        "elapsed": 0.25,
        "outcome": Outcome("finished", "Finished at t = 2 s."),
        "z": np.column_stack([t, t]),
        "states": ("integral", "filter"),
    }
    return Run(**(parts | changes))


@pytest.fixture(scope="session")
def make_run() -> Callable[..., Run]:
    return _make_run


def _fingerprint(run: Run) -> tuple:
    """All that a file must keep, arrays bit by bit."""
    numbers = [getattr(run, name) for name in ARRAYS] + [
        run.energy.kinetic,
        run.energy.potential,
        run.energy.jacobi,
    ]
    numbers += [np.array([run.step, run.elapsed, *run.parameters.values()]), *run.powers.values()]
    texts = (run.system, run.integrator, run.outcome, run.steps, run.evaluations)
    names = tuple(getattr(run, name) for name in NAMES)
    return (
        *((a.shape, a.tobytes()) for a in numbers),
        texts,
        names,
        tuple(run.parameters),
        tuple(run.powers),
    )


@pytest.fixture(scope="session")
def fingerprint() -> Callable[[Run], tuple]:
    return _fingerprint


@pytest.fixture
def saved(tmp_path):
    """The path of a saved run."""
    path = tmp_path / "a.run"
    _make_run().save(path)
    return path
