"""Numbers out of descriptions, by substitution into their symbols."""

from collections.abc import Callable

import pytest

from pendula.description import Lagrangian

Energies = Callable[..., tuple[float, float]]


@pytest.fixture(scope="session")
def energies() -> Energies:
    """``energies(system, theta=1.0, theta_dot=2.0, t=0.5)`` gives T and V; what is not named is zero."""

    def evaluate(system: Lagrangian, **state: float) -> tuple[float, float]:
        names = {s.name for s in (*system.coordinates, *system.velocities)} | {"t"}
        assert set(state) <= names, f"{set(state) - names} is not in {system.name}"
        values = {p: p.value for p in system.parameters}

        def number(expression) -> float:
            return float(
                expression.subs({s: values.get(s, state.get(s.name, 0)) for s in expression.free_symbols})
            )

        return number(system.kinetic), number(system.potential)

    return evaluate
