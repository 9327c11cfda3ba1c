"""A peer in a process of its own: one line of JSON asks, one line of JSON answers."""

import json
import os
import subprocess
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path
from types import TracebackType
from typing import Any

from benchmarks.measurement import ROOT, ProcessFailedError

# An interpreter that has the peers installed; else the one that `make bench` sets up.
VARIABLE = "PENDULA_PEERS_PYTHON"
OWN = ROOT / ".venv-peers" / "bin" / "python"


def interpreter() -> Path:
    """The Python that has the peers."""
    return Path(os.environ.get(VARIABLE) or OWN)


def missing(module: str) -> str:
    """Why a peer cannot be asked; empty where it can."""
    python = interpreter()
    if not python.is_file():
        return "the peers are not installed: make bench does that"
    done = subprocess.run([str(python), "-c", f"import {module}"], capture_output=True, check=False)
    return "" if done.returncode == 0 else f"{module} is not among the installed peers"


class Conversation:
    """A running peer; to be used as a context, at whose end it ends.

    Args:
        module: the module of this package that is run by the peers' Python.
        command: what to run instead.
    """

    def __init__(self, module: str, command: Sequence[str] | None = None) -> None:
        self._process = subprocess.Popen(
            command or [str(interpreter()), "-m", module],
            cwd=ROOT,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            encoding="utf-8",
        )

    def ask(self, what: str, **arguments: Any) -> Any:
        """What the peer's function of that name answers."""
        reading, writing = self._process.stdout, self._process.stdin
        assert reading is not None
        assert writing is not None
        # A peer that has ended gives no answer, which tells.
        with suppress(BrokenPipeError):
            print(json.dumps([what, arguments]), file=writing, flush=True)
        answer = reading.readline()
        if not answer:
            raise ProcessFailedError(f"the peer ended with code {self._process.wait()} at '{what}'")
        return json.loads(answer)

    def __enter__(self) -> "Conversation":
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._process.kill()
        self._process.communicate()
