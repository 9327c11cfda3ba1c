"""Saving and loading: exact round trips, all or nothing."""

import json
import os
import stat

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from hypothesis.extra.numpy import arrays

from pendula.errors import FileError
from pendula.runs import Energy, Outcome, Run, load
from pendula.runs import archive as archive_module

texts = st.text(st.characters(), max_size=12)  # every character: NUL, newlines, lone surrogates
names = st.lists(texts, max_size=3, unique=True).map(tuple)
anything = st.floats(width=64)  # NaN, infinities and signed zeros too


@given(st.data())
@settings(max_examples=100, deadline=None)
def test_a_round_trip_is_exact(tmp_path_factory, fingerprint, data):
    k = data.draw(st.integers(0, 4))
    drawn = {name: data.draw(names, label=name) for name in ("parameters", "powers", "constraints")}
    state = data.draw(st.lists(texts, min_size=4, max_size=8, unique=True))

    def matrix(columns):
        return data.draw(arrays(np.float64, (k, columns), elements=anything))

    def row():
        return data.draw(arrays(np.float64, k, elements=anything))

    run = Run(
        system=data.draw(texts),
        t=np.sort(data.draw(arrays(np.float64, k, elements=st.floats(-1e9, 1e9)))),
        q=matrix(2),
        v=matrix(1),
        u=matrix(1),
        coordinates=tuple(state[:2]),
        velocities=(state[2],),
        inputs=(state[3],),
        parameters={name: data.draw(anything) for name in drawn["parameters"]},
        energy=Energy(row(), row()),
        multipliers=matrix(len(drawn["constraints"])),
        constraints=drawn["constraints"],
        powers={name: row() for name in drawn["powers"]},
        integrator=data.draw(texts),
        step=data.draw(anything),
        steps=data.draw(st.integers(0, 10**30)),
        evaluations=data.draw(st.integers(0)),
        elapsed=data.draw(anything),
        outcome=Outcome(data.draw(st.sampled_from(["finished", "diverged", "stopped"])), data.draw(texts)),
        z=matrix(len(state) - 4),
        states=tuple(state[4:]),
        model=object(),
    )
    path = tmp_path_factory.mktemp("trip") / "run"
    run.save(path)
    back = load(path)
    assert fingerprint(back) == fingerprint(run)
    assert back.model is None
    assert not back.q.flags.writeable


def test_a_transposed_or_strided_array_is_saved_as_it_reads(make_run, fingerprint, tmp_path):
    run = make_run(q=np.arange(22.0).reshape(2, 11).T, v=np.arange(88.0).reshape(22, 4)[::2, ::2])
    run.save(tmp_path / "run")
    assert fingerprint(load(tmp_path / "run")) == fingerprint(run)


def test_the_name_of_the_file_is_what_the_user_gave(make_run, tmp_path):
    for name in ("plain", "a.npz", "b.run", "ünï.pendula"):
        make_run().save(str(tmp_path / name))
        assert load(str(tmp_path / name)).system == "cart-pole"
    assert sorted(os.listdir(tmp_path)) == ["a.npz", "b.run", "plain", "ünï.pendula"]


def test_numpy_reads_the_file_without_pickle(make_run, saved, tmp_path):
    content = np.load(saved.rename(tmp_path / "a.npz"), allow_pickle=False)
    np.testing.assert_array_equal(content["q"], make_run().q)
    header = json.loads(content["header"].tobytes())
    assert (header["format"], header["version"]) == ("pendula-run", 1)
    assert header["names"]["parameters"] == ["m", "λ"]


def test_equal_runs_give_equal_files(make_run, tmp_path):
    make_run().save(tmp_path / "a")
    make_run().save(tmp_path / "b")
    assert (tmp_path / "a").read_bytes() == (tmp_path / "b").read_bytes()


def test_saving_again_replaces_and_a_link_keeps_pointing(make_run, saved, tmp_path):
    link = tmp_path / "link"
    link.symlink_to(saved)
    make_run(system="other").save(link)
    assert link.is_symlink()
    assert load(saved).system == "other"


@pytest.mark.skipif(os.name != "posix", reason="an open file cannot be replaced on Windows")
def test_a_reader_of_the_old_file_never_sees_a_mixture(make_run, saved):
    before = saved.read_bytes()
    with open(saved, "rb") as reader:
        half = reader.read(1000)
        make_run(system="other").save(saved)
        assert half + reader.read() == before


def test_a_failed_save_leaves_the_old_file_and_nothing_else(make_run, saved, tmp_path, monkeypatch):
    def full_disk(*_):
        raise OSError(28, "No space left on device")

    before = saved.read_bytes()
    monkeypatch.setattr(os, "fsync", full_disk)
    with pytest.raises(FileError, match=r"cannot be saved as .*No space left"):
        make_run(system="other").save(saved)
    assert saved.read_bytes() == before
    assert os.listdir(tmp_path) == ["a.run"]


@pytest.mark.skipif(os.name != "posix", reason="POSIX permissions")
def test_a_saved_file_has_the_permissions_of_any_new_file(saved, tmp_path):
    (tmp_path / "plain").touch()
    assert stat.S_IMODE(saved.stat().st_mode) == stat.S_IMODE((tmp_path / "plain").stat().st_mode)


def test_where_nothing_can_be_saved(make_run, saved, tmp_path):
    for path, reason in (
        (tmp_path, "it is a folder"),
        (tmp_path / "no" / "run", "there is no folder"),
        (saved / "run", "there is no folder"),
        ("a\0b", "null"),
        (3.0, "float"),
    ):
        with pytest.raises(FileError, match=rf"cart-pole cannot be saved as .*{reason}"):
            make_run().save(path)


def test_a_run_too_large_to_be_read_again_is_not_saved(make_run, tmp_path, monkeypatch):
    monkeypatch.setattr(archive_module, "LARGEST_FILE", 100)
    with pytest.raises(FileError, match="more than 100 bytes; keep fewer samples"):
        make_run().save(tmp_path / "run")
