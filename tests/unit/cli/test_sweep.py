"""``pendula sweep``: what it keeps, prints and refuses."""

import numpy as np
import pytest
import zarr

import pendula as pe

SWEEP = ("sweep", "pendulum", "--vary", "theta=0.5:2.5:5", "l=1,2", "--until", "2", "--step", "0.01")


@pytest.fixture(autouse=True)
def folder(tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    return tmp_path


def test_a_sweep_keeps_what_the_library_keeps(pendula):
    code, out, err = pendula(*SWEEP, "--keep", "first theta < 0", "energy error", "--out", "a.zarr")
    assert (code, err) == (0, "")
    assert "10 members" in out
    assert "Kept in a.zarr." in out
    varied = pe.grid(theta=np.linspace(0.5, 2.5, 5), l=[1, 2])
    study = pe.ensemble("pendulum", varied, until=2, step=0.01, keep=["first theta < 0", "energy error"])
    kept = zarr.open_group("a.zarr", mode="r")["first theta < 0"][...]
    assert kept.tobytes() == study.run()["first theta < 0"].tobytes()


def test_a_sweep_goes_on_and_is_drawn(pendula, refusal, folder):
    assert pendula(*SWEEP, "--out", "a.zarr")[0] == 0
    assert "exists already" in refusal(*SWEEP, "--out", "a.zarr")
    group = zarr.open_group("a.zarr", mode="r+")
    group["status"][...] = 0
    code, out, _ = pendula(*SWEEP, "--out", "a.zarr", "--resume", "--plot", "map.png")
    assert code == 0
    assert "Drawn as map.png." in out
    assert (folder / "map.png").stat().st_size > 1000
    assert (zarr.open_group("a.zarr", mode="r")["status"][...] == 1).all()


def test_members_that_fail_are_told(pendula):
    words = (
        "sweep",
        "double-pendulum",
        "--vary",
        "theta1_dot=0,1e200",
        "--until",
        "0.1",
        "--step",
        "0.01",
        "--out",
        "a.zarr",
    )
    code, out, _ = pendula(*words)
    assert code == 1
    assert "member 1: double-pendulum diverged" in out


def test_members_that_fail_alike_are_told_in_one_sentence(pendula):
    words = ("--vary", "theta=0:1:10", "l=0,1", "--until", "0.1", "--step", "0.01", "--plot", "a.png")
    code, out, _ = pendula("sweep", "pendulum", *words)
    assert code == 1
    assert out.splitlines()[0] == "pendulum, 20 members: 10 finished, 10 failed"
    assert "  members 0, 2, 4, 6, 8, 10, 12, 14 and 2 more: The mass matrix" in out
    assert out.count("The mass matrix") == 1


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (("--vary", "theta=0:1"), "must be NAME=FROM:TO:COUNT"),
        (("--vary", "theta=0:x:3"), "'x' is not a number"),
        (("--vary", "theta=0:1:0"), "'0' is not a whole number"),
        (("--vary", "thera=0:1:3"), "'thera' is nothing that pendulum has"),
        (("--vary", "theta=0:1:3", "theta=0:1:3"), "'theta' is varied twice"),
        (("--vary", "theta=0:1:4000", "l=1:2:4000"), "--yes at the command line"),
        (("--vary", "theta=0:1:3", "--keep", "first theta"), "is not a condition"),
        (("--vary", "theta=0:1:3", "--cluster", "tcp://127.0.0.1:9"), "cannot be reached"),
    ],
)
def test_mistakes_are_refused_before_work(refusal, monkeypatch, folder, words, said):
    from pendula.ensembles import cluster

    monkeypatch.setattr(cluster, "_REACH", "1s")
    assert said in refusal("sweep", "pendulum", *words, "--out", "b.zarr")
    assert not (folder / "b.zarr").exists()


def test_a_sweep_that_would_be_lost_is_refused(refusal):
    assert "--out FOLDER.zarr" in refusal("sweep", "pendulum", "--vary", "theta=0:1:3")
    assert "name it with --out" in refusal(
        "sweep", "pendulum", "--vary", "theta=0:1:3", "--resume", "--plot", "a.png"
    )
