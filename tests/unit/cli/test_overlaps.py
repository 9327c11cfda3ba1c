"""``pendula overlaps``: pairs of bodies, exit codes and mistakes."""

import pytest

ARM = """import pendula as pe

capsule = pe.Capsule(0.1, 1.0, pose=(0, 0, 0.5))
system = pe.Mechanism(
    [pe.Body(name, 1.0, shapes=[capsule]) for name in ("upper", "fore", "hand")],
    [
        pe.Revolute("shoulder", "world", "upper", axis=(0, 1, 0)),
        pe.Revolute("elbow", "upper", "fore", pose=(0, 0, 1), axis=(0, 1, 0)),
        pe.Revolute("wrist", "fore", "hand", pose=(0, 0, 1), axis=(0, 1, 0)),
    ],
)
"""


@pytest.fixture
def arm(tmp_path):
    file = tmp_path / "arm.py"
    file.write_text(ARM, "utf-8")
    return str(file)


def test_pairs_that_overlap_are_listed(pendula, arm):
    # Folded back twice, the hand lies where the upper arm is.
    code, out, _ = pendula(
        "overlaps", arm, "--at", "elbow=3.141592653589793", "--at", "wrist=3.141592653589793"
    )
    assert code == 1
    assert out.splitlines()[1].split() == ["upper", "hand", "-0.2", "m"]
    assert pendula("overlaps", arm)[:2] == (0, "No bodies overlap.\n")


def test_margins_and_connected_bodies(pendula, arm):
    assert "0.8 m" in pendula("overlaps", arm, "--margin", "0.9")[1]
    _, out, _ = pendula("overlaps", arm, "--connected")
    assert [line.split()[:2] for line in out.splitlines()[1:]] == [["upper", "fore"], ["fore", "hand"]]


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (["--at", "elbo=1"], "has no coordinate 'elbo'. Did you mean 'elbow'?"),
        (["--margin", "x"], "'x' is not a number"),
    ],
)
def test_mistakes_are_told(refusal, arm, words, sentence):
    assert sentence in refusal("overlaps", arm, *words)


def test_other_systems_have_no_bodies(refusal):
    assert "it is no mechanism" in refusal("overlaps", "pendulum")
