"""equilibria and trim against closed forms, and stability with the test that decided."""

import pickle

import numpy as np
import pytest
import sympy as sp

import pendula as pe
from pendula.analysis import region, search
from pendula.analysis.balance import Balance
from pendula.analysis.falling import find_falling

PI = np.pi


def angles(found, name="theta") -> list[float]:
    return [e.coordinates[name] for e in found]


def test_a_hoop_without_gravity_holds_its_bead_at_multiples_of_a_quarter_turn():
    # The notes: θ = kπ/2, stable where cos θ = 0 and unstable where sin θ = 0.
    found = pe.equilibria(pe.gallery.bead_on_hoop(g=0.0))
    assert angles(found) == pytest.approx([-PI / 2, 0, PI / 2, PI], abs=1e-10)
    assert [e.stability for e in found] == ["stable", "unstable", "stable", "unstable"]
    assert "Lagrange–Dirichlet" in found[0].test
    assert found[1].test == "eigenvalues"
    assert "add up to 0" in found.sentence


def test_the_bead_has_its_equilibria_as_formulas():
    bead = pe.gallery.bead_on_hoop()
    named = {p.name: p for p in bead.parameters}
    raised = sp.acos(named["g"] / (named["R"] * named["Omega"] ** 2))
    found = pe.equilibria(bead, symbolic=True)
    formulas = [e.formulas["theta"] for e in found]
    assert {sp.simplify(f) for f in formulas} == {sp.S.Zero, sp.pi, raised, -raised}
    assert {e.formulas["theta"]: e.stability for e in found}[raised] == "stable"
    # At a slower hoop the raised ones are not real.
    slow = pe.equilibria(pe.derive(bead).with_parameters(Omega=1.0), symbolic=True)
    assert sorted(angles(slow)) == pytest.approx([0, PI])
    assert slow[angles(slow).index(0.0)].stability == "stable"


def test_the_cart_with_springs_of_the_notes():
    found = pe.equilibria("cart-pole", region={"x": (-5, 5)}, inputs={"u": 0})
    pairs = [(e.coordinates["x"], e.coordinates["theta"]) for e in found]
    np.testing.assert_allclose(pairs, [(0, 0), (0, PI)], atol=1e-9)
    assert [e.stability for e in found] == ["asymptotically stable", "unstable"]


@pytest.mark.parametrize("size", [1.0, 1e-9, 1e12])
def test_a_double_well_of_any_size(size):
    """V = (x² − s²)²/s²: rests at −s, 0 and s; by its start, by a parameter in metres, and in a given box."""
    x = pe.coordinates("x", units="m")
    s, m, k = pe.parameters(s=(size, "m"), m=(1.0, "kg"), k=(1.0, "N/m"))
    well = pe.Lagrangian(x, m * x.dot**2 / 2, k * (x**2 - s**2) ** 2 / s**2, name="well")
    begun = well.replace(start={"x": 0.3 * size})
    for found in (
        pe.equilibria(begun),
        pe.equilibria(well),
        pe.equilibria(well, {"x": (-2 * size, 3 * size)}),
    ):
        assert [e.coordinates["x"] / size for e in found] == pytest.approx([-1, 0, 1], abs=1e-9)
        assert [e.stability for e in found] == ["stable", "unstable", "stable"]


@pytest.mark.parametrize("size", [1.0, 1e-9, 1e5])
def test_lengths_beside_angles_may_be_of_any_size(size):
    """The cart-pole with all lengths and g times s, its damper of turns times s²: the same rests."""
    cart = pe.gallery.cart_pole(L=size, g=9.81 * size, y0=-2.0 * size, b2=0.05 * size**2)
    found = pe.equilibria(cart.replace(start={"x": 0.1 * size}))
    pairs = [(e.coordinates["x"] / size, e.coordinates["theta"]) for e in found]
    np.testing.assert_allclose(pairs, [(0, 0), (0, PI)], atol=1e-9)
    assert [e.stability for e in found] == ["asymptotically stable", "unstable"]


@pytest.mark.parametrize("size", [1.0, 1e-9])
def test_constraints_and_multipliers_may_be_of_any_size(size):
    """A pendulum by x and y: at rest below and above, the rod pulling and pushing with m g."""
    x, y = pe.coordinates("x y")
    m, l, g = pe.parameters(m=2.0, l=size, g=9.81)
    rod = pe.Holonomic(x**2 + y**2 - l**2, name="rod")
    begin = {"x": 0.6 * size, "y": -0.8 * size}
    kinetic = m * (x.dot**2 + y.dot**2) / 2
    ball = pe.Lagrangian((x, y), kinetic, m * g * y, constraints=[rod], start=begin)
    below, above = pe.equilibria(ball)
    assert [below.coordinates["y"] / size, above.coordinates["y"] / size] == pytest.approx([-1, 1], abs=1e-9)
    # M q̈ = f + Aᵀλ = 0: 2 y λ = m g.
    assert below.multipliers["rod"] * size == pytest.approx(-2.0 * 9.81 / 2)
    assert (below.stability, above.stability) == ("stable", "unstable")


def test_all_equilibria_of_a_chain_and_the_five_points_of_lagrange():
    chain = pe.equilibria(pe.gallery.n_link_pendulum(n=4))
    assert len(chain) == 16
    assert sum(e.stability == "stable" for e in chain) == 1
    points = pe.equilibria("arenstorf", {"x": (-2, 2), "y": (-2, 2)})
    assert len(points) == 5
    raised = [e for e in points if abs(e.coordinates["y"]) > 0.1]
    assert [e.coordinates["y"] for e in raised] == pytest.approx([-np.sqrt(3) / 2, np.sqrt(3) / 2])
    assert all("Thomson–Tait–Chetaev" in e.sentence for e in raised)
    assert all(e.stability == "undecided" for e in raised)


def test_constraints_give_their_multipliers():
    found = pe.equilibria("held-pin-pendulum")
    parameters = pe.derive("held-pin-pendulum").parameters
    weight = parameters["m"] * parameters["g"]
    assert angles(found) == pytest.approx([0, PI], abs=1e-9)
    assert [e.multipliers["held pin"] for e in found] == pytest.approx([weight, weight])
    assert [e.stability for e in found] == ["stable", "unstable"]


def test_an_equilibrium_that_is_not_isolated_has_its_directions():
    found = pe.equilibria("cart-double-pendulum")
    assert len(found) == 4
    for e in found:
        np.testing.assert_allclose(e.directions, [[1, 0, 0]], atol=1e-9)
        assert "slide along x" in e.sentence
    assert sorted(e.stability for e in found) == ["neutral", "unstable", "unstable", "unstable"]


def test_a_degenerate_equilibrium_is_isolated_and_undecided():
    x = pe.coordinates("x")
    (found,) = pe.equilibria(pe.Lagrangian(x, x.dot**2 / 2, x**4), {"x": (-1, 1)})
    assert abs(found.coordinates["x"]) < 1e-3
    assert not len(found.directions)
    assert (found.stability, found.test) == ("undecided", "")


def test_a_loop_in_a_plane_is_judged_though_some_of_its_rows_repeat_others():
    # Its multipliers are not unique, which says nothing about the one way in which it moves. The other route:
    # the potential of linkages put together a little to either side.
    found = pe.equilibria("four-bar")
    assert len(found) == 4
    model = pe.derive("four-bar")

    def height(at: dict[str, float], more: float) -> float:
        start = pe.assemble(model, {**at, "A": at["A"] + more}, hold=["A"]).start
        return model.energy([start[name] for name in model.coordinates], np.zeros(3)).potential

    for e in found:
        middle = height(e.coordinates, 0.0)
        rises = [height(e.coordinates, more) > middle for more in (-1e-2, 1e-2)]
        assert rises in ([True, True], [False, False])
        assert e.stability == ("stable" if rises[0] else "unstable")


def test_what_changes_with_time_is_not_judged_by_one_instant():
    assert {e.stability for e in pe.equilibria("kapitza-pendulum")} == {"undecided"}
    x = pe.coordinates("x")
    pushed = pe.Lagrangian(x, x.dot**2 / 2, x**2, forces=[pe.Force(pe.sin(pe.time) + 0.5, along=x)])
    assert "depends on time" in pe.equilibria(pushed).sentence


def test_states_of_plain_equations_and_their_stability():
    found = pe.equilibria("lorenz", {"x": (-20, 20), "y": (-20, 20), "z": (-1, 40)})
    root = np.sqrt(8 / 3 * 27)
    np.testing.assert_allclose(
        [list(e.coordinates.values()) for e in found],
        [[-root, -root, 27], [0, 0, 0], [root, root, 27]],
        atol=1e-9,
    )
    assert {e.stability for e in found} == {"unstable"}


@pytest.mark.parametrize("name", ["pendulum", "spring-pendulum", "henon-heiles", "four-bars", "van-der-pol"])
def test_equilibria_have_zero_rate(name):
    model = pe.derive(name)
    found = pe.equilibria(model)
    assert len(found) > 0
    for e in found:
        assert np.abs(model.rate(e.point.y, e.point.u)).max() < 1e-8
        assert e.residual < 1e-8


def test_the_search_goes_on_while_signs_do_not_add_up(monkeypatch):
    # One start finds one zero; only deflation and the sum of signs lead to the others.
    monkeypatch.setattr(search, "FIRST", 2)
    monkeypatch.setattr(search, "LATER", 4)
    model = pe.derive(pe.gallery.n_link_pendulum(n=3))
    found = search.search(Balance(model, np.zeros(0)), region.read_region(model, None))
    assert len(found.points) == 8
    assert found.index == 0


def test_trim_finds_the_input_that_holds_a_position():
    arm = pe.derive("pendularm")
    held = pe.trim(arm, at={"theta1": 0.5}, free=["u1"])
    expected = arm.gravity([0.5])[0]
    assert held.inputs["u1"] == pytest.approx(expected, rel=1e-13)
    assert held.residual < 1e-12
    # With another coordinate free: the pole leans so that the cart may be held aside.
    aside = pe.trim("cart-pole", at={"x": 0.3}, free=["u", "theta"])
    rate = pe.derive("cart-pole").rate(aside.point.y, aside.point.u)
    assert np.abs(rate).max() < 1e-12


def test_the_conical_pendulum_keeps_its_angle():
    found = pe.equilibria("spherical-pendulum", {"theta": (0.05, 3.0)}, steady={"phi": 4.0})
    (cone,) = found
    assert cone.coordinates["theta"] == pytest.approx(np.arccos(9.81 / 16), rel=1e-9)  # cos θ = g/lΩ²
    assert (cone.stability, cone.test) == ("stable", "Routh")
    # Landau & Lifshitz, §14: small deviations swing at ω² = Ω² (1 + 3 cos²θ).
    swing = 4 * np.sqrt(1 + 3 * (9.81 / 16) ** 2)
    assert f"{swing:.5g}" in cone.sentence


def test_a_top_precesses_steadily():
    top = pe.derive("spinning-top")
    I1, I3, m, l, g = (top.parameters[n] for n in ("I1", "I3", "m", "l", "g"))
    tilt, precession = 0.7, 3.0
    # Goldstein, §5.7: m g l = I₃ ω₃ φ̇ − I₁ φ̇² cos θ with ω₃ = ψ̇ + φ̇ cos θ.
    spin = (m * g * l + I1 * precession**2 * np.cos(tilt)) / (I3 * precession) - precession * np.cos(tilt)
    found = pe.equilibria(top, {"theta": (0.1, 3.0)}, steady={"phi": precession, "psi": spin})
    assert np.abs(np.array(angles(found)) - tilt).min() < 1e-8
    assert all(e.stability == "stable" for e in found)


def test_a_sleeping_top_wakes_at_its_critical_spin():
    # Upright in angles that are regular there (about x, then y, then the axis): Goldstein, §5.7,
    # ω² = 4 I₁ m g l / I₃².
    a, b, c = pe.coordinates("a b c")
    I1, I3, m, l, g = pe.parameters(I1=0.0046, I3=0.0025, m=0.5, l=0.08, g=9.81)
    wx, wy, wz = a.dot * pe.cos(b), b.dot, c.dot + a.dot * pe.sin(b)
    top = pe.derive(
        pe.Lagrangian(
            (a, b, c), (I1 * (wx**2 + wy**2) + I3 * wz**2) / 2, m * g * l * pe.cos(a) * pe.cos(b), name="top"
        )
    )
    critical = np.sqrt(4 * 0.0046 * 0.5 * 9.81 * 0.08) / 0.0025

    def growth(spin: float) -> float:
        return float(pe.linearise(top, at={"c_dot": spin}).poles.real.max())

    low, high = 0.5 * critical, 1.5 * critical
    for _ in range(60):
        middle = (low + high) / 2
        low, high = (middle, high) if growth(middle) > 1e-5 else (low, middle)
    # Growth is a square root of the distance from the critical spin: 1e-5 is 1e-12 away.
    assert high == pytest.approx(critical, rel=1e-8)


MISTAKES = {
    "empty region": (lambda: pe.equilibria("pendulum", {"theta": (1, 1)}), "region of 'theta' is empty"),
    "infinite region": (lambda: pe.equilibria("pendulum", {"theta": (0, np.inf)}), "finite"),
    "many turns": (lambda: pe.equilibria("pendulum", {"theta": (0, 1e300)}), "counted modulo 2π"),
    "far away": (
        lambda: pe.equilibria("cart-pole", {"x": (-1e300, 1)}),
        "whose square is no number",
    ),
    "no bounds": (lambda: pe.equilibria("pendulum", {"theta": 3}), "needs two bounds"),
    "unknown name": (lambda: pe.equilibria("pendulum", {"x": (0, 1)}), "region names 'x'"),
    "not by name": (lambda: pe.equilibria("pendulum", [0, 1]), "by name"),
    "inputs": (lambda: pe.equilibria("cart-pole", inputs=[1, 2, 3]), "1 inputs .u., got 3"),
    "unknown input": (lambda: pe.equilibria("pendulum", inputs={"u": 1}), "inputs names 'u'.*none"),
    "not cyclic": (lambda: pe.equilibria("cart-pole", steady={"theta": 1}), "not cyclic"),
    "unknown rate": (lambda: pe.equilibria("cart-pole", steady={"phi": 1}), "steady names 'phi'"),
    "no rates": (lambda: pe.equilibria("lorenz", steady={"x": 1}), "steady names 'x'"),
    "trim without freedom": (lambda: pe.trim("cart-pole", free=[]), "something that is free"),
    "trim cannot": (
        lambda: pe.trim("cart-pole", {"x": 0.3, "theta": 0.5}, free=["u"]),
        "No value of u holds cart-pole.*equation of theta",
    ),
    "trim unknown": (lambda: pe.trim("cart-pole", free=["w"]), "free names 'w'"),
}


@pytest.mark.parametrize("mistake", MISTAKES)
def test_mistakes_are_sentences(mistake):
    act, words = MISTAKES[mistake]
    with pytest.raises(pe.PendulaError, match=words):
        act()


def test_constraints_that_ask_for_motion_leave_no_rest():
    x, y = pe.coordinates("x y")
    pulled = pe.Lagrangian(
        (x, y), (x.dot**2 + y.dot**2) / 2, 0, constraints=[pe.Nonholonomic(x.dot - 1, name="belt")]
    )
    with pytest.raises(pe.PendulaError, match="cannot rest: its constraint 'belt' asks for a velocity"):
        pe.equilibria(pulled)


def test_tables_say_it_all():
    found = pe.equilibria("pendulum")
    assert "Lagrange–Dirichlet" in str(found)
    assert "<table>" in found._repr_html_()
    assert "theta = 0" in str(found[0])
    assert repr(found) == "Equilibria('pendulum', 2 found)"


def test_a_closed_loop_has_its_states_among_the_unknowns():
    closed = pe.gallery.pendularm().with_control(pe.PID(100, 20, 10, desired=0.5))
    model = pe.derive(closed)
    (held,) = pe.equilibria(closed, {"theta1": (-2, 2)})
    assert held.coordinates["theta1"] == pytest.approx(0.5, abs=1e-9)
    # The integral alone holds the weight.
    assert 20 * held.coordinates["theta1_integral"] == pytest.approx(model.gravity([0.5])[0], rel=1e-9)
    assert held.stability == "asymptotically stable"
    assert pe.linearise(closed, at=held).names == ("theta1", "theta1_dot", "theta1_integral")


def test_equilibria_pickle():
    found = pe.equilibria("pendulum")
    again = pickle.loads(pickle.dumps(found))
    assert [e.stability for e in again] == [e.stability for e in found]


def test_a_deflated_step_is_that_of_the_function_times_eta():
    # η = Π (1 + 1/|x − xᵢ|²) differentiated by central differences: h² and rounding/h, 1e-9.
    random = np.random.default_rng(0)
    box = region.Region(
        ("a", "b", "c"), np.array([-3.0, -5, -PI]), np.array([4.0, 5, PI]), np.array([False, False, True])
    )
    known = [random.uniform(-2, 2, 3) for _ in range(4)]
    unit = np.array([3.5, 5.0, 1.0])

    def log_eta(x) -> float:
        apart = [(x - point) / unit for point in known]
        return sum(np.log1p(1 / (a[0] ** 2 + a[1] ** 2 + 2 - 2 * np.cos(a[2]))) for a in apart)

    points, steps = random.uniform(-2, 2, (5, 3)), random.normal(size=(5, 3))
    found = search._Deflation(box, known).divide(points, steps)
    for x, step, made in zip(points, steps, found, strict=True):
        slope = [(log_eta(x + h) - log_eta(x - h)) / 2e-6 for h in 1e-6 * np.eye(3)]
        np.testing.assert_allclose(made, step / (1 - np.dot(slope, step)), rtol=1e-7)


def floating(**given) -> pe.Mechanism:
    """A body that nothing holds, with a pendulum on it."""
    bodies = [pe.Body(name, 1.0, (0, 0, -0.1), (0.1, 0.1, 0.1)) for name in ("base", "bob")]
    joints = [pe.Free("base"), pe.Revolute("hinge", "base", "bob", axis="y")]
    return pe.Mechanism(bodies, joints, **given)


def test_what_falls_rests_nowhere():
    for formulation in ("reduced", "maximal"):
        found = pe.equilibria(pe.derive(floating(), formulation=formulation))
        assert len(found) == 0
        assert found.sentence == "There are none: nothing holds 'base' against gravity, so that it falls."
    ball = pe.FreeBody(1.0, (1, 2, 3), name="ball")
    assert "nothing holds 'ball' against gravity" in pe.equilibria(ball).sentence
    assert "simulate it, to see where" in pe.equilibria("stack").sentence


@pytest.mark.parametrize(
    ("given", "u"),
    [
        ({"gravity": (0, 0, 0), "actuated": []}, ()),
        ({"forces": [pe.Force((0, 0, 19.62), body="base", axes="world")], "actuated": []}, ()),
        ({"actuated": ["base_vz"]}, (19.62,)),
        ({"actuated": {"base_vz": 19.62}}, ()),
    ],
)
def test_what_may_be_held_is_searched(given, u):
    assert find_falling(pe.derive(floating(**given)), np.array(u)) == ""
