"""Robots from files in a live page: sliders put frames where Pinocchio has them, and time keeps up.

Digits: Pinocchio 4.1.0 (forwardKinematics, updateFramePlacements) on the files in ``tests/reference/robots``,
printed with 12 decimals, hence 1e-11.
"""

from pathlib import Path

import pytest
from tests.browser.watching import player, ready, until

import pendula as pe
from pendula.viewer.page.marks import welded_bodies

pytestmark = pytest.mark.slow

HERE = Path(__file__).parents[1] / "reference" / "robots"
POSES = {
    "ur5": (
        [0.3, -0.8, 1.1, 0.4, -0.6, 0.2],
        {
            "shoulder_link": (0.0, 0.0, 0.089159),
            "upper_arm_link": (-0.040146420075, 0.129782462048, 0.089159),
            "forearm_link": (0.278102818866, 0.102932321359, 0.394035338634),
            "wrist_1_link": (0.63609676634, 0.213672826453, 0.278117537573),
            "wrist_2_link": (0.608613387121, 0.302519119942, 0.278117537573),
            "wrist_3_link": (0.550361549716, 0.284499715026, 0.205725224546),
            "tool0": (0.496333472405, 0.338887601521, 0.235662069149),
        },
    ),
    "panda": (
        [0.3, -0.8, 1.1, 0.4, -0.6, 0.2, 0.5, 0.02],
        {
            "panda_link3": (-0.216559997989, -0.066989857593, 0.553159320154),
            "panda_link4": (-0.213380533738, 0.010955666298, 0.580003990246),
            "panda_link5": (-0.442442638423, -0.270286899654, 0.730653986244),
            "panda_link7": (-0.434795991556, -0.236232918701, 0.811436751565),
            "panda_hand": (-0.362358730616, -0.166353633741, 0.775122446381),
            "panda_leftfinger": (-0.308307852474, -0.138527341899, 0.76440983445),
            "panda_rightfinger": (-0.337337907097, -0.117900481813, 0.746194770036),
        },
    ),
}
POSITIONS = """(() => {
  const out = new Float64Array(10000);
  globalThis.pendulaSystem.positions(p.t, p.y, p.u, p.p, new Float64Array(0), out);
  const { shapes, points } = window.pendula.data;
  return shapes.filter((shape) => shape.group === "frames").map((shape) => {
    const { offset, dimension } = points[Object.values(shape.points)[0]];
    return Array.from(out.subarray(offset, offset + dimension));
  });
})()"""


@pytest.fixture(scope="module", params=POSES)
def written(request, tmp_path_factory):
    robot = pe.read_urdf(HERE / f"{request.param}.urdf")
    path = tmp_path_factory.mktemp("robot") / f"{request.param}.html"
    return request.param, robot, pe.html(robot, path, control=pe.joint_servo(robot))


@pytest.fixture
def page(open_page, written):
    return ready(open_page(written[2], viewport={"width": 1400, "height": 1000}))


def test_sliders_put_frames_where_they_are(page, written):
    name, robot, _ = written
    pose, expected = POSES[name]
    for coordinate, value in zip(robot.coordinates, pose, strict=True):
        field = page.locator(f"[data-number='{coordinate.name}_desired']")
        field.fill(str(value))
        field.press("Enter")
    assert player(page, "Array.from(p.y)")[: len(pose)] == pose
    names = [body.name for body in robot.bodies if body.name not in welded_bodies(robot)]
    found = dict(zip(names, player(page, POSITIONS), strict=True))
    for body, place in expected.items():
        assert found[body] == pytest.approx(place, abs=1e-11)


def test_the_servo_moves_it_in_real_time(page, written):
    """A second of physics takes the engine less than a quarter of one, next to what else the machine does."""
    _, robot, _ = written
    first = robot.coordinates[0].name
    field = page.locator(f"[data-number='{first}_desired']")
    page.keyboard.press(" ")
    until(page, "window.pendula.player.t > 0.1")
    field.fill("0.5")
    field.press("Enter")
    until(page, "Math.abs(window.pendula.player.y[0] - 0.5) < 0.02")
    field.blur()
    page.keyboard.press(" ")
    spent = player(
        page,
        "(() => { const from = performance.now(); for (let i = 0; i < 1000; i += 1) p.single();"
        " return performance.now() - from; })()",
    )
    assert spent < 250  # milliseconds for a second


def test_values_beyond_the_limits_of_a_joint_are_taken_and_said(page, written):
    _, robot, _ = written
    first = robot.coordinates[0].name
    field = page.locator(f"[data-number='{first}_desired']")
    note = page.locator(".field", has=field).locator(".beyond")
    assert note.is_hidden()
    for value, said in ((9.0, True), (0.5, False)):
        field.fill(str(value))
        field.press("Enter")
        assert player(page, "p.y[0]") == value
        assert note.is_visible() == said
    field.fill("9")
    field.press("Enter")
    assert note.inner_text().startswith("beyond its limits, ")


def test_slow_pictures_do_not_slow_the_motion(page):
    """Four pictures a second, as software draws meshes on a busy machine."""
    moved = player(
        page,
        "(() => { const { session } = window.pendula.page; session.playing = true;"
        " for (let i = 0; i < 4; i += 1) session.frame(0.25); session.playing = false; return p.t; })()",
    )
    assert moved == pytest.approx(1.0, abs=2e-3)  # a step or two
