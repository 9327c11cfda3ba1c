import marimo

__generated_with = "0.25.2"
app = marimo.App()


@app.cell(hide_code=True)
def _(mo):
    mo.md(r"""
    # Verlet, RK4 and Butcher's tableaux

    What "order four" means, how to read it off a table of numbers, and why a method of order two may still be the better one.

    ## Error per step, error in the end

    Compare a step with Taylor's series $y(t+h) = y + h\dot y + \tfrac12 h^2\ddot y + \dots$ Euler's method has the first two terms. What it leaves out, $\tfrac12 h^2\ddot y$, is its error in one step; after $t/h$ steps the error is proportional to $h$. A method that agrees up to $h^p$ has an error proportional to $h^p$ in the end: it is of **order** $p$. Halve the step, and the error falls by $2^p$.

    The **midpoint** method goes half a step by Euler, takes the slope there, and uses it for the whole step. The two half-errors cancel: order 2. **RK4** asks four times,

    $$ k_1 = f(y),\quad k_2 = f(y + \tfrac h2 k_1),\quad k_3 = f(y+\tfrac h2 k_2),\quad k_4 = f(y + h k_3),\qquad y' = y + \tfrac h6 (k_1+2k_2+2k_3+k_4). $$

    Butcher's tableau is such a method as a table: row $i$ has the factors $a_{ij}$ of the slopes that lead to the $i$-th stage, whose time is $c_i = \sum_j a_{ij}$; the last row has the weights $b_i$ with which the slopes are added up.
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
    classical = pe.Tableau(
        [[0, 0, 0, 0], ["1/2", 0, 0, 0], [0, "1/2", 0, 0], [0, 0, 1, 0]],
        ["1/6", "1/3", "1/3", "1/6"],
        name="RK4",
    )
    print(classical)
    return (classical,)


@app.cell(hide_code=True)
def _(mo):
    mo.md(r"""
    The order was not typed: pendula finds it from the table. For order 1, $\sum b_i = 1$. For order 2 also $\sum b_i c_i = \tfrac12$. For order 3 two more, $\sum b_i c_i^2 = \tfrac13$ and $\sum b_i a_{ij} c_j = \tfrac16$; for order 4 four more. Change one number, and see what is left:
    """)
    return


@app.cell
def _(classical, pe):
    spoilt = pe.Tableau(
        [[0, 0, 0, 0], ["1/2", 0, 0, 0], [0, "1/2", 0, 0], [0, 0, 1, 0]],
        ["1/4", "1/4", "1/4", "1/4"],
        name="equal weights",
    )
    print(spoilt.order, "instead of", classical.order)
    return


@app.cell(hide_code=True)
def _(mo):
    mo.md(r"""
    ## Measured

    Theory says $2^p$. The pendulum should agree.
    """)
    return


@app.cell
def _(pe):
    measured = pe.compare(
        "pendulum", {"theta": 1.0}, until=5.0, integrators=["euler", "midpoint", "velocity-verlet", "rk4"]
    )
    print(measured)
    return


@app.cell(hide_code=True)
def _(mo):
    mo.md(r"""
    ## Verlet

    Velocity Verlet is made for $\ddot x = a(x)$ and asks once in a step:

    $$ x' = x + h v + \tfrac12 h^2 a, \qquad v' = v + \tfrac12 h\,(a + a'). $$

    It is of order 2. It is also symmetric in time and symplectic (where the mass matrix is constant and forces depend on positions alone), and that is another kind of goodness.

    **Predict, then run.** A pendulum swings for 500 s, some 230 periods. RK4 takes a step of 0.2 s; Verlet takes 0.05 s, which costs the same. RK4 is of order 4. Which of the two has lost more energy in the end?
    """)
    return


@app.cell
def _(pe, plt):
    energies, panel = plt.subplots(figsize=(7, 3), layout="constrained")
    for _method, _step in (("rk4", 0.2), ("velocity-verlet", 0.05)):
        _run = pe.simulate("pendulum", {"theta": 1.0}, until=500.0, step=_step, integrator=_method)
        panel.plot(_run.t, _run.energy.total, label=f"{_method}, h = {_step} s", lw=0.8)
    panel.set(xlabel="t, s", ylabel="energy, J")
    panel.legend()
    energies
    return


@app.cell(hide_code=True)
def _(mo):
    mo.md(r"""
    RK4 is the more accurate in every single step, but its small errors all have the same sign: energy seeps away. Verlet's errors are larger and come back to where they were. For an accurate answer over a few periods take a high order; for planets over a million years take a symplectic method, or `gauss4`, which is both.
    """)
    return


@app.cell
def _(pe):
    pe.view("pendulum", start={"theta": 2.5}, step=0.05, integrator="velocity-verlet")
    return


@app.cell(hide_code=True)
def _(mo):
    mo.md(r"""
    ## Exercises

    **1.** With a step of 0.1 s, a method of order 4 is wrong by $3\cdot10^{-5}$ rad. What will its error be with a step of 0.02 s?
    """)
    return


@app.cell
def _():
    error = None  # your answer, in rad
    return (error,)


@app.cell(hide_code=True)
def _(error, exercise, pe):
    _errors = [
        abs(
            pe.simulate("pendulum", {"theta": 1.0}, until=4.0, step=_h, integrator="rk4")["theta"][-1]
            - pe.simulate("pendulum", {"theta": 1.0}, until=4.0, tolerance=1e-13)["theta"][-1]
        )
        for _h in (0.05, 0.01)
    ]
    exercise(
        error,
        3e-5 / 5**4,
        computed=3e-5 * _errors[1] / _errors[0],
        unit="rad",
        tolerance=0.1,
        because="Five times shorter, 5⁴ = 625 times less: 4.8e-8.",
    )
    return


@app.cell(hide_code=True)
def _(mo):
    mo.md(r"""
    **2.** Ralston's method has two stages, at $c_1 = 0$ and two thirds into the step, $c_2 = \tfrac23$. Which weights $b_1, b_2$ make it of order 2?
    """)
    return


@app.cell
def _():
    weights = None  # your answer, such as (0.5, 0.5)
    return (weights,)


@app.cell(hide_code=True)
def _(exercise, weights):
    from pendula.numerics.known import RALSTON

    exercise(
        weights,
        (1 / 4, 3 / 4),
        computed=[float(_b) for _b in RALSTON.b],
        because="b₁ + b₂ = 1 and b₂ · 2/3 = 1/2.",
    )
    return


@app.cell(hide_code=True)
def _(mo):
    mo.md(r"""
    **3.** For $\ddot x = -\omega^2 x$, velocity Verlet is stable only while $h\omega$ is below a number. Which? (Write a step as a matrix: its determinant is 1, so that the trace decides.)
    """)
    return


@app.cell
def _():
    bound = None  # your answer, h ω
    return (bound,)


@app.cell(hide_code=True)
def _(bound, exercise, np, pe):
    def _stays(step):
        _run = pe.simulate(
            "pendulum", {"theta": 1e-9}, until=400 * step, step=step, integrator="velocity-verlet"
        )
        return abs(_run["theta"]).max() < 1e-6

    _low, _high = 0.3, 1.0
    for _ in range(12):
        _middle = (_low + _high) / 2
        _low, _high = (_middle, _high) if _stays(_middle) else (_low, _middle)
    exercise(
        bound,
        2.0,
        computed=_low * np.sqrt(9.81),
        because="The trace is 2 − h²ω²; eigenvalues lie on the unit circle while its absolute value is below 2.",
    )
    return


if __name__ == "__main__":
    app.run()
