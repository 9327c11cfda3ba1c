import marimo

__generated_with = "0.25.2"
app = marimo.App()


@app.cell(hide_code=True)
def _(mo):
    mo.md(r"""
    # Why Euler's pendulum explodes

    The simplest method there is, on the simplest swing there is, and the pendulum goes over the top by itself. Where does the energy come from, and exactly how much of it?

    A method of integration replaces $\dot y = f(y)$ by a rule from $y_n$ to $y_{n+1}$. Euler's rule follows the tangent:

    $$ y_{n+1} = y_n + h\, f(y_n). $$

    A pendulum of length $l$ has $\ddot\theta = -(g/l)\sin\theta$. Let us do what everybody does first: write the loop by hand.
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
def _(np):
    g, l, h = 9.81, 1.0, 0.02
    theta, rate = 1.0, 0.0  # rad, rad/s
    angles = []
    for _ in range(500):  # ten seconds
        theta, rate = theta + h * rate, rate - h * g / l * np.sin(theta)
        angles.append(theta)
    print(
        f"largest angle of the last two seconds: {max(np.abs(angles[-100:])):.2f} rad; it began at 1.00 rad"
    )
    return (angles,)


@app.cell(hide_code=True)
def _(mo):
    mo.md(r"""
    The same by pendula. `run.energy.total` is $E = T + V$ at every step.
    """)
    return


@app.cell
def _(angles, np, pe):
    euler = pe.simulate("pendulum", {"theta": 1.0}, until=10.0, step=0.02, integrator="euler")
    assert np.allclose(euler["theta"][1:], angles)  # the same arithmetic
    print(euler.outcome)
    print(f"energy: {euler.energy.total[0]:.2f} J at the start, {euler.energy.total[-1]:.2f} J at the end")
    return


@app.cell(hide_code=True)
def _(mo):
    mo.md(r"""
    ## Where the energy comes from

    For small angles $\sin\theta\approx\theta$. With $\omega^2 = g/l$ one step is linear,

    $$ \theta' = \theta + h v, \qquad v' = v - h\omega^2\theta . $$

    Put it into the energy $E = \tfrac12 v^2 + \tfrac12\omega^2\theta^2$. The mixed terms cancel, and what is left is

    $$ E' = \tfrac12 (v - h\omega^2\theta)^2 + \tfrac12\omega^2(\theta + h v)^2 = (1 + h^2\omega^2)\,E . $$

    Not an estimate: **every** step multiplies the energy by $1 + h^2\omega^2$, wherever the pendulum is. After a time $t$ there were $t/h$ steps, so that

    $$ \frac{E(t)}{E(0)} = (1+h^2\omega^2)^{t/h} \approx e^{\omega^2 h\, t} . $$

    A smaller step makes the growth slower. No step makes it stop.

    **Predict, then run.** Semi-implicit Euler differs in one letter: it moves the angle with the *new* rate, $\theta' = \theta + h v'$. It is of first order like Euler's method, and costs the same. Before you run the next cell, sketch its energy over twenty seconds beside Euler's: does it grow more slowly, fall, or something else?
    """)
    return


@app.cell
def _(pe, plt):
    figure, axes = plt.subplots(figsize=(7, 3), layout="constrained")
    for _method in ("euler", "semi-implicit-euler"):
        _run = pe.simulate("pendulum", {"theta": 1.0}, until=20.0, step=0.02, integrator=_method)
        axes.plot(_run.t, _run.energy.total, label=_method)
    axes.set(xlabel="t, s", ylabel="energy, J", ylim=(-9, 5))
    axes.legend()
    figure
    return


@app.cell(hide_code=True)
def _(mo):
    mo.md(r"""
    It swings about the right value and stays near it for ever. In the linear case it keeps *another* energy exactly, $\tfrac12 v^2 + \tfrac12\omega^2\theta^2 - \tfrac12 h\omega^2\theta v$, which is near the true one. The reason is geometric: the matrix of its step has determinant 1, so that areas in the phase plane are kept, and a closed curve cannot become a spiral. Methods with this property are called *symplectic*.

    ## Play with it

    Keys `0` to `4` of this page choose the integrator while it moves; watch the plot of the energy. Make the step longer, and Euler's pendulum goes over the top within seconds.
    """)
    return


@app.cell
def _(pe):
    pe.view("pendulum", start={"theta": 1.0}, step=0.02, integrator="euler")
    return


@app.cell(hide_code=True)
def _(mo):
    mo.md(r"""
    ## Exercises

    **1.** A small swing with $g = 9.81$, $l = 1$ is integrated by Euler's method with $h = 0.01$ s. By what factor has its energy grown after 10 s?
    """)
    return


@app.cell
def _():
    growth = None  # your answer, a number
    return (growth,)


@app.cell(hide_code=True)
def _(exercise, growth, pe):
    _run = pe.simulate("pendulum", {"theta": 1e-4}, until=10.0, step=0.01, integrator="euler")
    _energy = _run["theta_dot"] ** 2 + 9.81 * _run["theta"] ** 2
    exercise(
        growth,
        (1 + 0.01**2 * 9.81) ** 1000,
        computed=_energy[-1] / _energy[0],
        because="A thousand steps, each by 1 + h²ω² = 1.000981; e^(ω² h t) = 2.667 is nearly the same.",
    )
    return


@app.cell(hide_code=True)
def _(mo):
    mo.md(r"""
    **2.** What is the longest step with which the energy grows by no more than one per cent in these 10 s?
    """)
    return


@app.cell
def _():
    short_step = None  # your answer, in s, to two digits
    return (short_step,)


@app.cell(hide_code=True)
def _(exercise, np, pe, short_step):
    _run = pe.simulate("pendulum", {"theta": 1e-4}, until=10.0, step=1e-4, integrator="euler", save_every=100)
    _energy = _run["theta_dot"] ** 2 + 9.81 * _run["theta"] ** 2
    exercise(
        short_step,
        np.log(1.01) / (9.81 * 10),
        computed=1e-4 * np.log(1.01) / np.log(_energy[-1] / _energy[0]),
        unit="s",
        tolerance=0.02,  # two digits are enough
        because="ω² h t = ln 1.01. That is 98,600 steps for one per cent; RK4 needs about 70.",
    )
    return


@app.cell(hide_code=True)
def _(mo):
    mo.md(r"""
    **3.** One Euler step maps $(\theta, v)$ by a matrix. What is its determinant for the same small swing with $h = 0.1$ s? (Areas in the phase plane grow by this factor in every step.)
    """)
    return


@app.cell
def _():
    area = None  # your answer
    return (area,)


@app.cell(hide_code=True)
def _(area, exercise, np, pe):
    _corners = [
        pe.simulate("pendulum", {"theta": a, "theta_dot": b}, until=0.1, step=0.1, integrator="euler")
        for a, b in ((1e-5, 0.0), (0.0, 1e-5))
    ]
    _matrix = np.array([[_r["theta"][-1], _r["theta_dot"][-1]] for _r in _corners]).T / 1e-5
    exercise(
        area,
        1 + 0.1**2 * 9.81,
        computed=np.linalg.det(_matrix),
        because="det [[1, h], [−hω², 1]] = 1 + h²ω²: the same number as for the energy, which is an area too.",
    )
    return


if __name__ == "__main__":
    app.run()
