"""What bodies of a mechanism can touch besides each other, and what two surfaces have together."""

from collections.abc import Iterable, Mapping
from typing import Any

from pendula.description.material import Material
from pendula.description.mechanisms.tree import WORLD
from pendula.description.obstacles import CollisionShape
from pendula.description.solids import BodyShape
from pendula.errors import DescriptionError, format_names

Pairs = Mapping[frozenset[str], Material | None]  # None of those that never meet


def read_ground(given: Any) -> tuple[Any, ...]:
    """Shapes that belong to the world: one, several, or none."""
    if given is None:
        return ()
    shapes = tuple(given) if isinstance(given, list | tuple) else (given,)
    for shape in shapes:
        if not isinstance(shape, CollisionShape) and not (isinstance(shape, BodyShape) and shape.of_body):
            raise DescriptionError(
                f"The ground must be a Plane(), a HeightField(...) or another shape without a center, or a "
                f"list of them, got {shape!r}."
            )
    return shapes


def read_pairs(
    given: Mapping[Any, Any] | None, bodies: Iterable[str]
) -> dict[frozenset[str], Material | None]:
    """Materials by pairs of names, of two bodies or of a body and the world; None if these never meet."""
    known, made = [*bodies, WORLD], dict[frozenset[str], Material | None]()
    for names, material in (given or {}).items():
        pair = names if isinstance(names, frozenset | tuple | list) else ()
        if len(set(pair)) != 2:
            raise DescriptionError(f"pairs= are given as {{(body, body): Material(...)}}, got {names!r}.")
        for name in pair:
            if name not in known:
                raise DescriptionError(f"pairs= names '{name}', no body; there are {format_names(known)}.")
        if material is not None and not isinstance(material, Material):
            raise DescriptionError(
                f"What {format_names(sorted(pair))} have together must be a Material(...), or None if they "
                f"never meet, got {material!r}."
            )
        made[frozenset(pair)] = material
    return made
