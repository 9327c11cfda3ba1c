import marimo

__generated_with = "0.25.2"
app = marimo.App()


@app.cell(hide_code=True)
def _(mo):
    mo.md(r"""
    # From servos to LQR and swing-up

    Push towards where it should be: that is a servo. Push by the right amount in every direction of the state: that is LQR. And for what is far away, think of energy.

    ## P, I and D

    An arm is a mass of 2 kg at the end of a light rod of 2 m, with a motor in its joint and no friction; $\theta = 0$ is where it hangs. A servo measures $e = \theta_{des} - \theta$ and sets

    $$ u = k_p e + k_i\int e\,dt + k_d\dot e . $$

    $k_p$ is a spring towards the goal, $k_d$ a damper. Neither can hold the arm *at* the goal: there $e$ and $\dot e$ are zero, but gravity still pulls. The integral grows until it carries the weight.

    **Predict, then run.** The goal is $-\pi/2.5$. With $k_p = 1500$, $k_d = 150$ and no integral, will the arm stop above the goal, below it, or keep swinging? By how much?
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
def _(np, pe, plt):
    arm = pe.gallery.pendularm()
    goal = -np.pi / 2.5
    response, chart = plt.subplots(figsize=(7, 3), layout="constrained")
    for _label, _servo in {
        "P and D": pe.PID(kp=1500, kd=150, desired=goal),
        "P, I and D": pe.PID(kp=1500, ki=1500, kd=150, desired=goal),
    }.items():
        _run = pe.simulate(arm, until=10.0, step=0.01, control=_servo)
        chart.plot(_run.t, np.degrees(_run["theta1"] - goal), label=_label)
        print(
            f"{_label}: {np.degrees(_run['theta1'][-1] - goal):+.3f}° beside the goal, held by {_run['u1'][-1]:.2f} N m"
        )
    chart.set(xlabel="t, s", ylabel="error, °", ylim=(-1, 5))
    chart.legend()
    response
    return (arm,)


@app.cell(hide_code=True)
def _(mo):
    mo.md(r"""
    Below it (nearer to hanging), by $m g l\sin\theta/k_p$, about 1.4°. The integral takes that away.

    ## All states at once

    A cart under a pole has one motor and two things to hold. Linearise about the upright rest, $\dot x = A x + B u$, and ask for the feedback $u = -Kx$ with the least

    $$ J = \int_0^\infty x^TQx + u^TRu\;dt . $$

    If $x^TSx$ is the cost still to come, then going on for $dt$ must not change the sum: $\min_u\, x^TQx + u^TRu + 2x^TS(Ax + Bu) = 0$. The minimum is at $u = -R^{-1}B^TS\,x$, and what remains is Riccati's equation,

    $$ A^TS + SA - SBR^{-1}B^TS + Q = 0 . $$
    """)
    return


@app.cell
def _(np, pe):
    cart = pe.gallery.cart_pole()
    lqr = pe.LQR(cart, at={"theta": np.pi}, largest={"x": 0.5, "theta": 0.2, "u": 20}, limit=40)
    print("open loop:  ", np.round(pe.linearise(cart, at={"theta": np.pi}).poles, 2))
    print("closed loop:", np.round(lqr.poles, 2))
    balanced = pe.simulate(cart, {"theta": 2.8}, until=6.0, tolerance=1e-8, control=lqr)
    print(f"after 6 s: {balanced['theta'][-1] - np.pi:+.1e} rad from upright")
    return cart, lqr


@app.cell(hide_code=True)
def _(mo):
    mo.md(r"""
    How much does this loop bear? Every LQR tolerates half its gain, and 60° of lag.
    """)
    return


@app.cell
def _(cart, lqr, pe):
    print(pe.gain_margins(cart, lqr))
    return


@app.cell(hide_code=True)
def _(mo):
    mo.md(r"""
    ## From far away

    A linear law knows nothing of the bottom. Energy does: the pole is upright and still when its energy is that of the upright rest. If the cart accelerates with $a$, the pole feels it as $ml\ddot\theta = -mg\sin\theta - ma\cos\theta$, so that its energy changes by $\dot E = -m l a\,\dot\theta\cos\theta$. Choose $a \propto (E - E_{up})\,\dot\theta\cos\theta$: then $E - E_{up}$ can only shrink. Hand over to the LQR when it can catch the pole.
    """)
    return


@app.cell
def _(cart, lqr, np, pe):
    swing = pe.simulate(cart, {"theta": 0.1}, until=10.0, tolerance=1e-8, control=pe.SwingUp(lqr))
    print(
        f"the regulator took over at {swing.t[swing['acting'] > 0][-1]:.2f} s; cos θ is {np.cos(swing['theta'][-1]):+.6f}"
    )
    pe.sketch(swing)
    return


@app.cell
def _(cart, lqr, pe):
    pe.view(cart, control=lqr, start={"theta": 2.8})
    return


@app.cell(hide_code=True)
def _(mo):
    mo.md(r"""
    ## Exercises

    **1.** Which constant torque holds the arm level ($\theta = \pi/2$; 2 kg on 2 m)? A positive torque turns towards larger $\theta$.
    """)
    return


@app.cell
def _():
    torque = None  # your answer, in N m
    return (torque,)


@app.cell(hide_code=True)
def _(exercise, np, pe, torque):
    exercise(
        torque,
        2 * 9.81 * 2,
        computed=pe.trim("pendularm", at={"theta1": np.pi / 2}, free=["u1"]).inputs["u1"],
        unit="N m",
        because="m g l: nothing else acts.",
    )
    return


@app.cell(hide_code=True)
def _(mo):
    mo.md(r"""
    **2.** The goal of the same arm is to hang, $\theta_{des} = 0$, and $k_p = 100$ N m/rad. For small deviations (gravity acts too), which $k_d$ makes it critically damped, so that it comes to its goal without overshoot as fast as it can?
    """)
    return


@app.cell
def _():
    damping = None  # your answer, in N m s
    return (damping,)


@app.cell(hide_code=True)
def _(arm, damping, exercise, np, pe):
    _near = pe.linearise(pe.derive(arm).with_control(pe.PID(kp=100, kd=1.0)), at={"theta1": 0.0})
    exercise(
        damping,
        2 * np.sqrt(8 * (100 + 2 * 9.81 * 2)),
        computed=2 * np.sqrt(_near.M[0, 0] * _near.K[0, 0]),
        unit="N m s",
        because="I = m l² = 8, and gravity is a spring too: k = kp + m g l. Critical is kd = 2√(I k).",
    )
    return


@app.cell(hide_code=True)
def _(mo):
    mo.md(r"""
    **3.** The smallest LQR: $\dot x = x + u$ with $J = \int x^2 + u^2\,dt$. What is $K$ in $u = -Kx$?
    """)
    return


@app.cell
def _():
    gain = None  # your answer
    return (gain,)


@app.cell(hide_code=True)
def _(exercise, gain, np):
    from scipy.linalg import solve_continuous_are

    _one = np.eye(1)
    exercise(
        gain,
        1 + np.sqrt(2),
        computed=solve_continuous_are(_one, _one, _one, _one)[0, 0],
        because="2s − s² + 1 = 0 has the positive root 1 + √2. The closed loop is x' = −√2 x.",
    )
    return


if __name__ == "__main__":
    app.run()
