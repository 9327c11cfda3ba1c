"""A real Ctrl-C in a process of its own."""

import os
import signal
import subprocess
import sys
import time

import pytest

from pendula.runs import load

# Shells start programs in the background with Ctrl-C ignored, which their children inherit.
PROGRAM = """
import runpy, signal
signal.signal(signal.SIGINT, signal.default_int_handler)
runpy.run_module("pendula", run_name="__main__", alter_sys=True)
"""


@pytest.mark.skipif(os.name == "nt", reason="Windows sends Ctrl-C to whole consoles only")
def test_a_long_run_is_saved_when_interrupted(tmp_path):
    file = tmp_path / "run.npz"
    words = ("run", "pendulum", "--until", "1e7", "--step", "1e-3", "--save", str(file))
    process = subprocess.Popen(
        [sys.executable, "-c", PROGRAM, *words], stdout=subprocess.PIPE, encoding="utf-8"
    )
    try:
        assert process.stdout is not None
        # The parameters are the last line before the first step.
        while not process.stdout.readline().startswith("Parameters"):
            assert process.poll() is None
        time.sleep(1.0)
        process.send_signal(signal.SIGINT)
        out, _ = process.communicate(timeout=60)
    finally:
        process.kill()
    assert process.returncode == 130
    assert "Interrupted at t =" in out
    saved = load(file)
    assert saved.outcome.reason == "interrupted"
    assert len(saved) > 1
