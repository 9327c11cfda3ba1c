"""Equations for people where a system has states beside its coordinates."""

import pytest
import sympy as sp

import pendula as pe

q, z = pe.coordinates("q"), pe.states("z")
k = pe.parameters(k=3.0)
SYSTEM = pe.Lagrangian(
    q, q.dot**2 / 2, 2 * q**2, forces=[pe.Force(-k * z, along=q)], rates={z: q - z / 2}, name="with memory"
)


@pytest.fixture(scope="module")
def made():
    return pe.equations(SYSTEM)


def test_states_have_equations_of_their_own(made):
    (equation,) = made.state_equations
    assert (equation.lhs, equation.rhs) == (z.dot, q - z / 2)
    assert list(made.Q) == [-k * z]
    assert pe.equations(SYSTEM.replace(forces=[], rates={})).state_equations == []


def test_every_form_shows_them(made):
    assert str(made).endswith("States\n    z_dot = q - z/2")
    assert r"\dot{z} &= q - \frac{z}{2}" in made.latex()
    assert "z\N{COMBINING DOT ABOVE} = q" in made.pretty()
    assert "States" not in str(pe.equations(SYSTEM.replace(forces=[], rates={})))


def test_the_derivation_ends_with_them(made):
    last = made.steps()[-1]
    assert last.title == "Rate of z"
    assert (last.expression_lhs, last.expression_rhs) == (z.dot, q - z / 2)


def test_new_names_leave_states_theirs():
    s1 = pe.states("s1")
    named = pe.equations(pe.Lagrangian(q, q.dot**2, forces=[{q: s1}], rates={s1: q}))
    assert next(named.new_symbols("s")) == sp.Symbol("s2", real=True)
