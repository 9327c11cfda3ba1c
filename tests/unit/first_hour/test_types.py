"""What editors say of the guide's and the README's code: nothing."""

import json
import shutil
import subprocess
import sys
from pathlib import Path

import pytest
from tests.architecture.test_texts import ROOT, runnable


@pytest.mark.slow
def test_types_of_the_texts_are_right(tmp_path):
    for text in ("README.md", "docs/guide.md"):
        code = runnable((ROOT / text).read_text("utf-8"))
        (tmp_path / f"{Path(text).stem.lower()}.py").write_text(code, encoding="utf-8")
    settings = {
        "extraPaths": [str(ROOT / "src")],
        "typeCheckingMode": "standard",
        "reportMissingModuleSource": False,
    }
    (tmp_path / "pyrightconfig.json").write_text(json.dumps(settings))
    program = shutil.which("pyright", path=str(Path(sys.executable).parent)) or "pyright"
    command = [program, "--pythonpath", sys.executable, "--project", str(tmp_path)]
    made = subprocess.run(command, capture_output=True, text=True, timeout=300, check=False)
    assert made.returncode == 0, made.stdout
    assert "0 errors" in made.stdout
