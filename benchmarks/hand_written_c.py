"""The peer for speed: RK4 of the double pendulum in C, as one would write it by hand."""

import ctypes
import shutil
import subprocess
from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path

import numpy as np

COMMAND = ("gcc", "-O3", "-march=native", "-ffast-math", "-fPIC", "-c")

# Two ways to the same sines; which one is quicker depends on the C library, and the quicker one is the peer.
SINES = {
    "of the difference": """
    double c = cos(y[0] - y[1]), s = sin(y[0] - y[1]);
    double s1 = sin(y[0]), s2 = sin(y[1]);
""",
    "of both angles": """
    double s1 = sin(y[0]), c1 = cos(y[0]), s2 = sin(y[1]), c2 = cos(y[1]);
    double c = c1 * c2 + s1 * s2, s = s1 * c2 - c1 * s2;
""",
}

# M a = r with M = [[a11, a12], [a12, a22]], solved by its determinant.
SOURCE = """
#include <math.h>

typedef struct { double m1, m2, l1, l2, g; } parameters;

static inline void rate(const double *y, const parameters *p, double *out)
{
    %s
    double w1 = y[2], w2 = y[3];
    double coupling = p->m2 * p->l1 * p->l2, both = (p->m1 + p->m2) * p->l1;
    double a11 = both * p->l1, a12 = coupling * c, a22 = p->m2 * p->l2 * p->l2;
    double r1 = -coupling * s * w2 * w2 - both * p->g * s1;
    double r2 = coupling * s * w1 * w1 - p->m2 * p->g * p->l2 * s2;
    double scale = 1.0 / (a11 * a22 - a12 * a12);
    out[0] = w1;
    out[1] = w2;
    out[2] = (a22 * r1 - a12 * r2) * scale;
    out[3] = (a11 * r2 - a12 * r1) * scale;
}

void rk4(double *y, const parameters *p, double h, long steps)
{
    double k1[4], k2[4], k3[4], k4[4], w[4];
    for (long n = 0; n < steps; n++) {
        rate(y, p, k1);
        for (int i = 0; i < 4; i++) w[i] = y[i] + 0.5 * h * k1[i];
        rate(w, p, k2);
        for (int i = 0; i < 4; i++) w[i] = y[i] + 0.5 * h * k2[i];
        rate(w, p, k3);
        for (int i = 0; i < 4; i++) w[i] = y[i] + h * k3[i];
        rate(w, p, k4);
        for (int i = 0; i < 4; i++) y[i] += h / 6.0 * (k1[i] + 2.0 * (k2[i] + k3[i]) + k4[i]);
    }
}
"""

March = Callable[[Sequence[float], float, int], np.ndarray]


def compiler_missing() -> str:
    """Why there is no C to compare with; empty where there is."""
    return "" if shutil.which(COMMAND[0]) else f"{COMMAND[0]} is not installed"


def marches(folder: Path, parameters: Sequence[float]) -> dict[str, March]:
    """Functions of (start, h, steps) that give the end state, by how they take sines.

    Args:
        folder: where to compile.
        parameters: m1, m2, l1, l2 and g.
    """
    values = np.array(parameters, dtype=float)
    return {name: partial(_march, _library(folder, f"rk4_{i}", SOURCE % sines), values)
            for i, (name, sines) in enumerate(SINES.items())}  # fmt: skip


def _library(folder: Path, name: str, source: str) -> ctypes.CDLL:
    code, library = folder / f"{name}.c", folder / f"{name}.so"
    code.write_text(source, "utf-8")
    compiled = str(folder / f"{name}.o")
    subprocess.run([*COMMAND, str(code), "-o", compiled], check=True, capture_output=True)
    # Linked without -ffast-math: with it, loading the library would flush subnormal numbers to zero in the
    # whole process, and change what is measured after it.
    linking = ["gcc", "-shared", compiled, "-o", str(library), "-lm"]
    subprocess.run(linking, check=True, capture_output=True)
    loaded = ctypes.CDLL(str(library))
    loaded.rk4.argtypes = [ctypes.c_void_p, ctypes.c_void_p, ctypes.c_double, ctypes.c_long]
    loaded.rk4.restype = None
    return loaded


def _march(
    library: ctypes.CDLL, values: np.ndarray, start: Sequence[float], h: float, steps: int
) -> np.ndarray:
    y = np.array(start, dtype=float)
    library.rk4(y.ctypes.data, values.ctypes.data, h, steps)
    return y
