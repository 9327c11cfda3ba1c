"""``pendula snapshot`` and ``pendula animate``."""

from pathlib import Path

import pytest
from PIL import Image

import pendula as pe


@pytest.fixture
def folder(tmp_path, monkeypatch) -> Path:
    monkeypatch.chdir(tmp_path)
    return tmp_path


def test_a_snapshot_of_a_system(pendula, folder):
    code, out, err = pendula("snapshot", "pendulum", "--at", "1", "--set", "l=2")
    assert (code, out, err) == (0, "Drawn as pendulum-snapshot.png.\n", "")
    assert (folder / "pendulum-snapshot.png").stat().st_size > 5_000


def test_a_snapshot_of_a_saved_run_is_that_of_its_end(pendula, folder):
    pe.simulate("pendulum", until=1.5, step=0.01).save(folder / "my.run")
    assert pendula("snapshot", "my.run", "--output", "it.svg")[0] == 0
    # Matplotlib writes letters as outlines, and what they spell as a comment.
    assert "<!-- t = 1.5 s -->" in (folder / "it.svg").read_text("utf-8")


def test_an_animation_of_a_system(pendula, folder):
    words = ("--until", "2", "--speed", "2", "--fps", "10", "--size", "160x120")
    code, out, _ = pendula("animate", "double-pendulum", *words)
    assert (code, out) == (0, "Drawn as double-pendulum.gif.\n")
    with Image.open(folder / "double-pendulum.gif") as picture:
        assert (picture.n_frames, picture.size) == (10, (160, 120))


def test_an_animation_of_a_saved_run(pendula, folder):
    pe.simulate("pendulum", until=1.0, step=0.01).save(folder / "my.run")
    assert (
        pendula("animate", "my.run", "--seconds", "0.4", "--output", "it.webp", "--size", "160x120")[0] == 0
    )
    with Image.open(folder / "it.webp") as picture:
        assert picture.n_frames == 10


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (["snapshot", "pendulum", "--at", "99"], "t = 99 s is not within the run of pendulum"),
        (["snapshot", "pendulum", "--output", "it.gif"], "it.gif needs one of the suffixes .png, .svg, .pdf"),
        (["snapshot", "my.run", "--set", "l=1"], "--set is for simulating, but my.run is a run already"),
        (["snapshot", "van-der-pol", "--system", "pendulum"], "--system names the system of a saved run"),
        (["animate", "pendulum", "--output", "it.png"], "it.png needs one of the suffixes .gif, .webp, .mp4"),
        (["animate", "pendulum", "--output", "no/it.gif"], "there is no folder no"),
        (["animate", "pendulum", "--size", "640"], "'640' must be a width and a height in pixels"),
        (["animate", "pendulum", "--size", "1x1"], "64 to 4096 each"),
        (["animate", "pendulum", "--fps", "99"], "up to 50 in a .gif file"),
        (["animate", "nothing"], "The gallery has no system 'nothing'"),
    ],
)
def test_mistakes_are_named(refusal, folder, words, sentence):
    pe.simulate("pendulum", until=0.1, step=0.01).save(folder / "my.run")
    assert sentence in refusal(*words)
    assert [path.name for path in folder.iterdir()] == ["my.run"]


def test_without_matplotlib_both_are_refused(refusal, folder, monkeypatch):
    monkeypatch.setattr("pendula.cli.files.find_spec", lambda _: None)
    for command in ("snapshot", "animate"):
        assert "pendula[plot]" in refusal(command, "pendulum")
