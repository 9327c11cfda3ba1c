"""Runs as pandas and xarray tables."""

import sys

import numpy as np
import pytest

from pendula.errors import PendulaError

NAMES = [
    *("x", "theta", "x_dot", "theta_dot", "u", "integral", "filter", "rod"),
    *("kinetic", "potential", "energy", "jacobi", "damper on theta", "u (power)"),
]


def test_to_pandas(make_run):
    run = make_run()
    table = run.to_pandas()
    assert list(table.columns) == NAMES
    assert table.index.name == "t"
    np.testing.assert_array_equal(table.index, run.t)
    for name in NAMES:
        np.testing.assert_array_equal(table[name], run[name], err_msg=name)
    assert table.attrs["outcome"] == "Finished at t = 2 s."


def test_to_pandas_without_samples(make_run):
    assert make_run(k=0).to_pandas().shape == (0, len(NAMES))


def test_to_xarray(make_run):
    run = make_run()
    data = run.to_xarray()
    assert list(data.data_vars) == NAMES
    assert dict(data.sizes) == {"time": 11}
    np.testing.assert_array_equal(data["time"], run.t)
    for name in NAMES:
        np.testing.assert_array_equal(data[name], run[name], err_msg=name)
    assert data["time"].attrs == {"units": "s"}
    assert data["theta"].attrs == {"kind": "coordinate"}
    assert data["rod"].attrs == {"kind": "multiplier"}
    assert data["energy"].attrs == {"kind": "energy", "units": "J"}
    assert data["u (power)"].attrs == {"kind": "power", "units": "W"}
    assert data.attrs["parameter m"] == 0.2
    assert data.attrs["integrator"] == "rk4"


def test_a_coordinate_named_time_does_not_hide_the_time(make_run):
    run = make_run(coordinates=("time", "theta"))
    data = run.to_xarray()
    np.testing.assert_array_equal(data["time"], run.t)
    np.testing.assert_array_equal(data["time (coordinate)"], run.q[:, 0])


@pytest.mark.parametrize(("method", "library"), [("to_pandas", "pandas"), ("to_xarray", "xarray")])
def test_a_missing_library_is_named_with_its_remedy(make_run, monkeypatch, method, library):
    monkeypatch.setitem(sys.modules, library, None)
    with pytest.raises(PendulaError, match=rf'{library}.*pip install "pendula\[data\]"'):
        getattr(make_run(), method)()
