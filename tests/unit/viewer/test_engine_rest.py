"""Equilibria of a live page as its parameters change: where they go, and their poles, against Python's."""

import numpy as np
import pytest

import pendula as pe

pytestmark = pytest.mark.slow

FOLLOW = """(player, values) => {
  for (const [name, value] of Object.entries(values)) player.setParameter(name, value);
  return player.data.analysis.equilibria.map((found) => player.follow(found));
}"""


def apart(found: dict, expected: np.ndarray) -> float:
    """How far the poles that were found are from those expected, in whatever order, none left over."""
    poles = np.array([re + 1j * im for re, im in found["poles"]])
    distances = np.abs(poles[:, None] - expected)
    assert distances.shape == (len(expected), len(expected))
    return float(max(distances.min(axis=0).max(), distances.min(axis=1).max()))


@pytest.mark.parametrize(
    ("name", "values"),
    [
        ("double-pendulum", {"m2": 2.5, "l1": 0.7}),
        ("cart-pole", {"k1": 9.0, "b2": 0.2, "x0": 0.3}),
        ("van-der-pol", {"mu": 0.4}),
        ("bead-on-hoop", {"Omega": 7.0}),
    ],
)
def test_rests_and_poles_follow_the_parameters(name, values, engine, tmp_path):
    page = pe.html(name, tmp_path / "page.html")
    followed = engine.play(page, FOLLOW, values)
    model = pe.derive(name).with_parameters(**values)
    assert all(found is not None for found in followed)
    for found in followed:
        state = np.array([*found["state"]["q"], *found["state"]["v"], *found["state"]["z"]])
        assert np.abs(model.rate(state)).max() < 1e-8
        linear = pe.linearise(model, at=dict(zip(model.card.entries, state, strict=True)))
        expected = np.linalg.eigvals(linear.A)
        # Slopes by differences are right to some ε^(2/3) = 4e-11, eigenvalues to tens of that.
        assert apart(found, expected) < 1e-8 * (1 + np.abs(expected).max())
        grows = expected.real.max() > 1e-6
        assert (found["stability"] == "unstable") == grows


def test_a_rest_that_is_gone_is_not_followed(engine, tmp_path):
    """A hoop that turns too slowly holds no bead beside its lowest point."""
    page = pe.html("bead-on-hoop", tmp_path / "page.html")
    places = [
        None if found is None else found["state"]["q"][0]
        for found in engine.play(page, FOLLOW, {"Omega": 1.0})
    ]
    known = [
        e.coordinates["theta"] for e in pe.equilibria(pe.derive("bead-on-hoop").with_parameters(Omega=1.0))
    ]
    assert len(known) == 2
    for place in places:
        assert place is None or min(abs(np.angle(np.exp(1j * (place - q)))) for q in known) < 1e-6


def test_constraints_are_not_followed(engine, tmp_path):
    page = pe.html("four-bars", tmp_path / "page.html")
    assert set(map(str, engine.play(page, FOLLOW, {}))) == {"None"}


def test_eigenvalues_are_those_of_numpy(engine, tmp_path):
    """Random systems of linear equations in a page: their poles are the eigenvalues of a random matrix."""
    random = np.random.default_rng(4)
    for n in (3, 5):
        A = random.normal(size=(n, n))
        z = pe.states(" ".join(f"z{i}" for i in range(n)))
        system = pe.Ode(z, rates=[sum(A[i, j] * z[j] for j in range(n)) for i in range(n)], name="linear")
        page = pe.html(system, tmp_path / f"page{n}.html")
        (found,) = engine.play(page, FOLLOW, {})
        values, vectors = np.linalg.eig(A)
        # Rounding of entries of order one, times the condition of the eigenvectors (Bauer & Fike 1960).
        assert apart(found, values) < 1e-14 * n * np.linalg.cond(vectors)
