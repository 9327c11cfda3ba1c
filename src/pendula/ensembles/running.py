"""Chunks of a study on threads, as many under way as there are cores, written as they come."""

import time
from collections.abc import Callable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ThreadPoolExecutor, wait
from contextlib import contextmanager
from os import PathLike
from typing import TYPE_CHECKING, Any

import numpy as np

from pendula.ensembles.chunks import Box
from pendula.ensembles.jobs import Kept, move_members
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
_AHEAD = 2  # chunks under way or waiting, for every core

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
    """Chunks as they are done. Compiled code runs beside other threads; a slow chunk holds up no other."""
    if cores == 1:
        for box in todo:
            yield box, move_members(study.job, study.values_in(box))
        return
    with ThreadPoolExecutor(cores) as pool:
        left, under_way = iter(todo), {}

        def submit() -> None:
            if (box := next(left, None)) is not None:
                under_way[pool.submit(move_members, study.job, study.values_in(box))] = box

        for _ in range(_AHEAD * cores):
            submit()
        try:
            while under_way:
                done: set[Future[Kept]] = wait(under_way, return_when=FIRST_COMPLETED).done
                for future in done:
                    box = under_way.pop(future)
                    submit()
                    yield box, future.result()
        finally:
            for future in under_way:
                future.cancel()


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
