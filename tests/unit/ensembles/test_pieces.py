"""Pieces hold every member once, whatever they are and in whatever order they come back."""

import time

import numpy as np
import pytest

import pendula as pe
from pendula.ensembles.jobs import Kept
from pendula.ensembles.pieces import Pieces


@pytest.fixture(scope="module")
def long_study(double_pendulum):
    """37 × 29 members with chosen steps, of which nobody knows how long they take."""
    varied = pe.grid(theta1=np.linspace(-3, 3, 37), theta2=np.linspace(-3, 3, 29))
    return pe.ensemble(double_pendulum, varied, until=2.0, tolerance=1e-9)


def _answer(piece):
    """Of every member its number; of some a sentence."""
    numbers = piece.values.numbers
    said = {i: f"member {n}" for i, n in enumerate(numbers) if n % 10 == 3}
    return Kept({"number": numbers.astype(float)}, np.ones(len(numbers), np.int8), said)


@pytest.mark.parametrize("seconds_each", [1e-6, 1e-3, 10.0])
def test_chunks_are_put_together_from_pieces_in_any_order(study, long_study, seconds_each):
    for some in (study, long_study):
        random, under_way, found = np.random.default_rng(1), [], {}
        pieces = Pieces(some, some.boxes, 4, (1e-3, 0.1))
        while True:
            under_way += [piece for _ in range(3) if (piece := pieces.take())]
            if not under_way:
                break
            piece = under_way.pop(random.integers(len(under_way)))
            divided = pieces.divide(piece) if random.random() < 0.5 else [piece]
            for part in divided:
                for box, kept in pieces.put(part, _answer(part), seconds_each * len(part)):
                    found[str(box)] = (box, kept)
        assert len(found) == len(some.boxes)
        numbers = np.full(some.shape, -1.0)
        for box, kept in found.values():
            numbers[box] = kept.arrays["number"].reshape(numbers[box].shape)
            flat = numbers[box].ravel()
            assert kept.sentences == {i: f"member {n:g}" for i, n in enumerate(flat) if n % 10 == 3}
        assert (numbers.ravel() == np.arange(len(some))).all()


def test_pieces_become_smaller_and_take_as_long_as_they_should(study, long_study):
    pieces, sizes = Pieces(study, study.boxes, 4, (1e-3, 0.1)), []
    while piece := pieces.take():
        sizes.append(len(piece))
        list(pieces.put(piece, _answer(piece), 7.8e-6 * len(piece)))  # 128 of them take a millisecond
    # A quarter of what is left in whole groups of 64 lanes, and no less than those 128 but at the end.
    assert sizes == [256, 192, 128, 128, 128, 128, 113]
    pieces = Pieces(long_study, long_study.boxes, 4, (1e-3, 0.1))
    first = pieces.take()
    assert first is not None
    assert len(first) == 64
    list(pieces.put(first, _answer(first), 64.0))
    following = pieces.take()
    assert following is not None
    assert len(following) == 16


def test_a_thread_that_fails_ends_the_study_with_its_error(study, monkeypatch):
    from pendula.ensembles import running

    real, moved = running.move_timed, []

    def fail_once(job, values):
        moved.append(len(values.numbers))
        if len(moved) == 2:
            raise RuntimeError("no memory")
        time.sleep(0.1)  # all pieces would take a second
        return real(job, values)

    monkeypatch.setattr(running, "move_timed", fail_once)
    for threads in (1, 2):
        moved.clear()
        with pytest.raises(RuntimeError, match="no memory"):
            study.run(threads=threads)
        assert sum(moved) < len(study)  # nobody goes on for long
