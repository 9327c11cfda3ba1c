"""A page as a file: one, small, silent, and harmless whatever its texts say."""

import base64
import hashlib
import re
from dataclasses import replace
from html.parser import HTMLParser

import pytest

import pendula as pe
from pendula.viewer.page.writing import as_json, assemble_page, escape_html

HOSTILE = "</script><script>alert(1)</script><!--\u2028'\"&amp;<img src=x onerror=alert(2)>"
LARGEST = 1_500_000  # bytes, without a run's data


class Elements(HTMLParser):
    """Every tag of a page with its attributes, and the texts of its scripts and its title."""

    def __init__(self, text):
        super().__init__(convert_charrefs=True)
        self.tags, self.texts = [], {"script": [], "title": [], "style": []}
        self.inside = ""
        self.feed(text)

    def handle_starttag(self, tag, attrs):
        self.tags.append((tag, dict(attrs)))
        self.inside = tag
        if tag in self.texts:
            self.texts[tag].append("")

    def handle_endtag(self, tag):
        self.inside = ""

    def handle_data(self, data):
        if self.inside in self.texts:
            self.texts[self.inside][-1] += data


def hostile_system():
    x, k = pe.coordinates("x"), pe.parameters(k=1.0)
    return pe.Lagrangian(
        x,
        x.dot**2 / 2,
        k * x**2,
        forces=[pe.Damper(0.1, on=x, name=HOSTILE)],
        name=HOSTILE,
        reference=HOSTILE,
        start={"x": 1.0},
    )


@pytest.mark.parametrize("kind", ["live", "replay"])
def test_texts_of_users_are_harmless(kind, tmp_path):
    system = hostile_system()
    source = system if kind == "live" else pe.simulate(system, until=1.0, step=0.1)
    text = pe.html(source, tmp_path / "page.html").read_text("utf-8")
    page = Elements(text)
    count = {"live": 3, "replay": 2}[kind]  # data, functions of a live page, bundle
    assert [tag for tag, _ in page.tags if tag == "script"] == ["script"] * count
    assert not [tag for tag, _ in page.tags if tag == "img"]
    assert "alert(1)" in page.texts["title"][0]  # as text
    assert "\u2028" not in text
    assert "alert" not in "".join(page.texts["script"][1:-1])  # names do not reach the functions


def test_a_page_asks_for_nothing_and_runs_only_its_own_scripts(tmp_path):
    page = Elements(pe.html("pendulum", tmp_path / "page.html").read_text("utf-8"))
    policy = next(a["content"] for tag, a in page.tags if a.get("http-equiv") == "Content-Security-Policy")
    rules = dict(rule.strip().split(" ", 1) for rule in policy.split(";"))
    assert rules["default-src"] == "'none'"
    hashes = [hashlib.sha256(script.encode()).digest() for script in page.texts["script"][1:]]
    assert rules["script-src"].split() == [f"'sha256-{base64.b64encode(h).decode()}'" for h in hashes]
    for tag, attributes in page.tags:
        assert attributes.get("href", "data:").startswith("data:"), tag
        assert "src" not in attributes, tag


def test_scripts_cannot_be_ended_by_what_they_hold(tmp_path):
    page = Elements(pe.html(pe.gallery.four_bars(), tmp_path / "page.html").read_text("utf-8"))
    for script in page.texts["script"]:
        assert not re.search(r"</script|<!--", script, re.IGNORECASE)


@pytest.mark.parametrize("name", ["double-pendulum", "pendularm", "outer-solar-system"])
def test_a_page_is_small(name, tmp_path):
    assert pe.html(name, tmp_path / "page.html").stat().st_size < LARGEST


def test_twenty_links_fit_into_a_page(tmp_path):
    path = pe.html(pe.gallery.n_link_pendulum(20), tmp_path / "page.html")
    text = path.read_text("utf-8")
    assert len(text) < LARGEST
    # Its linear system is a loop, and its Jacobian is left to differences.
    assert "function canonical_rate(" in text
    assert "pendula_solve(20, 20, 1e-13, canonical_rate_K, canonical_rate_before);" in text
    assert "function canonical_jacobian(" not in text


def test_the_same_system_gives_the_same_file(tmp_path):
    first, second = (pe.html("cart-pole", tmp_path / f"{i}.html").read_bytes() for i in range(2))
    assert first == second


def test_json_is_ascii_and_cannot_end_its_script():
    text = as_json({"name": HOSTILE})
    assert text.isascii()
    assert "<" not in text
    assert escape_html("<a>\u202e") == "&lt;a&gt;\\u202e"


def test_a_system_without_a_drawing_has_a_page(tmp_path):
    page = assemble_page({"generator": "pendula", "title": "t"}, "")
    assert page.startswith("<!doctype html>")
    path = pe.html(pe.gallery.lorenz().replace(drawing=[]), tmp_path / "page.html")
    assert path == tmp_path / "page.html"


@pytest.mark.parametrize(
    ("source", "options", "complaint"),
    [
        (
            3,
            {},
            "html() needs a Lagrangian, an Ode, a Model, the name of a gallery system, a run, results of an",
        ),
        ("pendulumm", {}, "Did you mean 'pendulum'?"),
        ("pendulum", {"integrator": "radau5"}, "A page has no 'radau5'"),
        ("double-pendulum", {"integrator": "yoshida4"}, "needs a constant mass matrix"),
        ("pendulum", {"step": -1}, "step = -1 must be greater than zero"),
        ("pendulum", {"until": 0}, "until = 0 must be greater than zero"),
        ("pendulum", {"start": {"phi": 1}}, "start names 'phi', which pendulum does not have"),
        ("pendulum", {"model": "pendulum"}, "takes a model beside a run only"),
        ("pendulum", {"title": 3}, "The title of a page must be text"),
        ("pendulum", {"control": pe.PID(kp=1.0)}, "No input acts on a coordinate"),
        ("pendularm", {"control": {"u9": 0}}, "control drives 'u9', but the inputs of pendularm are 'u1'"),
    ],
)
def test_what_cannot_be_shown_is_refused(source, options, complaint, tmp_path):
    with pytest.raises(pe.PendulaError) as refusal:
        pe.html(source, tmp_path / "page.html", **options)
    assert complaint in str(refusal.value)
    assert not (tmp_path / "page.html").exists()


def test_a_file_that_cannot_be_written_is_said(tmp_path):
    with pytest.raises(pe.FileError, match="cannot be written"):
        pe.html("pendulum", tmp_path / "nowhere" / "page.html")


def test_a_loaded_run_needs_its_model(tmp_path):
    run = pe.simulate("double-pendulum", until=0.1, step=0.01)
    run.save(tmp_path / "run.npz")
    loaded = replace(pe.load(tmp_path / "run.npz"), key="")  # unknown to the gallery
    with pytest.raises(pe.PendulaError, match=r"give html\(run, path, model\)"):
        pe.html(loaded, tmp_path / "page.html")
    with pytest.raises(pe.PendulaError, match="is not that of the run"):
        pe.html(loaded, tmp_path / "page.html", "pendulum")
    again = pe.html(loaded, tmp_path / "page.html", "double-pendulum").read_text("utf-8")
    assert again == pe.html(run, tmp_path / "other.html").read_text("utf-8")


def test_options_of_live_pages_have_no_meaning_for_runs(tmp_path):
    run = pe.simulate("pendulum", until=0.1, step=0.01)
    with pytest.raises(pe.PendulaError, match="step= has no meaning for a recorded run"):
        pe.html(run, tmp_path / "page.html", step=0.1)


def test_a_system_with_the_name_of_a_gallery_system_is_not_that_system():
    from pendula.viewer.page.live import STEP, UNTIL, Settings, live_page
    from pendula.viewer.page.parts import gallery_entry, title_of

    about, known = pe.gallery.find("henon-heiles"), pe.gallery.henon_heiles()
    own = known.replace(potential=2 * known.potential)
    assert own.name == known.name == about.name
    for system in ("henon-heiles", known):
        model = pe.derive(system)
        assert gallery_entry(model) is about
        assert title_of(model) == about.title
    assert gallery_entry(pe.derive(own)) is None
    assert title_of(pe.derive(own)) == "henon-heiles"
    data, _ = live_page(pe.derive(own), Settings())
    assert (data["step"], data["until"]) == (STEP, UNTIL) != (about.step, about.until)
