"""``pendula list`` and ``pendula equations``."""

import pytest

from pendula.dynamics.equations import equations
from pendula.gallery import double_pendulum, n_link_pendulum, pendulum, systems


def test_the_list_shows_every_system_with_what_to_watch_and_its_source(pendula):
    code, out, err = pendula("list")
    assert (code, err) == (0, "")
    lines = out.splitlines()
    starts = [line.split()[0] for line in lines[2:] if line and not line.startswith(" ")]
    assert starts[: len(systems())] == [system.name for system in systems()]
    # Wrapped cells read on from line to line, so compare without spaces.
    left, right = lines[0].index("watch"), lines[0].index("source")
    watched = "".join(line[left:right] for line in lines).replace(" ", "")
    for system in systems():
        assert system.watch.removeprefix("Watch ").split(" ")[-1] in watched
        assert system.source.split(",")[0].split(" ")[-1] in out


@pytest.mark.parametrize("columns", ["20", "80", "200"])
def test_the_list_fits_its_terminal(pendula, monkeypatch, columns):
    monkeypatch.setenv("COLUMNS", columns)
    _, out, _ = pendula("list")
    table = out.split("\n\n")[0].splitlines()
    widest = max(map(len, table)) - 1  # the dot of θ̇ takes no place of its own
    assert widest <= min(max(int(columns), 60), 120)


def test_equations_are_printed_as_python_prints_them(pendula):
    code, out, err = pendula("equations", "double-pendulum")
    assert (code, err) == (0, "")
    assert out == f"{equations(double_pendulum())}\n"


def test_equations_as_latex_and_in_two_dimensions(pendula):
    derived = equations(pendulum())
    assert pendula("equations", "pendulum", "--latex")[1] == f"{derived.latex()}\n"
    assert pendula("equations", "pendulum", "--pretty")[1] == f"{derived.pretty()}\n"


def test_the_derivation_as_text_and_latex(pendula):
    steps = equations(pendulum()).steps()
    assert pendula("equations", "pendulum", "--steps")[1] == f"{steps}\n"
    assert pendula("equations", "pendulum", "--steps", "--latex")[1] == f"{steps.latex()}\n"


def test_what_shapes_the_equations_can_be_set(pendula):
    assert pendula("equations", "n-link-pendulum", "--set", "n=3")[1] == f"{equations(n_link_pendulum(3))}\n"


def test_a_name_may_have_underscores(pendula):
    assert pendula("equations", "double_pendulum") == pendula("equations", "double-pendulum")


def test_long_formulas_are_folded_on_a_terminal(pendula, monkeypatch):
    monkeypatch.setattr("sys.stdout.isatty", lambda: True)
    _, out, _ = pendula("equations", "double-pendulum")
    assert max(map(len, out.splitlines())) <= 100
    assert out.split() == str(equations(double_pendulum())).split()


def test_forms_that_exclude_each_other_are_refused(refusal):
    assert "--latex" in refusal("equations", "pendulum", "--latex", "--pretty")
    assert refusal("equations", "pendulum", "--steps", "--pretty").startswith(
        "--pretty does not go with --steps"
    )


def test_an_unknown_system_gets_the_nearest(refusal):
    assert "Did you mean 'spinning-top'?" in refusal("equations", "spining-top")
