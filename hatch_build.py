"""Wheels hold the IR of the compiled loops, so that whoever installs one needs no Numba."""

import os
import subprocess
import sys
import tempfile
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class LoopsHook(BuildHookInterface):
    """Compiles the loops to IR and adds the file to the wheel.

    An editable installation, whose sources are about to change, goes without: there Numba compiles.
    """

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable":
            return
        command = [sys.executable, "-m", "pendula.simulation.shipped_loops"]
        with tempfile.TemporaryDirectory() as cache:  # the user's is neither read nor written
            environment = os.environ | {
                "PYTHONPATH": os.path.join(self.root, "src"),
                "PENDULA_CACHE_DIR": cache,
            }
            subprocess.run(command, env=environment, check=True)
        build_data["artifacts"].append("src/pendula/compiler/loops.zip")
