"""A free rigid body as a description: its symbols, its parts, its closed loops."""

import pickle

import numpy as np
import pytest
import sympy as sp

import pendula as pe
from pendula import (
    Box,
    Controller,
    DescriptionError,
    Drag,
    Force,
    FreeBody,
    Torque,
    coordinates,
    inputs,
    parameters,
    states,
    velocities,
)
from pendula.description.symbols import Coordinate, Parameter, QuasiVelocity

x, z, qw = coordinates("x z qw")
wx, wz, Px = velocities("wx wz Px")
u, w = inputs("u w")
INERTIA = (1.0, 2.0, 2.5)


def body(mass=2.0, inertia=INERTIA, **parts) -> FreeBody:
    return FreeBody(mass, inertia, **parts)


def test_symbols_and_their_order():
    made = body()
    assert [q.name for q in made.coordinates] == ["x", "y", "z", "qw", "qx", "qy", "qz"]
    assert [v.name for v in made.velocities] == ["vx", "vy", "vz", "wx", "wy", "wz"]
    assert [v.name for v in body(momenta=True).velocities] == ["Px", "Py", "Pz", "Lx", "Ly", "Lz"]
    assert all(isinstance(q, Coordinate) for q in made.coordinates)
    assert all(isinstance(v, QuasiVelocity) for v in made.velocities)
    assert (made.states, made.inputs, made.constraint_names) == ((), (), ())
    assert made.unit_blocks == ((3, 4),)
    assert not made.identity


@pytest.mark.parametrize("momenta", [False, True])
def test_the_layout_of_its_model(momenta):
    s = states("s")
    layout = pe.derive(body(momenta=momenta, rates={s: -s})).layout
    assert (layout.nq, layout.nv, layout.nz, layout.nw) == (7, 6, 1, 0)
    assert layout.unit == ((3, 4),)
    assert not layout.identity


def test_numbers_become_parameters():
    made = body(2.0, [[1.0, 0.1, 0.0], [0.1, 2.0, 0.0], [0.0, 0.0, 2.5]], gravity=(0.5, 0.0, -9.81))
    values = {p.name: p.value for p in made.parameters}
    assert values == {
        "mass": 2.0, "Ixx": 1.0, "Ixy": 0.1, "Iyy": 2.0, "Izz": 2.5, "gx": 0.5, "gz": -9.81,
    }  # fmt: skip
    assert made.inertia == made.inertia.T
    assert isinstance(made.mass, Parameter)


@pytest.mark.parametrize("zero", [0, 0.0, sp.S.Zero, np.float64(0.0)], ids=repr)
def test_zeros_stay_zeros(zero):
    made = body(inertia=[[1, zero, zero], [zero, 2, zero], [zero, zero, 2.5]], gravity=(zero, zero, -9.81))
    assert made.gravity[:2] == (0, 0)
    assert [p.name for p in made.parameters] == ["gz", "Ixx", "Iyy", "Izz", "mass"]
    # Without a component of gravity along an axis, momentum along it is kept.
    assert list(made.invariants)[:2] == ["momentum along x", "momentum along y"]


def test_expressions_of_parameters_stay_as_they_are():
    m, l, g = parameters(m=3.0, l=0.5, g=9.81)
    made = FreeBody(m, (m * l**2, m * l**2, m * l**2), gravity=(0, 0, -g))
    assert made.mass == m
    assert made.inertia[0, 0] == m * l**2
    assert made.parameters == (g, l, m)


def test_units():
    made = body(forces=[Force((parameters(F=(2, "kN")), 0, 0), axes="body")])
    assert made.units == {
        "x": "m", "y": "m", "z": "m", "vx": "m/s", "vy": "m/s", "vz": "m/s", "wx": "rad/s", "wy": "rad/s",
        "wz": "rad/s",
        "qw": "1", "qx": "1", "qy": "1", "qz": "1",
        "mass": "kg", "gz": "m/s²", "Ixx": "kg·m²", "Iyy": "kg·m²", "Izz": "kg·m²", "F": "N",
    }  # fmt: skip
    momenta = body(momenta=True).units
    assert (momenta["Px"], momenta["Lz"]) == ("kg·m/s", "kg·m²/s")
    assert "vx" not in momenta


def test_units_of_another_parameter_with_a_familiar_name_are_not_claimed():
    gx, Iyz = parameters(gx=1.0, Iyz=2.0)
    units = body(forces=[Force((gx, Iyz, 0), axes="body")]).units
    assert "gx" not in units
    assert "Iyz" not in units


def test_start():
    assert body().start == {"qw": 1.0}
    assert body(start={"wz": 2.0}).start == {"wz": 2.0, "qw": 1.0}
    # Half a turn about x: with any of the four given, the rest is zero.
    assert body(start={"qx": 1.0}).start == {"qx": 1.0}
    assert body(momenta=True, start={"Lz": 2.0}).start == {"Lz": 2.0, "qw": 1.0}
    assert body(start={z: 1.0, wx: 2.0}).start == {"z": 1.0, "wx": 2.0, "qw": 1.0}


def test_the_key_is_of_what_is_computed():
    key = body().key
    assert body(mass=3.0, inertia=(2, 2, 3), gravity=(0, 0, -1.62), start={"wx": 1.0}).key == key
    assert body(name="other", reference="elsewhere").key == key
    push = Force((0, 0, u), axes="body")
    others = [
        body(momenta=True),
        body(gravity=(0, 0, 0)),
        body(gravity=(1.0, 0, -9.81)),
        body(forces=[push]),
        body(forces=[Force((0, 0, u), axes="world")]),
        body(forces=[Force((0, 0, u), at=(1, 0, 0), axes="body")]),
        body(inertia=[[1, 0.1, 0], [0.1, 2, 0], [0, 0, 2.5]]),
        body(rates={states("s"): 1}),
    ]
    assert len({key, *(other.key for other in others)}) == len(others) + 1


def test_replace():
    made = body(start={"wz": 1.0})
    heavier = made.replace(mass=5.0)
    assert heavier.mass.value == 5.0
    assert heavier.inertia == made.inertia
    assert heavier.start == made.start
    assert heavier.drawing == body(mass=5.0).drawing
    assert body(drawing=[]).replace(mass=5.0).drawing == ()
    assert made.replace(momenta=True, start={}).velocities[0] == Px
    with pytest.raises(DescriptionError, match="'wz', which body does not have"):
        made.replace(momenta=True)


@pytest.mark.parametrize("momenta", [False, True])
def test_pickle(momenta):
    s = states("s")
    made = body(
        forces=[Force((0, u, 0), at=(0.1, 0, 0), axes="body", name="jet"), Drag(at=(0, 0, 0), linear=0.1)],
        momenta=momenta,
        name="rocket",
        start={"z": 3.0, "s": 1.0},
        rates={s: -s},
        reference="a book",
    )
    again = pickle.loads(pickle.dumps(made))
    assert again.key == made.key
    assert (again.name, again.reference, again.start) == ("rocket", "a book", made.start)
    assert again.drawing == made.drawing
    assert again.force_names == ("jet", "drag")
    closed = made.with_control({u: -z})
    assert pickle.loads(pickle.dumps(closed)).key == closed.key


def test_it_is_drawn_as_a_box_of_the_same_inertia():
    edges, m = (0.6, 0.4, 0.2), 3.0
    total = sum(edge**2 for edge in edges)
    (shape,) = body(m, [m * (total - edge**2) / 12 for edge in edges]).drawing
    assert isinstance(shape, Box)
    values = {p: p.value for size in shape.size for p in size.free_symbols}
    # The edges are differences of moments: a few roundings.
    assert [float(size.xreplace(values)) for size in shape.size] == pytest.approx(edges, rel=1e-14)
    assert shape.rotation == FreeBody.rotation_matrix()


@pytest.mark.parametrize("inertia", [(1, 1, 2), (1, 1, 3)], ids=["flat", "of no body"])
def test_a_body_without_thickness_is_drawn_thin(inertia):
    (shape,) = body(inertia=inertia).drawing
    values = {p: p.value for size in shape.size for p in size.free_symbols}
    sizes = [float(size.xreplace(values)) for size in shape.size]
    assert 0 < sizes[2] <= 1.01e-3 * max(sizes) * np.sqrt(2)


def test_no_drawing_is_none():
    assert body(drawing=[]).drawing == ()


def test_point():
    point = FreeBody.point((1, 2, 3), "tip")
    assert point.name == "tip"
    # A quarter turn about z: x goes to y.
    turned = {"x": 10, "y": 20, "z": 30, "qw": sp.sqrt(2) / 2, "qx": 0, "qy": 0, "qz": sp.sqrt(2) / 2}
    values = {q: turned[q.name] for q in body().coordinates}
    assert [sp.nsimplify(e.xreplace(values)) for e in point] == [10 - 2, 20 + 1, 30 + 3]


def test_wrenches_are_along_the_axes_of_the_velocities():
    # Force and place along the body's axes: the torque is r × F.
    thrust = Force((0, 0, u), at=(2, 0, 0), axes="body")
    assert body(forces=[thrust]).wrenches == ((0, 0, u, 0, -2 * u, 0),)
    wind = Force((u, 0, 0), axes="world")
    assert body(forces=[wind], momenta=True).wrenches[0][3:] == (0, 0, 0)
    # Along the axes of the world whatever the rotation, here by 120°; halves are exact in binary.
    push = body(forces=[wind], momenta=True).wrenches[0][:3]
    quaternion = dict(zip(body().coordinates[3:], (0.5, -0.5, 0.5, 0.5), strict=True))
    assert [float(e.xreplace(quaternion).subs(u, 3)) for e in push] == [3.0, 0.0, 0.0]


@pytest.mark.parametrize("momenta", [False, True])
def test_closing_a_loop_leaves_other_forces_as_they_were(momenta):
    forces = [Force((0, 0, u), at=(1, 0, 0), axes="body"), Force((w, 0, 0), axes="world")]
    made = body(momenta=momenta, forces=forces)
    again = made.with_control({u: z}).with_control({w: x})
    assert again.wrenches == tuple(tuple(e.xreplace({u: z, w: x}) for e in row) for row in made.wrenches)


def test_names_of_forces():
    forces = [Force((u, 0, 0), axes="body"), Force((0, u, 0), axes="body"), Torque((0, 0, w), axes="world")]
    made = body(forces=[*forces, Drag(at=(0, 0, 1), quadratic=0.1, name="air")])
    assert made.force_names == made.power_names == ("force", "force (2)", "torque", "air")
    assert made.inputs == (u, w)


def test_control_by_an_expression():
    made = body(forces=[Force((0, 0, u), axes="body", name="thrust"), Torque((w, 0, 0), axes="body")])
    closed = made.with_control({"u": -2 * z - wz})
    assert closed.inputs == (w,)
    assert closed.force_names == made.force_names
    assert closed.wrenches[0][2] == -2 * z - wz
    assert closed.key != made.key


@pytest.mark.parametrize("momenta", [False, True])
def test_a_closed_loop_has_the_rates_of_the_open_one_under_its_law(momenta):
    made = body(
        momenta=momenta, forces=[Force((0, u, 0), at=(1, 0, 0), axes="world"), Torque((w, 0, 0), axes="body")]
    )
    s = states("s")
    law, rate = -2 * z - 3 * s + pe.time, x - s
    controller = Controller({u: law, "w": s * qw}, states=(s,), rates=(rate,), start={"s": 0.5})
    closed = made.with_control(controller)
    assert (closed.inputs, closed.states) == ((), (s,))
    assert closed.start == {"qw": 1.0, "s": 0.5}
    model, loop = pe.derive(made), pe.derive(closed)
    state = model.layout.normalise(np.random.default_rng(2).uniform(-1, 1, 13))
    value, t = 0.3, 2.0
    laws = [-2 * state[2] - 3 * value + t, value * state[3]]
    expected = [*model.rate(state, laws, t), state[0] - value]
    # The same sums in another order: seen 4e-16.
    assert loop.rate([*state, value], t=t) == pytest.approx(expected, abs=1e-14)


def test_an_inertia_of_no_body_is_taken_and_every_outcome_says_so():
    odd = body(inertia=(1.0, 1.0, 3.0), name="odd")
    sentence = "inertia of odd has the principal moments (1, 1, 3), and 3 is more than 1 + 1 = 2"
    assert sentence in odd.doubt
    assert body().doubt == ""
    assert body(inertia=(1.0, 1.0, 2.0)).doubt == ""  # flat
    event = pe.Event(z, direction=-1)
    for how in ({"step": 0.1}, {"tolerance": 1e-6}, {"step": 0.1, "events": event}):
        assert sentence in pe.simulate(odd, until=0.2, **how).outcome.sentence
    many = pe.simulate_batch(odd, {"wz": np.array([0.0, 1.0])}, until=0.2, step=0.1)
    assert all(sentence in run.outcome.sentence for run in many)
