import marimo

__generated_with = "0.25.2"
app = marimo.App()


@app.cell(hide_code=True)
def _(mo):
    mo.md(r"""
    # Generalised forces and the manipulator equation

    Motors, dampers and propellers enter by the work they would do. What comes out has the same shape for a pendulum and for a humanoid: M, C, G, and what drives it.

    ## What a force does to a coordinate

    Forces $f_j$ act at points $r_j(q)$. Let $q_i$ change a little: the points move by $\partial r_j/\partial q_i\,\delta q_i$, and the forces do the work $Q_i\,\delta q_i$ with

    $$ Q_i = \sum_j f_j \cdot \frac{\partial r_j}{\partial q_i} . $$

    That is all. Take a cart with a pole of length $L$ that hangs from it, whose end is pushed by a horizontal force $-u$. Its end is $r = (x + L\sin\theta,\ -L\cos\theta)$, so $\partial r/\partial x = (1, 0)$ and $\partial r/\partial\theta = (L\cos\theta, L\sin\theta)$: the push is $Q_x = -u$ and $Q_\theta = -uL\cos\theta$.
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
    M, m, L, g, b1, b2 = pe.parameters(M=1.0, m=0.5, L=1.0, g=9.81, b1=0.1, b2=0.05)
    u = pe.inputs("u")
    end = pe.Point(x + L * pe.sin(theta), -L * pe.cos(theta))
    pushed = pe.Lagrangian(
        (x, theta),
        kinetic=M * x.dot**2 / 2 + m * end.velocity.dot(end.velocity) / 2,
        potential=m * g * end.y,
        forces=[pe.Force((-u, 0), at=end), pe.Damper(b1, on=x), pe.Damper(b2, on=theta)],
        name="pushed cart and pole",
        start={"theta": 1.0},
        drawing=[pe.Cart(pe.Point(x, 0), 0.3, 0.15), pe.Rod(pe.Point(x, 0), end), pe.Disc(end, 0.06)],
    )
    parts = pe.equations(pushed)
    print(parts.Q, parts.B)
    return parts, pushed


@app.cell(hide_code=True)
def _(mo):
    mo.md(r"""
    ## The manipulator equation

    Carry out the derivatives in Lagrange's equations and sort by what stands where:

    $$ M(q)\,\ddot q + C(q,\dot q)\,\dot q + G(q) = B u + Q . $$

    $M$ is the matrix of $T = \tfrac12\dot q^T M\dot q$, symmetric and positive definite. $G = \nabla V$. $C$ holds the products of velocities; it is not unique, and one choice is better than the others, by Christoffel's symbols:

    $$ C_{ij} = \sum_k \tfrac12\left(\frac{\partial M_{ij}}{\partial q_k} + \frac{\partial M_{ik}}{\partial q_j} - \frac{\partial M_{jk}}{\partial q_i}\right)\dot q_k \quad\Rightarrow\quad \dot M = C + C^T . $$

    The last property says that these terms do no work: $\dot q^T(\dot M - 2C)\dot q = 0$. Proofs of stability of robots rest on it.
    """)
    return


@app.cell
def _(parts):
    print(parts.M)
    print(parts.C)
    print(parts.G)
    return


@app.cell(hide_code=True)
def _(mo):
    mo.md(r"""
    The same as numbers, compiled: what a robot's computer would evaluate a thousand times a second.
    """)
    return


@app.cell
def _(np, pe, pushed):
    model = pe.derive(pushed)
    q, v = np.array([0.1, 0.8]), np.array([0.5, -1.0])
    coriolis = model.coriolis_matrix(q, v)
    h = 1e-6
    rate_of_mass = (model.mass_matrix(q + h * v) - model.mass_matrix(q - h * v)) / (2 * h)
    print(np.abs(rate_of_mass - coriolis - coriolis.T).max(), "is what is left of Ṁ − C − Cᵀ")
    return (model,)


@app.cell(hide_code=True)
def _(mo):
    mo.md(r"""
    **Predict, then run.** The pole hangs ($\theta = 0$), all is at rest, and the *end* is pushed by 1 N to the left. Which way does the cart begin to move: left, right, or not at all?
    """)
    return


@app.cell
def _(model):
    print(model.acceleration([0.0, 0.0], [0.0, 0.0], [1.0]))
    return


@app.cell(hide_code=True)
def _(mo):
    mo.md(r"""
    Not at all! A hanging pole that is pushed at its mass turns about the pivot, and passes none of the push on to the cart. (With $m$ spread along the rod it would be different.)
    """)
    return


@app.cell
def _(pe, pushed):
    pe.view(pushed, step=1e-3)
    return


@app.cell(hide_code=True)
def _(mo):
    mo.md(r"""
    ## Exercises

    **1.** An aero-pendulum: an arm $L_1$ turns by $\psi$ about the vertical $z$; it lies along $x$ at $\psi = 0$. At its end a rod $L_2$, upright at $\varphi = 0$, turns by $\varphi$ about the arm, and carries a propeller at its tip that pushes with $F$ across the rod, along $-y$ of the axes that turn with the rod. Angles are positive by the right hand. What is $Q_\psi$, the torque about $z$, for $F = 2$ N, $L_1 = 0.4$ m, $\varphi = 1$ rad?
    """)
    return


@app.cell
def _():
    torque = None  # your answer, in N m, with its sign
    return (torque,)


@app.cell(hide_code=True)
def _(exercise, np, pe, torque):
    _aero = pe.derive("aero-pendulum")
    _rest = np.array([0.3, 1.0])
    _with = _aero.mass_matrix(_rest) @ (
        _aero.acceleration(_rest, [0.0, 0.0], [2.0]) - _aero.acceleration(_rest, [0.0, 0.0], [0.0])
    )
    exercise(
        torque,
        -2 * 0.4 * np.cos(1.0),
        computed=_with[0],
        unit="N m",
        because="Q_ψ = −F L₁ cos φ; the length L₂ drops out of the dot product.",
    )
    return


@app.cell(hide_code=True)
def _(mo):
    mo.md(r"""
    **2.** A two-link arm (two uniform rods of 1 m and 1 kg) is held level, stretched out. Which torques $u_1, u_2$ at shoulder and elbow hold it? In pendula's `two-link-arm` angles count from the level, the second one from the first link.
    """)
    return


@app.cell
def _():
    torques = None  # your answer, (u1, u2) in N m
    return (torques,)


@app.cell(hide_code=True)
def _(exercise, pe, torques):
    _arm = pe.derive("two-link-arm")
    exercise(
        torques,
        (2 * 9.81, 9.81 / 2),
        computed=_arm.inverse_dynamics([0.0, 0.0], [0.0, 0.0], [0.0, 0.0]),
        unit="N m",
        because="Weights act in the middle of the rods: the shoulder carries 1 kg at 0.5 m and 1 kg at 1.5 m, the elbow 1 kg at 0.5 m.",
    )
    return


@app.cell(hide_code=True)
def _(mo):
    mo.md(r"""
    **3.** The arm stretched out again, no gravity, at rest. Its elbow motor alone is switched on: in which direction does the *shoulder* begin to turn when the elbow is driven forwards ("forwards", the way of the elbow, "backwards" or "not")?
    """)
    return


@app.cell
def _():
    direction = None  # your answer, a word
    return (direction,)


@app.cell(hide_code=True)
def _(direction, exercise, pe):
    _free = pe.derive("two-link-arm").with_parameters(g=0.0)
    _first = _free.acceleration([0.0, 0.0], [0.0, 0.0], [0.0, 1.0])[0]
    exercise(
        direction,
        "backwards",
        computed="forwards" if _first > 1e-9 else "backwards" if _first < -1e-9 else "not",
        because="M₁₂ is positive: what turns the forearm forwards turns the upper arm back. Reaction, in one number.",
    )
    return


if __name__ == "__main__":
    app.run()
