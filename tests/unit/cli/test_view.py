"""``pendula view`` and ``pendula pendularm``: pages of systems, of files and of saved runs."""

import json
import math
import re
from pathlib import Path

import pytest

import pendula as pe


@pytest.fixture
def opened(monkeypatch) -> list[str]:
    """Addresses that a browser was asked to open."""
    found: list[str] = []
    monkeypatch.setattr("webbrowser.open", lambda address: found.append(address) or True)
    return found


@pytest.fixture
def folder(tmp_path, monkeypatch) -> Path:
    monkeypatch.chdir(tmp_path)
    return tmp_path


def data_of(page: Path) -> dict:
    """What a page was written with."""
    found = re.search(
        r'<script type="application/json" id="pendula-data">(.*?)</script>', page.read_text("utf-8")
    )
    assert found is not None
    return json.loads(found[1])


def values(data: dict) -> dict[str, float]:
    return {parameter["name"]: parameter["value"] for parameter in data["parameters"]}


def test_a_system_is_opened(pendula, opened):
    code, out, err = pendula("view", "pendulum")
    assert (code, err) == (0, "")
    (address,) = opened
    page = Path(address.removeprefix("file://"))
    assert out == f"Written as {page}.\n"
    data = data_of(page)
    assert (data["mode"], data["name"]) == ("live", "pendulum")
    assert data["step"] == pe.gallery.find("pendulum").step


def test_a_large_system_is_replayed(pendula, opened, monkeypatch):
    """One that a page would take minutes to be written for, such as a chain of 100 links."""
    monkeypatch.setattr("pendula.cli.view.MOST_VELOCITIES", 1)
    code, out, err = pendula("view", "double-pendulum", "--start", "theta1=0.5")
    assert (code, err) == (0, "")
    assert "double-pendulum has 2 velocities: the page replays a run of it." in " ".join(out.split())
    data = data_of(Path(opened[0].removeprefix("file://")))
    assert data["mode"] == "replay"
    assert data["start"]["q"][0] == 0.5
    assert data["until"] == pe.gallery.find("double-pendulum").until


ROBOT = """<robot name="swing"><link name="a"/><link name="b">
<inertial><origin xyz="0 0 -1"/><mass value="1"/><inertia ixx="1" iyy="1" izz="1"/></inertial></link>
<joint name="j" type="continuous"><parent link="a"/><child link="b"/><axis xyz="0 1 0"/></joint></robot>"""


def test_a_robot_file_has_a_servo_unless_it_shall_have_none(pendula, folder, opened):
    (folder / "robot.urdf").write_text(ROBOT, "utf-8")
    words = ("view", "robot.urdf", "--output", "it.html", "--no-open")
    code, out, err = pendula(*words, "--start", "j=0.5")
    assert (code, err) == (0, "")
    assert out == "A servo holds every joint where it starts.\nWritten as it.html.\n"
    data = data_of(folder / "it.html")
    assert (data["title"], data["servo"]["poses"], values(data)["j_desired"]) == ("swing", True, 0.5)
    assert pendula(*words, "--control", "none")[0] == 0
    assert "servo" not in data_of(folder / "it.html")
    code, _, err = pendula(*words, "--control", "servo", "--limit", "3")
    assert code == 2
    assert "--limit is for other controllers" in err


def test_a_robot_starts_within_its_limits_unless_told_otherwise(pendula, folder, opened):
    limited = ROBOT.replace(
        'type="continuous">', 'type="revolute"><limit lower="-3" upper="-1" effort="1" velocity="1"/>'
    )
    (folder / "robot.urdf").write_text(limited, "utf-8")
    words = ("view", "robot.urdf", "--output", "it.html", "--no-open")
    out = pendula(*words)[1]
    assert "Joints whose start was beyond their limits start between them: j." in " ".join(out.split())
    data = data_of(folder / "it.html")
    assert (data["start"]["q"], values(data)["j_desired"]) == ([-2.0], -2.0)
    assert "limits" not in pendula(*words, "--start", "j=0.5")[1]
    assert data_of(folder / "it.html")["start"]["q"] == [0.5]


def test_what_it_begins_with_can_be_chosen(pendula, folder, opened):
    words = ("--set", "l=0.7", "--start", "theta=0.3", "--step", "0.02", "--integrator", "verlet")
    code, out, _ = pendula("view", "pendulum", *words, "--output", "it.html", "--no-open")
    assert (code, out, opened) == (0, "Written as it.html.\n", [])
    data = data_of(folder / "it.html")
    assert values(data)["l"] == 0.7
    assert data["start"]["q"] == [0.3]
    assert (data["step"], data["integrator"]) == (0.02, "verlet")


def test_a_controller_runs_in_the_page(pendula, folder, opened):
    words = ("--control", "swing-up", "--at", "theta=3.14159265", "--limit", "40", "--start", "theta=0.1")
    code, out, err = pendula("view", "cart-pole", *words, "--output", "it.html", "--no-open")
    assert (code, err) == (0, "")
    assert "It is swung up by its energy. An LQR holds it at" in " ".join(out.split())
    data = data_of(folder / "it.html")
    assert [signal["name"] for signal in data["servo"]["signals"]] == ["u_demand", "acting"]
    assert values(data)["u_limit"] == 40
    assert data["start"]["q"] == [0.0, 0.1]
    held = ("--control", "lqr", "--every", "0.02")
    assert pendula("view", "cart-pole", *held, "--output", "held.html", "--no-open")[0] == 0
    servo = data_of(folder / "held.html")["servo"]
    assert (servo["mode"], servo["sampled"]) == ("sampled", 0.02)


def test_a_file_is_a_system_too(pendula, folder, opened):
    assert pendula("new", "mine.py")[0] == 0
    assert pendula("view", "mine.py", "--output", "it.html", "--no-open")[0] == 0
    assert data_of(folder / "it.html")["mode"] == "live"


def test_a_saved_run_is_replayed(pendula, folder, opened):
    run = pe.simulate("pendulum", until=1.0, step=0.01)
    run.save(folder / "my.run")
    assert pendula("view", "my.run", "--output", "it.html")[0] == 0
    assert opened == [(folder / "it.html").as_uri()]
    data = data_of(folder / "it.html")
    assert (data["mode"], data["name"]) == ("replay", "pendulum")
    assert data["run"]["outcome"] == str(run.outcome)


def test_a_run_of_an_unknown_system_needs_its_file(pendula, refusal, folder, opened):
    assert pendula("new", "mine.py")[0] == 0
    assert pendula("run", "mine.py", "--until", "1", "--save", "mine.run")[0] == 0
    assert "name its system with --system FILE.py" in refusal("view", "mine.run")
    assert pendula("view", "mine.run", "--system", "mine.py", "--output", "it.html")[0] == 0
    assert data_of(folder / "it.html")["mode"] == "replay"


def test_without_a_browser_it_says_so(pendula, folder, monkeypatch):
    monkeypatch.setattr("webbrowser.open", lambda _: False)
    _, out, _ = pendula("view", "pendulum", "--output", "it.html")
    assert out.startswith("Written as it.html.\nNo browser could be opened here")


def test_an_arm_begins_as_in_the_notes(pendula, folder, opened):
    assert pendula("pendularm", "--output", "arm.html", "--no-open")[0] == 0
    data = data_of(folder / "arm.html")
    assert (data["step"], data["integrator"]) == (0.05, "velocity-verlet")
    assert data["pendularm"]["links"] == 1
    known = values(data)
    assert (known["theta1_kp"], known["theta1_ki"], known["theta1_kd"]) == (1500, 150, 15)
    assert known["theta1_desired"] == -math.pi / 2.5
    assert (known["m"], known["l"]) == (2, 2)
    assert data["servo"]["on"]


def test_an_arm_of_two_links(pendula, folder, opened):
    assert pendula("pendularm", "--links", "2", "--output", "arm.html", "--no-open")[0] == 0
    data = data_of(folder / "arm.html")
    assert (data["step"], data["integrator"]) == (0.05, "rk4")
    assert [values(data)[f"theta{i}_desired"] for i in (1, 2)] == [-1.46, 1.84]
    assert len(data["coordinates"]) == data["pendularm"]["links"] == 2


def test_an_arm_of_ones_own(pendula, folder, opened):
    words = (
        "--links",
        "3",
        "--kp",
        "900",
        "--desired",
        "-1",
        "0.5",
        "0",
        "--set",
        "g=1.62",
        "--start",
        "theta2=1",
    )
    assert pendula("pendularm", *words, "--output", "arm.html")[0] == 0
    data = data_of(folder / "arm.html")
    known = values(data)
    assert (known["theta3_kp"], known["theta1_desired"], known["g"]) == (900, -1, 1.62)
    assert data["start"]["q"][1] == 1
    assert opened == [(folder / "arm.html").as_uri()]


@pytest.mark.parametrize("links", [1, 2, 3, 6, 10])
def test_arms_of_any_length_stay_up_with_the_usual_step(links):
    from pendula.cli import pendularm

    desired = pendularm.DESIRED_ALONE if links == 1 else (*pendularm.DESIRED, *[0.0] * (links - 2))
    servo = pe.PID(pendularm.KP, pendularm.KI, pendularm.KD, desired=list(desired))
    arm = pe.derive(pe.gallery.pendularm(links)).with_control(servo)
    step = pendularm.STEP if links <= 2 else pendularm.STEP_OF_MANY
    method = "velocity-verlet" if links == 1 else "rk4"
    run = pe.simulate(arm, until=20.0, step=step, integrator=method)
    assert run.outcome.ok
    # The arms of one and two links arrive; longer ones with these gains still swing.
    if links <= 2:
        assert run.q[-1] == pytest.approx(desired, abs=0.02)


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (["view", "nothing"], "The gallery has no system 'nothing'"),
        (["view", "pendulum", "--output", "it.txt"], "it.txt needs the suffix .html"),
        (["view", "pendulum", "--output", "no/it.html"], "there is no folder no"),
        (["view", "pendulum", "--set", "q=1"], "'q' is not a parameter of pendulum"),
        (["view", "pendulum", "--system", "pendulum"], "--system names the system of a saved run"),
        (["view", "my.run", "--step", "0.1"], "--step is for simulating, but my.run is a run already"),
        (["view", "my.run", "--control", "lqr"], "--control is for simulating, but my.run is a run already"),
        (["view", "cart-pole", "--limit", "3"], "--limit is for a controller: add --control lqr"),
        (["pendularm", "--links", "0"], "'0' is not a whole number from 1 on"),
        (["pendularm", "--links", "99"], "--links goes up to 40"),
        (["pendularm", "--desired", "1", "2"], "--desired needs an angle for each joint"),
        (["pendularm", "--set", "links=2"], "given as --links N"),
        (["pendularm", "--kp", "-1"], "kp"),
    ],
)
def test_mistakes_are_named(refusal, folder, opened, words, sentence):
    pe.simulate("pendulum", until=0.1, step=0.01).save(folder / "my.run")
    assert sentence in refusal(*words)
    assert opened == []


def test_a_saved_run_of_another_system_with_a_known_name_is_told_apart(pendula, folder, opened):
    known = pe.gallery.pendulum()
    own = known.replace(potential=2 * known.potential)
    pe.simulate(own, until=0.1, step=0.01).save("own.npz")
    code, _, err = pendula("view", "own.npz", "--output", "it.html", "--no-open")
    assert code != 0
    assert "a run of another system called pendulum than that of 'pendula list'" in " ".join(err.split())
    Path("own.py").write_text(
        "import pendula as pe\nknown = pe.gallery.pendulum()\n"
        "system = known.replace(potential=2 * known.potential)\n"
    )
    words = ("--system", "own.py", "--output", "it.html", "--no-open")
    assert pendula("view", "own.npz", *words)[0] == 0
