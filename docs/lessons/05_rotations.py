import marimo

__generated_with = "0.25.2"
app = marimo.App()


@app.cell(hide_code=True)
def _(mo):
    mo.md(r"""
    # Rotations, Euler rates, quaternions

    Turning in space is not adding angles. What an angular velocity is, where three angles fail, and why four numbers never do.

    ## Axes that turn

    A rotation $R$ turns components along the axes of a body into components along those of the world: $p = R\,p'$. Its columns are the body's axes, so that $R^T R = 1$ and the inverse is the transpose. About one axis,

    $$ R_z(\psi) = \begin{bmatrix} \cos\psi & -\sin\psi & 0\\ \sin\psi & \cos\psi & 0\\ 0&0&1\end{bmatrix}. $$

    Any attitude is three such turns. In "3-2-1" the body turns about $z$ by yaw, about its new $y$ by pitch, about its new $x$ by roll: $R = R_z R_y R_x$, factors from left to right because each turn is about axes that have already turned.
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
    from pendula.spatial import Rotation, Rx, Ry, Rz, euler_rate_matrix, euler_rates, skew

    yaw, pitch, roll = 0.4, -0.3, 1.1
    R = np.array(Rz(yaw)) @ np.array(Ry(pitch)) @ np.array(Rx(roll))
    assert np.allclose(R, Rotation.from_euler("321", (yaw, pitch, roll)).matrix)
    print(R)
    return R, Rotation, euler_rate_matrix, euler_rates, pitch, roll, skew, yaw


@app.cell(hide_code=True)
def _(mo):
    mo.md(r"""
    ## Angular velocity

    From $R R^T = 1$ follows $\dot R R^T + R\dot R^T = 0$: the matrix $\dot R R^T$ is skew, and has three numbers. They are the angular velocity, $\dot R = [\omega]_\times R$. The rates of Euler angles are *not* its components. Each rate turns about an axis of its own, and these are not perpendicular:

    $$ \omega = E(u)\,\dot u . $$

    In code, small letters are turns about *fixed* axes: `"xyz"` with (roll, pitch, yaw) is the attitude of "3-2-1" above, as each turn about a fixed axis multiplies from the left.
    """)
    return


@app.cell
def _(R, Rotation, euler_rate_matrix, np, pitch, roll, skew, yaw):
    angles, rates = np.array([roll, pitch, yaw]), np.array([0.2, 0.5, -0.1])
    omega = np.array(euler_rate_matrix("xyz", angles)) @ rates
    _h = 1e-6
    _ahead, _behind = (Rotation.from_euler("xyz", angles + s * _h * rates).matrix for s in (1, -1))
    print(
        np.abs((_ahead - _behind) / (2 * _h) - np.array(skew(omega)) @ R).max(),
        "is what is left of Ṙ − [ω]×R",
    )
    return


@app.cell(hide_code=True)
def _(mo):
    mo.md(r"""
    At a pitch of 90° the first and the last axis coincide. $E$ has no inverse there: *gimbal lock*. No three angles are free of such a place.
    """)
    return


@app.cell
def _(euler_rates, np):
    for _degrees in (0, 60, 85, 89, 89.9):
        _rates = euler_rates("xyz", (0.3, np.radians(_degrees), 0.0), omega=(1.0, 0.0, 0.0))
        print(
            f"pitch {_degrees:5}°: turning about x with 1 rad/s needs rates up to {np.abs(_rates).max():.0f} rad/s"
        )
    return


@app.cell(hide_code=True)
def _(mo):
    mo.md(r"""
    ## Four numbers

    A unit quaternion $q = (\cos\tfrac\alpha2,\ n\sin\tfrac\alpha2)$ is the turn by $\alpha$ about $n$. Its rate is $\dot q = \tfrac12\, q\otimes(0,\omega)$ with $\omega$ along the body's axes: no division, no bad place. The price is one number too many. Its length must be kept at 1, as pendula does after every step.

    ## Euler's equations

    With the inertia $I$ along the body's principal axes,

    $$ I\dot\omega + \omega\times I\omega = \tau . $$

    The middle term makes the axes of the body trade spin, also without any torque.

    **Predict, then run.** A book has moments of inertia 1, 2 and 3. Thrown with a spin about the axis of *middle* inertia, and the slightest error, what does it do? (Try it, with a rubber band around the book.)
    """)
    return


@app.cell
def _(pe, plt):
    throw = pe.simulate("tumbling-racket", {"wx": 0.01, "wy": 1.0, "wz": 0.01}, until=80.0, tolerance=1e-11)
    book, wobble = plt.subplots(figsize=(7, 3), layout="constrained")
    for _name in ("wx", "wy", "wz"):
        wobble.plot(throw.t, throw[_name], label=_name)
    wobble.set(xlabel="t, s", ylabel="rad/s, along the body's axes")
    wobble.legend()
    book
    return (throw,)


@app.cell(hide_code=True)
def _(mo):
    mo.md(r"""
    It turns over, again and again, though nothing acts on it. Angular momentum in space is constant all the while: $R I\omega$.
    """)
    return


@app.cell
def _(Rotation, np, throw):
    _attitudes = [Rotation(q) for q in throw.q[:, 3:7]]
    momentum = np.array(
        [a.apply(np.array([1.0, 2.0, 3.0]) * w) for a, w in zip(_attitudes, throw.v[:, 3:6], strict=True)]
    )
    print(np.ptp(momentum, axis=0), "is how much the components of the angular momentum vary")
    return


@app.cell
def _(pe):
    pe.view("tumbling-racket", start={"wx": 0.01, "wy": 1.0, "wz": 0.01})
    return


@app.cell(hide_code=True)
def _(mo):
    mo.md(r"""
    ## Exercises

    **1.** Turns are positive by the right hand, as in $R_z$ above. Turn the vector $(1, 0, 0)$ by 90° about $x$, then by 90° about the *fixed* $y$. Where is it? And in the other order: first $y$, then the fixed $x$?
    """)
    return


@app.cell
def _():
    places = None  # your answer, ((x, y, z), (x, y, z))
    return (places,)


@app.cell(hide_code=True)
def _(Rotation, exercise, np, places):
    _quarter = np.pi / 2
    _xy = Rotation.from_euler("xyz", (_quarter, _quarter, 0.0)).apply((1, 0, 0))
    _yx = Rotation.from_euler("yxz", (_quarter, _quarter, 0.0)).apply((1, 0, 0))
    exercise(
        places,
        ((0, 0, -1), (0, 1, 0)),
        computed=(_xy, _yx),
        because="About x nothing happens to it; about y it goes to −z; −z about x goes to y. Turns do not commute.",
    )
    return


@app.cell(hide_code=True)
def _(mo):
    mo.md(r"""
    **2.** A quaternion is $(0.8, 0, 0.6, 0)$, scalar first. By which angle, in degrees, does it turn?
    """)
    return


@app.cell
def _():
    degrees = None  # your answer
    return (degrees,)


@app.cell(hide_code=True)
def _(Rotation, degrees, exercise, np):
    exercise(
        degrees,
        2 * np.degrees(np.arctan2(0.6, 0.8)),
        computed=np.degrees(Rotation((0.8, 0.0, 0.6, 0.0)).angle),
        because="cos(α/2) = 0.8, about y: α = 2 · 36.87°.",
    )
    return


@app.cell(hide_code=True)
def _(mo):
    mo.md(r"""
    **3.** Near the middle axis, small spins about the other two grow like $e^{\lambda t}$. Linearise Euler's equations about $\omega = (0, 1, 0)$ with moments 1, 2, 3: what is $\lambda$?
    """)
    return


@app.cell
def _():
    growth = None  # your answer, in 1/s
    return (growth,)


@app.cell(hide_code=True)
def _(exercise, growth, np, pe):
    _small = pe.simulate(
        "tumbling-racket", {"wx": 1e-7, "wy": 1.0, "wz": 1e-7}, times=[0.0, 10.0, 15.0], tolerance=1e-12
    )
    exercise(
        growth,
        np.sqrt((2 - 1) * (3 - 2) / (1 * 3)),
        computed=np.log(_small["wx"][2] / _small["wx"][1]) / 5.0,
        unit="1/s",
        because="I₁ω̇₁ = (I₂ − I₃) Ω ω₃ and I₃ω̇₃ = (I₁ − I₂) Ω ω₁: λ² = (I₂ − I₁)(I₃ − I₂)/(I₁I₃) Ω² = 1/3.",
    )
    return


if __name__ == "__main__":
    app.run()
