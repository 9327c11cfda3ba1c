"""diffrax's side of the comparison: run by an interpreter that has diffrax, asked on its standard input."""

from time import perf_counter
from typing import Any, ClassVar

import diffrax  # pyright: ignore[reportMissingImports]
import jax  # pyright: ignore[reportMissingImports]
import jax.numpy as jnp  # pyright: ignore[reportMissingImports]
import numpy as np

from benchmarks.peers.answers import answer

jax.config.update("jax_enable_x64", True)


class ClassicalRungeKutta(diffrax.AbstractERK):
    """The four stages of Kutta, which diffrax has not under a name."""

    tableau: ClassVar = diffrax.ButcherTableau(
        c=np.array([0.5, 0.5, 1.0]),
        a_lower=(np.array([0.5]), np.array([0.0, 0.5]), np.array([0.0, 0.0, 1.0])),
        b_sol=np.array([1.0, 2.0, 2.0, 1.0]) / 6.0,
        b_error=np.zeros(4),
    )

    def interpolation_cls(self, *, k: Any, **ends: Any) -> Any:
        return diffrax.LocalLinearInterpolation(**ends)

    def order(self, terms: Any) -> int:
        return 4


def double_pendulum(t: Any, y: Any, g: float) -> Any:
    """Accelerations by hand, as in ``heyoka_systems``."""
    a, b, w, z = y
    c, s = jnp.cos(a - b), jnp.sin(a - b)
    first, second = s * z * z + 2.0 * g * jnp.sin(a), s * w * w - g * jnp.sin(b)
    acceleration = -(first + c * second) / (2.0 - c * c)
    return jnp.stack([w, z, acceleration, second - c * acceleration])


class Side:
    """Double pendulums of masses and lengths of one."""

    def roll_out(
        self, starts: list[list[float]], step: float, steps: int, threads: int, g: float
    ) -> dict[str, Any]:
        """Seconds of moving many by equal steps of RK4, and where they end.

        JAX takes the cores that this process may use, however many ``threads`` are asked for.
        """

        def move(y: Any) -> Any:
            return diffrax.diffeqsolve(
                diffrax.ODETerm(double_pendulum), ClassicalRungeKutta(), 0.0, steps * step, step, y, g,
                saveat=diffrax.SaveAt(t1=True), max_steps=steps + 1,
            ).ys[0]  # fmt: skip

        first = jnp.array(starts)
        move_all = jax.jit(jax.vmap(move))
        move_all(first).block_until_ready()
        began = perf_counter()
        ends = move_all(first).block_until_ready()
        return {"seconds": perf_counter() - began, "ends": np.asarray(ends).tolist()}


if __name__ == "__main__":
    answer(Side())
