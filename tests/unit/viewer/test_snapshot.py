"""Snapshots: the right instant, one scale for a whole run, and what cannot be drawn."""

from dataclasses import replace

import numpy as np
import pytest
from matplotlib.collections import LineCollection
from matplotlib.patches import Circle

import pendula as pe
from pendula.errors import FileError, PendulaError
from pendula.runs import load


@pytest.fixture(scope="module")
def run() -> pe.Run:
    return pe.simulate("pendulum", until=2.0, step=0.01)


def bob(figure) -> tuple[float, float]:
    circles = [patch for patch in figure.axes[0].patches if isinstance(patch, Circle)]
    largest = max(circles, key=lambda circle: circle.radius)
    return largest.center


@pytest.mark.parametrize("t", [0.0, 0.5, 0.505, 2.0])
def test_the_system_is_where_it_was_at_that_instant(run, t):
    # Between samples the angle is interpolated by a cubic: the error is below h⁴ times its fourth derivative.
    angle = (
        np.interp(t, run.t, run["theta"])
        if t in run.t
        else pe.simulate("pendulum", until=t, step=t / 100)["theta"][-1]
    )
    l = run.parameters["l"]
    assert bob(pe.snapshot(run, t)) == pytest.approx((l * np.sin(angle), -l * np.cos(angle)), abs=1e-6)


def test_every_instant_has_the_same_scale_and_place(run):
    first, last = (pe.snapshot(run, t) for t in (0.1, 1.9))
    assert first.axes[0].get_xlim() == pytest.approx(last.axes[0].get_xlim(), abs=1e-12)
    assert first.axes[0].get_ylim() == pytest.approx(last.axes[0].get_ylim(), abs=1e-12)
    assert first.get_size_inches() == pytest.approx(last.get_size_inches())


def trail(figure) -> np.ndarray:
    (lines,) = [c for c in figure.axes[0].collections if isinstance(c, LineCollection)]
    segments = lines.get_segments()
    return np.vstack(segments) if segments else np.zeros((0, 2))


def end_of(run, t) -> np.ndarray:
    """The second bob of the double pendulum at a sample."""
    row = round(t / 0.01)
    angles, lengths = run.q[row], np.array([run.parameters["l1"], run.parameters["l2"]])
    return np.array([lengths @ np.sin(angles), -lengths @ np.cos(angles)])


def test_trails_end_at_the_instant_and_go_back_as_far_as_they_should():
    run = pe.simulate("double-pendulum", until=2.0, step=0.01)
    whole, short, none = (trail(pe.snapshot(run, 1.0, trail=back)) for back in (None, 0.25, 0.0))
    now, before, start = (end_of(run, t) for t in (1.0, 0.75, 0.0))
    # Samples are where they are, but for rounding in two ways to compute a sine.
    np.testing.assert_allclose([whole[0], whole[-1]], [start, now], atol=1e-12)
    np.testing.assert_allclose([short[0], short[-1]], [before, now], atol=1e-12)
    assert np.ptp(none, axis=0).max(initial=0.0) < 1e-12


def test_it_is_written_in_every_format(run, tmp_path):
    for suffix, magic in (("png", b"\x89PNG"), ("pdf", b"%PDF"), ("svg", b"<?xml")):
        pe.snapshot(run, 1.0, tmp_path / f"it.{suffix}")
        assert (tmp_path / f"it.{suffix}").read_bytes().startswith(magic)


def test_the_head_says_which_instant(run):
    assert [text.get_text() for text in pe.snapshot(run, 1.25).texts] == ["pendulum", "t = 1.25 s"]


@pytest.mark.parametrize(
    ("t", "sentence"),
    [
        (2.1, "t = 2.1 s is not within the run of pendulum, which goes from 0 s to 2 s"),
        (-0.1, "is not within the run"),
        (float("nan"), "t is nan"),
        ("late", "t must be a number, got 'late'"),
    ],
)
def test_instants_that_are_none(run, t, sentence):
    with pytest.raises(PendulaError) as error:
        pe.snapshot(run, t)
    assert sentence in str(error.value)


def test_mistakes_are_named(run, tmp_path):
    with pytest.raises(FileError, match=r"it\.gif needs one of the suffixes"):
        pe.snapshot(run, 1.0, tmp_path / "it.gif")
    with pytest.raises(PendulaError, match="trail is a number of seconds, 0 or more"):
        pe.snapshot(run, 1.0, trail=-1)
    with pytest.raises(PendulaError, match=r"snapshot\(\) needs a run, as simulate\(\) returns it, got"):
        pe.snapshot("pendulum", 1.0)  # pyright: ignore[reportArgumentType]
    x = pe.coordinates("x")
    bare = pe.simulate(pe.Lagrangian(x, x.dot**2 / 2, name="bare"), until=0.1, step=0.01)
    with pytest.raises(PendulaError, match="the description of bare has no drawing"):
        pe.snapshot(bare, 0.0)


def test_a_run_from_a_file_needs_its_model(run, tmp_path):
    run.save(tmp_path / "run")
    loaded = replace(load(tmp_path / "run"), key="")  # unknown to the gallery
    with pytest.raises(PendulaError, match=r"give snapshot\(run, t, model=...\)"):
        pe.snapshot(loaded, 1.0)
    assert bob(pe.snapshot(loaded, 1.0, model="pendulum")) == bob(pe.snapshot(run, 1.0))


def test_what_diverged_is_drawn_as_long_as_it_can_be():
    z = pe.states("z")
    rocket = pe.Ode(z, [z**2], start={"z": 1.0}, drawing=[pe.Disc(pe.Point(z, 0), 0.1)], name="rocket")
    run = pe.simulate(rocket, until=3.0, step=0.01)
    assert run.outcome.reason == "diverged"
    pe.snapshot(run, 0.5)
    with pytest.raises(PendulaError, match=r"rocket cannot be drawn at t = 1\.02 s\. Diverged"):
        pe.snapshot(run, run.t[-1])
