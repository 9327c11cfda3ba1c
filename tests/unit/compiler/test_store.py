"""The cache of object code: what cannot be trusted is rebuilt and never run, and nothing stops the work."""

import errno
import os
import stat
import tempfile

import casadi as ca
import numpy as np
import pytest

from pendula import gallery, simulate
from pendula.compiler import compile_kernel, origins, store


def entries(folder) -> list:
    return sorted(folder.glob("*.o"))


@pytest.fixture
def kernel(own_cache, program):
    """Compiles 2y under a fixed key; counts how often the program is asked for."""
    asked = []

    def make():
        asked.append(1)
        return program(1, lambda y: 2 * y)

    def value() -> float:
        nothing = np.zeros(0)
        return float(
            compile_kernel("the key", "test", 1, make)(nothing, np.array([21.0]), nothing, nothing, nothing)[
                0
            ]
        )

    value.asked = asked
    return value


def test_a_second_use_is_found(kernel, own_cache):
    assert [kernel(), kernel()] == [42.0, 42.0]
    assert len(kernel.asked) == 1
    assert len(entries(own_cache)) == 1
    assert store.usage() == (1, entries(own_cache)[0].stat().st_size)


def test_a_later_process_runs_what_this_one_compiled(own_cache):
    made = []
    for _ in range(2):
        assert store.load_or_make("key", lambda: made.append(1) or b"code") == b"code"
    assert made == [1]
    assert store.load_or_make("other key", lambda: b"other code") == b"other code"


BREAKS = {
    "empty": lambda raw: b"",
    "truncated": lambda raw: raw[: len(raw) // 2],
    "without its end": lambda raw: raw[:-1],
    "longer": lambda raw: raw + b"\0",
    "one bit flipped": lambda raw: raw[:200] + bytes([raw[200] ^ 1]) + raw[201:],
    "checksum flipped": lambda raw: raw[:25] + bytes([raw[25] ^ 1]) + raw[26:],
    "another file": lambda raw: b"#!/bin/sh\necho hello\n" * 50,
    "bare object code": lambda raw: raw[len(store.MAGIC) + 32 :],
    "older version": lambda raw: b"pendula object code 0\n" + raw[len(store.MAGIC) :],
}


@pytest.mark.parametrize("how", BREAKS)
def test_a_broken_entry_is_rebuilt_and_never_run(how, kernel, own_cache):
    kernel()
    (path,) = entries(own_cache)
    whole = path.read_bytes()
    path.write_bytes(BREAKS[how](whole))
    assert store.read(path.stem) is None
    assert kernel() == 42.0
    assert len(kernel.asked) == 2
    assert store.read(path.stem) is not None  # healed
    kernel()
    assert len(kernel.asked) == 2


def test_an_entry_under_a_foreign_name_is_not_run(own_cache, program):
    # A whole, sound entry, but of another kernel: its checksum covers the name.
    nothing = np.zeros(0)
    arguments = (nothing, np.array([21.0]), nothing, nothing, nothing)
    compile_kernel("a", "test", 1, lambda: program(1, lambda y: 2 * y))(*arguments)
    (first,) = entries(own_cache)
    compile_kernel("b", "test", 1, lambda: program(1, lambda y: 3 * y))(*arguments)
    (second,) = set(entries(own_cache)) - {first}
    second.write_bytes(first.read_bytes())
    again = compile_kernel("b", "test", 1, lambda: program(1, lambda y: 3 * y))
    assert again(*arguments)[0] == 63.0


@pytest.mark.filterwarnings("ignore:Compiled code cannot be kept")
@pytest.mark.parametrize("mode", [0o770, 0o707, 0o777])
def test_a_directory_that_others_may_write_is_not_trusted(mode, kernel, own_cache):
    kernel()
    own_cache.chmod(mode)
    assert kernel() == 42.0
    assert len(kernel.asked) == 2  # not read
    (path,) = entries(own_cache)
    path.unlink()
    kernel()
    assert not entries(own_cache)  # nor written


@pytest.mark.filterwarnings("ignore:Compiled code cannot be kept")
def test_a_directory_of_someone_else_is_not_trusted(kernel, monkeypatch):
    kernel()
    monkeypatch.setattr(os, "getuid", lambda: 12345)
    kernel()
    assert len(kernel.asked) == 2


def test_a_new_directory_is_its_owners_only(kernel, own_cache):
    kernel()
    assert stat.S_IMODE(own_cache.stat().st_mode) == 0o700
    assert not [path for path in own_cache.iterdir() if path.suffix != ".o"]


def refusing(*arguments, **options):
    raise OSError(errno.ENOSPC, "No space left on device")


def full_disk(monkeypatch, folder):
    monkeypatch.setattr(os, "replace", refusing)


def no_room_for_a_file(monkeypatch, folder):
    monkeypatch.setattr(tempfile, "mkstemp", refusing)


def disk_fills_while_writing(monkeypatch, folder):
    monkeypatch.setattr(os, "fdopen", lambda handle, mode: _Full(handle))


def below_a_file(monkeypatch, folder):
    folder.parent.joinpath("file").write_text("")
    monkeypatch.setenv("PENDULA_CACHE_DIR", str(folder.parent / "file" / "cache"))


def is_a_file(monkeypatch, folder):
    folder.write_text("not a directory")


def read_only_system(monkeypatch, folder):
    monkeypatch.setattr(type(folder), "mkdir", refusing)


class _Full:
    def __init__(self, handle: int) -> None:
        self.handle = handle

    def __enter__(self) -> "_Full":
        return self

    def __exit__(self, *_: object) -> None:
        os.close(self.handle)

    def write(self, content: bytes) -> None:
        refusing()


TROUBLES = [
    full_disk,
    no_room_for_a_file,
    disk_fills_while_writing,
    below_a_file,
    is_a_file,
    read_only_system,
]


@pytest.mark.parametrize("trouble", TROUBLES, ids=lambda f: f.__name__)
def test_trouble_with_the_disk_does_not_stop_a_simulation(trouble, own_cache, monkeypatch):
    trouble(monkeypatch, own_cache)
    store._say_unusable.cache_clear()
    with pytest.warns(UserWarning, match=r"cannot be kept in .*PENDULA_CACHE_DIR") as said:
        run = simulate(gallery.pendulum(m=1.1), until=0.1, step=0.01)
    assert len(said) == 1
    assert run.outcome.ok
    assert run.q[-1, 0] != run.q[0, 0]
    # Nothing half-written stays behind.
    assert not own_cache.is_dir() or not list(own_cache.iterdir())


@pytest.mark.parametrize("trouble", [below_a_file, is_a_file], ids=lambda f: f.__name__)
def test_an_unusable_directory_counts_as_empty(trouble, own_cache, monkeypatch):
    trouble(monkeypatch, own_cache)
    assert store.usage() == (0, 0)
    assert store.clear() == 0


def test_a_missing_directory_counts_as_empty(own_cache):
    assert store.usage() == (0, 0)
    assert store.clear() == 0
    assert store.read("0" * 64) is None


def test_clear_empties_the_cache_and_touches_nothing_else(kernel, own_cache):
    kernel()
    own_cache.joinpath("left over.part").write_bytes(b"x")
    own_cache.joinpath("mine.txt").write_text("keep")
    assert store.clear() == 2
    assert [path.name for path in own_cache.iterdir()] == ["mine.txt"]
    assert kernel() == 42.0
    assert len(kernel.asked) == 2


def test_the_entries_unused_for_longest_make_room(own_cache, monkeypatch):
    monkeypatch.setattr(store, "LARGEST", 10_000)
    names = [f"{i:064x}" for i in range(6)]
    for age, name in enumerate(names[:5]):
        store.write(name, bytes(1900))
        os.utime(own_cache / f"{name}.o", (1e9 + age, 1e9 + age))
    assert store.usage()[0] == 5
    assert store.read(names[0]) is not None  # used now, so no longer the oldest
    store.write(names[5], bytes(1900))
    left = {path.stem for path in entries(own_cache)}
    assert names[0] in left
    assert names[5] in left
    assert names[1] not in left
    assert store.usage()[1] <= 10_000


def test_the_folder_is_gone_through_once_for_many_small_entries(own_cache, monkeypatch):
    looks = []
    monkeypatch.setattr(store, "_make_room", looks.append)
    for i in range(100):
        store.write(f"{i:064x}", bytes(100))
    assert looks == [own_cache]
    store.write(f"{100:064x}", bytes(store.LARGEST // 64))
    assert looks == [own_cache, own_cache]


def test_without_the_variable_it_is_the_users_cache_directory(monkeypatch):
    monkeypatch.delenv("PENDULA_CACHE_DIR")
    assert store.directory().name == "pendula"
    monkeypatch.setenv("PENDULA_CACHE_DIR", "/somewhere/else")
    assert str(store.directory()) == os.path.normpath("/somewhere/else")


def test_two_programs_under_different_keys_do_not_meet(own_cache, program):
    nothing = np.zeros(0)
    values = [
        compile_kernel(key, name, 1, lambda factor=factor: program(1, lambda y: factor * y))(
            nothing, np.array([1.0]), nothing, nothing, nothing
        )[0]
        for factor, (key, name) in enumerate([("a", "f"), ("b", "f"), ("a", "g")], start=2)
    ]
    assert values == [2.0, 3.0, 4.0]


def test_a_program_that_gives_more_than_there_is_room_for_is_not_compiled(own_cache, program):
    with pytest.raises(ValueError, match="3×1 numbers, but 2"):
        compile_kernel("key", "test", 2, lambda: program(3, ca.sin))
    assert store.usage() == (0, 0)


def test_what_code_is_made_from_is_found_again_until_a_file_has_another_time(
    own_cache, monkeypatch, tmp_path
):
    (tmp_path / "package" / "model").mkdir(parents=True)
    source = tmp_path / "package" / "model" / "a.py"
    source.write_text("1")
    monkeypatch.setattr(origins, "_ROOT", tmp_path / "package")
    monkeypatch.setattr(origins, "_PACKAGES", ["model"])
    asked, hash_sources = [], origins.hash_sources
    monkeypatch.setattr(origins, "hash_sources", lambda: asked.append(1) or hash_sources())

    def found() -> str:
        store._origins.cache_clear()  # as in a new process
        return store.source_hash()

    try:
        first = found()
        assert first == found()
        assert len(asked) == 1
        os.utime(source, (1.0, 1.0))
        assert found() == first  # read again, and still the same
        assert len(asked) == 2
        source.write_text("2")
        assert found() != first
        (source.parent / "b.py").write_text("")
        found()
        assert len(asked) == 4
    finally:
        store._origins.cache_clear()
