"""Files are written whole or not at all."""

import errno
import os
from pathlib import Path

import pytest

import pendula as pe
from pendula.files import write_text


@pytest.fixture
def full_disk(monkeypatch) -> None:
    """A disk with room for some characters of every text."""
    usual = Path.write_text

    def write(path, text, **how):
        usual(path, text[:20], **how)
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))

    monkeypatch.setattr(Path, "write_text", write)


ARM = pe.Mechanism(
    [pe.Body("link", mass=1.0, inertia=(1, 1, 1))], [pe.Revolute("hinge", "world", "link", axis=(0, 0, 1))]
)
WRITERS = {
    "page.html": lambda path: pe.html("pendulum", path),
    "code.c": lambda path: pe.export("pendulum", "c", path=path),
    "arm.urdf": lambda path: pe.write_urdf(ARM, path),
}


@pytest.mark.parametrize("name", WRITERS)
@pytest.mark.usefixtures("full_disk")
def test_a_full_disk_leaves_no_half_of_a_file(name, tmp_path):
    (tmp_path / name).write_bytes(b"old")
    with pytest.raises(pe.FileError, match=rf"{name} cannot be written: No space left on device\."):
        WRITERS[name](tmp_path / name)
    assert (tmp_path / name).read_bytes() == b"old"
    assert [file.name for file in tmp_path.iterdir()] == [name]


def test_a_link_keeps_pointing(tmp_path):
    (tmp_path / "link").symlink_to(tmp_path / "file")
    assert write_text(tmp_path / "link", "ü\n") == tmp_path / "link"
    assert (tmp_path / "link").is_symlink()
    assert (tmp_path / "file").read_bytes() == "ü\n".encode()


def test_devices_are_written_to(tmp_path):
    write_text(os.devnull, "nothing")
    assert not Path(os.devnull).is_file()
    with pytest.raises(pe.FileError, match=r"cannot be written: Is a directory\."):
        write_text(tmp_path, "text")
