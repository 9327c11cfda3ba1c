"""Loops of C++ around peers that come as wheels with their headers, so that no call from Python is timed."""

import shutil
import subprocess
from collections.abc import Sequence
from pathlib import Path
from tempfile import TemporaryDirectory

from benchmarks.peers.conversation import interpreter

COMMAND = "g++ -std=c++17 -O2 -DNDEBUG -shared -fPIC".split()


def compile_loop(
    module: str, source: str, options: Sequence[str], libraries: Sequence[str]
) -> tuple[TemporaryDirectory[str] | None, str, str]:
    """A folder that is gone when the process ends, the library in it, and why there is none, else "".

    Args:
        module: the peer's name in Python, beside whose files the headers lie.
        source: the loop.
        options: of the compiler.
        libraries: that are linked: options, or a pattern of a file's name.
    """
    if shutil.which(COMMAND[0]) is None:
        return None, "", f"there is no {COMMAND[0]}"
    ask = f"import {module}; print({module}.__file__)"
    told = subprocess.run([str(interpreter()), "-c", ask], capture_output=True, text=True, check=True).stdout
    headers, lib = _find_places(Path(told.strip()))
    folder = TemporaryDirectory(prefix="pendula-benchmark-", ignore_cleanup_errors=True)
    code, file = Path(folder.name, "loop.cpp"), Path(folder.name, "loop.so")
    code.write_text(source, "utf-8")
    linked = [str(next(lib.glob(name))) if "*" in name else name for name in libraries]
    places = f"-I{headers}", f"-I{headers / 'eigen3'}", f"-L{lib}", f"-Wl,-rpath,{lib}"
    command = [*COMMAND, *options, str(code), "-o", str(file), *places, *linked]
    done = subprocess.run(command, capture_output=True, check=False)
    return (folder, str(file), "") if done.returncode == 0 else (None, "", "its headers do not compile")


def _find_places(file: Path) -> tuple[Path, Path]:
    """Headers and libraries of a module: where cmeel puts them, else in folders of its own."""
    for folder in file.parents:
        if folder.name == "cmeel.prefix":
            return folder / "include", folder / "lib"
    return file.parent / "include", file.parent
