"""What all tests share: a cache of compiled code of their own, and Hypothesis without chance."""

import gc
import os
import shutil
import tempfile
from collections import Counter
from functools import cache
from pathlib import Path

import pytest
from hypothesis import settings
from tests.kinds import GALLERY, OF_EACH_KIND

settings.register_profile("ci", derandomize=True, deadline=None, print_blob=True)
settings.load_profile("ci")

_MADE: list[str] = []
SLOW, LONG = Path(__file__).with_name("slow.txt"), 0.2  # s
# Steps of bodies that touch: where their loops are not there as IR, Numba compiles them for a minute.
STEPPED = (
    "tests/unit/contact/",
    "tests/unit/audits/test_contact_audit.py",
    "tests/unit/cli/test_contact_commands.py",
    "tests/reference/test_contact.py",
    "tests/reference/test_contact_problems.py",
    "tests/reference/test_contact_scenes.py",
)


def pytest_configure(config: pytest.Config) -> None:
    """One cache directory for the whole session, never the user's own.

    The process that starts the session makes it; workers of pytest-xdist inherit the variable, so that what
    one of them compiles the others load.
    """
    gc.disable()  # until all tests are found: nothing of that is garbage
    if "PYTEST_XDIST_WORKER" not in os.environ:
        _MADE.append(tempfile.mkdtemp(prefix="pendula-tests-"))  # only its owner may write there
        os.environ["PENDULA_CACHE_DIR"] = _MADE[0]


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--note-slow", action="store_true", help="write tests/slow.txt from what this run takes")


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Slow are tests that once took long, those over all of the gallery, and those that step with contact."""
    others, noted = set(GALLERY) - set(OF_EACH_KIND), set(SLOW.read_text("utf-8").splitlines())
    for item in items:
        given = getattr(getattr(item, "callspec", None), "params", {}).values()
        if (
            item.nodeid in noted
            or item.nodeid.startswith(STEPPED)
            or any(isinstance(value, str) and value in others for value in given)
        ):
            item.add_marker(pytest.mark.slow)


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """Note what took long, if that is asked for: of what other tests share, the first of them pays."""
    if not terminalreporter.config.getoption("--note-slow"):
        return
    seconds: Counter[str] = Counter()
    for reports in terminalreporter.stats.values():
        for report in reports:
            if isinstance(report, pytest.TestReport):
                seconds[report.nodeid] += report.duration
    SLOW.write_text("".join(f"{name}\n" for name in sorted(seconds) if seconds[name] > LONG), "utf-8")


def pytest_collection_finish(session: pytest.Session) -> None:
    """Tests are found by name: what a module compiles while it is imported, every worker waits for."""
    gc.freeze()
    gc.enable()
    made = os.listdir(os.environ["PENDULA_CACHE_DIR"])
    if made:
        raise pytest.UsageError(
            f"Collecting the tests has put {len(made)} files into the cache of compiled code. "
            "Derive and simulate in tests, fixtures or cached functions, not while a module is imported."
        )


@cache
def _missing(module: str) -> str:
    """Why a peer cannot be asked: a process of the peers' Python, so once, and not while tests are found."""
    from benchmarks.peers import conversation

    return conversation.missing(module)


@pytest.fixture(autouse=True)
def _needs_its_peer(request: pytest.FixtureRequest) -> None:
    for marker in request.node.iter_markers("peer"):
        if reason := _missing(*marker.args):
            pytest.skip(reason)


def pytest_unconfigure(config: pytest.Config) -> None:
    for folder in _MADE:
        shutil.rmtree(folder, ignore_errors=True)
