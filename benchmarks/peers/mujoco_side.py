"""MuJoCo's side of the comparison: run by an interpreter that has MuJoCo, asked on its standard input.

The linkages are trees of hinges, closed by ``connect`` constraints. These are springs and dampers of a sort:
as stiff as the documentation allows, with a time constant of two steps and an impedance next to one.
"""

import ctypes
from time import perf_counter, thread_time
from typing import Any

import mujoco  # pyright: ignore[reportMissingImports]
import numpy as np

from benchmarks.peers.answers import answer

SLENDER = 1e-6  # inertia of a rod about its own axis, about which nothing turns
IMPEDANCE = "0.9999 0.9999 0.001"
STIFF = 'solref="0.004 1" solimp="0.99 0.999 0.0001"'  # contacts as stiff as a step of 2 ms allows

# A cart on a rail with a bob on a rod, whose inertia about its own centre is next to nothing.
CART_POLE = """
<mujoco><option integrator="RK4" gravity="0 0 -9.81"><flag constraint="disable" contact="disable"/></option>
<worldbody><body><joint type="slide" axis="1 0 0"/><inertial pos="0 0 0" mass="1" diaginertia="1 1 1"/>
<body><joint type="hinge" axis="0 -1 0"/><inertial pos="0 0 -1" mass="0.5" diaginertia="1e-12 1e-12 1e-12"/>
</body></body></worldbody></mujoco>
"""


class Side:
    """Chains of four-bar linkages, arms from their files, and boxes that touch."""

    def version(self) -> str:
        return mujoco.__version__

    def run(self, loops: int, step: float, integrator: str, until: float, repetitions: int) -> dict[str, Any]:
        """The least seconds of the repetitions, and the angle of the first upright at the end."""
        model = mujoco.MjModel.from_xml_string(linkages(loops, step, integrator))
        data, seconds, count = mujoco.MjData(model), [], round(until / step)
        for _ in range(repetitions):
            mujoco.mj_resetData(model, data)
            # All uprights turn at 1 rad/s; the tops turn back, relative to them, and stay level.
            data.qvel[:] = 1.0
            began = perf_counter()
            mujoco.mj_step(model, data, count)
            seconds.append(perf_counter() - began)
        angle = float(data.joint("a0").qpos[0])
        return {"seconds": min(seconds), "angle": angle if np.isfinite(angle) else 0.0}

    def fall(self, file: str, start: list[float], step: float, until: float) -> dict[str, Any]:
        """An arm from rest by RK4, without damping, limits and contacts: the seconds, and where it ends."""
        model = read_arm(file, step)
        data = mujoco.MjData(model)
        data.qpos[:] = start
        began = perf_counter()
        mujoco.mj_step(model, data, round(until / step))
        return {"seconds": perf_counter() - began, "q": data.qpos.tolist()}

    def roll_out(
        self, starts: list[list[float]], step: float, steps: int, threads: int, file: str = ""
    ) -> dict[str, Any]:
        """Seconds of rolling out arms, else carts with poles, by RK4 on some threads, and where they end."""
        from mujoco import rollout  # pyright: ignore[reportMissingImports]

        model = read_arm(file, step) if file else mujoco.MjModel.from_xml_string(CART_POLE)
        model.opt.timestep = step
        data = [mujoco.MjData(model) for _ in range(threads)]
        first = np.hstack([np.zeros((len(starts), 1)), np.array(starts)])
        with rollout.Rollout(nthread=threads) as pool:
            pool.rollout(model, data, first[: 2 * threads], nstep=2)
            began = perf_counter()
            states, _ = pool.rollout(model, data, first, nstep=steps)
            seconds = perf_counter() - began
        return {"seconds": seconds, "ends": states[:, -1, 1:].tolist()}

    def touch(self, places: list[list[float]], half: float, repetitions: int) -> dict[str, Any]:
        """Seconds of every repetition of finding where boxes on a plane touch, and how many pairs do.

        Args:
            places: positions and quaternions of the boxes, seven numbers each.
            half: of the edges of the boxes.
            repetitions: how often.
        """
        model = mujoco.MjModel.from_xml_string(boxes(places, half))
        data, seconds = mujoco.MjData(model), []
        mujoco.mj_forward(model, data)
        for _ in range(repetitions):
            mujoco.mj_collision(model, data)
            began = perf_counter()
            mujoco.mj_collision(model, data)
            seconds.append(perf_counter() - began)
        return {"seconds": seconds, "pairs": len(np.unique(data.contact.geom, axis=0))}

    def settle(self, scene: list[Any], walls: list[list[float]], **how: Any) -> dict[str, Any]:
        """Seconds of steps of a scene of free bodies, and their poses at the end.

        Args:
            scene: kind, position and half sizes of every body.
            walls: position and half sizes along x and y of boxes that do not move.
            how: step, friction, solver, stiff or not, steps before the time is taken and while it is.
        """
        model = mujoco.MjModel.from_xml_string(pile(scene, walls, how))
        data = mujoco.MjData(model)
        mujoco.mj_step(model, data, how["settled"])
        began = perf_counter()
        mujoco.mj_step(model, data, how["steps"])
        seconds = perf_counter() - began
        return {"seconds": seconds, "poses": data.qpos.reshape(-1, 7).tolist()}

    def stand(self, links: list[Any], pelvis: list[float], height: float, **how: Any) -> dict[str, Any]:
        """Seconds of steps of a humanoid on two feet, how deep these are in the ground, and its height.

        Args:
            links: of ``benchmarks/standing.py``, entry by entry.
            pelvis: half sizes and mass.
            height: of the pelvis at the start.
            how: step, friction, steps before the time is taken and while it is.
        """
        model = mujoco.MjModel.from_xml_string(walker(links, pelvis, height, how))
        data = mujoco.MjData(model)
        mujoco.mj_step(model, data, how["settled"])
        began = thread_time()
        mujoco.mj_step(model, data, how["steps"])
        seconds = thread_time() - began
        depth = float(-min(data.contact.dist, default=0.0))
        return {"seconds": seconds, "penetration": depth, "height": float(data.qpos[2])}

    def assemble(self, loop: str, rounds: int, **asked: Any) -> dict[str, Any]:
        """Seconds from the state at the start to J M⁻¹Jᵀ, and the eigenvalues of that.

        Args:
            loop: the file of the compiled loop of ``mujoco_loop.py``.
            rounds: how often it is done while the time is taken.
            asked: as of ``stand``.
        """
        how = {"step": asked["step"], "friction": asked["friction"]}
        # Newton's method needs no such matrix; where it is wanted, MuJoCo makes it for "PGS".
        xml = walker(asked["links"], asked["pelvis"], asked["height"], how).replace("Newton", "PGS")
        model = mujoco.MjModel.from_xml_string(xml)
        data = mujoco.MjData(model)
        mujoco.mj_forward(model, data)
        run = ctypes.CDLL(loop).run
        run.restype, run.argtypes = ctypes.c_double, [ctypes.c_void_p, ctypes.c_void_p, ctypes.c_long]
        seconds = run(model._address, data._address, rounds)
        W = data.efc_AR.reshape(data.nefc, data.nefc) - np.diag(data.efc_R)
        return {"seconds": seconds, "eigenvalues": np.linalg.eigvalsh(W).tolist()}


def read_arm(file: str, step: float) -> Any:
    """An arm with steps by RK4, without damping, limits and contacts."""
    model = mujoco.MjModel.from_xml_path(file)
    model.opt.integrator, model.opt.timestep = mujoco.mjtIntegrator.mjINT_RK4, step
    model.opt.disableflags = mujoco.mjtDisableBit.mjDSBL_CONSTRAINT | mujoco.mjtDisableBit.mjDSBL_CONTACT
    model.dof_damping[:] = 0.0
    return model


def walker(links: list[Any], pelvis: list[float], height: float, how: dict[str, Any]) -> str:
    """A humanoid on a plane as MJCF; only its feet collide."""

    def numbers(values: Any) -> str:
        return " ".join(map(repr, values))

    def body(name: str) -> str:
        made = ""
        for link, parent, place, axis, half, center, mass, stiffness, damping in links:
            if parent == name:
                touches = (
                    f'friction="{how["friction"]} 0 0"'
                    if link.endswith("foot")
                    else 'contype="0" conaffinity="0"'
                )
                made += (
                    f'<body pos="{numbers(place)}"><joint axis="{numbers(axis)}" stiffness="{stiffness}" '
                    f'damping="{damping}" armature="0.01"/><geom type="box" size="{numbers(half)}" '
                    f'pos="{numbers(center)}" mass="{mass}" {touches}/>{body(link)}</body>'
                )
        return made

    *half, mass = pelvis
    trunk = f'<geom type="box" size="{numbers(half)}" mass="{mass}" contype="0" conaffinity="0"/>'
    plane = f'<geom type="plane" size="20 20 .1" friction="{how["friction"]} 0 0"/>'
    option = f'<option timestep="{how["step"]}" cone="elliptic" solver="Newton"/>'
    whole = f'<body pos="0 0 {height}"><freejoint/>{trunk}{body("pelvis")}</body>'
    return f"<mujoco>{option}<worldbody>{plane}{whole}</worldbody></mujoco>"


def pile(scene: list[Any], walls: list[list[float]], how: dict[str, Any]) -> str:
    """Free bodies on a plane as MJCF, with elliptic cones of friction."""
    rough = f'friction="{how["friction"]} 0 0"' + (f" {STIFF}" if how["stiff"] else "")
    ratio = 'impratio="100"' if how["stiff"] else ""
    bodies = "".join(
        f'<body pos="{" ".join(map(repr, place))}"><freejoint/>'
        f'<geom type="{kind}" size="{" ".join(map(repr, half))}" density="1000" {rough}/></body>'
        for kind, place, half in scene
    )
    sides = "".join(
        f'<geom type="box" pos="{x} {y} 2.5" size="{a} {b} 2.5" {rough}/>' for x, y, a, b in walls
    )
    plane = f'<geom type="plane" size="20 20 .1" {rough}/>'
    option = f'<option timestep="{how["step"]}" cone="elliptic" solver="{how["solver"]}" {ratio}/>'
    return f"<mujoco>{option}<worldbody>{plane}{sides}{bodies}</worldbody></mujoco>"


def boxes(places: list[list[float]], half: float) -> str:
    """Free boxes on a plane as MJCF."""
    bodies = "".join(
        f'<body pos="{" ".join(map(repr, place[:3]))}" quat="{" ".join(map(repr, place[3:]))}"><freejoint/>'
        f'<geom type="box" size="{half} {half} {half}"/></body>'
        for place in places
    )
    plane = '<geom type="plane" size="20 20 .1"/>'
    return f"<mujoco><worldbody>{plane}{bodies}</worldbody></mujoco>"


def linkages(loops: int, step: float, integrator: str) -> str:
    """The chain of IFToMM's A02 as MJCF: x to the right, z upwards, uniform rods of mass 1 and length 1."""
    J = 1 / 12
    bodies, closed = [], []
    for i in range(loops + 1):
        top = (
            f'<body name="top{i}" pos="0 0 1"><joint name="b{i + 1}" axis="0 -1 0"/>'
            f'<inertial pos="0.5 0 0" mass="1" diaginertia="{SLENDER} {J} {J}"/></body>'
        )
        bodies.append(
            f'<body name="upright{i}" pos="{i} 0 0"><joint name="a{i}" axis="0 1 0"/>'
            f'<inertial pos="0 0 0.5" mass="1" diaginertia="{J} {J} {SLENDER}"/>'
            f"{top if i < loops else ''}</body>"
        )
        if i < loops:
            closed.append(
                f'<connect body1="top{i}" body2="upright{i + 1}" anchor="1 0 0" solref="{2 * step} 1" '
                f'solimp="{IMPEDANCE}"/>'
            )
    option = f'<option timestep="{step}" gravity="0 0 -9.81" integrator="{integrator}"/>'
    world, equality = "".join(bodies), "".join(closed)
    return f"<mujoco>{option}<worldbody>{world}</worldbody><equality>{equality}</equality></mujoco>"


if __name__ == "__main__":
    answer(Side())
