"""A tableau keeps what was typed, knows its order, prints itself, and refuses what cannot be right."""

import time
from fractions import Fraction

import numpy as np
import pytest

from pendula import numerics
from pendula.errors import PendulaError
from pendula.numerics import Tableau

F = Fraction
ROOT3 = 3**0.5
GAUSS2 = Tableau(
    [[1 / 4, 1 / 4 - ROOT3 / 6], [1 / 4 + ROOT3 / 6, 1 / 4]],
    [1 / 2, 1 / 2],
    [1 / 2 - ROOT3 / 6, 1 / 2 + ROOT3 / 6],
    "Gauss-Legendre 2",
)
RADAU2 = Tableau([["5/12", "-1/12"], ["3/4", "1/4"]], ["3/4", "1/4"], ["1/3", 1], "Radau IIA 2")


@pytest.mark.parametrize(
    ("tableau", "order", "order_hat"),
    [
        (numerics.EULER, 1, None),
        (numerics.MIDPOINT, 2, None),
        (numerics.HEUN, 2, None),
        (numerics.RALSTON, 2, None),
        (numerics.KUTTA3, 3, None),
        (numerics.RK4, 4, None),
        (numerics.THREE_EIGHTHS, 4, None),
        (numerics.BOGACKI_SHAMPINE, 3, 2),
        (numerics.DORMAND_PRINCE, 5, 4),
        (GAUSS2, 4, None),
        (RADAU2, 3, None),
    ],
    ids=lambda value: value.name if isinstance(value, Tableau) else None,
)
def test_order_is_the_published_one(tableau, order, order_hat):
    assert (tableau.order, tableau.order_hat) == (order, order_hat)


def test_known_lists_every_ready_tableau():
    constants = {value for value in vars(numerics).values() if isinstance(value, Tableau)}
    assert {*numerics.KNOWN, *numerics.IMPLICIT} == constants
    assert all(tableau.exact and tableau.explicit and tableau.name for tableau in numerics.KNOWN)
    assert all(not tableau.explicit and tableau.name for tableau in numerics.IMPLICIT)


@pytest.mark.parametrize("tableau", numerics.IMPLICIT, ids=lambda tableau: tableau.name)
def test_gauss_tableaux_are_collocation_at_the_zeros_of_legendre_polynomials(tableau):
    a, b, c, _ = tableau.arrays()
    s = tableau.stages
    nodes, weights = np.polynomial.legendre.leggauss(s)
    np.testing.assert_allclose(c, (nodes + 1) / 2, rtol=0, atol=1e-15)
    np.testing.assert_allclose(b, weights / 2, rtol=0, atol=1e-15)
    # Σⱼ aᵢⱼ cⱼᵏ⁻¹ = cᵢᵏ/k for k = 1 … s
    for k in range(1, s + 1):
        np.testing.assert_allclose(a @ c ** (k - 1), c**k / k, rtol=0, atol=1e-15)
    assert tableau.order == 2 * s


def test_symplectic_tableaux_are_known():
    assert all(tableau.symplectic for tableau in (*numerics.IMPLICIT, GAUSS2))
    assert not any(tableau.symplectic for tableau in (*numerics.KNOWN, RADAU2))
    # Sanz-Serna & Abia 1991: a diagonally implicit method is symplectic with aᵢⱼ = bⱼ below, bᵢ/2 on it.
    assert Tableau([["1/8", 0], ["1/4", "3/8"]], ["1/4", "3/4"]).symplectic
    assert not Tableau([["1/8", 0], ["1/4", "1/4"]], ["1/4", "3/4"]).symplectic


def test_the_order_of_rk4_is_found_in_5_ms_and_of_a_12_stage_method_in_half_a_second():
    from scipy.integrate import DOP853

    dop853 = Tableau(DOP853.A[:12, :12], DOP853.B, DOP853.C[:12], "DOP853")
    for tableau, order, limit in ((numerics.RK4, 4, 0.005), (dop853, 8, 0.5)):
        spent = []
        for _ in range(3):
            fresh = Tableau(tableau.a, tableau.b)
            begin = time.process_time()
            assert fresh.order == order
            spent.append(time.process_time() - begin)
        assert min(spent) < limit


def test_typed_fractions_stay_exact_and_floats_stay_floats():
    exact = Tableau([[0, 0], ["2/3", np.int64(0)]], [F(1, 4), " 0.75"])
    assert exact.a[1][0] == F(2, 3)
    assert exact.b == (F(1, 4), F(3, 4))
    assert exact.exact
    mixed = Tableau([[0, 0], [0.5, 0]], [0, "1"])
    assert isinstance(mixed.a[1][0], float)
    assert isinstance(mixed.b[1], F)
    assert not mixed.exact


def test_nodes_default_to_the_row_sums():
    assert numerics.KUTTA3.c == (0, F(1, 2), 1)
    assert Tableau([[0, 0], [0.5, 0]], [0, 1]).c == (0, 0.5)


def test_a_minus_sign_from_print_is_read():
    assert Tableau([[0, 0], ["1/2", 0]], ["\N{MINUS SIGN}1/2", "3/2"]).b[0] == F(-1, 2)


def test_arrays_are_floats_for_computing():
    a, b, c, b_hat = numerics.BOGACKI_SHAMPINE.arrays()
    assert a.shape == (4, 4)
    assert all(isinstance(array, np.ndarray) and array.dtype == float for array in (a, b, c, b_hat))
    np.testing.assert_array_equal(a[3], b)
    np.testing.assert_array_equal(c, [0, 0.5, 0.75, 1])
    assert numerics.RK4.arrays().b_hat is None


def test_first_same_as_last():
    assert [t.name for t in numerics.KNOWN if t.first_same_as_last] == ["Bogacki-Shampine", "Dormand-Prince"]
    # The last row is b here too, but the first stage is not f(t, y): nothing is saved.
    assert not RADAU2.first_same_as_last
    lobatto = Tableau([[0, 0], ["1/2", "1/2"]], ["1/2", "1/2"])
    assert lobatto.first_same_as_last


def test_equal_coefficients_make_equal_tableaux_whatever_the_name():
    again = Tableau([[0, 0], [F(1, 2), 0]], [0, 1], name="Runge")
    assert again == numerics.MIDPOINT
    assert hash(again) == hash(numerics.MIDPOINT)
    assert again != numerics.HEUN


def test_a_tableau_cannot_be_changed():
    with pytest.raises(AttributeError):
        numerics.RK4.b = (1,)  # pyright: ignore[reportAttributeAccessIssue]


def test_it_prints_as_a_butcher_table():
    assert str(numerics.BOGACKI_SHAMPINE).splitlines() == [
        "Bogacki-Shampine: 4 stages, explicit, order 3(2)",
        "  0 │",
        "1/2 │  1/2",
        "3/4 │    0   3/4",
        "  1 │  2/9   1/3   4/9",
        "────┼───────────────────────",
        "    │  2/9   1/3   4/9     0",
        "    │ 7/24   1/4   1/3   1/8",
    ]
    assert str(GAUSS2).splitlines() == [
        "Gauss-Legendre 2: 2 stages, implicit, order 4",
        "0.211325 │       0.25  -0.0386751",
        "0.788675 │   0.538675        0.25",
        "─────────┼───────────────────────",
        "         │        0.5         0.5",
    ]
    assert repr(numerics.EULER) == "<Euler: 1 stage, explicit, order 1>"


def test_require_explicit_names_the_first_implicit_entry():
    assert numerics.RK4.require_explicit() is numerics.RK4
    with pytest.raises(
        PendulaError, match=r"^Radau IIA 2 is implicit: row 1, column 1 of a is 5/12, on the d"
    ):
        RADAU2.require_explicit()
    above = Tableau([[0, "1/2"], [0, 0]], ["1/2", "1/2"])
    with pytest.raises(
        PendulaError, match=r"^Tableau is implicit: row 1, column 2 of a is 1/2, above the diag"
    ):
        above.require_explicit()
    assert not above.explicit
