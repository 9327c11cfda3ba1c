"""Runs with contact: Moreau and Jean's time stepping (``contact/loops/steps.py``, ``tree_steps.py``)."""

import time
from collections.abc import Callable
from typing import TYPE_CHECKING, Any

import numpy as np

from pendula.contact.loops.workspace import LEMKE, NOT_FINITE, SOLVERS
from pendula.errors import SimulationError, format_names
from pendula.model import Model
from pendula.model.quantity_units import with_unit_of
from pendula.progress import shown_progress
from pendula.runs import Outcome, Run
from pendula.runs.contacts import STATES, WIDTH, Contacts
from pendula.simulation.contact_movers import METHOD, FreeBodiesMover, TreeMover, make_mover
from pendula.simulation.control import Control
from pendula.simulation.observation import Observer, observed_state
from pendula.simulation.outcome import describe_contact_steps, format_steps, format_time
from pendula.simulation.time_grid import TimeGrid, plan_grid

if TYPE_CHECKING:
    from pendula.contact.world import World

TOLERANCE = 1e-6  # m/s
RESIDUALS = ("signorini", "coulomb", "dissipation", "penetration")
_KINDS = ("auto", "none", "stepping", "penalty")
_LAWS, _ORDERS = ("newton", "poisson"), ("simultaneous", "sequential")
_DEEP = 0.01  # next to the smallest shape: bodies that overlap by more at the start were not meant to
_PIECE = 200  # steps between two looks at Ctrl-C


def is_stepped(model: Model, contact: Any, solver: str, law: str = "newton") -> bool:
    """Whether a run is one of steps with contact: where that is asked for, or where there is a ground."""
    if isinstance(contact, str) and contact not in _KINDS:
        raise SimulationError(
            f"contact='{contact}' is unknown; it is one of {format_names(_KINDS)}, or a Penalty(...)."
        )
    if solver not in SOLVERS:
        raise SimulationError(f"solver='{solver}' is unknown; it is one of {format_names(SOLVERS)}.")
    stepped = contact == "stepping" or (contact == "auto" and model.card.ground)
    if not stepped and law != _LAWS[0]:
        raise SimulationError(f"Bodies of {model.name} have no {law} impacts: contact='stepping' lets them.")
    return stepped


def read_law(law: str, impacts: str, solver: str) -> str:
    """The law of impacts, or an error that says what does not go together."""
    for name, given, known in (("law", law, _LAWS), ("impacts", impacts, _ORDERS)):
        if given not in known:
            raise SimulationError(f"{name}={given!r} is unknown; it is one of {format_names(known)}.")
    found = law if impacts == _ORDERS[0] else impacts
    if found == _LAWS[0]:
        return found
    if law != _LAWS[0] and impacts != _ORDERS[0]:
        raise SimulationError(
            "Impacts in sequence follow Newton's law; give one of law='poisson' and impacts='sequential'."
        )
    if solver == "lemke":
        raise SimulationError(
            f"solver='lemke' solves Newton's law for all contacts at once; for {found} impacts take another."
        )
    return found


def refuse_options(**given: Any) -> None:
    """Refuse what steps with contact do not take."""
    for name, value in given.items():
        if value is not None:
            raise SimulationError(
                f"Steps with contact take no {name}=...; contact='none' moves bodies through each other."
            )


def plan_contact_steps(start: float, until: float | None, step: float | None, save_every: int) -> TimeGrid:
    """The grid of steps that a user asked for, or an error that says what is wrong with it."""
    if step is None:
        raise SimulationError(
            "A run with contact needs step=..., the length of its steps in seconds, for instance 2e-3."
        )
    return plan_grid(start, until, step, save_every, None)


def step_with_contact(
    model: Model,
    y: np.ndarray,
    grid: TimeGrid,
    options: tuple[str, float | None, str],
    control: Control,
    observer: Observer | None,
    progress: Callable[[float], None] | None,
) -> Run:
    """A run of bodies that touch.

    Args:
        model: of a mechanism of free bodies, or of trees of bodies and joints.
        y: the start.
        grid: when steps are taken and what is kept.
        options: the solver, the residual with which it is content, m/s, and the law of impacts.
        control: what drives the inputs.
        observer: called at kept instants, as of ``simulate``.
        progress: called with the finished part, as of ``simulate``.
    """
    began = time.perf_counter()
    solver, tolerance, law = options
    tolerance = TOLERANCE if tolerance is None else tolerance
    mover = make_mover(model, y, grid, (solver, tolerance, law), control)
    world = mover.world
    refuse_overlaps(world, model.name)
    method = METHOD if law == _LAWS[0] else f"{METHOD} {law}"
    record = _Record(mover, grid)
    with shown_progress(f"simulating {model.name}", progress) as tell:
        reason = record.drive(observer, tell)
    states, works, worst = np.array(record.states), np.array(record.works), np.array(record.residuals)
    t, inputs = grid.t[: len(states)], mover.inputs_at(grid.t[: len(states)], record.inputs)
    q, v, z = model.layout.split(states)
    return Run(
        system=model.name,
        t=t,
        q=q,
        v=v,
        u=inputs,
        coordinates=model.coordinates,
        velocities=model.velocities,
        inputs=model.inputs,
        parameters=dict(model.parameters),
        energy=mover.energies(t, states, inputs),
        multipliers=np.zeros((len(states), 0)),
        constraints=(),
        powers={},
        integrator=method,
        step=grid.step,
        steps=world.workspace.steps,
        evaluations=world.workspace.steps,
        elapsed=time.perf_counter() - began,
        outcome=Outcome(reason, _describe(model, world, method, reason, t[-1], worst)),
        z=z,
        states=model.states,
        model=model,
        units=model.card.units,
        signals=mover.signals(t, states, inputs),
        ledger=dict(zip(mover.work_names, works.T, strict=True)),
        key=model.key,
        contacts=Contacts(record.names, np.concatenate(record.contacts)),
        residuals=dict(zip(RESIDUALS, worst.T, strict=True)),
    )


class _Record:
    """Takes the steps of a run and keeps what is asked for."""

    def __init__(self, mover: FreeBodiesMover | TreeMover, grid: TimeGrid) -> None:
        self.mover, self.world, self.grid = mover, mover.world, grid
        self.names = tuple(dict.fromkeys(self.world.owner_names))
        self.states, self.inputs = [mover.read()], [np.zeros(len(mover.model.inputs))]
        self.works, self.residuals = [mover.works()], [np.zeros(4)]
        self.contacts = [np.zeros((0, WIDTH))]

    def drive(self, observer: Observer | None, progress: Callable[[float], None] | None) -> str:
        """All steps; why they ended."""
        grid = self.grid
        try:
            for sample, index in enumerate(grid.index.tolist()):
                if sample and not self._reach(index, float(grid.t[sample])):
                    return "diverged"
                seen = observed_state(self.mover.model, self.states[-1]) if observer is not None else ()
                if observer is not None and observer(float(grid.t[sample]), *seen):
                    return "stopped"
                if progress is not None:
                    progress(index / max(grid.total, 1))
        except KeyboardInterrupt:
            return "interrupted"
        return "finished"

    def _reach(self, index: int, t: float) -> bool:
        """Steps up to a sample, which is kept; whether the state is finite there."""
        w, used = self.world.workspace, self.inputs[-1]
        while w.steps < index:
            if w.steps == self.grid.steps:
                w.step = self.grid.last_step
            end = min(w.steps + _PIECE, index, self.grid.steps if w.steps < self.grid.steps else index)
            first = w.steps == 0
            used, end = self.mover.hold(w.steps, end)
            if first:
                self.inputs[0] = used
            if self.mover.advance(end) == NOT_FINITE:
                return False
        self.states.append(self.mover.read())
        self.inputs.append(used)
        self.works.append(self.mover.works())
        self.residuals.append(w.target("worst").copy())
        w.target("worst")[:] = 0.0
        self.contacts.append(contact_rows(self.world, t))
        return True


def contact_rows(world: "World", t: float, *, slipping: float = 1 - 1e-9) -> np.ndarray:
    """The contacts of the last step that pushed, as rows of a table.

    Those slip whose friction is at least the part ``slipping`` of what it can be.
    """
    rows = world.rows[world.rows["ln"] > 0]
    place = {name: i for i, name in enumerate(dict.fromkeys(world.owner_names))}
    shapes = world.pair_shapes[rows["pair"]]
    owners = np.array([place[name] for name in world.owner_names])[shapes]
    axes = np.stack([[rows[f"{axis}{k}"] for k in "xyz"] for axis in "nst"], axis=-1).transpose(1, 0, 2)
    local = np.stack([rows["ln"], rows["ls"], rows["lt"]], axis=-1)
    arms = np.stack([[rows[f"{body}{k}"] for k in "xyz"] for body in "ab"], axis=-1).transpose(1, 2, 0)
    centers = world.workspace.target("bodies").target("positions")
    ends = np.stack([rows["a"], rows["b"]], axis=-1)
    points = centers[ends] + arms
    # What does not move has its contacts where they are; others have moved on since.
    fixed = ends == len(world.bodies.names)
    point = np.where(fixed[:, :1], points[:, 0], points[:, 1])
    slips = np.hypot(rows["ls"], rows["lt"]) >= rows["friction"] * rows["ln"] * slipping
    state = np.where(rows["impact"] > 0, STATES.index("impact"), np.where(slips, 1, 0))
    impulse = np.einsum("kij,kj->ki", axes, local)
    parts = [np.full(len(rows), t), owners, point, axes[:, :, 0], rows["gap"], impulse, state]
    return np.column_stack(parts) if len(rows) else np.zeros((0, WIDTH))


def refuse_overlaps(world: "World", name: str) -> None:
    """Refuse bodies that start deep inside each other."""
    rows = world.find_contacts()
    if not len(rows):
        return
    deepest = rows[np.argmin(rows["gap"])]
    depth = -float(deepest["gap"])
    if depth > _DEEP * world.smallest:
        one, other = (world.owner_names[shape] for shape in world.pair_shapes[deepest["pair"]])
        raise SimulationError(
            f"'{one}' and '{other}' of {name} start {depth:.3g} m inside each other; move the first by that "
            f"along ({deepest['nx']:.3g}, {deepest['ny']:.3g}, {deepest['nz']:.3g}), or let "
            "separate(mechanism, start) move them apart."
        )


def _describe(model: Model, world: "World", method: str, reason: str, now: float, worst: np.ndarray) -> str:
    ended = describe_contact_steps(model, reason, now, format_steps(world.workspace.steps, method))
    residual, depth = float(worst[:, :3].max()), float(worst[:, 3].max())
    said = f"{ended} Largest residual of contact {residual:.1e} m/s, penetration "
    said += f"{with_unit_of(f'{depth:.1e}', model.card.units, 'length')}."
    if world.workspace.farthest > 1:
        said += (
            " Bodies moved farther in half a step than they are thick and may have passed each other unseen: "
            f"try steps of {format_time(model, world.step / world.workspace.farthest, 2)}."
        )
    if world.workspace.lowered:
        said += (
            f" In {format_steps(world.workspace.lowered)} a bounce with friction would have made energy; its "
            "restitution was left out."
        )
    by_pyramids = world.workspace.solver == LEMKE  # which are no cones
    if (float(worst[:, 0].max()) if by_pyramids else residual) > world.workspace.tolerance:
        said += (
            f" Contacts were not solved to the {world.workspace.tolerance:g} m/s that were asked for: try a "
            "smaller step, another solver, or a larger tolerance."
        )
    return said
