"""MJCF files with contact=True: ground, friction and who meets whom are MuJoCo's, motions closed forms.

Impacts are plastic: what falls lies still after the step of the impact, off by g h² at most.
"""

import numpy as np
import pytest

import pendula as pe

G, STEP = 9.81, 2e-3
FALL = G * STEP**2
FLOOR = '<geom name="floor" type="plane" size="5 5 0.1" {}/>'
BOX = '<body name="{0}" pos="{1}"><freejoint name="{0}"/><geom type="box" size="0.1 0.1 0.1" {2}/></body>'
NEVER = '<contact><exclude body1="{}" body2="{}"/></contact>'


@pytest.fixture
def load(tmp_path):
    def make(world: str, beside: str = "", contact: bool = True):
        path = tmp_path / "robot.xml"
        path.write_text(f"<mujoco>{beside}<worldbody>{world}</worldbody></mujoco>", "utf-8")
        return pe.load_mjcf(path, contact=contact)

    return make


def box(name: str, z: float, geom: str = "", x: float = 0.0) -> str:
    return BOX.format(name, f"{x} 0 {z}", geom)


def run_of(found, until=1.0, **given):
    return pe.simulate(found.mechanism, until=until, step=STEP, **given)


def test_a_box_falls_on_the_floor_and_stays(load):
    found = load(FLOOR.format("") + box("box", 0.3))
    assert found.notes == ()
    run = run_of(found)
    assert -FALL < run["box_z"][-1] - 0.1 < FALL
    assert run.contacts.at(run.t[-1])["impulse"][:, 2].sum() == pytest.approx(8 * G * STEP, rel=1e-9)


def test_without_contact_it_falls_through_and_a_note_says_so(load, tmp_path):
    found = load(FLOOR.format("") + box("box", 0.3), contact=False)
    assert found.notes == ("Geoms of the world are left out; contact=True makes them the ground.",)
    assert found.mechanism.ground == ()
    assert run_of(found)["box_z"][-1] == pytest.approx(0.3 - G / 2, rel=1e-12)
    with pytest.warns(UserWarning, match="contact=True makes them the ground"):
        pe.read_mjcf(tmp_path / "robot.xml")
    assert pe.read_mjcf(tmp_path / "robot.xml", strict=True, contact=True).ground
    untouched = FLOOR.format('contype="0" conaffinity="0"')
    assert load(untouched + box("box", 0.3), contact=False).notes == ()


@pytest.mark.parametrize("turn", ['euler="0 {} 0"', 'quat="{} 0 {} 0"'])
@pytest.mark.parametrize("angle", [20, 30])
def test_a_box_on_a_slope(load, turn, angle):
    """With μ = 0.5 it stays below 26.6°, above it slides by g (sin α − μ cos α) t²/2, exact in steps."""
    a = np.radians(angle)
    half = f"{np.cos(a / 2):.17g}", f"{np.sin(a / 2):.17g}"
    turn = turn.format(angle) if "euler" in turn else turn.format(*half)
    place = f"{0.1 * np.sin(a):.17g} 0 {0.1 * np.cos(a):.17g}"
    body = BOX.format("box", place, 'friction="0.5"')
    body = body.replace('<body name="box"', f'<body name="box" {turn}')
    run = run_of(load(FLOOR.format(f'{turn} friction="0.5"') + body))
    slid = np.linalg.norm(run.q[-1, :3] - run.q[0, :3])
    assert slid == pytest.approx(max(0.0, G * (np.sin(a) - 0.5 * np.cos(a)) / 2), abs=1e-8)


@pytest.mark.parametrize("joined", [False, True])
def test_excluded_boxes_pass_through_each_other(load, joined):
    """One falls on the other, which lies on the floor; alone, and beside a pendulum."""
    both = FLOOR.format("") + box("low", 0.1) + box("high", 0.5)
    joined = "" if not joined else '<body name="a" pos="3 0 3"><joint name="j"/><geom size="0.1"/></body>'
    met, passed = (load(both + joined, beside) for beside in ("", NEVER.format("low", "high")))
    assert passed.mechanism.pairs == {frozenset(("low", "high")): None}
    assert run_of(met)["high_z"][-1] == pytest.approx(0.3, abs=FALL)
    run = run_of(passed)
    assert run["high_z"][-1] == pytest.approx(0.1, abs=FALL)
    assert run["low_z"][-1] == pytest.approx(0.1, abs=1e-9)
    pushed = {name for row in ("first", "second") for name in run.contacts[row]}
    assert pushed == {"low", "high", "world"}
    assert (run.contacts["second"] == "world").all()


def test_floating_boxes_meet_unless_excluded(load):
    """Without a floor, contact is asked for; equal plastic bodies go on with half the speed."""
    both = box("left", 0.0, x=-0.5) + box("right", 0.0)
    gravity = '<option gravity="0 0 0"/>'
    start, how = {"left_vx": 1.0}, {"contact": "stepping"}
    met, passed = (load(both, gravity + beside) for beside in ("", NEVER.format("right", "left")))
    assert "Nothing of the world can be touched" in met.notes[0]
    assert run_of(met, start=start, **how).v[-1, ::6] == pytest.approx([0.5, 0.5], abs=1e-9)
    assert run_of(passed, start=start, **how).v[-1, ::6] == pytest.approx([1, 0], abs=1e-12)


SLIDING = {
    "the larger one": ('friction="0.1"', 'friction="0.3"', 0.3),
    "of the ground": ('friction="0.4"', 'friction="0"', 0.4),
    "without": ('condim="1"', 'condim="1"', 0.0),
    "of a geom of condim 1 too": ('friction="0.2"', 'friction="0.4" condim="1"', 0.4),
    "of the one with priority": ('friction="0.2" priority="1"', 'friction="0.5"', 0.2),
}


@pytest.mark.parametrize("name", SLIDING)
def test_friction_of_a_pair_is_that_of_mujoco(load, name):
    """A box on a level floor slows down by μ g, exact in steps: v₀ t − μ g t²/2."""
    floor, geom, mu = SLIDING[name]
    run = run_of(load(FLOOR.format(floor) + box("box", 0.1, geom)), start={"box_vx": 3.0}, until=0.5)
    assert run["box_x"][-1] == pytest.approx(1.5 - mu * G / 8, abs=1e-8)


def test_a_ball_rolls_as_condim_says(load):
    """With a moment of ρ N, a ball that rolls slows down by 5 ρ g/(7 r); without, not at all."""
    ball = '<body name="b" pos="0 0 0.1"><freejoint name="b"/><geom size="0.1" {}/></body>'
    for condim, slower in ((3, 0.0), (6, 5 * 0.004 * G / 0.7)):
        geom = f'condim="{condim}" friction="1 0.002 0.004"'
        start = {"b_vx": 1.0, "b_wy": 10.0}
        run = run_of(load(FLOOR.format("") + ball.format(geom)), start=start, until=0.5)
        assert run["b_x"][-1] == pytest.approx(0.5 - slower / 8, abs=1e-5)  # as the page on contact has it


LEG = """<body name="{0}" pos="0 {1} -0.1"><joint name="{0}_roll" axis="1 0 0" damping="1"/>
  <joint name="{0}_pitch" axis="0 1 0" damping="1"/>
  <geom type="capsule" size="0.04" fromto="0 0 0 0 0 -0.4"/>
  <body name="{0}_foot" pos="0 0 -0.4"><joint name="{0}_ankle" axis="0 1 0" range="-30 30" damping="1"/>
    <geom type="box" size="0.1 0.04 0.02" pos="0 0 -0.04" friction="0.8"/></body></body>"""
TRUNK = """<body name="trunk" pos="0 0 0.57"><freejoint name="root"/>
  <geom type="box" size="0.1 0.15 0.12"/>{}</body>"""
WALKER = FLOOR.format("") + TRUNK.format(LEG.format("left", 0.1) + LEG.format("right", -0.1))


def test_a_walker_falls_and_lies_on_the_floor(load):
    """Two joints in a body: the thigh overlaps with the trunk, its parent, and does not meet it."""
    found = load(WALKER)
    never = {pair for pair, material in found.mechanism.pairs.items() if material is None}
    assert never == {frozenset(("trunk", "left")), frozenset(("trunk", "right"))}
    run = run_of(found, start={"root_wy": 1.0}, until=2.0)
    assert run.outcome.reason == "finished"
    assert run["root_z"][-1] < 0.4
    assert run["root_z"].min() > 0.09  # the least that the trunk reaches, and feet below it
    assert run.residuals["penetration"].max() < 1e-3


def test_planes_and_boxes_that_are_fixed_in_the_world(load):
    """A slab of the world, and a plane of a body without joints, lifted."""
    plane = '<geom type="plane" size="1 1 1" euler="0 -90 0"/>'
    shelf = f'<body name="shelf" pos="0 0 1" euler="0 90 0">{plane}</body>'
    run = run_of(load(shelf + box("box", 1.3)))
    assert run["box_z"][-1] == pytest.approx(1.1, abs=FALL)
    slab = '<frame pos="0 0 0.2"><geom type="box" size="1 1 0.1" pos="0 0 0.1"/></frame>'
    run = run_of(load(slab + box("box", 0.6)))
    assert run["box_z"][-1] == pytest.approx(0.5, abs=FALL)


def test_meshes_touch_as_their_hulls(load):
    """An L of two plates lies on its back; one face is missing, which hulls do not mind."""
    mesh = '<asset><mesh name="m" vertex="0 0 0 .2 0 0 0 .2 0 0 0 .2" face="0 2 1 0 1 3 0 3 2"/></asset>'
    body = '<body name="b" pos="0 0 0.1"><freejoint name="b"/><geom type="mesh" mesh="m" mass="1"/></body>'
    found = load(FLOOR.format("") + body, mesh)
    assert [type(shape).__name__ for shape in found.mechanism.bodies[0].collision] == ["Hull"]
    assert run_of(found)["b_z"][-1] == pytest.approx(0, abs=FALL)


ARM = """<body name="base"><geom size="0.1"/>
  <body name="arm" pos="0 0 1"><joint name="j"/><geom size="0.1"/></body></body>"""
MASKED = box("one", 1) + box("two", 2).replace(
    "</body>", '<geom size="0.1" contype="0" conaffinity="2"/></body>'
)
MIXED = MASKED.replace('contype="0" conaffinity="2"', 'friction="0.5"')
NOTED = {
    "what a joint holds": ((ARM,), "'base' and 'arm' do not meet, since a joint or tie connects them"),
    "masks of some geoms": ((MASKED,), "'one' and 'two' meet with all their geoms; in MuJoCo masks keep"),
    "friction of some geoms": (
        (FLOOR.format('friction="0.2"') + MIXED,),
        "'world' and 'two' rub by geometric",
    ),
    "a field": (
        (box("b", 1) + '<geom type="hfield" hfield="f"/>',),
        "line 1: the hfield touches nothing here",
    ),
    "no constraints": (
        (box("b", 1), '<option><flag constraint="disable"/></option>'),
        "contact=True keeps it",
    ),
}


@pytest.mark.parametrize("name", NOTED)
def test_what_differs_is_noted(load, name):
    given, words = NOTED[name]
    assert words in " ".join(load(*given).notes)


@pytest.mark.parametrize("friction", ["-1", "1 1 1 1", "0.5 -0.1"])
def test_friction_that_makes_no_sense_is_refused(load, friction):
    with pytest.raises(
        pe.FileError, match="line 1: 'friction' of <geom> has up to three numbers, none of them"
    ):
        load(FLOOR.format(f'friction="{friction}"') + box("box", 1))
