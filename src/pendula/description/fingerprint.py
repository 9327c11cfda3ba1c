"""A hash of what a system computes, stable across processes, so that compiled code can be found again."""

import hashlib
from collections.abc import Iterable, Sequence
from typing import Any

import sympy as sp

from pendula.description.drawing import Shape, numbers_of, points_of

# Expressions by what they are together.
Content = Iterable[tuple[str, Iterable[Any]]]


def fingerprint(content: Content, drawing: Sequence[Shape]) -> str:
    """SHA-256 over all that a system computes and what its drawing needs; parameters count by name only."""
    memo: dict[Any, bytes] = {}
    digest = hashlib.sha256()

    def add(tag: str, *expressions: Any) -> None:
        digest.update(tag.encode() + b"\0")
        for expression in expressions:
            digest.update(_digest(expression, memo))

    for tag, expressions in content:
        add(tag, *expressions)
    for point in points_of(drawing):
        add("point", *point)
    add("sizes", *numbers_of(drawing))
    return digest.hexdigest()


def expressions_fingerprint(expressions: Iterable[Any]) -> str:
    """SHA-256 of expressions in their order."""
    memo: dict[Any, bytes] = {}
    return hashlib.sha256(b"".join(_digest(e, memo) for e in expressions)).hexdigest()


def _digest(expression: sp.Basic, memo: dict[Any, bytes]) -> bytes:
    """Merkle hash of an expression tree: shared parts are hashed once."""
    if expression in memo:
        return memo[expression]
    if expression.args:
        # SymPy orders the arguments of sums and products by rules of its own, the same in every process
        # for the same expression; sorting their digests removes even that dependence.
        parts = [_digest(a, memo) for a in expression.args]
        if isinstance(expression, sp.Add | sp.Mul):
            parts.sort()
        content = b"".join(parts)
    elif isinstance(expression, sp.Symbol):
        content = expression.name.encode()
    else:
        content = sp.srepr(expression).encode()
    made = hashlib.sha256(type(expression).__name__.encode() + b"\0" + content).digest()
    memo[expression] = made
    return made
