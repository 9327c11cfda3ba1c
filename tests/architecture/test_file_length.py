"""A file past 400 lines is two files."""

LONGEST = 400

# Path relative to the root: why it may be longer. Tables of coefficients only.
COEFFICIENT_TABLES: dict[str, str] = {}


def test_no_file_is_longer_than_400_lines(root, python_files):
    lengths = {path.as_posix(): len((root / path).read_text("utf-8").splitlines()) for path in python_files}
    long = {name: n for name, n in lengths.items() if n > LONGEST and name not in COEFFICIENT_TABLES}
    assert not long, f"split these files, each over {LONGEST} lines: {long}"
    assert lengths["src/pendula/__init__.py"] > 0


def test_every_exemption_is_still_needed(root):
    for name, reason in COEFFICIENT_TABLES.items():
        assert reason, f"say why {name} may be long"
        assert (root / name).is_file(), f"{name} is exempt but does not exist"
        lines = len((root / name).read_text("utf-8").splitlines())
        assert lines > LONGEST, f"{name} has {lines} lines and needs no exemption"
