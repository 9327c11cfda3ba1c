"""Many runs with values of their own, with chosen steps, and on several cores."""

import numpy as np
import pytest

import pendula as pe

LENGTHS = np.linspace(0.5, 1.5, 11)  # more than the lanes of any processor, and no multiple of them


@pytest.fixture(scope="module")
def model():
    return pe.derive("double-pendulum")


@pytest.mark.parametrize("integrator", ["rk4", "semi-implicit-euler", "gauss4"])
def test_every_run_has_its_own_values(model, integrator):
    how = {"until": 0.5, "step": 1e-2, "integrator": integrator}
    batch = pe.simulate_batch(model, {"theta1": 1.0}, parameters={"l1": LENGTHS}, **how)
    np.testing.assert_array_equal(batch.varied["l1"], LENGTHS)
    for i, l1 in enumerate(LENGTHS):
        alone = pe.simulate(model.with_parameters(l1=l1), {"theta1": 1.0}, **how)
        # In lanes, sums and products may be fused differently.
        np.testing.assert_allclose(batch.q[i], alone.q, rtol=1e-12)
        assert batch[i].parameters["l1"] == l1
        np.testing.assert_allclose(batch[i].energy.total, alone.energy.total, rtol=1e-12)


def test_constraints_are_kept_with_own_values():
    x, y = pe.coordinates("x y")
    m, l, g = pe.parameters(m=1.0, l=1.0, g=9.81)
    rod = pe.Lagrangian(
        (x, y), m * (x.dot**2 + y.dot**2) / 2, m * g * y, constraints=[x**2 + y**2 - l**2], name="rod"
    )
    lengths = LENGTHS[:5]
    starts = [{"x": length} for length in lengths]
    batch = pe.simulate_batch(rod, starts, until=2.0, step=1e-2, parameters={"l": lengths})
    np.testing.assert_allclose(np.hypot(batch["x"], batch["y"]), lengths[:, None] * np.ones(201), rtol=1e-12)


def test_chosen_steps_run_by_run(model):
    starts = {"theta1": LENGTHS[:4]}
    batch = pe.simulate_batch(
        model, starts, until=2.0, tolerance=1e-9, parameters={"m1": [1.0, 2.0, 3.0, 4.0]}
    )
    assert batch.q.shape == (4, 201, 2)
    alone = pe.simulate(
        model.with_parameters(m1=3.0), {"theta1": LENGTHS[2]}, tolerance=1e-9, times=batch.t.tolist()
    )
    np.testing.assert_array_equal(batch.q[2], alone.q)
    assert batch[2].parameters["m1"] == 3.0
    kept = pe.simulate_batch(model, starts, tolerance=1e-9, times=[0.5, 1.5])
    assert kept.t.tolist() == [0.5, 1.5]


@pytest.mark.parametrize("how", [{"step": 1e-2}, {"tolerance": 1e-8}])
def test_cores_do_not_change_a_bit(model, how):
    one, four = (
        pe.simulate_batch(model, {"theta1": LENGTHS}, until=1.0, threads=threads, **how) for threads in (1, 4)
    )
    np.testing.assert_array_equal(one.q, four.q)
    np.testing.assert_array_equal(one.v, four.v)


def test_tables_tell_what_was_varied(model):
    data = pe.simulate_batch(
        model, {"theta1": 0.1}, until=0.1, step=0.01, parameters={"l1": [1.0, 2.0]}
    ).to_xarray()
    assert data["l1"].values.tolist() == [1.0, 2.0]
    assert "parameter l1" not in data.attrs


@pytest.mark.parametrize(
    ("starts", "options", "words"),
    [
        (
            {"theta1": [0.1, 0.2, 0.3]},
            {"parameters": {"l1": [1.0, 2.0]}},
            r"There are 3 starts, but values of",
        ),
        ({"theta1": 0.1}, {"parameters": {"k": [1.0, 2.0]}}, r"'k' is not a parameter of double-pendulum"),
        (
            {"theta1": 0.1},
            {"parameters": {"l1": [[1.0], [2.0]]}},
            r"rows of one length; they have 'l1' \(2, 1\)",
        ),
        ({"theta1": 0.1}, {"parameters": {"l1": [1.0, np.nan]}}, r"'l1'.* finite"),
        ({"theta1": 0.1}, {"threads": 0}, r"threads counts cores"),
    ],
)
def test_what_cannot_be_is_refused(model, starts, options, words):
    with pytest.raises(pe.PendulaError, match=words):
        pe.simulate_batch(model, starts, until=1.0, step=0.1, **options)
