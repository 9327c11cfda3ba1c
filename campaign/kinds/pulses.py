"""Forces that act in a short time only, and the longest step that is advised for them."""

from functools import cache

import numpy as np
import sympy as sp

import pendula as pe
from campaign.case import Case
from campaign.integration import integrate


def draw(random: np.random.Generator) -> Case:
    """A pulse of 0.03 to 0.5 s on an oscillator; a shorter one in free flight or there, with max_step."""
    advised = random.uniform() < 0.5
    k = float(random.choice([0.0, 1.0])) * random.uniform(0.5, 4) if advised else random.uniform(0.5, 4)
    w = 10 ** random.uniform(-2.5, -0.3) if advised else 10 ** random.uniform(-1.5, -0.3)
    s, until = random.choice([-1, 1]) * random.uniform(1, 20), random.uniform(4, 12)
    middle, x, v = random.uniform(0.2, 0.9) * until, random.uniform(-1, 1), random.uniform(-1, 1)

    def rate(t, y):
        return np.array([y[1], -k * y[0] - k / 5 * y[0] ** 3 + s * np.exp(-(((t - middle) / w) ** 2))])

    truth = integrate(rate, [x, v], until, w)
    model = _model().with_parameters(k=k, s=s, w=w, middle=middle)
    options = {"max_step": w} if advised else {}
    template = ("flight" if k == 0 else "oscillator") + (" with max_step" if advised else "")
    return Case(template, model, {"x": x, "x_dot": v}, truth, w, options=options, fixed=not advised)


@cache
def _model() -> pe.Model:
    x = pe.coordinates("x")
    k, s, w, middle = pe.parameters(k=1.0, s=1.0, w=0.1, middle=5.0)
    pulse = pe.Force(s * sp.exp(-(((pe.time - middle) / w) ** 2)), along=x)
    return pe.derive(pe.Lagrangian(x, x.dot**2 / 2, k * (x**2 / 2 + x**4 / 20), forces=[pulse], name="pulse"))
