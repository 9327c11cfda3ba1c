"""XML from outside: elements with their lines; no entities, no document types, nothing too large or deep.

Python's own tree builders expand entities that a file declares, which can fill memory from a few lines or
read other files; here a file that declares a document type is refused.
"""

from dataclasses import dataclass, field
from pathlib import Path
from typing import Any
from xml.parsers import expat

from pendula.checking import read_number
from pendula.errors import FileError, PendulaError

LARGEST = 64 * 2**20  # bytes
DEEPEST = 100  # elements within elements
_NAMED = 5  # files that are named instead of one that is missing


@dataclass(frozen=True)
class Element:
    """An element: what it is called, its attributes, what stands in it, and in which line of which file.

    ``words`` is the text in it, piece by piece.
    """

    tag: str
    attributes: dict[str, str]
    file: str
    line: int
    children: list["Element"] = field(default_factory=list)
    words: list[str] = field(default_factory=list)

    @property
    def where(self) -> str:
        """For errors."""
        return f"{self.file}, line {self.line}"

    def find(self, tag: str) -> "Element | None":
        """The first child of that name."""
        return next(iter(self.find_all(tag)), None)

    def find_all(self, tag: str) -> list["Element"]:
        return [child for child in self.children if child.tag == tag]

    def text(self, name: str) -> str:
        """An attribute that must be there."""
        if name not in self.attributes:
            raise FileError(f"{self.where}: <{self.tag}> needs the attribute '{name}'.")
        return self.attributes[name]

    def number(self, name: str, default: float | None = None) -> float:
        """An attribute as a finite number; it must be there unless a default is given."""
        if default is not None and name not in self.attributes:
            return default
        return self._read(self.text(name), name)

    def vector(self, name: str, default: tuple[float, ...]) -> tuple[float, ...]:
        """An attribute of as many numbers as the default has, which stands for one that is missing."""
        if name not in self.attributes:
            return default
        parts = self.attributes[name].split()
        if len(parts) != len(default):
            raise FileError(
                f"{self.where}: '{name}' of <{self.tag}> has {len(default)} numbers, got "
                f"'{self.attributes[name]}'."
            )
        return tuple(self._read(part, name) for part in parts)

    @property
    def own_number(self) -> float:
        """The text in it as a finite number."""
        return self._read("".join(self.words).strip(), "text")

    def numbers(self, name: str) -> tuple[float, ...]:
        """An attribute of any count of numbers, none where it is missing."""
        return tuple(self._read(part, name) for part in self.attributes.get(name, "").split())

    def _read(self, text: str, name: str) -> float:
        try:
            return read_number(text, f"'{name}' of <{self.tag}>")
        except PendulaError as error:
            raise FileError(f"{self.where}: {error}") from None


def _why_missing(place: Path) -> str:
    """Why there is no such file: it is no path at all, its folder is missing, or others are there."""
    if str(place).lstrip().startswith("<"):
        return "The text of a robot was given where its file is needed: save it, and give its path"
    folder = place.parent
    if not folder.is_dir():
        return f"{place} cannot be read: there is no folder {folder}; relative paths begin where Python runs"
    others = sorted(other.name for other in folder.glob("*") if other.suffix == place.suffix)[:_NAMED]
    found = f"; that folder has {', '.join(others)}" if others and place.suffix else ""
    return f"{place} cannot be read: there is no such file{found}"


def read_xml(path: Any) -> Element:
    """The root element of a file.

    Raises:
        FileError: if there is no such file, or it is not XML that can be trusted; says in which line.
    """
    place = Path(path)
    try:
        if place.stat().st_size > LARGEST:
            raise FileError(f"{place.name} is larger than {LARGEST // 2**20} MB, too large for a robot file.")
        content = place.read_bytes()
    except FileNotFoundError:
        raise FileError(f"{_why_missing(place)}.") from None
    except OSError as error:
        raise FileError(f"{place} cannot be read: {error.strerror}.") from None
    return _parse(content, place.name)


def _parse(content: bytes, name: str) -> Element:
    parser = expat.ParserCreate()
    open_elements: list[Element] = []
    roots: list[Element] = []

    def where() -> str:
        return f"{name}, line {parser.CurrentLineNumber}"

    def start(tag: str, attributes: dict[str, str]) -> None:
        if len(open_elements) >= DEEPEST:
            raise FileError(f"{where()}: more than {DEEPEST} elements within each other.")
        element = Element(tag, attributes, name, parser.CurrentLineNumber)
        (open_elements[-1].children if open_elements else roots).append(element)
        open_elements.append(element)

    def refuse(*_: Any) -> None:
        raise FileError(
            f"{where()}: a document type is declared, which a robot file does not need; remove it."
        )

    parser.StartElementHandler = start

    def collect(text: str) -> None:
        open_elements[-1].words.append(text)

    parser.CharacterDataHandler = collect
    parser.EndElementHandler = lambda tag: open_elements.pop()
    parser.StartDoctypeDeclHandler = refuse
    parser.EntityDeclHandler = refuse
    try:
        parser.Parse(content, True)
    except expat.ExpatError as error:
        raise FileError(
            f"{name}, line {error.lineno}: this is not well-formed XML ({expat.ErrorString(error.code)})."
        ) from None
    return roots[0]
