"""`python -m validation [MODULE ...]`: the table of who reaches what; without a module also in results.md.

What cannot be imported here is asked in the environment of the peers (see Makefile), if that is there.
"""

import json
import os
import subprocess
import sys
from importlib import import_module
from pathlib import Path
from typing import Any

from validation.runner import answers, read_problems, table

KNOWN = ("pendula", "mujoco", "pinocchio")
HERE = Path(__file__).resolve().parent
PEERS = os.environ.get("PENDULA_PEERS_PYTHON") or str(HERE.parent / ".venv-peers" / "bin" / "python")


def main(names: list[str]) -> int:
    if names[:1] == ["--answers"]:
        print(json.dumps(_ask(names[1])))
        return 0
    said: dict[str, Any] = {}
    for name in names or [f"validation.adapters.with_{known}" for known in KNOWN]:
        try:
            said |= _ask(name)
        except ImportError as error:
            said |= _ask_there(name, error)
    if not said:
        return 1
    text = table(said)
    print(text)
    if names:  # results.md keeps what it says of the adapters here
        return 0
    described = (
        f"- **{p['id']}**: {p['system']} Asked: {p['asked']}. {p['source']}." for p in read_problems()
    )
    (HERE / "results.md").write_text(
        "# Who reaches what\n\nThe largest error of what was asked, by `python -m validation`.\n\n"
        f"{text}\n\n" + "\n".join(described) + "\n",
        "utf-8",
    )
    return 0


def _ask(name: str) -> dict[str, Any]:
    adapter = import_module(name)
    return {adapter.NAME: answers(adapter)}


def _ask_there(name: str, reason: ImportError) -> dict[str, Any]:
    if Path(PEERS).is_file():
        command = [PEERS, "-m", "validation", "--answers", name]
        done = subprocess.run(command, cwd=HERE.parent, capture_output=True, text=True, check=False)
        if done.returncode == 0:
            return json.loads(done.stdout.splitlines()[-1])
        reason = ImportError(done.stderr.strip().splitlines()[-1].removeprefix("ModuleNotFoundError: "))
    print(f"left out: {name} ({reason})", file=sys.stderr)
    return {}


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
