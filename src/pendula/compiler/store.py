"""The on-disk cache of object code.

An entry is found by a hash of all that its code depends on. Entries are written atomically, into a
directory that only its owner may write, and checked before use: a broken, truncated or foreign one is
rebuilt, never run. A cache that cannot be used never stops any work.
"""

import gc
import hashlib
import os
import stat
import tempfile
import warnings
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from functools import cache
from pathlib import Path

from pendula.compiler import origins
from pendula.compiler.machine import processor

MAGIC = b"pendula object code 1\n"
LARGEST = 512 * 1024 * 1024  # bytes in the whole cache; the entries unused for longest go first
_unseen: dict[Path, int] = {}  # bytes that this process wrote since it last went through a folder


def directory() -> Path:
    """``PENDULA_CACHE_DIR``, else the user's cache directory."""
    chosen = os.environ.get("PENDULA_CACHE_DIR")
    if chosen:
        return Path(chosen)
    from platformdirs import user_cache_dir

    return Path(user_cache_dir("pendula", appauthor=False))


def load_or_make(key: str, make: Callable[[], bytes]) -> bytes:
    """The object code under a key, from the cache or made now and kept."""
    name = _entry_name(key)
    found = read(name)
    if found is not None:
        return found
    with _without_collection():
        made = make()
    write(name, made)
    return made


def is_kept(key: str) -> bool:
    """Whether the cache has code under a key."""
    return read(_entry_name(key)) is not None


def _entry_name(key: str) -> str:
    return hashlib.sha256(f"{_context()}\0{key}".encode()).hexdigest()


@contextmanager
def _without_collection() -> Iterator[None]:
    """Nothing is garbage while code is made, but SymPy's many objects would be gone through time and again.

    That took a tenth of a second of the fifth in which twelve links are derived and compiled.
    """
    collecting = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if collecting:
            gc.enable()


def read(name: str) -> bytes | None:
    """An entry's content, or None where it is missing, broken or not to be trusted."""
    path = directory() / f"{name}.o"
    try:
        if not _is_trusted(path.parent):
            return None
        raw = path.read_bytes()
    except OSError:
        return None
    checksum, content = raw[len(MAGIC) : len(MAGIC) + 32], raw[len(MAGIC) + 32 :]
    if not raw.startswith(MAGIC) or hashlib.sha256(name.encode() + content).digest() != checksum:
        return None
    with suppress(OSError):
        os.utime(path)
    return content


def write(name: str, content: bytes) -> None:
    """Keep an entry if that is possible: a full disk or an unwritable directory is no reason to stop.

    It is said once.
    """
    folder = directory()
    try:
        folder.mkdir(parents=True, exist_ok=True, mode=0o700)
        if not _is_trusted(folder):
            _say_unusable(folder, "others may write there")
            return
        checksum = hashlib.sha256(name.encode() + content).digest()
        handle, temporary = tempfile.mkstemp(dir=folder, suffix=".part")
        try:
            with os.fdopen(handle, "wb") as file:
                file.write(MAGIC + checksum + content)
            os.replace(temporary, folder / f"{name}.o")
        except OSError:
            with suppress(OSError):
                os.unlink(temporary)
            raise
        if _is_due(folder, len(content)):
            _make_room(folder)
    except OSError as error:
        _say_unusable(folder, error.strerror or str(error))


@cache
def _say_unusable(folder: Path, reason: str) -> None:
    warnings.warn(
        f"Compiled code cannot be kept in {folder}: {reason}. Every process compiles anew; name a folder of "
        "your own in the environment variable PENDULA_CACHE_DIR.",
        stacklevel=2,
    )


def usage() -> tuple[int, int]:
    """How many entries the cache holds, and how many bytes."""
    sizes = [status.st_size for _, status in _entries(directory())]
    return len(sizes), sum(sizes)


def clear() -> int:
    """Delete every entry; returns how many there were."""
    entries = _entries(directory())
    for path, _ in entries:
        with suppress(OSError):
            path.unlink()
    return len(entries)


def _entries(folder: Path) -> list[tuple[Path, os.stat_result]]:
    found = []
    with suppress(OSError), os.scandir(folder) as files:
        for file in files:
            if file.name.endswith((".o", ".part")):
                with suppress(OSError):
                    found.append((Path(file.path), file.stat()))
    return found


def _is_due(folder: Path, written: int) -> bool:
    """Whether the folder is to be gone through: at a process's first entry, then after a 64th of all room.

    To do so at every entry would take a time that grows with the square of their number.
    """
    _unseen[folder] = _unseen.get(folder, LARGEST) + written
    due = _unseen[folder] > LARGEST // 64
    if due:
        _unseen[folder] = 0
    return due


def _make_room(folder: Path) -> None:
    entries = _entries(folder)
    total = sum(status.st_size for _, status in entries)
    if total <= LARGEST:
        return
    for path, status in sorted(entries, key=lambda item: item[1].st_mtime):
        with suppress(OSError):
            path.unlink()
        total -= status.st_size
        if total <= LARGEST // 2:
            break


def _is_trusted(folder: Path) -> bool:
    """Whether only this user may write here (where the system knows owners)."""
    if not hasattr(os, "getuid"):
        return True
    status = folder.stat()
    return status.st_uid == os.getuid() and not status.st_mode & (stat.S_IWGRP | stat.S_IWOTH)


@cache
def _context() -> str:
    """What all code depends on: this package's sources, the libraries that make code, the processor."""
    return "\0".join([*_origins(), *processor()])


def source_hash() -> str:
    """Of this package's sources that code depends on."""
    return _origins()[0]


@cache
def _origins() -> list[str]:
    """The hash of the sources and the versions of libraries, found once for as long as no file is changed."""
    name = hashlib.sha256(f"origins {origins.hash_times()}".encode()).hexdigest()
    found = read(name)
    if found is None:
        found = "\0".join([origins.hash_sources(), *origins.find_versions()]).encode()
        write(name, found)
    return found.decode().split("\0")
