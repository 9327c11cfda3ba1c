"""Equations of motion as MathML, which browsers typeset themselves.

Browsers do not break a formula into lines; so every term of an equation is a formula of its own, and lines
may end between them.
"""

from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING, Any
from xml.dom.minidom import Document

if TYPE_CHECKING:
    from pendula.description import Description

BUDGET = 2.0  # s, for simplification
MOST_COORDINATES = 6  # of systems whose equations are still read by someone
LONGEST = 60_000  # characters
TOO_LONG = (
    "<p>The equations of motion of this system fill pages and are left out; pendula.equations(system) gives "
    "them.</p>"
)
ALGORITHMS = (
    "<p>The equations of this mechanism fill pages; they are computed by recursions over its bodies. "
    "pendula.equations(mechanism) gives these, pendula.derive(mechanism) its matrices in numbers.</p>"
)
DIGITS = 4  # of numbers that are no short fractions
TIMES = "\N{INVISIBLE TIMES}"
TALL = ("mfrac", "msqrt", "mroot", "mtable")  # what brackets grow with
LONG = 9999  # a numerator or denominator that is not read

_LEFT = (
    '<mi>M</mi><mover accent="true"><mi>q</mi><mo>¨</mo></mover><mo>+</mo>'
    '<mi>C</mi><mover accent="true"><mi>q</mi><mo>˙</mo></mover><mo>+</mo><mi>G</mi>'
)
_RIGHT = {"B": "<mi>B</mi><mi>u</mi>", "Q": "<mi>Q</mi>"}

Write = Callable[[Any], str]


def equations_of(system: "Description") -> str:
    """A paragraph for each equation, or a sentence where they are too long to read."""
    from pendula.description import MaximalMechanism, Mechanism
    from pendula.dynamics.equations import equations

    if isinstance(system, Mechanism):
        parts = _matrices(equations(system, budget=BUDGET))
        text = "".join(f'<p class="equation">{part}</p>' for part in parts)
        return text if text and len(text) <= LONGEST else ALGORITHMS
    if isinstance(system, MaximalMechanism):
        return ALGORITHMS
    many = len(system.coordinates) > MOST_COORDINATES and system.identity
    if many or len(system.states) > 3 * MOST_COORDINATES:
        return TOO_LONG
    made = equations(system, budget=BUDGET)  # pyright: ignore[reportCallIssue, reportArgumentType]
    text = "".join(f'<p class="equation">{equation}</p>' for equation in (*_motion(made), *_rates(made)))
    return text if len(text) <= LONGEST else TOO_LONG


def _matrices(made: Any) -> list[str]:
    """M q̈ + C q̇ + G = B u + Q, and what the letters are; nothing of equations that have no matrices."""
    if not hasattr(made, "M"):
        return []
    write = printer()
    right = [(name, term) for name, term in _RIGHT.items() if any(getattr(made, name))]
    law = "<mo>+</mo>".join(term for _, term in right) or "<mn>0</mn>"
    letters = {"q": made.coordinates, "M": made.M, "C": made.C, "G": made.G}
    letters |= {name: getattr(made, name) for name, _ in right}
    if "B" in letters:
        letters["u"] = made.inputs
    sides = [f"{_LEFT}<mo>=</mo>{law}"]
    sides += [f"<mi>{name}</mi><mo>=</mo>{write(_in_short(part))}" for name, part in letters.items()]
    return [f"<math><mrow>{side}</mrow></math>" for side in sides]


def _in_short(matrix: Any) -> Any:
    """The same with few digits, in the place of long fractions, too."""
    from sympy import Float, Rational

    long = {n for n in matrix.atoms(Rational) if abs(n.p) > LONG or n.q > LONG} | matrix.atoms(Float)
    return matrix.xreplace({n: n.evalf(DIGITS) for n in long})


def _motion(made: Any) -> list[str]:
    """An equation for every coordinate, then the constraints."""
    if not getattr(made, "coordinates", ()):
        return []
    write = printer()
    sides = [(made.left_terms.row(i), made.right_terms.row(i)) for i in range(len(made.coordinates))]
    sides += [([constraint.lhs], [0]) for constraint in made.constraint_equations]
    return [equation(left, right, write) for left, right in sides]


def _rates(made: Any) -> list[str]:
    """An equation for every state beyond coordinates and velocities; of a body, for these too."""
    write, system = printer(), made.system
    symbols, rates = (system.states, system.rate_expressions) if system.identity else system.first_order
    return [equation([z.dot], [rate], write) for z, rate in zip(symbols, rates, strict=True)]


def equation(left: Iterable[Any], right: Iterable[Any], write: Write) -> str:
    """Both sides, a formula a term."""
    formulas = [*_sum(left, write)]
    first, *rest = _sum(right, write)
    formulas += [f'<mo form="infix">=</mo>{first}', *rest]
    return " ".join(f"<math><mrow>{formula}</mrow></math>" for formula in formulas)


def _sum(given: Iterable[Any], write: Write) -> list[str]:
    """Terms in their order, as in a textbook, each with the sign before it."""
    from sympy import sympify

    written = []
    for term in (part for whole in given for part in sympify(whole).as_ordered_terms() if part != 0):
        negative = term.could_extract_minus_sign()
        sign = "−" if negative else "+" if written else ""
        form = "infix" if written else "prefix"
        mark = f'<mo form="{form}">{sign}</mo>' if sign else ""
        written.append(mark + write(-term if negative else term))
    return written or ["<mn>0</mn>"]


def printer() -> Write:
    """What writes an expression as MathML."""
    from html import escape

    from mpmath.libmp import prec_to_dps
    from sympy import Symbol
    from sympy.printing.mathml import MathMLPresentationPrinter

    from pendula.viewer.page.names import split_name

    class Printer(MathMLPresentationPrinter):
        """SymPy's printer with this package's symbols: dots over letters, indices below them."""

        def _print_Symbol(self, sym: Any, style: str = "plain") -> Any:
            base, index = self._parts(sym)
            return self._node("msub", base, index) if index is not None else base

        _print_Velocity = _print_Acceleration = _print_Coordinate = _print_Symbol
        _print_State = _print_Rate = _print_Input = _print_Time = _print_Parameter = _print_Symbol

        def _print_Float(self, expr: Any) -> Any:
            # With as many digits as it has; SymPy writes fifteen of any.
            text = f"{float(expr):.{prec_to_dps(expr._prec)}g}"
            return super()._print_Float(expr) if "e" in text else self._node("mn", text)

        def _print_Pow(self, e: Any) -> Any:
            # Index and exponent stand one above the other.
            if isinstance(e.base, Symbol) and e.exp.is_Integer and e.exp > 0:
                base, index = self._parts(e.base)
                if index is not None:
                    return self._node("msubsup", base, index, self._print(e.exp))
            return super()._print_Pow(e)

        def _parts(self, sym: Any) -> tuple[Any, Any]:
            letter, index, dots = split_name(sym.name)
            base = self._node("mi", letter)
            if dots:
                base = self._node("mover", base, self._node("mo", "˙" if dots == 1 else "¨"))
                base.setAttribute("accent", "true")
            return base, self._node("mn", index) if index else None

        def _node(self, tag: str, *children: Any) -> Any:
            node = self.dom.createElement(tag)
            for child in children:
                # SymPy's own text nodes are written as they are: with entities, and unescaped.
                node.appendChild(self.dom.createTextNode(escape(child)) if isinstance(child, str) else child)
            return node

    made: Any = Printer({"mul_symbol": TIMES})

    def write(expression: Any) -> str:
        node = made._print(expression)
        _set_brackets(node)
        _set_spaces(node)
        return node.toxml()

    return write


def _set_brackets(node: Any) -> None:
    """Brackets around what is no taller than a letter keep their size: as stretched ones they stand off."""
    for row in (node, *node.getElementsByTagName("mrow")):
        ends = [child for child in (row.firstChild, row.lastChild) if _text(child) in ("(", ")")]
        if len(ends) == 2 and not any(row.getElementsByTagName(tag) for tag in TALL):
            for end in ends:
                end.setAttribute("stretchy", "false")


def _set_spaces(node: Any) -> None:
    """A thin space between a factor and a function after it, as in 2 sin x."""
    for sign in node.getElementsByTagName("mo"):
        factor = sign.nextSibling
        if _text(sign) == TIMES and factor is not None and len(_text(factor.firstChild)) > 1:
            space = Document().createElement("mspace")
            space.setAttribute("width", "0.17em")
            sign.parentNode.insertBefore(space, factor)


def _text(node: Any) -> str:
    """The text of an element that holds nothing else; "" of others."""
    only = node.firstChild if node is not None and node.nodeType == node.ELEMENT_NODE else None
    return only.data if only is not None and only.nodeType == only.TEXT_NODE else ""
