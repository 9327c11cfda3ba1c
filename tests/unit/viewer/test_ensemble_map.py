"""What a page holds of an ensemble, and what it cannot."""

import base64
import json
import re

import numpy as np
import pytest

import pendula as pe
from pendula.ensembles.results import Results
from pendula.ensembles.store import MemoryStore

GRID = pe.grid(theta=[0.1, 0.2, 0.3], l=[0.5, 1.0])


def data_of(path):
    text = path.read_text(encoding="utf-8")
    return json.loads(re.search(r'id="pendula-data">(.*?)</script>', text, re.S)[1])


def test_a_page_holds_every_member_where_it_belongs(tmp_path):
    made = pe.ensemble(
        "pendulum", GRID, starts={"theta_dot": [0.25]}, until=1.0, step=0.01, integrator="midpoint",
        keep=["largest theta", "end", 0.5],
    ).run()  # fmt: skip
    data = data_of(pe.html(made, tmp_path / "map.html"))
    shown = data["map"]
    assert (shown["across"]["key"], shown["up"]["key"]) == ("s.theta", "p.l")
    assert shown["across"]["values"] == [0.1, 0.2, 0.3]
    assert shown["held"] == {"s.theta_dot": "0.25"}
    assert [layer["name"] for layer in shown["layers"]] == ["largest theta", "end theta", "end theta_dot"]
    numbers = np.frombuffer(base64.b64decode(shown["layers"][0]["values"]), dtype="<f4").reshape(3, 2)
    np.testing.assert_array_equal(numbers, made["largest theta"].astype(np.float32))
    assert (data["step"], data["integrator"], data["until"]) == (0.01, "midpoint", 1.0)


@pytest.mark.parametrize(
    ("system", "given", "said"),
    [
        ("pendulum", {"vary": {"theta": [0.1, 0.2]}}, "a map over two grids"),
        ("pendulum", {"vary": GRID, "keep": [0.01]}, "one number for each member"),
        ("pendulum", {"vary": pe.grid(theta=[0.1, 0.2, 0.5], l=[1.0, 2.0])}, "'theta' are not evenly apart"),
        (
            "cart-pole",
            {
                "vary": pe.grid(theta=[0.1, 0.2], x=[0.0, 1.0]),
                "inputs": lambda random: {"u": random.normal()},
            },
            "come from Python",
        ),
        (
            "pendulum",
            {"vary": GRID, "keep": ["end", pe.Event(pe.time - 1, name="hit", change={"theta": 0.0})]},
            "event 'hit' changes the motion",
        ),
        ("bouncing-box", {"vary": pe.grid(box_wx=[0.0, 1.0], box_wy=[0.0, 1.0])}, "bodies that touch"),
    ],
)
def test_what_has_no_map_is_refused(tmp_path, system, given, said):
    study = pe.ensemble(system, until=0.02, step=0.01, **{"keep": "end", **given})
    store = MemoryStore(study)
    made = Results(study, store.arrays, store.status, store.sentences)  # nothing is computed yet
    with pytest.raises(pe.PendulaError, match=said):
        pe.html(made, tmp_path / "map.html")
    assert not (tmp_path / "map.html").exists()


def test_a_map_takes_no_start_of_its_own(tmp_path):
    made = pe.ensemble("pendulum", GRID, until=0.02, step=0.01).run()
    with pytest.raises(pe.PendulaError, match="start= has no meaning for an ensemble"):
        pe.html(made, tmp_path / "map.html", start={"theta": 1.0})
