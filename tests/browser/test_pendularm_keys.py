"""Every key of the course's arms, their screen text, and where the servo takes them.

The text is that of the notes: "System", "Servo", "Pendulum", "Keys"; the one-link arm settles at −π/2.5 with
u = m g l sin θ = −37.32 N m, the arm with two links holds (−1.46, 1.84).
"""

import math

import pytest
from tests.browser.watching import player, ready, until

from pendula.cli.pendularm import write

pytestmark = pytest.mark.slow

TURN = 0.05  # rad, what a key adds to a desired angle
PUSH = 50.0  # N m

ONE_LINK = """\
System
t = 162.00 dt = 0.05
integrator = velocity verlet
x = -1.26
x_desired = -1.26
Servo: active
u = -37.32
kp = 1500.00
kd = 15.00
ki = 150.00
Pendulum
mass = 2.00
length = 2.00
gravity = 9.81
Keys
[0-4] - select integrator
a/d - apply user force
q/e - adjust desired angle
c - toggle servo
s - disable servo
"""
TWO_LINKS = """\
integrator = runge-kutta
x1 = -1.46
x2 = 1.84
x1_desired = -1.46
x2_desired = 1.84
a/d - apply user force
1/2 - adjust desired angle 1
3/4 - adjust desired angle 2
c/x - toggle servo
s - disable servo
"""


@pytest.fixture(scope="module")
def files(tmp_path_factory):
    folder = tmp_path_factory.mktemp("arms")
    for links in (1, 2, 3):
        write(folder / f"{links}.html", links=links)
    return folder


@pytest.fixture
def arm(open_page, files):
    """Opens the arm with some links, and stops it, for it runs as soon as it is opened."""

    def opened(links: int, **options):
        page = ready(open_page(files / f"{links}.html", **options))
        page.keyboard.press("Space")
        page.keyboard.press("r")
        assert player(page, "p.t") == 0
        return page

    return opened


def text(page) -> str:
    page.wait_for_timeout(120)  # texts are renewed some times a second
    return page.locator(".screen-text").inner_text()


def desired(page) -> list[float]:
    return player(page, "p.data.servo.desired.map((name) => p.parameter(name))")


def test_an_arm_runs_as_soon_as_it_is_opened(open_page, files):
    page = ready(open_page(files / "1.html"))
    until(page, "window.pendula.player.t > 0.2")


def test_whoever_wants_less_motion_starts_it_by_hand(open_page, files):
    page = ready(open_page(files / "1.html", reduced_motion="reduce"))
    page.wait_for_timeout(200)
    assert player(page, "p.t") == 0


@pytest.mark.parametrize(
    ("key", "name", "said"),
    [
        ("0", "none", "none"),
        ("1", "euler", "euler"),
        ("2", "verlet", "verlet"),
        ("3", "velocity-verlet", "velocity verlet"),
        ("4", "rk4", "runge-kutta"),
    ],
)
def test_digits_choose_the_integrator_of_one_link(arm, key, name, said):
    page = arm(1)
    page.keyboard.press("1" if key != "1" else "4")
    page.keyboard.press(key)
    assert player(page, "p.integrator") == name
    assert f"integrator = {said}\n" in text(page)
    assert page.locator("[data-menu=integrator]").input_value() == name


@pytest.mark.parametrize("links", [1, 2])
def test_a_and_d_push_from_press_to_release(arm, links):
    page = arm(links)
    page.keyboard.press("s")
    push = "p.u[p.data.inputs.findIndex((input) => input.kind === 'push')]"
    for key, sign in (("a", -1), ("d", 1)):
        page.keyboard.down(key)
        assert player(page, push) == sign * PUSH
        page.keyboard.down(key)  # the keyboard repeats
        assert player(page, push) == sign * PUSH
        page.keyboard.up(key)
        assert player(page, push) == 0
    page.keyboard.down("d")
    page.evaluate("window.dispatchEvent(new Event('blur'))")
    assert player(page, push) == 0


def test_a_push_moves_the_arm(arm):
    page = arm(1)
    page.keyboard.press("s")
    page.evaluate("window.pendula.page.session.setStart('q', 0, 0)")
    page.keyboard.press("Space")
    page.keyboard.down("d")
    until(page, "window.pendula.player.y[0] > 0.2")
    page.keyboard.up("d")


def test_q_and_e_move_the_desired_angle_of_one_link(arm):
    page = arm(1)
    assert desired(page) == pytest.approx([-math.pi / 2.5])
    page.keyboard.press("e")
    assert desired(page) == pytest.approx([-math.pi / 2.5 + TURN])
    page.keyboard.press("q")
    page.keyboard.press("q")
    assert desired(page) == pytest.approx([-math.pi / 2.5 - TURN])
    assert "x_desired = -1.31\n" in text(page)
    assert float(page.locator("[data-number=theta1_desired]").input_value()) == pytest.approx(
        -1.3066, abs=1e-4
    )


@pytest.mark.parametrize(
    ("links", "key", "joint", "sign"),
    [(2, "1", 0, -1), (2, "2", 0, 1), (2, "3", 1, -1), (2, "4", 1, 1), (3, "5", 2, -1), (3, "6", 2, 1)],
)
def test_digits_move_the_desired_angles_of_several_links(arm, links, key, joint, sign):
    page = arm(links)
    before = desired(page)
    page.keyboard.press(key)
    before[joint] += sign * TURN
    assert desired(page) == pytest.approx(before)
    assert f"x{joint + 1}_desired = {before[joint]:.2f}" in text(page)


@pytest.mark.parametrize(("links", "key"), [(1, "c"), (1, "x"), (2, "c"), (2, "x")])
def test_keys_toggle_the_servo_once_a_press(arm, links, key):
    page = arm(links)
    assert player(page, "p.servoMode") == "continuous"
    assert "Servo: active" in text(page)
    page.keyboard.down(key)
    page.keyboard.down(key)  # the keyboard repeats; it is still one press
    page.keyboard.up(key)
    assert player(page, "p.servoMode") == "off"
    assert "Servo: disabled" in text(page)
    page.keyboard.press(key)
    assert player(page, "p.servoMode") == "continuous"


@pytest.mark.parametrize("links", [1, 2])
def test_s_disables_the_servo(arm, links):
    page = arm(links)
    for _ in range(2):
        page.keyboard.press("s")
        assert player(page, "p.servoMode") == "off"


def test_letters_in_capitals_are_the_same_keys(arm):
    page = arm(1)
    page.keyboard.press("C")
    assert player(page, "p.servoMode") == "off"


def test_a_and_d_push_both_joints_of_two_links_and_u_includes_it(arm):
    page = arm(2)
    page.keyboard.press("s")
    page.keyboard.down("d")
    pushes = "p.data.inputs.flatMap((input, i) => (input.kind === 'push' ? [p.u[i]] : []))"
    assert player(page, pushes) == [PUSH, PUSH]
    shown = text(page)
    assert "u1 = 50.00\n" in shown
    assert "u2 = 50.00\n" in shown
    page.keyboard.up("d")
    assert player(page, pushes) == [0, 0]


def test_a_tap_shorter_than_a_step_still_pushes_and_buttons_are_keys_for_fingers(arm):
    page = arm(1, viewport={"width": 390, "height": 844}, has_touch=True, is_mobile=True)
    page.keyboard.press("s")
    page.evaluate("window.pendula.page.session.setStart('q', 0, 0)")
    page.keyboard.press("Space")
    # Down and up within one task: no picture and no step comes between.
    page.evaluate("""() => {
      for (const kind of ['keydown', 'keyup']) window.dispatchEvent(new KeyboardEvent(kind, { key: 'd' }));
    }""")
    until(page, "Math.abs(window.pendula.player.y[1]) > 1e-3")
    until(page, "window.pendula.player.u.every((u) => u === 0)")
    button = page.locator(".arm-buttons [data-key=c]")
    assert button.is_visible()
    button.tap()
    assert player(page, "p.servoMode") == "continuous"
    # With the servo on, a faint arm stands where it should go.
    until(page, "window.pendula.page.theatre.stage.desired !== null")
    page.keyboard.press("s")
    until(page, "window.pendula.page.theatre.stage.desired === null")
    titles = page.locator(".chart").first.locator("select option").all_inner_texts()
    assert "Errors" in titles
    assert page.locator(".chart h2", has_text="Inputs").count() == 1


def test_keys_stay_with_the_field_that_is_typed_in(arm):
    page = arm(1)
    page.locator("[data-number=theta1_kp]").focus()
    for key in ("1", "e", "c", "s", "a"):
        page.keyboard.press(key)
    assert player(page, "p.integrator") == "velocity-verlet"
    assert player(page, "p.servoMode") == "continuous"
    assert desired(page) == pytest.approx([-math.pi / 2.5])


def let_run(page, seconds: float) -> None:
    """Moves the arm on to an instant without waiting for it."""
    page.evaluate(
        """(end) => {
          const { player, page } = window.pendula;
          while (player.t < end - 1e-9 && !player.outcome) player.advance(end - player.t, 100);
          page.invalidate();
        }""",
        seconds,
    )


def test_one_link_settles_as_in_the_notes(arm):
    page = arm(1)
    let_run(page, 162.0)
    shown = text(page)
    for line in ONE_LINK.splitlines():
        assert f"{line}\n" in f"{shown}\n", line
    assert "x_dot = 0.00" in shown or "x_dot = -0.00" in shown


def test_sampled_and_held_the_same_law_is_unstable(arm):
    page = arm(1)
    page.locator("[data-servo=sampled]").check(force=True)
    assert player(page, "p.servoMode") == "sampled"
    page.evaluate("window.pendula.page.session.setStart('q', 0, -Math.PI / 2.5 + 0.01)")
    page.evaluate("() => { for (let k = 0; k < 80; k++) window.pendula.player.single(); }")
    # The linear loop's step matrix has determinant 1.14: an error of 0.01 rad grows like 1.07 a step.
    assert abs(player(page, "p.y[0]") + math.pi / 2.5) + abs(player(page, "p.y[1]")) > 0.5
    assert "Servo: active, sampled" in text(page)


def test_two_links_hold_what_the_notes_show(arm):
    page = arm(2)
    let_run(page, 60.0)
    shown = text(page)
    for line in TWO_LINKS.splitlines():
        assert f"{line}\n" in f"{shown}\n", line


@pytest.mark.parametrize("links", [1, 2])
def test_help_lists_every_key(arm, links):
    page = arm(links)
    page.keyboard.press("?")
    listed = set(page.get_by_role("dialog").locator("kbd").all_inner_texts())
    keys = set("01234adqecxs.r?") if links == 1 else set("1234adcxs.r?")
    assert keys | {"space"} <= listed


def test_the_page_fits_a_phone(arm):
    page = arm(2, viewport={"width": 360, "height": 740}, has_touch=True, is_mobile=True)
    assert page.evaluate("document.documentElement.scrollWidth") <= 360
    assert page.locator(".screen-text").is_visible()
