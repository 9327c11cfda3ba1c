"""Members with chosen steps share their records; their numbers are those of ``simulate``, bit by bit."""

import numpy as np
import pytest

import pendula as pe
from pendula.ensembles.jobs import FAILED
from pendula.simulation.loops.members import DIVERGED
from pendula.simulation.methods import adaptive_integrators

KEEP = ["end", 0.0, 0.4, 1.1]


def as_runs(study):
    """What ``simulate`` gives of the same members, by name: end states, then those at the kept times."""
    runs = [study.run_member(i, times=study.job.instants.tolist()) for i in range(len(study))]
    at_times = np.searchsorted(study.job.instants, study.job.keep.times)
    made = {}
    for k, name in enumerate(study.job.model.card.entries):
        made[f"end {name}"] = np.array([run.y[-1, k] for run in runs])
        made[f"times {name}"] = np.array([run.y[at_times, k] for run in runs])
    return made


def check(study):
    """The bits of a study, on one thread, on two and in another order, are those of runs."""
    assert study.job.plan is not None
    expected, made = as_runs(study), study.run(threads=1)
    assert (made.status == 1).all()
    for name, values in expected.items():
        assert made[name].tobytes() == values.tobytes(), name
        assert study.run(threads=2)[name].tobytes() == values.tobytes(), name


@pytest.mark.parametrize("tolerance", [1e-3, 1e-6, 1e-9])
@pytest.mark.parametrize("integrator", [None, *adaptive_integrators()])
def test_every_method_gives_the_bits_of_simulate(double_pendulum, integrator, tolerance):
    varied = pe.samples(
        19, seed=3, theta1=("uniform", -2, 2), theta2_dot=("normal", 0, 3), l1=("uniform", 0.5, 2)
    )
    asked = {"until": 2.0, "tolerance": tolerance, "integrator": integrator, "keep": KEEP}
    check(pe.ensemble(double_pendulum, varied, **asked))
