"""Every robot of example-robot-data against Pinocchio: M, RNEA, ABA, energies, poses, Jacobians, momentum.

Runs where both wheels are installed (pip install pin example-robot-data, 414 MB), which the test environment
is not given; digits of a handful of robots are in ``test_robots.py``. Tolerance 1e-10 of the largest entry.
Joints that mimic others have coordinates of their own here, and damping is left out, as in Pinocchio.
"""

import importlib.util
import warnings
from pathlib import Path

import numpy as np
import pytest
from tests.random_trees import Interpreted, random_state

import pendula as pe
from pendula.description.mechanisms import quantities
from pendula.dynamics.interpretation import interpret

EXCUSED = {"ur3.urdf": "holds no links"}


def robot_files() -> list[Path]:
    found = importlib.util.find_spec("pinocchio")
    if found is None or found.origin is None:
        return []
    # Both wheels share the folder cmeel.prefix.
    above = (folder / "share/example-robot-data/robots" for folder in Path(found.origin).parents)
    folder = next((folder for folder in above if folder.is_dir()), None)
    return sorted(folder.rglob("*.urdf")) if folder else []


FILES = [path for path in robot_files() if path.name not in EXCUSED]


def agree(found, expected) -> None:
    expected = np.asarray(expected)
    assert np.asarray(found) == pytest.approx(
        expected, abs=1e-10 * max(np.abs(expected).max(initial=0.0), 1e-3)
    )


@pytest.mark.skipif(not FILES, reason="pinocchio and example-robot-data are not installed")
@pytest.mark.parametrize("base", ["fixed", "free"])
@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_a_robot_as_in_pinocchio(path, base):
    import pinocchio as pin

    peer = pin.buildModelFromUrdf(str(path), *([pin.JointModelFreeFlyer()] if base == "free" else []))
    if peer.nv == 0:
        pytest.skip("nothing moves in it")
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # doubtful inertias of files
        robot = pe.read_urdf(path, base=base, joint_damping=False, mimic=False)
    compare(robot, Interpreted(robot), peer, peer.createData(), pin)


def compare(robot, ours, peer, data, pin) -> None:
    """Both at a random state."""
    q, v, a, _ = random_state(ours.model, 3)
    peer_q, order = translate(robot, peer, q)
    back, peer_v, peer_a = np.argsort(order), v[order], a[order]
    M = np.triu(pin.crba(peer, data, peer_q))
    agree(ours("mass_matrix", q), (M + np.triu(M, 1).T)[np.ix_(back, back)])
    agree(ours("inverse_dynamics", q, v, x=a), pin.rnea(peer, data, peer_q, peer_v, peer_a)[back])
    if np.linalg.cond(ours("mass_matrix", q)) < 1e6:  # otherwise there are links without mass, and no answer
        agree(ours("acceleration", q, v), pin.aba(peer, data, peer_q, peer_v, np.zeros(peer.nv))[back])
    kinetic, potential, _ = ours("energy", q, v)
    agree(kinetic, pin.computeKineticEnergy(peer, data, peer_q, peer_v))
    agree(potential, pin.computePotentialEnergy(peer, data, peer_q))
    compare_bodies(robot, ours, (q, v), (peer, data, peer_q, peer_v), back)


def compare_bodies(robot, ours, state, theirs, back) -> None:
    """The poses and Jacobians of the last few bodies, and the momentum of all."""
    import pinocchio as pin

    peer, data, peer_q, peer_v = theirs
    given = 0.0, ours.layout.join(*state, []), np.zeros(len(ours.inputs)), np.zeros(0), np.zeros(0)
    pin.computeJointJacobians(peer, data, peer_q)
    pin.updateFramePlacements(peer, data)
    known = [body for body in robot.bodies if peer.existBodyName(body.name)]  # a root "world" is renamed
    for body in known[-3:]:
        frame = peer.getFrameId(body.name, pin.FrameType.BODY)
        placed = data.oMf[frame]
        found = interpret(ours.source.expressions(quantities.pose_of(body.name)))(*given)
        agree(found, [*placed.translation, *placed.rotation.ravel()])
        J = interpret(ours.source.jacobian(quantities.velocity_of(body.name), "v"))(*given).reshape(6, -1)
        agree(J, pin.getFrameJacobian(peer, data, frame, pin.LOCAL_WORLD_ALIGNED)[:, back])
    momentum = interpret(ours.source.expressions(quantities.centroidal_momentum()))(*given)
    agree(momentum, pin.computeCentroidalMomentum(peer, data, peer_q, peer_v).vector)


def translate(robot, peer, q) -> tuple[np.ndarray, np.ndarray]:
    """Pinocchio's coordinates, and which of our velocities each of its velocities is."""
    starts, first_q, first_v = {}, 0, 0
    for joint in robot.moving_joints:
        starts[joint.name] = first_q, first_v
        first_q, first_v = first_q + len(joint.coordinates), first_v + len(joint.velocities)
    made, order = [], []
    for name, nq, nv in zip(list(peer.names)[1:], list(peer.nqs)[1:], list(peer.nvs)[1:], strict=True):
        at_q, at_v = starts["base" if name == "root_joint" else name]
        if nq == 7:  # its quaternions have the scalar last
            made += [*q[at_q : at_q + 3], *q[at_q + 4 : at_q + 7], q[at_q + 3]]
        else:
            made += [q[at_q]] if nq == 1 else [np.cos(q[at_q]), np.sin(q[at_q])]
        order += range(at_v, at_v + nv)
    return np.array(made), np.array(order)
