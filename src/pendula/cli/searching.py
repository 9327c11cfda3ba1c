"""What texts, functions and systems of the gallery say about a word; nothing is imported to find it."""

import ast
import re
from collections.abc import Iterator
from dataclasses import dataclass, replace
from difflib import get_close_matches
from functools import cache
from pathlib import Path
from textwrap import shorten

import pendula
from pendula.cli.words import count_in, is_in_name, other_words, split_name, split_words, stem
from pendula.errors import FileError
from pendula.gallery.registry import systems
from pendula.lessons import documents_folder, lessons

_HEADING = re.compile(r"^#{1,4} +(.+)$", re.MULTILINE)
_FENCE = re.compile(r"^```.*?^```", re.MULTILINE | re.DOTALL)
_DEFINED = re.compile(r"^(?:class|def) (\w+)", re.MULTILINE)
_TABLE = re.compile(r"^\|.*$", re.MULTILINE)
_PICTURE = re.compile(r"!\[[^]]*\]\([^)]*\)")
_LEFT_OUT = ("site", "decisions", "images")  # folders of docs that answer no question of a user
# What a match is worth by where it is: the name itself, part of a name, a heading, the text.
LONGEST = 200  # characters of what is shown of a page
_EXACT, _NAME, _HEAD, _TEXT = 100.0, 30.0, 10.0, 1.0
# Classes whose methods are looked for as well: by what they are called in texts, and where they are written.
_METHODS = (
    ("model", "Model", "model/model.py"),
    ("model", "BodyFunctions", "model/bodies.py"),
    ("run", "Run", "runs/run.py"),
    ("pose", "Pose", "spatial/poses.py"),
    ("rotation", "Rotation", "spatial/rotations.py"),
)


@dataclass(frozen=True)
class Found:
    """Something that a word is about: its kind, what it is called, what it says, and how well it fits."""

    kind: str
    name: str
    text: str
    score: float


def search(wanted: str, *, every: bool = True) -> list[Found]:
    """All that fits every word of what is wanted (or, where not ``every``, any of them), the best first."""
    words = split_words(wanted)
    best: dict[tuple[str, str], Found] = {}
    for chosen in [words] if every else [[word] for word in words]:
        fitting = _fitting(chosen)
        for item in fitting:  # a rare word says more than one that is everywhere
            known = best.get((item.kind, item.name), replace(item, score=0.0))
            score = known.score + item.score / len(fitting) ** 0.5
            best[item.kind, item.name] = replace(known, score=score)
    return sorted(best.values(), key=lambda item: (-item.score, item.kind, item.name))


def named_systems(wanted: str) -> list[Found]:
    """Systems of the gallery whose whole name is among the words, whatever else is asked for."""
    words = {stem(word) for word in split_words(wanted)}
    return [
        Found("system", about.name, about.watch, _NAME)
        for about in systems()
        if {stem(part) for part in split_name(about.name)} <= words
    ]


def near_words(wanted: str) -> list[str]:
    """Words of names and headings that differ little from what was typed."""
    names = [
        *public_docstrings(),
        *(about.name for about in systems()),
        *(title for _, title, _ in _all_sections()),
    ]
    known = {part for name in names for part in split_name(name) if len(part) > 3}
    return get_close_matches(wanted.lower(), sorted(known), n=3, cutoff=0.75)


def _fitting(words: list[str]) -> list[Found]:
    found = [*_functions(words), *_systems(words), *_lessons(words), *_sections(words)]
    return [item for item in found if item.score > 0]


def _score(words: list[str], name: str, text: str, name_worth: float) -> float:
    """How well a name and a text fit all words; 0 where one is missing."""
    total, parts, text = 0.0, split_name(name), text.lower()
    stems = {stem(part) for part in parts}
    for word in words:
        in_name, in_text = is_in_name(word, parts), count_in(word, text)
        if not (in_name or in_text):
            return 0.0
        named = stems & {stem(one) for one in (word, *other_words(word))}
        exact = _EXACT if named and name_worth == _NAME else 0.0
        total += exact + name_worth * in_name + _TEXT * min(in_text, 5)
    if name_worth == _NAME:
        return total / len(parts) ** 0.5
    return total + name_worth * sum(is_in_name(word, parts) for word in words) / max(
        len(split_words(name)), 1
    )


def _functions(words: list[str]) -> Iterator[Found]:
    for name, text in public_docstrings().items():
        first = " ".join(text.split("\n\n")[0].split())
        yield Found("function", f"pe.{name}", first, _score(words, name, text, _NAME))
    for name, text in public_methods().items():
        first = " ".join(text.split("\n\n")[0].split())
        yield Found("function", name, first, _score(words, name.partition(".")[2], text, _NAME))


@cache
def public_methods() -> dict[str, str]:
    """The docstrings of what models, runs, poses and rotations can do, read from the source."""
    package = Path(pendula.__file__).parent
    found: dict[str, str] = {}
    for called, owner, path in _METHODS:
        for node in ast.parse((package / path).read_text("utf-8")).body:
            if isinstance(node, ast.ClassDef) and node.name == owner:
                methods = [part for part in node.body if isinstance(part, ast.FunctionDef)]
                found |= {
                    f"{called}.{method.name}": text
                    for method in methods
                    if not method.name.startswith("_") and (text := ast.get_docstring(method))
                }
    return found


@cache
def public_docstrings() -> dict[str, str]:
    """The docstring of every public class and function, read from the source."""
    package = Path(pendula.__file__).parent
    found: dict[str, str] = {}
    for path in sorted(package.rglob("*.py")):
        module = ".".join(path.relative_to(package).with_suffix("").parts).removesuffix(".__init__")
        source = path.read_text("utf-8")
        public = {name for name in _DEFINED.findall(source) if _is_home(module, name)}
        for node in ast.parse(source).body if public else ():
            if isinstance(node, ast.ClassDef | ast.FunctionDef) and node.name in public:
                found[node.name] = found.get(node.name) or ast.get_docstring(node) or ""
    return found


def _is_home(module: str, name: str) -> bool:
    """Whether a public name may come from a module: the one that gives it, or one inside that package."""
    home = vars(pendula)["_WHERE"].get(name)
    return home is not None and (module == home or module.startswith(f"{home}."))


def _systems(words: list[str]) -> Iterator[Found]:
    for about in systems():
        text = f"{about.title}. {about.watch}"
        yield Found("system", about.name, about.watch, _score(words, about.name, text, _NAME))


def _lessons(words: list[str]) -> Iterator[Found]:
    try:
        known = lessons()
    except FileError:
        return
    for lesson in known:
        text = " ".join(cell.source for cell in lesson.cells() if cell.kind == "markdown")
        score = _score(words, lesson.title, text, _HEAD)
        yield Found("lesson", f"{lesson.number}. {lesson.title}", lesson.promise, score)


def _sections(words: list[str]) -> Iterator[Found]:
    for place, title, body in _all_sections():
        prose = _PICTURE.sub("", _TABLE.sub("", _FENCE.sub("", body)))
        score = _score(words, title, body, _HEAD)
        yield Found("page", f"{place}, {title}", _sentence(prose, words), score)


def _all_sections() -> Iterator[tuple[str, str, str]]:
    """Pages, the headings of their sections, and what stands below them."""
    folder = documents_folder()
    for path in sorted(folder.rglob("*.md")):
        place = path.relative_to(folder)
        if place.parts[0] not in _LEFT_OUT and path.name != "index.md":
            for title, body in split_sections(path.read_text("utf-8")):
                yield place.as_posix(), title, body


def split_sections(page: str) -> list[tuple[str, str]]:
    """The sections of a Markdown page: their headings, and the text up to the next one."""
    blank = _FENCE.sub(lambda block: re.sub(r"^#", " ", block[0], flags=re.MULTILINE), page)
    heads = list(_HEADING.finditer(blank))
    ends = [head.start() for head in heads[1:]] + [len(page)]
    return [(head[1].strip(), page[head.end() : end]) for head, end in zip(heads, ends, strict=True)]


def _sentence(text: str, words: list[str]) -> str:
    """The first sentence that has one of the words, else the first one."""
    sentences = [" ".join(part.split()) for part in re.split(r"(?<=[.])\s+|\n\s*\n", text) if part.strip()]
    fitting = (s for s in sentences if any(count_in(word, s.lower()) for word in words))
    return shorten(next(fitting, sentences[0] if sentences else ""), LONGEST, placeholder=" …")
