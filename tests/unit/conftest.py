"""A terminal to show progress on."""

import io
from types import SimpleNamespace

import pytest


class Terminal(io.StringIO):
    """A stream that claims to be a terminal."""

    def isatty(self) -> bool:
        return True


@pytest.fixture
def terminal(monkeypatch) -> Terminal:
    """Progress goes to a terminal, and no CI is near."""
    monkeypatch.delenv("CI", raising=False)
    stream = Terminal()
    # pytest puts its own sys.stderr in place for each phase of a test, so the module is given another sys.
    monkeypatch.setattr("pendula.terminal.sys", SimpleNamespace(stderr=stream))
    return stream
