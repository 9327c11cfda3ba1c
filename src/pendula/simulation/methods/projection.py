"""Back onto the constraints: a function for compiled loops, called at the end of a step.

Positions move by δq with A δq = −c and the smallest ½ δqᵀMδq, again and again until nothing is missing; then
velocities by δv with A δv = b − A v. Of all changes that restore the constraints these are the smallest in
the metric of the kinetic energy (Hairer & Wanner II, §VII.2, "projection methods"; Eich 1993).
"""

from typing import Any

PROJECTION = "i8* i8 f8* f8* f8* f8* f8*"  # what ``project`` takes
MOST = 6
NEARLY = 1e-8  # Newton's method converges quadratically: after a change this small nothing is left to do


def projection(call: Any) -> Any:
    """``project(back, n, t, y, u, p, spare)`` with what leads back.

    That is the addresses of the two corrections and, where a ledger is kept, that of the energy, the place in
    y of what projection does to it, and the place in p of the ledger's scale.
    """

    def project(back, n, t, y, u, p, spare):
        positions, velocities, energy = back[0], back[1], back[2]
        before = 0.0
        if energy != 0:
            call(energy, t, y, u, p, p, spare)
            before = spare[0] + spare[1]
        for _ in range(MOST if positions != 0 else 0):
            call(positions, t, y, u, p, p, spare)
            largest = 0.0
            for i in range(n):
                y[i] += spare[i]
                largest = max(largest, abs(spare[i]) / (1.0 + abs(y[i])))
            if not (largest > NEARLY):
                break
        call(velocities, t, y, u, p, p, spare)
        for i in range(n):
            y[n + i] += spare[i]
        if energy != 0:
            call(energy, t, y, u, p, p, spare)
            y[back[3]] += p[back[4]] * (spare[0] + spare[1] - before)

    return project
