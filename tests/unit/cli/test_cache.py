"""``pendula cache`` on a cache of its own."""

import pytest

from pendula.compiler import store


@pytest.fixture
def cache(tmp_path, monkeypatch):
    folder = tmp_path / "cache"
    monkeypatch.setenv("PENDULA_CACHE_DIR", str(folder))
    return folder


def test_a_cache_that_does_not_exist_is_empty(pendula, cache):
    code, out, err = pendula("cache")
    assert (code, err) == (0, "")
    assert out.splitlines()[:2] == [f"directory  {cache}", "entries    0"]
    assert pendula("cache", "clear")[1] == f"Deleted 0 entries, 0 bytes, from {cache}.\n"


def test_entries_are_counted_and_deleted(pendula, cache):
    store.write("a" * 64, b"x" * 2000)
    store.write("b" * 64, b"y" * 3000)
    _, out, _ = pendula("cache")
    assert "entries    2\n" in out
    assert "size       5.1 kB (kept below" in out
    assert pendula("cache", "clear") == (0, f"Deleted 2 entries, 5.1 kB, from {cache}.\n", "")
    assert list(cache.iterdir()) == []


def test_what_cannot_be_deleted_is_said(pendula, cache, monkeypatch):
    store.write("a" * 64, b"x")
    monkeypatch.setattr(store, "clear", lambda: 0)
    code, _, err = pendula("cache", "clear")
    assert code == 2
    assert err == f"pendula: 1 entry in {cache} cannot be deleted; may you write there?\n"


def test_another_action_is_refused(refusal):
    assert "clear" in refusal("cache", "empty")
