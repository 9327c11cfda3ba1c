"""Records in compiled loops: a pointer type for Numba whose attributes are the record's fields."""

from functools import cache
from typing import Any

from llvmlite import ir
from numba.core import types
from numba.core.datamodel.models import PrimitiveModel
from numba.core.typing.templates import AttributeTemplate
from numba.extending import infer_getattr, lower_getattr_generic, lower_setattr_generic, register_model

from pendula.records import Doubles, Integers, Record, Vector

_BYTES = ir.IntType(8).as_pointer()


class RecordPointer(types.Type):
    """A pointer to a record."""

    def __init__(self, kind: type[Record]) -> None:
        self.kind = kind
        super().__init__(name=f"RecordPointer({kind.__module__}.{kind.__qualname__})")


def numba_type(kind: Any) -> types.Type:
    """The type of a field or an argument that is annotated so."""
    plain: dict[Any, types.Type] = {
        int: types.int64,
        float: types.float64,
        Doubles: types.CPointer(types.float64),
        Integers: types.CPointer(types.int64),
        Vector: types.UniTuple(types.float64, 3),
    }
    return plain[kind] if kind in plain else _pointer_to(kind)


@cache
def _pointer_to(kind: type[Record]) -> RecordPointer:
    return RecordPointer(kind)


@register_model(RecordPointer)
class _Model(PrimitiveModel):
    def __init__(self, dmm: Any, fe_type: Any) -> None:
        super().__init__(dmm, fe_type, _BYTES)


@infer_getattr
class _Fields(AttributeTemplate):
    key = RecordPointer

    def generic_resolve(self, typ: RecordPointer, attr: str) -> types.Type | None:
        kind = typ.kind.__annotations__.get(attr)
        return None if kind is None else numba_type(kind)


def _place(context: Any, builder: Any, pointer: RecordPointer, value: Any, name: str) -> tuple[Any, Any]:
    """Where a field lies, and its type."""
    kind = numba_type(pointer.kind.__annotations__[name])
    offset = ir.Constant(ir.IntType(64), getattr(pointer.kind, name).offset)
    place = builder.gep(value, [offset], source_etype=ir.IntType(8))
    return builder.bitcast(place, context.get_value_type(kind).as_pointer()), kind


@lower_getattr_generic(RecordPointer)
def _get(context: Any, builder: Any, kind: RecordPointer, value: Any, name: str) -> Any:
    place, field = _place(context, builder, kind, value, name)
    return builder.load(place, typ=context.get_value_type(field))


@lower_setattr_generic(RecordPointer)
def _set(context: Any, builder: Any, signature: Any, arguments: Any, name: str) -> None:
    target, value = arguments
    place, field = _place(context, builder, signature.args[0], target, name)
    builder.store(context.cast(builder, value, signature.args[1], field), place)
