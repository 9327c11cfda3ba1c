"""Equations of motion as text, LaTeX and Unicode; long ones in named intermediate terms."""

from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING, Any, NamedTuple

import sympy as sp

from pendula.dynamics.shown_numbers import readable_numbers
from pendula.dynamics.simplification import size

if TYPE_CHECKING:
    from pendula.dynamics.equations import Equations

# An entry or equation of more nodes than this (about six lines of text) is shown in named terms.
LONGEST_SHOWN = 200
# A row of a matrix that is wider than this many characters is written entry by entry.
WIDEST_ROW = 160
# A term that needs fewer operations than this is as readable as a name for it.
FEWEST_OPERATIONS = 2

INDENT = "    "

Definitions = list[tuple[Any, Any]]


class _Term(NamedTuple):
    """One term of the statement: its matrix's field, then how the matrix and the term are written."""

    field: str
    text: str
    latex_name: str
    latex: str
    pretty_name: str
    pretty: str


_LEFT = (
    _Term("M", "M*q_ddot", "M", r"M \ddot{q}", "M", "M q̈"),
    _Term("C", "C*q_dot", "C", r"C \dot{q}", "C", "C q̇"),
    _Term("gyroscopic", "gyroscopic*q_dot", r"\mathcal{G}", r"\mathcal{G} \dot{q}", "𝒢", "𝒢 q̇"),
    _Term("M_rate", "M_rate", *[r"\tfrac{\partial M}{\partial t} \dot{q}"] * 2, *["∂M/∂t q̇"] * 2),
    _Term("b_rate", "b_rate", *[r"\tfrac{\partial b}{\partial t}"] * 2, *["∂b/∂t"] * 2),
    _Term("G", "G", "G", "G", "G", "G"),
    _Term("T0_force", "T0_force", *[r"- \tfrac{\partial T_0}{\partial q}"] * 2, *["- ∂T₀/∂q"] * 2),
)
_RIGHT = (
    _Term("B", "B*u", "B", "B u", "B", "B u"),
    _Term("Q", "Q", "Q", "Q", "Q", "Q"),
    _Term("A", "A^T*lambda", "A", r"A^{T} \lambda", "A", "Aᵀ λ"),
)


def text(eq: "Equations") -> str:
    """Plain ASCII, in names that can be typed."""
    definitions, shown = _content(eq)
    lines = [f"Equations of motion of {eq.system.name}", "", INDENT + _statement(shown, "text")]
    if definitions:
        lines += ["", "with", *(f"{INDENT}{symbol} = {value}" for symbol, value in definitions)]
    for term in _present(shown):
        lines += ["", f"{term.field} =", *_text_rows(term.field, shown[term.field])]
    lines += ["", "Coordinate by coordinate"]
    for i, q in enumerate(eq.coordinates):
        lines.append(f"{INDENT}{q}:  {_row_sum(shown['left'], i, str)} = {_row_sum(shown['right'], i, str)}")
    if eq.constraint_equations:
        lines += ["", "Constraints"]
        held = zip(eq.multipliers, eq.constraint_equations, strict=True)
        lines += [f"{INDENT}{multiplier}:  {constraint.lhs} = 0" for multiplier, constraint in held]
    if eq.state_equations:
        lines += ["", "States", *(f"{INDENT}{rate.lhs} = {rate.rhs}" for rate in eq.state_equations)]
    return "\n".join(lines)


def latex(eq: "Equations") -> str:
    """An aligned environment, for a formula of its own."""
    definitions, shown = _content(eq)
    lines = [_statement(shown, "latex").replace("=", "&=")]
    lines += [f"{sp.latex(symbol)} &= {sp.latex(value)}" for symbol, value in definitions]
    lines += [f"{term.latex_name} &= {sp.latex(shown[term.field])}" for term in _present(shown)]
    for i in range(len(eq.coordinates)):
        lines.append(f"{_row_sum(shown['left'], i, sp.latex)} &= {_row_sum(shown['right'], i, sp.latex)}")
    lines += [f"{sp.latex(constraint.lhs)} &= 0" for constraint in eq.constraint_equations]
    lines += [f"{sp.latex(rate.lhs)} &= {sp.latex(rate.rhs)}" for rate in eq.state_equations]
    return align_lines(lines)


def align_lines(lines: Iterable[str]) -> str:
    """Lines with one & each as a LaTeX environment."""
    return "\\begin{aligned}\n" + " \\\\\n".join(lines) + "\n\\end{aligned}"


def pretty(eq: "Equations") -> str:
    """Unicode in two dimensions, for a terminal with a fixed-width font."""
    definitions, shown = _content(eq)
    blocks = [_statement(shown, "pretty")]
    blocks += [_unicode(sp.Eq(symbol, value, evaluate=False)) for symbol, value in definitions]
    for term in _present(shown):
        blocks.append(f"{term.pretty_name} =\n{_unicode(shown[term.field])}")
    for i in range(len(eq.coordinates)):
        left, right = (sp.Add(*shown[side].row(i)) for side in ("left", "right"))
        blocks.append(_unicode(sp.Eq(left, right, evaluate=False)))
    blocks += [_unicode(equation) for equation in (*eq.constraint_equations, *eq.state_equations)]
    return "\n\n".join(blocks)


def intermediate(eq: "Equations") -> tuple[Definitions, dict[str, Any]]:
    """Common subexpressions of everything shown, each of at least two operations, and the rest in them."""
    shown, names = _nonzero_terms(eq), eq.new_symbols("s")
    # Sines and cosines get their names first: cse alone would name the parts of their arguments.
    waves: dict[Any, Any] = {}
    for entry in (entry for matrix in shown.values() for entry in matrix):
        for wave in sorted(entry.atoms(sp.sin, sp.cos) - waves.keys(), key=str):
            if wave.count_ops() >= FEWEST_OPERATIONS:
                waves[wave] = next(names)
    without = [matrix.xreplace(waves) for matrix in shown.values()]
    found, reduced = sp.cse(without, symbols=sp.numbered_symbols(cls=sp.Dummy), order="none")
    definitions: Definitions = [(name, wave) for wave, name in waves.items()]
    names_of: dict[Any, Any] = {}
    for symbol, value in found:
        inlined = value.xreplace(names_of)
        if inlined.count_ops() < FEWEST_OPERATIONS:
            names_of[symbol] = inlined
        else:
            names_of[symbol] = next(names)
            definitions.append((names_of[symbol], inlined))
    matrices = [sp.ImmutableDenseMatrix(matrix).xreplace(names_of) for matrix in reduced]
    return definitions, dict(zip(shown, matrices, strict=True))


def _content(eq: "Equations") -> tuple[Definitions, dict[str, Any]]:
    """What is shown, in intermediate terms if any entry or equation is long."""
    shown = _nonzero_terms(eq)
    entries = [entry for name, matrix in shown.items() if name not in ("left", "right") for entry in matrix]
    rows = [sp.Tuple(*shown["left"].row(i)) for i in range(len(eq.coordinates))]
    is_long = any(size(part, LONGEST_SHOWN + 1) > LONGEST_SHOWN for part in (*entries, *rows))
    return intermediate(eq) if is_long else ([], shown)


def _nonzero_terms(eq: "Equations") -> dict[str, Any]:
    """Every matrix that is not zero, by name, and both sides of the equations, term by term."""
    named = {term.field: getattr(eq, term.field) for term in (*_LEFT, *_RIGHT)}
    readable = readable_numbers(named.values())
    named = {name: matrix.xreplace(readable) for name, matrix in named.items()}
    nonzero = {name: matrix for name, matrix in named.items() if any(entry != 0 for entry in matrix)}
    sides = {"left": eq.left_terms, "right": eq.right_terms}
    return nonzero | {side: terms.xreplace(readable) for side, terms in sides.items()}


def _present(shown: dict[str, Any]) -> list[_Term]:
    return [term for term in (*_LEFT, *_RIGHT) if term.field in shown]


def _statement(shown: dict[str, Any], form: str) -> str:
    """The matrix equation with the terms that this system has."""
    left, right = (
        _join_terms(getattr(term, form) for term in side if term.field in shown) for side in (_LEFT, _RIGHT)
    )
    return f"{left} = {right}"


def _row_sum(terms: Any, i: int, write: Callable[[Any], str]) -> str:
    """A row's terms in their order, as one sum: accelerations first, as in a textbook."""
    return _join_terms(write(term) for term in terms.row(i) if term != 0)


def _join_terms(pieces: Iterable[str]) -> str:
    """Written terms as a sum; a leading minus becomes the sign between them."""
    first, *others = [*pieces] or ["0"]
    signed = [f" - {piece[1:].lstrip()}" if piece.startswith("-") else f" + {piece}" for piece in others]
    return first + "".join(signed)


def _text_rows(name: str, matrix: Any) -> list[str]:
    """A matrix row by row with aligned columns, or its entries one by one where a row would be too wide."""
    cells = [[str(entry) for entry in matrix.row(i)] for i in range(matrix.rows)]
    widths = [max(len(row[j]) for row in cells) for j in range(matrix.cols)]
    if sum(widths) + 2 * len(widths) <= WIDEST_ROW:
        padded = [", ".join(cell.ljust(w) for cell, w in zip(row, widths, strict=True)) for row in cells]
        return [f"{INDENT}[{row}]" for row in padded]
    return [
        f"{INDENT}{name}[{i}, {j}] = {cell}"
        for i, row in enumerate(cells)
        for j, cell in enumerate(row)
        if cell != "0"
    ]


def _unicode(given: Any) -> str:
    return sp.pretty(given, use_unicode=True, wrap_line=False)
