"""What a live page of bodies that touch holds: the loops of ``contact/loops`` as a script, and their memory.

The page steps the same world as ``simulate`` does, by the same functions
(``compiler/export/loop_functions.py``): it begins with the records that Python made, number by number.
"""

import base64
from functools import cache
from typing import TYPE_CHECKING, Any

import numpy as np

from pendula.contact.loops.contacts import Contacts, contact
from pendula.errors import PendulaError
from pendula.model import Model
from pendula.simulation.contact_movers import METHOD
from pendula.simulation.contact_steps import TOLERANCE, refuse_overlaps
from pendula.simulation.start import read_start
from pendula.simulation.time_grid import read_step, read_time
from pendula.viewer.page.gallery_views import view_of
from pendula.viewer.page.memory import Memory
from pendula.viewer.page.methods import decisions
from pendula.viewer.page.names import format_label
from pendula.viewer.page.parts import drawing_of, gallery_entry, parts_of, start_of
from pendula.viewer.page.script import write_drawing_script

if TYPE_CHECKING:
    from pendula.contact.world import World

STEP, UNTIL = 4e-3, 10.0  # s
_ROOM = 24  # pairs and contacts for each body
_PLOTTED = 8  # bodies whose heights are plotted
_SOLVER = "auto"
# Over heaps, where ``simulate`` takes up to 400 and then Newton's method: what keeps up with time.
_HEAP_SWEEPS = 50


def is_contact_page(model: Model) -> bool:
    """Whether a page of a system steps bodies with contact: free bodies over a ground."""
    from pendula.contact.trees import are_free_bodies

    return bool(model.card.ground) and are_free_bodies(model.description)


def contact_page(model: Model, settings: Any) -> tuple[dict[str, Any], str]:
    """The data of a live page of bodies that touch, and the script with its functions."""
    from pendula.description.drawing import numbers_of

    _refuse(model, settings)
    about = gallery_entry(model)
    step = read_step(settings.step if settings.step is not None else STEP)
    until = settings.until if settings.until is not None else about.until if about else UNTIL
    y = read_start(model, settings.start)
    world = _make_world(model, y, step)
    drawing = write_drawing_script(model, numbers_of(model.description.drawing))
    data = {
        "mode": "live",
        **parts_of(model),
        **drawing_of(model),
        "inputs": [],
        "parameters": [
            {"name": name, "label": format_label(name), "value": value, "unit": "", "kind": "hidden"}
            for name, value in model.parameters.items()
        ],
        "powers": [],
        "powersReadSolution": False,
        "energy": True,
        "energyScale": float(sum(np.abs(part).max() for part in world.bodies.energies(y[None]))),
        "start": start_of(model, y),
        "step": step,
        "until": read_time(until, "until"),
        "integrator": METHOD,
        "methods": [describe_stepping("none")],
        "decisions": decisions(),
        "view": {**_first_view(model, len(world.bodies.names)), **view_of(model).get("view", {})},
        "contact": _describe(model, world),
    }
    return data, f"{drawing}\n(globalThis.pendulaSystem ??= {{}}).contact = {write_contact_loops()};"


def describe_stepping(kind: str) -> dict[str, Any]:
    """The one method of a page with contact."""
    remark = "Steps with impulses that meet the laws of contact"
    return {"name": METHOD, "label": "Moreau–Jean", "kind": kind, "remark": remark, "order": 1}


def _first_view(model: Model, bodies: int) -> dict[str, Any]:
    """Heights of some bodies over time, and that of the last one with its velocity."""
    heights = [model.coordinates[7 * i + 2] for i in range(bodies)]
    return {"plot": heights[:_PLOTTED], "plane": [heights[-1], model.velocities[6 * bodies - 4]]}


def _refuse(model: Model, settings: Any) -> None:
    """Refuse what steps with contact do not take."""
    given = {
        "control": settings.control,
        "disturbance": settings.disturbance,
        "pendularm": settings.pendularm,
        "integrator": None if settings.integrator == METHOD else settings.integrator,
    }
    for name, value in given.items():
        if value is not None:
            raise PendulaError(
                f"{name}= has no meaning for {model.name}, whose bodies the page steps with contact; "
                "a mechanism without ground= takes it."
            )


def _make_world(model: Model, y: np.ndarray, step: float) -> "World":
    """The world at its start, with room for what may come."""
    from pendula.contact.free_bodies import read_free_bodies
    from pendula.contact.world import World

    system: Any = model.description
    world = World(read_free_bodies(system, model.parameters), system.pairs, step, _SOLVER, TOLERANCE)
    room = _ROOM * len(world.bodies.names) + 64
    world.make_room(room, room)
    world.workspace.heap_sweeps = _HEAP_SWEEPS
    world.write(y)
    refuse_overlaps(world, model.name)
    return world


def _describe(model: Model, world: "World") -> dict[str, Any]:
    from pendula.contact.loops.bodies import Bodies
    from pendula.contact.loops.contacts import Contact
    from pendula.contact.loops.workspace import Workspace
    from pendula.description.drawing import points_of

    system: Any = model.description
    memory = Memory(world.workspace)
    numbers = {name: i for i, name in enumerate(world.bodies.names)}
    frames = {symbol: frame for symbol, (frame, _, _) in system.frame_quantities.items()}
    grabbed = [
        next((numbers[frames[s]] for s in point.position.free_symbols if frames.get(s) in numbers), -1)
        for point in points_of(system.drawing)
    ]
    return {
        "size": len(memory.values),
        "memory": [[place, encode(values)] for place, values in memory.pieces()],
        "workspace": memory.place(world.workspace),
        "fields": {
            kind.__name__: list(kind.__annotations__) for kind in (Workspace, Bodies, Contacts, Contact)
        },
        "centers": world.bodies.centers.ravel().tolist(),
        "grabbed": grabbed,
    }


def encode(values: np.ndarray) -> str:
    """Doubles as base64, little-endian."""
    return base64.b64encode(np.ascontiguousarray(values, dtype="<f8").tobytes()).decode("ascii")


def number_of_graph(c: Contacts) -> int:
    """The same as of ``contact/loops/newton.py`` within the whole numbers that a double holds."""
    one, other, last = 1, 1, -1
    for k in range(c.count):
        c_k = contact(c, k)
        pair = c_k.a * 1000003 + c_k.b
        if pair != last:
            one = (one * 1000003 + pair) % 67108859
            other = (other * 69069 + pair) % 33554393
        last = pair
    return one * 33554432 + other


@cache
def write_contact_loops() -> str:
    """A JavaScript function of a world's memory that gives the functions of its steps."""
    from pendula.collision.loops.signed_distance import find_nearest
    from pendula.compiler.export.loop_functions import write_loops
    from pendula.contact.loops.bodies import turn_axes
    from pendula.contact.loops.detection import detect_contacts
    from pendula.contact.loops.newton import _number_of_graph
    from pendula.contact.loops.steps import take_contact_steps

    return write_loops(
        {"take_steps": take_contact_steps, "turn_axes": turn_axes},
        {"detection": detect_contacts, "code": find_nearest},
        {_number_of_graph: number_of_graph},
    )
