import marimo

__generated_with = "0.25.2"
app = marimo.App()


@app.cell(hide_code=True)
def _(mo):
    mo.md(r"""
    # Multipliers, reactions and drift

    Sometimes one wants the force in the rod. Then the rod becomes an equation, its force an unknown, and the numbers begin to drift.

    ## A pendulum that does not know its angle

    Let a mass be where it likes, $q = (x, y)$, and demand $\phi(q) = x^2 + y^2 - l^2 = 0$. The rod's force is along the gradient of $\phi$, with a factor that nobody knows yet, the *multiplier* $\lambda$:

    $$ M\ddot q + C\dot q + G = Q + A^T\lambda, \qquad A = \frac{\partial\phi}{\partial q}. $$

    One equation is missing. Differentiate the constraint twice: $A\dot q = 0$, then $A\ddot q + \dot A\dot q = 0$. Together,

    $$ \begin{bmatrix} M & -A^T \\ A & 0\end{bmatrix}\begin{bmatrix}\ddot q\\ \lambda\end{bmatrix} = \begin{bmatrix} Q - C\dot q - G\\ -\dot A\dot q\end{bmatrix}, $$

    and with $\ddot q$ from the first row put into the second,

    $$ \lambda = -(A M^{-1}A^T)^{-1}\left(A M^{-1}(Q - C\dot q - G) + \dot A\dot q\right). $$
    """)
    return


@app.cell
def _():
    import marimo as mo
    import matplotlib.pyplot as plt
    import numpy as np

    import pendula as pe
    from pendula.exercises import exercise

    return exercise, mo, np, pe, plt


@app.cell
def _(pe):
    x, y = pe.coordinates("x y")
    m, l, g = pe.parameters(m=1.0, l=1.0, g=9.81)
    bob = pe.Point(x, y)
    pendulum = pe.Lagrangian(
        (x, y),
        kinetic=m * bob.velocity.dot(bob.velocity) / 2,
        potential=m * g * y,
        constraints=[pe.Holonomic(x**2 + y**2 - l**2, name="rod")],
        name="pendulum in x and y",
        start={"x": 1.0, "y": 0.0},
        drawing=[pe.Rod(pe.Point(0, 0), bob), pe.Disc(bob, 0.08)],
    )
    print(pe.equations(pendulum).A)
    return (pendulum,)


@app.cell(hide_code=True)
def _(mo):
    mo.md(r"""
    The formula for $\lambda$, by hand, against what the compiled system says:
    """)
    return


@app.cell
def _(np, pe, pendulum):
    q, v = np.array([0.6, -0.8]), np.array([0.8, 0.6]) * 2.0
    A, A_rate = 2 * q, 2 * v
    by_hand = -(A @ np.array([0.0, -9.81]) + A_rate @ v) / (A @ A)
    _short = pe.simulate(pendulum, {"x": 0.6, "y": -0.8, "x_dot": 1.6, "y_dot": 1.2}, until=0.01, step=0.01)
    print(by_hand, _short["rod"][0])
    assert np.isclose(by_hand, _short["rod"][0])
    return


@app.cell(hide_code=True)
def _(mo):
    mo.md(r"""
    ## The force in the rod
    """)
    return


@app.cell
def _(np, pe, pendulum, plt):
    swing = pe.simulate(pendulum, until=4.0, step=1e-3)
    tension = -2 * swing["rod"] * np.hypot(swing["x"], swing["y"])  # |Aᵀλ|, positive where the rod pulls
    tension_plot, tension_axes = plt.subplots(figsize=(7, 2.6), layout="constrained")
    tension_axes.plot(swing.t, tension)
    tension_axes.set(xlabel="t, s", ylabel="pull of the rod, N")
    tension_plot
    return (tension,)


@app.cell(hide_code=True)
def _(mo):
    mo.md(r"""
    ## Drift

    The equations hold $\ddot\phi = 0$, not $\phi = 0$. Every step makes a small error in $\phi$ and in $\dot\phi$; nothing brings them back.

    **Predict, then run.** We integrate for ten seconds with RK4 and a step of 0.01 s, without any cure. By how much will the rod's length be wrong: by rounding ($10^{-15}$), by something like the step's error, or by ever more?
    """)
    return


@app.cell
def _(np, pe, pendulum):
    for _how in ("none", pe.Baumgarte(5.0, 5.0), "projection"):
        _run = pe.simulate(pendulum, until=10.0, step=0.01, stabilisation=_how)
        _wrong = abs(np.hypot(_run["x"], _run["y"]) - 1)
        _until = (f"{_wrong[_run.t <= _t].max():.1e} m" for _t in (2.5, 5.0, 10.0))
        print(f"{_how!s:32} at most {', '.join(_until)} in 2.5, 5, 10 s")
    return


@app.cell(hide_code=True)
def _(mo):
    mo.md(r"""
    By ever more: what is wrong with $\dot\phi$ adds up in $\phi$, so that twice the time gives four times the error. Baumgarte's cure replaces $\ddot\phi = 0$ by $\ddot\phi + 2\alpha\dot\phi + \beta^2\phi = 0$, a damped spring that pulls back: the error no longer grows, but never vanishes. Projection moves the state back onto the constraint after every step, by the smallest change in the metric of $M$. It is pendula's way unless you say otherwise.

    ## A coordinate for the sake of its reaction

    A constraint can also be added on purpose: the pin of a pendulum is given a coordinate $y$, only to be held at $y = 0$. The multiplier of that constraint is the pin's vertical force.
    """)
    return


@app.cell
def _(np, pe):
    held = pe.simulate("held-pin-pendulum", {"theta": np.pi / 3}, until=5.0, step=1e-3)
    (pin,) = held.model.constraints  # the constraints' names: here there is one
    expected = (9.81 * np.cos(held["theta"]) + held["theta_dot"] ** 2) * np.cos(held["theta"])
    print(f"largest: {held[pin].max():.2f} N; m (g cos θ + L θ̇²) cos θ would be {expected.max():.2f} N")
    print(pe.mobility("held-pin-pendulum"))
    return


@app.cell
def _(pe, pendulum):
    pe.view(pendulum, step=1e-3)
    return


@app.cell(hide_code=True)
def _(mo):
    mo.md(r"""
    ## Exercises

    **1.** The pendulum above (1 kg, 1 m) is let go at rest with its rod level. How hard does the rod pull when the mass passes the bottom?
    """)
    return


@app.cell
def _():
    pull = None  # your answer, in N
    return (pull,)


@app.cell(hide_code=True)
def _(exercise, pull, tension):
    exercise(
        pull,
        3 * 9.81,
        computed=tension.max(),
        unit="N",
        because="½ m v² = m g l, and the pull is m g + m v²/l = 3 m g, whatever the length.",
    )
    return


@app.cell(hide_code=True)
def _(mo):
    mo.md(r"""
    **2.** Two particles in space are joined by a rigid rod without mass. One of them slides on a table and never leaves it; the other is free. How many degrees of freedom are left?
    """)
    return


@app.cell
def _():
    freedoms = None  # your answer, a whole number
    return (freedoms,)


@app.cell(hide_code=True)
def _(exercise, freedoms, pe):
    _c = pe.coordinates("a1 a2 a3 b1 b2 b3")
    _dumbbell = pe.Lagrangian(
        _c,
        kinetic=sum(_q.dot**2 for _q in _c) / 2,
        constraints=[
            pe.Holonomic(sum((_c[_i] - _c[_i + 3]) ** 2 for _i in range(3)) - 1, name="rod"),
            pe.Holonomic(_c[2], name="table"),
        ],
        name="dumbbell on a table",
        start={"b1": 0.6, "b3": 0.8},
    )
    exercise(
        freedoms,
        4,
        computed=pe.mobility(_dumbbell).freedom,
        because="3 N − m = 6 − 2: one particle moves on the table (2), and the rod turns in space about it (2).",
    )
    return


@app.cell(hide_code=True)
def _(mo):
    mo.md(r"""
    **3.** Without stabilisation, RK4 let the rod's length drift. By what factor does the drift after a given time shrink if the step is halved?
    """)
    return


@app.cell
def _():
    shrinks = None  # your answer, a number
    return (shrinks,)


@app.cell(hide_code=True)
def _(exercise, np, pe, pendulum, shrinks):
    _drifts = []
    for _h in (0.02, 0.01):
        _run = pe.simulate(pendulum, until=4.0, step=_h, stabilisation="none")
        _drifts.append(abs(np.hypot(_run["x"][-1], _run["y"][-1]) - 1))
    exercise(
        shrinks,
        16,
        computed=_drifts[0] / _drifts[1],
        tolerance=0.02,  # terms of higher order in the step: 0.3 % at 0.02 s
        because="A method of order 4: 2⁴. The drift is nothing but the error of integration, where one can see it.",
    )
    return


if __name__ == "__main__":
    app.run()
