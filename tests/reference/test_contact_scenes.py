"""The scenes of the gallery against what is known of them."""

import numpy as np
import pytest
from tests.contact_worlds import G

import pendula as pe


@pytest.mark.parametrize("name", ["stack", "pyramid", "stone-arch", "card-house"])
def test_what_should_stand_stands(name):
    run = pe.simulate(name, until=1.0, save_every=50)
    assert run.outcome.ok
    assert np.abs(run.q[-1] - run.q[0]).max() < 1e-5
    assert run.residuals["penetration"].max() < 1e-6


def test_the_last_ball_of_the_cradle_takes_all():
    run = pe.simulate("newtons-cradle", until=1.0, save_every=50)
    along = run.v[-1].reshape(5, 6)[:, 0]
    assert np.abs(along - [0, 0, 0, 0, 1]).max() < 1e-12  # impacts one after the other, ε = 1, equal masses


def test_the_block_slides_and_the_ball_rolls_as_they_should():
    run = pe.simulate("block-on-incline", until=0.5)
    way = np.linalg.norm(run.q[-1, :3] - run.q[0, :3])
    assert abs(way - G * (0.5 - 0.3 * np.sqrt(3) / 2) / 8) < 1e-8
    run = pe.simulate("rolling-ball")
    assert abs(abs(run["ball_wy"][-1]) * 0.1 - 5 * 3 / 7) < 1e-9


def test_all_dominoes_fall_and_marbles_stay_in_their_box():
    run = pe.simulate("dominoes", save_every=50)
    heights = run.q[-1].reshape(10, 7)[:, 2]
    assert (heights < 0.075).all()  # they stood at 0.1
    run = pe.simulate("marbles", save_every=50)
    places = run.q[-1].reshape(27, 7)
    # Some still roll at up to 0.5 m/s, and overlap for a moment by what they move in two steps of 2 ms.
    assert (np.abs(places[:, :2]) < 0.185 - 0.05 + 2e-3).all()
    assert (places[:, 2] > 0.05 - 2e-3).all()
