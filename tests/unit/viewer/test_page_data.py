"""What Python writes into a page is what the page's contract says, for every system."""

import base64
import json
import re

import numpy as np
import pytest
import sympy as sp
from tests.kinds import GALLERY
from tests.unit.viewer.contract_types import CONTRACT, Contract

import pendula as pe
from pendula.viewer.page.mathml import equation, printer
from pendula.viewer.page.names import format_label, split_name

pytestmark = pytest.mark.slow

STEEP = pe.PID(kp=30.0, ki=4.0, kd=5.0, desired=0.4)


@pytest.fixture(scope="module")
def contract() -> Contract:
    return Contract(CONTRACT.read_text("utf-8"))


def data_of(path):
    text = path.read_text("utf-8")
    return json.loads(re.search(r'id="pendula-data">(.*?)</script>', text, re.DOTALL)[1])


def functions_of(path):
    return set(re.findall(r"^function (\w+)\(t, y, u, p, x, out\)", path.read_text("utf-8"), re.MULTILINE))


def doubles(text):
    return np.frombuffer(base64.b64decode(text), dtype="<f8")


@pytest.mark.parametrize("name", GALLERY)
def test_live_data_keep_the_contract(name, contract, tmp_path):
    model = pe.derive(name)
    path = pe.html(model, tmp_path / "page.html")
    data, functions = data_of(path), functions_of(path)
    assert contract.faults("PageData", data) == []
    assert functions <= set(re.findall(r"(\w+)\??: Routine;", contract.bodies["SystemFunctions"]))
    assert [q["name"] for q in data["coordinates"]] == list(model.coordinates)
    assert [p["name"] for p in data["parameters"]] == list(model.parameters)
    assert [p["value"] for p in data["parameters"]] == list(model.values)
    kinds = ["input"] * len(model.inputs) + ["push"] * model.layout.nv
    assert [u["kind"] for u in data["inputs"]] == kinds
    assert data["powers"] == list(model.card.power_names)
    assert "rate" in functions
    assert ("energy" in functions) == data["energy"] == bool(model.coordinates)
    assert ("powers" in functions) == bool(model.card.power_names)
    assert ("velocity_correction" in functions) == bool(model.constraints)
    # Of a mechanism, frames and centres of mass are drawn beside its own shapes.
    marks = [shape for shape in data["shapes"] if "group" in shape]
    assert bool(marks) == isinstance(model.description, pe.Mechanism)
    assert len(data["shapes"]) - len(marks) == len(model.description.drawing)
    assert sum(point["dimension"] for point in data["points"]) >= model.card.drawn


def test_the_check_of_the_contract_finds_what_is_wrong(contract, tmp_path):
    data = data_of(pe.html("pendulum", tmp_path / "page.html"))
    for key, wrong, fault in (
        ("until", "ten", "PageData.until must be number"),
        ("mode", "dead", "PageData.mode is none of what it may be"),
        ("powers", [1], "PageData.powers[0] must be string"),
        ("surprise", 1, "PageData.surprise is unknown"),
        ("layout", data["layout"] | {"unit": [[0, 4, 1]]}, "PageData.layout.unit[0] must have 2 entries"),
        ("layout", data["layout"] | {"unit": [[0, "4"]]}, "PageData.layout.unit[0][1] must be number"),
    ):
        assert any(found.startswith(fault) for found in contract.faults("PageData", data | {key: wrong}))
    del data["step"]
    assert contract.faults("PageData", data) == ["PageData.step is missing"]


def test_a_servo_is_described(contract, tmp_path):
    data = data_of(pe.html(pe.gallery.pendularm(2), tmp_path / "page.html", control=STEEP))
    assert contract.faults("PageData", data) == []
    servo = data["servo"]
    assert servo["desired"] == ["theta1_desired", "theta2_desired"]
    assert servo["gains"][1] == {"kp": "theta2_kp", "ki": "theta2_ki", "kd": "theta2_kd"}
    assert (servo["inputs"], servo["coordinates"], servo["integrals"]) == ([0, 1], [0, 1], [0, 1])
    assert (servo["on"], servo["mode"], servo["sampled"]) == (True, "continuous", data["step"])
    kinds = {p["name"]: p["kind"] for p in data["parameters"]}
    assert kinds["theta1_kp"] == "gain"
    assert kinds["theta2_desired"] == "desired"
    assert kinds["m"] == "parameter"
    assert kinds[servo["active"]] == "hidden"


def test_a_sampled_servo_keeps_its_rate(tmp_path):
    held = pe.Sampled(STEEP, every=0.02)
    servo = data_of(pe.html(pe.gallery.pendularm(), tmp_path / "page.html", control=held))["servo"]
    assert (servo["mode"], servo["sampled"]) == ("sampled", 0.02)


def test_methods_that_cannot_move_a_system_say_why(tmp_path):
    data = data_of(pe.html("double-pendulum", tmp_path / "page.html"))
    refused = {m["name"]: m["refusal"] for m in data["methods"] if "refusal" in m}
    assert set(refused) == {"yoshida4", "suzuki4", "yoshida6"}
    assert "constant mass matrix" in refused["yoshida4"]
    offered = [m["name"] for m in data["methods"]]
    assert offered == ["none", *pe.integrators(), "dopri5"]


def test_an_integrator_of_ones_own_is_offered(contract, tmp_path):
    own = pe.RungeKutta(pe.Tableau([[0, 0], [1, 0]], ["1/2", "1/2"]), "heun")
    data = data_of(pe.html("pendulum", tmp_path / "page.html", integrator=own))
    assert contract.faults("PageData", data) == []
    assert data["integrator"] == "heun"
    assert next(m for m in data["methods"] if m["name"] == "heun")["tableau"]["b"] == [0.5, 0.5]


def test_names_of_pushes_and_switches_avoid_those_that_are_taken(tmp_path):
    x = pe.coordinates("x")
    push_x, m, servo_active = pe.inputs("push_x"), pe.parameters(m=1.0), pe.parameters(servo_active=2.0)
    system = pe.Lagrangian(
        x, m * x.dot**2 / 2, servo_active * x**2, forces=[pe.Force(push_x, along=x, name="push on x")]
    )
    data = data_of(pe.html(system, tmp_path / "page.html", control={push_x: -x}))
    assert [u["name"] for u in data["inputs"]] == ["push_x", "push_x_"]
    assert data["servo"]["active"] == "servo_active_"
    assert data["powers"] == ["push on x"]


def test_units_are_shown_and_hold_with_a_servo(contract, tmp_path):
    theta, u = pe.coordinates("theta", units="rad"), pe.inputs("u", units="N*m")
    m, l, g = pe.parameters(m=(2, "kg"), l=(50, "cm"), g=(9.81, "m/s^2"))
    system = pe.Lagrangian(
        theta, m * l**2 * theta.dot**2 / 2, -m * g * l * pe.cos(theta), forces=[pe.Torque(u, on=theta)]
    )
    data = data_of(pe.html(system, tmp_path / "page.html", control=STEEP))
    assert contract.faults("PageData", data) == []
    units = {p["name"]: p["unit"] for p in data["parameters"]}
    assert (units["l"], units["m"]) == ("m", "kg")
    assert data["coordinates"][0]["unit"] == "rad"
    assert [u["unit"] for u in data["inputs"]] == ["N·m", "N·m"]


@pytest.mark.parametrize("name", ["double-pendulum", "four-bars", "lorenz"])
def test_a_replay_holds_what_the_run_holds(name, contract, tmp_path):
    run = pe.simulate(name, until=0.05, step=1e-3, ledger=name != "lorenz")
    data = data_of(pe.html(run, tmp_path / "page.html"))
    assert contract.faults("PageData", data) == []
    recorded = data["run"]
    t = doubles(recorded["t"])
    samples = np.isin(t, run.t)  # the rest are rows between them
    assert (t[samples] == run.t).all()
    assert (doubles(recorded["y"]).reshape(len(t), -1)[samples] == run.y).all()
    assert recorded["outcome"] == run.outcome.sentence
    positions = doubles(recorded["positions"]).reshape(len(t), -1)[samples]
    assert positions.shape[1] == sum(point["dimension"] for point in data["points"])
    assert len(doubles(recorded["sizes"])) == len(t) * data["sizes"]
    if name == "double-pendulum":
        elbow = data["points"][data["shapes"][1]["points"]["end"]]["offset"]
        assert positions[:, elbow] == pytest.approx(np.sin(run["theta1"]), abs=1e-12)
    if run.has_energy:
        assert (doubles(recorded["energy"]["total"])[samples] == run.energy.total).all()
        assert [work["name"] for work in recorded["ledger"]] == list(run.ledger)


def test_a_long_replay_is_thinned_and_keeps_its_ends(tmp_path):
    run = pe.simulate("pendulum", until=20.0, step=1e-3)
    t = doubles(data_of(pe.html(run, tmp_path / "page.html"))["run"]["t"])
    assert len(t) == 6000
    assert (t[0], t[-1]) == (0.0, 20.0)


def test_a_diverged_run_is_replayed_as_far_as_it_is_finite(tmp_path):
    run = pe.simulate("stiff-flywheel", until=0.1, step=2e-4, integrator="euler")
    data = data_of(pe.html(run, tmp_path / "page.html"))
    assert not run.outcome.ok
    assert np.isfinite(doubles(data["run"]["y"])).all()
    assert data["run"]["outcome"].startswith("Diverged")


def test_equations_are_mathml(tmp_path):
    equations = data_of(pe.html("pendulum", tmp_path / "page.html"))["equations"]
    assert equations.count('<p class="equation">') == 1
    assert '<mover accent="true"><mi>θ</mi><mo>¨</mo></mover>' in equations
    constrained = data_of(pe.html("held-pin-pendulum", tmp_path / "page.html"))["equations"]
    assert constrained.count('<p class="equation">') == 2 + 1  # coordinates, then the constraint


def test_equations_of_a_closed_loop_have_the_rate_of_its_integral(tmp_path):
    closed = pe.gallery.pendularm().with_control(STEEP)
    equations = data_of(pe.html(closed, tmp_path / "page.html"))["equations"]
    assert equations.count('<p class="equation">') == 2
    assert "theta1_integral" in equations


def test_long_equations_are_left_out_with_a_sentence(tmp_path):
    equations = data_of(pe.html(pe.gallery.n_link_pendulum(20), tmp_path / "page.html"))["equations"]
    assert "<math" not in equations
    assert "pendula.equations" in equations


def test_every_term_of_an_equation_is_a_formula_with_its_sign():
    x, theta1 = sp.Symbol("x"), sp.Symbol("theta1_dot")
    made = equation([-x, theta1**2 - 2 * x], [], printer())
    minus, x_text = '<mo form="{}">−</mo>', "<mi>x</mi>"
    dotted = '<mover accent="true"><mi>θ</mi><mo>˙</mo></mover>'
    assert made.split(" <math>") == [
        f"<math><mrow>{minus.format('prefix')}{x_text}</mrow></math>",
        f'<mrow><mo form="infix">+</mo><msubsup>{dotted}<mn>1</mn><mn>2</mn></msubsup></mrow></math>',
        f"<mrow>{minus.format('infix')}<mrow><mn>2</mn><mo>⁢</mo>{x_text}</mrow></mrow></math>",
        '<mrow><mo form="infix">=</mo><mn>0</mn></mrow></math>',
    ]


def test_texts_in_formulas_are_escaped():
    assert printer()(sp.Symbol("<b>")) == "<mi>&lt;b&gt;</mi>"


def test_a_coordinate_that_no_force_depends_on_is_an_angle_only_if_it_is_not_drawn_as_a_length(tmp_path):
    data = data_of(pe.html("cart-double-pendulum", tmp_path / "page.html"))
    assert {q["name"]: q["angle"] for q in data["coordinates"]} == {
        "x": False,
        "theta1": True,
        "theta2": True,
    }
    assert data["coordinates"][0]["unit"] == "m"


def test_names_are_shown_as_people_write_them():
    assert format_label("theta1_dot") == "θ̇₁"
    assert format_label("x") == "x"
    assert format_label("theta_kp") == "θ kp"
    assert format_label("theta2_integral") == "∫ θ₂ error"
    assert format_label("motor_torque") == "motor_torque"
    assert split_name("theta12_ddot") == ("θ", "12", 2)
    assert split_name("arm_dot") == ("arm", "", 1)


def test_a_page_says_which_energy_it_shows(contract, tmp_path):
    x, y = pe.coordinates("x y")
    turning = ((x.dot - 2 * y) ** 2 + (y.dot + 2 * x) ** 2) / 2
    magnetic = (x.dot**2 + y.dot**2) / 2 + x * y.dot
    cases = {"frame": ({"kinetic": turning}, "total", True), "field": ({"kinetic": magnetic}, "total", False),
             "whole": ({"lagrangian": turning}, "Jacobi integral", False)}  # fmt: skip
    for name, (energies, label, carried) in cases.items():
        system = pe.Lagrangian((x, y), **energies, name=name, start={"x": 1.0})
        pe.html(system, tmp_path / "live.html")
        run = pe.simulate(system, until=0.5, step=0.01)
        pe.html(run, tmp_path / "replay.html")
        for path in (tmp_path / "live.html", tmp_path / "replay.html"):
            data = data_of(path)
            assert contract.faults("PageData", data) == []
            assert (data["energyLabel"], data["jacobi"]) == (label, carried)
        # Rows between the samples are filled in.
        assert np.isin(run.energy.jacobi, doubles(data["run"]["energy"]["jacobi"])).all()
