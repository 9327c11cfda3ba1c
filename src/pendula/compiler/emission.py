"""Graphs to LLVM IR.

A kernel is ``void kernel(const double* t, y, u, p, x, double* out, double* work)``: no allocation, no Python,
no global state. What it needs beyond registers lies in ``work``; how many doubles, the object code says
(``scratch``). The same emission serves one state (width 1) and several states in SIMD lanes.
"""

from collections.abc import Callable, Iterator, Mapping
from typing import Any

from llvmlite import ir

from pendula.compiler.graph import Graph, by_trigonometric_depth
from pendula.compiler.trigonometry import sine_and_cosine

DOUBLE = ir.DoubleType()
INDEX = ir.IntType(64)
POINTER = DOUBLE.as_pointer()
ARGUMENTS = ("t", "y", "u", "p", "x")
PACK = 8  # angles of one state that share a vector at most
_ALIGNED = 8  # doubles in the longest vector register

# Enough freedom for fused multiply-adds and shared reciprocals; sums keep their order, NaN stays NaN.
FLAGS = ("contract", "nsz", "arcp")

# Operations that the C library computes, under its names.
_OWN_NAMES = (
    "exp log pow tan asin acos atan fmod erf sinh cosh tanh asinh acosh atanh atan2 log1p expm1 hypot"
)
_LIBRARY = {name: name for name in _OWN_NAMES.split()} | {"constpow": "pow"}
_INTRINSICS = {"sqrt": "sqrt", "fabs": "fabs", "floor": "floor", "ceil": "ceil", "copysign": "copysign"}
_COMPARISONS = {"lt": "<", "le": "<=", "eq": "==", "ne": "!="}


class Emitter:
    """An IR builder that knows the width of its values, a double or a vector of them.

    Element i of an argument lies at [i·apart].
    """

    def __init__(self, builder: ir.IRBuilder, width: int = 1, apart: int | None = None) -> None:
        self.builder = builder
        self.width = width
        self.apart = apart or width
        self.number = DOUBLE if width == 1 else ir.VectorType(DOUBLE, width)
        self.integer = INDEX if width == 1 else ir.VectorType(INDEX, width)
        self._suffix = "f64" if width == 1 else f"v{width}f64"

    def at_width(self, width: int) -> "Emitter":
        return self if width == self.width else Emitter(self.builder, width)

    def constant(self, value: float) -> ir.Constant:
        return ir.Constant(self.number, value if self.width == 1 else [float(value)] * self.width)

    def integer_constant(self, value: int) -> ir.Constant:
        return ir.Constant(self.integer, value if self.width == 1 else [value] * self.width)

    def intrinsic(self, name: str, *arguments: Any) -> Any:
        function = self._declare(f"llvm.{name}.{self._suffix}", self.number, len(arguments))
        return self.builder.call(function, arguments)

    def fused_multiply_add(self, x: Any, y: Any, z: Any) -> Any:
        return self.intrinsic("fma", x, y, z)

    def c_function(self, name: str, *arguments: Any) -> Any:
        """A function of the C library, lane by lane."""
        function = self._declare(name, DOUBLE, len(arguments))
        if self.width == 1:
            return self.builder.call(function, arguments)
        lanes = [
            self.builder.call(function, [self.lane(argument, i) for argument in arguments])
            for i in range(self.width)
        ]
        return self.vector(lanes)

    def vector(self, scalars: list[Any]) -> Any:
        packed = ir.Constant(self.number, ir.Undefined)
        for i, scalar in enumerate(scalars):
            packed = self.builder.insert_element(packed, scalar, ir.Constant(ir.IntType(32), i))
        return packed

    def broadcast(self, scalar: Any) -> Any:
        """The same value in all lanes."""
        if self.width == 1:
            return scalar
        index = ir.IntType(32)
        empty = ir.Constant(ir.VectorType(scalar.type, self.width), ir.Undefined)
        first = self.builder.insert_element(empty, scalar, ir.Constant(index, 0))
        return self.builder.shuffle_vector(first, empty, ir.Constant(ir.VectorType(index, self.width), None))

    def lane(self, vector: Any, i: int) -> Any:
        return self.builder.extract_element(vector, ir.Constant(ir.IntType(32), i))

    def all_lanes(self, condition: Any) -> Any:
        if self.width == 1:
            return condition
        bits = ir.IntType(self.width)
        return self.builder.icmp_unsigned(
            "==", self.builder.bitcast(condition, bits), ir.Constant(bits, (1 << self.width) - 1)
        )

    def _declare(self, name: str, kind: ir.Type, arguments: int) -> ir.Function:
        module = self.builder.module
        return module.globals.get(name) or ir.Function(
            module, ir.FunctionType(kind, [kind] * arguments), name
        )


def declare_kernel(module: ir.Module, name: str, width: int = 1) -> ir.Function:
    """A function with the arguments of kernels, for so many states at once."""
    kernel = ir.Function(module, ir.FunctionType(ir.VoidType(), [POINTER] * (len(ARGUMENTS) + 2)), name)
    if width > 1:
        align_stack(kernel)
    for argument, label in zip(kernel.args, (*ARGUMENTS, "out", "work"), strict=True):
        argument.name = label
        argument.add_attribute("noalias")
    return kernel


def align_stack(function: ir.Function) -> None:
    """Let the stack of a function that computes in vectors begin where vectors do.

    Those that wait there for a register otherwise lie across two lines of memory, by the luck of where a
    thread's stack is, and a double pendulum in lanes takes a third longer.
    """
    function.attributes.add("nounwind")  # llvmlite leaves the alignment out where it is alone
    function.attributes.alignstack = 8 * _ALIGNED


def emit_number(module: ir.Module, name: str, number: int) -> None:
    """A function without arguments that says a number about the code."""
    function = ir.Function(module, ir.FunctionType(INDEX, []), name)
    ir.IRBuilder(function.append_basic_block("entry")).ret(ir.Constant(INDEX, number))


def emit_loop(builder: Any, count: Any, body: Callable[[Any], None]) -> None:
    """``body`` for i from 0 to count − 1."""
    b, zero = builder, ir.Constant(INDEX, 0)
    before, loop, end = b.block, b.append_basic_block("loop"), b.append_basic_block("end")
    b.cbranch(b.icmp_signed(">", count, zero), loop, end)
    b.position_at_end(loop)
    i = b.phi(INDEX)
    i.add_incoming(zero, before)
    body(i)
    following = b.add(i, ir.Constant(INDEX, 1))
    i.add_incoming(following, b.block)
    b.cbranch(b.icmp_signed("<", following, count), loop, end)
    b.position_at_end(end)


class Workspace:
    """Arrays one after the other in the memory that a kernel is given to work with."""

    def __init__(self, builder: ir.IRBuilder, pointer: Any) -> None:
        self._builder, self._pointer = builder, pointer
        self.size = 0

    def array(self, count: int) -> Any:
        """A pointer to so many doubles, aligned like the memory itself."""
        place = self._builder.gep(self._pointer, [ir.Constant(INDEX, self.size)], source_etype=DOUBLE)
        self.size += -(-count // _ALIGNED) * _ALIGNED
        return place


def emit_graph(
    emit: Emitter, graph: Graph, inputs: list[Any], outputs: list[Any], shared: frozenset[int] = frozenset()
) -> None:
    """Compute a graph from input pointers to output pointers.

    In lanes, element i of lane l lies at [i·width + l]; inputs numbered in ``shared`` have one value for
    all lanes.
    """
    # Outputs are stored as soon as they are there: the code of long graphs is shorter by a third, and LLVM
    # makes it in a fifth of the time. Constants are stored at the end, in the order of their places.
    places, constants = _places_of_outputs(graph)
    value: dict[int, Any] = {}

    def store(number: int, output: int, element: int) -> None:
        emit.builder.store(value[number], _element(emit, outputs[output], element), align=8)

    def read(source: int, element: int) -> Any:
        return load(emit, inputs[source], element, source in shared)

    for number in emit_values(emit, graph, read, value):
        for place in places.get(number, ()):
            store(number, *place)
    for output, element, number in constants:
        store(number, output, element)


def emit_step(
    emit: Emitter,
    graph: Graph,
    inputs: list[Any],
    outputs: list[Any],
    shared: frozenset[int] = frozenset(),
    same: Mapping[int, int] | None = None,
) -> None:
    """Compute a graph whose outputs may lie where its inputs do.

    Where it is known which inputs are the ``same`` as which outputs, and that no others have a place in
    common, a value is stored once it is there and what was in its place has been read; else all at the end.
    """
    value: dict[int, Any] = {}
    place = {(output, element): number for output, element, number in graph.outputs}
    waiting: dict[tuple[int, int], set[int]] = {key: {number} for key, number in place.items()}
    for number, operation in enumerate(graph.operations):
        if operation.name == "input":
            source, element = operation.data
            overwritten = (same or {}).get(source, -1), element
            if overwritten in waiting:
                waiting[overwritten].add(number)
    stored: dict[int, list[tuple[int, int]]] = {}
    for key, numbers in waiting.items():
        for number in numbers:
            stored.setdefault(number, []).append(key)

    def read(source: int, element: int) -> Any:
        return load(emit, inputs[source], element, source in shared)

    def store(output: int, element: int) -> None:
        pointer = _element(emit, outputs[output], element)
        emit.builder.store(value[place[output, element]], pointer, align=8)

    for number in emit_values(emit, graph, read, value):
        for key in stored.get(number, ()) if same is not None else ():
            waiting[key].discard(number)
            if not waiting[key]:
                store(*key)
    if same is None:
        for key in place:
            store(*key)


def emit_values(
    emit: Emitter, graph: Graph, load: Callable[[int, int], Any], value: dict[int, Any]
) -> Iterator[int]:
    """Compute the values of a graph, by their numbers; says which one is there, one after the other."""
    pairs: dict[int, tuple[Any, Any]] = {}
    waiting: dict[int, list[int]] = {}
    for number, operation in enumerate(graph.operations):
        if operation.name in ("sin", "cos"):
            waiting.setdefault(operation.arguments[0], []).append(number)
    for values, angles in by_trigonometric_depth(graph):
        for number in values:
            operation = graph.operations[number]
            if operation.name == "input":
                value[number] = load(*operation.data)
            elif operation.name == "const":
                value[number] = emit.constant(operation.data[0])
            else:
                value[number] = operate(emit, operation.name, [value[a] for a in operation.arguments])
            yield number
        _emit_angles(emit, value, pairs, angles)
        for angle in angles:
            for number in waiting[angle]:
                value[number] = pairs[angle][graph.operations[number].name == "cos"]
                yield number


def _places_of_outputs(graph: Graph) -> tuple[dict[int, list[tuple[int, int]]], list[tuple[int, int, int]]]:
    """Outputs and elements by the value that they are, and those that are constant, in order."""
    places: dict[int, list[tuple[int, int]]] = {}
    constants: list[tuple[int, int, int]] = []
    for output, element, number in sorted(graph.outputs):
        if graph.operations[number].name == "const":
            constants.append((output, element, number))
        else:
            places.setdefault(number, []).append((output, element))
    return places, constants


def _emit_angles(
    emit: Emitter, value: dict[int, Any], pairs: dict[int, tuple[Any, Any]], angles: list[int]
) -> None:
    """Sine and cosine of every angle of a layer; single states pack several angles into one vector."""
    if emit.width > 1:
        for angle in angles:
            pairs[angle] = sine_and_cosine(emit, value[angle])
        return
    done = 0
    while left := len(angles) - done:
        # Two angles are quicker side by side: packing costs more than it saves.
        width = min(PACK, 1 << (left - 1).bit_length()) if left > 2 else 1
        group = angles[done : done + width]
        done += len(group)
        if width == 1:
            pairs[group[0]] = sine_and_cosine(emit, value[group[0]])
            continue
        wide = emit.at_width(width)
        padded = [value[a] for a in group] + [value[group[-1]]] * (width - len(group))
        sines, cosines = sine_and_cosine(wide, wide.vector(padded))
        for i, angle in enumerate(group):
            pairs[angle] = (wide.lane(sines, i), wide.lane(cosines, i))


def operate(emit: Emitter, name: str, a: list[Any]) -> Any:
    """One operation on values that are already there."""
    if name in _LIBRARY:
        return emit.c_function(_LIBRARY[name], *a)
    if name in _INTRINSICS:
        return emit.intrinsic(_INTRINSICS[name], *a)
    if name in _COMPARISONS:
        ordered = emit.builder.fcmp_unordered if name == "ne" else emit.builder.fcmp_ordered
        return _truth(emit, ordered(_COMPARISONS[name], a[0], a[1]))
    return _ARITHMETIC[name](emit, emit.builder, a)


def _truth(emit: Emitter, condition: Any) -> Any:
    """CasADi's truth values are the numbers 1 and 0."""
    return emit.builder.select(condition, emit.constant(1.0), emit.constant(0.0))


def _holds(emit: Emitter, x: Any) -> Any:
    return emit.builder.fcmp_unordered("!=", x, emit.constant(0.0))


def _sign(emit: Emitter, b: ir.IRBuilder, x: Any) -> Any:
    """−1, 0 or 1; NaN stays NaN."""
    unit = emit.intrinsic("copysign", emit.constant(1.0), x)
    return b.select(b.fcmp_ordered("!=", x, emit.constant(0.0)), unit, x)


_ARITHMETIC = {
    "add": lambda e, b, a: b.fadd(a[0], a[1], flags=FLAGS),
    "sub": lambda e, b, a: b.fsub(a[0], a[1], flags=FLAGS),
    "mul": lambda e, b, a: b.fmul(a[0], a[1], flags=FLAGS),
    "div": lambda e, b, a: b.fdiv(a[0], a[1], flags=FLAGS),
    "neg": lambda e, b, a: b.fneg(a[0]),
    "inv": lambda e, b, a: b.fdiv(e.constant(1.0), a[0], flags=FLAGS),
    "sq": lambda e, b, a: b.fmul(a[0], a[0], flags=FLAGS),
    "twice": lambda e, b, a: b.fadd(a[0], a[0], flags=FLAGS),
    "fmin": lambda e, b, a: e.intrinsic("minnum", *a),
    "fmax": lambda e, b, a: e.intrinsic("maxnum", *a),
    "sign": lambda e, b, a: _sign(e, b, a[0]),
    "not": lambda e, b, a: _truth(e, b.fcmp_ordered("==", a[0], e.constant(0.0))),
    "and": lambda e, b, a: _truth(e, b.and_(_holds(e, a[0]), _holds(e, a[1]))),
    "or": lambda e, b, a: _truth(e, b.or_(_holds(e, a[0]), _holds(e, a[1]))),
    "if_else_zero": lambda e, b, a: b.select(_holds(e, a[0]), a[1], e.constant(0.0)),
}


def load(emit: Emitter, pointer: Any, element: int, shared: bool) -> Any:
    """An element of an argument; where it is ``shared``, the one value for all lanes."""
    if not shared or emit.width == 1:
        return emit.builder.load(_element(emit, pointer, element), align=8, typ=emit.number)
    scalar = Emitter(emit.builder)
    one = emit.builder.load(_element(scalar, pointer, element), align=8, typ=DOUBLE)
    return emit.broadcast(one)


def _element(emit: Emitter, pointer: Any, element: int) -> Any:
    place = emit.builder.gep(pointer, [ir.Constant(INDEX, element * emit.apart)], source_etype=DOUBLE)
    return place if emit.width == 1 else emit.builder.bitcast(place, emit.number.as_pointer())
