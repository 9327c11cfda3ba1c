"""How pages of gallery systems begin: names that the systems have, hints, and what parameters mean."""

import json
import re

import pytest

import pendula as pe
from pendula.gallery import find
from pendula.viewer.page.gallery_views import INTEGRATORS, VIEWS, meanings_of, view_of
from pendula.viewer.page.methods import find_method
from pendula.viewer.page.parts import drawing_of

KEYS = {"look", "frame", "speed", "memory", "plane", "section", "plot", "rivals", "floor"}


@pytest.mark.parametrize("name", sorted(VIEWS))
def test_views_name_what_the_system_has(name):
    view, model = VIEWS[name], pe.derive(name)
    assert set(view) <= KEYS
    entries = {*model.coordinates, *model.velocities, *model.states}
    assert set(view.get("plane", ())) <= entries
    assert set(view.get("plot", ())) <= entries | set(model.constraints) | set(model.inputs)
    section = view.get("section", {})
    assert {section[key] for key in ("through",) if key in section} <= entries
    assert {section[key] for key in ("period",) if key in section} <= set(model.parameters)
    for rival in view.get("rivals", ()):
        assert find_method(rival) is not None
    assert all(view.get(key, 1.0) > 0 for key in ("speed", "memory"))


def test_integrators_of_hints_are_known():
    for name, integrator in INTEGRATORS.items():
        assert find(name)
        assert find_method(integrator) is not None


def test_a_page_tells_what_to_watch_and_what_parameters_mean(tmp_path):
    text = pe.html("kapitza-pendulum", tmp_path / "page.html").read_text("utf-8")
    found = re.search(r'id="pendula-data">(.*?)</script>', text)
    assert found is not None
    data = json.loads(found[1])
    assert data["watch"] == find("kapitza-pendulum").watch
    assert data["view"] == VIEWS["kapitza-pendulum"]
    meanings = {p["name"]: p["meaning"] for p in data["parameters"]}
    assert meanings["w"] == "angular frequency of the pivot, rad/s"
    assert meanings["l"].startswith("length of the rod, m")
    assert "font-src data:" in text


def test_a_system_that_is_not_the_gallery_s_own_has_neither():
    x = pe.coordinates("x")
    m = pe.parameters(m=2.0)
    mine = pe.derive(pe.Lagrangian(x, kinetic=m * x.dot**2 / 2, potential=0, name="pendulum"))
    assert view_of(mine) == {}
    assert meanings_of(mine) == {}


def test_brackets_keep_their_size_around_letters_and_functions_stand_off():
    from sympy import Symbol, sin

    from pendula.viewer.page.mathml import printer

    x, y = Symbol("x"), Symbol("y")
    flat, tall = printer()(y * sin(x)), printer()(sin(x / y))
    assert '<mo stretchy="false">(</mo><mi>x</mi><mo stretchy="false">)</mo>' in flat
    assert '<mspace width="0.17em"/><mrow><mi>sin</mi>' in flat
    assert "<mo>(</mo><mrow><mfrac>" in tall


@pytest.mark.parametrize(("name", "grounded"), [("four-bar", True), ("tumbling-racket", False)])
def test_there_is_ground_below_what_is_held(name, grounded):
    assert drawing_of(pe.derive(name))["grounded"] is grounded


def test_balls_of_bodies_show_how_they_turn():
    balls = [shape for shape in drawing_of(pe.derive("rolling-ball"))["shapes"] if shape["kind"] == "sphere"]
    assert all("rotation" in ball["vectors"] for ball in balls)
    assert balls


def test_trees_that_touch_have_no_live_page(tmp_path):
    with pytest.raises(pe.PendulaError, match=r"free bodies, without joints; simulate it and show the run"):
        pe.html("gripper", tmp_path / "page.html")
