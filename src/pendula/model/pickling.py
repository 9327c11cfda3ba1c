"""Parts of a value as bytes of their own, so that one that cannot be pickled does not take the rest with it.

The bytes are read only when the pickle that holds them is read, by whoever chose to trust it.
"""

import pickle
from typing import Any

from pendula.errors import PendulaError


def pickle_value(value: Any) -> bytes:
    """The bytes of a value; a PendulaError with the reason alone where it cannot be pickled."""
    try:
        return pickle.dumps(value, pickle.HIGHEST_PROTOCOL)
    except RecursionError:
        raise PendulaError("it is nested too deeply") from None
    except Exception as error:  # whatever the value's own __reduce__ raises
        raise PendulaError(_reason(error)) from error


def unpickle_value(content: bytes) -> Any:
    """The value of bytes; a PendulaError with the reason alone where it cannot be read."""
    try:
        return pickle.loads(content)
    except Exception as error:  # a function or class that is not found here, or its own errors
        raise PendulaError(_reason(error)) from error


def _reason(error: Exception) -> str:
    return str(error).strip().rstrip(".") or type(error).__name__
