"""A page steps over the gaps of a system by its energies as `simulate(contact="stepping")` does.

Both sides do the same arithmetic in another order; rounding of 1e-16 grows where motion is chaotic, so that
motions are compared while it has not, to 1e-9 of quantities of the order of one.
"""

import numpy as np
import pytest

import pendula as pe

STEPS = """(player, steps) => {
    for (let k = 0; k < steps; k++) player.single();
    return {y: [...player.y], energy: player.energy(), report: player.report(),
            forces: [...player.multipliers()], outcome: player.outcome};
}"""
x, y, z = pe.coordinates("x y z")


def thrown_block() -> pe.Lagrangian:
    """A block thrown across a slope: its friction has two directions."""
    wall = pe.Wall(through=(0, 0, 0), normal=(0, 0.5, 1))
    point = pe.Point(x, y, z)
    return pe.Lagrangian(
        (x, y, z), (x.dot**2 + y.dot**2 + z.dot**2) / 2, 9.81 * z, name="thrown-block",
        drawing=[pe.Disc(point, 0.1)],
        contacts=[pe.Contact(point, wall, friction=0.4, restitution=0.3, name="slope")],
        start={"z": 0.1, "x_dot": 1.0},
    )  # fmt: skip


# Long enough for impacts, and for what sticks to slip; the chain has seven contacts, the coin rolls besides.
SCENES = {
    "bouncing-ball": (2e-3, 500),
    "impacting-double-pendulum": (2e-3, 500),
    "stick-slip-oscillator": (4e-3, 300),
    "woodpecker": (2e-4, 600),
    "chain-on-edge": (2e-3, 150),
    "simplest-walker": (1e-3, 200),
    "rimless-wheel": (2e-3, 200),
    "spinning-coin": (5e-4, 200),
    "rattleback": (1e-3, 100),
    "thrown-block": (2e-3, 300),
}


@pytest.mark.parametrize("name", SCENES)
def test_steps_of_a_page_are_those_of_simulate(name, engine, tmp_path):
    step, steps = SCENES[name]
    system = thrown_block() if name == "thrown-block" else name
    shown = engine.play(pe.html(system, tmp_path / "page.html", step=step), STEPS, steps)
    run = pe.simulate(system, until=step * steps, step=step, save_every=steps, contact="stepping")
    assert shown["outcome"] == ""
    np.testing.assert_allclose(shown["y"], [*run.q[-1], *run.v[-1], *run.z[-1]], rtol=0, atol=1e-9)
    size = 1 + abs(run.energy.potential[0])
    works = {work["name"]: work["value"] for work in shown["report"]["works"]}
    for kind in ("impacts", "friction", "position correction"):
        assert works[kind] == pytest.approx(run.ledger[kind][-1], abs=1e-9 * size)
    assert shown["forces"][: len(run.constraints)] == pytest.approx(run.multipliers[-1], rel=1e-6, abs=1e-6)


def test_parameters_of_contacts_change_while_it_moves_and_senseless_ones_are_refused(engine, tmp_path):
    page = pe.html("impacting-double-pendulum", tmp_path / "page.html", step=2e-3)
    script = """(player, e) => {
        for (let k = 0; k < 300; k++) player.single();
        player.setParameter("e", e);
        let refusal = "";
        try { player.setParameter("e", 1.5); } catch (error) { refusal = error.message; }
        player.reset();
        for (let k = 0; k < 500; k++) player.single();
        return {y: [...player.y], refusal, e: player.parameter("e")};
    }"""
    shown = engine.play(page, script, 0.3)
    run = pe.simulate(
        pe.derive("impacting-double-pendulum").with_parameters(e=0.3),
        until=1.0,
        step=2e-3,
        contact="stepping",
    )
    np.testing.assert_allclose(shown["y"], [*run.q[-1], *run.v[-1], *run.z[-1]], rtol=0, atol=1e-9)
    assert "restitution of upper would be 1.5" in shown["refusal"]
    assert shown["e"] == 0.3


def test_what_is_drawn_against_a_wall_stays_before_it_and_the_ledger_closes(engine, tmp_path):
    """The upper bob is drawn to 1 m beyond the wall, which stands at 0.4 m."""
    page = pe.html("impacting-double-pendulum", tmp_path / "page.html", step=1e-3)
    script = """(player, target) => {
        const bob = player.data.points.findLastIndex(({draggable}) => draggable);
        const places = () => { const {offset} = player.data.points[bob]; return player.positions()[offset]; };
        let farthest = -9;
        player.setParameter("e", 0.2);
        for (let k = 0; k < 2000; k++) {
            player.pull(bob, Float64Array.from(target));
            player.single();
            farthest = Math.max(farthest, places());
        }
        return {farthest, last: places(), energy: player.energy(), report: player.report()};
    }"""
    shown = engine.play(page, script, [1.4, -1.0])
    assert shown["last"] == pytest.approx(0.4, abs=1e-3)  # held against the wall
    assert shown["farthest"] < 0.4 + 0.01  # what it moves in a step, at no more than 10 m/s
    hand = next(work["value"] for work in shown["report"]["works"] if work["name"] == "hand")
    assert hand > 1.0
    # Forces of the middle of a step work with the mean velocity: V is met to second order.
    assert shown["energy"]["ledger"] == pytest.approx(shown["energy"]["total"], abs=0.1)
    upper = shown["report"]["gaps"][0]
    assert upper["state"] == "presses"
    assert upper["force"] > 1.0


def test_arrows_are_the_forces_of_contact_on_a_ball_that_rolls(engine, tmp_path):
    """M g cos α, and 2/7 m g sin α up the slope. A start inside is refused by Python, lifted by the page."""
    system = pe.gallery.bouncing_ball(e=0.1, mu=0.5, alpha=0.3).replace(start={"y": 0.05})
    with pytest.raises(pe.PendulaError, match="slope"):
        pe.html(system, tmp_path / "refused.html")
    page = pe.html(system.replace(start={"y": 0.1 / np.cos(0.3)}), tmp_path / "page.html")
    script = """(player) => {
        player.setState([0, 0.05, 0], [0, 0, 0], [0, 0]);
        const begins = [...player.y];
        for (let k = 0; k < 500; k++) player.single();
        return {begins, arrow: [...player.multipliers()].slice(-3)};
    }"""
    shown = engine.play(page, script)
    gap = shown["begins"][0] * np.sin(0.3) + shown["begins"][1] * np.cos(0.3) - 0.1
    assert gap == pytest.approx(0.0, abs=1e-12)
    normal, friction = 0.5 * 9.81 * np.cos(0.3), 2 / 7 * 0.5 * 9.81 * np.sin(0.3)
    away, up = np.array([np.sin(0.3), np.cos(0.3)]), np.array([-np.cos(0.3), np.sin(0.3)])
    assert shown["arrow"] == pytest.approx([*(normal * away + friction * up), 0.0], rel=1e-9)


def test_what_a_page_cannot_step_is_refused(tmp_path):
    with pytest.raises(pe.PendulaError, match=r"'rk4' cannot move .* steps over its contacts"):
        pe.html("bouncing-ball", tmp_path / "page.html", integrator="rk4")
    with pytest.raises(pe.PendulaError, match="needs 2 axes of 2 components"):
        pe.Gap(y, friction=0.1, tangent=x, at=pe.Point(x, y), axes=[(0, 1)])


def test_the_page_of_a_rattleback_shows_it_turn_back(engine, tmp_path):
    """With the step that the page begins with: one of 1 ms loses the energy of the rattle before that."""
    turns = engine.play(
        pe.html("rattleback", tmp_path / "page.html"),
        """(player) => {
            const yaw = [];
            while (player.t < 3.5 && player.outcome === "") { player.single(); yaw.push(player.y[3]); }
            return {farthest: Math.min(...yaw.filter((_, i) => i % 50 === 0)), last: yaw[yaw.length - 1]};
        }""",
    )
    assert turns["last"] > turns["farthest"] + 0.3  # rad; with 1 ms it is 0.02 after 4 s


def test_the_page_of_a_coin_keeps_its_energy(engine, tmp_path):
    shown = engine.play(pe.html("spinning-coin", tmp_path / "page.html"), STEPS, 5000)
    assert shown["energy"]["total"] == pytest.approx(shown["energy"]["ledger"], rel=2e-3)  # first order
