"""The ledger and the tolerance in files: kept bit by bit, absent from old files, refused where they lie."""

import json

import numpy as np
import pytest

from pendula.errors import FileError, PendulaError
from pendula.runs import archive, load

LEDGER = {"damper on theta": np.linspace(0.0, -1.0, 11), "events": np.zeros(11)}


@pytest.fixture
def saved(make_run, tmp_path):
    path = tmp_path / "run.npz"
    make_run(ledger=LEDGER, tolerance=1e-7).save(path)
    return path


def rewritten(path, change):
    """The file with its header and arrays changed by a function."""
    with open(path, "rb") as file:
        members = archive.Archive(file)
        arrays = {name: members.array(name, "|u1" if name == "header" else "<f8") for name in members.members}
    header = json.loads(arrays["header"].tobytes())
    change(header, arrays)
    arrays["header"] = np.frombuffer(json.dumps(header).encode(), np.uint8)
    with open(path, "wb") as file:
        archive.write(file, arrays)
    return path


def test_both_are_kept(saved):
    run = load(saved)
    assert list(run.ledger) == list(LEDGER)
    assert all(np.array_equal(run.ledger[name], LEDGER[name]) for name in LEDGER)
    assert run.tolerance == 1e-7


def test_an_empty_ledger_is_not_none(make_run, tmp_path):
    make_run(ledger={}).save(tmp_path / "run.npz")
    run = load(tmp_path / "run.npz")
    assert run.ledger == {}
    assert np.isnan(run.tolerance)


def test_older_files_have_neither(saved):
    def older(header, arrays):
        del header["ledger"], header["tolerance"], arrays["ledger"]

    run = load(rewritten(saved, older))
    assert run.ledger is None
    assert np.isnan(run.tolerance)


def test_older_files_do_not_know_the_key_of_their_system(make_run, tmp_path):
    make_run(key="abc").save(tmp_path / "run.npz")
    assert load(tmp_path / "run.npz").key == "abc"
    assert load(rewritten(tmp_path / "run.npz", lambda header, arrays: header.pop("key"))).key == ""


@pytest.mark.parametrize(
    ("change", "part"),
    [
        (lambda header, arrays: header.update(ledger="events"), "no proper 'ledger'"),
        (lambda header, arrays: header.update(ledger=[1, 2]), "no proper 'ledger'"),
        (lambda header, arrays: header.update(ledger=["a", "a"]), "no proper 'ledger'"),
        (lambda header, arrays: header.update(ledger=["a"]), "'ledger' has the shape"),
        (lambda header, arrays: header.update(ledger=None), "holds 'ledger', which is no part of a run"),
        (lambda header, arrays: arrays.pop("ledger"), "lacks the array 'ledger'"),
        (lambda header, arrays: header.update(tolerance="small"), "no proper 'tolerance'"),
        (lambda header, arrays: header.update(tolerance=True), "no proper 'tolerance'"),
    ],
    ids=["text", "numbers", "twice", "fewer", "denied", "missing", "text tolerance", "truth"],
)
def test_lies_are_refused(saved, change, part):
    with pytest.raises(FileError, match=part):
        load(rewritten(saved, change))


@pytest.mark.parametrize(
    ("ledger", "part"),
    [
        ({"brake": np.zeros(3)}, "work of 'brake' must have shape"),
        ({"brake": np.array(["a"] * 11)}, "work of 'brake' must hold real numbers"),
        ({1: np.zeros(11)}, "ledger must be a tuple of names"),
    ],
    ids=["length", "text", "name"],
)
def test_a_run_checks_its_ledger(make_run, ledger, part):
    with pytest.raises(PendulaError, match=part):
        make_run(ledger=ledger)


def test_works_are_columns(make_run):
    run = make_run(ledger=LEDGER)
    column = run.columns["work of events"]
    assert (column.kind, column.unit) == ("work", "J")
