"""MuJoCo's way from a state to J M⁻¹Jᵀ in a loop of C++, so that no call from Python is in its time."""

from functools import cache
from tempfile import TemporaryDirectory

from benchmarks.peers.compiled_loop import compile_loop

SOURCE = """
#include <ctime>
#include <mujoco/mujoco.h>

extern "C" double run(const mjModel *model, mjData *data, long rounds)
{
    timespec began, ended;
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &began);
    for (long i = 0; i < rounds; i++) {
        mj_makeM(model, data);
        mj_factorM(model, data);
        mj_makeConstraint(model, data);
        mj_projectConstraint(model, data);
    }
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &ended);
    return (ended.tv_sec - began.tv_sec + 1e-9 * (ended.tv_nsec - began.tv_nsec)) / rounds;
}
"""


def built_loop(wanted: bool) -> tuple[str, str]:
    """The file of the loop, and why there is none, else ""."""
    _, file, why = _build() if wanted else (None, "", "its loop is not compiled in quick runs")
    return file, why


@cache
def _build() -> tuple[TemporaryDirectory[str] | None, str, str]:
    """Once per process."""
    return compile_loop("mujoco", SOURCE, (), ("libmujoco.so*",))
