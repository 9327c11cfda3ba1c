"""Trees whose velocities jump within a step: their energy is off in the second order of it."""

import numpy as np
import pytest

import pendula as pe

SMOOTH = pe.Material(friction=0.0, restitution=1.0)


def two_rods(joint):
    rods = [
        pe.Body(name, shapes=[pe.Capsule(0.03, 0.4, pose=(0, 0, -0.2), material=SMOOTH)], mass=1.0)
        for name in ("upper", "lower")
    ]
    elbow = pe.Revolute("elbow", "upper", "lower", axis="y", pose=(0, 0, -0.5))
    return pe.Mechanism(rods, [joint, elbow], ground=pe.Plane(material=SMOOTH), actuated=[])


HANGING = two_rods(pe.Revolute("shoulder", "world", "upper", axis="y", pose=(0, 0, 0.75)))
THROWN = two_rods(pe.Free("upper"))


@pytest.mark.parametrize(
    ("system", "start", "solver", "least"),
    [
        (HANGING, {"shoulder": 1.5, "elbow": -0.8}, "auto", 4e-6),
        (HANGING, {"shoulder": 1.5, "elbow": -0.8}, "lemke", 4e-6),
        (
            THROWN,
            {
                "upper_z": 1.2,
                "upper_wy": 2.0,
                "upper_vx": 0.5,
                "upper_wx": 0.3,
                "elbow": 0.7,
                "elbow_dot": -1,
            },
            "auto",
            8e-5,
        ),
    ],
    ids=["hanging", "hanging-lemke", "thrown"],
)
def test_an_elastic_impact_keeps_energy_up_to_the_second_order(system, start, solver, least):
    # Smooth and elastic: the energy is that of the start. Half the step leaves a quarter of the error, a
    # quarter of the step a sixteenth; where it was of first order, a quarter or nothing less.
    errors = []
    for step in (1e-3, 5e-4, 2.5e-4):
        run = pe.simulate(system, start, until=0.55, step=step, solver=solver, contact="stepping")
        assert np.abs(np.diff(run.v, axis=0)).max() > 1.0  # it bounced
        energy = run.energy.total
        errors.append(np.abs(energy - energy[0]).max() / run.energy.kinetic.max())
    assert errors[2] < least
    assert errors[0] / errors[2] > 8
