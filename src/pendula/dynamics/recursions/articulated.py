"""The articulated-body algorithm (Featherstone 2008, table 7.1): accelerations in linear time."""

from collections.abc import Sequence
from typing import NamedTuple

from pendula.dynamics.recursions.joints import JointMotion
from pendula.dynamics.recursions.kinematics import joint_velocity
from pendula.dynamics.recursions.tree import WORLD, Link, Tree
from pendula.errors import DescriptionError
from pendula.spatial.spatial_vectors import (
    Matrix,
    Scalar,
    Transform,
    Vector,
    add,
    add_matrices,
    articulated_to_parent,
    as_matrix,
    dot,
    force_product,
    force_to_parent,
    momentum,
    motion_product,
    motion_to_child,
    scale,
    transform,
)


class Articulated(NamedTuple):
    """What a link leaves behind on the way inwards.

    Attributes:
        gain: D⁻¹Uᵀ, a row for every velocity.
        drive: D⁻¹u, for every velocity.
        inertia: Iᵃ, what the parent feels of it.
        bias: pᵃ, the force that the parent feels.
    """

    gain: Matrix
    drive: Vector
    inertia: Matrix
    bias: Vector


def articulate(
    IA: Matrix, pA: Vector, c: Vector, tau: Vector, motion: JointMotion, armature: Vector
) -> Articulated:
    """One link: U = Iᴬ S, D = SᵀU, u = τ − Sᵀpᴬ, Iᵃ = Iᴬ − U D⁻¹Uᵀ, pᵃ = pᴬ + Iᵃ c + U D⁻¹u.

    Where S is columns of the identity, Iᵃ S = 0 makes their rows and columns zero, and D⁻¹UᵀS = 1; that is
    written, not computed, since the differences would only leave rounding.
    """
    S, n = motion.columns, len(motion.columns)
    U, D = joint_inertia(IA, motion, armature)
    u = [tau[i] - dot(S[i], pA) for i in range(n)]
    exact = motion.units if all(isinstance(part, float) and part == 0 for part in armature) else ()
    others = [j for j in range(6) if j not in exact]
    solved = solve_symmetric(D, [u, *([U[k][j] for k in range(n)] for j in others)])
    drive = tuple(solved[0])
    columns = dict(zip(others, solved[1:], strict=True))
    gain = tuple(
        tuple(columns[j][k] if j in columns else float(exact[k] == j) for j in range(6)) for k in range(n)
    )
    reduced = [[0.0] * 6 for _ in range(6)]
    for place, i in enumerate(others):
        for j in others[place:]:
            reduced[i][j] = reduced[j][i] = IA[i][j] - dot(
                tuple(U[k][i] for k in range(n)), tuple(columns[j])
            )
    Ia = tuple(map(tuple, reduced))
    pa = add(add(pA, transform(Ia, c)), joint_velocity(tuple(U), drive))
    return Articulated(gain, drive, Ia, pa)


def joint_inertia(
    IA: Matrix, motion: JointMotion, armature: Vector
) -> tuple[list[Vector], list[list[Scalar]]]:
    """U = Iᴬ S and D = SᵀU, the inertia that a joint feels."""
    S, n = motion.columns, len(motion.columns)
    U = [transform(IA, column) for column in S]
    D = [[dot(S[i], U[j]) + (armature[i] if i == j else 0.0) for j in range(n)] for i in range(n)]
    return U, D


def accelerate(part: Articulated, motion: JointMotion, carried: Vector) -> tuple[Vector, Vector]:
    """q̈ = D⁻¹(u − Uᵀa′) and a = a′ + S q̈, where a′ is what the parent's motion and c give the link."""
    rates = tuple(w - dot(row, carried) for w, row in zip(part.drive, part.gain, strict=True))
    return rates, add(carried, joint_velocity(motion.columns, rates))


def forward_dynamics(
    tree: Tree, X: Sequence[Transform], velocities: Sequence[Vector], v: Vector, tau: Vector
) -> list[Scalar]:
    """v̇ under the generalised forces τ and gravity."""
    biases, products = [], []
    for link, velocity in zip(tree.links, velocities, strict=True):
        biases.append(force_product(velocity, momentum(link.inertia, velocity)))
        products.append(motion_product(velocity, joint_velocity(link.columns, v[link.v])))
    inertias = [as_matrix(link.inertia) for link in tree.links]
    parts: list[Articulated] = [None] * len(tree.links)  # pyright: ignore[reportAssignmentType]
    for i in reversed(range(len(tree.links))):
        link = tree.links[i]
        _check_inertia(link, inertias[i])
        parts[i] = articulate(inertias[i], biases[i], products[i], tau[link.v], link.motion, link.armature)
        if link.parent != WORLD:
            j = link.parent
            inertias[j] = add_matrices(inertias[j], articulated_to_parent(X[i], parts[i].inertia))
            biases[j] = add(biases[j], force_to_parent(X[i], parts[i].bias))

    made: list[Scalar] = [None] * tree.nv

    def step(i: int, above: Vector) -> Vector:
        carried = add(motion_to_child(X[i], above), products[i])
        rates, acceleration = accelerate(parts[i], tree.links[i].motion, carried)
        made[tree.links[i].v] = rates
        return acceleration

    tree.outward((0.0, 0.0, 0.0, *scale(-1.0, tree.gravity)), step)
    return made


def solve_symmetric(D: Sequence[Sequence[Scalar]], sides: Sequence[Sequence[Scalar]]) -> list[list[Scalar]]:
    """D⁻¹ b for every right-hand side b; D is definite."""
    n = len(D)
    L, d = factor_symmetric(D)
    inverse = [1.0 / entry for entry in d]
    solutions = []
    for side in sides:
        x = list(side)
        for i in range(n):
            x[i] = x[i] - sum(L[i][k] * x[k] for k in range(i))
        x = [value * inverse[i] for i, value in enumerate(x)]
        for i in reversed(range(n)):
            x[i] = x[i] - sum(L[k][i] * x[k] for k in range(i + 1, n))
        solutions.append(x)
    return solutions


def factor_symmetric(D: Sequence[Sequence[Scalar]]) -> tuple[list[list[Scalar]], list[Scalar]]:
    """L and the pivots d of D = L diag(d) Lᵀ (Golub & Van Loan, §4.1.2)."""
    n = len(D)
    L: list[list[Scalar]] = [[0.0] * n for _ in range(n)]
    d: list[Scalar] = []
    for i in range(n):
        for j in range(i):
            left = D[i][j] - sum(L[i][k] * L[j][k] * d[k] for k in range(j))
            L[i][j] = left / d[j]
        d.append(D[i][i] - sum(L[i][k] * L[i][k] * d[k] for k in range(i)))
    return L, d


def _check_inertia(link: Link, inertia: Matrix) -> None:
    """Refuse a joint that moves nothing with inertia, as far as zeros of the graph show it."""
    for column, own in zip(link.columns, link.armature, strict=True):
        moved = dot(column, transform(inertia, column)) + own
        if isinstance(moved, float) and moved == 0:
            raise DescriptionError(
                f"The joint '{link.joint}' moves nothing that has inertia, so it has no acceleration; give "
                "its child mass and inertia, or make the joint Fixed."
            )
