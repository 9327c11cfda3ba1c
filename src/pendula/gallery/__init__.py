"""Ready systems for lessons, tests and benchmarks: functions that return descriptions.

Functions are imported on first use, so that listing the gallery stays instant; ``__init__.pyi`` names them
for editors.
"""

from typing import Any as _Any

from pendula.errors import suggest as _suggest
from pendula.gallery.entry import GallerySystem as GallerySystem
from pendula.gallery.registry import all_gallery as all_gallery
from pendula.gallery.registry import find as find
from pendula.gallery.registry import systems as systems

_ABOUT = ("GallerySystem", "all_gallery", "find", "systems")
_FUNCTIONS = {system.function_name: system for system in systems()}

__all__ = [name for names in (_ABOUT, _FUNCTIONS) for name in names]  # pyright: ignore[reportUnsupportedDunderAll]


def __getattr__(name: str) -> _Any:
    if name not in _FUNCTIONS:
        hint, known = _suggest(name, __all__), ", ".join(sorted(__all__))
        raise AttributeError(f"pendula.gallery has no '{name}'. {hint}It has {known}.")
    globals()[name] = _FUNCTIONS[name].function
    return globals()[name]


def __dir__() -> list[str]:
    return sorted({*globals(), *__all__})
