"""Ways of contact side by side."""

import pytest
from tests.contact_worlds import stack

import pendula as pe


def test_stepping_is_more_exact_than_springs():
    made = pe.compare_contact(stack(2), until=0.1)
    auto, pgs, newton, lemke, springs = made.trials
    assert springs.penetration > 100 * auto.penetration
    assert max(auto.residual, newton.residual) < 1e-6
    assert springs.step == pytest.approx(auto.step / 10)
    assert {pgs.ended, lemke.ended, springs.ended} == {"finished"}
    assert auto.moved == 0
    text = str(made)
    assert "springs, rk4" in text
    assert "Ways of contact on world, up to t = 0.1 s" in text


def test_an_end_is_needed():
    with pytest.raises(pe.PendulaError, match="needs until"):
        pe.compare_contact(stack(1))
