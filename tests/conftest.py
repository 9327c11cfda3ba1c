"""What all tests share: a cache of compiled code of their own, and Hypothesis without chance."""

import gc
import os
import shutil
import tempfile

import pytest
from hypothesis import settings
from tests.kinds import GALLERY, OF_EACH_KIND

settings.register_profile("ci", derandomize=True, deadline=None, print_blob=True)
settings.load_profile("ci")

_MADE: list[str] = []


def pytest_configure(config: pytest.Config) -> None:
    """One cache directory for the whole session, never the user's own.

    The process that starts the session makes it; workers of pytest-xdist inherit the variable, so that what
    one of them compiles the others load.
    """
    gc.disable()  # until all tests are found: nothing of that is garbage
    if "PYTEST_XDIST_WORKER" not in os.environ:
        _MADE.append(tempfile.mkdtemp(prefix="pendula-tests-"))  # only its owner may write there
        os.environ["PENDULA_CACHE_DIR"] = _MADE[0]


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Tests over the gallery are slow but for one system of each kind."""
    others = set(GALLERY) - set(OF_EACH_KIND)
    for item in items:
        given = getattr(getattr(item, "callspec", None), "params", {}).values()
        if any(isinstance(value, str) and value in others for value in given):
            item.add_marker(pytest.mark.slow)


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


def pytest_unconfigure(config: pytest.Config) -> None:
    for folder in _MADE:
        shutil.rmtree(folder, ignore_errors=True)
