"""Text such as "abs(theta1) > pi" as an expression of a system's symbols; the text is read, never run."""

import ast
from typing import TYPE_CHECKING, Any

from pendula.errors import PendulaError, format_names

if TYPE_CHECKING:
    from pendula.description import Description

_FUNCTIONS = "sin cos tan asin acos atan atan2 sinh cosh tanh exp log sqrt sign".split()
_RENAMED = {"abs": "Abs", "max": "Max", "min": "Min"}


def symbols_of(system: "Description") -> dict[str, Any]:
    """Everything that an expression may name, by name."""
    from pendula.description import time

    moving = (*system.coordinates, *system.velocities, *system.states)
    return {str(s): s for s in (*moving, *system.inputs, *system.parameters, time)}


def read_expression(text: str, system: "Description") -> Any:
    """The expression that a text stands for."""
    return _convert(_parse(text), text, symbols_of(system), system.name)


def read_condition(text: str, system: "Description") -> Any:
    """What is positive where a condition such as "x > 1" or "x < y" holds."""
    tree = _parse(text)
    if not isinstance(tree, ast.Compare) or len(tree.ops) != 1 or not isinstance(tree.ops[0], _ORDERS):
        raise PendulaError(f"'{text}' is not a condition such as 'theta1 > pi' or 'x < 0.5'.")
    known = symbols_of(system)
    left, right = (_convert(part, text, known, system.name) for part in (tree.left, tree.comparators[0]))
    made = left - right if isinstance(tree.ops[0], ast.Gt | ast.GtE) else right - left
    if not made.free_symbols:
        raise PendulaError(f"'{text}' depends on nothing: it holds always or never.")
    return made


_ORDERS = (ast.Gt, ast.GtE, ast.Lt, ast.LtE)


def _parse(text: str) -> ast.expr:
    try:
        return ast.parse(text.strip(), mode="eval").body
    except (SyntaxError, ValueError):
        raise PendulaError(f"'{text}' is not an expression that can be read.") from None


def _convert(node: ast.expr, text: str, known: dict[str, Any], system: str) -> Any:
    """An expression of numbers, names, + − * / ** and the functions of textbooks."""
    import sympy as sp

    def inner(part: ast.expr) -> Any:
        return _convert(part, text, known, system)

    match node:
        case ast.Constant(value=int() | float() as value) if not isinstance(value, bool):
            return sp.sympify(value)
        case ast.Name(id=name) if name in known:
            return known[name]
        case ast.Name(id="pi"):
            return sp.pi
        case ast.Name(id=name):
            raise PendulaError(f"'{name}' in '{text}' is nothing that {system} has: {format_names(known)}.")
        case ast.UnaryOp(op=ast.USub(), operand=operand):
            return -inner(operand)
        case ast.UnaryOp(op=ast.UAdd(), operand=operand):
            return inner(operand)
        case ast.BinOp(op=operator, left=left, right=right) if type(operator) in _OPERATORS:
            return _OPERATORS[type(operator)](inner(left), inner(right))
        case ast.Call(func=ast.Name(id=name), args=args, keywords=[]) if name in (*_FUNCTIONS, *_RENAMED):
            return getattr(sp, _RENAMED.get(name, name))(*map(inner, args))
    functions = format_names((*_FUNCTIONS, *_RENAMED))
    raise PendulaError(f"'{ast.unparse(node)}' in '{text}' is not understood; functions are {functions}.")


_OPERATORS: dict[type, Any] = {
    ast.Add: lambda a, b: a + b,
    ast.Sub: lambda a, b: a - b,
    ast.Mult: lambda a, b: a * b,
    ast.Div: lambda a, b: a / b,
    ast.Pow: lambda a, b: a**b,
}
