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
