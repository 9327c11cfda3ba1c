"""Tests that ask a peer, which need not be installed."""

from functools import cache

import pytest
from benchmarks.peers import conversation

# A process of the peers' Python, so it is asked once, and not while tests are found.
_missing = cache(conversation.missing)


@pytest.fixture(autouse=True)
def _needs_its_peer(request: pytest.FixtureRequest) -> None:
    marker = request.node.get_closest_marker("peer")
    if marker and _missing(*marker.args):
        pytest.skip(_missing(*marker.args))
