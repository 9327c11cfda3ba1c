"""Results on disk: a Zarr group with an array for everything that is kept, written chunk by chunk.

What became of the members of a chunk is written last: a chunk whose status is there is whole, whenever the
process that wrote it was killed. Only the driver writes.
"""

import errno
import json
import os
import shutil
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

import numpy as np

from pendula.ensembles.chunks import Box, numbers_in
from pendula.ensembles.jobs import REASONS, Kept
from pendula.ensembles.members import MEMBER
from pendula.errors import FileError

if TYPE_CHECKING:
    from pendula.ensembles.study import Study

FORMAT, VERSION = "pendula-ensemble", 1
STATUS, SENTENCE = "status", "sentence"


class MemoryStore:
    """Results as arrays of this process."""

    def __init__(self, study: "Study") -> None:
        shape, extents = study.shape, study.job.extents
        self.arrays: dict[str, Any] = {
            name: np.full((*shape, len(extents[along])) if along else shape, np.nan)
            for name, along in study.job.variables.items()
        }
        self.status = np.zeros(shape, dtype=np.int8)
        self.sentences: dict[int, str] = {}
        self._shape = shape

    def write(self, box: Box, kept: Kept) -> None:
        """What was kept of a chunk."""
        part = tuple(s.stop - s.start for s in box)
        for name, values in kept.arrays.items():
            self.arrays[name][box] = values.reshape(*part, *values.shape[1:])
        self.status[box] = kept.status.reshape(part)
        self.sentences |= name_members(self._shape, box, kept.sentences)


class ZarrStore:
    """Results in a folder."""

    def __init__(self, study: "Study", path: str | os.PathLike[str], *, resume: bool) -> None:
        zarr, self.path, self._study = import_zarr(), Path(path), study
        there = self.path.exists()
        if there and not resume:
            raise FileError(
                f"{self.path} exists already: take another name, or go on with it by resume=True (--resume)."
            )
        if there:
            group = open_store(self.path)
            if group.attrs.get("key") != study.key:
                known, differences = group.attrs.get("system"), _differences(group, study)
                raise FileError(f"{self.path} belongs to another study, of {known}: {differences}.")
        else:
            group = _say_disk(self.path, lambda: _make_new(zarr, study, self.path), begun=False)
        self.arrays: Mapping[str, Any] = {name: group[name] for name in study.job.variables}
        self._status, self._sentence = group[STATUS], group[SENTENCE]
        self.status = np.asarray(self._status[...])
        self.sentences = self._read_sentences()

    def _read_sentences(self) -> dict[int, str]:
        failed = np.flatnonzero(self.status.ravel() > 2)
        if not len(failed):
            return {}
        texts = np.asarray(self._sentence[...]).ravel()
        return {int(i): str(texts[i]) for i in failed}

    def write(self, box: Box, kept: Kept) -> None:
        """What was kept of a chunk; its status last."""
        part = tuple(s.stop - s.start for s in box)

        def put() -> None:
            for name, values in kept.arrays.items():
                self.arrays[name][box] = values.reshape(*part, *values.shape[1:])
            if kept.sentences:
                texts = np.full(len(kept.status), "", dtype=object)
                for i, sentence in kept.sentences.items():
                    texts[i] = sentence
                self._sentence[box] = texts.reshape(part)
            self._status[box] = kept.status.reshape(part)

        _say_disk(self.path, put)
        self.status[box] = kept.status.reshape(part)
        self.sentences |= name_members(self._study.shape, box, kept.sentences)


def name_members(shape: Sequence[int], box: Box, sentences: Mapping[int, str]) -> dict[int, str]:
    """Sentences by the numbers of members, from those by their places in a chunk."""
    if not sentences:
        return {}
    numbers = numbers_in(shape, box)
    return {int(numbers[i]): sentence for i, sentence in sentences.items()}


def import_zarr() -> Any:
    """Zarr, or how to get it."""
    try:
        import zarr
    except ImportError:
        raise FileError(
            'A store needs zarr, which is not installed: pip install "pendula[ensemble]"'
        ) from None
    return zarr


def open_store(path: str | os.PathLike[str]) -> Any:
    """The group of a store that exists and is one of ensembles."""
    zarr = import_zarr()
    if not Path(path).exists():
        raise FileError(f"There is no {path}.")
    try:
        group = zarr.open_group(os.fspath(path), mode="r+")
    except (OSError, ValueError, KeyError, TypeError):
        raise FileError(f"{path} is not a store of an ensemble: it is no Zarr group.") from None
    if group.attrs.get("format") != FORMAT:
        raise FileError(f"{path} is not a store of an ensemble: it was not written by pendula.")
    if group.attrs.get("version") != VERSION:
        raise FileError(f"{path} has the version {group.attrs.get('version')}; this pendula reads {VERSION}.")
    return group


def _make_new(zarr: Any, study: "Study", path: Path) -> Any:
    """A new store: under another name until all of its arrays are there."""
    new = path.with_name(f"{path.name}.new-{os.getpid()}")
    try:
        _create(zarr, study, new)
        os.rename(new, path)
    except BaseException:
        shutil.rmtree(new, ignore_errors=True)
        raise
    return zarr.open_group(os.fspath(path), mode="r+")


def _create(zarr: Any, study: "Study", new: Path) -> None:
    """All arrays of a store, without results."""
    from pendula import __version__
    from pendula.compiler.machine import processor

    group = zarr.create_group(os.fspath(new))
    job, members, extents = study.job, study.members, study.job.extents
    shape, chunk, names = study.shape, study.chunk, tuple(members.shape)
    for name, along in job.variables.items():
        more = (len(extents[along]),) if along else ()
        group.create_array(
            name, shape=(*shape, *more), chunks=(*chunk, *more), dtype="<f8", fill_value=float("nan"),
            dimension_names=(*names, along) if along else names,
        )  # fmt: skip
    status = group.create_array(STATUS, shape=shape, chunks=chunk, dtype="i1", dimension_names=names)
    status.attrs["meaning"] = ", ".join(REASONS)
    group.create_array(SENTENCE, shape=shape, chunks=chunk, dtype=str, dimension_names=names)
    for name, values in {**members.values, **extents}.items():
        along = members.dimensions.get(name, name)
        if along:
            made = group.create_array(name, data=np.asarray(values), dimension_names=(along,))
            made.attrs.update(_unit(study, name))
    for name in job.variables:
        group[name].attrs.update(_unit(study, name))
    if MEMBER in members.shape:
        group.create_array(MEMBER, data=np.arange(members.shape[MEMBER]), dimension_names=(MEMBER,))
    fixed = {name: float(v[0]) for name, v in members.values.items() if not members.dimensions[name]}
    group.attrs.update({
        "format": FORMAT, "version": VERSION, "key": study.key, "system": job.model.name,
        "settings": json.dumps(study.settings), "fixed": fixed, "pendula": __version__,
        "numpy": np.__version__, "processor": processor()[0],
    })  # fmt: skip


def _unit(study: "Study", name: str) -> dict[str, str]:
    from pendula.ensembles.results import unit_attributes

    return unit_attributes(study, name)


def _differences(group: Any, study: "Study") -> str:
    """What tells two studies apart."""
    other = json.loads(group.attrs.get("settings", "{}"))
    names = [name for name, value in study.settings.items() if other.get(name) != value]
    return f"they differ in {', '.join(names)}" if names else "they differ in the values of their members"


def _say_disk(path: Path, work: Any, *, begun: bool = True) -> Any:
    """Do it, or say that the disk is full or cannot be written, and what of a store is there."""
    try:
        return work()
    except OSError as error:
        why = (
            "the disk is full"
            if error.errno in (errno.ENOSPC, errno.EDQUOT)
            else error.strerror or str(error)
        )
        whole = " What is there is whole: make room and go on with resume=True (--resume)."
        raise FileError(f"{path} cannot be written: {why}.{whole * begun}") from error
