"""Runs over gaps by steps of equal length, and the choice between those and events."""

import time
from collections.abc import Callable
from typing import Any

import numpy as np

from pendula.errors import SimulationError, format_names
from pendula.model import Model, derive
from pendula.model.quantity_units import with_unit_of
from pendula.progress import shown_progress
from pendula.runs import Energy, Outcome, Run
from pendula.runs.contacts import STATES, WIDTH, Contacts
from pendula.simulation.contact_movers import METHOD
from pendula.simulation.gap_steps import GapSteps
from pendula.simulation.gap_tables import GapTable
from pendula.simulation.observation import Observer, observed_state
from pendula.simulation.outcome import describe_contact_steps, format_steps
from pendula.simulation.time_grid import TimeGrid

_WAYS = ("auto", "events", "stepping")
_FEW, _MOST = 12, 24  # contacts: events try combinations of those that touch at once


def add_gaps(model: Model, contact: Any, *, chosen: bool) -> Model:
    """The model with gaps between its shapes, where these are met by events.

    "auto" is events where there is a ground, steps are ``chosen`` by the method, and gaps are few and smooth.
    """
    asked = contact == "events"
    if model.card.contacts or not (asked or (contact == "auto" and model.card.ground and chosen)):
        return model
    # It knows descriptions, and so SymPy, which a run without contact does not load.
    from pendula.contact.shape_gaps import with_gaps

    try:
        system = with_gaps(model.description, model.parameters, _MOST if asked else _FEW)
    except SimulationError:
        if asked:
            raise
        return model
    return derive(system).with_parameters(**model.parameters)


def are_gaps_stepped(
    model: Model, contact: Any, step: float | None, law: str = "newton", **others: Any
) -> bool:
    """Whether contacts of a system by its energies are met by steps of equal length, not by events.

    "auto" is events for few contacts, and steps for many where a step is given and nothing else that such
    steps do not take.
    """
    if not model.card.contacts:
        return False
    if contact not in _WAYS:
        raise SimulationError(
            f"contact={contact!r} does not meet the gaps of {model.name}; take one of {format_names(_WAYS)}. "
            "Leave contacts= out of the description to move through them."
        )
    if law != "newton":
        raise SimulationError(
            f"Gaps of {model.name} meet by Newton's law, all at once; law= and impacts= are for bodies with "
            "shapes."
        )
    if contact == "stepping" and not model.layout.identity:
        raise SimulationError(
            f"Steps over gaps move coordinates by their velocities, and {model.name} has quaternions: "
            "contact='events' moves it, or give its bodies shapes and a ground=."
        )
    unfit = [name for name, value in others.items() if value is not None]
    if contact == "stepping" and unfit:
        raise SimulationError(f"Steps over gaps take no {unfit[0]}=...; contact='events' does.")
    many = len(model.card.contacts) > _FEW and step is not None
    return contact == "stepping" or (contact == "auto" and many and not unfit and model.layout.identity)


def step_over_gaps(
    model: Model,
    y: np.ndarray,
    grid: TimeGrid,
    observer: Observer | None,
    progress: Callable[[float], None] | None,
) -> Run:
    """A run of a system with gaps by time stepping."""
    began = time.perf_counter()
    if own := [name for name in model.states if name not in model.card.modes]:
        raise SimulationError(
            f"Steps over gaps have no states beside those of contacts; {model.name} has '{own[0]}'. "
            "contact='events' moves it."
        )
    record = _Record(GapSteps(model, grid.start, y), grid)
    with shown_progress(f"simulating {model.name}", progress) as tell:
        reason = record.drive(observer, tell)
    states = np.array(record.states)
    t, u = grid.t[: len(states)], np.zeros((len(states), len(model.inputs)))
    q, v, z = model.layout.split(states)
    kinetic, potential, jacobi = model.evaluate("energy", t[:, None], states, u).T
    works, worst = np.array(record.works), np.array(record.residuals)
    return Run(
        system=model.name,
        t=t,
        q=q,
        v=v,
        u=u,
        coordinates=model.coordinates,
        velocities=model.velocities,
        inputs=model.inputs,
        parameters=dict(model.parameters),
        energy=Energy(kinetic, potential, jacobi),
        multipliers=np.array(record.forces),
        constraints=model.constraints,
        powers={},
        integrator=METHOD,
        step=grid.step,
        steps=record.taken,
        evaluations=2 * record.taken,
        elapsed=time.perf_counter() - began,
        outcome=Outcome(reason, record.describe(reason, float(t[-1]), worst)),
        z=z,
        states=model.states,
        model=model,
        units=model.card.units,
        ledger=dict(zip(record.steps.works, works.T, strict=True)),
        key=model.key,
        contacts=Contacts(record.table.names, np.concatenate(record.contacts)),
        residuals=dict(zip(("law", "penetration"), worst.T, strict=True)),
    )


class _Record:
    """Takes the steps of a run and keeps what is asked for."""

    def __init__(self, steps: GapSteps, grid: TimeGrid) -> None:
        self.steps, self.grid, self.taken = steps, grid, 0
        self.table = GapTable(steps.model, steps.places)
        self.states, self.works = [steps.y], [list(steps.works.values())]
        self.residuals, self.contacts = [(0.0, 0.0)], [np.zeros((0, WIDTH))]
        self.forces = [np.zeros(len(steps.model.constraints))]

    def drive(self, observer: Observer | None, progress: Callable[[float], None] | None) -> str:
        """All steps; why they ended."""
        grid, model = self.grid, self.steps.model
        try:
            for sample, index in enumerate(grid.index.tolist()):
                if sample and not self._reach(index, float(grid.t[sample])):
                    return "diverged"
                state = observed_state(model, self.states[-1])
                if observer is not None and observer(float(grid.t[sample]), *state):
                    return "stopped"
                if progress is not None:
                    progress(index / max(grid.total, 1))
        except KeyboardInterrupt:
            return "interrupted"
        return "finished"

    def _reach(self, index: int, t: float) -> bool:
        """Steps up to a sample, which is kept; whether the state is finite there."""
        steps, grid = self.steps, self.grid
        steps.law = steps.depth = 0.0
        h = grid.step
        while self.taken < index:
            h = grid.step if self.taken < grid.steps else grid.last_step
            steps.advance(h)
            self.taken += 1
            if not np.isfinite(steps.y).all():
                return False
        self.states.append(steps.y)
        self.works.append(list(steps.works.values()))
        self.residuals.append((steps.law, steps.depth))
        self._touch(t, h)
        return True

    def _touch(self, t: float, h: float) -> None:
        """Forces of the last step, impulses over its length, and a row of the table for each that pushed."""
        steps, touch, places = self.steps, self.steps.touch, self.steps.places
        forces = np.zeros(len(steps.model.constraints))
        for i, P, T, slips in zip(touch.gaps, touch.normal, touch.tangent, touch.slips, strict=True):
            forces[places.normal[i]] = P / h
            along = [] if slips else places.tangent.get(i, [])
            forces[along] = T[: len(along)] / h
        self.forces.append(forces)
        pushed = touch.normal > 0
        which, impulses = touch.gaps[pushed], np.column_stack([touch.normal, touch.tangent])[pushed]
        lasting = np.where(touch.slips, STATES.index("slips"), STATES.index("sticks"))
        states = np.where(touch.hits, STATES.index("impact"), lasting)[pushed]
        at = np.full(len(which), t), np.tile(steps.y, (len(which), 1))
        self.contacts.append(self.table.rows(*at, which, steps.find_gaps()[which], impulses, states))

    def describe(self, reason: str, now: float, worst: np.ndarray) -> str:
        """How the run ended, in sentences."""
        model = self.steps.model
        ended = describe_contact_steps(model, reason, now, format_steps(self.taken, METHOD))
        law, depth = worst.max(axis=0)
        deep = with_unit_of(f"{depth:.1e}", model.card.units, "length")
        return f"{ended} Contacts by stepping: laws missed by {law:.1e} m/s, penetration {deep}."
