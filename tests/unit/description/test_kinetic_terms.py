"""Which terms of T = T₂ + T₁ + T₀ are shown as kinetic energy, and Lagrangians that are given whole."""

import pickle

import numpy as np
import pytest
import sympy as sp

import pendula as pe
from pendula.description.kinetic_terms import KineticTerms
from pendula.errors import DescriptionError

x, y, theta = pe.coordinates("x y theta")
m, B, Omega, c, zero = pe.parameters(m=2.0, B=1.0, Omega=0.1, c=1.0, zero=0.0)
PLAIN = m * (x.dot**2 + y.dot**2) / 2
SWIRL = x * y.dot - y * x.dot
TURNING = m * ((x.dot - Omega * y) ** 2 + (y.dot + Omega * x) ** 2) / 2
TYPED = 0.5 * x.dot**2 + 0.5 * y.dot**2 + 0.1 * SWIRL + 0.5 * 0.1**2 * (x**2 + y**2)  # 0.1² is rounded
POLAR = ((x.dot - pe.sin(theta)) ** 2 + y.dot**2 + theta.dot**2 * (2 + pe.cos(theta))) / 2
NATURAL, T2_ALONE, MAGNETIC, WHOLE = (2,), (2,), (2, 0), (2, 1, 0)


def charge(T, q=(x, y), **more):
    return pe.Lagrangian(q, T, **more)


@pytest.mark.parametrize(
    ("T", "degrees", "by_values"),
    [
        (PLAIN, NATURAL, False),
        (PLAIN + B * SWIRL / 2, T2_ALONE, False),
        (PLAIN + zero * SWIRL, T2_ALONE, False),
        (PLAIN + B * x.dot, T2_ALONE, False),
        (PLAIN + m * Omega**2 * x**2 / 2, WHOLE, False),
        (PLAIN - m * Omega**2 * x**2 / 2, MAGNETIC, False),  # no T₁: nothing to choose
        (TURNING, WHOLE, False),
        (TURNING.expand(), WHOLE, False),
        (TURNING.expand() + B * (x**2 + 1), WHOLE, False),
        (TYPED, WHOLE, False),
        (TURNING + B * SWIRL / 2, MAGNETIC, True),
        # T₀ ≥ ½ bᵀM⁻¹b reads c ≥ B²/4: 1 ≥ 1/4, and 0.24 < 1/4
        ((x.dot**2 + y.dot**2 + B * SWIRL + c * (x**2 + y**2)) / 2, WHOLE, True),
        ((x.dot**2 + y.dot**2 + B * SWIRL + 0.24 * (x**2 + y**2)) / 2, MAGNETIC, True),
        ((x.dot**2 + y.dot**2 + SWIRL + sp.Rational(1, 4) * (x**2 + y**2)) / 2, WHOLE, False),
        # Negative only for x > 5; real only for x > 0
        (PLAIN + x.dot * x / 100 + sp.Heaviside(5 - x) * x**2, MAGNETIC, True),
        ((x.dot + sp.sqrt(x)) ** 2 / 2 + y.dot**2 / 2, WHOLE, False),
    ],
    ids=str,
)
def test_which_terms_are_shown(T, degrees, by_values):
    system = charge(T)
    assert system.kinetic_terms == KineticTerms(degrees, by_values)
    shown = pe.derive(system).energy
    q, v = [0.7, -0.4], [0.3, 0.2]
    at = {x: q[0], y: q[1], x.dot: v[0], y.dot: v[1]} | {p: p.value for p in system.parameters}
    form = [sp.Poly(T.subs({x.dot: sp.Symbol("s") * x.dot, y.dot: sp.Symbol("s") * y.dot}), sp.Symbol("s"))
            .coeff_monomial(sp.Symbol("s") ** d) for d in (0, 1, 2)]  # fmt: skip
    T0, T1, T2 = (float(part.subs(at)) for part in form)
    parts = {0: T0, 1: T1, 2: T2}
    found = shown(q, v)
    assert found.kinetic == pytest.approx(sum(parts[d] for d in degrees), rel=1e-13)
    assert found.jacobi == pytest.approx(T2 - T0, rel=1e-13)
    assert pickle.loads(pickle.dumps(found)) == found
    assert pickle.loads(pickle.dumps(found)).jacobi == found.jacobi


def test_three_coordinates_and_a_matrix_that_is_not_constant():
    assert charge(POLAR, (x, y, theta)).kinetic_terms == KineticTerms(WHOLE)
    assert charge(POLAR.expand(), (x, y, theta)).kinetic_terms.degrees == WHOLE
    assert charge(POLAR.expand() + x.dot / 9, (x, y, theta)).kinetic_terms == KineticTerms(MAGNETIC, True)


def test_where_nothing_can_be_evaluated_T1_is_left_out():
    far = PLAIN + sp.sqrt(x - 1000) * x.dot + x**4 + 1
    assert charge(far).kinetic_terms == KineticTerms(MAGNETIC, True)


def test_the_key_knows_which_terms_are_shown():
    def key(value):
        strength = pe.parameters(b=value)
        return charge((x.dot**2 + y.dot**2 + strength * SWIRL + x**2 + y**2) / 2).key

    assert key(1.0) == key(-1.5)
    assert key(1.0) != key(3.0)


def test_values_that_would_make_the_kinetic_energy_negative_are_refused():
    model = pe.derive(charge((x.dot**2 + y.dot**2 + B * SWIRL + c * (x**2 + y**2)) / 2, name="both"))
    assert model.with_parameters(B=1.9).energy([1.0, 0.0], [0.0, -0.95]).kinetic > 0
    with pytest.raises(DescriptionError, match=r"kinetic energy of both .* can be negative.*lagrangian=L"):
        model.with_parameters(B=2.1)
    # A field alone, and a frame, hold for all values.
    pe.derive(charge(PLAIN + B * SWIRL)).with_parameters(B=1e9)
    pe.derive(charge(TURNING.expand())).with_parameters(Omega=1e9, m=1e-9)


@pytest.mark.parametrize(
    ("L", "kinetic", "potential"),
    [
        (PLAIN - B * x, PLAIN, B * x),
        (PLAIN + B * SWIRL - x**2, PLAIN + B * SWIRL, x**2),
        (PLAIN - (1 - x.dot) ** 2, PLAIN - x.dot**2 + 2 * x.dot, 1),
        (TURNING, TURNING.expand() - m * Omega**2 * (x**2 + y**2) / 2, -m * Omega**2 * (x**2 + y**2) / 2),
    ],
    ids=str,
)
def test_a_lagrangian_is_split_by_degree(L, kinetic, potential):
    system = pe.Lagrangian((x, y), lagrangian=L)
    assert sp.expand(system.kinetic - kinetic) == 0
    assert sp.expand(system.potential - potential) == 0
    assert system.energy_name == "Jacobi integral"
    assert 1 not in system.kinetic_terms.degrees
    assert not system.carries_energy
    again = pickle.loads(pickle.dumps(system))
    assert (again.lagrangian, again.key) == (system.lagrangian, system.key)
    assert system.replace(name="renamed").lagrangian == L


def test_springs_and_controls_of_a_lagrangian():
    u = pe.inputs("u")
    spring = pe.Spring(c, on=x)
    system = pe.Lagrangian((x, y), lagrangian=PLAIN + B * SWIRL, forces=[spring, pe.Force(u, along=x)])
    assert system.potential == c * x**2 / 2
    closed = system.with_control({"u": -x.dot})
    assert closed.lagrangian == system.lagrangian
    assert closed.replace(lagrangian=PLAIN).potential == 0
    back = system.replace(lagrangian=None, kinetic=PLAIN, potential=x)
    assert (back.lagrangian, back.energy_name) == (None, "energy")


@pytest.mark.parametrize(
    ("parts", "match"),
    [
        ({}, r"needs its energies: kinetic=T and potential=V, or both in one as lagrangian=L"),
        ({"potential": x}, "needs its energies"),
        ({"lagrangian": PLAIN, "kinetic": PLAIN}, r"holds all energies: leave kinetic= out"),
        ({"lagrangian": PLAIN, "potential": x}, r"holds all energies: leave potential= out"),
        ({"lagrangian": PLAIN + x.dot**3}, r"Lagrangian must be quadratic.*the term x_dot\*\*3 is not"),
        ({"lagrangian": -sp.sqrt(1 - x.dot**2)}, "Lagrangian must be quadratic in the velocities"),
        ({"lagrangian": x - y**2}, "Lagrangian contains no velocity"),
        ({"lagrangian": PLAIN + sp.Symbol("w") * x}, "Lagrangian uses the undeclared symbol 'w'"),
        ({"lagrangian": PLAIN + pe.inputs("u") * x}, "Lagrangian depends on 'u', an input"),
        ({"lagrangian": "x**2"}, "The Lagrangian must be an expression"),
        ({"kinetic": PLAIN, "potential": B * SWIRL}, r"depends on the velocity.*lagrangian=L"),
    ],
    ids=str,
)
def test_what_cannot_be_a_lagrangian_is_refused(parts, match):
    with pytest.raises(DescriptionError, match=match):
        pe.Lagrangian((x, y), **parts)


def test_a_lagrangian_without_inertia_is_refused_like_a_kinetic_energy():
    with pytest.raises(DescriptionError, match="gives 'y_dot' inertia"):
        pe.derive(pe.Lagrangian((x, y), lagrangian=x.dot**2 + x * y.dot)).acceleration([0, 0], [0, 0])


def test_units_of_a_lagrangian_are_checked():
    height = pe.coordinates("height", "m")
    mass, g = pe.parameters(mass=(2.0, "kg"), g=(9.81, "m/s^2"))
    pe.Lagrangian(height, lagrangian=mass * height.dot**2 / 2 - mass * g * height)
    with pytest.raises(DescriptionError, match="In the Lagrangian, the term"):
        pe.Lagrangian(height, lagrangian=mass * height.dot**2 / 2 - mass * height)


def test_the_derivation_of_a_lagrangian_names_the_jacobi_integral():
    steps = list(pe.equations(pe.Lagrangian((x, y), lagrangian=PLAIN + B * SWIRL - x**2)).steps())
    assert [step.title for step in steps[:2]] == ["Lagrangian", "Jacobi integral h = L2 - L0"]
    assert sp.expand(steps[1].expression_rhs - PLAIN - x**2) == 0


def test_energies_go_to_files_tables_and_other_languages(tmp_path):
    system = pe.Lagrangian((x, y), TURNING, start={"x": 1.0}, name="turning")
    run = pe.simulate(system, until=1.0, step=0.01, ledger=True)
    run.save(tmp_path / "run.npz")
    for again in (pe.load(tmp_path / "run.npz"), pickle.loads(pickle.dumps(run))):
        assert np.array_equal(again.energy.jacobi, run.energy.jacobi)
        assert again.energy.name == "energy"
    assert np.array_equal(run.to_pandas()["jacobi"], run.energy.jacobi)
    module = {}
    exec(pe.export(system, "numpy", ["energy"]), module)
    given = module["energy"](run.q[-1], run.v[-1])
    assert given == pytest.approx([run.energy.kinetic[-1], 0.0, run.energy.jacobi[-1]], rel=1e-14)
    whole = pe.simulate(pe.Lagrangian((x, y), lagrangian=TURNING, start={"x": 1.0}), until=1.0, step=0.01)
    whole.save(tmp_path / "whole.npz")
    assert pe.load(tmp_path / "whole.npz").energy.name == "Jacobi integral"
