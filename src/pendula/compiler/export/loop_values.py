"""What expressions of compiled loops are in JavaScript: values with their kinds, and their text.

Memory is one array of doubles, F. Records, arrays and integers all lie in it, eight bytes a number, and a
pointer is an index into it; tuples are as many variables as they have entries, so that nothing is allocated.
"""

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import repeat
from typing import Any, get_args, get_origin

from pendula.errors import PendulaError
from pendula.records import Doubles, Integers, Record

NUMBER = float  # the kind of all numbers, whole or not, and of what is true or false
WIDE = {"feature", "graph"}  # fields with whole numbers of more than 32 bits; of up to 53 all are exact
_ATOM = re.compile(r"-?[\w.$]+")
_FIXED = re.compile(r"-?\$\d+|\(?-?[\d.]+(e[-+]?\d+)?\)?")


@dataclass(frozen=True)
class Value:
    """An expression: its kind and its text, or the values that a tuple is made of."""

    kind: Any
    own: str = ""
    items: tuple["Value", ...] = ()

    @property
    def text(self) -> str:
        if self.kind is tuple:
            raise PendulaError(f"A tuple of {len(self.items)} stands where one number belongs.")
        return self.own

    @property
    def parts(self) -> tuple[str, ...]:
        """The text of every number in it."""
        return (self.own,) if self.kind is not tuple else sum((item.parts for item in self.items), ())

    @property
    def is_atom(self) -> bool:
        """Whether it is only names and literals, which later statements do not change."""
        return all(_ATOM.fullmatch(part) for part in self.parts)

    @property
    def is_fixed(self) -> bool:
        """Whether it is only literals and names that are given a value once."""
        return all(_FIXED.fullmatch(part) for part in self.parts)

    def renamed(self, texts: Iterator[str]) -> "Value":
        """The same with other texts."""
        if self.kind is tuple:
            return Value(tuple, items=tuple(item.renamed(texts) for item in self.items))
        return Value(self.kind, next(texts))


NOTHING = Value(tuple)


def number(text: str) -> Value:
    return Value(NUMBER, text)


def literal(value: float) -> Value:
    """A constant, to the last bit."""
    text = str(int(value)) if isinstance(value, bool | int) else repr(float(value))
    return number(f"({text})" if text.startswith("-") else text)


def value_of(annotation: Any, texts: Iterator[str]) -> Value:
    """What an annotation says, under these names: a record, a pointer, a tuple, or a number."""
    if annotation is None:
        return NOTHING
    if get_origin(annotation) is tuple:
        return Value(tuple, items=tuple(number(next(texts)) for _ in get_args(annotation)))
    return Value(_kind_of(annotation), next(texts))


def length_of(annotation: Any) -> int:
    """How many numbers a value of this annotation is."""
    return len(value_of(annotation, repeat("")).parts)


def _kind_of(annotation: Any) -> Any:
    is_record = isinstance(annotation, type) and issubclass(annotation, Record)
    return annotation if is_record or annotation in (Doubles, Integers) else NUMBER


def slot(record: Value, name: str) -> str:
    """Where a field of a record is in memory."""
    return f"F[{record.text} + {list(record.kind.__annotations__).index(name)}]"


def field(record: Value, name: str) -> Value:
    """A field of a record; of whole numbers, engines are told that they are whole, and of 32 bits."""
    annotation = record.kind.__annotations__[name]
    whole = annotation is not float and name not in WIDE
    return Value(_kind_of(annotation), f"({slot(record, name)} | 0)" if whole else slot(record, name))


def entry(array: Value, index: Value) -> Value:
    """An entry of an array, or of a tuple."""
    if array.kind is not tuple:
        return number(f"F[{array.text} + {index.text}]")
    if index.text.isdigit():
        return array.items[int(index.text)]
    *first, last = array.parts
    chosen = "".join(f"{index.text} === {k} ? {part} : " for k, part in enumerate(first))
    return number(f"({chosen}{last})")


def power(base: Value, exponent: Value) -> Value:
    """Square roots and squares; the base is an atom."""
    if exponent.text == "0.5":
        return number(f"Math.sqrt({base.text})")
    if exponent.text == "2":
        return number(f"({base.text} * {base.text})")
    raise PendulaError(f"A power of {exponent.text} has no translation.")


def joined(values: Sequence[Value], between: str) -> Value:
    return number(f"({between.join(value.text for value in values)})")
