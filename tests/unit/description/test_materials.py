"""Materials of shapes, the ground of a mechanism, and what pairs of surfaces have together."""

import pickle

import numpy as np
import pytest

import pendula as pe

STEEL, RUBBER = pe.Material(friction=0.2, restitution=0.9), pe.Material(friction=0.8, restitution=0.1)


def world(**given):
    box = pe.Body("box", mass=1.0, shapes=[pe.Box((0.2, 0.2, 0.2), material=STEEL)])
    return pe.Mechanism([box], [pe.Free("box")], **given)


def test_two_surfaces_have_the_geometric_mean_of_friction_and_the_larger_restitution():
    assert STEEL.against(RUBBER) == pe.Material(0.4, 0.9)
    assert RUBBER.against(STEEL) == STEEL.against(RUBBER)


def test_a_mechanism_keeps_its_ground_and_pairs():
    made = world(ground=pe.Plane(material=RUBBER), pairs={("box", "world"): STEEL})
    for system in (made, made.replace(name="other"), pickle.loads(pickle.dumps(made))):
        assert [shape.material for shape in system.ground] == [RUBBER]
        assert system.pairs == {frozenset(("world", "box")): STEEL}
    assert world().ground == ()
    never = world(ground=pe.Plane(material=RUBBER), pairs={("box", "world"): None})
    assert pickle.loads(pickle.dumps(never)).pairs == {frozenset(("world", "box")): None}
    assert len(world(ground=[pe.Plane(), pe.HeightField(np.zeros((2, 2)))]).ground) == 2


def test_what_is_drawn_has_no_material():
    assert world().drawing[0].material is None
    assert world().bodies[0].shapes[0].material == STEEL


@pytest.mark.parametrize(
    ("make", "words"),
    [
        (lambda: pe.Material(friction=-0.1), "friction of a Material is -0.1; it must not be negative"),
        (lambda: pe.Material(friction=0.1, restitution=1.2), "1.2; above 1, impacts would make energy"),
        (lambda: pe.Material(friction=np.nan), "must be a finite number"),
        (lambda: pe.Box((1, 1, 1), material=0.5), "material of a Box must be a Material"),
        (lambda: pe.Plane(material="ice"), "material of the Plane must be a Material"),
        (lambda: pe.Plane.through((0, 0, 0), (0, 0, 0)), "normal of a plane must not be zero"),
        (lambda: pe.Plane.through((0, 0, 0), (0, 1)), r"three components, got \(0, 1\)"),
        (lambda: pe.Plane.through((0, 0, 0), 1.0), "three components, got 1.0"),
        (lambda: pe.Plane.through((0, 0, 0), (0, np.inf, 1)), "component of the normal of a plane is inf"),
        (lambda: world(ground=0.0), r"ground must be a Plane\(\)"),
        (lambda: world(ground=pe.Sphere(pe.Point(0, 0, 0), 1.0)), "without a center"),
        (lambda: world(pairs={"box": STEEL}), "pairs= are given as"),
        (lambda: world(pairs={("box", "crate"): STEEL}), "'crate', no body; there are 'box', 'world'"),
        (
            lambda: world(pairs={("box", "world"): 0.3}),
            r"must be a Material\(...\), or None if they never meet, got 0.3",
        ),
    ],
)
def test_what_makes_no_sense_is_refused_by_name(make, words):
    with pytest.raises(pe.DescriptionError, match=words):
        make()


@pytest.mark.parametrize(
    "normal", [(0, 0, 2), (0, 0, -3), (1, 2, 2), (-1, 2, -2), (1e-9, 0, -1), (0, -1e-12, -1), (5, 0, 0)]
)
def test_a_plane_through_a_point_has_its_normal(normal):
    plane = pe.Plane.through((1, 2, 3), normal, material=RUBBER)
    R, n = plane.pose.matrix, np.array(normal) / np.linalg.norm(normal)
    np.testing.assert_allclose(R[:, 2], n, rtol=0, atol=1e-15)
    np.testing.assert_allclose(R @ R.T, np.eye(3), rtol=0, atol=1e-15)
    assert np.linalg.det(R) > 0
    np.testing.assert_array_equal(plane.pose.position, (1, 2, 3))
    assert plane.material == RUBBER
    # The shortest way: no turn about the normal is added, which would cost a larger angle.
    assert np.trace(R) == pytest.approx(1 + 2 * n[2], abs=1e-14)
