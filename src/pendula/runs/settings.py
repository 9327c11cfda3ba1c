"""How a run was made, beyond what the run says itself: what it takes to make it again."""

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from typing import Any, Self

from pendula.errors import PendulaError

_PARTS = ("integrator", "control", "events", "stabilisation", "max_step", "absolute", "begin", "contact")


@dataclass(frozen=True, eq=False)
class RunSettings:
    """What was asked of a simulation; its types live in ``pendula.simulation`` and ``pendula.description``.

    Attributes:
        integrator: the ``Integrator`` or ``Adaptive`` that reached the end of the run.
        control: the ``Control`` of the inputs that are not part of the model.
        events: every ``Event`` that was looked for.
        stabilisation: how constraints were kept: "projection", "none", or ``Baumgarte`` with its gains.
        max_step: the longest step that was allowed, None for any.
        absolute: errors that were allowed, by name.
        begin: time and state at the start, which need not be a sample; None where they are not known.
        contact: the springs between bodies that touch, where there were any.
        left_out: parts that could not be pickled when the run was brought from another process, each with
            the reason; they are None here. "model" stands for the model of the run.
    """

    integrator: Any
    control: Any
    events: tuple[Any, ...] | None = ()
    stabilisation: Any = "none"
    max_step: float | None = None
    absolute: Mapping[str, float] = field(default_factory=dict)
    begin: tuple[float, tuple[float, ...]] | None = None
    left_out: Mapping[str, str] = field(default_factory=dict)
    contact: Any = None

    def without(self, part: str, reason: str) -> Self:
        """The same with the reason for which a part of the run is left out."""
        return replace(self, left_out={**self.left_out, part: reason})

    def __copy__(self) -> Self:
        return self  # immutable

    def __deepcopy__(self, memo: Any) -> Self:
        return self

    def __reduce__(self) -> tuple[Any, ...]:
        # Each part is bytes of its own: a function that cannot be pickled takes no other part with it.
        from pendula.model.pickling import pickle_value

        contents, left_out = {}, dict(self.left_out)
        for part in _PARTS:
            try:
                contents[part] = pickle_value(getattr(self, part))
            except PendulaError as reason:
                left_out[part] = str(reason)
        return _read, (contents, left_out)


def _read(contents: Mapping[str, bytes], left_out: Mapping[str, str]) -> RunSettings:
    """Settings from a pickle; parts that cannot be read here are left out too."""
    from pendula.model.pickling import unpickle_value

    parts: dict[str, Any] = dict.fromkeys(_PARTS)
    missing = dict(left_out)
    for part, content in contents.items():
        try:
            parts[part] = unpickle_value(content)
        except PendulaError as reason:
            missing[part] = str(reason)
    return RunSettings(**parts, left_out=missing)
