"""Pieces of a study as tasks of a Dask cluster: on other machines, or in processes of this one.

A task costs a few milliseconds, so that quick members go many in one.

Kernels are found in the cache of each machine, or compiled there once. A worker that is lost gives its chunks
back to the scheduler; one whose chunks were lost too often is given up with a sentence.
"""

from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from functools import lru_cache, partial
from multiprocessing import current_process
from typing import TYPE_CHECKING, Any

from pendula.ensembles.chunks import Box
from pendula.ensembles.jobs import Job, Kept, Values, move_timed
from pendula.ensembles.pieces import Part, Piece, Pieces
from pendula.errors import PendulaError

if TYPE_CHECKING:
    from pendula.ensembles.study import Study

_REACH = "10s"  # how long a scheduler may take to answer
_AHEAD = 2  # tasks at the cluster, for every thread of its workers: one under way, one that waits
_SECONDS = 0.02, 0.25  # that a task takes: much longer than the 2 ms that Dask needs for it
_ATTEMPTS = 20  # of a chunk whose workers are lost
# Of processes that are started here: nobody looks at what Dask measures of them, for 3 % of a core each.
_QUIET = {
    "distributed.worker.profile.enabled": False,
    "distributed.admin.tick.interval": "1s",
    "distributed.admin.system-monitor.interval": "5s",
}


@contextmanager
def connected(job: Job, cluster: Any) -> Iterator[Any]:
    """A client of the cluster; one that was started here is closed again."""
    try:
        from distributed import Client
    except ImportError:
        raise PendulaError(
            'A cluster needs dask.distributed, which is not installed: pip install "pendula[ensemble]"'
        ) from None
    _check_travel(job)
    if isinstance(cluster, Client):
        yield cluster
        return
    local = None
    if isinstance(cluster, int) and not isinstance(cluster, bool):
        if cluster < 1:
            raise PendulaError(f"cluster={cluster} counts local processes: a whole number from 1 on.")
        local = start_processes(cluster)
        client = Client(local)
    elif isinstance(cluster, str):
        try:
            client = Client(cluster, timeout=_REACH)
        except (OSError, ValueError, TimeoutError) as error:
            raise PendulaError(
                f"The cluster at '{cluster}' cannot be reached within {_REACH}: {error}. Is its scheduler "
                "running, and is the address such as tcp://host:8786?"
            ) from None
    elif hasattr(cluster, "scheduler_address"):
        client = Client(cluster)
    else:
        raise PendulaError(
            "cluster= takes a Dask client or cluster, the address of a scheduler, or how many local "
            f"processes to start, got {cluster!r}."
        )
    try:
        yield client
    finally:
        client.close()
        if local is not None:
            local.close()


def start_processes(count: int) -> Any:
    """A cluster of processes here, unless a script starts it in each of them again."""
    from dask import config
    from distributed import LocalCluster

    said = (
        f"The {count} processes of cluster={count} cannot be started: each of them reads the script again, "
        'so what starts them belongs below  if __name__ == "__main__":'
    )
    if getattr(current_process(), "_inheriting", False):  # as multiprocessing tells it
        raise PendulaError(said)
    try:
        with config.set(_QUIET):
            return LocalCluster(n_workers=count, threads_per_worker=1, dashboard_address=None)  # pyright: ignore[reportArgumentType]
    except RuntimeError as error:
        raise PendulaError(said) from error


def _check_travel(job: Job) -> None:
    """Refuse what cannot be sent to workers, and say which part it is."""
    import cloudpickle

    parts = {
        "the system": job.model, "keep": job.keep, "the integrator": job.method, "control": job.control,
        "the options": job.options, "the function that gives inputs": job.random_inputs,
    }  # fmt: skip
    for name, part in parts.items():
        try:
            cloudpickle.dumps(part)
        except Exception as error:  # whatever it holds may refuse in its own way
            raise PendulaError(
                f"{name[0].upper()}{name[1:]} cannot be sent to workers: {error}. Use functions of a module "
                "that workers can import, without open files, locks or generators in them."
            ) from None


@lru_cache(maxsize=4)
def _read_job(made: bytes) -> Job:
    """A job that came in a task; the next task finds it with its model and records as they are."""
    import cloudpickle

    return cloudpickle.loads(made)


def move_piece(made: bytes, values: Values) -> tuple[Kept, float]:
    """What is kept of some members, and how long they took, s."""
    return move_timed(_read_job(made), values)


def on_cluster(client: Any, study: "Study", todo: list[Box]) -> Iterator[tuple[Box, Kept]]:
    """Chunks as they are done, a few tasks for each thread at the cluster at a time."""
    import cloudpickle
    from distributed import as_completed
    from distributed.scheduler import KilledWorker

    move, under_way, attempts = partial(move_piece, cloudpickle.dumps(study.job)), {}, Counter[Part]()
    threads = sum(client.nthreads().values()) or 1
    tasks, pieces = _AHEAD * threads, Pieces(study, todo, threads, _SECONDS)

    def submit(some: list[Piece]) -> list[Any]:
        """All in one message: each has its price."""
        futures = client.map(move, [piece.values for piece in some], pure=False) if some else []
        under_way.update(zip(futures, some, strict=True))
        return futures

    first = submit(_take(pieces, tasks))
    # By itself Dask takes the loop of its default client: another one's thread would break connections.
    futures = as_completed(first, loop=client.loop, with_results=True, raise_errors=False)
    try:
        for batch in futures.batches():
            done, again = [], []
            for future, result in batch:
                piece = under_way.pop(future)
                # Not by its status: the worker may have been lost since it answered.
                if isinstance(result, tuple) and isinstance(result[0], Kept):
                    done += pieces.put(piece, *result)
                    continue
                error = result[1] if isinstance(result, tuple) else result
                if not isinstance(error, KilledWorker):
                    raise error
                attempts.update(piece.parts)
                if lost := [part for part in piece.parts if attempts[part] > _ATTEMPTS]:
                    chunk = pieces.name(lost[0])
                    raise PendulaError(
                        f"Workers were lost {_ATTEMPTS} times with the chunk {chunk}."
                    ) from error
                again += pieces.divide(piece)  # each chunk by itself: one of them may be why
            futures.update(submit([*again, *_take(pieces, tasks - len(under_way) - len(again))]))
            yield from done
    finally:
        client.cancel(list(under_way))


def _take(pieces: Pieces, count: int) -> list[Piece]:
    """The next pieces, so many or what is left."""
    return [piece for _ in range(count) if (piece := pieces.take())]
