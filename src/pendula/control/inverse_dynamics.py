"""What inputs must do for a wanted acceleration, as expressions from a system's energies.

τ = d/dt ∂T/∂q̇ − ∂T/∂q + ∂V/∂q − Q(u = 0) at q̈ = a,    B u = τ.
"""

from collections.abc import Mapping, Sequence
from typing import Any

import sympy as sp

from pendula.description import Lagrangian, dot
from pendula.errors import DescriptionError, format_names


def check_lagrangian(system: Any, what: str) -> Lagrangian:
    """Refuse a system whose inverse dynamics cannot be written down here."""
    name = getattr(system, "name", repr(system))
    if not isinstance(system, Lagrangian):
        raise DescriptionError(
            f"{what} needs a system by its energies, a Lagrangian; {name} is a {type(system).__name__}."
        )
    if system.constraints:
        raise DescriptionError(
            f"{what} needs a system without constraints, whose inputs alone determine its accelerations; "
            f"{name} has {format_names(system.constraint_names)}. Write it in independent coordinates."
        )
    for state, rate in system.rates.items():
        for u in system.inputs:
            if u in rate.free_symbols:
                raise DescriptionError(
                    f"{what} needs inputs that act as forces; in {name}, '{u}' acts through the state "
                    f"'{state}'."
                )
    return system


def input_matrix(system: Lagrangian, what: str) -> sp.Matrix:
    """B in Q = Q(u = 0) + B u, a row a coordinate."""
    total = [sp.Add(*column) for column in zip(*system.generalised_forces, strict=True)]
    B = sp.Matrix(len(system.coordinates), len(system.inputs), lambda i, j: total[i].diff(system.inputs[j]))
    for j, u in enumerate(system.inputs):
        if set(system.inputs) & sp.Matrix(B[:, j]).free_symbols:
            raise DescriptionError(
                f"{what} needs forces that are linear in the inputs; in {system.name}, '{u}' is not."
            )
    return B


def required_forces(system: Lagrangian, accelerations: Sequence[Any]) -> list[Any]:
    """τ, the generalised forces that give accelerations, beyond those that act anyway."""
    given = dict(zip((v.dot for v in system.velocities), accelerations, strict=True))
    none = dict.fromkeys(system.inputs, sp.S.Zero)
    found = []
    for i, (q, v) in enumerate(zip(system.coordinates, system.velocities, strict=True)):
        inertia = dot(system.kinetic.diff(v)).xreplace(given) - system.kinetic.diff(q)
        acting = sp.Add(*(Q[i].xreplace(none) for Q in system.generalised_forces))
        found.append(inertia + system.potential.diff(q) - acting)
    return found


def solve_inputs(system: Lagrangian, B: sp.Matrix, forces: Sequence[Any], what: str) -> dict[str, Any]:
    """u from B u = τ, by name, where there are as many inputs as coordinates."""
    n, m = B.shape
    if n != m or B.det() == 0:
        has = "inputs that act along the same directions"
        if n != m:
            has = f"{m} input{'s' * (m != 1)} for {n} coordinates"
        raise DescriptionError(
            f"{what} needs an input for each coordinate; {system.name} has {has}. LQR and "
            "Tracking need fewer."
        )
    values = B.LUsolve(sp.Matrix(list(forces)))
    return {u.name: value for u, value in zip(system.inputs, values, strict=True)}


def kinetic_matrix(system: Lagrangian) -> sp.Matrix:
    """M, as it stands in the kinetic energy."""
    return sp.hessian(system.kinetic, list(system.velocities))


def at_values(expression: Any, values: Mapping[str, float]) -> float:
    """An expression as a number, with coordinates by name, velocities zero and parameters as they are."""
    numbers = {s: values.get(s.name, getattr(s, "value", 0.0)) for s in expression.free_symbols}
    return float(expression.xreplace(numbers))
