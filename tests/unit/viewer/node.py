"""Node.js in the folder viewer: commands, and scripts on the players of pages, without a browser."""

import json
import shutil
import subprocess
from dataclasses import dataclass
from pathlib import Path
from typing import Any

VIEWER = Path(__file__).parents[3] / "viewer"
MISSING = (
    "The page is built with Node.js and the folder viewer/node_modules: `make test` installs the latter."
)


def run(*command: str, told: str = "") -> str:
    """What a command says that is run in the folder viewer; it must not fail."""
    assert shutil.which("node") is not None, MISSING
    assert (VIEWER / "node_modules" / "esbuild").is_dir(), MISSING
    done = subprocess.run(
        command, cwd=VIEWER, input=told, capture_output=True, encoding="utf-8", check=False
    )  # fmt: skip
    assert done.returncode == 0, f"{' '.join(command)} failed:\n{done.stdout}{done.stderr}"
    return done.stdout


@dataclass(frozen=True)
class Engine:
    """The engine of pages, bundled from viewer/src/engine for Node.js."""

    program: Path

    @classmethod
    def bundled(cls, folder: Path) -> "Engine":
        run("node", "test.mjs", str(folder))
        return cls(folder / "program.mjs")

    def play(self, page: Path, script: str, argument: Any = None) -> Any:
        """What a script, a function of the player and an argument, returns for the player of a page."""
        task = {"page": page.read_text("utf-8"), "script": script, "argument": argument}
        return json.loads(run("node", "--enable-source-maps", str(self.program), told=json.dumps(task)))
