"""A study on threads, piece by piece, its chunks written as they are whole."""

import time
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager, suppress
from os import PathLike
from queue import Empty, Queue
from threading import Event
from typing import TYPE_CHECKING, Any

import numpy as np

from pendula.ensembles.chunks import Box
from pendula.ensembles.jobs import Kept, move_timed
from pendula.ensembles.pieces import Piece, Pieces
from pendula.ensembles.results import Results
from pendula.ensembles.store import MemoryStore, ZarrStore
from pendula.errors import PendulaError
from pendula.notebook import NotebookLine, find_notebook
from pendula.progress import PATIENCE, Bar
from pendula.simulation.batch import read_threads
from pendula.simulation.simulate import check_functions
from pendula.terminal import Line

if TYPE_CHECKING:
    from pendula.ensembles.study import Study

_MOST_IN_MEMORY = 2 * 2**30  # bytes of results without a store
_ROUNDS = 2  # into how many pieces for every core what is left would be cut
_SECONDS = 5e-4, 0.1  # that a piece takes: longer than what Python does for it; soon enough for Ctrl-C
_AHEAD = 2  # pieces that wait to be written, for every core
_LOOK = 0.05  # s between looks at threads that are to end

Tell = Callable[[float, int], None]  # of the finished part and how many failed


def run_study(
    study: "Study",
    path: str | PathLike[str] | None,
    resume: bool,
    threads: int | None,
    cluster: Any,
    progress: Callable[[float], None] | None,
) -> Results:
    """All that is missing of a study; Ctrl-C ends it with what was computed."""
    check_functions(progress=progress)
    cores = read_threads(threads)
    if cluster is not None and threads is not None:
        raise PendulaError("threads= is for this process, cluster= for others; give one of them.")
    _check_memory(study, path)
    if cluster is None:
        store = MemoryStore(study) if path is None else ZarrStore(study, path, resume=resume)
        _run_all(study, store, lambda todo: _on_threads(study, todo, cores), progress)
    else:
        from pendula.ensembles.cluster import connected, on_cluster

        with connected(study.job, cluster) as client:
            store = MemoryStore(study) if path is None else ZarrStore(study, path, resume=resume)
            _run_all(study, store, lambda todo: on_cluster(client, study, todo), progress)
    return Results(study, store.arrays, store.status, store.sentences)


def _run_all(
    study: "Study",
    store: MemoryStore | ZarrStore,
    compute: Callable[[list[Box]], Iterator[tuple[Box, Kept]]],
    progress: Callable[[float], None] | None,
) -> None:
    todo = [box for box in study.boxes if not (store.status[box] != 0).all()]
    chunks = compute(todo)
    with _shown(study, progress) as tell:
        try:
            for box, kept in chunks:
                store.write(box, kept)
                done = np.count_nonzero(store.status) / len(study)
                tell(done, len(store.sentences))
        except KeyboardInterrupt:
            pass  # outcomes say which members were not computed
        finally:
            close = getattr(chunks, "close", None)
            if close is not None:
                close()


def _check_memory(study: "Study", path: Any) -> None:
    extents = study.job.extents
    each = 8 * sum(len(extents[along]) if along else 1 for along in study.job.variables.values())
    if path is None and each * len(study) > _MOST_IN_MEMORY:
        raise PendulaError(
            f"The results take {each * len(study) / 2**30:.3g} GiB, too much for memory: give a store, as in "
            "study.run('results.zarr'), or keep less."
        )


def _on_threads(study: "Study", todo: list[Box], cores: int) -> Iterator[tuple[Box, Kept]]:
    """Chunks as they are done. Compiled code runs beside other threads; a slow member holds up no other."""
    pieces = Pieces(study, todo, _ROUNDS * cores, _SECONDS)
    if cores == 1:
        while piece := pieces.take():
            yield from pieces.put(piece, *move_timed(study.job, piece.values))
        return
    done, over = Queue[tuple[Piece, Kept, float] | None](_AHEAD * cores), Event()

    def work() -> None:
        try:
            while not over.is_set() and (piece := pieces.take()):
                done.put((piece, *move_timed(study.job, piece.values)))
        except BaseException:
            over.set()  # the others need not go on
            raise
        finally:
            done.put(None)

    with ThreadPoolExecutor(cores) as pool:
        hands = [pool.submit(work) for _ in range(cores)]
        try:
            working = cores
            while working:
                if (ended := done.get()) is None:
                    working -= 1
                else:
                    yield from pieces.put(*ended)
            for hand in hands:
                hand.result()  # raises what a thread raised
        finally:
            over.set()
            while not all(hand.done() for hand in hands):
                with suppress(Empty):  # threads that wait for room go on
                    done.get(timeout=_LOOK)


@contextmanager
def _shown(study: "Study", given: Callable[[float], None] | None) -> Iterator[Tell]:
    """What is told how far a study is: a user's function, else a line with rate and failures."""
    if given is not None:
        yield lambda part, failed: given(part)
        return
    kind = find_notebook()
    line = NotebookLine(kind) if kind else Line()
    if not line.visible:
        yield lambda part, failed: None
        return
    bar, began = Bar("", line, PATIENCE), time.perf_counter()

    def tell(part: float, failed: int) -> None:
        rate = part * len(study) / max(time.perf_counter() - began, 1e-9)
        said = f", {failed:,} failed" if failed else ""
        bar.task = f"{study.job.model.name}, {len(study):,} members, {rate:,.0f} a second{said}"
        bar.update(part)

    try:
        yield tell
    finally:
        line.wipe()
