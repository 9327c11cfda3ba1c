"""Events of a run: values that check themselves, saved and loaded bit by bit, and hostile files."""

import io
import json
import math
import zipfile

import numpy as np
import pytest

import pendula as pe
from pendula.errors import FileError, PendulaError
from pendula.runs import Occurrence, load

BEFORE, AFTER = np.arange(6.0), np.arange(6.0) + 0.1
EVENTS = (
    Occurrence("bounce", 0.1 + 0.2, BEFORE, AFTER),
    Occurrence("bounce", 0.7, AFTER, -BEFORE),
    Occurrence("größer als λ", 1.5, np.full(6, np.nan), AFTER),
)


@pytest.fixture
def path(make_run, tmp_path):
    make_run(events=EVENTS).save(tmp_path / "run")
    return tmp_path / "run"


def rewritten(path, header=None, **arrays) -> None:
    """The file with entries of its header and arrays exchanged; None takes one out."""
    with zipfile.ZipFile(path) as archive:
        members = {info.filename: archive.read(info) for info in archive.infolist()}
    if header is not None:
        content = json.loads(np.load(io.BytesIO(members["header.npy"])).tobytes())
        header(content)
        arrays["header"] = np.frombuffer(json.dumps(content).encode(), np.uint8)
    for name, array in arrays.items():
        file = io.BytesIO()
        if array is None:
            members.pop(f"{name}.npy", None)
            continue
        np.lib.format.write_array(file, np.asarray(array), version=(1, 0))
        members[f"{name}.npy"] = file.getvalue()
    with zipfile.ZipFile(path, "w") as archive:
        for name, content in members.items():
            archive.writestr(name, content)


def test_events_come_back_bit_by_bit(path):
    back = load(path).events
    assert len(back) == len(EVENTS)
    for given, found in zip(EVENTS, back, strict=True):
        assert (found.name, found.t) == (given.name, given.t)
        assert found.before.tobytes() == given.before.tobytes()
        assert found.after.tobytes() == given.after.tobytes()


def test_a_simulated_run_keeps_its_events(tmp_path):
    h, z = pe.states("h z")
    ode = pe.Ode((h, z), (z, -9.81), name="ball", start={"h": 1.0})
    run = pe.simulate(ode, until=1.5, tolerance=1e-9, events=pe.Event(h, "bounce", -1, change={z: -z / 2}))
    run.save(tmp_path / "run")
    back = load(tmp_path / "run")
    assert [event.t for event in back.events] == [event.t for event in run.events]
    np.testing.assert_array_equal(
        [event.after for event in back.events], [event.after for event in run.events]
    )


def test_a_run_without_events_has_no_array_for_them(make_run, tmp_path):
    make_run().save(tmp_path / "run")
    with zipfile.ZipFile(tmp_path / "run") as archive:
        assert "events.npy" not in archive.namelist()
    assert load(tmp_path / "run").events == ()


def test_files_from_before_there_were_events_are_read(path):
    rewritten(path, lambda header: header.pop("events"), events=None)
    assert load(path).events == ()


@pytest.mark.parametrize(
    ("header", "arrays", "reason"),
    [
        (lambda h: h.update(events="bounce"), {}, "no proper 'events'"),
        (lambda h: h.update(events=[1, 2, 3]), {}, "no proper 'events'"),
        (lambda h: h.update(events={"bounce": 1}), {}, "no proper 'events'"),
        (lambda h: h.update(events=None), {}, "no proper 'events'"),
        (lambda h: h.update(events=["a"]), {}, r"'events' has the shape \(3, 13\) instead of \(1, 13\)"),
        (lambda h: h.update(events=["a"] * 10**5), {}, r"instead of \(100000, 13\)"),
        (lambda h: h.update(events=[]), {}, "holds 'events', which is no part of a run"),
        (lambda h: h.pop("events"), {}, "holds 'events', which is no part of a run"),
        (None, {"events": None}, "lacks the array 'events'"),
        (None, {"events": np.zeros((3, 12))}, r"'events' has the shape \(3, 12\) instead of \(3, 13\)"),
        (None, {"events": np.zeros(39)}, r"'events' has the shape \(39,\)"),
        (None, {"events": np.zeros((3, 13), np.float32)}, "'events' has the type '<f4'"),
        (None, {"events": np.full((3, 13), np.nan)}, r"contradicts itself .*t = nan, which is not finite"),
        (None, {"events": np.full((3, 13), np.inf)}, r"contradicts itself .*t = inf, which is not finite"),
    ],
    ids=[
        "text", "numbers", "mapping", "null", "too few names", "too many names", "no names", "names missing",
        "array missing", "too narrow", "flat", "single precision", "nan", "inf",
    ],
)  # fmt: skip
def test_hostile_files_are_refused(path, header, arrays, reason):
    rewritten(path, header, **arrays)
    with pytest.raises(FileError, match=reason):
        load(path)


@pytest.mark.parametrize("name", ["q", "v", "z"])
def test_a_state_without_columns_is_refused(path, name):
    rewritten(path, **{name: np.zeros(())})
    with pytest.raises(FileError, match=f"its '{name}' has the shape \\(\\) instead of a row an instant"):
        load(path)


def test_an_occurrence_is_read_only_and_its_own():
    state = np.zeros(2)
    event = Occurrence("a", 1.0, state, state)
    state[0] = 7.0
    assert event.before.tolist() == [0.0, 0.0]
    assert not event.before.flags.writeable
    assert not event.after.flags.writeable


@pytest.mark.parametrize(
    ("parts", "words"),
    [
        ((3, 1.0, BEFORE, AFTER), "name of an event must be text, got 3"),
        (("a", math.nan, BEFORE, AFTER), "t = nan, which is not finite"),
        (("a", 1.0, BEFORE, AFTER[:3]), "rows of equal length"),
        (("a", 1.0, BEFORE[None], AFTER[None]), "rows of equal length"),
    ],
    ids=["name", "time", "length", "shape"],
)
def test_an_occurrence_that_contradicts_itself_is_refused(parts, words):
    with pytest.raises(PendulaError, match=words):
        Occurrence(*parts)
