"""A zip of plain .npy arrays, read as if it were hostile: sizes are checked before memory is taken.

Members are stored uncompressed, so nothing can unfold into more than the file holds; only names are compared,
nothing is ever unpacked to disk; no pickle. Every refusal is a FileError with the reason alone.
"""

import math
import os
import re
import struct
import zipfile
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from typing import IO

import numpy as np

from pendula.errors import FileError

LARGEST_FILE = 8 * 2**30

# The .npy preamble exactly as NumPy writes it for a plain array (numpy.lib.format, version 1.0):
# {'descr': '<f8', 'fortran_order': False, 'shape': (3, 2), }
_MAGIC = b"\x93NUMPY\x01\x00"
_PREAMBLE = re.compile(
    rb"\{'descr': '([^']{1,20})', 'fortran_order': (True|False), "
    rb"'shape': \(((?:\d{1,18}, ?)*(?:\d{1,18})?)\), \} *\n"
)


def write(file: IO[bytes], members: Mapping[str, np.ndarray]) -> None:
    """Write the arrays; equal arrays give equal bytes, since ZipInfo's date is fixed."""
    with zipfile.ZipFile(file, "w", zipfile.ZIP_STORED) as archive:
        for name, array in members.items():
            with archive.open(zipfile.ZipInfo(f"{name}.npy"), "w", force_zip64=True) as member:
                np.lib.format.write_array(member, array, version=(1, 0), allow_pickle=False)


class Archive:
    """The arrays of an open file, by name; the directory is checked here, each array when it is read."""

    def __init__(self, file: IO[bytes]) -> None:
        start = file.read(4)
        if start != b"PK\x03\x04":
            raise FileError("it is not a zip archive" if start else "it is empty")
        with _damage():
            self._zip = zipfile.ZipFile(file)
        self.members: dict[str, zipfile.ZipInfo] = {}
        for info in self._zip.infolist():
            name = info.filename.removesuffix(".npy")
            if name in self.members:
                raise FileError(f"it holds {name!r} twice")
            if name == info.filename:
                raise FileError(f"it holds {name!r}, which is not an .npy array")
            if info.compress_type != zipfile.ZIP_STORED or info.compress_size != info.file_size:
                raise FileError(f"its {name!r} is compressed, which the arrays of a run never are")
            self.members[name] = info
        declared = sum(info.file_size for info in self.members.values())
        size = os.fstat(file.fileno()).st_size
        if declared > size:
            raise FileError(f"it declares {declared} bytes of arrays, but is only {size} bytes long")
        if declared > LARGEST_FILE:
            raise FileError(
                f"it holds {declared} bytes of arrays, more than the {LARGEST_FILE} that are read"
            )

    def array(self, name: str, descr: str) -> np.ndarray:
        """One array of the given type, once its preamble agrees with its size; the CRC guards the rest."""
        info = self.members[name]
        with _damage(), self._zip.open(info) as member:
            start = member.read(len(_MAGIC) + 2)
            if not start.startswith(_MAGIC):
                raise FileError(f"its '{name}' is not an .npy array of version 1.0")
            length = int.from_bytes(start[len(_MAGIC) :], "little")
            shape = _shape(name, member.read(length), descr)
            room = info.file_size - len(start) - length
            if math.prod(shape) * np.dtype(descr).itemsize != room:
                raise FileError(f"its '{name}' claims the shape {shape}, but holds {room} bytes")
            return np.frombuffer(member.read(), descr).reshape(shape)


@contextmanager
def _damage() -> Iterator[None]:
    """Everything zipfile raises for bytes that make no sense, as one refusal."""
    try:
        yield
    except FileError:
        raise
    except (zipfile.BadZipFile, struct.error, EOFError, OSError, RuntimeError, ValueError) as error:
        raise FileError(f"it is damaged or cut short ({str(error) or type(error).__name__})") from error


def _shape(name: str, text: bytes, descr: str) -> tuple[int, ...]:
    preamble = _PREAMBLE.fullmatch(text)
    if preamble is None:
        raise FileError(f"its '{name}' is not a plain array")
    found = preamble[1].decode("ascii", "replace")
    if found.startswith("|O"):
        raise FileError(f"its '{name}' holds Python objects (pickle), which are never read")
    if found != descr:
        raise FileError(f"its '{name}' has the type {found!r} instead of {descr!r}")
    if preamble[2] != b"False":
        raise FileError(f"its '{name}' is in Fortran order instead of C order")
    return tuple(int(n) for n in preamble[3].replace(b",", b" ").split())
