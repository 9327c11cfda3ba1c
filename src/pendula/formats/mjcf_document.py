"""An MJCF file as one tree of elements: files included, defaults put in, attributes known.

After "XML Reference" of MuJoCo's documentation, mujoco.readthedocs.io/en/stable/XMLreference.html.
"""

import math
from collections.abc import Iterator
from dataclasses import dataclass, replace
from pathlib import Path

from pendula.errors import FileError, format_names
from pendula.formats.mjcf_schema import check_elements
from pendula.formats.xml import Element, read_xml

TURNS = ("quat", "axisangle", "euler", "xyaxes", "zaxis")
# Where an element gives fewer numbers than its default, the rest is the default's.
_OVERLAID = ("size", "friction", "gear", "gainprm", "biasprm", "dynprm")


def read_document(path: Path) -> Element:
    """The <mujoco> element of a file, with the contents of included files in place of <include>."""
    root = read_xml(path)
    if root.tag != "mujoco":
        raise FileError(f"{root.where}: the file holds a <{root.tag}>, an MJCF file holds a <mujoco>.")
    whole = _include(root, path.parent.resolve(), {path.resolve()})
    check_elements(whole)
    return whole


def _include(element: Element, folder: Path, seen: set[Path]) -> Element:
    children: list[Element] = []
    for child in element.children:
        if child.tag != "include":
            children.append(_include(child, folder, seen))
            continue
        target = (folder / child.text("file")).resolve()
        if not target.is_relative_to(folder):
            raise FileError(
                f"{child.where}: the included file '{child.text('file')}' is outside of the folder of the "
                "file, which is not opened; copy it there."
            )
        if target in seen:
            raise FileError(f"{child.where}: '{child.text('file')}' is included twice, or includes itself.")
        if not target.is_file():
            raise FileError(f"{child.where}: there is no file '{child.text('file')}' to be included.")
        seen.add(target)
        children += _include(read_xml(target), folder, seen).children
    return replace(element, children=children)


@dataclass(frozen=True)
class Compiler:
    """What <compiler> says: how numbers are meant and where inertias come from."""

    angle: float = math.pi / 180  # of the unit of angles, in rad
    eulerseq: str = "xyz"
    autolimits: bool = True
    inertiafromgeom: str = "auto"
    groups: tuple[float, float] = (0.0, 5.0)
    boundmass: float = 0.0
    boundinertia: float = 0.0
    balanceinertia: bool = False
    settotalmass: float = -1.0
    meshdir: str = ""
    strippath: bool = False


def read_compiler(root: Element) -> Compiler:
    """All <compiler> elements of a file as one; later ones win."""
    merged: dict[str, str] = {}
    where = root
    for where in root.find_all("compiler"):
        merged |= where.attributes
    one = replace(where, attributes=merged)
    if merged.get("coordinate", "local") != "local":
        raise FileError(f"{where.where}: coordinate='global' is no longer part of MJCF; save it as local.")
    angle = read_word(one, "angle", ("degree", "radian"), "degree")
    from_geoms = read_word(one, "inertiafromgeom", ("auto", "true", "false"), "auto")
    sequence = merged.get("eulerseq", "xyz")
    if len(sequence) != 3 or set(sequence.lower()) - set("xyz"):
        raise FileError(f"{where.where}: eulerseq is three of x, y, z or X, Y, Z, got '{sequence}'.")
    return Compiler(
        angle=math.pi / 180 if angle == "degree" else 1.0,
        eulerseq=sequence,
        autolimits=read_switch(one, "autolimits", True),
        inertiafromgeom=from_geoms,
        groups=one.vector("inertiagrouprange", (0.0, 5.0)),  # pyright: ignore[reportArgumentType]
        boundmass=one.number("boundmass", 0.0),
        boundinertia=one.number("boundinertia", 0.0),
        balanceinertia=read_switch(one, "balanceinertia", False),
        settotalmass=one.number("settotalmass", -1.0),
        meshdir=merged.get("meshdir", merged.get("assetdir", "")),
        strippath=read_switch(one, "strippath", False),
    )


def read_word(element: Element, name: str, words: tuple[str, ...], default: str) -> str:
    """An attribute that is one of some words."""
    value = element.attributes.get(name, default)
    if value not in words:
        raise FileError(
            f"{element.where}: '{name}' of <{element.tag}> is one of {format_names(words)}, got '{value}'."
        )
    return value


def read_switch(element: Element, name: str, default: bool) -> bool:
    return read_word(element, name, ("true", "false"), "true" if default else "false") == "true"


class Defaults:
    """Default classes: for each the elements of all that it is nested in, outermost first."""

    def __init__(self, root: Element) -> None:
        self._chains: dict[str, list[Element]] = {"main": []}
        for section in root.find_all("default"):
            self._read(section, "")

    def _read(self, section: Element, parent: str) -> None:
        name = section.attributes.get("class", "" if parent else "main")
        if not name:
            raise FileError(f"{section.where}: a <default> within another needs a class.")
        own = [child for child in section.children if child.tag != "default"]
        if not parent:
            # The outermost class, whatever it is called, is the one of all that name none.
            self._chains["main"] += own
            self._chains[name] = self._chains["main"]
        elif name in self._chains:
            raise FileError(f"{section.where}: two default classes are called '{name}'.")
        else:
            self._chains[name] = [*self._chains[parent], *own]
        for child in section.find_all("default"):
            self._read(child, name)

    def chain(self, element: Element, childclass: str) -> Iterator[Element]:
        """The default elements for an element, from the outermost class on."""
        name = element.attributes.get("class", childclass) or "main"
        if name not in self._chains:
            raise FileError(
                f"{element.where}: <{element.tag}> is of the default class '{name}', which is not there; "
                f"there are {format_names(self._chains)}."
            )
        yield from self._chains[name]

    def fill(self, element: Element, childclass: str) -> Element:
        """An element with the attributes of its default class where it has none of its own."""
        merged: dict[str, str] = {}
        for source in (*self.chain(element, childclass), element):
            if source.tag == element.tag:
                merged = overlay(merged, source.attributes)
        return replace(element, attributes=merged)


def overlay(below: dict[str, str], above: dict[str, str]) -> dict[str, str]:
    """Attributes over their defaults."""
    merged = dict(below)
    if any(turn in above for turn in TURNS):
        merged = {name: value for name, value in merged.items() if name not in TURNS}
    for name, value in above.items():
        rest = merged.get(name, "").split()[len(value.split()) :] if name in _OVERLAID else []
        merged[name] = " ".join([value, *rest])
    return merged
