"""MuJoCo's side of the comparison of MJCF files: run by the peers' Python, asked on its standard input."""

import importlib.util
import os
import sys
import tempfile
from pathlib import Path
from typing import Any

import mujoco  # pyright: ignore[reportMissingImports]
import numpy as np
from benchmarks.peers.answers import answer


class Side:
    """Files, and what MuJoCo computes for them with contacts, fluids and limits of actuators off."""

    def files(self, packages: list[str]) -> list[str]:
        """The MJCF files of those packages that are installed."""
        found = []
        for package in packages:
            spec = importlib.util.find_spec(package)
            for folder in spec.submodule_search_locations or () if spec else ():
                found += [p for p in sorted(Path(folder).rglob("*.xml")) if b"<mujoco" in p.read_bytes()]
        return list(map(str, found))

    def evaluate(self, file: str, q: list[float], v: list[float], u: Any, z: Any) -> dict[str, Any]:
        """M, bias, passive forces and accelerations without constraints; controls and activations by name.

        Where MuJoCo refuses the file, its sentence.
        """
        try:
            m = mujoco.MjModel.from_xml_path(file)
        except ValueError as error:
            return {"refusal": str(error)}
        d = mujoco.MjData(m)
        m.opt.density = m.opt.viscosity = 0
        m.opt.disableflags |= mujoco.mjtDisableBit.mjDSBL_CONTACT
        m.actuator_forcelimited[:] = m.jnt_actfrclimited[:] = m.actuator_ctrllimited[:] = 0
        d.qpos[:], d.qvel[:] = q, v
        for i in range(m.nu):
            name = actuator_name(m, i, u)
            d.ctrl[i] = u.get(name, 0.0)
            if f"{name}_activation" in z:
                d.act[m.actuator_actadr[i]] = z[f"{name}_activation"]
        mujoco.mj_forward(m, d)
        M = np.zeros((m.nv, m.nv))
        for row, unit in zip(M, np.eye(m.nv), strict=True):
            mujoco.mj_mulM(m, d, row, unit)
        found = {"mass matrix": M, "bias": d.qfrc_bias, "passive forces": d.qfrc_passive}
        return {key: value.tolist() for key, value in (found | {"acceleration": d.qacc_smooth}).items()}

    def meeting(self, file: str) -> list[list[Any]]:
        """Contacts that mj_collision finds where all geoms are balls whose margins reach everywhere.

        Names of both bodies, and sliding, rolling and spinning friction of what condim lets act.
        """
        m = mujoco.MjModel.from_xml_path(file)
        d = mujoco.MjData(m)
        m.opt.disableflags |= mujoco.mjtDisableBit.mjDSBL_MIDPHASE
        m.opt.disableflags &= ~int(mujoco.mjtDisableBit.mjDSBL_CONTACT)
        m.geom_type[:] = mujoco.mjtGeom.mjGEOM_SPHERE
        m.geom_size[:, 0] = m.geom_rbound[:] = 1e-3
        m.geom_margin[:] = m.body_margin[:] = 1e3
        mujoco.mj_kinematics(m, d)
        mujoco.mj_collision(m, d)
        found = []
        for one in d.contact[: d.ncon]:
            bodies = [
                mujoco.mj_id2name(m, mujoco.mjtObj.mjOBJ_BODY, m.geom_bodyid[i]) or "" for i in one.geom
            ]
            sliding, _, spinning, rolling, _ = one.friction.tolist()
            acting = sliding * (one.dim > 1), rolling * (one.dim > 4), spinning * (one.dim > 3)
            found.append([*bodies, acting])
        return found

    def inertias(self, file: str) -> dict[str, Any]:
        """Mass, centre, quaternion of the principal axes and moments of every body with a name."""
        m = mujoco.MjModel.from_xml_path(file)
        names = {mujoco.mj_id2name(m, mujoco.mjtObj.mjOBJ_BODY, i): i for i in range(1, m.nbody)}
        rows = (m.body_mass, m.body_ipos, m.body_iquat, m.body_inertia)
        return {name: [row[i].tolist() for row in rows] for name, i in names.items() if name}


def actuator_name(m: Any, i: int, u: dict[str, float]) -> str:
    """What the input of an actuator is called: after its joint and its kind, if it has no name."""
    name = mujoco.mj_id2name(m, mujoco.mjtObj.mjOBJ_ACTUATOR, i)
    if name is None:
        joint = mujoco.mj_id2name(m, mujoco.mjtObj.mjOBJ_JOINT, m.actuator_trnid[i, 0])
        kinds = (f"{joint}_{kind}" for kind in ("motor", "position", "velocity", "general"))
        name = next((known for known in kinds if known in u), "")
    return f"{name}_control" if f"{name}_control" in u else name


if __name__ == "__main__":
    # MuJoCo prints its warnings on standard output, where only answers belong, and into a file where it runs.
    os.chdir(tempfile.gettempdir())
    sys.stdout = os.fdopen(os.dup(1), "w")
    os.dup2(2, 1)
    answer(Side())
