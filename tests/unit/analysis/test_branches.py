"""branches against closed forms: folds, pitchforks, crossings, Hopf points, coalescing frequencies."""

import numpy as np
import pytest

import pendula as pe
from pendula.analysis import atlas


def particle(potential) -> pe.Lagrangian:
    """A particle in a potential of its coordinate x."""
    x = pe.coordinates("x")
    return pe.Lagrangian(x, x.dot**2 / 2, potential(x), name="particle")


def test_the_bead_forks_where_the_hoop_turns_at_the_root_of_g_over_R():
    found = pe.branches("bead-on-hoop", "Omega", (0, 10))
    (fork,) = found.bifurcations
    assert fork.kind == "pitchfork"
    assert fork.value**2 == pytest.approx(9.81, rel=1e-8)
    assert fork.coordinates["theta"] == pytest.approx(0, abs=1e-8)
    assert "Pitchfork at Omega = 3.13209195" in str(found)
    # All points are where they must be: sin θ (cos θ − g/RΩ²) = 0, stable below the fork and raised above.
    assert len(found.branches) == 4
    for branch in found.branches:
        theta, Omega = branch.coordinates[:, 0], branch.parameter
        assert np.abs(np.sin(theta) * (Omega**2 * np.cos(theta) - 9.81)).max() < 1e-8
        raised = np.abs(np.sin(theta)) > 1e-3
        assert branch.stable[raised].all()
        lowest = (np.abs(theta) < 1e-3) & (np.abs(Omega**2 - 9.81) > 1e-6)
        assert (branch.stable[lowest] == (Omega[lowest] ** 2 < 9.81)).all()
        assert not branch.stable[np.abs(theta) > 3].any()
    ends = sorted(float(b.coordinates[-1, 0]) for b in found.branches)
    tilt = np.arccos(9.81 / 100)
    assert ends == pytest.approx([-tilt, 0, tilt, np.pi], abs=1e-9)


def test_folds_of_a_cusp():
    h = pe.parameters(h=0.0)
    found = pe.branches(particle(lambda x: x**4 / 4 - x**2 / 2 - h * x), "h", (-1, 1), region={"x": (-2, 2)})
    edge = 2 / np.sqrt(27)  # x³ − x = h has a double root at x² = 1/3
    assert [b.kind for b in found.bifurcations] == ["fold", "fold"]
    assert [b.value for b in found.bifurcations] == pytest.approx([-edge, edge], rel=1e-8)
    (branch,) = found.branches
    assert (branch.stable == (3 * branch.coordinates[:, 0] ** 2 > 1)).all()


def test_branches_that_cross():
    r = pe.parameters(r=0.0)
    # x² = r x: the branches x = 0 and x = r cross at 0 and exchange stability.
    found = pe.branches(particle(lambda x: r * x**2 / 2 - x**3 / 3), "r", (-1, 1.3), region={"x": (-2, 2)})
    (crossing,) = found.bifurcations
    assert crossing.kind == "crossing"
    assert crossing.value == pytest.approx(0, abs=1e-8)
    ends = {(round(float(b.parameter[-1]), 6), round(float(b.coordinates[-1, 0]), 6)) for b in found.branches}
    assert {(1.3, 0.0), (1.3, 1.3)} <= ends


def column(damping: float) -> pe.Lagrangian:
    """Ziegler's column: two rods with masses 2m and m, springs in both hinges, a load that follows."""
    a, b = pe.coordinates("a b")
    m, l, k, P, c = pe.parameters(m=1.0, l=1.0, k=1.0, P=1.0, c=damping)
    middle = pe.Point(l * pe.sin(a), l * pe.cos(a))
    tip = middle.translate(l * pe.sin(b), l * pe.cos(b))
    dampers = [pe.Damper(c, on=a), pe.Damper(c, on=b - a)] if damping else []
    return pe.Lagrangian(
        (a, b),
        m * middle.velocity.dot(middle.velocity) + m * tip.velocity.dot(tip.velocity) / 2,
        k * (a**2 + (b - a) ** 2) / 2,
        forces=[pe.Force((-P * pe.sin(b), -P * pe.cos(b)), at=tip, name="follower"), *dampers],
        name="Ziegler's column",
    )


@pytest.mark.parametrize(
    ("damping", "kind", "load"),
    [
        # Ziegler, Ing.-Arch. 20 (1952) 49: 7/2 − √2 without damping, 41/28 + c²/2 with little of it.
        (0.0, "flutter", 7 / 2 - np.sqrt(2)),
        (0.01, "Hopf", 41 / 28 + 0.01**2 / 2),
        (0.1, "Hopf", 41 / 28 + 0.1**2 / 2),
    ],
)
def test_zieglers_column(damping, kind, load):
    found = pe.branches(column(damping), "P", (0, 4), region={"a": (-1, 1), "b": (-1, 1)})
    first = found.bifurcations[0]
    assert first.kind == kind
    assert first.value == pytest.approx(load, rel=1e-8)
    assert "rad/s" in first.sentence


def test_plain_equations_have_branches_too():
    # Lorenz: a pitchfork at ρ = 1, Hopf points at ρ = σ (σ + β + 3)/(σ − β − 1) on both raised branches.
    found = pe.branches("lorenz", "rho", (0.2, 30), region={"x": (-20, 20), "y": (-20, 20), "z": (-1, 40)})
    assert [b.kind for b in found.bifurcations] == ["pitchfork", "Hopf", "Hopf"]
    sigma, beta = 10.0, 8 / 3
    hopf = sigma * (sigma + beta + 3) / (sigma - beta - 1)
    assert [b.value for b in found.bifurcations] == pytest.approx([1, hopf, hopf], rel=1e-8)


def test_constrained_systems_have_branches_too():
    # The bead on the hoop again, by (r, z) and the constraint r² + z² = R² in the turning frame.
    r, z = pe.coordinates("r z")
    m, R, g, Omega = pe.parameters(m=0.3, R=1.0, g=9.81, Omega=2.0)
    bead = pe.Lagrangian(
        (r, z),
        m * (r.dot**2 + z.dot**2 + (r * Omega) ** 2) / 2,
        m * g * z,
        constraints=[pe.Holonomic(r**2 + z**2 - R**2, name="hoop")],
        name="bead",
    )
    found = pe.branches(bead, "Omega", (1, 5), region={"r": (-1.5, 1.5), "z": (-1.5, 1.5)})
    forks = [b for b in found.bifurcations if b.kind == "pitchfork"]
    assert [b.value for b in forks] == pytest.approx([np.sqrt(9.81)], rel=1e-8)


MISTAKES = {
    "unknown parameter": (lambda: pe.branches("pendulum", "Omega", (0, 1)), "parameter names 'Omega'.*'l'"),
    "empty range": (lambda: pe.branches("pendulum", "l", (1, 1)), "range of 'l' is empty"),
    "no range": (lambda: pe.branches("pendulum", "l", 3), "needs two values"),
    "infinite range": (lambda: pe.branches("pendulum", "l", (1, np.inf)), "finite"),
    "a parameter that does not matter": (lambda: pe.branches("pendulum", "m", (1, 2)), "'m' does not matter"),
    "not isolated": (
        lambda: pe.branches("cart-double-pendulum", "l1", (0.5, 1)),
        "not isolated: they may slide along x",
    ),
}


@pytest.mark.parametrize("mistake", MISTAKES)
def test_mistakes_are_sentences(mistake):
    act, words = MISTAKES[mistake]
    with pytest.raises(pe.PendulaError, match=words):
        act()


def test_a_branch_that_cannot_be_followed_to_its_end_is_named(monkeypatch):
    monkeypatch.setattr(atlas, "MOST_STEPS", 20)
    found = pe.branches("bead-on-hoop", "Omega", (0, 10))
    assert "A branch is lost at Omega = " in found.sentence


def test_without_bifurcations_the_table_says_so():
    found = pe.branches("pendulum", "l", (0.5, 1))
    assert len(found.branches) == 2
    assert "No bifurcation" in str(found)
    assert "lost" not in found.sentence
    assert "<table>" in found._repr_html_()
