"""What texts, functions and systems of the gallery say about a word; nothing is imported to find it."""

import ast
import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from textwrap import shorten

import pendula
from pendula.errors import FileError
from pendula.gallery.registry import systems
from pendula.lessons import documents_folder, lessons

_HEADING = re.compile(r"^#{1,4} +(.+)$", re.MULTILINE)
_FENCE = re.compile(r"^```.*?^```", re.MULTILINE | re.DOTALL)
_DEFINED = re.compile(r"^(?:class|def) (\w+)", re.MULTILINE)
_TABLE = re.compile(r"^\|.*$", re.MULTILINE)
_LEFT_OUT = ("site", "decisions", "images")  # folders of docs that answer no question of a user
# What a match is worth by where it is: the name itself, part of a name, a heading, the text.
LONGEST = 200  # characters of what is shown of a page
_EXACT, _NAME, _HEAD, _TEXT = 100.0, 30.0, 10.0, 1.0


@dataclass(frozen=True)
class Found:
    """Something that a word is about: its kind, what it is called, what it says, and how well it fits."""

    kind: str
    name: str
    text: str
    score: float


def search(wanted: str) -> list[Found]:
    """All that fits every word of what is wanted, the best first."""
    words = [word for word in re.split(r"[\s_-]+", wanted.lower()) if word]
    found = [*_functions(words), *_systems(words), *_lessons(words), *_sections(words)]
    return sorted(
        (item for item in found if item.score > 0), key=lambda item: (-item.score, item.kind, item.name)
    )


def _score(words: list[str], name: str, text: str, name_worth: float) -> float:
    """How well a name and a text fit all words; 0 where one is missing."""
    total = 0.0
    parts = re.split(r"[\s_-]+", name.lower())
    for word in words:
        stem = word[:-1] if len(word) > 4 and word.endswith("s") else word
        in_name, in_text = stem in name.lower(), text.lower().count(stem)
        if not (in_name or in_text):
            return 0.0
        exact = _EXACT if word in parts and name_worth == _NAME else 0.0
        total += exact + name_worth * in_name + _TEXT * min(in_text, 5)
    return total / len(parts) ** 0.5 if name_worth == _NAME else total


def _functions(words: list[str]) -> Iterator[Found]:
    for name, text in public_docstrings().items():
        first = " ".join(text.split("\n\n")[0].split())
        yield Found("function", f"pe.{name}", first, _score(words, name, text, _NAME))


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
    folder = documents_folder()
    for path in sorted(folder.rglob("*.md")):
        place = path.relative_to(folder)
        if place.parts[0] in _LEFT_OUT or path.name == "index.md":
            continue
        page = path.read_text("utf-8")
        for title, body in split_sections(page):
            prose = _TABLE.sub("", _FENCE.sub("", body))
            score = _score(words, title, body, _HEAD)
            yield Found("page", f"{place.as_posix()}, {title}", _sentence(prose, words), score)


def split_sections(page: str) -> list[tuple[str, str]]:
    """The sections of a Markdown page: their headings, and the text up to the next one."""
    blank = _FENCE.sub(lambda block: re.sub(r"^#", " ", block[0], flags=re.MULTILINE), page)
    heads = list(_HEADING.finditer(blank))
    ends = [head.start() for head in heads[1:]] + [len(page)]
    return [(head[1].strip(), page[head.end() : end]) for head, end in zip(heads, ends, strict=True)]


def _sentence(text: str, words: list[str]) -> str:
    """The first sentence that has one of the words, else the first one."""
    sentences = [" ".join(part.split()) for part in re.split(r"(?<=[.])\s+|\n\s*\n", text) if part.strip()]
    fitting = (s for s in sentences if any(word in s.lower() for word in words))
    return shorten(next(fitting, sentences[0] if sentences else ""), LONGEST, placeholder=" …")
