"""The wheel, built from the source distribution, runs everything without Numba."""

import json
import os
import subprocess
import sys
from zipfile import ZipFile

import pytest

pytestmark = pytest.mark.slow

# Says which loops were asked for.
EVERYTHING = """
import json, sys

sys.modules["numba"] = None  # whoever imports it fails
import numpy as np
import pendula as pe
from pendula.collision.detection import contacts_of, find_again
from pendula.collision.parts import parts_of
from pendula.compiler import elimination, shipped
from pendula.simulation.methods import adaptive_integrators, integrators

asked, read = set(), shipped.read


def note(function, name):
    asked.add(f"{function.__module__}.{function.__qualname__}/{name}.ll")
    return read(function, name)


shipped.read = note
for name in integrators():
    system = "henon-heiles" if name in ("yoshida4", "suzuki4", "yoshida6") else "double-pendulum"
    assert pe.simulate(system, until=0.1, step=0.01, integrator=name).outcome.ok
for name in adaptive_integrators():
    assert pe.simulate("double-pendulum", until=0.1, tolerance=1e-9, integrator=name).outcome.ok
swing = pe.gallery.pendulum()
assert pe.simulate(swing, until=0.1, step=0.01, events=[pe.Event(swing.coordinates[0])]).outcome.ok
# Kernels that solve by loops, as those of large systems do: dense and sparse, for one state and in lanes.
elimination.UNROLLED_LIMIT = -1
chain = pe.derive(pe.gallery.n_link_pendulum(12))
assert pe.simulate(chain, until=0.01, tolerance=1e-9, integrator="taylor").outcome.ok
assert np.isfinite(chain.acceleration(np.zeros((1000, 12)), np.zeros((1000, 12)))).all()
for compiled in (chain.compilation.kernel, chain.compilation.lanes):
    compiled("jacobian")
assert np.isfinite(pe.derive("planets").acceleration(np.arange(6.0), np.zeros(6))).all()
box, ball = pe.Box((1, 1, 1)), pe.Sphere(1, pose=(0, 0, 1))
assert pe.closest(box, ball).distance < 0 and len(pe.contact_points(box, ball)) == 1
assert pe.overlaps([box, ball]) and pe.cast_ray([box], (0, 0, 3), (0, 0, -1))
assert pe.time_of_impact(box, pe.Sphere(1, pose=(0, 0, 3)), (0, 0, 2))
# Batches of matrices with zeros, contacts of bodies that move, and bodies that touch.
assert np.isfinite(pe.derive("planets").mass_matrix(np.zeros((9, 6)))).all()
moving = contacts_of([part for shape in (box, ball) for part in parts_of(shape)], [0, 1], 0.01)
assert find_again(moving, np.array([[(0, 0, 0), (1, 0, 0), (0, 1, 0), (0, 0, 1)]] * 2, dtype=float)) == 1
body = pe.Body("b", shapes=[pe.Sphere(0.1, material=pe.Material(0.5))], density=1000)
world = pe.Mechanism([body], [pe.Free("b")], ground=pe.Plane(), start={"b_z": 0.1})
assert pe.simulate(world, until=0.01, step=1e-3).outcome.ok
assert pe.simulate(world, until=0.01, tolerance=1e-6, contact="penalty", integrator="radau5").outcome.ok
assert pe.simulate(world, until=0.01, step=1e-3, solver="lemke").outcome.ok
# Joints: with limits in contact, and closed loops in maximal coordinates.
hinge = pe.Revolute("h", "world", "b", pose=(0, 0, 1), child_pose=(0, 0, 1), limits=(0, 1))
swing = pe.Mechanism([body], [hinge])
for solver in ("auto", "lemke"):
    assert pe.simulate(swing, until=0.01, step=1e-3, contact="stepping", solver=solver).outcome.ok
bars = [pe.Body(name, 1.0, inertia=(1, 1, 1)) for name in "ab"]
pins = [pe.Ball(f"pin_{name}", "world", name, pose=(1, 0, 0)) for name in "ab"] + [pe.Ball("c", "a", "b")]
net = pe.derive(pe.Mechanism(bars, pins, actuated=[]), formulation="maximal", route="recursive")
assert pe.simulate(net, until=0.01, step=1e-3).outcome.ok
# Loops over links whose mass is a parameter.
m = pe.parameters(m=2.0)
arm = pe.Mechanism([pe.Body("a", m, inertia=(1, 1, 1))], [pe.Revolute("h", "world", "a", axis="y")])
assert np.isfinite(pe.derive(arm, route="recursive").acceleration(np.zeros(1), np.zeros(1))).all()
assert pe.ensemble("pendulum", pe.grid(theta=[0.1, 0.2]), until=0.1, step=0.01).run().complete
for name in ("lobatto16", "dopri5"):
    chosen = pe.ensemble("pendulum", pe.grid(theta=[0.1]), until=0.1, tolerance=1e-6, integrator=name)
    assert chosen.run().complete
print(json.dumps(sorted(asked)))
"""


def test_no_loop_needs_numba_and_none_is_shipped_in_vain(installed, tmp_path):
    environment = os.environ | {"PYTHONPATH": str(installed), "PENDULA_CACHE_DIR": str(tmp_path / "cache")}
    done = subprocess.run(
        [sys.executable, "-c", EVERYTHING],
        cwd=tmp_path,
        env=environment | {"PYTHONDONTWRITEBYTECODE": "1"},  # others look at what is installed
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    with ZipFile(installed / "pendula" / "compiler" / "loops.zip") as archive:
        assert json.loads(done.stdout) == sorted(archive.namelist())
