"""Linear systems against SymPy's Linearizer, equilibria against SciPy's fsolve from many points."""

from collections.abc import Iterator
from itertools import pairwise
from time import perf_counter
from typing import Any

import numpy as np

from benchmarks.measurement import (
    Effort,
    Timing,
    empty_cache,
    in_new_process,
    interleaved,
    require_agreement,
)
from benchmarks.rows import Row, against, within
from benchmarks.sympy_linearisation import sympy_cart

STATES, LIMIT = 4096, 2.0  # µs a state
SPRING, GRAVITY, LINKS, REACH = 1.0, 9.81, 4, 4.0
AGREEMENT = 1e-8  # rounding through two routes to accelerations of 9 coordinates


def analysis_rows(effort: Effort) -> Iterator[Row]:
    """Linearise cold and in batches; find all equilibria in a box."""
    links = effort.cart_links
    yield _cold(links, effort)
    yield _repeated(links, effort)
    yield _equilibria(effort)


def cart_with_links(n: int) -> Any:
    """A cart with a chain of n links, all masses and lengths 1."""
    import pendula as pe
    from pendula.gallery.bodies import hanging_chain, kinetic, weight

    x, *angles = pe.coordinates(" ".join(("x", *(f"theta{i}" for i in range(1, n + 1)))))
    m, l, g = pe.parameters(m=1.0, l=1.0, g=GRAVITY)
    u, cart = pe.inputs("u"), pe.Point(x, 0)
    bobs = hanging_chain(cart, angles, [l] * n)
    return pe.Lagrangian(
        (x, *angles),
        kinetic([m] * (n + 1), [cart, *bobs]),
        weight([m] * n, bobs, g),
        forces=[pe.Force(u, along=x)],
        name=f"cart with {n} links",
    )


def linearised(n: int) -> dict[str, Any]:
    """Seconds from the finished description to A and B in this process, its libraries loaded; and these."""
    import pendula as pe

    pe.linearise(pe.gallery.cart_pole())
    system = cart_with_links(n)
    q, v = _state(n)
    names = [s.name for s in (*system.coordinates, *system.velocities)]
    at = dict(zip(names, [*q, *v], strict=True))
    began = perf_counter()
    found = pe.linearise(system, at)
    return {"seconds": perf_counter() - began, "A": found.A.tolist(), "B": found.B.tolist()}


def _state(n: int) -> tuple[list[float], list[float]]:
    numbers = np.random.default_rng(2).uniform(-1, 1, (2, n + 1))
    return numbers[0].tolist(), numbers[1].tolist()


def _cold(n: int, effort: Effort) -> Row:
    theirs = in_new_process(sympy_cart, *_state(n))
    runs = []
    for _ in range(min(effort.processes, 3)):
        with empty_cache():
            runs.append(in_new_process(linearised, n))
    for matrix in "AB":
        require_agreement(f"{matrix} of a cart with {n} links", runs[0][matrix], theirs[matrix], AGREEMENT)
    return against(
        f"linearise a cart with {n} links, cold",
        Timing(tuple(run["seconds"] for run in runs)),
        ("SymPy", Timing((theirs["seconds"],))),
        50.0,
        "s",
        "Linearizer and lambdify(cse=True), once; ours with an empty cache; both up to and with the first A "
        "and B, with their libraries loaded",
    )


def _repeated(n: int, effort: Effort) -> Row:
    import pendula as pe

    model = pe.derive(cart_with_links(n))
    numbers = np.random.default_rng(3).uniform(-1, 1, (STATES, 2 * n + 2))
    at = dict(zip(model.card.entries, numbers.T, strict=True))
    (ours,) = interleaved(2 * effort.repetitions, lambda: pe.linearise_batch(model, at))
    return within(
        f"linearise a cart with {n} links at new states",
        ours.per(STATES),
        LIMIT,
        "µs",
        note=f"linearise_batch() on {STATES} states, A and B of each, one core",
    )


def chain_with_springs() -> Any:
    """Four links with a spring in every joint, which straightens it."""
    import pendula as pe
    from pendula.gallery.bodies import hanging_chain, kinetic, weight

    angles = pe.coordinates(" ".join(f"theta{i}" for i in range(1, LINKS + 1)))
    m, l, g, k = pe.parameters(m=1.0, l=1.0, g=GRAVITY, k=SPRING)
    bobs = hanging_chain(pe.Point(0, 0), angles, [l] * LINKS)
    bends = [angles[0], *(b - a for a, b in pairwise(angles))]
    springs = [pe.Spring(k, on=bend) for bend in bends]
    masses = [m] * LINKS
    return pe.Lagrangian(angles, kinetic(masses, bobs), weight(masses, bobs, g), forces=springs, name="chain")


def forces(q: np.ndarray) -> np.ndarray:
    """∇V of the chain, as one would write it for SciPy."""
    weights = GRAVITY * np.arange(LINKS, 0, -1)
    bend = np.diff(q, prepend=0.0)
    return weights * np.sin(q) + SPRING * (bend - np.append(bend[1:], 0.0))


def many_fsolves(wanted: int, seed: int) -> np.ndarray:
    """Distinct zeros of the forces in the box, from random points until as many as wanted are found."""
    from scipy.optimize import fsolve

    random, found = np.random.default_rng(seed), np.zeros((0, LINKS))
    for _ in range(100_000):
        q, _, code, _ = fsolve(forces, random.uniform(-REACH, REACH, LINKS), full_output=True)
        inside = np.abs(q).max() <= REACH
        new = not len(found) or np.abs(found - q).max(axis=1).min() > 1e-5
        if code == 1 and inside and new and np.abs(forces(q)).max() < 1e-8:
            found = np.vstack((found, q))
        if len(found) == wanted:
            break
    return found


def _equilibria(effort: Effort) -> Row:
    import warnings

    import pendula as pe

    model = pe.derive(chain_with_springs())
    box = {name: (-REACH, REACH) for name in model.coordinates}
    ours = pe.equilibria(model, box)
    places = np.array([list(e.coordinates.values()) for e in ours])
    seeds = iter(range(10_000))
    with warnings.catch_warnings():
        warnings.simplefilter("ignore", RuntimeWarning)  # of starts from which fsolve makes no progress
        theirs = many_fsolves(len(places), next(seeds))
        order = np.lexsort(theirs.round(6).T[::-1])
        require_agreement("Equilibria", places[np.lexsort(places.round(6).T[::-1])], theirs[order], 1e-6)
        mine, peer = interleaved(
            max(effort.repetitions // 2, 1),
            lambda: pe.equilibria(model, box),
            lambda: many_fsolves(len(places), next(seeds)),
        )
    return against(
        f"all equilibria of {LINKS} links with springs in a box",
        mine,
        ("SciPy", peer),
        20.0,
        "ms",
        f"{len(places)} equilibria with their stability; fsolve on a NumPy gradient from random points, told "
        "how many to find",
    )
