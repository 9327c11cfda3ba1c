"""What a new user tries first: symbols as keys, parts of runs, names instead of systems, units, notebooks."""

from importlib.resources import files

import numpy as np
import pytest
import sympy as sp

import pendula as pe


@pytest.fixture(scope="module")
def run(pendulum):
    return pe.simulate(pendulum, until=1.0, step=0.01, ledger=True)


def test_symbols_and_expressions_are_keys(run, theta):
    assert run[theta] is run["theta"]
    assert run[theta.dot] is run["theta_dot"]
    np.testing.assert_allclose(run[pe.sin(theta) * pe.time], np.sin(run["theta"]) * run.t, rtol=1e-15)


def test_a_part_by_samples_and_by_times(run):
    part, between = run[10:21], run[0.1:0.2]
    np.testing.assert_array_equal(part.t, run.t[10:21])
    np.testing.assert_array_equal(between.q, part.q)
    np.testing.assert_array_equal(part.energy.total, run.energy.total[10:21])
    assert all(len(works) == 11 for works in part.ledger.values())
    assert len(run[::10]) == 11
    assert len(run[2.0:]) == 0


def test_what_simulate_makes_passes_the_checks_of_runs(run):
    # Those of a run that somebody builds by hand; simulate leaves them out.
    again = run[:]
    assert again._fields().keys() == run._fields().keys()
    with pytest.raises(ValueError, match="read-only"):
        run.q[0] = 1.0
    with pytest.raises(ValueError, match="read-only"):
        run.energy.kinetic[0] = 1.0


def test_keys_complete_themselves(run, pendulum):
    assert {"theta", "theta_dot", "energy"} <= set(run._ipython_key_completions_())
    batch = pe.simulate_batch(pendulum, {"theta": [0.1, 0.2]}, until=0.1, step=0.01)
    assert batch._ipython_key_completions_() == ["theta", "theta_dot"]


def test_a_gallery_system_by_its_name_knows_its_times():
    known = pe.gallery.find("pendulum")
    run = pe.simulate("pendulum")
    assert (run.t[-1], run.step) == (known.until, known.step)
    assert pe.simulate("pendulum", tolerance=1e-6).t[-1] == known.until
    assert pe.simulate("pendulum", times=[0.5, 1.0]).t.tolist() == [0.5, 1.0]


def test_a_loaded_run_of_the_gallery_finds_its_model(tmp_path, run):
    kept = pe.simulate("pendulum", until=0.1, ledger=True)
    kept.save(tmp_path / "run.npz")
    assert pe.audit(pe.load(tmp_path / "run.npz")).ok
    # One of another system of that name does not.
    run.save(tmp_path / "own.npz")
    theta = pe.coordinates("theta")
    with pytest.raises(pe.PendulaError, match=r"with_model\(system\)\[expression\]"):
        pe.load(tmp_path / "own.npz")[pe.sin(theta)]
    with_model = pe.load(tmp_path / "own.npz").with_model(run.model)
    np.testing.assert_array_equal(with_model[pe.sin(theta)], run[pe.sin(theta)])


def test_equations_by_name_and_of_a_model(pendulum):
    assert pe.equations(pe.derive(pendulum)).M == pe.equations(pendulum).M
    assert "sin(theta)" in str(pe.equations("pendulum"))


def test_starts_with_units(pendulum):
    run = pe.simulate(pendulum, start={"theta": (90, "deg")}, until=0.1, step=0.01)
    assert run["theta"][0] == pytest.approx(np.pi / 2, rel=1e-15)
    assert pendulum.replace(start={"theta": (180, "deg")}).start["theta"] == pytest.approx(np.pi, rel=1e-15)


def test_powers_of_floats_are_powers(theta):
    system = pe.Lagrangian(theta, theta.dot**2.0 / 2, 0)
    assert pe.derive(system).mass_matrix([0.0]).tolist() == [[1.0]]


def test_batches_are_tables(pendulum):
    batch = pe.simulate_batch(pendulum, {"theta": [0.1, 0.2]}, until=0.1, step=0.01)
    table, data = batch.to_pandas(), batch.to_xarray()
    assert table.loc[(1, 0.0), "theta"] == 0.2
    assert dict(data.sizes) == {"run": 2, "time": 11}
    np.testing.assert_array_equal(data["theta_dot"].values, batch["theta_dot"])
    np.testing.assert_array_equal(table["theta"].to_numpy().reshape(2, 11), batch["theta"])


def test_values_show_themselves_in_notebooks(run, pendulum):
    batch = pe.simulate_batch(pendulum, {"theta": [0.1, 0.2]}, until=0.1, step=0.01)
    shown = {
        "Run of swing": run,
        "2 of 2 finished": batch,
        "g = 9.81": pe.derive(pendulum),
        "Reached t = 1 s": run.outcome,
        "remainder": pe.energy_balance(run),
        "degree of freedom": pe.mobility(pendulum),
    }
    for text, value in shown.items():
        assert text in value._repr_html_()
    assert r"T = \frac{l^{2} m \dot{\theta}^{2}}{2}" in pendulum._repr_latex_()


def test_pictures_show_themselves_in_notebooks(run, pendulum, tmp_path):
    for figure in (pe.plot(run), pe.plot_audit(pe.audit(run)), pe.sketch(pe.simulate("pendulum", until=0.1))):
        assert figure._repr_png_().startswith(b"\x89PNG")
    moving = pe.animate(pe.simulate("pendulum", until=0.1), tmp_path / "swing.gif", size=(320, 240))
    assert moving._repr_html_().startswith('<img src="data:image/gif;base64,R0lG')
    assert moving.is_file()


def test_several_runs_in_one_picture(run, pendulum):
    other = pe.simulate(pe.derive(pendulum).with_parameters(l=2.0), until=1.0, step=0.01)
    figure = pe.plot([run, other])
    assert [text.get_text() for text in figure.axes[0].get_legend().get_texts()] == ["l = 1", "l = 2"]
    assert len(figure.axes) == 2
    named = pe.plot({"short": run, "long": other}, kind="theta_dot")
    assert [text.get_text() for text in named.axes[0].get_legend().get_texts()] == ["short", "long"]


def test_axes_of_ones_own(run):
    from matplotlib.figure import Figure

    figure = Figure()
    left, right = figure.subplots(1, 2)
    assert pe.plot(run, ax=left, kind="phase") is figure
    pe.plot(run, ax=right, kind="energies")
    assert left.lines
    assert right.lines
    with pytest.raises(pe.PendulaError, match="takes the axes of a figure"):
        pe.plot(run, ax=3, kind="phase")


def test_three_euler_angles_as_in_textbooks():
    # Goldstein, Classical Mechanics, (4.87): angular velocity in body axes for z, x, z.
    phi, theta, psi = pe.coordinates("phi theta psi")
    R = pe.rotation("z", phi) * pe.rotation("x", theta) * pe.rotation("z", psi)
    l, m, I1, I3 = pe.parameters(l=0.5, m=1.0, I1=0.3, I3=0.1)
    body = pe.RigidBody(m, (I1, I1, I3), pe.Point(*(R * sp.Matrix([0, 0, l]))), rotation=R)
    expected = [
        phi.dot * pe.sin(theta) * pe.sin(psi) + theta.dot * pe.cos(psi),
        phi.dot * pe.sin(theta) * pe.cos(psi) - theta.dot * pe.sin(psi),
        phi.dot * pe.cos(theta) + psi.dot,
    ]
    assert [sp.expand(a - b) for a, b in zip(body.angular_velocity, expected, strict=True)] == [0, 0, 0]
    top = pe.Lagrangian((phi, theta, psi), body.kinetic, m * 9.81 * body.center.z, name="top")
    assert len(str(pe.equations(top)).splitlines()) < 40


def test_types_are_marked():
    assert (files("pendula") / "py.typed").is_file()
