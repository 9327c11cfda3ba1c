"""Bodies that touch in a page are stepped as `simulate` steps them, number by number.

The page's loops are the compiled ones, translated; they differ by rounding only (LLVM may fuse a product and
a sum). Rounding of 1e-16 grows where motion is chaotic: scenes here are compared while it has not, to 1e-9 m
and m/s, which is a million roundings of quantities of the order of one.
"""

import json

import numpy as np
import pytest
from tests.unit.viewer.contract_types import CONTRACT, Contract

import pendula as pe

STEPS = """(player, steps) => {
    for (let k = 0; k < steps; k++) player.single();
    return {y: [...player.y], energy: player.energy(), report: player.report(), t: player.t,
            contacts: [...player.contacts()], outcome: player.outcome, sizes: player.sizes().length};
}"""


def _falling_shapes() -> pe.Mechanism:
    """One of every kind of shape, each on its own."""
    rubber = pe.Material(friction=0.5, restitution=0.4)
    wedge = [(x, y, z) for x in (-0.1, 0.1) for y in (-0.1, 0.1) for z in (-0.1, 0.1) if x + z < 0.15]
    shapes = {
        "ball": pe.Sphere(0.1, material=rubber),
        "crate": pe.Box((0.3, 0.2, 0.1), material=rubber),
        "rod": pe.Capsule(0.05, 0.3, material=rubber),
        "can": pe.Cylinder(0.1, 0.3, material=rubber),
        "wedge": pe.Hull(wedge, material=rubber),
    }
    bodies = [pe.Body(name, shapes=[shape], density=500) for name, shape in shapes.items()]
    start = {f"{name}_x": 0.8 * i for i, name in enumerate(shapes)}
    start |= {f"{name}_z": 0.4 for name in shapes} | {f"{name}_wx": 2.0 for name in shapes}
    ground = pe.Plane(material=rubber)
    joints = [pe.Free(name) for name in shapes]
    return pe.Mechanism(bodies, joints, ground=ground, actuated=[], start=start, name="shapes")


SCENES = {
    "stack": (pe.gallery.stack(bodies=6), 200),
    "pyramid": (pe.gallery.pyramid(rows=4), 200),
    "arch": (pe.gallery.stone_arch(), 100),
    "rolling ball": (pe.gallery.rolling_ball(), 300),
    "cradle": (pe.gallery.newtons_cradle(), 300),
    "dominoes": (pe.gallery.dominoes(bodies=4), 100),
    "shapes": (_falling_shapes(), 100),
    "never meeting": (pe.gallery.stack(bodies=2).replace(pairs={("box1", "box2"): None}), 120),
}


@pytest.mark.parametrize("name", SCENES)
def test_steps_of_a_page_are_those_of_simulate(name, engine, tmp_path):
    system, steps = SCENES[name]
    shown = engine.play(pe.html(system, tmp_path / "page.html", step=2e-3), STEPS, steps)
    run = pe.simulate(system, until=2e-3 * steps, step=2e-3, save_every=steps)
    np.testing.assert_allclose(shown["y"], [*run.q[-1], *run.v[-1]], rtol=0, atol=1e-9)
    energy = shown["energy"]
    size = 1 + abs(run.energy.potential[0])
    assert energy["total"] == pytest.approx(run.energy.total[-1], abs=1e-9 * size)
    # The books of impacts and friction close, as those of simulate do.
    assert energy["ledger"] == pytest.approx(energy["total"], abs=1e-6 * size)
    works = {work["name"]: work["value"] for work in shown["report"]["works"]}
    for kind in ("impacts", "friction"):
        assert works[kind] == pytest.approx(run.ledger[kind][-1], abs=1e-9 * size)
    assert run.contacts is not None
    last = run.contacts.at(run.t[-1])
    pressing = np.linalg.norm(last["impulse"], axis=1) > 0
    given = np.array([c["impulse"] for c in shown["contacts"]]).reshape(-1, 3)
    np.testing.assert_allclose(given.sum(axis=0), last["impulse"][pressing].sum(axis=0), rtol=0, atol=1e-9)


def test_a_page_begins_again_as_it_began(engine, tmp_path):
    path = pe.html(pe.gallery.dominoes(bodies=3), tmp_path / "page.html")
    first, again = engine.play(
        path,
        """(player) => {
          const run = () => { for (let k = 0; k < 60; k++) player.single(); return [...player.y]; };
          const first = run();
          player.reset();
          return [first, run()];
        }""",
    )
    assert first == again


def test_what_is_pulled_moves_to_where_it_is_pulled_and_flies_on_when_let_go(engine, tmp_path):
    path = pe.html(pe.gallery.stack(bodies=2), tmp_path / "page.html")
    held, thrown, energy = engine.play(
        path,
        """(player) => {
          const place = () => [...player.y.subarray(7, 10)];
          const to = (x) => player.pull(2, Float64Array.from([x, 0, 1]));
          to(0);
          for (let k = 0; k < 500; k++) player.single();
          const held = place();
          for (let k = 0; k < 50; k++) { to(0.02 * k); player.single(); }
          player.pull(2, null);
          for (let k = 0; k < 25; k++) player.single();
          return [held, place(), player.energy()];
        }""",
    )
    # A spring of ω = 18 rad/s gives way by g/ω² under the weight. The hand acts at the beginning of a step,
    # when the velocity is −g h/2; its damper of ζ = 0.8 then carries ζ ω h of the weight.
    way = 9.81 / 18**2 * (1 - 0.8 * 18 * 0.004)
    np.testing.assert_allclose(held, [0, 0, 1 - way], rtol=0, atol=1e-9)
    assert thrown[0] > 0.75
    assert energy["ledger"] == pytest.approx(energy["total"], rel=1e-12)


def _leaning_boxes() -> pe.Mechanism:
    """50 boxes that fall beside each other and lean."""
    rng, stone = np.random.default_rng(1), pe.Material(friction=0.5, restitution=0.3)
    names, start = [f"box{i}" for i in range(50)], {}
    for i, name in enumerate(names):
        level, row, column = i // 16, i % 16 // 4, i % 4
        shift = 0.01 * rng.standard_normal(2)
        start |= {f"{name}_x": 0.26 * column + shift[0], f"{name}_y": 0.26 * row + shift[1]}
        start |= {f"{name}_z": 0.14 + 0.26 * level}
    return pe.Mechanism(
        [pe.Body(name, shapes=[pe.Box((0.2, 0.2, 0.2), material=stone)], density=500) for name in names],
        [pe.Free(name) for name in names],
        ground=pe.Plane(material=stone), actuated=[], start=start, name="heap",
    )  # fmt: skip


@pytest.mark.parametrize("system", [_leaning_boxes(), pe.gallery.dominoes()], ids=["boxes", "dominoes"])
def test_contacts_that_newtons_method_does_not_solve_leave_time_for_pictures(system, engine, tmp_path):
    """With 90 of its steps in each of 4 ms, or 3500 sweeps, a second took four, and two."""
    newton, solved, penetration = engine.play(
        pe.html(system, tmp_path / "page.html"),
        """(player, steps) => {
          const count = (name) => player.world.read(name);
          for (let k = 0; k < steps; k++) player.single();
          const newton = count("newton_steps");
          let solved = 0;
          for (let k = 0; k < steps; k++) {
            const before = count("sweeps");
            player.single();
            solved += (count("sweeps") - before) * [...player.contacts()].length;
          }
          const deepest = player.report().residuals[3].value;
          return [(count("newton_steps") - newton) / steps, solved / steps, deepest];
        }""",
        125,
    )
    assert newton < 45  # of 90: more than every other step has none
    assert solved < 15_000
    assert penetration < 5e-3  # m


def test_data_of_a_page_with_contact_keep_the_contract(tmp_path):
    text = pe.html("marbles", tmp_path / "page.html").read_text("utf-8")
    data = json.loads(text.split('id="pendula-data">')[1].split("</script>")[0])
    assert Contract(CONTRACT.read_text("utf-8")).faults("PageData", data) == []
    assert data["contact"]["grabbed"][-27:] == list(range(27))


@pytest.mark.parametrize(
    ("options", "said"),
    [
        (
            {"integrator": "rk4"},
            "integrator= has no meaning for stack, whose bodies the page steps with contact",
        ),
        ({"control": {"x": 1}}, "control= has no meaning for stack"),
        ({"step": 0}, "step"),
        ({"start": {"box1_z": 0.05}}, "box1"),
    ],
)
def test_what_a_page_with_contact_does_not_take(options, said, tmp_path):
    with pytest.raises(pe.PendulaError, match=said):
        pe.html("stack", tmp_path / "page.html", **options)
