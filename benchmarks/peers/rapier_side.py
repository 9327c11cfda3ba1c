"""Rapier's side of the comparison: its own wheel, single precision, one thread, nothing sleeps."""

from time import perf_counter
from typing import Any

import rapier3d as rapier  # pyright: ignore[reportMissingImports]

from benchmarks.peers.answers import answer

GRAVITY = (0.0, 0.0, -9.81)


class Side:
    """Free bodies on a plane; all else as it is by default."""

    def version(self) -> str:
        return rapier.__version__

    def settle(self, scene: list[Any], walls: list[list[float]], **how: Any) -> dict[str, Any]:
        """Seconds of steps of a scene, and poses of its bodies at the end, quaternions scalar first.

        Args:
            scene: kind, position and half sizes of every body.
            walls: position and half sizes along x and y of boxes that do not move.
            how: step, friction, steps before the time is taken and while it is.
        """
        world, handles = make_world(scene, walls, how)
        _advance(world, how["settled"])
        began = perf_counter()
        _advance(world, how["steps"])
        seconds = perf_counter() - began
        bodies = [world.rigid_bodies[handle] for handle in handles]
        poses = [[*b.translation, b.rotation.w, b.rotation.i, b.rotation.j, b.rotation.k] for b in bodies]
        return {"seconds": seconds, "poses": poses}

    def bounce(self, restitution: float, height: float, step: float, steps: int) -> list[float]:
        """Height and speed of a ball of radius 0.1 m, steps after it fell onto a plane."""
        how = {"step": step, "friction": 0.0, "restitution": restitution}
        world, (ball,) = make_world([("sphere", (0.0, 0.0, height), (0.1,))], [], how)
        _advance(world, steps)
        return [world.rigid_bodies[ball].translation.z, world.rigid_bodies[ball].linvel.z]


def make_world(scene: list[Any], walls: list[list[float]], how: dict[str, Any]) -> tuple[Any, list[Any]]:
    """A world of free bodies, and these."""
    world, handles = rapier.PhysicsWorld(gravity=GRAVITY), []
    world.set_num_threads(1)
    world.integration_parameters.dt = how["step"]

    def add(collider: Any, body: Any) -> Any:
        made = collider.density(1000.0).friction(how["friction"]).restitution(how.get("restitution", 0.0))
        handle = world.rigid_bodies.insert(body.build())
        world.colliders.insert_with_parent(made.build(), handle, world.rigid_bodies)
        return handle

    add(rapier.Collider.halfspace((0.0, 0.0, 1.0)), rapier.RigidBody.fixed())
    for x, y, a, b in walls:
        add(rapier.Collider.cuboid(a, b, 2.5), rapier.RigidBody.fixed().translation((x, y, 2.5)))
    for kind, place, half in scene:
        shape = rapier.Collider.cuboid(*half) if kind == "box" else rapier.Collider.ball(half[0])
        body = rapier.RigidBody.dynamic().translation(tuple(place)).can_sleep(False)
        handles.append(add(shape, body))
    return world, handles


def _advance(world: Any, steps: int) -> None:
    for _ in range(steps):
        world.step()


if __name__ == "__main__":
    answer(Side())
