"""``pendula analyse``: what it prints, writes and refuses."""

import pytest

import pendula as pe

pytestmark = pytest.mark.slow


@pytest.fixture(autouse=True)
def folder(tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    return tmp_path


def test_equilibria_stability_and_modes_are_printed_and_drawn(pendula, folder):
    code, out, err = pendula("analyse", "cart-pole", "--set", "b1=0", "--set", "b2=0")
    assert (code, err) == (0, "")
    model = pe.derive("cart-pole").with_parameters(b1=0.0, b2=0.0)
    slow, fast = pe.modes(model, at={"x": 0, "theta": 0}).frequencies
    assert f"{slow:.6g}" in out
    assert f"{fast:.6g}" in out
    assert "Lagrange–Dirichlet" in out
    assert out.index("about x = 0, theta = 0") < out.index("about x = 0, theta = 3.14159")
    assert "Drawn as cart-pole-analysis.png." in out
    assert (folder / "cart-pole-analysis.png").stat().st_size > 5000


def test_a_parameter_gives_a_bifurcation_diagram(pendula, folder):
    code, out, err = pendula("analyse", "bead-on-hoop", "--parameter", "Omega=0:10", "--output", "fork.svg")
    assert (code, err) == (0, "")
    assert "pitchfork  3.132091953" in out
    assert "<svg" in (folder / "fork.svg").read_text("utf-8")


def test_inputs_and_bounds_are_taken(pendula):
    code, out, _ = pendula(
        "analyse", "cart-pole", "--input", "u=7", "--region", "theta=-1:1", "--region", "x=-5:5"
    )
    assert code == 0
    assert "theta in [−1, 1]" in out
    expected = pe.equilibria("cart-pole", {"theta": (-1, 1), "x": (-5, 5)}, inputs={"u": 7})
    assert f"{expected[0].coordinates['x']:.6g}" in out


def test_what_has_no_modes_has_equilibria_all_the_same(pendula, folder):
    code, out, _ = pendula("analyse", "lorenz")
    assert code == 0
    assert "unstable" in out
    assert "Drawn" not in out


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (("bead-on-hoop", "--parameter", "Omega=3"), "must be NAME=A:B"),
        (("bead-on-hoop", "--parameter", "w=0:1"), "parameter names 'w'"),
        (("bead-on-hoop", "--region", "theta=1:0"), "is empty"),
        (("bead-on-hoop", "--input", "u=1"), "inputs names 'u'"),
        (("bead-on-hoop", "--output", "x.txt"), "suffixes"),
        (("no-such-system",), "no system"),
    ],
)
def test_mistakes_are_sentences(pendula, words, said):
    code, out, err = pendula("analyse", *words)
    assert (code, out) == (2, "")
    assert said in err
