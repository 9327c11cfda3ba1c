"""Names in figures."""

import pytest

from pendula.viewer.labels import escape_text, label


@pytest.mark.parametrize(
    ("name", "expected"),
    [
        ("theta", r"$\theta$"),
        ("theta_dot", r"$\dot{\theta}$"),
        ("theta_12_dot", r"$\dot{\theta}_{12}$"),
        ("x1", "$x_{1}$"),
        ("Omega", r"$\Omega$"),
        ("x_", "x_"),
        ("panda_joint_1", "panda_joint_1"),
        ("xy", "xy"),
        ("_x", " _x"),
        ("a$b$", r"a\$b\$"),
        ("two\n words", "two words"),
        ("", ""),
    ],
)
def test_label(name, expected):
    assert label(name) == expected


def test_plain_text_is_never_mathematics():
    assert escape_text("x") == "x"
    assert escape_text("costs 3$") == r"costs 3\$"
