"""Stores: written chunk by chunk, resumed after the driver was killed, refused where they do not belong."""

import errno
import json
import os
import signal
import subprocess
import sys
from functools import partial

import numpy as np
import pytest
import xarray
import zarr

import pendula as pe
from pendula.ensembles import store as stores
from pendula.ensembles.chunks import numbers_in
from pendula.ensembles.identity import identify

# The process is killed from a thread of its own, at a moment that nobody chose, once chunks are written.
DRIVER = """
import os, random, signal, sys, threading, time
import numpy as np, pendula as pe

def kill():
    time.sleep(random.random() * 0.02)
    os.kill(os.getpid(), signal.SIGKILL)

def progress(part):
    if part > float(sys.argv[2]):
        threading.Thread(target=kill).start()

varied = pe.grid(theta1=np.linspace(-3, 3, 40), theta2=np.linspace(-3, 3, 64))
study = pe.ensemble("double-pendulum", varied, until=1.0, step=0.002, keep=["end", "first theta1 > 3"])
study.run(sys.argv[1], resume=True, threads=2, progress=progress)
"""


def same_store(one, other):
    """Whether all arrays of two stores have the same bits."""
    left, right = zarr.open_group(one, mode="r"), zarr.open_group(other, mode="r")
    names = sorted(left.array_keys())
    assert names == sorted(right.array_keys())
    assert dict(left.attrs) == dict(right.attrs)
    pairs = [(np.asarray(left[name][...]), np.asarray(right[name][...])) for name in names]
    return all(
        a.tolist() == b.tolist() if a.dtype.kind == "T" else a.tobytes() == b.tobytes() for a, b in pairs
    )


def test_a_store_holds_what_memory_holds(study, expected, same, tmp_path):
    made = study.run(tmp_path / "a.zarr")
    assert same(made, expected)
    data = xarray.open_zarr(tmp_path / "a.zarr", consolidated=False)
    assert data["end theta1"].dims == ("theta1", "theta2")
    assert data["end theta1"].values.tobytes() == expected["end theta1"].tobytes()
    assert data["theta1"].values.tobytes() == expected.dimensions["theta1"].tobytes()


@pytest.mark.skipif(not hasattr(signal, "SIGKILL"), reason="processes are killed as on POSIX")
def test_a_killed_driver_is_resumed_to_the_same_bits(tmp_path):
    path, script = tmp_path / "killed.zarr", tmp_path / "driver.py"
    script.write_text(DRIVER)
    for part in ("0.1", "0.5"):
        ended = subprocess.run([sys.executable, script, path, part], check=False, env=os.environ)
        assert ended.returncode == -signal.SIGKILL
    before = np.count_nonzero(zarr.open_group(path, mode="r")["status"][...])
    assert 0 < before < 2560
    done = pe.resume_ensemble(path)
    assert done.complete
    done.study.run(tmp_path / "undisturbed.zarr")
    assert same_store(path, tmp_path / "undisturbed.zarr")


def test_only_what_is_missing_is_computed_again(study, tmp_path, monkeypatch):
    study.run(tmp_path / "a.zarr")
    group = zarr.open_group(tmp_path / "a.zarr", mode="r+")
    box = study.boxes[3]
    group["status"][box] = 0
    group["end theta1"][box] = 7.0
    moved = []
    from pendula.ensembles import running

    real = running.move_timed
    monkeypatch.setattr(
        running, "move_timed", lambda job, values: (moved.extend(values.numbers), real(job, values))[1]
    )
    again = pe.resume_ensemble(tmp_path / "a.zarr", threads=1)
    assert moved == numbers_in(study.shape, box).tolist()
    assert again["end theta1"].tobytes() == study.run()["end theta1"].tobytes()


def test_a_store_that_exists_or_belongs_elsewhere_is_refused(study, tmp_path):
    path = tmp_path / "a.zarr"
    other = pe.ensemble("double-pendulum", pe.grid(theta1=[0.0, 1.0]), until=0.1, step=0.01)
    other.run(path)
    with pytest.raises(pe.FileError, match="exists already"):
        other.run(path)
    with pytest.raises(
        pe.FileError, match="belongs to another study, of double-pendulum: they differ in until"
    ):
        study.run(path, resume=True)
    moved = pe.ensemble("double-pendulum", pe.grid(theta1=[0.0, 1.1]), until=0.1, step=0.01)
    with pytest.raises(pe.FileError, match="differ in the values of their members"):
        moved.run(path, resume=True)
    (tmp_path / "folder").mkdir()
    with pytest.raises(pe.FileError, match="not a store of an ensemble"):
        pe.resume_ensemble(tmp_path / "folder")
    with pytest.raises(pe.FileError, match="There is no"):
        pe.resume_ensemble(tmp_path / "nothing")


def test_a_system_of_ones_own_is_named_to_resume(tmp_path):
    x = pe.coordinates("x")
    own = pe.Lagrangian(x, x.dot**2 / 2, x**2 / 2, name="mine")
    study = pe.ensemble(own, pe.grid(x=[0.5, 1.0]), starts={"x_dot": [0.1, 0.2]}, until=0.1, step=0.01)
    study.run(tmp_path / "a.zarr")
    with pytest.raises(pe.FileError, match="which the gallery does not have"):
        pe.resume_ensemble(tmp_path / "a.zarr")
    assert pe.resume_ensemble(tmp_path / "a.zarr", own)["end x"].tobytes() == study.run()["end x"].tobytes()
    with pytest.raises(pe.FileError, match="another system"):
        pe.resume_ensemble(tmp_path / "a.zarr", "pendulum")


def push_by(strength, offset=0.0):
    """A law whose strength lies in its closure."""

    def push(t):
        return offset + strength * t

    return push


def twice(law):
    return lambda t: 2 * law(t)


def test_a_law_of_the_same_name_that_computes_something_else_is_another_study(tmp_path):
    def study(law):
        asked = {"until": 0.05, "step": 0.01, "inputs": {"u": law}}
        return pe.ensemble("cart-pole", starts={"theta": [0.1, 0.2]}, **asked)

    path = tmp_path / "a.zarr"
    study(push_by(1.0)).run(path)
    assert study(push_by(1.0)).run(path, resume=True).complete
    for other in (push_by(2.0), push_by(1.0, 0.5), twice(push_by(1.0)), lambda t: t):
        with pytest.raises(pe.FileError, match=r"belongs to another study.*code"):
            study(other).run(path, resume=True)
    chance = np.random.default_rng(1)
    with pytest.raises(pe.PendulaError, match=r"The control holds Generator.* run without a store"):
        study(lambda t: t * chance.normal()).run(tmp_path / "b.zarr")
    assert not (tmp_path / "b.zarr").exists()
    assert study(lambda t: t * chance.normal()).run().complete


def test_what_a_function_computes_is_told_by_its_code_and_by_what_it_uses(monkeypatch):
    def told(value):
        return identify("it", value)

    class Law:
        def __init__(self, strength):
            self.strength = strength

        def __call__(self, t):
            return self.strength * np.sin(t)

    assert told(Law(1.0)) == told(Law(1.0))
    assert told(partial(push_by, 1.0)) == told(partial(push_by, 1.0))
    assert told(Law(1.0)) != told(Law(2.0))
    before = told(Law(1.0)), told(push_by(1.0)), told(uses_a_name)
    monkeypatch.setattr(Law, "__call__", lambda self, t: self.strength * np.cos(t))
    monkeypatch.setitem(globals(), "STRENGTH", 2.0)
    after = told(Law(1.0)), told(push_by(1.0)), told(uses_a_name)
    assert [a == b for a, b in zip(before, after, strict=True)] == [False, True, False]
    assert len({told(each) for each in (1, 1.0, True, "1", [1], (1,), {1}, {1: 1}, np.ones(1))}) == 9


STRENGTH = 1.0


def uses_a_name(t):
    return STRENGTH * t


def test_fixed_inputs_are_in_the_store(tmp_path):
    study = pe.ensemble("cart-pole", starts={"theta": [0.1, 0.2]}, inputs={"u": 0.5}, until=0.05, step=0.01)
    made = study.run(tmp_path / "a.zarr")
    assert pe.resume_ensemble(tmp_path / "a.zarr")["end x"].tobytes() == made["end x"].tobytes()


def test_a_full_disk_ends_with_a_sentence_and_a_store_that_goes_on(
    study, expected, same, tmp_path, monkeypatch
):
    real, written = stores.ZarrStore.write, []

    def write(self, box, kept):
        written.append(box)
        if len(written) == 3:

            def full(*_):
                raise OSError(errno.ENOSPC, "No space left on device")

            # The third chunk fails after its first array, as on a disk that fills up.
            arrays = dict(self.arrays)
            arrays["end theta2"] = type("Full", (), {"__setitem__": full})()
            self.arrays = arrays
        return real(self, box, kept)

    with monkeypatch.context() as patched:
        patched.setattr(stores.ZarrStore, "write", write)
        with pytest.raises(pe.FileError, match=r"the disk is full.*go on with resume=True"):
            study.run(tmp_path / "a.zarr", threads=1)
    status = zarr.open_group(tmp_path / "a.zarr", mode="r")["status"][...]
    assert np.count_nonzero(status) == 2 * np.prod(study.chunk)
    assert same(study.run(tmp_path / "a.zarr", resume=True), expected)


def test_a_store_that_cannot_be_begun_is_not_said_to_be_there(study, tmp_path):
    (tmp_path / "file").write_text("")
    with pytest.raises(pe.FileError, match=r"a\.zarr cannot be written: [A-Z][a-z ]+\.$"):
        study.run(tmp_path / "file" / "a.zarr")


def test_a_disk_that_is_full_at_the_beginning_keeps_nothing(study, tmp_path, monkeypatch):
    def fill(*_):
        raise OSError(errno.ENOSPC, "No space left on device")

    monkeypatch.setattr(stores, "_unit", fill)  # asked for when some arrays are there
    with pytest.raises(pe.FileError, match=r"a\.zarr cannot be written: the disk is full\.$"):
        study.run(tmp_path / "a.zarr")
    assert list(tmp_path.iterdir()) == []


def test_sentences_of_failed_members_are_in_the_store(tmp_path):
    starts = {"theta1": [1.0, 1.0], "theta1_dot": [0.0, 1e200]}
    study = pe.ensemble("double-pendulum", starts=starts, until=0.1, step=0.01)
    study.run(tmp_path / "a.zarr")
    again = pe.resume_ensemble(tmp_path / "a.zarr")
    assert again.failures.keys() == {1}
    assert "diverged" in again.failures[1]


def test_a_store_says_where_it_came_from(study, tmp_path):
    study.run(tmp_path / "a.zarr")
    attributes = zarr.open_group(tmp_path / "a.zarr", mode="r").attrs
    assert attributes["pendula"] == pe.__version__
    assert json.loads(attributes["settings"])["keep"] == {k: v for k, v in study.settings["keep"].items()}
