"""What the values of runs share: they are pickled and copied as their fields, and checked anew."""

import copy
from dataclasses import fields
from typing import Any, Self

import numpy as np

from pendula.errors import PendulaError


class FrozenValue:
    """A frozen dataclass whose copies are built from its fields; what it caches is computed again."""

    @classmethod
    def unchecked(cls, **values: Any) -> Self:
        """A value of fields that are right by their making, such as those of a simulation.

        Checks would cost a short run as much as its steps. Arrays are made read-only, not copied.
        """
        for value in values.values():
            for part in value.values() if type(value) is dict else (value,):
                if type(part) is np.ndarray:
                    part.flags.writeable = False
        made = object.__new__(cls)
        vars(made).update(values)
        return made

    def _fields(self) -> dict[str, Any]:
        return {field.name: getattr(self, field.name) for field in fields(self)}  # pyright: ignore[reportArgumentType]

    def __reduce__(self) -> tuple[Any, ...]:
        return rebuild, (type(self), self._fields())

    def __copy__(self) -> Self:
        return type(self)(**self._fields())

    def __deepcopy__(self, memo: dict[int, Any]) -> Self:
        return type(self)(**copy.deepcopy(self._fields(), memo))


class SimulationValue(FrozenValue):
    """The same with ``model`` and ``settings``: a model that cannot be pickled is left out of a pickle."""

    def __reduce__(self) -> tuple[Any, ...]:
        from pendula.model.pickling import pickle_value

        parts = self._fields()
        try:
            pickle_value(parts["model"])
        except PendulaError as reason:
            settings = parts["settings"]
            kept = None if settings is None else settings.without("model", str(reason))
            parts |= {"model": None, "settings": kept}
        return rebuild, (type(self), parts)


def rebuild(kind: type[Any], parts: dict[str, Any]) -> Any:
    """A value from its fields, checked like any other."""
    return kind(**parts)


def as_read_only(given: Any, what: str, shape: tuple[int, ...] | None = None) -> np.ndarray:
    """A read-only view as 8-byte floats, so that the caller's own array keeps its flags."""
    array = np.asarray(given)
    if array.dtype != np.float64:
        if array.dtype.kind not in "fiu":
            raise PendulaError(f"The run's {what} must hold real numbers, got {array.dtype}.")
        array = array.astype(np.float64)
    view = array.view()
    if shape is not None and view.shape != shape:
        raise PendulaError(f"The run's {what} must have shape {shape}, got {view.shape}.")
    view.flags.writeable = False
    return view
