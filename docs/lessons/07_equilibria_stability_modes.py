import marimo

__generated_with = "0.25.2"
app = marimo.App()


@app.cell(hide_code=True)
def _(mo):
    mo.md(r"""
    # Equilibria, stability and modes

    Where a system rests, whether it stays there, and the few simple motions of which every small motion is made.

    ## Rest, in a frame that turns

    A system whose parts are driven along prescribed paths has $T = T_2 + T_1 + T_0$, by degree in $\dot q$. It behaves as if its potential were $U = V - T_0$: it can rest where $\nabla U = 0$, and stays where $\nabla^2 U$ is positive definite.

    A bead on a hoop of radius $R$ that spins with $\Omega$ about its vertical diameter has $T_0 = \tfrac12 mR^2\Omega^2\sin^2\theta$, so that

    $$ U = -mgR\cos\theta - \tfrac12 mR^2\Omega^2\sin^2\theta, \qquad U' = mR\sin\theta\,(g - R\Omega^2\cos\theta) . $$

    Here $\theta$ counts from the bottom. The bead rests at the bottom, at the top, and at $\cos\theta = g/(R\Omega^2)$, if there is such an angle.

    **Predict, then run.** For which of these is $U'' > 0$ when the hoop spins fast, and when it spins slowly? Sketch the stable angles over $\Omega$, then run.
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
    diagram = pe.branches("bead-on-hoop", parameter="Omega", between=(0, 10))
    print(diagram)
    pe.plot_branches(diagram)
    return


@app.cell(hide_code=True)
def _(mo):
    mo.md(r"""
    At $\Omega = \sqrt{g/R}$ the bottom loses its stability to two new rests at once: a *pitchfork*. `equilibria` says for every rest which test decided.
    """)
    return


@app.cell
def _(pe):
    print(pe.equilibria("bead-on-hoop"))
    return


@app.cell(hide_code=True)
def _(mo):
    mo.md(r"""
    ## Small motions

    Near a rest $q^*$ put $q = q^* + \delta$ and keep first powers only. Everything with two velocities drops out. ($T_1$ may leave gyroscopic forces, which have one velocity, and dampers leave theirs; here there are neither.) What remains is

    $$ M^*\ddot\delta + K^*\delta = 0, \qquad M^* = M(q^*),\quad K^* = \nabla^2 U(q^*) . $$

    Try $\delta = u\cos(\omega t)$: then $K^*u = \omega^2 M^* u$. There are as many *modes* $(\omega_r, u_r)$ as coordinates. Two modes with different frequencies are orthogonal, in the sense of both matrices:

    $$ (\omega_r^2 - \omega_s^2)\, u_s^T M^* u_r = u_s^TK^*u_r - u_r^TK^*u_s = 0 . $$

    So every small motion is a sum of modes that know nothing of each other.
    """)
    return


@app.cell
def _(np, pe):
    osc = pe.modes("double-pendulum", at={"theta1": 0, "theta2": 0})
    print(osc)
    print(np.round(osc.shapes.T @ osc.linear.M @ osc.shapes, 12))
    return (osc,)


@app.cell
def _(osc, pe):
    pe.plot_modes(osc)
    return


@app.cell(hide_code=True)
def _(mo):
    mo.md(r"""
    A start along a mode stays in it. Add the second mode, and the motion is the sum:
    """)
    return


@app.cell
def _(np, osc, pe):
    both = osc.superposition([1e-3, 1e-3])
    true = pe.simulate(
        "double-pendulum",
        dict(zip(("theta1", "theta2", "theta1_dot", "theta2_dot"), both.states(0.0), strict=True)),
        times=np.linspace(0, 5, 101),
        tolerance=1e-11,
    )
    print(
        f"linear and true motion differ by {abs(true.q - both(true.t)).max():.1e} rad in swings of {abs(true.q).max():.1e} rad"
    )
    return


@app.cell(hide_code=True)
def _(mo):
    mo.md(r"""
    In this page the card *Equilibria* puts the bead where it can rest, or slightly beside it. Change $\Omega$ and see them move.
    """)
    return


@app.cell
def _(pe):
    pe.view("bead-on-hoop")
    return


@app.cell(hide_code=True)
def _(mo):
    mo.md(r"""
    ## Exercises

    **1.** A hoop has the radius 0.4 m. At which $\Omega$ does the bead leave the bottom?
    """)
    return


@app.cell
def _():
    critical = None  # your answer, in rad/s
    return (critical,)


@app.cell(hide_code=True)
def _(critical, exercise, np, pe):
    (_fork,) = pe.branches(
        pe.gallery.bead_on_hoop(R=0.4), parameter="Omega", between=(0.0, 10.0)
    ).bifurcations
    exercise(
        critical,
        np.sqrt(9.81 / 0.4),
        computed=_fork.value,
        unit="rad/s",
        because="U''(0) = mR(g − RΩ²) changes its sign at Ω² = g/R.",
    )
    return


@app.cell(hide_code=True)
def _(mo):
    mo.md(r"""
    **2.** Two equal pendulums hang one below the other: equal point masses, equal rods without mass. For small swings, what is the ratio of the faster to the slower frequency?
    """)
    return


@app.cell
def _():
    ratio = None  # your answer
    return (ratio,)


@app.cell(hide_code=True)
def _(exercise, np, osc, ratio):
    exercise(
        ratio,
        1 + np.sqrt(2),
        computed=max(osc.frequencies) / min(osc.frequencies),
        because="ω² = (g/l)(2 ± √2), and √((2 + √2)/(2 − √2)) = 1 + √2.",
    )
    return


@app.cell(hide_code=True)
def _(mo):
    mo.md(r"""
    **3.** In the slow mode of these two, both swing to the same side. How large is $\theta_2/\theta_1$? (Both angles from the vertical.)
    """)
    return


@app.cell
def _():
    shape = None  # your answer
    return (shape,)


@app.cell(hide_code=True)
def _(exercise, np, osc, shape):
    _slow = osc.shapes[:, int(np.argmin(osc.frequencies))]
    exercise(
        shape,
        np.sqrt(2),
        computed=_slow[1] / _slow[0],
        because="The second row of K u = ω² M u is l g u₂ = ω² l² (u₁ + u₂), with ω² = (g/l)(2 − √2).",
    )
    return


if __name__ == "__main__":
    app.run()
