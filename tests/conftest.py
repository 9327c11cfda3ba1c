"""What all tests share: a cache of compiled code of their own, and Hypothesis without chance."""

import os
import shutil
import tempfile
from fnmatch import fnmatch

import pytest
from hypothesis import settings

settings.register_profile("ci", derandomize=True, deadline=None, print_blob=True)
settings.load_profile("ci")

_MADE: list[str] = []
# What takes long because it tries many systems, or whole programs and pictures: left to `make test`.
LONG = (
    "tests/reference/*",
    "tests/properties/test_acceleration.py*",
    "tests/properties/test_adaptive.py*",
    "tests/properties/test_batches_and_parameters.py*",
    "tests/properties/test_lanes.py*",
    "tests/unit/analysis/test_audit_faults.py*",
    "tests/unit/cli/test_audit.py*",
    "tests/unit/cli/test_compare.py*",
    "tests/unit/cli/test_draw_gallery.py*",
    "tests/unit/compiler/test_large_systems.py*",
    "tests/unit/dynamics/test_equations.py*",
    "tests/unit/dynamics/test_simplification.py*",
    "tests/unit/simulation/test_chunking.py*",
    "tests/unit/simulation/test_fixed_event_faults.py*",
    "tests/unit/viewer/test_comparisons.py*",
    "tests/unit/viewer/test_page_data.py*",
    "tests/unit/viewer/test_plots.py*",
    "tests/unit/viewer/test_sketch_shapes.py*",
)


def pytest_configure(config: pytest.Config) -> None:
    """One cache directory for the whole session, never the user's own.

    The process that starts the session makes it; workers of pytest-xdist inherit the variable, so that what
    one of them compiles the others load.
    """
    if "PYTEST_XDIST_WORKER" not in os.environ:
        _MADE.append(tempfile.mkdtemp(prefix="pendula-tests-"))  # only its owner may write there
        os.environ["PENDULA_CACHE_DIR"] = _MADE[0]


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        if any(fnmatch(item.nodeid, pattern) for pattern in LONG):
            item.add_marker(pytest.mark.slow)


def pytest_unconfigure(config: pytest.Config) -> None:
    for folder in _MADE:
        shutil.rmtree(folder, ignore_errors=True)
