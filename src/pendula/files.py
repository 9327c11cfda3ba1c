"""Files that are there as a whole or not at all: whoever reads one sees the old content or the new."""

import os
import secrets
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from pendula.errors import FileError


@contextmanager
def whole_file(target: Path) -> Iterator[Path]:
    """A new file in the same folder to write to; it takes the place of the target once all went well."""
    part = target.with_name(f".pendula-{secrets.token_hex(8)}.part")
    try:
        yield part
        os.replace(part, target)
    finally:
        part.unlink(missing_ok=True)


def write_text(path: str | os.PathLike[str], text: str) -> Path:
    """Write a text file; a full disk, say, is a sentence and leaves no half of a file behind."""
    try:
        target = Path(os.path.realpath(path))
        if target.exists() and not target.is_file():  # a device such as /dev/null, or a folder: refused
            target.write_text(text, encoding="utf-8", newline="\n")
        else:
            with whole_file(target) as part:
                part.write_text(text, encoding="utf-8", newline="\n")
    except (OSError, ValueError) as error:
        reason = getattr(error, "strerror", None) or error
        raise FileError(f"{path} cannot be written: {reason}.") from error
    return Path(path)
