"""Compiled functions: records and pointers in them, calls of each other, of kernels and by address."""

import ctypes
import math
import pickle

import numpy as np
import pytest

from pendula.compiler import Entry
from pendula.compiler.intrinsics import at, call, call_with, evaluate, invoke, record_at
from pendula.compiler.loops import Compiled, code_address, compiled, native, typed_loop_ir
from pendula.compiler.machine import optimised_ir
from pendula.records import Doubles, Integers, Record, record

FACTOR = 3.0


@record
class Scale(Record):
    by: float


@record
class Work(Record):
    size: int
    total: float
    calls: int
    values: Doubles
    places: Integers
    scale: Scale
    own: int
    function: int
    kernel: int


own_scale = record_at(Scale)


@compiled
def triple(x: float) -> float:
    return FACTOR * x


@compiled
def add_up(w: Work) -> float:
    """Fields are read and written by name, functions called, records followed."""
    w.total = 0.0
    for i in range(w.size):
        w.total += triple(w.values[w.places[i]]) * w.scale.by * own_scale(w.own).by
    w.calls += 1
    return w.total


@compiled
def stretch(w: Work) -> None:
    for i in range(w.size):
        w.values[i] = w.scale.by * w.values[i]


@compiled
def shift(w: Work, by: int) -> None:
    later = at(w.values, by)
    for i in range(w.size - by):
        w.values[i] = later[i]


@compiled
def double_all(w: Work, factor: float) -> None:
    for i in range(w.size):
        w.values[i] *= factor


@compiled
def through_addresses(w: Work) -> float:
    invoke(w.function, (w, 2.0))
    return evaluate(w.own, (w.values[0],))


@compiled
def swap_pointers(w: Work, other: Work) -> None:
    w.values, other.values = other.values, w.values


@compiled
def at_an_instant(w: Work, t: float, out: Doubles) -> None:
    call(w.kernel, t, w.values, w.values, w.values, out)


@compiled
def at_many_instants(w: Work, x: Doubles, out: Doubles) -> None:
    call_with(w.kernel, w.values, w.values, w.values, w.values, x, out)


def filled(values=(1.0, 2.0, 4.0)) -> Work:
    work = Work(size=len(values))
    return work.point(
        values=np.array(values), places=np.array([2, 0, 1]), scale=Scale(by=10.0), own=Scale(by=0.5)
    )


def test_fields_functions_constants_and_records():
    work = filled()
    assert native(add_up)(work.address) == 3 * (4 + 1 + 2) * 10 * 0.5
    native(add_up)(work.address)
    assert (work.calls, work.total) == (2, 105.0)


def test_pointers_are_moved_on_and_exchanged():
    work, other = filled(), filled((9.0, 8.0, 7.0))
    native(shift)(work.address, 1)
    assert work.target("values").tolist() == [2.0, 4.0, 4.0]
    before = work.values, other.values
    native(swap_pointers)(work.address, other.address)
    assert (other.values, work.values) == before


def test_functions_are_called_by_the_address_of_their_code():
    work = filled()
    work.function, work.own = code_address(double_all), code_address(triple)
    assert native(through_addresses)(work.address) == 6.0
    assert work.target("values").tolist() == [2.0, 4.0, 8.0]


def test_kernels_are_called_at_a_number_or_where_numbers_lie():
    kind = ctypes.CFUNCTYPE(None, *[ctypes.POINTER(ctypes.c_double)] * 7)

    def kernel(t, y, u, p, x, out, work):
        out[0], out[1] = t[0] + 10 * y[1], x[0]

    code = kind(kernel)
    entry, work, out = Entry(ctypes.cast(code, ctypes.c_void_p).value, kept=code), filled(), np.zeros(2)
    work.kernel = entry.address
    native(at_an_instant)(work.address, 0.25, out.ctypes.data)
    assert out.tolist() == [20.25, 1.0]  # x is p where nothing else is given
    x = np.array([7.0])
    native(at_many_instants)(work.address, x.ctypes.data, out.ctypes.data)
    assert out.tolist() == [21.0, 7.0]


def test_a_compiled_function_is_pickled_by_its_name():
    assert pickle.loads(pickle.dumps(triple)) is triple
    assert isinstance(triple, Compiled)


def needs_the_runtime(n: int) -> int:
    return len([i for i in range(n)])


def test_what_needs_numbas_runtime_is_refused():
    with pytest.raises(ValueError, match="of Numba's runtime; it must not"):
        _ = Compiled(needs_the_runtime).address


@compiled
def waves(t: float) -> float:
    return math.sin(t) + math.exp(-t)


def test_functions_of_the_c_library_are_found():
    assert native(waves)(0.5) == pytest.approx(math.sin(0.5) + math.exp(-0.5), abs=1e-16)


def test_numbers_that_are_stored_change_no_pointer_so_that_loops_become_vectors():
    text = optimised_ir(typed_loop_ir(stretch))
    assert "x double>" in text
    w = Work(size=21).point(values=np.arange(21.0), scale=Scale(by=2.0))
    native(stretch)(w.address)
    assert np.array_equal(w.target("values"), 2.0 * np.arange(21.0))
