"""What joints transmit as arrows: the numbers that viewers draw, and what is refused."""

import numpy as np
import pytest

import pendula as pe
from pendula.errors import DescriptionError


def swing() -> pe.Mechanism:
    rods = [
        pe.Body(name, 2.0, (0, 0, -0.5), (0.2, 0.2, 0), shapes=[pe.Sphere(0.1)]) for name in ("one", "two")
    ]
    return pe.Mechanism(
        rods,
        [
            pe.Revolute("pin", "world", "one", axis=(0, 1, 0), pose=(0.2, 0, 1)),
            pe.Revolute("knee", "one", "two", axis=(0, 1, 0), pose=(0, 0, -1)),
        ],
        actuated=(),
        start={"pin": 1.0},
        drawing=[pe.Rod(pe.Point(0, 0, 1), pe.Point(0.4, 0, 1))],
        name="swing",
    )


def test_an_arrow_begins_at_its_joint_and_is_the_force_on_the_child():
    made = pe.draw_reactions(swing())
    assert len(made.drawing) == len(swing().drawing) + 4
    run = pe.simulate(made, until=0.5, step=1e-3)
    from pendula.viewer.scene import scene_of

    scene = scene_of(run, pe.derive(made), 3)
    numbers = dict(enumerate(scene.sizes))
    arrows = [i for i, shape in scene.of_kind(pe.Arrow)]
    assert [type(scene.shapes[i]) for i in arrows] == [pe.Arrow] * 2 + [pe.TorqueArrow] * 2
    for i, joint in zip(arrows, ("pin", "knee") * 2, strict=True):
        wrench = run.reaction(joint)
        vectors = wrench.torque if isinstance(scene.shapes[i], pe.TorqueArrow) else wrench.force
        assert (
            np.abs(numbers[i]["vector"] - vectors[scene.moments] @ scene.view.T).max() < 1e-12
        )  # one kernel
    pin = scene.paths[scene.shapes[arrows[0]].at]
    assert np.abs(pin - scene.view @ [0.2, 0, 1]).max() < 1e-12


def test_some_joints_and_scales():
    made = pe.draw_reactions(swing(), "knee", scale=0.01, torque_scale=0.2)
    force, torque = (shape for shape in made.drawing if isinstance(shape, pe.Arrow))
    assert (force.scale, torque.scale) == (0.01, 0.2)
    assert [str(c) for c in force.vector] == [f"reaction of knee.f{axis}" for axis in "xyz"]
    assert isinstance(torque, pe.TorqueArrow)


def test_ball_joints_have_no_torque_to_draw():
    joints = [pe.Ball("pin", "world", "one"), pe.Ball("knee", "one", "two", damping=0.1)]
    made = pe.draw_reactions(swing().replace(joints=joints, start={}))
    arrows = [type(shape) for shape in made.drawing if isinstance(shape, pe.Arrow)]
    assert arrows == [pe.Arrow, pe.Arrow, pe.TorqueArrow]


def windows(mechanism: pe.Mechanism):
    """Its picture at three moments."""
    from pendula.viewer.composition import Window
    from pendula.viewer.scene import scene_of

    made = pe.draw_reactions(mechanism)
    scene = scene_of(pe.simulate(made, until=0.5, step=1e-3), pe.derive(made), 3)
    return Window.around(scene), scene


def test_torques_have_a_scale_of_their_own_and_rounding_none():
    window, _ = windows(swing())
    assert window.lengths["scale"] > 0
    assert window.lengths["torque_scale"] == 0.0  # hinges in a plane: what is left is rounding
    # With centres off the plane of swing, hinges hold them by torques about x and z.
    bodies = [pe.Body(name, 2.0, (0, 0.3, -0.5), (0.2, 0.2, 0.1)) for name in ("one", "two")]
    window, scene = windows(swing().replace(bodies=bodies))
    longest = max(
        np.linalg.norm(scene.sizes[i]["vector"], axis=1).max() for i, _ in scene.of_kind(pe.TorqueArrow)
    )
    largest = max(np.linalg.norm(scene.sizes[i]["vector"], axis=1).max() for i, s in scene.of_kind(pe.Arrow)
                  if not isinstance(s, pe.TorqueArrow))  # fmt: skip
    assert window.lengths["torque_scale"] * longest == pytest.approx(window.lengths["scale"] * largest)


REFUSED = {
    "an unknown joint": (lambda: pe.draw_reactions(swing(), ["hip"]), "no joint 'hip'; it has 'pin', 'knee'"),
    "no mechanism": (lambda: pe.draw_reactions("pendulum"), r"draw_reactions\(\) needs a Mechanism, got str"),
    "a place that depends on a force": (
        lambda: swing().replace(drawing=[pe.Disc(pe.Point(swing().reaction("pin")[0], 0, 0), 0.1)]),
        "drawing of a Disc uses .*reaction of pin.fx",
    ),
    "an arrow at such a place": (
        lambda: swing().replace(drawing=[pe.Arrow(pe.Point(swing().reaction("pin")[0], 0, 0), (1, 0, 0))]),
        "drawing of an Arrow uses .*reaction of pin.fx",
    ),
}


@pytest.mark.parametrize("mistake", REFUSED)
def test_mistakes_are_refused_with_their_culprit(mistake):
    make, sentence = REFUSED[mistake]
    with pytest.raises(DescriptionError, match=sentence):
        make()
