"""Files that a command will write, checked before the work whose result they shall hold."""

import os
from importlib.util import find_spec
from pathlib import Path

from pendula.errors import FileError, PendulaError

PICTURES = (".png", ".svg", ".pdf")


def check_writable(path: str) -> None:
    """Refuse a file that cannot be written, with the reason."""
    target = Path(path)
    reason = None
    if target.is_dir():
        reason = "it is a folder"
    elif not target.parent.is_dir():
        reason = f"there is no folder {target.parent}"
    elif not os.access(target if target.exists() else target.parent, os.W_OK):
        reason = "you may not write there"
    if reason:
        raise FileError(f"{path} cannot be written: {reason}.")


def check_picture(path: str) -> None:
    """Refuse a picture that cannot be drawn or written, with the reason."""
    check_drawing()
    if Path(path).suffix.lower() not in PICTURES:
        raise FileError(f"The picture {path} needs one of the suffixes {', '.join(PICTURES)}.")
    check_writable(path)


def check_drawing() -> None:
    """Refuse to go on without matplotlib."""
    if find_spec("matplotlib") is None:
        raise PendulaError('Pictures need matplotlib, which is not installed: pip install "pendula[plot]"')


def make_folder(path: str) -> Path:
    """The folder, made if it is not there."""
    folder = Path(path)
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise FileError(f"The folder {path} cannot be made: {error.strerror or error}.") from error
    return folder
