"""``pendula gallery``: pictures of every system, a page with them all, and what happens when one fails."""

from dataclasses import replace
from html.parser import HTMLParser

import pytest
from tests.kinds import OF_EACH_KIND

from pendula.cli.draw_gallery import INDEX
from pendula.gallery import find, systems

pytestmark = pytest.mark.slow


class Page(HTMLParser):
    """Pictures, links, identifiers and text of a page; refuses tags that do not match."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.open, self.images, self.links, self.ids, self.text = [], [], [], [], ""
        self.feed(text)
        assert self.open == []

    def handle_starttag(self, tag, attrs):
        given = dict(attrs)
        if tag not in ("meta", "img"):
            self.open.append(tag)
        if tag == "img":
            self.images.append(given)
        if tag == "a":
            self.links.append(given["href"])
        if "id" in given:
            self.ids.append(given["id"])

    def handle_endtag(self, tag):
        assert self.open.pop() == tag

    def handle_data(self, data):
        if "style" not in self.open:
            self.text += data


@pytest.fixture
def few(monkeypatch):
    """A gallery of some systems, with short runs."""

    def choose(*chosen):
        monkeypatch.setattr("pendula.gallery.registry.systems", lambda: chosen)

    return choose


def short(name: str, **changes):
    about = find(name)
    return replace(about, **({"until": 20 * about.step} | changes))


def test_every_system_is_drawn_and_shown(pendula, few, tmp_path):
    chosen = (short("pendulum"), short("bead-on-hoop"))
    few(*chosen)
    code, out, err = pendula("gallery", str(tmp_path / "some" / "pictures"))
    assert (code, err) == (0, "")
    lines = out.splitlines()
    assert [line.split()[3] for line in lines[:2]] == ["pendulum", "bead-on-hoop"]
    assert lines[0].startswith("  1 of 2  pendulum")
    assert lines[-1].startswith("Drew 2 systems in ")
    folder = tmp_path / "some" / "pictures"
    page = Page((folder / INDEX).read_text(encoding="utf-8"))
    assert page.ids == ["pendulum", "bead-on-hoop"]
    assert len(page.images) == 4
    for image in page.images:
        assert (folder / image["src"]).read_bytes().startswith(b"\x89PNG")
        assert image["alt"]
    for about in chosen:
        for text in (about.title, about.watch, about.source, f"pendula run {about.name}"):
            assert text in page.text
    assert page.text.count("in 20 steps of rk4.") == 2
    assert all(not link.startswith(("http", "/")) for link in page.links)


def test_text_on_the_page_is_escaped(pendula, few, tmp_path):
    few(short("pendulum", title="<b>A & B</b>", watch='"x" < y', source="<script>alert(1)</script>"))
    pendula("gallery", str(tmp_path))
    text = (tmp_path / INDEX).read_text(encoding="utf-8")
    assert "<script" not in text
    page = Page(text)
    assert "<b>A & B</b>" in page.text
    assert page.images[0]["alt"] == "<b>A & B</b>: how it moves"


def test_the_page_suits_phones_and_the_dark(pendula, few, tmp_path):
    few(short("pendulum"))
    pendula("gallery", str(tmp_path))
    text = (tmp_path / INDEX).read_text(encoding="utf-8")
    assert 'name="viewport" content="width=device-width' in text
    assert "prefers-color-scheme: dark" in text
    assert "http" not in text


def test_a_system_that_fails_does_not_keep_the_others(pendula, few, tmp_path):
    few(short("pendulum"), short("slider", step=-1.0), short("bead-on-hoop"))
    code, out, err = pendula("gallery", str(tmp_path))
    assert (code, err) == (1, "")
    second, third = out.splitlines()[1:3]
    assert "failed: SimulationError: step = -1 must be greater than zero" in second
    assert third.endswith("drawn")
    assert "Drew 2 systems in " in out
    assert out.endswith("Not as they should be: slider.\n")
    page = Page((tmp_path / INDEX).read_text(encoding="utf-8"))
    assert page.ids == ["pendulum", "slider", "bead-on-hoop"]
    assert "step = -1 must be greater than zero" in page.text
    assert len(page.images) == 4


def test_a_defect_is_reported_like_any_failure(pendula, few, tmp_path, monkeypatch):
    def broken(*_):
        raise ZeroDivisionError("of all things")

    monkeypatch.setattr("pendula.viewer.sketch", broken)
    few(short("pendulum"))
    code, out, _ = pendula("gallery", str(tmp_path))
    assert code == 1
    assert "failed: ZeroDivisionError: of all things" in out


def test_a_run_that_diverges_is_drawn_and_named(pendula, few, tmp_path):
    few(replace(find("double-pendulum"), step=2.0, until=2000.0))
    code, out, _ = pendula("gallery", str(tmp_path))
    assert code == 1
    assert "drawn, but Diverged" in out
    page = Page((tmp_path / INDEX).read_text(encoding="utf-8"))
    assert len(page.images) == 2
    assert "Diverged" in page.text


def test_ctrl_c_ends_the_drawing(pendula, few, tmp_path, monkeypatch):
    def pressed(*_):
        raise KeyboardInterrupt

    monkeypatch.setattr("pendula.viewer.plot", pressed)
    few(short("pendulum"), short("slider"))
    code, out, err = pendula("gallery", str(tmp_path))
    assert (code, err) == (130, "pendula: Interrupted.\n")
    assert "slider" not in out


def test_folders_that_cannot_be_made_are_refused(refusal, tmp_path, monkeypatch):
    (tmp_path / "file").touch()
    assert "cannot be made" in refusal("gallery", str(tmp_path / "file"))
    (tmp_path / INDEX).mkdir()
    assert "it is a folder" in refusal("gallery", str(tmp_path))
    monkeypatch.setattr("pendula.cli.files.find_spec", lambda _: None)
    assert "pendula[plot]" in refusal("gallery", str(tmp_path / "other"))
    assert not (tmp_path / "other").exists()


def test_every_kind_of_system_is_drawn(pendula, few, tmp_path):
    """Every system is inside its picture: tests/unit/viewer/test_sketch.py."""
    chosen = [
        about
        for about in systems()
        if about.name
        in (*OF_EACH_KIND, "bouncing-ball", "four-bar", "block-on-incline", "humanoid", "woodpecker")
    ]
    few(*chosen)
    code, out, err = pendula("gallery", str(tmp_path))
    assert (code, err) == (0, "")
    assert f"Drew {len(chosen)} systems" in out
    assert len(list(tmp_path.glob("*.png"))) == 2 * len(chosen)
