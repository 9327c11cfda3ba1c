"""The IR of loops as the package ships it: a zip file beside this one, made by Numba when a wheel is built.

It belongs to the sources that it was made from. Where they were changed since, as in a developer's clone, or
where LLVM is older than the one that wrote it, Numba compiles. Nothing in it depends on a processor.
"""

from collections.abc import Callable
from pathlib import Path
from typing import Any
from zipfile import ZIP_DEFLATED, BadZipFile, ZipFile, ZipInfo

import llvmlite.binding as llvm

from pendula.compiler.store import source_hash

FILE = Path(__file__).with_name("loops.zip")


def read(function: Callable[..., Any], name: str) -> str | None:
    """The IR that defines a function under a C name; None where it is not shipped."""
    try:
        with ZipFile(FILE) as archive:
            return archive.read(_member(function, name)).decode() if _belongs(archive) else None
    except (OSError, BadZipFile, ValueError, KeyError):
        return None


def is_current() -> bool:
    """Whether the file is there and belongs to these sources."""
    try:
        with ZipFile(FILE) as archive:
            return _belongs(archive)
    except (OSError, BadZipFile, ValueError):
        return False


def _belongs(archive: ZipFile) -> bool:
    sources, llvm_version = archive.comment.decode().split()
    return sources == source_hash() and int(llvm_version) <= llvm.llvm_version_info[0]


def write(texts: dict[tuple[Callable[..., Any], str], str]) -> None:
    """Keep the IR of functions under their C names."""
    with ZipFile(FILE, "w") as archive:
        archive.comment = f"{source_hash()} {llvm.llvm_version_info[0]}".encode()
        for (function, name), text in texts.items():
            # Without a date, the same sources give the same file.
            archive.writestr(ZipInfo(_member(function, name)), text, ZIP_DEFLATED)


def _member(function: Callable[..., Any], name: str) -> str:
    return f"{function.__module__}.{function.__qualname__}/{name}.ll"
