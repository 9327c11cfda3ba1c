"""What was measured on: processor, cores and versions, without names or folders."""

import os
import platform
import shutil
import subprocess
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path

LIBRARIES = ("pendula", "numpy", "scipy", "sympy", "casadi", "numba", "llvmlite")


def machine() -> list[str]:
    """The machine in a few lines."""
    lines = [f"Processor: {processor()}, {os.cpu_count()} cores"]
    if hasattr(os, "getloadavg"):
        lines[0] += f", load at the start {os.getloadavg()[0]:.1f}"
    libraries = [f"{name} {_version(name)}" for name in LIBRARIES]
    lines.append(f"Python {platform.python_version()}, {', '.join(libraries)}, gcc {_gcc()}")
    return lines


def processor() -> str:
    """The processor's model as the system names it."""
    listed = Path("/proc/cpuinfo")
    if listed.is_file():
        for line in listed.read_text("utf-8", errors="replace").splitlines():
            if line.startswith("model name"):
                return line.partition(":")[2].strip()
    return platform.processor() or platform.machine()


def _version(name: str) -> str:
    try:
        return version(name)
    except PackageNotFoundError:
        return "missing"


def _gcc() -> str:
    gcc = shutil.which("gcc")
    if gcc is None:
        return "missing"
    return subprocess.run(
        [gcc, "-dumpfullversion"], capture_output=True, text=True, check=False
    ).stdout.strip()
