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
    assert len(made.drawing) == len(swing().drawing) + 2
    run = pe.simulate(made, until=0.5, step=1e-3)
    from pendula.viewer.scene import scene_of

    scene = scene_of(run, pe.derive(made), 3)
    numbers = dict(enumerate(scene.sizes))
    arrows = [i for i, shape in scene.of_kind(pe.Arrow)]
    for i, joint in zip(arrows, ("pin", "knee"), strict=True):
        forces = run.reaction(joint).force[scene.moments] @ scene.view.T
        assert np.abs(numbers[i]["vector"] - forces).max() < 1e-12  # the same kernel
    pin = scene.paths[scene.shapes[arrows[0]].at]
    assert np.abs(pin - scene.view @ [0.2, 0, 1]).max() < 1e-12


def test_some_joints_and_a_scale():
    (arrow,) = (s for s in pe.draw_reactions(swing(), "knee", scale=0.01).drawing if isinstance(s, pe.Arrow))
    assert arrow.scale == 0.01
    assert [str(c) for c in arrow.vector] == [f"reaction of knee.f{axis}" for axis in "xyz"]


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
