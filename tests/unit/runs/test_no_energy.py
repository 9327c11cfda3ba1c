"""Runs of plain differential equations: no energy anywhere, and a sentence for whoever asks."""

import io
import json
import zipfile

import numpy as np
import pytest

from pendula.errors import FileError, PendulaError
from pendula.runs import NoEnergy, energy_balance, load


@pytest.fixture
def flow(make_run):
    """A run with states alone."""
    return make_run(
        system="flow",
        q=np.empty((11, 0)),
        v=np.empty((11, 0)),
        coordinates=(),
        velocities=(),
        energy=NoEnergy("flow"),
        multipliers=np.empty((11, 0)),
        constraints=(),
        powers={},
    )


@pytest.mark.parametrize("part", ["kinetic", "potential", "total", "jacobi"])
def test_asked_for_an_energy_it_says_that_there_is_none(flow, part):
    assert not flow.has_energy
    with pytest.raises(PendulaError, match="flow is a plain differential equation: it has no energy"):
        getattr(flow.energy, part)


def test_there_is_nothing_to_balance(flow):
    with pytest.raises(PendulaError, match=r"flow is a plain differential equation.*none to balance"):
        energy_balance(flow)


def test_its_series_are_its_states_and_inputs(flow):
    assert list(flow.columns) == ["t", "u", "integral", "filter"]
    assert flow.columns["integral"].kind == "state"
    with pytest.raises(PendulaError, match="no series 'energy'"):
        flow["energy"]
    assert list(flow.to_pandas().columns) == ["u", "integral", "filter"]
    assert set(flow.to_xarray().data_vars) == {"u", "integral", "filter"}


def test_the_whole_state_is_read_only_and_in_order(flow, make_run):
    np.testing.assert_array_equal(flow.y, flow.z)
    assert flow.entries == ("integral", "filter")
    run = make_run()
    assert run.has_energy
    assert run.entries == ("x", "theta", "x_dot", "theta_dot", "integral", "filter")
    np.testing.assert_array_equal(run.y, np.hstack([run.q, run.v, run.z]))
    with pytest.raises(ValueError, match="read-only"):
        run.y[0, 0] = 1.0
    assert flow.final == {"integral": 2.0, "filter": 2.0}


def test_it_is_saved_and_loaded_without_energies(flow, tmp_path):
    flow.save(tmp_path / "flow.npz")
    with np.load(tmp_path / "flow.npz") as file:
        assert not {"kinetic", "potential", "jacobi"} & set(file.files)
    again = load(tmp_path / "flow.npz")
    assert not again.has_energy
    assert again.energy == NoEnergy("flow")
    np.testing.assert_array_equal(again.z, flow.z)
    assert again.states == flow.states


def changed(path, **header) -> None:
    """The same file with other entries in its header."""
    with zipfile.ZipFile(path) as archive:
        members = {info.filename: archive.read(info) for info in archive.infolist()}
    known = json.loads(np.load(io.BytesIO(members["header.npy"])).tobytes())
    known |= header
    file = io.BytesIO()
    text = json.dumps({key: value for key, value in known.items() if value is not None}).encode()
    np.lib.format.write_array(file, np.frombuffer(text, np.uint8))
    members["header.npy"] = file.getvalue()
    with zipfile.ZipFile(path, "w") as archive:
        for name, content in members.items():
            archive.writestr(name, content)


def test_a_file_must_hold_the_energies_that_it_promises(flow, make_run, tmp_path):
    path = tmp_path / "run.npz"
    for run, header, reason in (
        (flow, {"energy": True}, "lacks the array 'jacobi'"),
        (flow, {"energy": None}, "lacks the array 'jacobi'"),
        (flow, {"energy": "no"}, "no proper 'energy'"),
        (make_run(), {"energy": False}, "holds 'jacobi', which is no part of a run"),
    ):
        run.save(path)
        changed(path, **header)
        with pytest.raises(FileError, match=reason):
            load(path)


def test_a_file_from_before_there_were_runs_without_energy_is_read(make_run, tmp_path):
    make_run().save(tmp_path / "run.npz")
    changed(tmp_path / "run.npz", energy=None)
    assert load(tmp_path / "run.npz").has_energy
