"""resume_ensemble: go on with a store, from what is written in it."""

import json
from collections.abc import Callable
from os import PathLike
from typing import Any

import numpy as np

from pendula.ensembles.members import INPUT, MEMBER, SEED, Grid, Table
from pendula.ensembles.results import Results
from pendula.ensembles.store import open_store
from pendula.ensembles.study import Study, ensemble
from pendula.errors import FileError, PendulaError
from pendula.model import Model, derive


def resume_ensemble(
    path: str | PathLike[str],
    system: Any = None,
    *,
    threads: int | None = None,
    cluster: Any = None,
    progress: Callable[[float], None] | None = None,
) -> Results:
    """Compute what is missing in a store; of one that is whole, read the results.

    Args:
        path: the store.
        system: what was simulated, where that is not a system of the gallery.
        threads: as for ``Study.run``.
        cluster: as for ``Study.run``.
        progress: as for ``Study.run``.
    """
    study = read_study(path, system)
    return study.run(path, resume=True, threads=threads, cluster=cluster, progress=progress)


def read_study(path: str | PathLike[str], system: Any = None) -> Study:
    """The study that a store belongs to."""
    group = open_store(path)
    settings: dict[str, Any] = json.loads(group.attrs["settings"])
    model = _find_model(path, settings, system)
    events = [name for name, item in settings["keep"].items() if isinstance(item, dict)]
    if settings["laws"] or events:
        what = f"The inputs of {path} came from '{settings['laws']}'"
        what = what if settings["laws"] else f"{path} keeps the event '{events[0]}'"
        raise FileError(
            f"{what}, which is not in the store: describe the study again and go on by "
            f"study.run({str(path)!r}, resume=True)."
        )
    kinds, along, fixed = settings["kinds"], settings["dimensions"], group.attrs["fixed"]
    grids, lists, inputs, seeds = {}, {}, dict(settings["fixed_inputs"]), settings["seed"]
    for name, kind in kinds.items():
        values = np.asarray(group[name][...]) if along[name] else np.array([fixed[name]])
        if kind == SEED:
            seeds = values.tolist()
        elif along[name] in (MEMBER, ""):
            lists[name] = values
        else:
            grids[name] = values
    varied = Grid(grids) if grids else Table(lists)
    listed = {name: values for name, values in lists.items() if grids}
    inputs |= {name: values for name, values in listed.items() if kinds[name] == INPUT}
    made = ensemble(
        model, varied, **_by_kind(listed, kinds), seeds=seeds,
        inputs=inputs or None,
        until=settings["until"], step=settings["step"], tolerance=settings["tolerance"],
        integrator=settings["integrator"], keep=settings["keep"], limit=10**18,
    )  # fmt: skip
    if made.key != group.attrs["key"]:
        raise FileError(f"{path} was written by another version of pendula; describe the study again.")
    return made


def _by_kind(listed: dict[str, np.ndarray], kinds: dict[str, str]) -> dict[str, Any]:
    chosen = {word: {n: v for n, v in listed.items() if kinds[n] == word} for word in ("start", "parameter")}
    return {f"{word}s": columns or None for word, columns in chosen.items()}


def _find_model(path: Any, settings: dict[str, Any], system: Any) -> Model:
    """The system of a store, the very one that was simulated."""
    name = settings["system"]
    try:
        model = derive(name if system is None else system)
    except PendulaError as error:
        if system is not None:
            raise
        raise FileError(
            f"{path} is a study of {name}, which the gallery does not have: give the system, as in "
            f"resume_ensemble({str(path)!r}, system)."
        ) from error
    if model.key != settings["system_key"]:
        raise FileError(f"{path} is a study of another system called {name}; give the one it belongs to.")
    return model.with_parameters(**settings["parameters"])
