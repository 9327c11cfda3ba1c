"""Ensembles: MuJoCo's rollouts, diffrax, heyoka's batches, a flip map; threads, Dask and sizes."""

from collections.abc import Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from hashlib import pbkdf2_hmac
from time import perf_counter
from typing import Any

import numpy as np

import pendula as pe
from benchmarks.arms import arm_file
from benchmarks.measurement import Effort, Timing, interleaved, ratio, require_agreement
from benchmarks.peers import conversation
from benchmarks.robots import read
from benchmarks.rows import Row, against, informing, unmeasured, within
from pendula.ensembles import Study
from pendula.ensembles.cluster import start_processes
from pendula.ensembles.studies import flip_map
from pendula.simulation.batch import read_threads

MUJOCO, MUJOCO_SIDE = "MuJoCo rollout", "benchmarks.peers.mujoco_side"
DIFFRAX, DIFFRAX_SIDE = "diffrax vmap", "benchmarks.peers.diffrax_side"
HEYOKA, HEYOKA_SIDE = "heyoka batch", "benchmarks.peers.heyoka_side"
DOUBLE_PENDULUM = ("theta1", "theta2", "theta1_dot", "theta2_dot")
ALL_STATES = "MuJoCo keeps all states"
STEP, ARM_STEP, STEPS = 0.01, 0.001, 200
# Both take the same RK4 steps of the same equations, by other formulas: rounding, grown for two seconds.
AGREEMENT = 1e-8
TOLERANCE, UNTIL = 1e-9, 10.0
CHUNKS = 256
HASHES = 200_000
FLIP_LIMIT, WHOLE_MAP = 180.0, 1000  # s, for so many points along each side


def ensemble_rows(effort: Effort) -> Iterator[Row]:
    """Rows of ensembles, on all cores that this process may use."""
    yield _cart_poles(effort)
    yield _arms(effort)
    yield _double_pendulums(effort)
    yield _adaptive(effort)
    yield _flips(effort)
    yield _threads(effort)
    yield from _processes(effort)
    yield from _growth(effort)


def cart_pole() -> Any:
    """A cart of 1 kg with a bob of 0.5 kg on a rod of 1 m, without springs and dampers."""
    x, theta = pe.coordinates("x theta")
    M, m, l, g = pe.parameters(M=1.0, m=0.5, l=1.0, g=9.81)
    bob = (x.dot + l * theta.dot * pe.cos(theta)) ** 2 + (l * theta.dot * pe.sin(theta)) ** 2
    return pe.Lagrangian((x, theta), M * x.dot**2 / 2 + m * bob / 2, -m * g * l * pe.cos(theta), name="cart")


def _cart_poles(effort: Effort) -> Row:
    """Steps of many carts with poles, of which we keep the end and MuJoCo all states."""
    claim = f"{effort.members:,} rollouts of a cart-pole"
    if reason := conversation.missing("mujoco"):
        return unmeasured(claim, MUJOCO, 5.0, "ns/step", reason)
    names = ("x", "theta", "x_dot", "theta_dot")
    return _rollouts(claim, cart_pole(), names, (MUJOCO, MUJOCO_SIDE, 5.0, ALL_STATES), effort)


def _arms(effort: Effort) -> Row:
    """The same of Panda's seven axes, from anywhere within a radian and a radian a second."""
    claim = f"{effort.members:,} rollouts of a 7-axis arm"
    with arm_file() as (file, reason):
        if reason:
            return unmeasured(claim, MUJOCO, 5.0, "ns/step", reason)
        arm = pe.derive(read(str(file), "fixed"))
        names = (*arm.coordinates, *arm.velocities)
        return _rollouts(
            claim, arm, names, (MUJOCO, MUJOCO_SIDE, 5.0, ALL_STATES), effort, ARM_STEP, file=str(file)
        )


def _double_pendulums(effort: Effort) -> Row:
    """The same of double pendulums by diffrax, whose end alone is kept."""
    claim = f"{effort.members:,} rollouts of a double pendulum"
    if reason := conversation.missing("diffrax"):
        return unmeasured(claim, DIFFRAX, 20.0, "ns/step", reason)
    model = pe.derive("double-pendulum")
    note = "diffrax: jit of vmap, float64, compiled before"
    peer = (DIFFRAX, DIFFRAX_SIDE, 20.0, note)
    return _rollouts(claim, model, DOUBLE_PENDULUM, peer, effort, g=model.parameters["g"])


def _rollouts(
    claim: str,
    system: Any,
    names: Sequence[str],
    peer: tuple[str, str, float, str],
    effort: Effort,
    step: float = STEP,
    **data: Any,
) -> Row:
    """Many starts of a system on all cores, against a peer: its name, its side, the target, what it does."""
    peer_name, side, target, note = peer
    starts = np.random.default_rng(1).uniform(-1, 1, (effort.members, len(names)))
    varied = dict(zip(names, starts.T, strict=True))
    study = pe.ensemble(system, starts=varied, until=step * STEPS, step=step, integrator="rk4", keep="end")
    cores, ours, theirs, made, given = read_threads(None), [], [], study.run(), {}
    with conversation.Conversation(side) as other:
        for _ in range(effort.repetitions):
            began = perf_counter()
            made = study.run()
            ours.append(perf_counter() - began)
            given = other.ask(
                "roll_out", starts=starts.tolist(), step=step, steps=STEPS, threads=cores, **data
            )
            theirs.append(given["seconds"])
    ends = np.stack([made[f"end {name}"] for name in names], axis=1)
    require_agreement("rollouts", ends, np.array(given["ends"]), AGREEMENT)
    count = effort.members * STEPS
    return against(
        claim, Timing(tuple(ours)).per(count), (peer_name, Timing(tuple(theirs)).per(count)), target,
        "ns/step", f"RK4, {STEPS} steps of {step:g} s on {cores} threads each; {note}",
    )  # fmt: skip


def _adaptive(effort: Effort) -> Row:
    claim = f"double pendulum, tolerance {TOLERANCE:g}, {effort.members:,} members"
    if reason := conversation.missing("heyoka"):
        return unmeasured(claim, HEYOKA, 1.0, "ms", reason)
    starts = np.random.default_rng(2).uniform(-1, 1, (effort.members, 4))
    varied = dict(zip(DOUBLE_PENDULUM, starts.T, strict=True))
    study = pe.ensemble("double-pendulum", starts=varied, until=UNTIL, tolerance=TOLERANCE, keep="end")
    study.run_member(0)  # compiles
    cores = read_threads(None)
    with conversation.Conversation(HEYOKA_SIDE) as peer:
        began = perf_counter()
        made = study.run()
        ours = Timing((perf_counter() - began,))
        gravity = made.study.job.model.parameters["g"]
        given = peer.ask(
            "ensemble", starts=starts.tolist(), g=gravity, until=UNTIL, tolerance=TOLERANCE, threads=cores
        )
    ends = np.stack([made[f"end {name}"] for name in DOUBLE_PENDULUM], axis=1)
    require_agreement("adaptive members", ends, np.array(given["ends"]), 1e-4)
    theirs = Timing((given["seconds"],)).per(effort.members)
    note = f"on {cores} threads each, {UNTIL:g} s; per member, without compiling"
    return against(claim, ours.per(effort.members), (HEYOKA, theirs), 1.0, "ms", note)


def _flips(effort: Effort) -> Row:
    study = flip_map(effort.flips)
    flip_map(10).run()
    began = perf_counter()
    made = study.run()
    spent = Timing((perf_counter() - began,))
    note = f"first flip within 30 s, RK4 of 0.01 s, {read_threads(None)} threads; {made!r}"
    claim = f"flip map, {effort.flips} × {effort.flips}"
    return (
        within(claim, spent, FLIP_LIMIT, "s", note=note)
        if effort.flips == WHOLE_MAP
        else informing(claim, spent, "s", note)
    )


def _threads(effort: Effort) -> Row:
    study = flip_map(max(effort.flips // 10, 40))
    two, one, both, each = interleaved(
        effort.repetitions, lambda: study.run(threads=2), lambda: study.run(threads=1), _hash_twice, _hash
    )
    ceiling = 2 * ratio(both, each)
    note = f"flip map of {len(study):,} members; two independent loops of C reach {ceiling:.3g} × here"
    return against("two threads", two, ("one thread", one), 1.8, "s", note)


def _hash() -> None:
    """Some 0.2 s of a loop of C that needs neither memory nor Python's lock."""
    pbkdf2_hmac("sha256", b"password", b"salt", HASHES)


def _hash_twice() -> None:
    """The same twice, side by side: what the machine has to give to two threads."""
    with ThreadPoolExecutor(2) as pool:
        for done in [pool.submit(_hash) for _ in range(2)]:
            done.result()


def _processes(effort: Effort) -> Iterator[Row]:
    """Four processes of Dask against the threads of this one, and what a chunk costs beyond its members."""
    from distributed import Client

    small = _small_chunks()
    with start_processes(4) as cluster, Client(cluster) as client:
        # Of a study of a tenth of a second a good part is what a task costs; it is shown, and not judged.
        for part, claim, target in (
            (10, "four Dask processes, a short study", None),
            (3, "four Dask processes", 0.9),
        ):
            study = flip_map(max(effort.flips // part, 40))
            dask, threads = interleaved(effort.repetitions, partial(study.run, cluster=client), study.run)
            note = f"flip map of {len(study):,} members, processes started before"
            yield against(claim, dask, (f"{read_threads(None)} threads", threads), target, "s", note)
        there, here, nothing = interleaved(
            effort.repetitions,
            lambda: small.run(cluster=client),
            lambda: small.run(threads=1),
            lambda: client.gather(client.map(abs, range(CHUNKS), pure=False)),
        )
        beyond = Timing(tuple(a - b for a, b in zip(there.seconds, here.seconds, strict=True))).per(CHUNKS)
        alone = nothing.per(CHUNKS).median * 1e3
        note = f"{CHUNKS} chunks of one step on four processes, without the time of one thread for them; "
        note += f"Dask alone takes {alone:.2g} ms for a task that does nothing"
        yield within("overhead of a chunk on Dask", beyond, 1.0, "ms", note=note)
        note = "the same chunks on one thread, of which members take next to nothing"
        yield within("overhead of a chunk on a thread", here.per(CHUNKS), 1.0, "ms", note=note)


def _small_chunks() -> Study:
    """A study of chunks with next to no work."""
    starts = {"theta1": np.linspace(-3, 3, 8 * CHUNKS)}
    study = pe.ensemble("double-pendulum", starts=starts, until=STEP, step=STEP, keep="end")
    vars(study)["chunk"] = (8,)  # of its own accord it would cut into larger ones
    return study


def _growth(effort: Effort) -> Iterator[Row]:
    """The time of a member, of ever more members."""
    for count in effort.ensembles:
        starts = {"theta1": np.linspace(-3, 3, count)}
        study = pe.ensemble("double-pendulum", starts=starts, until=1.0, step=0.01, keep="end")
        study.run()
        began = perf_counter()
        study.run()
        spent = Timing((perf_counter() - began,)).per(count)
        yield informing(f"a member of {count:,}", spent, "µs", "double pendulum, 100 steps, end kept")
