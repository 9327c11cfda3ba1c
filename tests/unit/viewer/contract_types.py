"""The interfaces of viewer/src/contract.ts, read well enough to check JSON against them."""

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

CONTRACT = Path(__file__).parents[3] / "viewer" / "src" / "contract.ts"
_TOKEN = re.compile(r'"[^"]*"|\w+|[{}\[\]()<>|;:,?]')

Type = tuple[str, Any]


class Contract:
    """Every interface by name: its fields with their types, and whether each may be missing."""

    def __init__(self, text: str) -> None:
        plain = re.sub(r"/\*.*?\*/|//[^\n]*", "", text, flags=re.DOTALL)
        self.bodies = dict(re.findall(r"export interface (\w+)[^{]*(\{[^\n]*\}|\{.*?\n\})", plain, re.DOTALL))

    def faults(self, name: str, value: Any) -> list[str]:
        """What is wrong with a value that should be of an interface."""
        return list(self._check(self._type(name), value, name))

    def _type(self, name: str) -> Type:
        return _Reader(self.bodies[name]).union()

    def _check(self, kind: Type, value: Any, where: str) -> Iterator[str]:
        word, inner = kind
        expected = {"object": dict, "record": dict, "array": list, "tuple": list}.get(word)
        if expected is not None and not isinstance(value, expected):
            yield f"{where} must be a {expected.__name__}, is {value!r}"
        elif word == "object":
            yield from self._check_fields(inner, value, where)
        elif word == "array":
            for i, item in enumerate(value):
                yield from self._check(inner, item, f"{where}[{i}]")
        elif word == "tuple":
            if len(value) != len(inner):
                yield f"{where} must have {len(inner)} entries, has {len(value)}"
            for i, (part, item) in enumerate(zip(inner, value, strict=False)):
                yield from self._check(part, item, f"{where}[{i}]")
        elif word == "record":
            for key, item in value.items():
                yield from self._check(inner, item, f"{where}.{key}")
        elif word == "union":
            if all(list(self._check(part, value, where)) for part in inner):
                yield f"{where} is none of what it may be: {value!r}"
        elif word == "name":
            yield from self._check(self._type(inner), value, where)
        elif not _is(word, inner, value):
            yield f"{where} must be {inner or word}, is {value!r}"

    def _check_fields(self, fields: dict[str, tuple[bool, Type]], value: Any, where: str) -> Iterator[str]:
        for key in value.keys() - fields.keys():
            yield f"{where}.{key} is unknown to the contract"
        for key, (optional, part) in fields.items():
            if key in value:
                yield from self._check(part, value[key], f"{where}.{key}")
            elif not optional:
                yield f"{where}.{key} is missing"


def _is(word: str, literal: Any, value: Any) -> bool:
    if word == "literal":
        return value == literal
    if word == "number":
        return isinstance(value, int | float) and not isinstance(value, bool)
    return isinstance(value, {"string": str, "boolean": bool}[word])


class _Reader:
    """Reads a type of TypeScript: unions, lists, tuples, records, objects and names."""

    def __init__(self, text: str) -> None:
        self.tokens = _TOKEN.findall(text)

    def union(self) -> Type:
        parts = [self._listed()]
        while self.tokens and self.tokens[0] == "|":
            self.tokens.pop(0)
            parts.append(self._listed())
        return parts[0] if len(parts) == 1 else ("union", parts)

    def _listed(self) -> Type:
        kind = self._plain()
        while self.tokens[:2] == ["[", "]"]:
            del self.tokens[:2]
            kind = ("array", kind)
        return kind

    def _plain(self) -> Type:
        token = self.tokens.pop(0)
        if token == "{":
            return "object", dict(self._fields())
        if token == "[":
            return "tuple", list(self._entries())
        if token == "Record":
            self._expect("<", "string", ",")
            inner = self.union()
            self._expect(">")
            return "record", inner
        if token in ("string", "number", "boolean"):
            return token, None
        if token.startswith('"'):
            return "literal", token.strip('"')
        return ("literal", int(token)) if token.isdigit() else ("name", token)

    def _entries(self) -> Iterator[Type]:
        while self.tokens[0] != "]":
            yield self.union()
            if self.tokens[0] == ",":
                self.tokens.pop(0)
        self.tokens.pop(0)

    def _fields(self) -> Iterator[tuple[str, tuple[bool, Type]]]:
        while self.tokens[0] != "}":
            name, optional = self.tokens.pop(0), self.tokens[0] == "?"
            if optional:
                self.tokens.pop(0)
            self._expect(":")
            yield name, (optional, self.union())
            if self.tokens[0] in ";,":
                self.tokens.pop(0)
        self.tokens.pop(0)

    def _expect(self, *expected: str) -> None:
        for token in expected:
            assert self.tokens.pop(0) == token, f"the contract is not read well enough: {token} is missing"
