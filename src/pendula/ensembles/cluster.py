"""Chunks of a study in tasks of a Dask cluster: on other machines, or in processes of this one.

A task costs a few milliseconds, so that quick chunks go several in one.

Kernels are found in the cache of each machine, or compiled there once. A worker that is lost gives its chunks
back to the scheduler; one whose chunks were lost too often is given up with a sentence.
"""

from collections import Counter, deque
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from functools import lru_cache, partial
from multiprocessing import current_process
from time import perf_counter
from typing import TYPE_CHECKING, Any

from pendula.ensembles.chunks import Box
from pendula.ensembles.jobs import Job, Kept, Values, move_members
from pendula.errors import PendulaError

if TYPE_CHECKING:
    from pendula.ensembles.study import Study

_REACH = "10s"  # how long a scheduler may take to answer
_AHEAD = 3  # tasks at the cluster, for every thread of its workers
_LONG, _LARGE = 0.25, 2**25  # s and bytes of results, of which a task of several chunks has no more
_ATTEMPTS = 20  # of a chunk whose workers are lost


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
        local = _start_processes(cluster)
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


def _start_processes(count: int) -> Any:
    """A cluster of processes here, unless a script starts it in each of them again."""
    from distributed import LocalCluster

    said = (
        f"The {count} processes of cluster={count} cannot be started: each of them reads the script again, "
        'so what starts them belongs below  if __name__ == "__main__":'
    )
    if getattr(current_process(), "_inheriting", False):  # as multiprocessing tells it
        raise PendulaError(said)
    try:
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


def move_chunks(made: bytes, chunks: Sequence[Values]) -> tuple[list[Kept], float]:
    """The members of some chunks, and how long they took, s."""
    job, began = _read_job(made), perf_counter()
    return [move_members(job, values) for values in chunks], perf_counter() - began


def on_cluster(client: Any, study: "Study", todo: list[Box]) -> Iterator[tuple[Box, Kept]]:
    """Chunks as they are done, a few tasks for each thread at the cluster at a time."""
    import cloudpickle
    from distributed import as_completed
    from distributed.scheduler import KilledWorker

    made, left, under_way, attempts = cloudpickle.dumps(study.job), deque(todo), {}, Counter[str]()
    threads, part = sum(client.nthreads().values()) or 1, 1.0  # of a task that a chunk is, by time or size

    def take() -> list[Box]:
        """Chunks for a task: the less is left, the fewer, so that no thread waits long for the last one."""
        count = int(min(1 / part, len(left) / (_AHEAD * threads)))
        return [left.popleft() for _ in range(min(len(left), max(count, 1)))]

    def submit(tasks: list[list[Box]]) -> list[Any]:
        """All in one message: each has its price."""
        tasks = [boxes for boxes in tasks if boxes]
        values = [[study.values_in(box) for box in boxes] for boxes in tasks]
        futures = client.map(partial(move_chunks, made), values, pure=False) if tasks else []
        under_way.update(zip(futures, tasks, strict=True))
        return futures

    first = submit([take() for _ in range(_AHEAD * threads)])
    # By itself Dask takes the loop of its default client: another one's thread would break connections.
    futures = as_completed(first, loop=client.loop, with_results=True, raise_errors=False)
    try:
        for batch in futures.batches():
            done, again, ended = [], [], 0
            for future, result in batch:
                boxes = under_way.pop(future)
                if future.status == "finished":
                    kept, seconds = result
                    size = sum(rows.nbytes for each in kept for rows in each.arrays.values())
                    part = max(seconds / _LONG, size / _LARGE, 1e-9) / len(boxes)
                    done += zip(boxes, kept, strict=True)
                    ended += 1
                    continue
                error = result[1] if isinstance(result, tuple) else result
                if not isinstance(error, KilledWorker):
                    raise error
                attempts.update(map(str, boxes))
                if lost := [box for box in boxes if attempts[str(box)] > _ATTEMPTS]:
                    raise PendulaError(
                        f"Workers were lost {_ATTEMPTS} times with the chunk {lost[0]}."
                    ) from error
                again += [[box] for box in boxes]  # each by itself: one of them may be why
            futures.update(submit([*again, *(take() for _ in range(ended))]))
            yield from done
    finally:
        client.cancel(list(under_way))
