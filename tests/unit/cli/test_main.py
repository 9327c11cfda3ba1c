"""The command as a whole: help, version, unknown words, and what is loaded for them."""

import json
import os
import subprocess
import sys

import pytest

from pendula import __version__
from pendula.cli import INTERRUPTED, MISTAKE, main

COMMANDS = (
    "list",
    "equations",
    "run",
    "view",
    "pendularm",
    "snapshot",
    "animate",
    "compare",
    "sweep",
    "audit",
    "analyse",
    "check",
    "verify",
    "overlaps",
    "new",
    "export",
    "gallery",
    "help",
    "learn",
    "demo",
    "cache",
)
HEAVY = {"sympy", "casadi", "numba", "llvmlite", "matplotlib", "numpy", "scipy"}
AND_WHAT_WAS_LOADED = """
import json, sys
from pendula.cli import main
code = main(sys.argv[1:])
print(json.dumps([code, sorted(sys.modules)]))
"""


@pytest.mark.parametrize("words", [["--help"], ["list"], ["--version"], ["run", "--help"], []])
def test_help_and_list_load_nothing_heavy(words):
    done = subprocess.run(
        [sys.executable, "-c", AND_WHAT_WAS_LOADED, *words], capture_output=True, encoding="utf-8", check=True
    )
    code, modules = json.loads(done.stdout.splitlines()[-1])
    assert code == 0
    assert not HEAVY & set(modules)


def test_the_module_is_the_command():
    done = subprocess.run(
        [sys.executable, "-m", "pendula", "--version"], capture_output=True, encoding="utf-8", check=True
    )
    assert done.stdout == f"pendula {__version__}\n"


def test_a_mistake_in_a_process_of_its_own_has_a_sentence_and_no_traceback():
    done = subprocess.run(
        [sys.executable, "-m", "pendula", "run", "pendlum"],
        capture_output=True,
        encoding="utf-8",
        check=False,
    )
    assert done.returncode == MISTAKE
    assert done.stdout == ""
    assert done.stderr.startswith("pendula: The gallery has no system 'pendlum'. Did you mean 'pendulum'?")
    assert done.stderr.count("\n") == 1


def test_help_names_every_command(pendula):
    code, out, _ = pendula("--help")
    assert code == 0
    for command in COMMANDS:
        assert f"\n    {command} " in out


def test_without_a_command_there_is_help(pendula):
    assert pendula() == pendula("--help")


@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_has_help(pendula, command):
    code, out, err = pendula(command, "--help")
    assert (code, err) == (0, "")
    assert out.startswith(f"usage: pendula {command} ")


def test_an_unknown_command_gets_the_nearest(refusal):
    assert refusal("lst") == (
        f"There is no command 'lst'. Did you mean 'list'? There are {', '.join(COMMANDS)}."
    )
    assert "Did you mean" not in refusal("xyz")


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (["--foo"], "'--foo' means nothing to pendula (see pendula --help)"),
        (["list", "foo"], "'foo' means nothing to pendula list (see pendula list --help)"),
        (
            ["run", "pendulum", "--untill", "4"],
            "'--untill' means nothing to pendula run (see pendula run --help)",
        ),
        (["run"], "the following arguments are required: NAME (see pendula run --help)"),
    ],
)
def test_unknown_and_missing_words_are_named(refusal, words, sentence):
    assert refusal(*words) == sentence


def test_ctrl_c_is_an_exit_code(pendula, monkeypatch):
    def interrupted(*_):
        raise KeyboardInterrupt

    monkeypatch.setattr("pendula.gallery.registry.find", interrupted)
    assert pendula("run", "pendulum") == (INTERRUPTED, "", "pendula: Interrupted.\n")


def test_too_little_memory_is_a_sentence(refusal, monkeypatch):
    def exhausted(*_):
        raise MemoryError

    monkeypatch.setattr("pendula.gallery.registry.find", exhausted)
    assert "--save-every" in refusal("run", "pendulum")


@pytest.mark.skipif(os.name == "nt", reason="Windows has no such pipes")
def test_a_reader_who_stops_early_is_no_error():
    reader, writer = os.pipe()
    os.close(reader)
    done = subprocess.run(
        [sys.executable, "-m", "pendula", "list"], stdout=writer, stderr=subprocess.PIPE, check=False
    )
    os.close(writer)
    assert (done.returncode, done.stderr) == (1, b"")


def test_letters_that_a_terminal_lacks_are_replaced():
    done = subprocess.run(
        [sys.executable, "-m", "pendula", "list"],
        env=os.environ | {"PYTHONIOENCODING": "ascii"},
        capture_output=True,
        check=False,
    )
    assert (done.returncode, done.stderr) == (0, b"")
    assert b"?" in done.stdout


def test_arguments_come_from_the_command_line(monkeypatch, capsys):
    monkeypatch.setattr(sys, "argv", ["pendula", "--version"])
    assert main() == 0
    assert capsys.readouterr().out == f"pendula {__version__}\n"
