"""The page of two shapes: the same distances as Python's, hands and numbers that move them."""

from itertools import combinations_with_replacement

import numpy as np
import pytest
from scipy.spatial.transform import Rotation
from tests.browser.watching import ready, until
from tests.random_shapes import KINDS, random_pose, random_shape

import pendula as pe
from pendula.viewer.page.shapes import shapes_page

pytestmark = pytest.mark.slow
BOX, ROD = pe.Box((1, 1, 1), pose=(0, 0, 2)), pe.Cylinder(0.5, 2.0)


@pytest.fixture
def page(open_page, tmp_path):
    path = pe.html((BOX, ROD), tmp_path / "shapes.html")
    return ready(open_page(path, viewport={"width": 1120, "height": 600}))


def found(page):
    """Where the bodies are, and the nearest points that are shown."""
    return page.evaluate("""() => {
      const { stage, closest } = window.pendula.page;
      return { ...closest, places: stage.bodies.map((body) => [...body.position, ...body.quaternion]) };
    }""")


def shown(page) -> dict[str, str]:
    rows = (
        "[...document.querySelectorAll('.facts dt')].map((e) => [e.textContent, e.nextSibling.textContent])"
    )
    return dict(page.evaluate(rows))


def placed(number: int, seven: list[float]):
    """The page's body as a shape, by its position and quaternion, whose scalar is last."""
    pose = pe.Pose(seven[:3], Rotation.from_quat(seven[3:]))
    return pe.Box((1, 1, 1), pose=pose) if number == 0 else pe.Cylinder(0.5, 2.0, pose=pose)


def assert_as_python_finds(page) -> None:
    there = found(page)
    here = pe.closest(*(placed(k, seven) for k, seven in enumerate(there["places"])))
    assert there["distance"] == pytest.approx(here.distance, abs=1e-9)
    assert there["normal"] == pytest.approx(here.normal, abs=1e-6)


def random_pairs():
    rng = np.random.default_rng(5)
    for kinds in combinations_with_replacement(KINDS, 2):
        for spread in (0.3, 1.0, 2.0):
            yield tuple(random_shape(kind, rng, random_pose(rng, spread)) for kind in kinds)
    for kind in KINDS:
        pair = random_shape(kind, rng), pe.Plane(pose=random_pose(rng))
        yield pair
        yield pair[::-1]


def test_distances_are_those_of_python(page):
    pairs = list(random_pairs())
    given = [shapes_page(pair)["bodies"] for pair in pairs]
    answers = page.evaluate("(all) => all.map((bodies) => window.pendula.page.stage.measure(bodies))", given)
    overlapping = 0
    for (a, b), there in zip(pairs, answers, strict=True):
        here = pe.closest(a, b)
        overlapping += here.distance < 0
        # Bounds from both sides end at 1e-12 here, at 1e-13 in Python.
        assert there["distance"] == pytest.approx(here.distance, abs=1e-9), (a, b)
        apart = np.subtract(there["pointA"], there["pointB"])
        assert apart == pytest.approx(there["distance"] * np.array(there["normal"]), abs=1e-12)
        if there["distance"] > 0:
            assert there["normal"] == pytest.approx(here.normal, abs=1e-4)
    assert 30 < overlapping < len(pairs) - 30


def over(z, axes="x", angles=0.0):
    return pe.Pose((0, 0, z), Rotation.from_euler(axes, angles))


QUARTER = np.pi / 4
MEETING = {
    "face and plane": (pe.Box((1, 1, 1), pose=over(1)), pe.Plane()),
    "corner and plane": (pe.Box((1, 1, 1), pose=over(2, "xy", [QUARTER, np.arctan(0.5**0.5)])), pe.Plane()),
    "edge and face": (pe.Box((1, 1, 1), pose=over(2, "x", QUARTER)), pe.Box((3, 3, 1))),
    "side and plane": (pe.Cylinder(0.5, 1, pose=over(1, "x", 2 * QUARTER)), pe.Plane()),
    "rim and plane": (pe.Cylinder(0.5, 1, pose=over(1, "x", 0.3)), pe.Plane()),
    "end face and face": (pe.Cylinder(0.5, 1, pose=over(2)), pe.Box((3, 3, 1))),
    "tip and surface": (pe.Cone(0.5, 1, pose=over(2, "x", 4 * QUARTER)), pe.Ellipsoid((1, 2, 1))),
    "round surface and plane": (pe.Sphere(1, pose=over(2)), pe.Plane()),
}


def test_what_meets_has_the_name_that_everybody_gives_it(page):
    given = [shapes_page(pair)["bodies"] for pair in MEETING.values()]
    answers = page.evaluate("(all) => all.map((bodies) => window.pendula.page.stage.measure(bodies))", given)
    for words, there in zip(MEETING, answers, strict=True):
        assert " and ".join(feature["name"] for feature in there["features"]) == words


def test_numbers_move_and_turn_a_shape(page):
    assert shown(page)["distance"] == "0.5 m"
    for name, value in {"a z": "1.8", "a about x": "45", "b y": "0.25"}.items():
        field = page.locator(f"[data-number='{name}']")
        field.fill(value)
        field.press("Enter")
    until(page, "Math.abs(window.pendula.page.stage.bodies[1].position.y - 0.25) < 1e-12")
    until(page, f"Math.abs(window.pendula.page.closest.distance - {1.8 - 0.5**0.5 - 1}) < 1e-9")
    assert_as_python_finds(page)
    assert shown(page)["what meets"] == "edge and end face"
    page.get_by_label("Back to the start").click()
    until(page, "Math.abs(window.pendula.page.closest.distance - 0.5) < 1e-12")


def drag(page, point, way, keys=()):
    """A hand that goes from a point of the scene so many pixels across the canvas."""
    at = page.evaluate("(point) => window.pendula.page.stage.screenOf(point)", point)
    box = page.locator("canvas").bounding_box()
    x, y = box["x"] + at["x"], box["y"] + at["y"]
    for key in keys:
        page.keyboard.down(key)
    page.mouse.move(x, y)
    page.mouse.down()
    page.mouse.move(x + way[0], y + way[1], steps=2)
    page.mouse.up()
    for key in keys:
        page.keyboard.up(key)
    frames = page.evaluate("window.pendula.page.frames")
    page.evaluate("window.pendula.page.invalidate()")
    until(page, f"window.pendula.page.frames > {frames}")


def test_hands_move_and_turn_a_shape(page):
    before = found(page)["places"]
    drag(page, [0, 0, 2], (0, 120))
    moved = found(page)["places"]
    assert moved[0][2] < before[0][2] - 0.1
    assert moved[0][3:] == before[0][3:]
    assert moved[1] == before[1]
    assert_as_python_finds(page)
    drag(page, moved[0][:3], (60, 30), ["Shift"])
    turned = found(page)["places"]
    assert turned[0][:3] == moved[0][:3]
    assert abs(turned[0][6]) < 0.999
    assert_as_python_finds(page)
    # Beside the shapes a hand turns the view.
    seen = page.evaluate("window.pendula.page.stage.screenOf([0, 0, 0])")
    drag(page, [2.2, 0, 2], (80, 0))
    assert found(page)["places"] == turned
    assert page.evaluate("window.pendula.page.stage.screenOf([1, 0, 0])") != seen
