"""P23: the upright rolling disc becomes stable at ω² r/g = A/(C (C + 1)), with inertias A m r² and C m r².

A thin disc (A = 1/4, C = 1/2) at ω² r/g = 1/3, a thin hoop (A = 1/2, C = 1) at 1/4. Greenwood, Advanced
Dynamics, 2003, §3; the SymPy examples give 1/√3 for the disc. Below, one real pair ±; above, an imaginary
pair: the square of the pole is a smooth function of ω, whose zero is found by secants to 1e-8.
"""

import numpy as np
import pytest

import pendula as pe


def rolling_disc(A: float, C: float) -> pe.Lagrangian:
    """A disc on its edge, contact point (x, y), heading yaw, lean to the left, spin about its axle."""
    x, y, yaw, lean, spin = pe.coordinates("x y yaw lean spin")
    m, r, g, a, c = pe.parameters(m=1.3, r=0.7, g=9.81, a=A, c=C)
    across = r * pe.sin(lean)
    centre = pe.Point(x - across * pe.sin(yaw), y + across * pe.cos(yaw), r * pe.cos(lean))
    axle, steep = spin.dot - yaw.dot * pe.sin(lean), yaw.dot * pe.cos(lean)
    turning = a * m * r**2 * (lean.dot**2 + steep**2) / 2 + c * m * r**2 * axle**2 / 2
    return pe.Lagrangian(
        (x, y, yaw, lean, spin),
        kinetic=m * centre.velocity.dot(centre.velocity) / 2 + turning,
        potential=m * g * centre.z,
        constraints=[
            pe.Nonholonomic(x.dot - r * spin.dot * pe.cos(yaw), name="no slip, x"),
            pe.Nonholonomic(y.dot - r * spin.dot * pe.sin(yaw), name="no slip, y"),
        ],
        name="rolling disc",
    )


@pytest.mark.parametrize(("A", "C"), [(0.25, 0.5), (0.5, 1.0)], ids=["thin disc", "thin hoop"])
def test_critical_speed(A, C):
    model = pe.derive(rolling_disc(A, C))
    r, g = model.parameters["r"], model.parameters["g"]

    def linearised(speed: float):
        return pe.linearise(model, at={"spin_dot": speed, "x_dot": r * speed})

    def square(speed: float) -> float:
        """λ² of the pair that is not always zero: the trace of A² is twice it."""
        matrix = linearised(speed).A
        return float(np.trace(matrix @ matrix)) / 2

    low, high = 1.0, 2.0
    for _ in range(60):
        value, other = square(low), square(high)
        if value == other:
            break
        low, high = high, high - other * (high - low) / (other - value)
    assert high**2 * r / g == pytest.approx(A / (C * (C + 1)), rel=1e-8)

    # Two positions per velocity more than velocities: five, of which lean and yaw matter.
    lin = linearised(high)
    assert lin.names == ("x", "y", "yaw", "lean", "spin", "yaw_dot", "lean_dot", "spin_dot")
    assert lin.K.shape == (3, 5)
    assert np.abs(lin.poles).max() < 1e-3  # all of them zero, some defective: the cube root of rounding
    slow, fast = linearised(0.9 * high).poles, linearised(1.1 * high).poles
    assert slow.real.max() > 0.1
    assert abs(slow.imag).max() < 1e-6
    assert abs(fast.real).max() < 1e-6
    assert fast.imag.max() > 0.1


def test_a_disc_rolls_in_a_circle_at_its_lean():
    # Steady rolling with yaw rate Ω and axle rate ω = spin − Ω sin(lean), moments about the contact point:
    # g sin(lean) = (C + 1) r Ω ω cos(lean) + A r Ω² sin(lean) cos(lean).
    A, C = 0.25, 0.5
    model = pe.derive(rolling_disc(A, C))
    r, g = model.parameters["r"], model.parameters["g"]
    yaw, spin = 1.0, 8.0
    box = {"x": (-1, 1), "y": (-1, 1), "lean": (-1.4, 1.4)}
    (circle,) = pe.equilibria(model, box, steady={"yaw": yaw, "spin": spin})
    lean = circle.coordinates["lean"]
    axle = spin - yaw * np.sin(lean)
    moment = (C + 1) * r * yaw * axle * np.cos(lean) + A * r * yaw**2 * np.sin(lean) * np.cos(lean)
    assert g * np.sin(lean) == pytest.approx(moment, rel=1e-9)
    assert circle.velocities["x_dot"] ** 2 + circle.velocities["y_dot"] ** 2 == pytest.approx((r * spin) ** 2)


def test_at_rest_it_may_be_anywhere_but_falls():
    (rest,) = pe.equilibria(rolling_disc(0.25, 0.5), {"x": (-1, 1), "y": (-1, 1), "lean": (-1.4, 1.4)})
    assert len(rest.directions) == 4
    assert rest.coordinates["lean"] == pytest.approx(0, abs=1e-9)
    assert rest.stability == "unstable"
