"""Units of a run: in its series, its tables and its file."""

import json
import zipfile

import numpy as np
import pytest

from pendula import PendulaError, load
from pendula.errors import FileError
from pendula.runs import archive, storage

UNITS = {
    "x": "m",
    "theta": "rad",
    "x_dot": "m/s",
    "theta_dot": "rad/s",
    "u": "N",
    "rod": "N",
    "m": "kg",
}


@pytest.fixture
def run(make_run):
    return make_run(units=UNITS)


def test_series_know_their_units(run):
    known = {name: column.unit for name, column in run.columns.items()}
    assert known["t"] == "s"
    assert (known["x"], known["theta_dot"], known["u"], known["rod"]) == ("m", "rad/s", "N", "N")
    assert (known["kinetic"], known["energy"]) == ("J", "J")
    assert known["u (power)"] == "W"  # not that of the input of the same name
    assert known["integral"] == ""


def test_pandas_has_units_in_its_attributes(run, make_run):
    pytest.importorskip("pandas")
    units = run.to_pandas().attrs["units"]
    assert (units["t"], units["x"], units["energy"]) == ("s", "m", "J")
    assert "integral" not in units
    assert "units" not in make_run().to_pandas().attrs


def test_xarray_has_units_with_each_variable(run, make_run):
    pytest.importorskip("xarray")
    table = run.to_xarray()
    assert table["theta_dot"].attrs["units"] == "rad/s"
    assert table["energy"].attrs["units"] == "J"
    assert table.attrs["unit of parameter m"] == "kg"
    plain = make_run().to_xarray()
    assert "units" not in plain["theta"].attrs
    assert not [name for name in plain.attrs if name.startswith("unit")]


def test_units_are_saved_and_loaded(run, make_run, tmp_path):
    run.save(tmp_path / "a.run")
    assert load(tmp_path / "a.run").units == UNITS
    make_run().save(tmp_path / "b.run")
    assert load(tmp_path / "b.run").units == {}


def _with_header(path, change):
    """The saved run with another header."""
    with zipfile.ZipFile(path) as file:
        names = [name.removesuffix(".npy") for name in file.namelist()]
    with np.load(path) as file:
        members = {name: file[name] for name in names}
    header = json.loads(members["header"].tobytes())
    change(header)
    members["header"] = np.frombuffer(json.dumps(header).encode(), np.uint8)
    with open(path, "wb") as file:
        archive.write(file, members)


def test_a_file_from_before_there_were_units_still_loads(saved):
    _with_header(saved, lambda header: header.pop("units"))
    assert load(saved).units == {}
    assert storage.VERSION == 1


@pytest.mark.parametrize("units", [["m"], "m", {"x": 3}, {"x": None}, 1])
def test_a_file_with_units_that_are_no_texts_is_refused(saved, units):
    _with_header(saved, lambda header: header.update(units=units))
    with pytest.raises(FileError, match="no proper 'units'"):
        load(saved)


@pytest.mark.parametrize("units", [["m"], {"x": 3}, {3: "m"}, None])
def test_units_must_be_texts_by_name(make_run, units):
    with pytest.raises(PendulaError, match="units must be texts by name"):
        make_run(units=units)
