"""Problems that cannot be: each is refused before any work, with the culprit's name and the remedy."""

import math

import pytest

import pendula as pe

x = pe.coordinates("x")
u, other = pe.inputs("u other")
SLEDGE = pe.Lagrangian(x, x.dot**2 / 2, 0, forces=[pe.Force(u, along=x)], name="sledge")
GOAL = {"x": 1.0, "x_dot": 0.0}


@pytest.mark.parametrize(
    ("changes", "words"),
    [
        ({"system": "pendulum"}, "pendulum has no inputs, so that there is nothing to choose"),
        ({"until": None}, r"needs until=..., a time in s or a pair \(shortest, longest\)"),
        ({"until": 0}, "until must be greater than zero, got 0"),
        ({"until": math.inf}, "until is inf; it must be a finite number"),
        ({"until": (2, 1)}, r"pair 0 ≤ shortest < longest, got \(2, 1\)"),
        ({"until": (1, 2, 3)}, r"until must be a time or a pair"),
        ({"goal": {"y": 1}}, "goal names 'y', which sledge does not have; it has 'x', 'x_dot'"),
        ({"goal": [1]}, "goal must be given by name"),
        ({"goal": {"x": "far"}}, "The goal of 'x' must be a number, got 'far'"),
        ({"goal": {"x": (2, 1)}}, r"The goal of 'x' must increase from low to high, got \(2, 1\)"),
        ({"start": {"y": 1}}, "The start names 'y', which sledge does not have"),
        ({"limits": {"w": 1}}, "limits names 'w', which sledge does not have; it has 'x', 'x_dot', 'u'"),
        ({"limits": {"u": 0}}, r"The limit of 'u' must be greater than zero or a pair \(low, high\), got 0"),
        ({"limits": {"u": (1, -1)}}, "The limit of 'u' must increase from low to high"),
        ({"limits": {"u": (math.nan, 1)}}, "The limit of 'u' is nan"),
        ({"limits": {"x": (1, 2)}}, r"The limits of 'x', \(1, 2\), forbid the start, where it is 0"),
        ({"limits": {"x": 0.5}}, r"The limits of 'x', \(-0.5, 0.5\), forbid the goal, where it is 1"),
        ({"cost": "least"}, "cost must be an expression, 'time' or 'effort', got 'least'"),
        ({"cost": "time"}, r"cost='time' needs a final time that is free: give until=\(shortest, longest\)"),
        ({"cost": other**2}, "'other' in other.*2 is not a symbol of sledge"),
        ({"cost": None}, "The cost must be an expression, got None"),
        ({"final_cost": u**2}, "The final cost depends on the input 'u'"),
        ({"path": [x >= 0.5]}, "The path constraint x >= 0.5 does not hold at the start"),
        ({"path": [pe.Eq(x, 1)]}, r"The path constraint Eq\(x, 1\) does not hold at the start"),
        ({"path": True}, "A path constraint is True whatever the motion; compare expressions in it"),
        ({"path": [1.0]}, "The path constraint 1.0 does not depend on the motion"),
        ({"path": [other <= 1]}, "'other' in .* is not a symbol of sledge"),
        ({"guess": 3}, "guess needs a trajectory, as optimise.. finds it, or a run; got int"),
        ({"method": "shooting"}, "method must be one of hermite-simpson, radau, got 'shooting'"),
        ({"nodes": 2}, "nodes must be a whole number from 3 to 2000, got 2"),
        ({"nodes": 10.5}, "nodes must be a whole number from 3 to 2000, got 10.5"),
        ({"tolerance": 1.0}, "tolerance must be from 1e-12 to 0.1, or None, got 1"),
        ({"max_iterations": 0}, "max_iterations must be a whole number from 1"),
    ],
    ids=lambda case: case if isinstance(case, str) else "",
)
def test_what_cannot_be_is_refused_by_name(changes, words):
    given = {"system": SLEDGE, "start": None, "goal": GOAL, "until": 1.0} | changes
    with pytest.raises(pe.PendulaError, match=words):
        pe.optimise(**given)


def test_a_run_of_another_system_is_no_guess():
    run = pe.simulate("pendulum", until=0.1, step=0.05)
    with pytest.raises(pe.PendulaError, match="The motion is one of pendulum, not of sledge"):
        pe.optimise(SLEDGE, goal=GOAL, until=1.0, guess=run)


def test_a_guess_of_another_system_is_refused():
    plan = pe.optimise(SLEDGE, goal=GOAL, until=1.0, nodes=3)
    with pytest.raises(pe.PendulaError, match="The guess is a trajectory of sledge with 'x', 'x_dot', 'u'"):
        pe.optimise("cart-pole", until=1.0, guess=plan)


def test_constraints_that_depend_on_each_other_are_refused():
    y = pe.coordinates("y")
    twice = [pe.Holonomic(x - y, name="one"), pe.Holonomic(2 * x - 2 * y, name="two")]
    system = pe.Lagrangian(
        (x, y), x.dot**2 + y.dot**2, 0, forces=[pe.Force(u, along=x)], constraints=twice, name="tied"
    )
    with pytest.raises(pe.PendulaError, match="constraints of tied depend on each other at the start"):
        pe.optimise(system, goal={"x": 1}, until=1.0)
