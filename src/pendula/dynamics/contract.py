"""The contract between dynamics and everything below it.

With state (q, v, z), inputs u, parameters p and time t:

    q̇ = v
    M(q,t,p) v̇ = f(q,v,z,u,t,p) + A(q,t,p)ᵀ λ
    c(q,t,p) = 0   and/or   A(q,t,p) v = b(q,t,p)
    ż = g(q,v,z,u,t,p)

A stacks ∂c/∂q with b = −∂c/∂t, then the nonholonomic rows; γ = ḃ − Ȧv is the constraint bias, so that
[[M, −Aᵀ], [A, 0]] [v̇, λ] = [f, γ]. The force on the system from its constraints is Aᵀλ.
"""

from dataclasses import dataclass

import casadi as ca


@dataclass(frozen=True, eq=False)
class Dynamics:
    """The graphs of a system over the symbols t, y = (q, v, z), u and p."""

    name: str
    velocities: tuple[str, ...]
    t: ca.SX
    y: ca.SX
    u: ca.SX
    p: ca.SX
    q: ca.SX
    v: ca.SX
    z: ca.SX
    M: ca.SX
    f: ca.SX
    A: ca.SX
    b: ca.SX
    gamma: ca.SX
    c: ca.SX
    g: ca.SX
    T: ca.SX
    V: ca.SX
    Q: ca.SX
    # The power of every non-conservative term, over the symbols above and these two.
    a: ca.SX
    multipliers: ca.SX
    powers: ca.SX
    points: ca.SX
