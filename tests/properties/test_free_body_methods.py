"""Every method on free rigid bodies, with velocities and with momenta as their state.

Orders are slopes over three halvings of the step. Errors are relative to the size of each series. Seen:
slopes within 0.1 of the order, above it by 0.6 for Dormand–Prince near rounding.
"""

from functools import cache

import numpy as np
import pytest

import pendula as pe
from pendula import RungeKutta, SimulationError, gallery
from pendula.numerics import KNOWN

pytestmark = pytest.mark.slow

FIXED = dict(pe.integrators()) | {f"RungeKutta({t.name})": RungeKutta(t) for t in KNOWN}
REFUSED = ("verlet", "velocity-verlet", "yoshida4", "suzuki4", "yoshida6")
TAKEN = [name for name in FIXED if name not in REFUSED]
EXACT_IN_LENGTH = ("gauss2", "gauss4", "gauss6")  # they keep quadratic invariants, |q|² among them
ADAPTIVE = list(pe.adaptive_integrators())
# The system and how long it is followed: a spin of the box and a half, a turn of the racket.
LENGTHS = {"thrown-box": 1.0, "tumbling-racket": 4.0}
ROUNDING = 1e-12  # of a thousand steps, relative

z, qw = pe.coordinates("z qw")
both = pytest.mark.parametrize("momenta", [False, True], ids=["velocities", "momenta"])
systems = pytest.mark.parametrize("name", LENGTHS)
fixed = pytest.mark.parametrize("method", TAKEN)
adaptive = pytest.mark.parametrize("method", ADAPTIVE)


@cache
def model_of(name: str, momenta: bool) -> pe.Model:
    return pe.derive(getattr(gallery, name.replace("-", "_"))(momenta=momenta))


@cache
def exact(name: str, momenta: bool) -> pe.Run:
    """Taylor's method at rounding, with which every other agrees in tests/reference."""
    times = np.linspace(0, LENGTHS[name], 5)
    return pe.simulate(model_of(name, momenta), times=times, tolerance=1e-15, integrator="taylor")


@cache
def runs(name: str, momenta: bool, method: str) -> list[pe.Run]:
    """Four runs, each with half the step of the one before; methods of high order begin with longer ones."""
    integrator, until = FIXED[method], LENGTHS[name]
    first = until / (20 if integrator.order < 6 else 10)
    times = exact(name, momenta).t
    model = model_of(name, momenta)
    return [
        pe.simulate(model, times=times, step=first / 2**k, integrator=integrator, ledger=True)
        for k in range(4)
    ]


def slope(values: list[float]) -> float:
    """By which power of the step values fall, over three halvings."""
    return float(np.log2(values[0] / values[3])) / 3


def remainder(run: pe.Run) -> float:
    """What of the energy's change is not in the ledger, J."""
    works = sum(run.ledger.values(), np.zeros(len(run)))
    return float(np.abs(run.energy.total - run.energy.total[0] - works).max())


def rotation(q: np.ndarray) -> np.ndarray:
    """R = 1 + 2 w [a]× + 2 [a]×² for the unit quaternion (w, a): Rodrigues' formula."""
    A = np.array([[0, -q[6], q[5]], [q[6], 0, -q[4]], [-q[5], q[4], 0]])
    return np.eye(3) + 2 * q[3] * A + 2 * A @ A


def in_the_world(run: pe.Run) -> np.ndarray:
    """Momentum and angular momentum along the axes of the world, a row an instant."""
    if run.velocities[0] == "Px":
        return run.v
    own = run.v * np.diag(run.model.mass_matrix(run.q[0]))
    return np.array([[*R @ row[:3], *R @ row[3:]] for R, row in zip(map(rotation, run.q), own, strict=True)])


def unit_errors(run: pe.Run) -> np.ndarray:
    """Deviations from unit length, in all samples and at all events."""
    sides = [side for event in run.events for side in (event.before, event.after)]
    return run.model.layout.unit_errors(np.array([*run.y, *sides]))


@systems
@both
@fixed
def test_the_observed_order(method, momenta, name):
    truth = exact(name, momenta).y
    sizes = np.abs(truth).max(axis=0) + 1e-3
    errors = [float((np.abs(run.y - truth) / sizes).max()) for run in runs(name, momenta, method)]
    order = FIXED[method].order
    assert order - 0.15 <= slope(errors) <= order + 0.6, errors


@systems
@both
@fixed
def test_a_quaternion_drifts_by_the_order(method, momenta, name):
    """One step leaves the unit sphere by h^(p+1) at least; what was left is removed and reported."""
    drifts = [run.unit_drift for run in runs(name, momenta, method)]
    if method in EXACT_IN_LENGTH:
        assert max(drifts) <= 1e-15
    else:
        # Seen: 2.7 of order 2, where two powers of the step still compete, at least p + 0.97 else.
        assert slope(drifts) >= FIXED[method].order + 0.65, drifts
        assert drifts[0] > 1e-10


@systems
@both
@fixed
def test_the_ledger_closes_at_the_order(method, momenta, name):
    most = np.abs(exact(name, momenta).energy.kinetic).max()
    remainders = [remainder(run) for run in runs(name, momenta, method)]
    # The largest of few samples is not quite at the same place: seen 0.81 of order 1, 1.5 of Ralston's 2.
    assert slope(remainders) >= FIXED[method].order - 0.55 or remainders[3] < ROUNDING * most, remainders


@both
@fixed
def test_momenta_are_kept_in_the_world(method, momenta):
    """Without forces: exactly where they are the state, else at the order of the method."""
    found = [in_the_world(run) for run in runs("tumbling-racket", momenta, method)]
    changes = [float(np.abs(rows - rows[0]).max()) for rows in found]
    assert found[0][0] == pytest.approx([0, 0, 0, 0.01, 2.0, 0.03], abs=1e-15)
    if momenta:
        assert changes == [0.0] * 4
    else:
        assert slope(changes) >= FIXED[method].order - 0.3 or changes[3] < ROUNDING, changes


@both
@pytest.mark.parametrize("method", REFUSED)
def test_methods_that_need_rates_of_coordinates_refuse(method, momenta):
    model = model_of("thrown-box", momenta)
    with pytest.raises(SimulationError) as caught:
        pe.simulate(model, until=1.0, step=0.1, integrator=method)
    sentence = str(caught.value)
    if "verlet" in method:
        assert f"'{method}' needs velocities that are the rates of coordinates, q̇ = v" in sentence
        assert f"those of thrown-box ({', '.join(model.velocities)}) are not; use rk4" in sentence
    else:
        assert "in thrown-box velocities are not the rates of coordinates; use gauss4" in sentence


@systems
@both
@adaptive
def test_a_tolerance_is_kept(method, momenta, name):
    truth = exact(name, momenta)
    for tolerance in (1e-6, 1e-9, 1e-12):
        run = pe.simulate(
            model_of(name, momenta), times=truth.t, tolerance=tolerance, integrator=method, ledger=True
        )
        # Seen: 6 tolerances at most.
        error = (np.abs(run.y - truth.y) / (1 + np.abs(truth.y))).max()
        assert error <= 100 * tolerance * max(LENGTHS[name], 1.0)
        assert unit_errors(run).max() <= 1e-15
        assert run.unit_drift <= 10 * tolerance
        most = np.abs(truth.energy.kinetic).max()
        assert remainder(run) <= 100 * tolerance * most


@both
@pytest.mark.parametrize("method", [*TAKEN, *ADAPTIVE])
def test_every_sample_has_unit_length(method, momenta):
    """At the ends of steps, between them, and before and after an event."""
    model = model_of("thrown-box", momenta)
    how = {"tolerance": 1e-7} if method in ADAPTIVE else {"step": 0.0131}
    how |= {"integrator": FIXED.get(method, method)}
    between = np.linspace(0.0, 3.0, 334)
    for kept in ({"until": 3.0}, {"times": between}):
        for events in ((), reversal(momenta)):
            run = pe.simulate(model, events=events, **kept, **how)
            assert run.outcome.ok
            assert len(run.events) == (1 if events else 0)
            assert unit_errors(run).max() <= 1e-15  # seen 3e-16


def reversal(momenta: bool) -> pe.Event:
    """Where the box falls through z = 0 its momentum is reversed."""
    names = pe.velocities("Px Py Pz" if momenta else "vx vy vz")
    return pe.Event(z, "floor", "falling", change={v: -v for v in names})


@cache
def exact_with_event(momenta: bool) -> pe.Run:
    times = np.linspace(0.0, 3.0, 7)
    model, event = model_of("thrown-box", momenta), reversal(momenta)
    return pe.simulate(model, times=times, tolerance=1e-14, integrator="verner98", events=event)


@both
@fixed
def test_watched_steps_keep_the_order_through_an_event(method, momenta):
    truth, integrator, errors = exact_with_event(momenta), FIXED[method], []
    assert len(truth.events) == 1
    sizes = np.abs(truth.y).max(axis=0) + 1e-3
    for k in range(1, 5):
        run = pe.simulate(
            model_of("thrown-box", momenta), times=truth.t, step=0.05 / 2**k, integrator=integrator,
            events=reversal(momenta),
        )  # fmt: skip
        assert len(run.events) == 1
        before, after = run.events[0].before, run.events[0].after
        assert abs(before[2]) < 1e-9  # the event is found to rounding of z, some 1 m
        assert np.array_equal(after[7:10], -before[7:10])
        assert np.array_equal(after[:7], before[:7])
        errors.append(float((np.abs(run.y - truth.y) / sizes).max()))
    # Methods of first order are far off at the first steps; order 6 is near rounding at the last.
    assert slope(errors) >= integrator.order - 0.3 or errors[3] < ROUNDING, errors


@both
@adaptive
def test_watched_adaptive_runs_keep_their_tolerance(method, momenta):
    truth = exact_with_event(momenta)
    run = pe.simulate(
        model_of("thrown-box", momenta), times=truth.t, tolerance=1e-10, integrator=method,
        events=reversal(momenta),
    )  # fmt: skip
    assert run.events[0].t == pytest.approx(truth.events[0].t, abs=1e-9)
    assert (np.abs(run.y - truth.y) / (1 + np.abs(truth.y))).max() <= 3e-8


def test_an_event_may_turn_the_body():
    turned = dict(zip(pe.coordinates("qw qx qy qz"), (0.6000001, 0.8, 0.0, 0.0), strict=True))
    event = pe.Event(z, "turn", "falling", change=turned)
    for how in ({"step": 0.01}, {"tolerance": 1e-9}):
        run = pe.simulate(gallery.thrown_box(), until=3.0, events=event, **how)
        assert unit_errors(run).max() <= 1e-15  # typed digits are normalised
        assert run.events[0].after[3:7] == pytest.approx([0.6, 0.8, 0.0, 0.0], abs=1e-6)


@pytest.mark.parametrize("change", [{qw: 2 * qw}, dict.fromkeys(pe.coordinates("qw qx qy qz"), 0)], ids=str)
@pytest.mark.parametrize("how", [{"step": 0.01}, {"tolerance": 1e-9}], ids=str)
def test_an_event_that_leaves_no_rotation_is_refused(change, how):
    event = pe.Event(z, "odd", "falling", change=change)
    with pytest.raises(SimulationError, match=r"'odd' changes \(qw, qx, qy, qz\) .* it must be 1"):
        pe.simulate(gallery.thrown_box(), until=3.0, events=event, **how)


@both
@pytest.mark.parametrize(
    "how", [{"step": 0.01}, {"step": 0.05, "integrator": "gauss4"}, {"tolerance": 1e-9}], ids=str
)
def test_an_audit_reports_what_was_removed(how, momenta):
    run = pe.simulate(model_of("thrown-box", momenta), until=2.0, ledger=True, **how)
    audit = pe.audit(run)
    assert audit.ok, audit
    assert audit.unit_drift == run.unit_drift
    assert run.unit_drift > 0 or "tolerance" in how  # at 1e-9 a step may end at unit length to the last bit
    text = str(audit)
    assert "Quaternions\n  largest deviation from unit length that a step left, removed" in text
    assert f"{run.unit_drift:.1e}" in text


def test_an_audit_lists_what_a_body_without_forces_keeps():
    run = pe.simulate(model_of("tumbling-racket", False), until=5.0, tolerance=1e-9, ledger=True)
    found = {item.name: item for item in pe.audit(run).invariants}
    assert list(found) == [
        *(f"momentum along {axis}" for axis in "xyz"),
        *(f"angular momentum about {axis}" for axis in "xyz"),
    ]
    assert found["angular momentum about y"].start == pytest.approx(2.0, abs=1e-15)
    assert max(item.change for item in found.values()) < 1e-8


def test_systems_without_quaternions_have_none_in_their_audit():
    run = pe.simulate("pendulum", until=1.0, step=0.01, ledger=True)
    assert run.unit_drift == 0.0
    assert "Quaternions" not in str(pe.audit(run))


@both
@fixed
def test_a_batch_is_its_single_runs(method, momenta):
    model = model_of("thrown-box", momenta)
    names, rng = model.velocities, np.random.default_rng(4)
    starts = [dict(zip(names, row, strict=True)) for row in rng.uniform(-2, 2, (11, 6))]
    how = {"until": 0.5, "step": 0.02, "integrator": FIXED[method]}
    many = pe.simulate_batch(model, starts, **how)
    assert many.finished.all()
    drift = 0.0
    for start, run in zip(starts, many, strict=True):
        alone = pe.simulate(model, start, **how)
        # Lanes may fuse operations differently, and Newton's method end a rounding apart.
        assert run.y == pytest.approx(alone.y, rel=1e-12, abs=1e-12)
        assert unit_errors(run).max() <= 1e-15
        # What is reported is the largest of the runs that shared lanes.
        assert run.unit_drift >= alone.unit_drift * (1 - 1e-6) - 1e-15
        drift = max(drift, alone.unit_drift)
    assert max(run.unit_drift for run in many) == pytest.approx(drift, rel=1e-6, abs=1e-15)


@both
def test_saved_runs_keep_their_drift(momenta, tmp_path):
    run = pe.simulate(model_of("thrown-box", momenta), until=1.0, step=0.02)
    run.save(tmp_path / "run.npz")
    again = pe.load(tmp_path / "run.npz")
    assert again.unit_drift == run.unit_drift > 0
    assert np.array_equal(again.y, run.y)
    assert again.velocities == run.velocities


@both
@systems
def test_half_acceleration_euler_by_hand(name, momenta):
    """One step of the course's method: q += h N(q) (v + ½ h v̇), normalised, and v += h v̇."""
    model, h = model_of(name, momenta), 0.03
    mass = model.parameters["m"]
    y = exact(name, momenta).y[1]
    start = dict(zip(model.card.entries, y.tolist(), strict=True))
    run = pe.simulate(model, start, until=h, step=h, integrator="half-acceleration-euler")
    q, v, _ = model.layout.split(run.y[0])
    a = model.acceleration(q, v)
    halfway = v + h / 2 * a
    moved, w, (wx, wy, wz) = q.copy(), q[3:], _angular(model, q, halfway)
    # q̇ = ½ q ⊗ (0, ω)
    product = [
        -w[1] * wx - w[2] * wy - w[3] * wz,
        w[0] * wx + w[2] * wz - w[3] * wy,
        w[0] * wy - w[1] * wz + w[3] * wx,
        w[0] * wz + w[1] * wy - w[2] * wx,
    ]
    moved[:3] += h * (halfway[:3] / mass if momenta else rotation(q) @ halfway[:3])
    moved[3:] += h / 2 * np.array(product)
    left = abs(np.linalg.norm(moved[3:]) - 1)
    moved[3:] /= np.linalg.norm(moved[3:])
    # The same sums in another order.
    assert run.q[1] == pytest.approx(moved, abs=1e-14)
    assert run.v[1] == pytest.approx(v + h * a, abs=1e-14)
    assert run.unit_drift == pytest.approx(left, abs=1e-15)


def _angular(model: pe.Model, q: np.ndarray, v: np.ndarray) -> np.ndarray:
    """ω along the body's axes: ω itself, or I⁻¹ Rᵀ L, from M = R I⁻¹ Rᵀ of the state with momenta."""
    if model.velocities[3] == "wx":
        return v[3:]
    return rotation(q).T @ model.mass_matrix(q)[3:, 3:] @ v[3:]
