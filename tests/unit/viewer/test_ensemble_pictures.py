"""Pictures of ensembles show the numbers that were kept."""

import numpy as np
import pytest

import pendula as pe


@pytest.fixture(scope="module")
def swings():
    varied = pe.grid(theta=np.linspace(0.1, 3, 12), l=[0.5, 1.0, 1.5])
    return pe.ensemble("pendulum", varied, until=1.0, step=0.01, keep=["largest theta", 0.2, 0.4]).run()


def test_a_map_shows_every_member_where_it_belongs(swings, tmp_path):
    figure = pe.plot_ensemble(swings, path=tmp_path / "map.png")
    image = figure.axes[0].images[0]
    np.testing.assert_array_equal(image.get_array().filled(np.nan), swings["largest theta"].T)
    left, right, low, high = image.get_extent()
    assert (left, right) == pytest.approx((0.1 - 2.9 / 22, 3 + 2.9 / 22))
    assert (low, high) == pytest.approx((0.25, 1.75))
    assert (tmp_path / "map.png").stat().st_size > 1000
    assert [text.get_text() for text in figure.axes[0].get_xticklabels()]


def test_a_map_says_how_many_members_have_no_value():
    varied = pe.grid(theta=[0.5, 1.75, 3.0], l=[0.5, 1.0])
    crossed = pe.ensemble("pendulum", varied, until=0.2, step=0.01, keep="first theta < 0.5").run()
    none = int(np.isnan(crossed["first theta < 0.5"]).sum())
    assert 0 < none < 6
    written = [text.get_text() for text in pe.plot_ensemble(crossed).texts]
    assert f"6 members; 0 failed; {none} without a value, in grey" in written


def test_a_map_without_values_has_no_scale():
    varied = pe.grid(theta=[0.1, 0.2], l=[0.5, 1.0])
    made = pe.ensemble("pendulum", varied, until=0.2, step=0.01, keep="first theta > 1").run()
    assert np.isnan(made["first theta > 1"]).all()
    assert len(pe.plot_ensemble(made).axes) == 1  # a bar of colours is another


def test_what_is_largest_of_a_coordinate_has_its_unit(swings):
    assert pe.plot_ensemble(swings, kind="histogram").axes[0].get_xlabel() == "largest theta [rad]"
    assert swings.to_xarray()["largest theta"].attrs == {"units": "rad"}


def test_a_fan_has_the_median_in_its_middle(swings):
    figure = swings.plot("times theta")
    line = figure.axes[0].lines[-1]
    np.testing.assert_allclose(line.get_ydata(), np.median(swings["times theta"].reshape(-1, 2), axis=0))


def test_histograms_count_every_member(swings):
    figure = pe.plot_ensemble(swings, kind="histogram")
    assert sum(patch.get_height() for patch in figure.axes[0].patches) == len(swings)


def test_parallel_coordinates_have_a_line_a_member(swings):
    assert len(pe.plot_ensemble(swings, kind="parallel").axes[0].lines) == len(swings)


def test_a_line_of_equal_values_is_in_the_middle_with_one_number():
    varied = {"theta": [0.1], "l": [2.0]}
    made = pe.ensemble("pendulum", varied, until=0.1, step=0.01, keep="largest theta").run()
    axes = pe.plot_ensemble(made, kind="parallel").axes[0]
    assert axes.lines[0].get_ydata().tolist() == [0.5] * 3
    assert [text.get_text() for text in axes.texts] == ["0.1", "2", "0.1"]


def test_one_varied_value_gives_a_curve():
    made = pe.ensemble(
        "pendulum", pe.grid(theta=[0.1, 0.2]), until=0.1, step=0.01, keep="largest theta"
    ).run()
    line = pe.plot_ensemble(made).axes[0].lines[0]
    assert line.get_ydata().tolist() == made["largest theta"].tolist()


def test_what_does_not_fit_is_refused(swings):
    with pytest.raises(pe.PendulaError, match="cannot be drawn as 'fan'; they can as 'map', 'histogram'"):
        pe.plot_ensemble(swings, kind="fan")
    with pytest.raises(pe.PendulaError, match="was not kept"):
        pe.plot_ensemble(swings, "end theta")
