"""What ``verify`` compares of a system whose rates can be written down: ``Ode`` and ``FreeBody``."""

from collections.abc import Callable, Iterator

import numpy as np
import sympy as sp

from pendula.analysis.verification import Comparison, Sample
from pendula.description.symbols import time
from pendula.model import Model


def compare_rates(model: Model) -> Callable[[Sample], Iterator[Comparison]]:
    """The compiled rates against the expressions of the description, by NumPy."""
    system = model.description
    symbols, rates = system.first_order
    arguments = [symbols, system.inputs, system.parameters, time]
    evaluate = sp.lambdify(arguments, rates, modules=["scipy", "numpy"])

    def compare(s: Sample) -> Iterator[Comparison]:
        found = model.rate(s.y, s.u)
        expected = np.array(evaluate(s.y, s.u, list(model.parameters.values()), 0.0), dtype=float)
        size = float(np.abs(expected).max()) or 1.0
        yield "rates", "machine code", "their expressions by NumPy", found, expected, size

    return compare
