"""A system's kernels, each traced and compiled when it is first asked for."""

import math
from collections.abc import Callable, Sequence
from functools import cached_property
from threading import RLock
from typing import TYPE_CHECKING, Any, NamedTuple

import numpy as np

from pendula.compiler import Kernel, LaneKernel, compile_kernel, compile_lanes
from pendula.compiler.kernel import has_kernel
from pendula.compiler.lanes import INPUTS, PARAMETERS, TIME
from pendula.compiler.series.kernel import Series, compile_series
from pendula.compiler.store import load_or_make
from pendula.errors import PendulaError
from pendula.model.card import Card
from pendula.model.formulation import MAXIMAL
from pendula.model.functions import FUNCTIONS, Function, find_function
from pendula.model.route import RECURSIVE, count_operations

if TYPE_CHECKING:
    from pendula.compiler.series.assembly import SeriesProgram
    from pendula.description import Description
    from pendula.dynamics.interpretation import Evaluate
    from pendula.dynamics.program import Program
    from pendula.dynamics.source import Source
    from pendula.dynamics.sweeps import SweepRecipe

AS_GRAPH = 2  # how often a function at one state is computed before it is compiled
# What is compiled under a key: the key, a name for messages, how many numbers come out, and the program.
Recipe = tuple[str, str, int, "Callable[[], Program]"]


class RateProfile(NamedTuple):
    """What the rate of a system is like.

    Attributes:
        operations: how many it takes.
        straight: whether it is straight code, without a loop that solves for accelerations.
        sharp: whether it has parts that may change much in a short way of the motion and nowhere else.
        poles: how many values it divides by that may pass through zero.
    """

    operations: int
    straight: bool
    sharp: bool
    poles: int


class Compilation:
    """What models of one system share: kernels by the names of functions. Safe to use from several threads.

    A compilation may be a variation of a ``plain`` one, with works of a ledger or with feedback: then it has
    kernels of its own for the functions that ``differs`` tells, and takes all others from the plain one.
    ``variation`` names the method of the plain one that made it, with its arguments.
    """

    def __init__(
        self,
        card: Card,
        describe: "Callable[[], Description]",
        source: "Callable[[], Source] | None" = None,
        plain: "Compilation | None" = None,
        differs: Callable[[Function], bool] = lambda function: True,
        variation: tuple[Any, ...] = (),
    ) -> None:
        self.card, self.plain, self._variation = card, plain, variation
        self._describe, self._make_source, self._differs = describe, source, differs
        self._kernels: dict[str, Kernel] = {}
        self._lanes: dict[tuple[str, frozenset[int], int | None], LaneKernel] = {}
        self._graphs: dict[str, list[Evaluate]] = {}  # as often as they are still to be used
        self._places: dict[str, tuple[Function, Sequence[Any], str]] = {}
        self._entries: dict[str, np.ndarray] = {}
        self.filled: dict[str, list[np.ndarray]] = {}  # kept for ``matrices.py``
        self._shapes: dict[str, tuple[int, ...]] = {}
        self._variations: dict[Any, Compilation] = {}
        self._lock = RLock()

    def __reduce__(self) -> tuple[Any, ...]:
        """Card and origin: kernels stay where they are and are found again in the cache."""
        if self.plain is not None:
            name, *arguments = self._variation
            return getattr(Compilation, name), (self.plain, *arguments)
        from pendula.model.origin import restore

        return restore, (self.card, self._describe)

    @cached_property
    def description(self) -> "Description":
        """The description, built when something is to be traced."""
        return self._describe()

    @cached_property
    def source(self) -> "Source":
        """What gives programs, made when something is to be compiled."""
        if self._make_source is not None:
            return self._make_source()
        if self.card.route == RECURSIVE:
            from pendula.dynamics.recursive import RecursiveSource

            system: Any = self.description
            if self.card.formulation == MAXIMAL:
                from pendula.dynamics.maximal.source import MaximalSource

                return MaximalSource(system)
            return RecursiveSource(system)
        from pendula.dynamics.source import TracedSource

        return TracedSource(self.description)

    @cached_property
    def inseparable(self) -> str:
        """Why kicks and drifts cannot be told apart, "" where they can; kept, to be known without tracing."""
        if self.plain is not None:
            return self.plain.inseparable
        return load_or_make(
            f"inseparable\0{self.card.key}", lambda: self.source.inseparable().encode()
        ).decode()

    @cached_property
    def rate_profile(self) -> RateProfile:
        """What the rate is like; kept, to be known without tracing."""
        if self.plain is not None:
            return self.plain.rate_profile
        if self.card.route == RECURSIVE:
            # Lanes gain as much as those of straight code. What accelerations are divided by, inertias of
            # joints, never vanishes; only friction changes much in a short way.
            system: Any = self.description
            sharp = any(joint.friction for joint in system.joints)
            return RateProfile(count_operations(system), straight=True, sharp=sharp, poles=0)
        made = load_or_make(f"profile of rate\0{self.card.key}", self._describe_rate)
        operations, straight, sharp, poles = np.frombuffer(made, "<i8").tolist()
        return RateProfile(operations, bool(straight), bool(sharp), poles)

    def _describe_rate(self) -> bytes:
        from pendula.compiler.assembly import describe_program

        return np.array(describe_program(self._program("rate")), "<i8").tobytes()

    @cached_property
    def poles(self) -> Kernel | None:
        """The values by which the rate divides, where they may pass through zero; None if there are none."""
        if self.plain is not None:
            return self.plain.poles
        count = self.rate_profile.poles
        return compile_kernel(self.card.key, "poles", count, self._pole_program) if count else None

    def _pole_program(self) -> "Program":
        from pendula.compiler.poles import pole_program

        return pole_program(self._program("rate"))

    @property
    def motion(self) -> "Compilation":
        """The same motion without works."""
        return self.plain.motion if self.card.ledger and self.plain is not None else self

    def kernel(self, name: str) -> Kernel:
        """The kernel of a function of ``model/functions.py``, or of a point's Jacobian."""
        if (found := self._kernels.get(name)) is not None:
            return found
        home = self._home(name)
        if home is not self:
            return home.kernel(name)
        with self._lock:
            if name not in self._kernels:
                self._kernels[name] = self._compile(name)
            return self._kernels[name]

    def _compile(self, name: str) -> Kernel:
        if (recipe := self._sweeps(name)) is None:
            return compile_kernel(*self._recipe(name))
        from pendula.compiler.sweeps import compile_sweeps

        return compile_sweeps(name, recipe)

    def _sweeps(self, name: str) -> "SweepRecipe | None":
        """How a function is computed by loops over parts of the system; None where it is a graph."""
        return self.source.sweeps(name) if self.card.route == RECURSIVE else None

    def graph(self, name: str) -> "Evaluate | None":
        """What computes a function at one state as its graph stands; None where it is better compiled.

        A kernel pays if it is there already, or from the third time on.
        """
        home = self._home(name)
        if home is not self:
            return home.graph(name)
        with self._lock:
            if name in self._kernels:
                return None
            if name not in self._graphs:
                if self._sweeps(name) is not None or has_kernel(f"{self.card.key}\0{name}", name):
                    return None
                from pendula.dynamics.interpretation import interpret

                self._graphs[name] = [interpret(self._program(name))] * AS_GRAPH
            return self._graphs[name].pop() if self._graphs[name] else None

    def lanes(
        self,
        name: str,
        *,
        own_time: bool = False,
        shared_inputs: bool = False,
        own_parameters: bool = False,
        width: int | None = None,
    ) -> LaneKernel:
        """The kernel for several states at once, which share parameters and time unless those are own."""
        home = self._home(name)
        if home is not self:
            named = {"own_time": own_time, "shared_inputs": shared_inputs, "own_parameters": own_parameters}
            return home.lanes(name, **named, width=width)
        shared = set() if own_parameters else {PARAMETERS}
        if not (own_time and (self.card.explicit_time or name in self._places)):
            shared.add(TIME)
        if shared_inputs or not self.card.inputs:
            shared.add(INPUTS)
        which = (name, frozenset(shared), width)
        with self._lock:
            if which not in self._lanes:
                self._lanes[which] = self._compile_lanes(name, which[1], width)
            return self._lanes[which]

    def _compile_lanes(self, name: str, shared: frozenset[int], width: int | None) -> LaneKernel:
        if (recipe := self._sweeps(name)) is None:
            return compile_lanes(*self._recipe(name), shared, width)
        from pendula.compiler.sweeps import compile_sweep_lanes

        return compile_sweep_lanes(name, recipe, shared, width)

    @cached_property
    def series(self) -> Series:
        """The kernel of the motion's Taylor series, in the form with the fewest convolutions."""
        return compile_series(self.card.key, self._series_program)

    def _series_program(self) -> "SeriesProgram":
        from pendula.compiler.series.assembly import SeriesProgram, convolutions

        programs = [SeriesProgram(f.rates, f.matrix, f.leading, f.conjugate) for f in self.source.series()]
        return min(programs, key=convolutions) if len(programs) > 1 else programs[0]

    def with_works(self, jumps: tuple[str, ...]) -> "Compilation":
        """The same system with its energy ledger: works after all states, and their scale in p."""
        from pendula.model.ledger import ledger_card

        return self._vary(
            ledger_card(self.card, jumps),
            lambda: self.source.with_works(len(jumps)),
            lambda function: function.moves_works,
            ("with_works", jumps),
        )

    def with_feedback(self) -> "Compilation":
        """The same system with Baumgarte's feedback (``baumgarte.py``)."""
        from pendula.model.baumgarte import feedback_card

        return self._vary(
            feedback_card(self.card),
            lambda: self.source.with_feedback(),  # noqa: PLW0108 - the source is made when it is needed
            lambda function: function.sees_feedback,
            ("with_feedback",),
        )

    def _vary(
        self,
        card: Card,
        source: "Callable[[], Source]",
        differs: Callable[[Function], bool],
        variation: tuple[Any, ...],
    ) -> "Compilation":
        with self._lock:
            if variation not in self._variations:
                made = Compilation(card, lambda: self.description, source, self, differs, variation)
                self._variations[variation] = made
            return self._variations[variation]

    def expressions(self, given: Sequence[Any]) -> Kernel:
        """The kernel that computes expressions of the system's symbols, one number each."""
        if self.plain is not None:
            return self.plain.expressions(given)
        from pendula.description.fingerprint import expressions_fingerprint

        known = self.description.resolve_parameters(given)
        name = f"expressions {expressions_fingerprint(known)}"
        with self._lock:
            if name not in self._kernels:
                key = f"{self.card.key}\0{name}"
                self._kernels[name] = compile_kernel(
                    key, name, len(known), lambda: self.source.expressions(known)
                )
            return self._kernels[name]

    @cached_property
    def signals(self) -> Kernel:
        """The kernel of what the description asks runs to record."""
        return self.expressions(list(self.description.signals.values()))

    def expression_slopes(self, given: Sequence[Any], letter: str) -> Kernel:
        """The kernel of the slopes of expressions by y or u, row by row."""
        if self.plain is not None:
            return self.plain.expression_slopes(given, letter)
        from pendula.description.fingerprint import expressions_fingerprint

        known = self.description.resolve_parameters(given)
        name = f"slopes by {letter} of {expressions_fingerprint(known)}"
        size = len(known) * (self.card.layout.size if letter == "y" else len(self.card.inputs))
        with self._lock:
            if name not in self._kernels:
                key = f"{self.card.key}\0{name}"
                self._kernels[name] = compile_kernel(
                    key, name, size, lambda: self.source.expression_slopes(known, letter)
                )
            return self._kernels[name]

    def place_function(self, place: Sequence[Any], letter: str = "") -> str:
        """The name under which expressions, those of a point or a pose, are a function like any other.

        With the letter q or v it is that of their slopes by what velocities change, or by velocities; with v̇,
        of the rates of the latter.
        """
        from pendula.description.symbols import State

        if found := sorted(str(s) for e in place for s in e.free_symbols if isinstance(s, State)):
            raise PendulaError(f"The point depends on the state '{found[0]}', not on coordinates alone.")
        return self.expression_function(place, letter)

    def expression_function(self, given: Sequence[Any], letter: str = "") -> str:
        """The same for expressions that depend on states too."""
        if self.plain is not None:
            return self.plain.expression_function(given, letter)
        from pendula.description.fingerprint import expressions_fingerprint

        name = f"{f'slopes by {letter} of' if letter else 'position'} {expressions_fingerprint(given)}"
        if name not in self._places:
            shape = (len(given), self.card.layout.nv) if letter else (len(given),)
            self._places[name] = Function(name, lambda card: shape, sparse=bool(letter)), given, letter
        return name

    def function(self, name: str) -> Function:
        """The function of that name; an error where the system has none."""
        if name in (places := self._base._places):
            return places[name][0]
        return find_function(self.card, name)

    def shape(self, name: str) -> tuple[int, ...]:
        """The shape of what a function gives for one state."""
        if name not in self._shapes:
            self._shapes[name] = self.function(name).shape(self._home(name).card)
        return self._shapes[name]

    def entries(self, name: str) -> np.ndarray:
        """Which entries of a function's value, row by row, its kernel gives: of a sparse one not all."""
        home, function = self._home(name), self.function(name)
        if not function.sparse:
            return np.arange(math.prod(function.shape(home.card)))
        if name not in home._entries:
            if (recipe := home._sweeps(name)) is not None and recipe.entries is not None:
                home._entries[name] = recipe.entries()
            else:
                kept = load_or_make(f"entries of {name}\0{home.card.key}", lambda: home._find_entries(name))
                home._entries[name] = np.frombuffer(kept, "<i8")
        return home._entries[name]

    def pattern(self, name: str) -> tuple[np.ndarray, np.ndarray]:
        """Rows and columns of the entries that the kernel of a matrix gives."""
        rows, columns = np.divmod(self.entries(name), self.shape(name)[1])
        return rows, columns

    @property
    def _base(self) -> "Compilation":
        return self if self.plain is None else self.plain._base

    def _home(self, name: str) -> "Compilation":
        """The compilation that a function's kernel belongs to."""
        if self.plain is None or (name in FUNCTIONS and self._differs(FUNCTIONS[name])):
            return self
        return self.plain._home(name)

    def _find_entries(self, name: str) -> bytes:
        from pendula.compiler.assembly import output_entries

        return np.array(output_entries(self._kernel_program(name)), "<i8").tobytes()

    def _recipe(self, name: str) -> Recipe:
        size = len(self.entries(name))
        return f"{self.card.key}\0{name}", name, size, lambda: self._kernel_program(name)

    def _kernel_program(self, name: str) -> "Program":
        from pendula.dynamics.program import lower_triangle

        made = self._program(name)
        return lower_triangle(made) if self.function(name).symmetric else made

    def _program(self, name: str) -> "Program":
        if name not in self._places:
            return self.source.program(name)
        _, place, letter = self._places[name]
        return self.source.jacobian(place, letter) if letter else self.source.expressions(place)
