"""A cluster of local processes gives the bits of this process, also when its workers are killed."""

import os
import random
import signal
import subprocess
import sys
import threading
from contextlib import suppress

import numpy as np
import pytest
from distributed import Client, LocalCluster, as_completed

import pendula as pe
from pendula.ensembles import cluster as clusters

pytestmark = pytest.mark.filterwarnings("ignore")  # Dask's own, about ports and processes that end


@pytest.fixture(scope="module")
def cluster():
    with LocalCluster(n_workers=3, threads_per_worker=1, dashboard_address=None) as made:
        yield made


@pytest.fixture(scope="module")
def client(cluster):
    with Client(cluster) as made:
        yield made


def test_three_workers_and_one_give_the_same_bits(study, expected, same, client, cluster):
    assert same(study.run(cluster=client), expected)
    assert same(study.run(cluster=cluster.scheduler_address), expected)
    assert same(study.run(cluster=1), expected)


def test_results_come_by_the_loop_of_the_client(study, client, monkeypatch):
    """That of another client, in another thread, breaks its connections: the run would wait for ever."""
    loops = []

    def watch(*futures, loop=None, **how):
        loops.append(loop)
        return as_completed(*futures, loop=loop, **how)

    monkeypatch.setattr("distributed.as_completed", watch)
    with LocalCluster(1, processes=False, dashboard_address=None) as other, Client(other):
        study.run(cluster=client)
    assert loops == [client.loop]


def test_members_with_chosen_steps_give_the_same_bits_on_workers(double_pendulum, same, client):
    varied = pe.samples(50, seed=3, theta1=("uniform", -2, 2), l1=("uniform", 0.5, 2))
    asked = {"until": 2.0, "tolerance": 1e-9, "keep": ["end", "first theta1 > 0.3", 0.5]}
    study = pe.ensemble(double_pendulum, varied, **asked)
    assert study.job.plan is not None
    assert same(study.run(cluster=client), study.run(threads=1))


@pytest.mark.skipif(not hasattr(signal, "SIGKILL"), reason="processes are killed as on POSIX")
def test_workers_that_are_killed_ten_times_change_no_bit(double_pendulum, same, cluster, client, tmp_path):
    varied = pe.grid(theta1=np.linspace(-3, 3, 64), theta2=np.linspace(-3, 3, 64))
    study = pe.ensemble(double_pendulum, varied, until=2.0, step=0.001, keep=["end", "first theta1 > 3"])
    chance, killed, over = random.Random(1), [], threading.Event()

    def kill_now_and_then():
        while len(killed) < 10 and not over.wait(chance.uniform(0.05, 0.3)):
            process = chance.choice(list(cluster.workers.values())).pid
            if process:
                with suppress(ProcessLookupError):  # it has just ended, and another takes its place
                    os.kill(process, signal.SIGKILL)
                    killed.append(process)

    undisturbed, rounds = study.run(threads=2), 0
    while len(killed) < 10:
        over.clear()
        hand = threading.Thread(target=kill_now_and_then)
        hand.start()
        try:
            made = study.run(tmp_path / f"{rounds}.zarr", cluster=client)
        finally:
            over.set()
            hand.join()
        assert made.complete
        assert same(made, undisturbed)
        rounds += 1


def test_a_script_that_starts_processes_in_each_of_them_again_is_told_so(tmp_path):
    script = tmp_path / "unguarded.py"
    script.write_text(
        "import pendula as pe\n"
        "pe.ensemble('pendulum', {'theta': [0.1, 0.2]}, until=0.1, step=0.01).run(cluster=1)\n"
    )
    ended = subprocess.run([sys.executable, script], check=False, capture_output=True, text=True)
    assert ended.returncode == 1
    assert ended.stderr.splitlines()[-1].endswith('belongs below  if __name__ == "__main__":')
    # One in the process that was started, one in the script.
    assert ended.stderr.count("pendula.errors.PendulaError: ") == 2


def test_what_cannot_travel_and_a_cluster_that_is_not_there_are_refused(study, client, monkeypatch):
    monkeypatch.setattr(clusters, "_REACH", "1s")
    with pytest.raises(pe.PendulaError, match="cannot be reached within"):
        study.run(cluster="tcp://127.0.0.1:9")
    with pytest.raises(pe.PendulaError, match="cluster= takes a Dask client"):
        study.run(cluster=2.5)
    lock = threading.Lock()

    def push(random):
        with lock:
            return {"u": random.normal()}

    driven = pe.ensemble("cart-pole", until=0.1, step=0.01, inputs=push)
    with pytest.raises(pe.PendulaError, match="The function that gives inputs cannot be sent to workers"):
        driven.run(cluster=client)
