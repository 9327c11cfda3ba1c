import marimo

__generated_with = "0.25.2"
app = marimo.App()


@app.cell(hide_code=True)
def _(mo):
    mo.md(r"""
    # From energies to equations

    Two scalars, kinetic and potential energy, hold all of a system's motion. Lagrange's equations take them out, without one free-body diagram.

    ## The recipe

    Choose coordinates $q$ that say where everything is. Write $T(q,\dot q)$ and $V(q)$; then, with $L = T - V$,

    $$ \frac{d}{dt}\frac{\partial L}{\partial \dot q_i} - \frac{\partial L}{\partial q_i} = 0, \qquad i = 1 \dots n . $$

    Why does it work? For one particle with Cartesian coordinates, $\partial L/\partial\dot x = m\dot x$ and $\partial L/\partial x = -\partial V/\partial x$: Newton's law. What Lagrange found is that the equation keeps its form in *any* coordinates, also in those that respect a rod or a rail. The forces of rods and rails do no work, so that they never appear.

    The number of coordinates that are needed is the number of degrees of freedom: $N$ particles have $3N$, and each of $m$ constraints takes one away.

    ## A pendulum on a cart

    Two coordinates: where the cart is, and the angle of the pole. Points are written as they are; velocities follow by themselves.
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
    x, theta = pe.coordinates("x theta")
    M, m, l, g = pe.parameters(M=1.0, m=0.2, l=0.5, g=9.81)
    cart = pe.Point(x, 0)
    bob = pe.Point(x + l * pe.sin(theta), -l * pe.cos(theta))
    print(bob.velocity)
    return M, bob, cart, g, m, theta, x


@app.cell
def _(M, bob, cart, g, m, pe, theta, x):
    system = pe.Lagrangian(
        (x, theta),
        kinetic=M * x.dot**2 / 2 + m * bob.velocity.dot(bob.velocity) / 2,
        potential=m * g * bob.y,
        name="cart and pendulum",
        start={"theta": 2.0},
        drawing=[pe.Cart(cart, 0.3, 0.15), pe.Rod(cart, bob), pe.Disc(bob, 0.05), pe.Trail(bob)],
    )
    derived = pe.equations(system)
    print(derived)
    return derived, system


@app.cell(hide_code=True)
def _(mo):
    mo.md(r"""
    Step by step, as one would at the blackboard:
    """)
    return


@app.cell
def _(derived):
    print(derived.steps())
    return


@app.cell(hide_code=True)
def _(mo):
    mo.md(r"""
    **Predict, then run.** Nothing holds the cart, and nothing pushes the whole sideways. The pole is let go at 2 rad, all at rest. Which quantity is constant from the start to the end, beside the energy? Where will the centre of mass be after five seconds?
    """)
    return


@app.cell
def _(bob, np, pe, system):
    run = pe.simulate(system, until=5.0, tolerance=1e-10)
    centre = (1.0 * run["x"] + 0.2 * run[bob.x]) / 1.2
    print(f"the cart has moved between {run['x'].min():.3f} and {run['x'].max():.3f} m")
    print(f"the centre of mass by {np.ptp(centre):.1e} m")
    return


@app.cell(hide_code=True)
def _(mo):
    mo.md(r"""
    $x$ itself is not in $L$, only $\dot x$: such a coordinate is *cyclic*, and its momentum $\partial L/\partial\dot x$ is constant. Symmetry gives conservation; that is Noether's theorem, in the smallest possible case.
    """)
    return


@app.cell
def _(pe, system):
    pe.view(system, step=1e-3)
    return


@app.cell(hide_code=True)
def _(mo):
    mo.md(r"""
    ## Exercises

    **1.** A bead of mass $m$ slides without friction on a parabola $y = x^2/2$ (metres) in gravity ($g = 9.81$ m/s², along $-y$). By its coordinate $x$, what is its "mass", the factor of $\ddot x$ in its equation of motion, at $x = 2$ m for $m = 1$ kg?
    """)
    return


@app.cell
def _():
    factor = None  # your answer, in kg
    return (factor,)


@app.cell(hide_code=True)
def _(exercise, factor, pe):
    _s = pe.coordinates("s")
    _bead = pe.Point(_s, _s**2 / 2)
    _wire = pe.Lagrangian(
        _s, _bead.velocity.dot(_bead.velocity) / 2, 9.81 * _bead.y, name="bead on a parabola"
    )
    exercise(
        factor,
        5.0,
        computed=pe.derive(_wire).mass_matrix([2.0])[0, 0],
        unit="kg",
        because="The velocity is (1, x) ẋ, so T = ½ m (1 + x²) ẋ².",
    )
    return


@app.cell(hide_code=True)
def _(mo):
    mo.md(r"""
    **2.** How often per second does that bead swing about $x = 0$, to and fro, for small swings? ($g = 9.81$ m/s²; the frequency in Hz, not in rad/s.)
    """)
    return


@app.cell
def _():
    frequency = None  # your answer, in Hz
    return (frequency,)


@app.cell(hide_code=True)
def _(exercise, frequency, np, pe):
    _t = pe.coordinates("t1")
    _at = pe.Point(_t, _t**2 / 2)
    _parabola = pe.Lagrangian(
        _t, _at.velocity.dot(_at.velocity) / 2, 9.81 * _at.y, name="bead near the bottom"
    )
    exercise(
        frequency,
        np.sqrt(9.81) / (2 * np.pi),
        computed=pe.modes(_parabola, at={"t1": 0}).frequencies[0] / (2 * np.pi),
        unit="Hz",
        because="Near the bottom T = ½ m ẋ² and V = ½ m g x²: ω² = g (in 1/s², as the curvature is 1/m).",
    )
    return


@app.cell(hide_code=True)
def _(mo):
    mo.md(r"""
    **3.** Cart and pole as above, let go at rest with the pole level ($\theta = \pi/2$). How fast does the cart move when the pole passes the bottom? (Two quantities are constant.)
    """)
    return


@app.cell
def _():
    speed = None  # your answer, in m/s, without sign
    return (speed,)


@app.cell(hide_code=True)
def _(exercise, np, pe, speed, system, theta):
    _fall = pe.simulate(
        system,
        {"theta": np.pi / 2},
        until=2.0,
        tolerance=1e-11,
        events=pe.Event(theta, "bottom", direction="falling", terminal=True),
    )
    exercise(
        speed,
        np.sqrt(2 * 0.2 * 9.81 * 0.5 * 0.2 / (1.0 * 1.2)),
        computed=abs(_fall.final["x_dot"]),
        unit="m/s",
        because="M V = m w with the bob's speed w, and m g l = ½ M V² + ½ m w²: V² = 2 m² g l / (M (M + m)).",
    )
    return


if __name__ == "__main__":
    app.run()
