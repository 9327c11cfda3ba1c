"""Sweep programs to kernels: loops over the rows of tables, emitted around the graph of every kind of row.

The code knows the kinds of rows. Tables are data: their addresses stand at the beginning of the kernel's
workspace, so that one code serves all systems that are made of the same kinds of parts.
"""

import hashlib
from collections.abc import Callable
from typing import Any

import numpy as np
from llvmlite import ir

from pendula.compiler.emission import (
    ARGUMENTS,
    DOUBLE,
    INDEX,
    Emitter,
    declare_kernel,
    emit_loop,
    emit_step,
    load,
)
from pendula.compiler.entry import Entry
from pendula.compiler.graph import Graph, graph_by_places
from pendula.compiler.kernel import Kernel, batch_function, kernel_library
from pendula.compiler.lanes import PARAMETERS, LaneKernel, lane_width
from pendula.compiler.loops import code_address
from pendula.compiler.machine import Library, object_code
from pendula.compiler.path_products import emit_path_products
from pendula.compiler.refreshing import make_refresh_tables, refresh
from pendula.compiler.saddle import make_saddle_tables, solve_saddle
from pendula.compiler.store import load_or_make
from pendula.compiler.trigonometry import sine_and_cosine
from pendula.dynamics.sweeps import (
    COLUMNS,
    WHOLE_VECTORS,
    Angles,
    Dependence,
    PathProducts,
    Region,
    SaddleSolution,
    Sweep,
    SweepData,
    SweepProgram,
    SweepRecipe,
)
from pendula.records import address_of

# The head of a workspace: how many outputs are set to zero, then of every table the number of its rows, the
# addresses of index and constants, and how far the constants of rows are apart; then the addresses of the
# loop that solves a saddle system and of its tables, and of the loop that refreshes constants and of its
# tables. Where constants follow from parameters, they lie in the work, and their places replace addresses.
HEAD = 24
_SADDLE, _REFRESH = 14, 16
_PER_TABLE = 4
# States that share lanes unless more are asked for: rows of eight leave the caches sooner and gain a tenth.
_WIDEST = 4
_PLACE = ir.IntType(32)


def compile_sweeps(name: str, recipe: SweepRecipe) -> Kernel:
    """The kernel of a sweep program on a system's tables; code under the recipe's key serves all systems."""
    library = _load_code(name, recipe, 1)
    initial, kept = _workspace(recipe.data, 1)
    entry = Entry(library.address("kernel"), kept=(library, recipe.data, kept), initial=initial)
    return Kernel(name, recipe.data.size, entry, batch_function(library))


def compile_sweep_lanes(
    name: str, recipe: SweepRecipe, shared: frozenset[int], width: int | None = None
) -> LaneKernel:
    """The same for several states at once, which share the arguments numbered in ``shared``."""
    data = recipe.data
    width = 1 if data.saddle is not None else width or min(lane_width(), _WIDEST)
    library = _load_code(name, recipe, width, shared)
    initial, kept = _workspace(data, width, 1 if PARAMETERS in shared else width)
    entry = Entry(library.address("kernel"), kept=(library, data, kept), initial=initial)
    return LaneKernel(name, data.size, width, shared, entry)


def _load_code(name: str, recipe: SweepRecipe, width: int, shared: frozenset[int] = frozenset()) -> Library:
    follows = recipe.data.dependence is not None
    kept_as = f"sweeps{' of parameters' * follows} {width} {sorted(shared)}\0{name}\0{recipe.key}"
    return Library(
        load_or_make(kept_as, lambda: assemble_sweeps(recipe.program(), width, shared, refreshed=follows))
    )


def _workspace(data: SweepData, width: int, lanes: int = 1) -> tuple[np.ndarray, Any]:
    """What a workspace holds at first, the head, then the numbers of every lane; what it points at.

    There are ``lanes`` sets of parameters.
    """
    head = np.zeros(HEAD, dtype=np.int64)
    head[0] = data.size
    for place, table in enumerate(data.tables):
        first = 1 + _PER_TABLE * place
        rows, columns = table.constants.shape
        head[first : first + _PER_TABLE] = rows, address_of(table.index), address_of(table.constants), columns
    tables, length = None, data.work * width
    if data.saddle is not None:
        tables, length = make_saddle_tables(data.saddle, length)
        head[_SADDLE : _SADDLE + 2] = code_address(solve_saddle), tables.address
    made = np.zeros(HEAD + length)
    made[:HEAD] = head.view(float)
    made[HEAD : HEAD + len(data.initial) * width] = np.repeat(data.initial, width)
    return (made, tables) if data.dependence is None else _add_constants(made, data, width, lanes)


def _add_constants(made: np.ndarray, data: SweepData, width: int, lanes: int) -> tuple[np.ndarray, Any]:
    """The workspace with the constants, since those follow from parameters; what refreshes them."""
    follows: Any = data.dependence
    library, scratch, kept = _load_source(follows)
    head, parts, first = made[:HEAD].view(np.int64), [made], len(made) - HEAD
    places = [(0, width, width // lanes)]
    for number, table in enumerate(data.tables):
        word = 1 + _PER_TABLE * number + 2
        head[word : word + 2] = first, lanes * table.constants.shape[1]
        places.append((first, lanes, 1))
        parts.append(np.repeat(table.constants, lanes))
        first += len(parts[-1])
    tables = make_refresh_tables(follows, library.address("kernel"), places, lanes, first)
    head[_REFRESH : _REFRESH + 2] = code_address(refresh), tables.address
    # No parameter is equal to what is known of it at first.
    parts += [np.full(tables.scratch - first, np.nan), scratch]
    return np.concatenate(parts), (tables, library, kept)


def _load_source(follows: Dependence) -> tuple[Library, np.ndarray, Any]:
    """The code that computes numbers from parameters, its workspace at first, and what that points at."""
    source = follows.source
    if isinstance(source, SweepRecipe):
        return _load_code("constants", source, 1), *_workspace(source.data, 1)
    key = hashlib.sha256(source.finish.serialize().encode()).hexdigest()
    library = kernel_library(key, "constants", follows.size, lambda: source)
    return library, np.zeros(library.number("scratch")), None


def assemble_sweeps(
    program: SweepProgram, width: int, shared: frozenset[int] = frozenset(), *, refreshed: bool = False
) -> bytes:
    """Object code with ``kernel`` and, for one state at a time, ``batch``.

    Constants are ``refreshed`` first where they follow from parameters.
    """
    from pendula.compiler.assembly import emit_batch

    module = ir.Module()
    kernel = declare_kernel(module, "kernel")
    emit = Emitter(ir.IRBuilder(kernel.append_basic_block("entry")), width)
    emitted = Loops(emit, kernel, shared, refreshed=refreshed)
    if refreshed:
        emitted.call(_REFRESH, "p", "work")
    if program.clears:
        emitted.clear()
    length = 0
    for part in program.sweeps:
        if isinstance(part, Angles):
            emitted.angles(part)
        elif isinstance(part, PathProducts):
            emit_path_products(emitted, part)
        elif isinstance(part, SaddleSolution):
            emitted.call(_SADDLE, "work")
        else:
            length = max(length, emitted.sweep(part))
    emitted.builder.ret_void()
    if width == 1:
        emit_batch(module)
    return object_code(str(module), length=length)


class Loops:
    """The loops of one kernel."""

    def __init__(
        self, emit: Emitter, kernel: ir.Function, shared: frozenset[int], *, refreshed: bool = False
    ) -> None:
        self.emit, self.builder, self._kernel = emit, emit.builder, kernel
        names = (*ARGUMENTS, "out", "work")
        self.arrays: dict[str, Any] = dict(zip(names, kernel.args, strict=True))
        self._shared = {ARGUMENTS[number] for number in shared}
        self._refreshed = refreshed
        if not refreshed or PARAMETERS in shared:
            self._shared.add("constants")
        self._head = self.builder.bitcast(kernel.args[-1], INDEX.as_pointer())
        self.arrays["work"] = self.at(kernel.args[-1], ir.Constant(INDEX, HEAD))

    def clear(self) -> None:
        """Set all outputs to zero."""
        count = self.builder.mul(self.word(0), ir.Constant(INDEX, self.emit.width))

        def body(i: Any) -> None:
            self.builder.store(ir.Constant(DOUBLE, 0.0), self.at(self.arrays["out"], i), align=8)

        self.loop(count, body)

    def sweep(self, sweep: Sweep) -> int:
        """A loop over the rows of a table; says how long its longest step is."""
        count, index, constants, stride = self.table(sweep.table)
        graphs = {kind: graph_by_places(step.function) for kind, step in sweep.steps.items()}
        regions = dict.fromkeys(r for step in sweep.steps.values() for r in (*step.reads, *step.writes))

        def body(i: Any) -> None:
            b = self.builder
            row = b.sub(b.sub(count, ir.Constant(INDEX, 1)), i) if sweep.inward else i
            places = self.places(index, row)
            if self._refreshed:
                first = self.at(self.arrays["work"], constants)
            else:
                first = b.inttoptr(constants, DOUBLE.as_pointer())
            numbers = self.at(first, b.mul(row, stride))
            pointers = {region: self._pointer(region, places, numbers) for region in regions}
            self._choose(self.column(places, 0), sweep.steps, graphs, pointers)

        self.loop(count, body)
        return max(map(len, graphs.values()))

    def angles(self, angles: Angles) -> None:
        """Cosines and sines: of one state a vector of angles at a time, in lanes one angle of all of them."""
        count, index, *_ = self.table(angles.table)
        group = WHOLE_VECTORS if self.emit.width == 1 else 1
        wide = self.emit if group == 1 else self.emit.at_width(group)

        def body(i: Any) -> None:
            b = self.builder
            first = b.mul(i, ir.Constant(INDEX, group))
            rows = [self.places(index, b.add(first, ir.Constant(INDEX, k))) for k in range(group)]
            pointers = [self._pointer(Region("y", 1), places, None) for places in rows]
            found = [load(self.emit, pointer, 0, "y" in self._shared) for pointer in pointers]
            sines, cosines = sine_and_cosine(wide, found[0] if group == 1 else wide.vector(found))
            place = self._pointer(Region("work", 2), rows[0], None)
            for value, beyond in ((cosines, 0), (sines, WHOLE_VECTORS * self.emit.width)):
                moved = self.at(place, ir.Constant(INDEX, beyond))
                b.store(value, b.bitcast(moved, wide.number.as_pointer()), align=8)

        self.loop(self.builder.udiv(count, ir.Constant(INDEX, group)), body)

    def call(self, number: int, *arrays: str) -> None:
        """Call the loop whose address is that word of the head, with its tables and arrays."""
        b, pointer = self.builder, DOUBLE.as_pointer()
        function = ir.FunctionType(ir.VoidType(), [pointer] * (1 + len(arrays)))
        code, tables = self.word(number), b.inttoptr(self.word(number + 1), pointer)
        b.call(b.inttoptr(code, function.as_pointer()), [tables, *(self.arrays[name] for name in arrays)])

    def _choose(self, kind: Any, steps: Any, graphs: dict[int, Graph], pointers: dict[Region, Any]) -> None:
        """The step of the row's kind."""
        b, done = self.builder, self.builder.append_basic_block("done")
        blocks = {number: b.append_basic_block(f"kind{number}") for number in steps}
        first, *others = blocks
        choice = b.switch(kind, blocks[first])
        for number in others:
            choice.add_case(ir.Constant(INDEX, number), blocks[number])
        for number, step in steps.items():
            b.position_at_end(blocks[number])
            shared = frozenset(i for i, region in enumerate(step.reads) if region.array in self._shared)
            same = {
                step.reads.index(region): k for k, region in enumerate(step.writes) if region in step.reads
            }
            emit_step(
                self.emit,
                graphs[number],
                [pointers[region] for region in step.reads],
                [pointers[region] for region in step.writes],
                shared,
                same if step.apart else None,
            )
            b.branch(done)
        b.position_at_end(done)

    def table(self, number: int) -> tuple[Any, ...]:
        """How many rows a table has, the addresses of index and constants, how many constants a row has."""
        return tuple(self.word(1 + _PER_TABLE * number + k) for k in range(_PER_TABLE))

    def places(self, index: Any, row: Any) -> Any:
        """The index of a row."""
        first = self.builder.inttoptr(index, _PLACE.as_pointer())
        offset = self.builder.mul(row, ir.Constant(INDEX, COLUMNS))
        return self.builder.gep(first, [offset], source_etype=_PLACE)

    def _pointer(self, region: Region, places: Any, numbers: Any) -> Any:
        if region.array == "constants":
            return numbers
        if region.column is None:
            return self.arrays[region.array]
        offset = self.column(places, region.column)
        if region.array not in self._shared:
            offset = self.builder.mul(offset, ir.Constant(INDEX, self.emit.width))
        return self.at(self.arrays[region.array], offset)

    def column(self, places: Any, column: int) -> Any:
        place = self.builder.gep(places, [ir.Constant(INDEX, column)], source_etype=_PLACE)
        return self.builder.sext(self.builder.load(place, align=4, typ=_PLACE), INDEX)

    def word(self, number: int) -> Any:
        place = self.builder.gep(self._head, [ir.Constant(INDEX, number)], source_etype=INDEX)
        return self.builder.load(place, align=8, typ=INDEX)

    def at(self, pointer: Any, offset: Any) -> Any:
        return self.builder.gep(pointer, [offset], source_etype=DOUBLE)

    def loop(self, count: Any, body: Callable[[Any], None]) -> None:
        """``body`` for i from 0 to count − 1."""
        emit_loop(self.builder, count, body)
