import marimo

__generated_with = "0.25.2"
app = marimo.App()


@app.cell(hide_code=True)
def _(mo):
    mo.md(r"""
    # Collisions, from penalty to LCP

    Three ways to keep bodies out of each other: a spring that only pushes, an impulse at the right instant, and a problem whose unknowns must not be negative.

    ## A spring

    Where bodies overlap by $\delta$, push with $F = \max(0,\ k\delta + d\dot\delta)$. It is a force like any other. How stiff? The contact lasts about $\pi\sqrt{m/k}$, and a step must be far shorter than that; a weight sinks in by $mg/k$. Stiff is costly, soft is deep: there is no right value, only a bargain.
    """)
    return


@app.cell
def _():
    import marimo as mo
    import numpy as np

    import pendula as pe
    from pendula.exercises import exercise

    return exercise, mo, np, pe


@app.cell
def _(pe):
    rubber = pe.Material(friction=0.5, restitution=0.6)
    ball = pe.Body("ball", shapes=[pe.Sphere(0.1, material=rubber)], density=1000)
    drop = pe.Mechanism([ball], [pe.Free("ball")], ground=pe.Plane(material=rubber), actuated=[], name="drop")
    advice = pe.advise_penalty(drop, step=1e-4, speed=4.4)
    print(advice)
    return advice, drop


@app.cell(hide_code=True)
def _(mo):
    mo.md(r"""
    ## An impulse

    Make the contact infinitely short. Then positions stay, velocities jump, and only momentum is exchanged: $v_A^+ = v_A^- + jn/m_A$, $\omega_A^+ = \omega_A^- + j\,I_A^{-1}(r_A\times n)$, and the opposite for B. Newton's law of restitution, $v_{rel}^+ = -\varepsilon v_{rel}^-$, is one equation for the one unknown:

    $$ j = \frac{-(1+\varepsilon)\,v_{rel}^-}{\frac1{m_A} + \frac1{m_B} + n\cdot\left(I_A^{-1}(r_A\times n)\times r_A\right) + n\cdot\left(I_B^{-1}(r_B\times n)\times r_B\right)} . $$

    The denominator is the inverse of the mass that one feels at the point of contact.

    **Predict, then run.** The ball falls from 1 m and bounces with $\varepsilon = 0.6$. The spring takes steps of 0.0001 s, the impulse steps of 0.01 s, a hundred times longer. Which of the two has the better height after the first bounce?
    """)
    return


@app.cell
def _(advice, drop, np, pe):
    fall = np.sqrt(2 / 9.81)
    later = 0.6 - fall
    exact = 0.1 + 0.6 * np.sqrt(2 * 9.81) * later - 9.81 * later**2 / 2
    by_spring = pe.simulate(drop, {"ball_z": 1.1}, until=0.6, step=1e-4, contact=advice.penalty)
    by_impulse = pe.simulate(drop, {"ball_z": 1.1}, until=0.6, step=0.01)
    print(f"spring:  off by {abs(by_spring['ball_z'][-1] - exact):.1e} m, in 6,000 steps")
    print(f"impulse: off by {abs(by_impulse['ball_z'][-1] - exact):.1e} m, in 60 steps")
    return


@app.cell(hide_code=True)
def _(mo):
    mo.md(r"""
    The impulse, by far: the instant of impact is computed within the step.

    ## Rest

    A ball that lies still is not a sequence of impacts. At each contact there is a force $f_i\ge0$ (it pushes only), an acceleration $a_i\ge0$ (into the body is forbidden), and not both at once: a contact that opens has no force. Accelerations are linear in the forces, $a = Af + b$, so that

    $$ a = A f + b \ge 0, \qquad f\ge 0, \qquad f^Ta = 0 . $$

    This is a *linear complementarity problem*. With two contacts one can try all four cases; Lemke's method does it by pivots for any number.
    """)
    return


@app.cell
def _(np):
    from pendula.numerics.lemke import solve_lcp

    def plank(supports, mass=1.0, length=2.0):
        """Forces and accelerations of a level plank on supports at these distances from its centre."""
        s = np.array(supports)
        A = 1 / mass + np.outer(s, s) / (mass * length**2 / 12)
        b = np.full(len(s), -9.81)
        forces = solve_lcp(A, b)
        return forces, A @ forces + b

    for _supports in ((-0.5, 0.5), (-0.2, 0.6), (0.2, 0.6)):
        _forces, _accelerations = plank(_supports)
        print(_supports, "forces", np.round(_forces, 3), "accelerations", np.round(_accelerations, 3))
    return (plank,)


@app.cell(hide_code=True)
def _(mo):
    mo.md(r"""
    In the last case the centre is beside both supports: the plank tips about the first, and the second does nothing. That follows from the three conditions alone. With friction the forces lie in cones; the idea stays.
    """)
    return


@app.cell
def _(pe):
    pile = pe.simulate(pe.gallery.stack(bodies=3), until=0.5, step=2e-3)
    print(pile.outcome)
    pe.view(pile)
    return


@app.cell(hide_code=True)
def _(mo):
    mo.md(r"""
    ## Exercises

    **1.** A rod (1 kg, 1 m, $I = \tfrac1{12}$ kg m² about its centre) falls level at 2 m/s, and its very end hits a fixed edge with $\varepsilon = 0.5$ and without friction. How large is the impulse?
    """)
    return


@app.cell
def _():
    impulse = None  # your answer, in N s
    return (impulse,)


@app.cell(hide_code=True)
def _(exercise, impulse, pe):
    _y, _turn = pe.coordinates("y turn")
    _rod = pe.Lagrangian(
        (_y, _turn),
        _y.dot**2 / 2 + _turn.dot**2 / 24,
        contacts=[pe.Gap(_y + pe.sin(_turn) / 2, restitution=0.5, name="edge")],
        name="rod on an edge",
    )
    _hit = pe.simulate(_rod, {"y": 0.1, "y_dot": -2.0}, until=0.06, tolerance=1e-10)
    exercise(
        impulse,
        0.75,
        computed=_hit.final["y_dot"] + 2.0,
        unit="N s",
        because="1/m + r²/I = 1 + 0.25 · 12 = 4, and j = 1.5 · 2/4. At its end a rod feels like a quarter of its mass.",
    )
    return


@app.cell(hide_code=True)
def _(mo):
    mo.md(r"""
    **2.** A ball is dropped at rest, its lowest point 1 m above the floor, with $\varepsilon = 0.8$ and without drag. Its bounces become shorter and shorter. How long after it was let go is it still?
    """)
    return


@app.cell
def _():
    still = None  # your answer, in s
    return (still,)


@app.cell(hide_code=True)
def _(exercise, np, pe, still):
    _height = pe.coordinates("height")
    _bouncing = pe.Lagrangian(
        _height,
        _height.dot**2 / 2,
        9.81 * _height,
        contacts=[pe.Gap(_height, restitution=0.8, name="floor")],
        name="bouncing to rest",
    )
    _rest = pe.simulate(_bouncing, {"height": 1.0}, until=6.0, tolerance=1e-10)
    exercise(
        still,
        np.sqrt(2 / 9.81) * 1.8 / 0.2,
        computed=_rest.events[-1].t,
        unit="s",
        because="A geometric series: √(2h/g) (1 + 2ε + 2ε² + …) = √(2h/g) (1 + ε)/(1 − ε). Infinitely many bounces in 4.06 s.",
    )
    return


@app.cell(hide_code=True)
def _(mo):
    mo.md(r"""
    **3.** A plank of 1 kg and 2 m lies on supports without friction 0.2 m and 0.6 m to the right of its centre, and is let go. How hard does the first support push at that instant?
    """)
    return


@app.cell
def _():
    push = None  # your answer, in N
    return (push,)


@app.cell(hide_code=True)
def _(exercise, plank, push):
    exercise(
        push,
        9.81 / (1 + 0.2**2 * 3),
        computed=plank((0.2, 0.6))[0][0],
        unit="N",
        because="Only the first one acts: a₁ = (1/m + s²/I) f − g = 0 with I = 1/3. The plank already turns, so it is less than m g.",
    )
    return


if __name__ == "__main__":
    app.run()
