"""What code is made from: the sources of this package and the libraries that make code."""

import hashlib
import os
from collections.abc import Iterator
from importlib.util import find_spec
from pathlib import Path

_ROOT = Path(__file__).parent.parent
# The sources that code depends on: those above what only reads and shows runs.
_PACKAGES = (
    "spatial collision compiler contact description dynamics gallery model numerics simulation".split()
)
_SOURCES = ("*.py", *(f"{package}/**/*.py" for package in _PACKAGES))
_LIBRARIES = ("casadi", "llvmlite", "numba", "sympy")


def hash_sources() -> str:
    """Of the contents of all sources."""
    sources = hashlib.sha256()
    for part in _SOURCES:
        for path in sorted(_ROOT.glob(part)):
            sources.update(path.relative_to(_ROOT).as_posix().encode() + b"\0" + path.read_bytes())
    return sources.hexdigest()


def find_versions() -> list[str]:
    """Of the libraries, each with its name."""
    from importlib.metadata import PackageNotFoundError, version

    found = []
    for library in _LIBRARIES:
        try:
            found.append(f"{library} {version(library)}")
        except PackageNotFoundError:  # Numba need not be there
            found.append(f"{library} none")
    return found


def hash_times() -> str:
    """Of times and sizes of sources, and times of the folders of libraries: another where one was changed.

    A twentieth of the time that contents and versions take. A library that is installed in another version
    leaves another folder of its own beside it, so that the folder of both has another time.
    """
    lines = [f"{path} {status.st_mtime_ns} {status.st_size}" for path, status in _source_files(str(_ROOT))]
    for library in _LIBRARIES:
        spec = find_spec(library)
        folder = os.path.dirname(os.path.dirname(spec.origin)) if spec and spec.origin else ""
        lines.append(f"{library} {folder} {os.stat(folder).st_mtime_ns if folder else 0}")
    return hashlib.sha256("\n".join(sorted(lines)).encode()).hexdigest()


def _source_files(root: str) -> Iterator[tuple[str, os.stat_result]]:
    folders = [(root, False), *((os.path.join(root, package), True) for package in _PACKAGES)]
    while folders:
        folder, deep = folders.pop()
        with os.scandir(folder) as entries:
            for entry in entries:
                if entry.name.endswith(".py"):
                    yield entry.path, entry.stat()
                elif deep and entry.name != "__pycache__" and entry.is_dir():
                    folders.append((entry.path, True))
