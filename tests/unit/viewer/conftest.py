"""A run of n oscillators, whose every part a test may exchange; the engine of pages in Node.js."""

from collections.abc import Callable
from typing import Any

import numpy as np
import pytest
from tests.unit.viewer.node import Engine

from pendula.runs import Energy, Outcome, Run


def _make_run(k: int = 21, n: int = 2, **changes: Any) -> Run:
    t = np.linspace(0.0, 3.0, k)
    w = np.arange(1.0, n + 1)
    names = tuple(f"theta_{i + 1}" for i in range(n))
    q, v = np.sin(np.outer(t, w)), w * np.cos(np.outer(t, w))
    parts = {
        "system": "oscillators",
        "t": t,
        "q": q,
        "v": v,
        "u": np.empty((k, 0)),
        "coordinates": names,
        "velocities": tuple(f"{name}_dot" for name in names),
        "inputs": (),
        "parameters": {},
        "energy": Energy((v**2).sum(axis=1) / 2, ((w * q) ** 2).sum(axis=1) / 2),
        "multipliers": np.empty((k, 0)),
        "constraints": (),
        "powers": {},
        "integrator": "rk4",
        "step": 1e-3,
        "steps": 3000,
        "evaluations": 12000,
        "elapsed": 0.1,
        "outcome": Outcome("finished", "Finished at t = 3 s."),
        "z": np.empty((k, 0)),
        "states": (),
    }
    return Run(**(parts | changes))


@pytest.fixture(scope="session")
def make_run() -> Callable[..., Run]:
    return _make_run


@pytest.fixture(scope="session")
def engine(tmp_path_factory: pytest.TempPathFactory) -> Engine:
    return Engine.bundled(tmp_path_factory.mktemp("engine"))
