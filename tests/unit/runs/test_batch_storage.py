"""Batches on disk: what comes back, and what is refused."""

import json

import numpy as np
import pytest

import pendula as pe
from pendula.runs import archive


@pytest.fixture(scope="module")
def batch():
    starts = {"theta1": [0.1, 0.2, 0.3]}
    return pe.simulate_batch(
        "double-pendulum", starts, until=0.1, step=0.01, parameters={"l1": [1.0, 1.5, 2.0]}
    )


def test_arrays_names_and_outcomes_come_back(batch, tmp_path):
    batch.save(tmp_path / "batch.npz")
    again = pe.load_batch(tmp_path / "batch.npz")
    for name in ("t", "q", "v", "z", "finished"):
        np.testing.assert_array_equal(getattr(again, name), getattr(batch, name))
    for name in ("system", "key", "entries", "outcomes", "parameters", "units"):
        assert getattr(again, name) == getattr(batch, name)
    assert again.varied["l1"].tolist() == [1.0, 1.5, 2.0]
    assert again.to_xarray().identical(batch.to_xarray())
    assert again.to_pandas().equals(batch.to_pandas())
    with pytest.raises(
        pe.PendulaError, match=r"without their model.*: they were loaded from a file\. The arrays"
    ):
        again[0]


def test_numpy_reads_the_file(batch, tmp_path):
    batch.save(tmp_path / "batch.npz")
    with np.load(tmp_path / "batch.npz", allow_pickle=False) as file:
        np.testing.assert_array_equal(file["q"], batch.q)


def test_a_run_is_no_batch(batch, tmp_path):
    pe.simulate("pendulum", until=0.1).save(tmp_path / "run.npz")
    with pytest.raises(
        pe.PendulaError, match=r"cannot be read as a batch of runs: it holds a run, which load\(\) reads"
    ):
        pe.load_batch(tmp_path / "run.npz")
    batch.save(tmp_path / "batch.npz")
    with pytest.raises(pe.PendulaError, match=r"it holds a batch of runs, which load_batch\(\) reads"):
        pe.load(tmp_path / "batch.npz")


@pytest.mark.parametrize(
    ("change", "words"),
    [
        ({"system": 3}, "no proper 'system'"),
        ({"names": {}}, "no proper 'coordinates'"),
        ({"outcomes": [["finished"]]}, "no proper 'outcomes'"),
        ({"outcomes": [["won", ""]] * 3}, "outcome 'won' is unknown"),
        ({"outcomes": []}, r"'q' has the shape \(3, 11, 2\) instead of \(0, 11, 2\)"),
        ({"units": []}, "no proper 'units'"),
        ({"version": 2}, "reads up to 1; update pendula"),
    ],
)
def test_a_header_that_contradicts_itself_is_refused(batch, change, words, tmp_path):
    path = tmp_path / "batch.npz"
    batch.save(path)
    with np.load(path) as file:
        arrays = {name: file[name] for name in file.files}
    header = json.loads(arrays.pop("header").tobytes())
    archive.save_file(path, header | change, arrays, "A batch")
    with pytest.raises(pe.PendulaError, match=words):
        pe.load_batch(path)


def test_an_array_too_many_is_refused(batch, tmp_path):
    path = tmp_path / "batch.npz"
    batch.save(path)
    with np.load(path) as file:
        arrays = {name: file[name] for name in file.files}
    header = json.loads(arrays.pop("header").tobytes())
    archive.save_file(path, header, arrays | {"more": np.zeros(1)}, "A batch")
    with pytest.raises(
        pe.PendulaError, match="must hold the arrays t, q, v, z, parameters, varied and no others"
    ):
        pe.load_batch(path)
