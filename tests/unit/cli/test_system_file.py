"""A user's file wherever a gallery name does: what it may hold, and how its mistakes are told."""

import sys

import numpy as np
import pytest

from pendula.cli.system_file import MODULE, USUAL_STEP, USUAL_UNTIL, UserSystem, find_system
from pendula.dynamics.equations import equations
from pendula.errors import FileError
from pendula.gallery import n_link_pendulum, pendulum
from pendula.runs import load
from pendula.simulation import simulate

PENDULUM = '''\
"""A pendulum of mine.

And more about it.
"""

import pendula as pe

theta = pe.coordinates("theta")
m, l, g = pe.parameters(m=1.0, l=1.0, g=9.81)
bob = pe.Point(l * pe.sin(theta), -l * pe.cos(theta))
system = pe.Lagrangian(
    theta, kinetic=m * bob.velocity.dot(bob.velocity) / 2, potential=m * g * bob.y, start={"theta": 2.8}
)
until, step = 0.5, 0.01
'''


@pytest.fixture
def file(tmp_path, monkeypatch):
    """Writes a file in the folder in which commands are given, and gives its name."""
    monkeypatch.chdir(tmp_path)

    def write(text: str, name: str = "mine.py") -> str:
        (tmp_path / name).write_text(text, encoding="utf-8")
        return name

    return write


@pytest.fixture
def complaint(pendula):
    """What is said about a file that cannot be used: the first line, and the lines below it."""

    def command(*words: str) -> tuple[str, list[str]]:
        code, out, err = pendula(*words)
        assert (code, out) == (2, "")
        first, *rest = err.rstrip("\n").split("\n")
        return first.removeprefix("pendula: "), rest

    return command


def test_a_file_runs_like_a_gallery_system(pendula, file, tmp_path):
    name = file(PENDULUM)
    code, out, err = pendula("run", name, "--save", "run.npz", "--plot", "run.png")
    assert (code, err) == (0, "")
    assert out.startswith("A pendulum of mine.\nParameters: g = 9.81, l = 1, m = 1.\n")
    assert np.array_equal(load("run.npz").q, simulate(pendulum(), until=0.5, step=0.01).q)
    assert sorted(path.name for path in tmp_path.iterdir()) == ["mine.py", "run.npz", "run.png"]


def test_parameters_are_set(pendula, file):
    assert pendula("run", file(PENDULUM), "--set", "l=0.7", "--save", "run.npz")[0] == 0
    assert load("run.npz").parameters == {"g": 9.81, "l": 0.7, "m": 1.0}


def test_an_unknown_parameter_is_refused_with_the_known_ones(refusal, file):
    assert refusal("run", file(PENDULUM), "--set", "ll=1") == (
        "'ll' is not a parameter of mine.py. Did you mean 'l'? Its parameters are g = 9.81, l = 1, m = 1."
    )


def test_equations_of_a_file(pendula, file):
    code, out, _ = pendula("equations", file(PENDULUM))
    assert code == 0
    assert out == f"{equations(pendulum().replace(name='system'))}\n"


def test_a_file_may_be_given_by_a_path(pendula, file, tmp_path, monkeypatch):
    file(PENDULUM)
    (tmp_path / "elsewhere").mkdir()
    monkeypatch.chdir(tmp_path / "elsewhere")
    for typed in ("../mine.py", str(tmp_path / "mine.py")):
        assert pendula("equations", typed)[0] == 0


def test_until_and_step_have_usual_values(file):
    about = find_system(file(PENDULUM.replace("until, step = 0.5, 0.01", "")))
    assert isinstance(about, UserSystem)
    assert (about.until, about.step) == (USUAL_UNTIL, USUAL_STEP)
    # Any real number will do.
    about = find_system(file(PENDULUM + "import numpy as np\nuntil, step = np.float64(3), 1\n"))
    assert (about.until, about.step) == (3.0, 1.0)


def test_system_may_be_a_function_and_takes_what_is_set(pendula, file):
    name = file("from pendula.gallery import n_link_pendulum as system\nuntil, step = 0.5, 0.01\n")
    assert pendula("run", name, "--set", "n=3", "--set", "l=0.5", "--save", "run.npz")[0] == 0
    saved = load("run.npz")
    assert np.array_equal(saved.q, simulate(n_link_pendulum(3, lengths=0.5), until=0.5, step=0.01).q)


def test_a_value_that_the_function_refuses_is_a_sentence(refusal, file):
    name = file("from pendula.gallery import n_link_pendulum as system\n")
    assert refusal("run", name, "--set", "n=0") == "The number of links must be at least 1, got 0."


def test_a_file_without_docstring_is_called_by_its_name(pendula, file):
    _, out, _ = pendula("run", file("from pendula.gallery import pendulum as system\nuntil = 0.01\n"))
    assert out.startswith("The system of mine.py.\n")


def test_a_file_may_import_what_lies_beside_it(pendula, file, monkeypatch):
    file("lengths = [1.0, 2.0]\n", "beside_mine.py")
    name = file(
        "from beside_mine import lengths\n"
        "def system():\n"
        "    import beside_mine\n"
        "    from pendula.gallery import pendulum\n"
        "    return pendulum(l=beside_mine.lengths[1])\n"
    )
    before = list(sys.path)
    _, out, _ = pendula("run", name, "--until", "0.01")
    monkeypatch.delitem(sys.modules, "beside_mine")
    assert "l = 2" in out
    assert sys.path == before


def test_what_a_file_does_as_a_script_is_left_out(pendula, file):
    name = file(PENDULUM + "if __name__ == '__main__':\n    raise SystemExit(3)\n")
    assert pendula("equations", name)[0] == 0
    assert MODULE not in sys.modules


def test_a_file_changed_in_between_is_read_anew(file):
    """Within one second and with as many letters: bytecode kept from before would be taken for current."""
    for length in (1.0, 2.0):
        system = find_system(file(PENDULUM.replace("l=1.0", f"l={length}"))).function()
        assert {p.name: p.value for p in system.parameters}["l"] == length


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("", "it defines nothing. Give it a line: system = Lagrangian(...)"),
        ("import math\n_a = 1\nb, c = 1, 2\n", "it defines 'b', 'c'. Give it a line: system = "),
        (
            "from pendula.gallery import pendulum\nswing = pendulum()\n",
            "it has the Lagrangian 'swing'. Add the line: system = swing",
        ),
        ("".join(f"a{i} = {i}\n" for i in range(20)), "'a10', 'a11' .... Give it a line"),
    ],
)
def test_a_file_without_system_says_what_it_has(refusal, file, text, sentence):
    complaint = refusal("run", file(text))
    assert complaint.startswith("mine.py defines no 'system'; ")
    assert sentence in complaint


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("system = 'pendulum'", "'system' in mine.py is of type str; it must be a Lagrangian or an Ode,"),
        ("system = None", "'system' in mine.py is of type NoneType;"),
        ("def system():\n    return 3", "'system' in mine.py returns something of type int; it must be"),
        ("system = 3\nuntil = '10'", "'until' in mine.py must be a number of seconds, got '10'."),
        ("system = 3\nstep = True", "'step' in mine.py must be a number of seconds, got True."),
        ("import sys\nsys.exit()", "mine.py ends the program. What it does only as a script belongs under"),
    ],
)
def test_a_file_that_holds_the_wrong_things_is_refused(refusal, file, text, sentence):
    assert refusal("run", file(text)).startswith(sentence)


def test_times_that_make_no_sense_are_refused_as_if_typed(refusal, file):
    assert "step = 0 must be greater than zero" in refusal("run", file(PENDULUM + "step = 0\n"))


def test_a_file_that_raises_shows_its_own_lines_only(complaint, file):
    name = file("def ratio(a):\n    return 1 / a\n\n\nvalue = ratio(0)\n")
    first, rest = complaint("run", name)
    assert first == "mine.py fails:"
    assert rest[-1] == "ZeroDivisionError: division by zero"
    assert [line for line in rest if "File" in line] == [
        '  File "mine.py", line 5, in <module>',
        '  File "mine.py", line 2, in ratio',
    ]
    assert "    return 1 / a" in rest


def test_a_mistake_in_a_description_is_told_with_its_line(complaint, file):
    first, rest = complaint("equations", file(PENDULUM.replace("m * g * bob.y", "m * g * bob.z")))
    assert first == "mine.py fails:"
    assert rest[0] == '  File "mine.py", line 12, in <module>'
    assert rest[-1] == "DescriptionError: A point of the plane has no z; give the Point three components."
    assert not any("pendula" in line for line in rest)


def test_lines_of_files_beside_it_are_the_users_too(complaint, file, monkeypatch):
    file("def wrong():\n    raise KeyError('x')\n", "beside_wrong.py")
    _, rest = complaint("run", file("import beside_wrong\nbeside_wrong.wrong()\n"))
    monkeypatch.delitem(sys.modules, "beside_wrong")
    assert sum("File" in line for line in rest) == 2
    assert rest[-1] == "KeyError: 'x'"


def test_a_function_that_raises_shows_its_lines(complaint, file):
    first, rest = complaint("run", file("def system():\n    return unknown\n"))
    assert first == "mine.py fails:"
    assert rest[0] == '  File "mine.py", line 2, in system'
    assert rest[-1] == "NameError: name 'unknown' is not defined"


def test_a_function_that_wants_arguments_is_refused(complaint, file):
    _, rest = complaint("run", file("def system(n):\n    return n\n"))
    assert rest == ["TypeError: system() missing 1 required positional argument: 'n'"]


@pytest.mark.parametrize("text", ["def f(:\n", "x = 1\n  y = 2\n", "a = '\0'\n"])
def test_a_file_that_is_no_python_is_told_so(complaint, file, text):
    first, rest = complaint("run", file(text))
    assert first == "mine.py fails:"
    assert rest[-1].startswith(("SyntaxError:", "IndentationError:"))


def test_bytes_that_are_no_text_are_refused(complaint, file, tmp_path):
    (tmp_path / "mine.py").write_bytes(b"x = '\xff\xfe'\n")
    assert complaint("run", "mine.py")[1][-1].startswith("SyntaxError:")


def test_paths_that_lead_nowhere_are_refused(refusal, file, tmp_path):
    file("", "notes.txt")
    (tmp_path / "folder.py").mkdir()
    assert refusal("run", "no.py") == "There is no file no.py. To begin one: pendula new no.py"
    assert refusal("run", "./no") == "There is no file ./no. To begin one: pendula new no.py"
    assert refusal("run", "folder.py").startswith("folder.py is a folder; name a Python file in it")
    assert refusal("run", "./notes.txt").startswith("./notes.txt is no Python file")


def test_a_file_that_may_not_be_read_is_refused(refusal, file, monkeypatch):
    name = file(PENDULUM)
    monkeypatch.setattr("os.access", lambda *_: False)
    assert refusal("run", name) == "mine.py cannot be read: you may not read it."


def test_a_name_without_py_is_one_of_the_gallery(file):
    file(PENDULUM, "pendulum.py")
    assert not isinstance(find_system("pendulum"), UserSystem)
    assert isinstance(find_system("pendulum.py"), UserSystem)


def test_ctrl_c_while_a_file_is_loaded_is_no_mistake_of_the_file(pendula, file):
    assert pendula("run", file("raise KeyboardInterrupt\n")) == (130, "", "pendula: Interrupted.\n")


def test_a_file_error_is_a_pendula_error(file):
    with pytest.raises(FileError, match=r"mine\.py fails"):
        find_system(file("1 / 0"))
