"""UR5 and Panda from their files against Pinocchio (P30).

Digits: Pinocchio 4.1.0 on the files of example-robot-data 6.0.0, gravity 9.81 m/s², with `rnea`, `aba` and
`computeGeneralizedGravity`; Drake 1.51.1 gives the same to 1e-14. Damping is left out, and joints that mimic
others have coordinates of their own. Printed with 12 decimals (accelerations 10), hence the tolerances. The
files in `robots` hold masses, inertias and joints only.
"""

from pathlib import Path

import numpy as np
import pytest

import pendula as pe

HERE = Path(__file__).parent / "robots"
STATES = {
    "ur5": {
        "q": [0.3, -0.8, 1.1, 0.4, -0.6, 0.2],
        "v": [-0.15, -0.05, 0.05, 0.15, 0.25, -0.15],
        "a": [-0.1, 0.1, 0.3, -0.1, 0.1, 0.3],
        "tau": [-0.75, -0.25, 0.25, 0.75, -0.75, -0.25],
        "g": [0.0, -45.168601687254, -14.870938110822, 0.112395532736, 0.0, 0.0],
        "rnea": [
            -0.290190700766, -44.513796084416, -14.513323540571, 0.195778589702, 0.041285597594,
            0.010564716604,
        ],
        "fd": [0.9210223528, 14.0595936627, 2.9511940656, -12.7148257259, -2.2298096319, -18.5746802708],
    },
    "panda": {
        "q": [0.3, -0.8, 1.1, 0.4, -0.6, 0.2, 0.5, 0.02, 0.02],
        "v": [-0.15, -0.05, 0.05, 0.15, 0.25, -0.15, -0.05, 0.05, 0.15],
        "a": [-0.1, 0.1, 0.3, -0.1, 0.1, 0.3, -0.1, 0.1, 0.3],
        "tau": [-0.75, -0.25, 0.25, 0.75, -0.75, -0.25, 0.25, 0.75, -0.75],
        "g": [
            0.0, 35.434887296264, 1.912494873711, -12.150843394905, -1.029499511336, 2.341368375392,
            -0.02460616484, 0.067008668213, -0.067008668213,
        ],
        "rnea": [
            -0.184006329319, 35.80724764169, 1.959990220313, -12.352667480682, -1.02267609237, 2.354945661494,
            -0.027858134398, 0.068609243379, -0.062659907513,
        ],
        "fd": [
            -15.8240502023, -13.3010187098, 37.7019758642, 24.7356043626, -42.2717430492, -34.0037581149,
            21.3143646635, 50.5655061587, -50.5621285497,
        ],
    },
}  # fmt: skip


@pytest.mark.parametrize("name", STATES)
def test_a_robot_moves_as_in_pinocchio(name):
    model = pe.derive(pe.read_urdf(HERE / f"{name}.urdf", joint_damping=False, mimic=False))
    state = STATES[name]
    q, v, a, tau = (np.array(state[key]) for key in ("q", "v", "a", "tau"))
    assert model.gravity(q) == pytest.approx(state["g"], abs=1e-11)
    assert model.inverse_dynamics(q, v, a) == pytest.approx(state["rnea"], abs=1e-11)
    assert model.acceleration(q, v, tau) == pytest.approx(state["fd"], abs=1e-9)


def test_the_fingers_of_a_hand_follow_each_other():
    robot = pe.read_urdf(HERE / "panda.urdf")
    assert "panda_finger_joint2" not in [q.name for q in robot.coordinates]
    assert len(robot.coordinates) == 8
