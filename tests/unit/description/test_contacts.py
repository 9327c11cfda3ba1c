"""What a Gap, a Contact and a Wall say of themselves, and what they refuse."""

import math
import pickle

import numpy as np
import pytest
import sympy as sp

import pendula as pe
from pendula.description.walls import find_tangents

x, y, z = pe.coordinates("x y z")
mu, e = pe.parameters(mu=0.3, e=0.5)
u = pe.inputs("u")
KINETIC = (x.dot**2 + y.dot**2) / 2


def system(*contacts, **parts):
    return pe.Lagrangian((x, y), KINETIC, 9.81 * y, contacts=contacts, **parts)


def test_contacts_add_modes_forces_and_powers():
    made = system(pe.Gap(y, e, mu, x, name="floor"), pe.Gap(2 - x, name="wall"))
    assert [state.name for state in made.states] == ["floor_closed", "floor_slip", "wall_closed"]
    assert made.constraint_names == ("floor_normal_force", "wall_normal_force", "floor_sticking_force")
    assert made.power_names == ("friction of floor",)
    assert {p.name for p in made.parameters} == {"mu", "e"}
    again = pickle.loads(pickle.dumps(made))
    assert again.key == made.key
    assert again.contacts == made.contacts
    assert made.replace(name="other").contacts == made.contacts
    assert made.replace(contacts=[]).states == ()


def test_contacts_without_names_are_numbered():
    made = system(pe.Gap(y), pe.Gap(2 - x))
    assert [gap.name for gap in made.contacts] == ["contact1", "contact2"]
    assert system(pe.Gap(y)).contacts[0].name == "contact"


def test_units_of_forces_follow_from_a_gap_that_is_a_length():
    r = pe.coordinates("r", units="m")
    m, g = pe.parameters(m=(1.0, "kg"), g=(9.81, "m/s^2"))
    made = pe.Lagrangian(r, m * r.dot**2 / 2, m * g * r, contacts=[pe.Gap(r, name="floor")])
    assert made.units["floor_normal_force"] == "N"


@pytest.mark.parametrize(
    ("wall", "gap"),
    [
        (pe.Wall(x=1.0), 1.0 - x),
        (pe.Wall(y=-2.0), y + 2.0),
        (pe.Wall(y=0.1, free="above"), y - 0.1),
        (pe.Wall(through=(0, 0), normal=(-3, 4)), -3 * x / 5 + 4 * y / 5),
        (pe.RoundWall(2.0, center=(1, 0)), pe.sqrt((x - 1) ** 2 + y**2) - 2.0),
        (lambda x, y: 4 * y, y),
    ],
)
def test_a_gap_is_how_far_a_point_is_from_a_surface(wall, gap):
    assert (pe.Contact(pe.Point(x, y), wall).gap.expression - gap).expand() == 0


def test_round_walls_in_space_are_spheres_and_cylinders():
    point, at = pe.Point(x, y, z), {x: 3, y: 4, z: 12}
    for wall, far in (
        (pe.RoundWall(14.0, free="inside"), 1.0),
        (pe.RoundWall(4.0, axis=(0, 0, 7)), 1.0),
        (pe.RoundWall(1.0, center=(3, 0, 4), axis=(2, 0, 0)), math.sqrt(80) - 1),
    ):
        gap = pe.Contact(point, wall, friction=mu, name="wall").gap
        assert float(gap.expression.subs(at)) == pytest.approx(far, abs=1e-14)
        assert float(sum(n**2 for n in gap.axes[0]).subs(at)) == pytest.approx(1.0, abs=1e-14)


def test_the_tangent_of_a_surface_leads_to_the_right_on_the_ground():
    floor = pe.Contact(pe.Point(x, y), pe.Wall(y=0, free="above"), friction=mu).gap
    assert floor.slip == x.dot
    bowl = pe.Contact(pe.Point(x, y), lambda x, y: 4 - x**2 - y**2, friction=mu).gap
    assert float(bowl.slip.subs({x: 0, y: -2, x.dot: 3, y.dot: 5})) == 3


def test_a_point_in_space_slips_along_two_tangents():
    made = pe.Contact(pe.Point(x, y, z), pe.Wall(z=0, free="above"), friction=0.3, name="floor").gap
    assert made.slips_along == (x.dot, y.dot)
    assert [mode.name for mode in made.modes] == ["floor_closed", "floor_slip", "floor_heading"]
    assert [row.name for row in made.rows[1:]] == ["floor_sticking_force1", "floor_sticking_force2"]
    assert [event.name for event in made.events][-1] == "floor turns"


@pytest.mark.parametrize("normal", [(0.0, 0.0, -1.0), (0.6, 0.0, 0.8), (0.48, 0.6, -0.64), (1.0, 0.0, 0.0)])
def test_tangents_and_normal_are_at_right_angles(normal):
    axes = np.array([[float(part) for part in t] for t in find_tangents(sp.Matrix(normal))] + [list(normal)])
    assert axes @ axes.T == pytest.approx(np.eye(3), abs=1e-15)


def test_friction_of_equations_is_that_of_the_normal_force():
    equations = pe.equations(system(pe.Gap(y, 0, mu, x, name="floor")))
    c, s = system(pe.Gap(y, 0, mu, x, name="floor")).states
    assert equations.Q[0] == -c * s * mu * equations.multipliers[0]


@pytest.mark.parametrize(
    ("make", "sentence"),
    [
        (lambda: pe.Gap(y, restitution=1.5), "must be from 0, nothing bounces, to 1"),
        (lambda: pe.Gap(y, restitution=-0.1), "restitution of the contact with the gap y is negative"),
        (lambda: pe.Gap(y, restitution=x), "made of numbers and parameters; it depends on 'x'"),
        (lambda: pe.Gap(y, friction=-1, tangent=x), "friction of the contact with the gap y is negative"),
        (lambda: pe.Gap(y, friction=0.3), "needs tangent="),
        (lambda: pe.Gap(y, friction=0.3, tangent=0), "tangent 0 of the contact .* is zero"),
        (lambda: pe.Gap(y, friction=0.3, tangent=x.dot**2), "must be linear in the velocity 'x_dot'"),
        (lambda: pe.Gap(y, friction=0.3, tangent=x, static=0.2), "it would slip before it sticks"),
        (lambda: pe.Gap(y.dot), "depends on 'y_dot'"),
        (lambda: pe.Gap(y - u), "depends on 'u'"),
        (lambda: pe.Gap(mu), "changes with no coordinate"),
        (lambda: pe.Gap(x**2 - 2 * x + 1), "has no gradient where it is zero"),
        (lambda: pe.Contact((x, y), pe.Wall(x=1)), "A Contact is one of a Point"),
        (lambda: pe.Contact(pe.Point(x, y), 3.0), "a RoundWall or a function of a position"),
        (lambda: system(pe.Contact(pe.Point(x, y), lambda x, y: 1)), "has no gradient"),
        (lambda: system(pe.Contact(pe.Point(x, y), lambda x, y: (y - x) ** 2)), "no gradient where its"),
        (lambda: system(pe.Contact(pe.Point(x, y), lambda x: x)), "a function of the 2 coordinates"),
        (lambda: system(pe.Contact(pe.Point(x, y), pe.Wall(y=0))), "On which side of the wall y = 0"),
        (lambda: system(pe.Contact(pe.Point(x, y), pe.Wall(y=1, free="up"))), "'below' or 'above', got 'up'"),
        (lambda: system(pe.Contact(pe.Point(x, y), pe.Wall(z=1))), "needs one of x or y"),
        (lambda: system(pe.Contact(pe.Point(x, y), pe.Wall())), "needs one of x or y"),
        (lambda: system(pe.Contact(pe.Point(x, y), pe.Wall(normal=(0, 1)))), "needs through= and normal="),
        (lambda: system(pe.Contact(pe.Point(x, y), pe.Wall(through=(0, 0), normal=(0, 0)))), "is zero"),
        (lambda: pe.RoundWall(-1.0)(x, y), "radius of a wall must be positive"),
        (lambda: pe.RoundWall(1.0, axis=(0, 1))(x, y), "only in space it may have an axis"),
        (lambda: pe.RoundWall(1.0, free="up")(x, y), "'outside' or 'inside', got 'up'"),
        (lambda: pe.Gap(z, friction=0.3, tangent=(x, y, z)), "or a pair of them in space, got 3"),
        (lambda: pe.Gap(z, friction=0.3, tangent=(x, x)), "two tangents of the contact .* are the same"),
        (lambda: pe.Gap(z, friction=0.3, tangent=(x, 0)), "tangent 0 of the contact .* is zero"),
        (lambda: system(y), "is no contact: use Gap"),
        (lambda: system(pe.Gap(y, name="a"), pe.Gap(x, name="a")), "Two contacts are called 'a'"),
        (lambda: system(pe.Gap(y, name="the floor")), "cannot be called 'the floor'"),
        (lambda: system(pe.Gap(z)), "uses 'z'"),
        (
            lambda: system(pe.Gap(y), forces=[pe.Friction(0.3, normal=1, on=x)]),
            "has contacts and the friction on x",
        ),
    ],
)
def test_a_mistake_is_a_sentence(make, sentence):
    with pytest.raises(pe.DescriptionError, match=sentence):
        make()
