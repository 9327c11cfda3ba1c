"""A reason for every file that is not a run."""

import io
import json
import zipfile
from collections.abc import Callable

import numpy as np
import pytest

from pendula.errors import FileError
from pendula.runs import archive as archive_module
from pendula.runs import load


def unpacked(path) -> dict[str, bytes]:
    with zipfile.ZipFile(path) as archive:
        return {info.filename: archive.read(info) for info in archive.infolist()}


def pack(path, members: dict[str, bytes], compression: int = zipfile.ZIP_STORED) -> None:
    with zipfile.ZipFile(path, "w", compression) as archive:
        for name, content in members.items():
            archive.writestr(name, content)


def npy(array, **options) -> bytes:
    file = io.BytesIO()
    np.lib.format.write_array(file, np.asarray(array), **options)
    return file.getvalue()


def preamble(text: str, data: bytes = b"") -> bytes:
    padded = text.encode() + b" " * 10 + b"\n"
    return b"\x93NUMPY\x01\x00" + len(padded).to_bytes(2, "little") + padded + data


def with_header(change: Callable[[dict], object]) -> Callable[[dict[str, bytes]], None]:
    def changed(members: dict[str, bytes]) -> None:
        array = np.load(io.BytesIO(members["header.npy"]), allow_pickle=False)
        header = json.loads(array.tobytes())
        change(header)
        members["header.npy"] = npy(np.frombuffer(json.dumps(header).encode(), np.uint8))

    return changed


def test_what_is_no_file_is_refused(saved, tmp_path):
    for path, reason in (
        (tmp_path / "missing", "No such file"),
        (tmp_path, "not a regular file"),
        ("/dev/zero", "not a regular file"),
        (0, "int"),
    ):
        with pytest.raises(FileError, match=rf"cannot be read as a run: .*{reason}"):
            load(path)


@pytest.mark.parametrize(
    ("content", "reason"),
    [(b"", "it is empty"), (b"t,q\n0,1\n", "not a zip"), (b"PK\x03\x04" + bytes(40), "cut short")],
)
def test_what_is_no_archive_is_refused(tmp_path, content, reason):
    (tmp_path / "file").write_bytes(content)
    with pytest.raises(FileError, match=reason):
        load(tmp_path / "file")


def test_half_a_file_is_refused_as_cut_short(saved):
    saved.write_bytes(saved.read_bytes()[:1500])
    with pytest.raises(FileError, match="cut short"):
        load(saved)


HEADER_CHANGES = [
    (lambda h: h.update(version=2), "version is 2, but this pendula reads up to 1; update"),
    (lambda h: h.update(version=0), "version 0 makes no sense"),
    (lambda h: h.update(version=True), "version True makes no sense"),
    (lambda h: h.pop("version"), "version None makes no sense"),
    (lambda h: h.update(format="other"), "not a run: its header does not say 'pendula-run'"),
    (lambda h: h.update(names=[]), "no proper 'names'"),
    (lambda h: h["names"].pop("states"), "no proper 'states'"),
    (lambda h: h["names"].update(inputs=[3]), "no proper 'inputs'"),
    (lambda h: h["names"].update(inputs="u"), "no proper 'inputs'"),
    (lambda h: h["names"].update(parameters=["m", "m"]), "no proper 'parameters'"),
    (lambda h: h["names"].update(coordinates=["x"]), r"contradicts itself .*q must have shape \(11, 1\)"),
    (lambda h: h["names"].update(velocities=["x", "y"]), "contradicts itself .*'x' comes twice"),
    (lambda h: h["names"].update(powers=["one"]), r"'powers' has the shape \(11, 2\) instead of \(11, 1\)"),
    (lambda h: h.pop("system"), "no proper 'system'"),
    (lambda h: h.update(sentence=None), "no proper 'sentence'"),
    (lambda h: h.update(key=3), "no proper 'key'"),
    (lambda h: h.update(steps=1.5), "no proper 'steps'"),
    (lambda h: h.update(steps=-1), "contradicts itself .*steps must be a count"),
    (lambda h: h.update(reason="lost"), "contradicts itself .*'lost' is unknown"),
]


@pytest.mark.parametrize(("change", "reason"), HEADER_CHANGES)
def test_a_wrong_header_is_refused(saved, change, reason):
    members = unpacked(saved)
    with_header(change)(members)
    pack(saved, members)
    with pytest.raises(FileError, match=reason):
        load(saved)


F8 = "{'descr': '<f8', 'fortran_order': False, 'shape': %s, }"
MEMBER_CHANGES = [
    ("header.npy", None, "not a run: it has no header"),
    ("header.npy", npy(np.frombuffer(b"{", np.uint8)), "header is not JSON"),
    ("header.npy", npy(np.frombuffer(b"[" * 100_000, np.uint8)), "header is not JSON"),
    ("header.npy", npy(np.frombuffer(b"[]", np.uint8)), "does not say 'pendula-run'"),
    ("header.npy", npy(np.frombuffer('{"ü"}'.encode(), np.uint8)), "header is not JSON"),
    ("header.npy", npy(np.zeros(3)), r"'header' has the type '<f8' instead of '\|u1'"),
    ("q.npy", None, "lacks the array 'q'"),
    ("q.npy", b"", "'q' is not an .npy array"),
    ("q.npy", npy(np.zeros((11, 2)), version=(2, 0)), "'q' is not an .npy array of version 1.0"),
    ("q.npy", npy(np.zeros((11, 2), np.float32)), "'q' has the type '<f4' instead of '<f8'"),
    ("q.npy", npy(np.zeros((11, 2), ">f8")), "'q' has the type '>f8'"),
    ("q.npy", npy(np.zeros((11, 2), [("a", "<f8")])), "'q' is not a plain array"),
    ("q.npy", npy(np.full((11, 2), None)), "'q' holds Python objects"),
    ("q.npy", npy(np.zeros((11, 2), order="F")), "'q' is in Fortran order"),
    ("q.npy", npy(np.zeros((11, 3))), "contradicts itself .*q must have shape"),
    ("t.npy", npy(np.full(11, np.nan)), "contradicts itself .*finite"),
    ("t.npy", npy(np.zeros((11, 1))), "'powers' has the shape"),
    ("step.npy", npy(np.zeros(1)), r"'step' has the shape \(1,\) instead of \(\)"),
    ("parameters.npy", npy(np.zeros(1)), r"'parameters' has the shape \(1,\) instead of \(2,\)"),
    ("q.npy", preamble(F8 % "(1000000000000, 2)"), r"'q' claims the shape \(1000000000000, 2\), but holds 0"),
    ("q.npy", preamble(F8 % "(11, 2)", bytes(8)), "'q' claims the shape .*holds 8 bytes"),
    ("q.npy", preamble(F8 % "(11, 2)", bytes(11 * 2 * 8 + 1)), "'q' claims the shape .*holds 177 bytes"),
    ("q.npy", preamble(F8 % "(-11, -2)", bytes(11 * 2 * 8)), "'q' is not a plain array"),
    ("q.npy", preamble(F8 % ("9" * 5000)), "'q' is not a plain array"),
    ("q.npy", preamble("__import__('os').abort()"), "'q' is not a plain array"),
    ("q.npy", preamble(F8 % "(11, 2)")[:12], "'q' is not a plain array"),
    ("extra.npy", npy(0.0), "holds 'extra', which is no part of a run"),
    ("../q.npy", npy(0.0), "holds '../q', which is no part of a run"),
    ("/etc/passwd", b"root", "holds '/etc/passwd', which is not an .npy array"),
    ("q", npy(np.zeros((11, 2))), "holds 'q' twice"),
]


@pytest.mark.parametrize(("name", "content", "reason"), MEMBER_CHANGES)
def test_a_wrong_member_is_refused(saved, name, content, reason):
    members = unpacked(saved)
    if content is None:
        del members[name]
    else:
        members[name] = content
    pack(saved, members)
    with pytest.raises(FileError, match=reason):
        load(saved)


def test_a_repacked_file_is_still_the_run(make_run, fingerprint, saved):
    """So that the refusals above are due to what they changed, not to the repacking."""
    pack(saved, unpacked(saved))
    assert fingerprint(load(saved)) == fingerprint(make_run())


def test_a_foreign_npz_is_refused(tmp_path):
    np.savez(tmp_path / "foreign.npz", t=np.zeros(3), q=np.zeros(3))
    with pytest.raises(FileError, match="not a run: it has no header"):
        load(tmp_path / "foreign.npz")


def test_a_member_that_comes_twice_is_refused(saved):
    with zipfile.ZipFile(saved, "a") as archive, pytest.warns(UserWarning, match="Duplicate name"):
        archive.writestr("q.npy", npy(np.zeros((11, 2))))
    with pytest.raises(FileError, match="'q' twice"):
        load(saved)


def test_compressed_members_are_refused_before_they_unfold(saved):
    members = unpacked(saved)
    members["q.npy"] = npy(np.zeros((1_000_000, 2)))
    pack(saved, members, zipfile.ZIP_DEFLATED)
    assert saved.stat().st_size < 100_000
    with pytest.raises(FileError, match="is compressed"):
        load(saved)


def _directory_entry(content: bytes, name: bytes) -> int:
    """Where the central directory describes the member: its name stands 46 bytes behind."""
    return content.rindex(name) - 46


@pytest.mark.parametrize("size", [10**9, 2**32 - 2])
def test_a_directory_that_declares_more_than_the_file_is_refused(saved, size):
    content = bytearray(saved.read_bytes())
    entry = _directory_entry(bytes(content), b"q.npy")
    content[entry + 20 : entry + 28] = size.to_bytes(4, "little") * 2
    saved.write_bytes(content)
    with pytest.raises(FileError, match=r"declares \d+ bytes of arrays, but is only"):
        load(saved)


def test_members_that_share_their_bytes_are_refused(saved):
    """Overlapping members: thirteen names for one large array would multiply the file."""
    members = unpacked(saved)
    members["zz.npy"] = npy(np.zeros(100_000))
    pack(saved, members)
    content = bytearray(saved.read_bytes())
    source = _directory_entry(bytes(content), b"zz.npy")
    for name in (b"q.npy", b"v.npy"):
        entry = _directory_entry(bytes(content), name)
        content[entry + 16 : entry + 28] = content[source + 16 : source + 28]
        content[entry + 42 : entry + 46] = content[source + 42 : source + 46]
    saved.write_bytes(content)
    with pytest.raises(FileError, match=r"declares \d+ bytes of arrays, but is only"):
        load(saved)


def test_a_file_beyond_the_limit_is_refused(saved, monkeypatch):
    monkeypatch.setattr(archive_module, "LARGEST_FILE", 1000)
    with pytest.raises(FileError, match="more than the 1000 that are read"):
        load(saved)


def test_a_huge_header_is_refused(saved, monkeypatch):
    monkeypatch.setattr("pendula.runs.archive.LARGEST_HEADER", 100)
    with pytest.raises(FileError, match="header is larger than 100 bytes"):
        load(saved)
