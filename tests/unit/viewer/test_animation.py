"""Animations: their clock, their frames, and what is refused."""

import stat
import sys
import time
from dataclasses import replace

import numpy as np
import pytest
from PIL import Image

import pendula as pe
from pendula.errors import FileError, PendulaError
from pendula.runs import load
from pendula.viewer.animation import _timing
from pendula.viewer.movies import durations


@pytest.fixture(scope="module")
def run() -> pe.Run:
    return pe.simulate("pendulum", until=2.0, step=0.01)


def frames(path) -> tuple[list[np.ndarray], list[int]]:
    """Pictures as numbers, and how long each lasts, ms."""
    with Image.open(path) as picture:
        pictures, lasting = [], []
        for number in range(picture.n_frames):
            picture.seek(number)
            pictures.append(np.asarray(picture.convert("RGB")))
            lasting.append(picture.info["duration"])
    return pictures, lasting


SMALL = {"size": (160, 120)}


def test_a_gif_lasts_as_long_as_the_motion(run, tmp_path):
    path = pe.animate(run, tmp_path / "it.gif", fps=10, **SMALL)
    pictures, lasting = frames(path)
    assert path == tmp_path / "it.gif"
    assert len(pictures) == 20
    assert lasting == [100] * 20
    assert pictures[0].shape == (120, 160, 3)
    assert [p.name for p in tmp_path.iterdir()] == ["it.gif"]


@pytest.mark.parametrize("fps", [7, 12.5, 24, 25, 30, 50])
def test_the_clock_of_a_gif_is_right_on_the_whole(fps):
    count = 200
    lasting = durations(count, fps)
    assert all(tick % 10 == 0 and tick >= 20 for tick in lasting)
    ends = np.cumsum(lasting)
    # Every frame ends within half a tick of when it should.
    assert np.abs(ends - np.arange(1, count + 1) * 1000 / fps).max() <= 5 + 1e-9


def test_frames_are_evenly_spread_in_time(run):
    timing = _timing(run, ".gif", 25, 0.5, 2.0)
    np.testing.assert_allclose(timing.instants, 0.02 * np.arange(50))
    assert len(_timing(run, ".gif", 25, 4, None).instants) == 12  # 2 s in half a second, rounded to frames


def test_the_bob_is_where_it_should_be_in_every_frame(run, tmp_path):
    """Found again in the pixels, with the sweep of the whole motion to scale them by."""
    pictures, _ = frames(pe.animate(run, tmp_path / "it.webp", fps=10, trail=0, size=(320, 240)))
    angle = np.interp(np.arange(20) / 10, run.t, run["theta"])
    wanted = run.parameters["l"] * np.column_stack((np.sin(angle), np.cos(angle)))
    found = []
    for picture in pictures:
        r, g, b = np.moveaxis(picture.astype(int), 2, 0)
        rows, columns = np.nonzero((b - r > 120) & (g < 150))  # the blue of the bob
        found.append((columns.mean(), rows.mean()))
    found = np.array(found)
    scale = np.ptp(found[:, 0]) / np.ptp(wanted[:, 0])
    # To a pixel: the view is fixed, so that one scale and one place hold for all frames.
    np.testing.assert_allclose(found - found.mean(axis=0), scale * (wanted - wanted.mean(axis=0)), atol=1.0)


def test_paper_is_white_and_all_frames_share_their_colours(run, tmp_path):
    pictures, _ = frames(pe.animate(run, tmp_path / "it.gif", fps=5, **SMALL))
    for picture in pictures:
        assert tuple(picture[-1, 0]) == (255, 255, 255)
    assert len(np.unique(np.vstack([p.reshape(-1, 3) for p in pictures]), axis=0)) <= 256


def test_a_webp_is_exact(run, tmp_path):
    (exact, *_), lasting = frames(pe.animate(run, tmp_path / "it.webp", fps=10, **SMALL))
    assert sum(lasting) == 2000
    assert exact.shape == (120, 160, 3)


def test_sparse_samples_move_smoothly(tmp_path):
    few = pe.simulate("pendulum", until=2.0, step=0.1)
    pictures, _ = frames(pe.animate(few, tmp_path / "it.gif", fps=25, **SMALL))
    assert len(pictures) == 50  # frames that were the same would have been joined


def test_a_system_in_space_keeps_its_view(tmp_path):
    top = pe.simulate("spinning-top", until=0.5, step=1e-3)
    pictures, _ = frames(pe.animate(top, tmp_path / "it.gif", fps=10, size=(480, 360)))
    corner = [picture[270:, :100] for picture in pictures]  # the axes x, y, z
    assert corner[0].min() < 200
    for other in corner[1:]:
        np.testing.assert_array_equal(other, corner[0])


@pytest.mark.slow
def test_five_seconds_are_quick_and_small(tmp_path):
    """Five seconds of the double pendulum at 25 frames a second: at most 10 s and 2 MB."""
    run = pe.simulate("double-pendulum", until=5.0, step=1e-3)
    began = time.process_time()
    path = pe.animate(run, tmp_path / "it.gif")
    assert time.process_time() - began < 10
    assert path.stat().st_size < 2e6


@pytest.mark.parametrize(
    ("options", "sentence"),
    [
        ({"fps": 0}, "fps is above 0 and up to 50 in a .gif file, got 0"),
        ({"fps": 60}, "up to 50 in a .gif file"),
        ({"fps": "fast"}, "fps must be a number"),
        ({"speed": 0}, "speed is above 0"),
        ({"speed": -1}, "speed is above 0"),
        ({"seconds": 3}, "at speed 1 the run of pendulum fills 2 s."),
        ({"seconds": 0}, "does not fit"),
        ({"seconds": -1}, "does not fit"),
        ({"speed": 1e-4}, "500,000 frames, and more than 5,000 are not drawn"),
        ({"size": (10, 10)}, "64 to 4096 each"),
        ({"size": 640}, "a width and a height in pixels"),
        ({"size": ("a", "b")}, "a width and a height in pixels"),
        ({"trail": -1}, "trail is a number of seconds"),
    ],
)
def test_what_is_refused(run, tmp_path, options, sentence):
    with pytest.raises(PendulaError) as error:
        pe.animate(run, tmp_path / "it.gif", **options)
    assert sentence in str(error.value)
    assert not list(tmp_path.iterdir())


def test_files_that_cannot_be(run, tmp_path):
    with pytest.raises(FileError, match=r"needs one of the suffixes \.gif, \.webp, \.mp4"):
        pe.animate(run, tmp_path / "it.avi")
    with pytest.raises(FileError, match="there is no folder"):
        pe.animate(run, tmp_path / "no" / "it.gif")
    (tmp_path / "it.gif").mkdir()
    with pytest.raises(FileError, match="it is a folder"):
        pe.animate(run, tmp_path / "it.gif")


def test_a_run_that_cannot_be_drawn(run, tmp_path):
    run.save(tmp_path / "run")
    with pytest.raises(PendulaError, match=r"give animate\(run, path, model=...\)"):
        pe.animate(replace(load(tmp_path / "run"), key=""), tmp_path / "it.gif")  # unknown to the gallery
    pe.animate(load(tmp_path / "run"), tmp_path / "it.gif", model="pendulum", seconds=0.2, **SMALL)
    lorenz = pe.Ode(pe.states("z"), [1], name="bare")
    with pytest.raises(PendulaError, match="the description of bare has no drawing"):
        pe.animate(pe.simulate(lorenz, until=1.0, step=0.1), tmp_path / "it.gif")


def test_mp4_needs_ffmpeg(run, tmp_path, monkeypatch):
    monkeypatch.setenv("PATH", str(tmp_path))
    with pytest.raises(PendulaError, match=r"written by ffmpeg, which is not installed; .* \.gif or \.webp"):
        pe.animate(run, tmp_path / "it.mp4")


def stand_in(folder, program: str) -> None:
    """A program called ffmpeg."""
    path = folder / "ffmpeg"
    path.write_text(f"#!{sys.executable}\nimport sys\n{program}\n")
    path.chmod(path.stat().st_mode | stat.S_IXUSR)


def test_ffmpeg_is_given_every_frame(run, tmp_path, monkeypatch):
    stand_in(
        tmp_path, "open(sys.argv[-1], 'wb').write(repr(sys.argv).encode() + b'|' + sys.stdin.buffer.read())"
    )
    monkeypatch.setenv("PATH", str(tmp_path))
    path = pe.animate(run, tmp_path / "it.mp4", fps=60, seconds=0.5, **SMALL)
    words, _, pixels = path.read_bytes().partition(b"|")
    assert len(pixels) == 30 * 160 * 120 * 3
    assert b"'160x120', '-r', '60'" in words


def test_what_ffmpeg_complains_about_is_said(run, tmp_path, monkeypatch):
    stand_in(tmp_path, "sys.exit('no such codec')")
    monkeypatch.setenv("PATH", str(tmp_path))
    with pytest.raises(FileError, match="ffmpeg could not write the animation: no such codec"):
        pe.animate(run, tmp_path / "it.mp4", seconds=0.5, **SMALL)
    assert [p.name for p in tmp_path.iterdir()] == ["ffmpeg"]
