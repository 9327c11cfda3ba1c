"""What an exported file holds: functions as graphs, their arguments, and what all of it means.

Names, meanings and units are text for people. They come from users and reach a file only inside comments and
strings, escaped.
"""

from dataclasses import dataclass

from pendula.compiler.graph import Graph


@dataclass(frozen=True)
class Argument:
    """A vector that functions take, or, if ``scalar``, one number.

    Attributes:
        symbol: an identifier that is valid in every language.
        meaning: what the entries are together.
        names: one for each entry.
        values: to begin with; none means zeros.
        values_are: what the values are, for people.
        units: one for each entry, empty where it is not known; or none at all.
        scalar: whether it is a number instead of a vector.
        optional: whether callers may leave it out where the language allows that.
    """

    symbol: str
    meaning: str
    names: tuple[str, ...]
    values: tuple[float, ...] = ()
    values_are: str = ""
    units: tuple[str, ...] = ()
    scalar: bool = False
    optional: bool = False

    @property
    def size(self) -> int:
        return len(self.names)

    def local(self, element: int) -> str:
        """What an entry is called inside a function: ``q0``."""
        return self.symbol if self.scalar else f"{self.symbol}{element}"


@dataclass(frozen=True)
class Routine:
    """A function to export.

    Attributes:
        name: an identifier that is valid in every language.
        meaning: one sentence.
        graph: what it computes; its only output is a vector.
        inputs: the arguments that make up each input of the graph, one after the other.
        reads: symbols of the arguments that it may depend on, whether or not it does for this system.
        outputs: a name for each number that comes out, or none where ``shape`` says enough.
        shape: of what comes out; matrices lie row by row.
        unit: of every number that comes out, if they share one.
    """

    name: str
    meaning: str
    graph: Graph
    inputs: tuple[tuple[Argument, ...], ...]
    reads: tuple[str, ...]
    outputs: tuple[str, ...]
    shape: tuple[int, ...]
    unit: str = ""

    @property
    def size(self) -> int:
        """How many numbers come out."""
        count = 1
        for length in self.shape:
            count *= length
        return count

    @property
    def arguments(self) -> tuple[Argument, ...]:
        return tuple(argument for group in self.inputs for argument in group)

    def place(self, source: int, element: int) -> tuple[Argument, int]:
        """Which entry of which argument an element of the graph's input is."""
        for argument in self.inputs[source]:
            if element < argument.size:
                return argument, element
            element -= argument.size
        raise ValueError(f"The function '{self.name}' has no element {element} in its input {source}.")


@dataclass(frozen=True)
class Interface:
    """A system as its exported file presents it.

    Attributes:
        name: the system's own name, any text.
        generator: what wrote the file, with its version.
        reference: where the system comes from, any text.
        equations: lines that say what the letters mean together.
        arguments: those that all functions share; a function may take more.
        routines: the functions, in order.
    """

    name: str
    generator: str
    reference: str
    equations: tuple[str, ...]
    arguments: tuple[Argument, ...]
    routines: tuple[Routine, ...]

    def extra(self, routine: Routine) -> tuple[Argument, ...]:
        """What a function takes beyond the shared arguments."""
        return tuple(a for a in routine.arguments if a not in self.arguments)

    @property
    def extras(self) -> tuple[Argument, ...]:
        """What any of the functions takes beyond the shared arguments."""
        return tuple(dict.fromkeys(a for routine in self.routines for a in self.extra(routine)))
