"""The command in this process."""

from collections.abc import Callable

import pytest

from pendula.cli import main


@pytest.fixture(autouse=True)
def terminal_size(monkeypatch) -> None:
    monkeypatch.setenv("COLUMNS", "100")


@pytest.fixture
def pendula(capsys) -> Callable[..., tuple[int, str, str]]:
    """Runs a command in this process: exit code, output, errors."""

    def command(*words: str) -> tuple[int, str, str]:
        code = main(words)
        written = capsys.readouterr()
        return code, written.out, written.err

    return command


@pytest.fixture
def refusal(pendula) -> Callable[..., str]:
    """The one sentence with which a mistaken command is refused before anything is printed."""

    def command(*words: str) -> str:
        code, out, err = pendula(*words)
        assert code == 2
        assert out == ""
        assert err.startswith("pendula: ")
        assert err.count("\n") == 1
        assert "Traceback" not in err
        return err.removeprefix("pendula: ").strip()

    return command
