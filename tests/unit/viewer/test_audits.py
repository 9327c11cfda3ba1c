"""The picture of an audit: its layers add up, and what cannot be drawn is refused."""

import numpy as np
import pytest

import pendula as pe
from pendula.errors import FileError, PendulaError
from pendula.gallery import cart_pole


@pytest.fixture(scope="module")
def found():
    control = {"u": lambda t: np.sin(5 * t)}
    return pe.audit(pe.simulate(cart_pole(), until=2.0, step=0.01, control=control, ledger=True))


def test_layers_end_where_the_sums_of_works_do(found):
    above, below = pe.plot_audit(found).axes
    layers = [*found.works.values(), found.remainder]
    assert len(above.collections) == 2 * len(layers)
    heights = [vertex[1] for layer in above.collections for vertex in layer.get_paths()[0].vertices]
    assert max(heights) == pytest.approx(sum(np.maximum(layer, 0) for layer in layers).max())
    assert min(heights) == pytest.approx(sum(np.minimum(layer, 0) for layer in layers).min())
    assert np.array_equal(above.lines[0].get_ydata(), found.change)
    assert below.get_yscale() == "log"


def test_it_says_what_was_audited(found):
    figure = pe.plot_audit(found)
    assert figure.get_suptitle() == "cart-pole: rk4, step 0.01 s"
    assert "The books balance" in figure.get_supxlabel()
    names = [text.get_text() for text in figure.axes[0].get_legend().get_texts()]
    assert names[0] == "change of energy"
    assert names[-1] == "remainder"
    assert len(names) == len(found.works) + 2


@pytest.mark.parametrize("suffix", [".png", ".svg", ".pdf"])
def test_it_is_written(found, tmp_path, suffix):
    pe.plot_audit(found, tmp_path / f"audit{suffix}")
    assert (tmp_path / f"audit{suffix}").stat().st_size > 2000


def test_a_system_without_powers_has_its_remainder_as_the_only_layer():
    found = pe.audit(pe.simulate("pendulum", until=1.0, step=0.01, integrator="euler", ledger=True))
    assert len(pe.plot_audit(found).axes[0].collections) == 2


def test_what_cannot_be_drawn(found, tmp_path):
    with pytest.raises(FileError, match=r"needs one of the suffixes"):
        pe.plot_audit(found, tmp_path / "audit.txt")
    plain = pe.audit(pe.simulate("lorenz", until=0.1, step=0.01))
    with pytest.raises(PendulaError, match="there is no energy to draw"):
        pe.plot_audit(plain)
