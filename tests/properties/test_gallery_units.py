"""Every number of every gallery system has a unit, and every description passes the check of dimensions."""

from inspect import signature

import pytest
from tests.kinds import GALLERY

import pendula as pe
from pendula.gallery import all_gallery

PLAIN = {"henon-heiles", "planets", "pleiades", "arenstorf", "lorenz", "van-der-pol"}


@pytest.mark.parametrize("name", GALLERY)
def test_every_symbol_has_a_unit(name):
    system = all_gallery()[name]()
    symbols = (*system.coordinates, *system.velocities, *system.states, *system.inputs, *system.parameters)
    names = [symbol.name for symbol in symbols]
    assert [n for n in names if n not in system.units] == []
    assert all(p.unit is not None for p in system.parameters)
    assert ({system.units[n] for n in names} == {"1"}) == (name in PLAIN)


@pytest.mark.parametrize("name", [name for name in GALLERY if name not in PLAIN])
def test_a_parameter_of_another_dimension_is_refused(name):
    """A unit that a gallery function does not ask for is an error that names the parameter."""
    first = next(
        p.name
        for p in all_gallery()[name]().parameters
        if p.name in signature(all_gallery()[name]).parameters
    )
    with pytest.raises(pe.DescriptionError, match=first):
        all_gallery()[name](**{first: (1.0, "K")})
