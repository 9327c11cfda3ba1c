"""Several processes share one cache: all get the right code, and a killed writer leaves none that is run."""

import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import numpy as np
import pytest

from pendula import gallery, simulate
from pendula.compiler import store

PROCESSES = 6
PATIENCE = 300.0  # seconds; a process that takes longer hangs
# All six run the first system; two at a time run each of the others.
SHARED, OTHERS = "double-pendulum", ("cart-pole", "kapitza-pendulum", "held-pin-pendulum")
RUN = {"until": 0.2, "step": 0.01}

# Imports first, then the start signal: so that compiling and writing happen at the same time.
SIMULATE = """
import json, sys, time
from pathlib import Path
import casadi, numba, sympy
import pendula as pe
Path(sys.argv[1]).touch()
while not Path(sys.argv[2]).exists():
    time.sleep(0.001)
runs = {name: pe.simulate(name, **json.loads(sys.argv[3])) for name in sys.argv[4:]}
print(json.dumps({name: [run.q.tolist(), run.v.tolist()] for name, run in runs.items()}))
"""

# A small cache that always overflows: entries vanish while others read them, and come back.
HAMMER = """
import hashlib, sys, time
from pathlib import Path
from pendula.compiler import store
store._context = lambda: "test"
store.LARGEST = 60_000
Path(sys.argv[1]).touch()
while not Path(sys.argv[2]).exists():
    time.sleep(0.001)
made = 0
def content(key):
    global made
    made += 1
    return hashlib.sha256(key.encode()).digest() * 150
for turn in range(40):
    for number in range(20):
        key = f"key {number}"
        expected = hashlib.sha256(key.encode()).digest() * 150
        assert store.load_or_make(key, lambda: content(key)) == expected, key
print(made)
"""

# Says when it is in the middle, and stays there until it is killed.
SLEEP = """
def stuck(*_):
    print("in the middle", flush=True)
    time.sleep(600)
"""
KILLED = {
    "between writing and renaming": "os.replace = stuck",
    "with half of it written": """
class Half:
    def __init__(self, handle, mode): self.file = real(handle, mode)
    def __enter__(self): return self
    def __exit__(self, *_): self.file.close()
    def write(self, raw):
        self.file.write(raw[: len(raw) // 2])
        self.file.flush()
        stuck()
real, os.fdopen = os.fdopen, Half
""",
    "before anything is written": "os.fdopen = stuck",
}
USE = """
from pendula.compiler import store
print(store.load_or_make("key", lambda: b"object code" * 1000) == b"object code" * 1000)
"""


def started(program: str, *words: str) -> subprocess.Popen:
    """A Python process of its own, with this process's cache."""
    return subprocess.Popen(
        [sys.executable, "-c", program, *words],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        env=dict(os.environ),
    )


def finished(process: subprocess.Popen) -> str:
    said, complaint = process.communicate(timeout=PATIENCE)
    assert process.returncode == 0, complaint
    return said


def together(folder: Path, program: str, words: list[list[str]]) -> list[str]:
    """What processes say that begin their work at the same moment."""
    ready, go = [folder / f"ready {i}" for i in range(len(words))], folder / "go"
    processes = [started(program, str(mark), str(go), *own) for mark, own in zip(ready, words, strict=True)]
    try:
        deadline = time.monotonic() + PATIENCE
        while not all(mark.exists() for mark in ready):
            assert time.monotonic() < deadline, "the processes did not start"
            assert all(process.poll() is None for process in processes), [p.poll() for p in processes]
            time.sleep(0.01)
        go.touch()
        return [finished(process) for process in processes]
    finally:
        for process in processes:
            process.kill()
            process.wait()


def assert_sound(folder: Path, least: int) -> None:
    """Every entry reads back, and nothing else is there."""
    names = [path.stem for path in folder.glob("*.o")]
    assert len(names) >= least
    assert all(store.read(name) is not None for name in names)
    assert not [path for path in folder.iterdir() if path.suffix != ".o"]


@pytest.mark.slow
def test_processes_that_compile_at_once_all_get_it_right(own_cache, tmp_path, monkeypatch):
    with monkeypatch.context() as elsewhere:
        elsewhere.setenv("PENDULA_CACHE_DIR", str(tmp_path / "another"))
        alone = {name: simulate(name, **RUN) for name in (SHARED, *OTHERS)}
    orders = [[SHARED, OTHERS[i % 3]] if i < 3 else [OTHERS[i % 3], SHARED] for i in range(PROCESSES)]
    answers = together(tmp_path, SIMULATE, [[json.dumps(RUN), *order] for order in orders])
    for order, answer in zip(orders, map(json.loads, answers), strict=True):
        assert list(answer) == order
        for name, (q, v) in answer.items():
            # Whoever made the code: the same graph on the same processor, so the same bits.
            np.testing.assert_array_equal(q, alone[name].q, err_msg=name)
            np.testing.assert_array_equal(v, alone[name].v, err_msg=name)
    # A card, a rate, a mass matrix and an energy for each system, and the loop of rk4.
    assert_sound(own_cache, least=4 * len(alone) + 1)
    kept = store.usage()
    again = simulate(SHARED, **RUN)
    np.testing.assert_array_equal(again.q, alone[SHARED].q)
    assert store.usage() == kept  # found, not made again


@pytest.mark.slow
def test_processes_that_make_room_while_others_read(own_cache, tmp_path):
    made = [int(said) for said in together(tmp_path, HAMMER, [[] for _ in range(PROCESSES)])]
    # 20 entries of 4.9 kB do not fit into 60 kB: some had to be made again, which is what was to be tried.
    assert sum(made) > 20 * PROCESSES
    assert_sound(own_cache, least=1)
    assert store.usage()[1] <= 60_000 + PROCESSES * 5000  # each may be about to make room for its last one


@pytest.mark.parametrize("when", KILLED)
def test_a_writer_that_is_killed_leaves_nothing_that_is_served(when, own_cache):
    finished(started("from pendula.compiler import store\nprint(store.source_hash())"))
    (origins,) = own_cache.iterdir()  # which the others find
    writer = started("import os, time\n" + SLEEP + KILLED[when] + USE)
    try:
        assert writer.stdout is not None
        assert writer.stdout.readline() == "in the middle\n"
    finally:
        os.kill(writer.pid, signal.SIGKILL)
        writer.communicate()
    assert writer.returncode == -signal.SIGKILL
    # It left its unfinished file, and no entry.
    (left,) = set(own_cache.iterdir()) - {origins}
    assert left.suffix == ".part"
    # A later process makes the entry, the one after that finds it, and systems run.
    assert finished(started(USE)) == "True\n"
    (entry,) = set(own_cache.glob("*.o")) - {origins}
    assert store.read(entry.stem) == b"object code" * 1000
    assert finished(started(USE.replace('b"object code" * 1000)', "1 / 0)", 1))) == "True\n"
    assert simulate(gallery.pendulum(), **RUN).outcome.ok
    assert store.clear() > 1
    assert not list(own_cache.iterdir())  # the unfinished file went as well


def test_a_writer_that_is_killed_over_an_old_entry_leaves_the_old_one(own_cache):
    name = "0" * 64
    store.write(name, b"old")
    again = f"from pendula.compiler import store\nstore.write({name!r}, b'new')"
    writer = started("import os, time\n" + SLEEP + "os.replace = stuck\n" + again)
    try:
        assert writer.stdout is not None
        assert writer.stdout.readline() == "in the middle\n"
        assert store.read(name) == b"old"
    finally:
        os.kill(writer.pid, signal.SIGKILL)
        writer.communicate()
    assert store.read(name) == b"old"


def test_two_versions_of_the_package_do_not_mix(own_cache, monkeypatch):
    contexts = ("sources a\0llvmlite 1", "sources b\0llvmlite 1", "sources a\0llvmlite 2")
    for context in contexts:
        monkeypatch.setattr(store, "_context", lambda context=context: context)
        assert store.load_or_make("key", lambda context=context: context.encode()) == context.encode()
    assert store.usage()[0] == len(contexts)
    for context in contexts:  # each finds its own again
        monkeypatch.setattr(store, "_context", lambda context=context: context)
        assert store.load_or_make("key", lambda: b"made again") == context.encode()


def test_a_system_compiled_by_another_version_is_compiled_again(own_cache, monkeypatch):
    first = simulate(gallery.pendulum(), **RUN)
    before = {path.name: path.read_bytes() for path in own_cache.iterdir()}
    monkeypatch.setattr(store, "_context", lambda: "another version")
    second = simulate(gallery.pendulum(), **RUN)
    np.testing.assert_array_equal(first.q, second.q)
    after = {path.name: path.read_bytes() for path in own_cache.iterdir()}
    assert {name: after[name] for name in before} == before  # the other's entries are as they were
    # The kernels are there twice; a process keeps its loops, and those are there once.
    assert len(after) >= len(before) + 3
