"""Damaged files: nothing but the identical run or a FileError ever comes out."""

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from pendula.errors import FileError
from pendula.runs import load

FUZZ = settings(max_examples=300, deadline=None)


@pytest.fixture(scope="module")
def whole(make_run, fingerprint, tmp_path_factory) -> tuple:
    path = tmp_path_factory.mktemp("fuzz") / "run"
    run = make_run(k=3)
    run.save(path)
    return path, path.read_bytes(), fingerprint(run)


@given(share=st.floats(0, 1, exclude_max=True))
@example(share=0.0)
@FUZZ
def test_every_truncation_is_refused(whole, share):
    path, content, _ = whole
    path.write_bytes(content[: int(share * len(content))])
    with pytest.raises(FileError):
        load(path)


@given(
    flips=st.lists(st.tuples(st.floats(0, 1, exclude_max=True), st.integers(1, 255)), min_size=1, max_size=4)
)
@FUZZ
def test_flipped_bytes_give_the_same_run_or_a_reason(whole, fingerprint, flips):
    path, content, expected = whole
    broken = bytearray(content)
    for share, mask in flips:
        broken[int(share * len(content))] ^= mask
    path.write_bytes(broken)
    try:
        found = load(path)
    except FileError:
        return
    assert fingerprint(found) == expected


@pytest.mark.slow
def test_every_byte_of_the_zip_structure_flipped(whole, fingerprint):
    """All bits of every byte that no CRC guards: local headers by sample, the whole central directory."""
    path, content, expected = whole
    unguarded = [*range(60), *range(content.index(b"PK\x01\x02"), len(content))]
    refused = 0
    for place in unguarded:
        for mask in (0x01, 0x08, 0x80, 0xFF):
            broken = bytearray(content)
            broken[place] ^= mask
            path.write_bytes(broken)
            try:
                assert fingerprint(load(path)) == expected
            except FileError:
                refused += 1
    assert refused > len(unguarded)


@given(content=st.binary(max_size=200), behind_magic=st.booleans())
@settings(max_examples=100, deadline=None)
def test_arbitrary_bytes_are_refused(whole, content, behind_magic):
    path = whole[0]
    path.write_bytes(b"PK\x03\x04" + content if behind_magic else content)
    with pytest.raises(FileError):
        load(path)
