"""Chunks of a study as tasks of a Dask cluster: on other machines, or in processes of this one.

Kernels are found in the cache of each machine, or compiled there once. A worker that is lost gives its chunks
back to the scheduler; one whose chunks were lost too often is given up with a sentence.
"""

from collections import Counter
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from functools import partial
from itertools import islice
from typing import TYPE_CHECKING, Any

from pendula.ensembles.chunks import Box
from pendula.ensembles.jobs import Job, Kept, move_members
from pendula.errors import PendulaError

if TYPE_CHECKING:
    from pendula.ensembles.study import Study

_REACH = "10s"  # how long a scheduler may take to answer
_AHEAD = 3  # chunks at the cluster, for every thread of its workers
_ATTEMPTS = 20  # of a chunk whose workers are lost


@contextmanager
def connected(job: Job, cluster: Any) -> Iterator[Any]:
    """A client of the cluster; one that was started here is closed again."""
    try:
        from distributed import Client, LocalCluster
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
        local = LocalCluster(n_workers=cluster, threads_per_worker=1, dashboard_address=None)  # pyright: ignore[reportArgumentType]
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


def on_cluster(client: Any, study: "Study", todo: list[Box]) -> Iterator[tuple[Box, Kept]]:
    """Chunks as they are done, a few for each thread at the cluster at a time."""
    from distributed import as_completed
    from distributed.scheduler import KilledWorker

    left, under_way, attempts = iter(todo), {}, Counter[str]()

    def submit(wanted: Iterable[Box]) -> list[Any]:
        """All in one message: each has its price."""
        chosen = list(wanted)
        values = [study.values_in(box) for box in chosen]
        futures = client.map(partial(move_members, study.job), values, pure=False) if chosen else []
        under_way.update(zip(futures, chosen, strict=True))
        return futures

    threads = sum(client.nthreads().values()) or 1
    first = submit(islice(left, _AHEAD * threads))
    # By itself Dask takes the loop of its default client: another one's thread would break connections.
    futures = as_completed(first, loop=client.loop, with_results=True, raise_errors=False)
    try:
        for batch in futures.batches():
            done, again = [], []
            for future, result in batch:
                box = under_way.pop(future)
                if future.status == "finished":
                    done.append((box, result))
                    continue
                error = result[1] if isinstance(result, tuple) else result
                attempts[str(box)] += 1
                if not isinstance(error, KilledWorker):
                    raise error
                if attempts[str(box)] > _ATTEMPTS:
                    raise PendulaError(
                        f"Workers were lost {_ATTEMPTS} times with the chunk {box}."
                    ) from error
                again.append(box)
            futures.update(submit((*again, *islice(left, len(done)))))
            yield from done
    finally:
        client.cancel(list(under_way))
