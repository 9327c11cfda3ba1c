"""Grids, samples, lists and tables, and what is refused before any work."""

import numpy as np
import pandas
import pytest

import pendula as pe
from pendula.ensembles.chunks import AS_RUNS, IN_LANES, IN_QUEUE, boxes, chunk_shape, most_members, numbers_in

HOW = {"until": 1.0, "step": 0.01}


@pytest.mark.parametrize("method", ["random", "sobol", "latin-hypercube"])
def test_samples_follow_their_distributions_by_seed(method):
    made = pe.samples(1024, seed=3, method=method, a=("uniform", 2, 4), b=("normal", 1, 0.1)).values
    # Three standard errors of a mean and of a deviation of 1024 independent values.
    assert made["a"].mean() == pytest.approx(3, abs=3 * (2 / 12**0.5) / 32)
    assert made["b"].mean() == pytest.approx(1, abs=3 * 0.1 / 32)
    assert made["b"].std() == pytest.approx(0.1, rel=3 / 2048**0.5)
    again = pe.samples(1024, seed=3, method=method, a=("uniform", 2, 4), b=("normal", 1, 0.1)).values
    other = pe.samples(1024, seed=4, method=method, a=("uniform", 2, 4), b=("normal", 1, 0.1)).values
    assert (made["a"] == again["a"]).all()
    assert (made["a"] != other["a"]).any()


def test_latin_hypercubes_have_one_value_in_every_part():
    values = pe.samples(50, seed=1, method="latin-hypercube", a=("uniform", 0, 1)).values["a"]
    assert sorted(np.floor(50 * values)) == list(range(50))


def test_grids_are_combined_and_lists_go_side_by_side():
    study = pe.ensemble("pendulum", pe.grid(l=[1.0, 2.0]), starts={"theta": [0.1, 0.2, 0.3]}, **HOW)
    assert study.members.shape == {"l": 2, "member": 3}
    given = study.values(np.arange(6))
    assert given.parameters["l"].tolist() == [1, 1, 1, 2, 2, 2]
    assert given.starts["theta"].tolist() == [0.1, 0.2, 0.3] * 2


def test_all_ways_of_giving_values_are_one(same):
    columns = {"theta": [0.1, 0.2], "l": [1.0, 1.5]}
    rows = [{"theta": 0.1, "l": 1.0}, {"theta": 0.2, "l": 1.5}]
    made = [pe.ensemble("pendulum", given, **HOW).run() for given in (columns, rows, pandas.DataFrame(rows))]
    assert same(made[0], made[1])
    assert same(made[0], made[2])


@pytest.mark.parametrize(
    ("shape", "limits"),
    [((1000, 1000), IN_LANES), ((7,), IN_LANES), ((3, 5, 2), AS_RUNS), ((10, 10**5), IN_QUEUE)],
)
def test_chunks_hold_every_member_once(shape, limits):
    chunk = chunk_shape(shape, most_members(3000, 8), limits)
    numbers = np.concatenate([numbers_in(shape, box) for box in boxes(shape, chunk)])
    assert len(numbers) == np.prod(shape)
    assert (np.sort(numbers) == np.arange(len(numbers))).all()


@pytest.mark.parametrize(
    ("options", "said"),
    [
        ({"vary": {"thera": [1.0]}}, "'thera' is nothing that pendulum has"),
        ({"starts": {"l": [1.0]}}, "'l' is a parameter of pendulum, not one of its starts: 'theta'"),
        ({"starts": {"theta": [1.0, 2.0]}, "parameters": {"l": [1.0, 2.0, 3.0]}}, "'l' has 3 values, but"),
        (
            {"starts": {"theta": [1, 2], "theta_dot": [1, 2, 3]}},
            "must have one length: 'theta' 2, 'theta_dot' 3",
        ),
        ({"starts": {"theta": [1.0, np.nan]}}, "Value 1 of 'theta' is nan"),
        ({"starts": {"theta": [[1.0]]}}, "must be a row"),
        ({"starts": {"theta": []}}, "'theta' has no values; a study has at least one member"),
        ({"starts": [{"theta": 1}, {"theta_dot": 1}]}, "Member 0 of starts has no 'theta_dot'"),
        ({"starts": 3}, "starts must be grid"),
        (
            {"vary": pe.grid(theta=range(20)), "limit": 10},
            "20 members, more than the limit of 10; give limit=20",
        ),
        ({"keep": "begin"}, "'begin' cannot be kept"),
        ({"keep": []}, "keep= says what stays"),
        ({"keep": "first theta"}, "is not a condition"),
        ({"keep": "first 1 > 2"}, "depends on nothing"),
        ({"keep": "first thet > 2"}, "'thet' in 'thet > 2' is nothing that pendulum has"),
        ({"keep": "largest __import__('os')"}, "is not understood"),
        ({"keep": [0.5, 2.0]}, "The time 2 to be kept is not between"),
        ({"keep": ["end", "end"]}, "to be kept twice"),
        ({"until": None}, "needs until"),
        ({"until": -1.0}, "must be later"),
        ({"step": None}, "needs step=..., in seconds, or tolerance"),
        ({"seeds": -1}, "seeds must be whole numbers"),
        ({"inputs": lambda random: 0}, "has no inputs"),
    ],
)
def test_what_cannot_be_is_refused_before_work(options, said):
    with pytest.raises(pe.PendulaError) as caught:
        pe.ensemble("pendulum", **HOW | options)
    assert said in str(caught.value)


@pytest.mark.parametrize(
    ("count", "options", "said"),
    [
        (0, {"a": ("uniform", 0, 1)}, "a whole number from 1 on"),
        (5, {}, "needs distributions by name"),
        (5, {"a": ("uniform", 1, 1)}, "is empty"),
        (5, {"a": ("cauchy", 1, 1)}, "must be ('uniform', low, high)"),
        (5, {"method": "halton", "a": ("uniform", 0, 1)}, "There is no method 'halton'"),
        (100, {"method": "sobol", "a": ("uniform", 0, 1)}, "take 128 instead of 100"),
        (5, {"seed": -1, "a": ("uniform", 0, 1)}, "seed must be"),
    ],
)
def test_samples_that_cannot_be_are_refused(count, options, said):
    with pytest.raises(pe.PendulaError) as caught:
        pe.samples(count, **options)
    assert said in str(caught.value)


def test_a_function_that_gives_unknown_inputs_is_refused_before_work():
    with pytest.raises(pe.PendulaError, match="gives 'v', which is not an input of cart-pole; its inputs"):
        pe.ensemble("cart-pole", inputs=lambda random: {"v": random.normal()}, **HOW)


def test_a_grid_without_values_is_refused():
    with pytest.raises(pe.PendulaError, match="'theta' has no values"):
        pe.grid(l=[1.0], theta=[])


def test_one_member_is_one_member():
    study = pe.ensemble("pendulum", {"theta": [0.5]}, **HOW)
    assert repr(study).startswith("Study('pendulum', 1 member: ")
    assert repr(study.run()) == "Results('pendulum', 1 member: 1 finished)"
