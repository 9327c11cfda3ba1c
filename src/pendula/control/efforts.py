"""What a controller that is part of a model did during a run."""

from typing import Any

import numpy as np

from pendula.description import Controller
from pendula.errors import PendulaError
from pendula.runs import Run
from pendula.runs.run_model import model_of


def efforts(run: Run, controller: Controller, model: Any = None) -> dict[str, np.ndarray]:
    """The inputs that a controller set at the saved instants, by name.

    Args:
        run: of a closed loop.
        controller: what closed it: ``PID(...).controller(system)``, or a ``Controller``.
        model: the closed loop that was simulated, for a run that was loaded: a description or a model.
    """
    if not isinstance(controller, Controller):
        raise PendulaError(
            f"efforts() needs the Controller that closed the loop, got {type(controller).__name__}; a PID "
            "makes one for a system by PID(...).controller(system)."
        )
    # Parameters by name: their values are those of the run, whatever they were when the law was written.
    closed = model_of(run, model, call="efforts(run, controller, model)")
    own = {p.name: p for p in closed.description.parameters}
    laws = [
        law.xreplace({s: own[s.name] for s in law.free_symbols if s.name in own})
        for law in controller.laws.values()
    ]
    kernel = closed.compilation.expressions(laws)
    t, y = np.ascontiguousarray(run.t)[:, None], np.ascontiguousarray(run.y)
    u, p = np.ascontiguousarray(run.u), np.array(closed.values, dtype=float)
    values = kernel(t, y, u, p, np.zeros(0), count=len(y))
    return {name: values[:, i] for i, name in enumerate(controller.laws)}
