"""How a study runs: progress, Ctrl-C, and what does not fit into memory."""

import numpy as np
import pytest

import pendula as pe


@pytest.mark.parametrize("threads", [1, 2])
def test_ctrl_c_ends_a_study_with_what_was_computed(study, expected, same, tmp_path, threads):
    def stop(part):
        if part > 0.1:
            raise KeyboardInterrupt

    made = study.run(tmp_path / "a.zarr", threads=threads, progress=stop)
    assert not made.complete
    done = made.status != 0
    assert done.any()
    assert made["end theta1"][done].tobytes() == expected["end theta1"][done].tobytes()
    assert same(study.run(tmp_path / "a.zarr", resume=True, threads=threads), expected)


def test_progress_rises_to_one(study):
    parts = []
    study.run(progress=parts.append)
    assert parts == sorted(parts)
    assert parts[-1] == 1.0
    assert len(parts) == len(study.boxes)


def test_results_that_do_not_fit_into_memory_are_refused():
    study = pe.ensemble(
        "pendulum", pe.grid(theta=np.linspace(0, 1, 1000), l=np.linspace(1, 2, 1000)), until=10.0, step=0.01,
        keep="everything",
    )  # fmt: skip
    with pytest.raises(pe.PendulaError, match=r"take 14\.9 GiB, too much for memory: give a store"):
        study.run()


def test_chunks_of_long_runs_stay_small():
    long = pe.ensemble("pendulum", pe.grid(theta=np.linspace(0, 1, 10**5)), until=1e3, step=1e-3)
    assert long.chunk[0] * 10**6 <= 4 * 10**7


def test_threads_and_a_cluster_are_not_asked_for_together(study):
    with pytest.raises(pe.PendulaError, match="give one of them"):
        study.run(threads=2, cluster=1)
    with pytest.raises(pe.PendulaError, match="threads counts cores"):
        study.run(threads=0)
    with pytest.raises(pe.PendulaError, match="there is no 5000"):
        study.run_member(5000)
