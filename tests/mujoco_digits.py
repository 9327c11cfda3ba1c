"""What MuJoCo computes for MJCF files, along the velocities of a ``Mechanism``; and what pendula does.

``python -m tests.mujoco_digits`` writes ``tests/reference/mjcf_digits.json`` anew from the texts in
``tests/mjcf_texts.py``; it asks MuJoCo among the peers of the benchmarks. The digits that are there
are from MuJoCo 4.0.0.
"""

import json
import sys
import tempfile
from dataclasses import replace
from pathlib import Path
from typing import Any

import numpy as np
from benchmarks.peers.conversation import Conversation
from tests.mjcf_texts import TEXTS
from tests.random_trees import Interpreted

import pendula as pe
from pendula.dynamics.interpretation import interpret
from pendula.spatial import Rotation

SIDE = "tests.mujoco_side"
FILE = Path(__file__).parent / "reference" / "mjcf_digits.json"


def without_friction(system: pe.Mechanism) -> pe.Mechanism:
    """MuJoCo's friction of joints is a constraint, which the forces compared here do not contain."""
    return system.replace(joints=[replace(joint, friction=0.0) for joint in system.joints])


def open_loops(system: pe.Mechanism) -> pe.Mechanism:
    """The tree alone: what ties it together is a constraint for MuJoCo, which is not compared."""
    if not system.cut and not system.constraints:
        return system
    joints = [joint for joint in system.joints if joint.name not in system.cut]
    return system.replace(joints=joints, constraints=[], cut=[])


def random_point(system: pe.Mechanism, seed: int = 0) -> dict[str, Any]:
    """A state with inputs, by name."""
    rng, layout = np.random.default_rng(seed), pe.derive(system).layout
    y = layout.normalise(rng.normal(size=layout.size))
    names = [symbol.name for symbol in system.inputs]
    u = dict(zip(names, rng.uniform(-0.4, 0.4, size=len(names)).tolist(), strict=True))
    return {"q": y[layout.q].tolist(), "v": y[layout.v].tolist(), "z": y[layout.z].tolist(), "u": u}


def compute(system: pe.Mechanism, point: dict[str, Any]) -> dict[str, np.ndarray]:
    """By pendula: M, C v + G, forces of springs and dampers, accelerations; nothing that closes loops."""
    system = open_loops(system)
    plain = [
        replace(j, damping=0.0, friction=0.0, **({"stiffness": 0.0} if j.identity else {}))
        for j in system.joints
    ]
    start = {name: value for name, value in system.start.items() if not name.endswith("_activation")}
    bare = Interpreted(system.replace(joints=plain, actuated=[], forces=[], rates={}, start=start))
    smooth = without_friction(system)
    still = Interpreted(smooth.replace(actuated=[], rates={}, start=start))
    whole = Interpreted(smooth)
    q, v, z = (np.array(point[letter]) for letter in "qvz")
    u = np.array([point["u"][symbol.name] for symbol in smooth.inputs])
    bias = bare("inverse_dynamics", q, v, x=np.zeros(len(v)))
    solution = interpret(whole.source.program("solution"))
    acceleration = solution(0.0, whole.layout.join(q, v, z), u, np.zeros(0), np.zeros(0))[: len(v)]
    return {
        "mass matrix": bare("mass_matrix", q),
        "bias": bias,
        "passive forces": still("force", q, v) + bias,
        "acceleration": acceleration,
    }


def compute_by_mujoco(
    peer: Conversation, path: Any, system: pe.Mechanism, point: dict[str, Any]
) -> dict[str, np.ndarray]:
    """The same by MuJoCo; velocities of free bodies along their own axes.

    MuJoCo has those along the world: v_MuJoCo = B v, so that M = Bᵀ M_MuJoCo B and so on.

    Raises:
        ValueError: if MuJoCo refuses the file.
    """
    q, v = np.array(point["q"]), np.array(point["v"])
    B, drift = _basis(system, q, v)
    states = dict(zip((symbol.name for symbol in system.states), point["z"], strict=True))
    answer = peer.ask("evaluate", file=str(path), q=q.tolist(), v=(B @ v).tolist(), u=point["u"], z=states)
    if "refusal" in answer:
        raise ValueError(answer["refusal"])
    M, bias, passive, acceleration = (np.array(value) for value in answer.values())
    return {
        "mass matrix": B.T @ M @ B,
        "bias": B.T @ (bias + M @ drift),
        "passive forces": B.T @ passive,
        "acceleration": np.linalg.solve(B, acceleration - drift),
    }


def _basis(system: pe.Mechanism, q: np.ndarray, v: np.ndarray) -> tuple[np.ndarray, np.ndarray]:
    """B, and Ḃ v."""
    B, drift, a, b = np.eye(len(v)), np.zeros(len(v)), 0, 0
    for joint in system.moving_joints:
        if isinstance(joint, pe.Free):
            R = np.array(Rotation(q[a + 3 : a + 7]).matrix)
            B[b : b + 3, b : b + 3] = R
            drift[b : b + 3] = R @ np.cross(v[b + 3 : b + 6], v[b : b + 3])
        a, b = a + len(joint.coordinates), b + len(joint.velocities)
    return B, drift


def disagreement(found: dict[str, np.ndarray], expected: dict[str, Any]) -> dict[str, float]:
    """The largest difference next to the largest entry; that of passive forces next to all forces."""
    made = {}
    for name, value in found.items():
        other = np.array(expected[name])
        size = np.abs(other).max()
        if name == "passive forces":
            size = max(size, np.abs(np.array(expected["bias"])).max())
        apart = np.abs(value - other).max()
        made[name] = float(apart / size) if apart else 0.0
    return made


def write() -> None:
    made = {}
    with Conversation(SIDE) as peer, tempfile.TemporaryDirectory() as folder:
        for name, text in TEXTS.items():
            path = Path(folder) / f"{name}.xml"
            path.write_text(text, "utf-8")
            system = pe.load_mjcf(path).mechanism
            point = random_point(system)
            found = compute_by_mujoco(peer, path, system, point)
            made[name] = {"point": point} | {key: value.tolist() for key, value in found.items()}
    FILE.write_text(json.dumps(made, indent=1) + "\n", "utf-8")


if __name__ == "__main__":
    sys.exit(write())
