"""Records: fields by annotation, numbers as attributes, pointers that keep what they point at."""

import ctypes
import gc

import numpy as np
import pytest

from pendula.records import Doubles, Integers, Record, address_of, aligned_zeros, record


@record
class Inner(Record):
    gain: float


@record
class Outer(Record):
    count: int
    length: float
    values: Doubles
    places: Integers
    inner: Inner


def test_fields_are_eight_bytes_each_in_the_order_of_annotations():
    assert [name for name, *_ in Outer._fields_] == ["count", "length", "values", "places", "inner"]
    assert [getattr(Outer, name).offset for name, *_ in Outer._fields_] == [0, 8, 16, 24, 32]


def test_numbers_are_attributes():
    made = Outer(count=3, length=0.5)
    made.count += 2
    assert (made.count, made.length) == (5, 0.5)
    assert made.values == made.inner == 0  # pointers to nothing


def test_pointers_are_addresses_of_arrays_records_and_numbers():
    values, inner = np.array([1.0, 2.0]), Inner(gain=4.0)
    made = Outer().point(values=values, inner=inner, places=64)
    assert (made.values, made.inner, made.places) == (values.ctypes.data, inner.address, 64)
    assert made.target("values") is values
    assert made.target("inner") is inner
    assert made.target("count") is None


def test_what_a_record_points_at_lives_as_long_as_the_record():
    made = Outer().point(values=np.full(1000, 7.0), inner=Inner(gain=2.0))
    gc.collect()
    assert set((ctypes.c_double * 1000).from_address(made.values)) == {7.0}
    assert Inner.from_address(made.inner).gain == 2.0


def test_a_field_that_is_not_there_is_an_error():
    with pytest.raises(TypeError):
        Outer(1, 2.0, 3, 4, 5, 6)


@pytest.mark.parametrize(
    "array", [np.arange(4.0), np.arange(8.0)[::2], np.broadcast_to(1.0, 3), np.empty(0)], ids=str
)
def test_addresses_of_arrays_of_every_kind(array):
    assert address_of(array) == array.ctypes.data


@pytest.mark.parametrize("length", [1, 7, 64])
def test_aligned_zeros_begin_at_a_cache_line(length):
    made = aligned_zeros(length)
    assert made.tolist() == [0.0] * length
    assert address_of(made) % 64 == 0
