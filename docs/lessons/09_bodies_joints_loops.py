import marimo

__generated_with = "0.25.2"
app = marimo.App()


@app.cell(hide_code=True)
def _(mo):
    mo.md(r"""
    # Bodies, joints and loops in linear time

    A chain of a hundred links has a mass matrix with ten thousand entries. Whoever writes it down has already lost.

    ## Two ways to write a chain

    **Reduced coordinates**: an angle for each joint. $n$ unknowns, but $M$ is full: to build and factor it costs $n^3$.

    **Maximal coordinates**: six for each body, five constraints for each hinge. $11n$ unknowns, but the *saddle matrix* of lesson 6,

    $$ \begin{bmatrix} M & -A^T\\ A & 0\end{bmatrix}\begin{bmatrix}\dot v\\\lambda\end{bmatrix} = \begin{bmatrix} f\\ \gamma\end{bmatrix}, $$

    is nearly empty: a joint knows its two bodies only. Eliminate from the end of the chain to its root, and every step fills in nothing but what the next link needs: linear time (Baraff 1996). In reduced coordinates the same idea is Featherstone's: a body with all that hangs on it feels, at its joint, like one body with an *articulated* inertia. Sweep inwards to collect these inertias, outwards to get accelerations.
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
def _(np, pe):
    def hanging_chain(links):
        """A chain of equal rods, 1 kg and 1 m each, with hinges about y."""
        return pe.Mechanism(
            [pe.Body(f"rod{i}", 1.0, (0, 0, -0.5), (1 / 12, 1 / 12, 1e-3)) for i in range(links)],
            [
                pe.Revolute(
                    f"j{i}",
                    "world" if i == 0 else f"rod{i - 1}",
                    f"rod{i}",
                    axis=(0, 1, 0),
                    pose=(0, 0, 0 if i == 0 else -1),
                )
                for i in range(links)
            ],
            actuated=[],
            name=f"chain of {links}",
            drawing=[],
        )

    chain = hanging_chain(4)
    model = pe.derive(chain)
    q, v = np.array([0.3, -0.4, 0.2, 0.5]), np.array([1.0, 0.0, -1.0, 0.5])
    accelerations = model.acceleration(q, v)  # by articulated bodies
    by_matrix = np.linalg.solve(model.mass_matrix(q), -model.coriolis_matrix(q, v) @ v - model.gravity(q))
    print(np.abs(accelerations - by_matrix).max(), "is what two routes differ by")
    return chain, hanging_chain


@app.cell(hide_code=True)
def _(mo):
    mo.md(r"""
    The same chain with a pose for every body and joints as constraints moves in the same way:
    """)
    return


@app.cell
def _(chain, np, pe):
    _start = {"j0": 1.0, "j2": -0.5}
    reduced = pe.simulate(chain, _start, until=1.0, tolerance=1e-10)
    maximal = pe.simulate(pe.derive(chain, formulation="maximal"), _start, until=1.0, tolerance=1e-10)
    print(
        np.abs(reduced.pose("rod3").position[-1] - maximal.pose("rod3").position[-1]).max(),
        "m between the two",
    )
    return


@app.cell(hide_code=True)
def _(mo):
    mo.md(r"""
    **Predict, then run.** One evaluation of $\ddot q$ for 8, 16 and 32 links. If the cost grew like $n^3$, doubling the chain would make it eight times as long. What do you expect here?
    """)
    return


@app.cell
def _(hanging_chain, np, pe):
    from time import perf_counter

    for _n in (8, 16, 32):
        _model = pe.derive(hanging_chain(_n))
        _q = np.linspace(0.1, 0.5, _n)
        _model.acceleration(_q, _q)  # compiled at the first call
        _times = []
        for _ in range(20):
            _before = perf_counter()
            _model.acceleration(np.tile(_q, (100, 1)), np.tile(_q, (100, 1)))
            _times.append(perf_counter() - _before)
        print(f"{_n:3} links: {min(_times) * 1e4:6.2f} µs for each state")
    return


@app.cell(hide_code=True)
def _(mo):
    mo.md(r"""
    Each doubling makes it less than twice as long, not eight times: per link there is a fixed amount of work, and a start that all share. (Figures of one machine; yours will differ, their ratios less.)

    ## Loops

    Close a chain on itself, and no tree is left. Pendula cuts a joint open, and holds it by constraints: a spanning tree in linear time, and a small saddle system for the cuts. Joints can no longer be turned as one likes: `assemble` looks for angles with which the loop closes, here with the crank held at −1 rad.
    """)
    return


@app.cell
def _(np, pe):
    def bar(name, length):
        return pe.Body(
            name,
            length,
            (length / 2, 0, 0),
            (0, length**3 / 12, length**3 / 12),
            shapes=[
                pe.Capsule(0.05, length, pose=pe.Pose((length / 2, 0, 0), (np.sqrt(0.5), 0, np.sqrt(0.5), 0)))
            ],
        )

    def pin(name, parent, child, at=0.0, child_at=0.0):
        return pe.Revolute(name, parent, child, axis=(0, 1, 0), pose=(at, 0, 0), child_pose=(child_at, 0, 0))

    linkage = pe.Mechanism(
        [bar("crank", 1.0), bar("coupler", 2.5), bar("rocker", 2.0)],
        [
            pin("A", "world", "crank"),
            pin("B", "crank", "coupler", at=1.0),
            pin("C", "coupler", "rocker", at=2.5, child_at=2.0),
            pin("D", "world", "rocker", at=3.0),
        ],
        actuated=["A"],
        name="linkage",
    )
    put = pe.assemble(linkage, {"A": -1.0}, hold=["A"])
    print(len(put.branches), "ways to put it together")
    print("degrees of freedom:", pe.mobility(linkage, put.start).freedom)
    return linkage, put


@app.cell
def _(linkage, np, pe, put):
    turning = pe.simulate(linkage, put.start, until=2.0, tolerance=1e-9)
    print(f"at the end joint C transmits {np.linalg.norm(turning.reaction('C').force[-1]):.2f} N")
    pe.sketch(turning)
    return


@app.cell
def _(linkage, pe, put):
    pe.view(linkage, start=put.start)
    return


@app.cell(hide_code=True)
def _(mo):
    mo.md(r"""
    ## Exercises

    **1.** A chain of ten links in space, hinged to each other and to the world, in maximal coordinates. How many rows has its saddle matrix?
    """)
    return


@app.cell
def _():
    rows = None  # your answer, a whole number
    return (rows,)


@app.cell(hide_code=True)
def _(exercise, hanging_chain, pe, rows):
    _long = pe.derive(hanging_chain(10), formulation="maximal")
    exercise(
        rows,
        110,
        computed=_long.layout.nv + len(_long.card.constraints),
        tolerance=1e-3,  # less than one row
        because="Six velocities for each body and five constraints for each hinge.",
    )
    return


@app.cell(hide_code=True)
def _(mo):
    mo.md(r"""
    **2.** A chain of five such rods (1 kg and 1 m each) hangs straight. What is the first entry of its mass matrix, $M_{11}$?
    """)
    return


@app.cell
def _():
    inertia = None  # your answer, in kg m²
    return (inertia,)


@app.cell(hide_code=True)
def _(exercise, hanging_chain, inertia, np, pe):
    exercise(
        inertia,
        5**3 / 3,
        computed=pe.derive(hanging_chain(5)).mass_matrix(np.zeros(5))[0, 0],
        unit="kg m²",
        because="All turn as one rod of 5 kg and 5 m about its end: m L²/3 = 125/3.",
    )
    return


@app.cell(hide_code=True)
def _(mo):
    mo.md(r"""
    **3.** Count the four-bar linkage as if it were in space: bodies give six each, hinges take five each. What do you get, and how many degrees of freedom does it really have?
    """)
    return


@app.cell
def _():
    counted = None  # your answer, (by counting, really)
    return (counted,)


@app.cell(hide_code=True)
def _(counted, exercise, linkage, pe, put):
    _found = pe.mobility(linkage, put.start)
    exercise(
        counted,
        (-2, 1),
        computed=(_found.counted, _found.freedom),
        because="6·3 − 5·4 = −2. All axes are parallel, so that three of the rows repeat what others hold already.",
    )
    return


if __name__ == "__main__":
    app.run()
