"""Energies, forces and constraints whose dimension is right, is inferred, or is refused with the reason."""

import pickle

import pytest

import pendula as pe
from pendula import DescriptionError, Lagrangian, Point, coordinates, cos, inputs, parameters, sin, sqrt, time

m, l, g = parameters(m=(2.0, "kg"), l=(50, "cm"), g=(9.81, "m/s^2"))
k, c, w = parameters(k=(100, "N/m"), c=(0.1, "N*s/m"), w=(3, "1/s"))
bare = parameters(bare=1.0)
x, y, theta = coordinates("x y theta")
u = inputs("u")
tip = Point(l * sin(theta), -l * cos(theta))
HANGING = -m * g * l * cos(theta)
SWINGING = m * l**2 * theta.dot**2 / 2
SLIDING = m * x.dot**2 / 2


def pendulum(potential=HANGING, kinetic=SWINGING, **parts):
    return Lagrangian(theta, kinetic, potential, **parts)


def slider(potential=k * x**2 / 2, **parts):
    return Lagrangian(x, SLIDING, potential, **parts)


def in_plane(**parts):
    return Lagrangian((x, y), m * (x.dot**2 + y.dot**2) / 2, m * g * y, **parts)


def refusal(build):
    with pytest.raises(DescriptionError) as error:
        build()
    return str(error.value)


@pytest.mark.parametrize(
    ("potential", "sentence"),
    [
        (
            -m * g * cos(theta),
            "In the potential energy, the term -g*m*cos(theta) has the dimension force (kg·m/s², N), "
            "but an energy (kg·m²/s², J) is needed: a length is missing.",
        ),
        (
            m * g * l**2 * cos(theta),
            "In the potential energy, the term g*l**2*m*cos(theta) has the dimension kg·m³/s², "
            "but an energy (kg·m²/s², J) is needed: there is a length too many.",
        ),
        (
            m * (l + g) * cos(theta),
            "In the potential energy, the term l of the sum g + l has the dimension length (m), "
            "but an acceleration (m/s²), as for g, is needed: a factor 1/s² is missing.",
        ),
        (
            m * 9.81 * l * cos(theta),
            "In the potential energy, the term 9.81*l*m*cos(theta) has the dimension kg·m, "
            "but an energy (kg·m²/s², J) is needed: an acceleration is missing. "
            "The number 9.81 has no unit; as a parameter it can have one.",
        ),
        (
            m * g * (l * cos(theta) + 3),
            "In the potential energy, the term 3 of the sum l*cos(theta) + 3 has no dimension, "
            "but a length (m), as for l*cos(theta), is needed. "
            "The number 3 has no unit; as a parameter it can have one.",
        ),
        (
            5.0,
            "In the potential energy, the term 5.0 has no dimension, but an energy (kg·m²/s², J) is needed. "
            "The number 5.0 has no unit; as a parameter it can have one.",
        ),
        (
            m * g * l * cos(theta * l),
            "In the potential energy, the argument l*theta of cos has the dimension length (m), "
            "but a plain number or an angle is needed. 'theta' has no unit of its own; "
            "the term l**2*m*theta_dot**2/2 in the kinetic energy makes it a plain number or an angle.",
        ),
    ],
)
def test_the_error_shows_the_term_its_dimension_and_what_it_would_need(potential, sentence):
    assert refusal(lambda: pendulum(potential)) == sentence


def test_a_term_of_the_kinetic_energy_is_blamed_rather_than_the_angle_in_it():
    assert refusal(lambda: pendulum(kinetic=m * l * theta.dot**2 / 2)) == (
        "In the kinetic energy, the term l*m*theta_dot**2/2 has the dimension force (kg·m/s², N), "
        "but an energy (kg·m²/s², J) is needed: a length is missing. 'theta' has no unit of its own; "
        "the argument theta of cos in the potential energy makes it a plain number or an angle."
    )


def test_terms_that_differ_whatever_the_unknown_is():
    a, b = parameters(a=(1, "kg"), b=(1, "m"))
    assert refusal(lambda: Lagrangian((x, y), (a * y + b * y) * x.dot**2)) == (
        "In the kinetic energy, the term b*y of the sum a*y + b*y cannot have the dimension of a*y: "
        "they differ by a factor m/kg."
    )


RIGHT = {
    "square root": k * sqrt(x**2 + l**2) * l,
    "absolute value": k * pe.Abs(x) * l,
    "step": k * x**2 * pe.Heaviside(x) + k * l**2 * pe.sign(x - l),
    "largest": k * pe.Max(0, x - l) ** 2 + k * pe.Min(x, l) ** 2,
    "angle between": k * l**2 * pe.atan2(x, l),
    "branches": pe.Piecewise((k * x**2, x > l), (k * l * x, pe.Eq(x, 0)), (0, True)),
    "functions of a ratio": k * l**2 * (pe.exp(-x / l) + pe.log(x / l) + pe.tanh(x / l) - 1),
    "oscillation in time": k * l * x * cos(w * time),
    "half-integer power": k * l ** pe.Rational(1, 2) * x ** pe.Rational(3, 2),
    "decimal power": k * l**0.5 * x**1.5,
    "power of a ratio": k * l**2 * 2 ** (x / l),
    "power by a parameter": k * x ** parameters(n=2.0),
    "nothing": 0,
}
WRONG = {
    "square root": (k * sqrt(x**2 + l) * l, "of the sum l + x**2 has the dimension"),
    "absolute value": (k * pe.Abs(x), "the term k*Abs(x) has the dimension force"),
    "step": (k * x**2 * pe.Heaviside(x - 1), "the term -1 of the sum x - 1 has no dimension"),
    "largest": (k * pe.Max(0.2, x) ** 2, "the argument 0.2 of Max has no dimension, but a length (m)"),
    "angle between": (k * l**2 * pe.atan2(x, m), "the argument x of atan2 has the dimension length (m)"),
    "branches": (pe.Piecewise((k * x**2, x > 0), (k * x, True)), "the branch k*x of a Piecewise"),
    "conditions": (pe.Piecewise((k * x**2, x > 1), (0, True)), "the side 1 of x > 1 has no dimension"),
    "both conditions": (
        pe.Piecewise((k * x**2, (x > 0) & (x < m)), (0, True)),
        "the side x of m > x has the dimension length (m), but a mass (kg)",
    ),
    "exponential": (k * x**2 * pe.exp(-x), "the argument -x of exp has the dimension length (m)"),
    "oscillation in time": (k * x**2 * cos(time), "the argument t of cos has the dimension time (s)"),
    "exponent": (k * l**2 * 2**x, "the exponent x of 2**x has the dimension length (m)"),
    "base": (k * l**2 * l ** (x / l), "whose exponent varies, has the dimension length (m)"),
    "power by a parameter": (k * x ** parameters(n=3.0), "the term k*x**n has the dimension kg·m³/s²"),
}


@pytest.mark.parametrize("potential", RIGHT.values(), ids=RIGHT)
def test_functions_of_the_right_dimension_are_accepted(potential):
    assert slider(potential).units["x"] == "m"


@pytest.mark.parametrize(("potential", "words"), WRONG.values(), ids=WRONG)
def test_functions_of_the_wrong_dimension_are_refused(potential, words):
    assert words in refusal(lambda: slider(potential))


FORCES = {
    "force along": (pe.Force(k * l, along=x), None),
    "energy along": (
        pe.Force(k * l**2, along=x),
        "In the force 'force on x', the term k*l**2 along x has the dimension energy",
    ),
    "damper": (pe.Damper(c, on=x), None),
    "stiffness for a damper": (pe.Damper(k, on=x), "force 'damper on x', the term -k*x_dot along x"),
    "drag": (pe.Drag(at=Point(x, 0), linear=c, quadratic=c * w / g), None),
    "quadratic drag by a linear coefficient": (pe.Drag(on=x, quadratic=c), "force 'drag on x'"),
    "mapping": ({x: -c * x.dot}, None),
    "bare damping": (pe.Damper(0.1, on=x), None),
    "bare force": (pe.Force(3, along=x), None),
    "bare drag": (pe.Drag(on=x, linear=0.1, quadratic=2), None),
    "number inside": (
        pe.Force(-0.1 * x.dot, along=x),
        "The number 0.1 has no unit; as a parameter it can have one.",
    ),
    "components": (pe.Force((m * g, 0), at=Point(x, l)), None),
    "component that is a torque": (
        pe.Force((m * g, m * g * l), at=Point(x, l)),
        "the component g*l*m has the dimension energy (kg·m²/s², J), but a force (kg·m/s², N) is needed",
    ),
    "place that is no length": (
        pe.Force((m * g, 0), at=Point(x * w, l)),
        "the place w*x has the dimension speed (m/s), but a length (m) is needed",
    ),
    "bare components": (pe.Force((3.0, -2), at=Point(x, l)), None),
}


@pytest.mark.parametrize(("force", "words"), FORCES.values(), ids=FORCES)
def test_forces(force, words):
    if words is None:
        assert slider(forces=[force]).units["x"] == "m"
    else:
        assert words in refusal(lambda: slider(forces=[force]))


def test_a_torque_is_asked_of_an_angle():
    turned = inputs("u", units="N")
    assert refusal(lambda: pendulum(forces=[pe.Torque(turned, on=theta)])).startswith(
        "In the force 'torque on theta', the term u along theta has the dimension force (kg·m/s², N), "
        "but a torque (kg·m²/s², N·m) is needed: a length is missing."
    )
    assert pendulum(forces=[pe.Torque(inputs("u", units="N*m"), on=theta)]).units["u"] == "N·m"


def test_springs_count_as_energy_so_their_numbers_need_units():
    assert slider(0, forces=[pe.Spring(k, on=x, rest=l)]).units["x"] == "m"
    assert "The number 50 has no unit" in refusal(lambda: slider(0, forces=[pe.Spring(100, on=x)]))
    assert "the term -0.3 of the sum x - 0.3" in refusal(
        lambda: slider(0, forces=[pe.Spring(k, on=x, rest=0.3)])
    )


@pytest.mark.parametrize(
    ("constraint", "words"),
    [
        (x**2 + y**2 - l**2, None),
        (pe.Eq(x, l * sin(w * time)), None),
        (pe.Nonholonomic(x.dot - w * y), None),
        (
            x**2 + y**2 - l,
            "the term x**2 has the dimension area (m²), but a length (m), as for -l, is needed",
        ),
        (x - 1, "the term -1 has no dimension"),
        (
            pe.Nonholonomic(x.dot - y),
            "the term x_dot has the dimension speed (m/s), but a length (m), as for -y, is needed",
        ),
    ],
)
def test_terms_of_constraints_must_agree(constraint, words):
    if words is None:
        in_plane(constraints=[constraint])
    else:
        assert words in refusal(lambda: in_plane(constraints=[constraint]))


def test_units_are_inferred_where_they_follow():
    system = Lagrangian(
        (x, theta),
        bare * x.dot**2 / 2 + m * l**2 * theta.dot**2 / 2,
        k * x**2 / 2 - m * g * l * cos(theta),
        forces=[
            pe.Force(u, along=x),
            pe.Torque(inputs("tau"), on=theta),
            pe.Damper(parameters(d=1.0), on=theta),
        ],
        constraints=[pe.Holonomic(x - l * sin(theta), name="guide"), pe.Nonholonomic(x.dot - l * theta.dot)],
    )
    assert dict(system.units) == {
        "x": "m",
        "theta": "rad",
        "x_dot": "m/s",
        "theta_dot": "rad/s",
        "u": "N",
        "tau": "N·m",
        "bare": "kg",
        "d": "kg·m²/s",
        "g": "m/s²",
        "k": "N/m",
        "l": "m",
        "m": "kg",
        "guide": "N",
        "-l*theta_dot + x_dot = 0": "N",
    }


def test_what_does_not_follow_has_no_unit():
    a = parameters(a=1.0)
    system = Lagrangian((x, y), m * x.dot**2 / 2 + a * y.dot**2 / 2)
    assert "a" not in system.units
    assert "y" not in system.units
    assert "y_dot" not in system.units


def test_a_system_without_units_is_not_checked():
    q, p = coordinates("q"), parameters(p=1.0)
    system = Lagrangian(q, q.dot**2 / 2, p * q + q**2 + cos(q) + 1)
    assert system.units == {}


def test_a_name_with_two_units_is_refused():
    other = coordinates("x", units="m")
    assert "declared with another unit" in refusal(lambda: Lagrangian(x, m * other.dot**2 / 2))
    assert "a parameter with two values or units" in refusal(
        lambda: slider(k * x**2 + parameters(m=2.0) * g * x)
    )


def test_numbers_in_control_laws_are_in_si_units():
    system = pendulum(forces=[pe.Torque(u, on=theta)])
    closed = system.with_control({u: 0.5 - 50 * theta - 3.0 * theta.dot})
    assert closed.units["theta"] == "rad"
    gain = parameters(gain=(50, "N*m"))
    assert system.with_control({u: -gain * theta}).units["gain"] == "N·m"
    wrong = parameters(gain=(50, "N"))
    assert "the term -gain*theta along theta has the dimension force" in refusal(
        lambda: system.with_control({u: -wrong * theta})
    )


def test_a_damper_with_a_number_stays_accepted_in_the_closed_loop():
    system = pendulum(forces=[pe.Torque(u, on=theta), pe.Damper(0.1, on=theta)])
    assert system.with_control({u: -theta * 3.0}).replace(name="closed").name == "closed"


def test_units_are_not_part_of_the_key_of_compiled_code():
    plain = dict(zip(("m", "l", "g"), parameters(m=2.0, l=0.5, g=9.81), strict=True))
    same = Lagrangian(
        theta,
        plain["m"] * plain["l"] ** 2 * theta.dot**2 / 2,
        -plain["m"] * plain["g"] * plain["l"] * cos(theta),
    )
    assert same.key == pendulum().key
    assert pickle.loads(pickle.dumps(pendulum())).units == pendulum().units


@pytest.mark.parametrize("name", ["turning", "between"])
def test_other_ways_to_give_a_force(name):
    if name == "turning":
        torque = pe.Torque((0, 0, 2.0), turning=(0, 0, theta.dot))
        assert pendulum(forces=[torque]).units["theta"] == "rad"
        wrong = pe.Torque((0, 0, m * g), turning=(0, 0, theta.dot))
        assert "the term g*m along theta" in refusal(lambda: pendulum(forces=[wrong]))
    else:
        anchor = Point(l, 2 * l)
        assert in_plane(forces=[pe.Damper(c, between=(anchor, Point(x, y)))]).units["y"] == "m"
        said = refusal(lambda: in_plane(forces=[pe.Damper(k, between=(anchor, Point(x, y)))]))
        assert "along x has the dimension kg·m/s³, but a force (kg·m/s², N) is needed" in said
