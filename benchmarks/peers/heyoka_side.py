"""heyoka's side of the comparison: run by an interpreter that has heyoka, asked on its standard input."""

from time import perf_counter
from typing import Any

import heyoka as hy  # pyright: ignore[reportMissingImports]
import numpy as np

from benchmarks.peers.answers import answer
from benchmarks.peers.heyoka_systems import SYSTEMS

# heyoka keeps compiled code on disk; here nothing is found there, and nothing left.
hy.llvm_state.set_diskcache_enabled(False)


class Side:
    """One system with one integrator for every tolerance that was asked for."""

    def set(self, system: str, data: dict[str, Any], start: list[float], until: float) -> str:
        """The system to move; returns heyoka's version."""
        self.system, self.data = system, data
        self.start, self.until = start, until
        self.integrators: dict[float, Any] = {}
        return hy.__version__

    def compile(self, tolerance: float, compact: bool) -> float:
        """Seconds from the equations to an integrator for a tolerance; ``run`` uses the last one."""
        began = perf_counter()
        equations = SYSTEMS[self.system](**self.data)
        integrator = hy.taylor_adaptive(equations, self.start, tol=tolerance, compact_mode=compact)
        seconds = perf_counter() - began
        self.integrators[tolerance] = integrator
        return seconds

    def order(self, tolerance: float) -> int:
        """The order that heyoka takes for a tolerance."""
        return self.integrators[tolerance].order

    def run(self, tolerance: float, repetitions: int) -> dict[str, Any]:
        """The least seconds of the repetitions, and the end."""
        integrator, seconds = self.integrators[tolerance], []
        for _ in range(repetitions):
            integrator.time = 0.0
            integrator.state[:] = self.start
            began = perf_counter()
            integrator.propagate_until(self.until)
            seconds.append(perf_counter() - began)
        return {"seconds": min(seconds), "end": integrator.state.tolist()}

    def ensemble(
        self, starts: list[list[float]], g: float, until: float, tolerance: float, threads: int
    ) -> dict[str, Any]:
        """Seconds of moving many double pendulums in batches on some threads, and where they end."""
        width, rows = hy.recommended_simd_size(), np.array(starts)
        padded = np.vstack([rows, np.repeat(rows[-1:], -len(rows) % width, axis=0)])
        batches = padded.reshape(-1, width, rows.shape[1]).transpose(0, 2, 1)
        equations = SYSTEMS["double_pendulum"](g=g)
        integrator = hy.taylor_adaptive_batch(equations, batches[0].copy(), tol=tolerance)

        def begin(copy: Any, i: int) -> Any:
            copy.set_time(0.0)
            copy.state[:] = batches[i]
            return copy

        began = perf_counter()
        made = hy.ensemble_propagate_until_batch(
            integrator, until, len(batches), begin, algorithm="thread", max_workers=threads
        )
        seconds = perf_counter() - began
        ends = np.concatenate([end[0].state.T for end in made])[: len(rows)]
        return {"seconds": seconds, "ends": ends.tolist()}

    def reference(self) -> list[float]:
        """The end in extended precision, where the machine has it."""
        extended = np.longdouble
        start = np.array(self.start, dtype=extended)
        integrator = hy.taylor_adaptive(
            SYSTEMS[self.system](**self.data),
            start,
            tol=extended(1e-18),
            compact_mode=True,
            fp_type=extended,
        )
        integrator.propagate_until(extended(self.until))
        return [float(entry) for entry in integrator.state]


if __name__ == "__main__":
    answer(Side())
