"""frequency_response: what an output does when an input swings, near a state or at an amplitude."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np
import sympy as sp

from pendula.analysis import Linearisation, linearise
from pendula.analysis.points import check_names
from pendula.analysis.tables import number
from pendula.checking import read_number
from pendula.errors import PendulaError
from pendula.model import Model, derive
from pendula.simulation import simulate

POINTS, BEYOND = 400, 30.0  # frequencies unless given, and how far they reach beyond the poles
# A run at an amplitude is looked at by blocks of periods, until what repeats changes by less than SETTLED.
PERIODS, SAMPLES, MOST_BLOCKS, SETTLED = 8, 64, 60, 1e-5
FINE = 0.04  # rad that the fastest mode turns in a step of RK4, which is then wrong by some 1e-8 of it


@dataclass(frozen=True, eq=False)
class FrequencyResponse:
    """The complex amplitude of an output for one of an input, by frequency.

    Attributes:
        system: its name.
        input: name of the input.
        output: name of the output.
        frequencies: rad/s.
        values: output over input, complex: u = sin ωt gives |H| sin(ωt + arg H) once it has settled.
        amplitude: of the input, for a response of the real system; None for the linear one.
        distortion: root of the power in the output's harmonics over that of its fundamental; 0 for the linear
            system.
    """

    system: str
    input: str
    output: str
    frequencies: np.ndarray
    values: np.ndarray
    amplitude: float | None = None
    distortion: np.ndarray | None = None

    @property
    def magnitude(self) -> np.ndarray:
        return np.abs(self.values)

    @property
    def decibels(self) -> np.ndarray:
        """20 log₁₀ |H|."""
        return 20 * np.log10(self.magnitude)

    @property
    def phase(self) -> np.ndarray:
        """The angle of H, rad, without jumps."""
        return np.unwrap(np.angle(self.values))


def frequency_response(
    system: Any,
    input: Any,
    output: Any,
    at: Any = None,
    *,
    frequencies: Sequence[float] | None = None,
    inputs: Any = None,
    amplitude: float | None = None,
) -> FrequencyResponse:
    """How an output answers to one input that swings.

    Args:
        system: a description, a model or the name of a gallery system; closed loops too.
        input: its name.
        output: a name or an expression, as in `linearise`.
        at: the state about which it swings, as in `linearise`.
        frequencies: rad/s, above 0; around the poles unless given.
        inputs: what inputs are held at, as in `linearise`.
        amplitude: for the answer of the real system, the amplitude of the input: it is run at each frequency
            until it repeats. Without one, the answer is that of the linear system.
    """
    model = derive(system)
    check_names([str(input)], model.inputs, model.name, "input")
    linear = linearise(model, at, inputs=inputs, outputs=[output])
    if len(linear.outputs) != 1:
        raise PendulaError(f"frequency_response is of one output; {output!r} has {len(linear.outputs)}.")
    if not linear.steady:
        raise PendulaError(
            f"{model.name} does not rest there, so that nothing can swing about it; trim(...) finds inputs "
            "that hold it."
        )
    omega = _read_frequencies(frequencies, linear)
    k = linear.inputs.index(str(input))
    name, (shown,) = str(input), linear.outputs
    if amplitude is None:
        return FrequencyResponse(model.name, name, shown, omega, _linear_values(linear, k, omega))
    size = read_number(amplitude, "amplitude")
    if size <= 0:
        raise PendulaError(f"The amplitude must be greater than zero, got {size:g}.")
    if linear.poles.real.max(initial=-np.inf) >= 0:
        raise PendulaError(
            f"{model.name} has a pole at {number(linear.poles[0])} there and does not settle; close a loop "
            "that holds it, or leave amplitude out."
        )
    values, distortion = _swing(model, linear, k, output, omega, size)
    return FrequencyResponse(model.name, name, shown, omega, values, size, distortion)


def _read_frequencies(given: Any, linear: Linearisation) -> np.ndarray:
    if given is None:
        sizes = linear.frequencies[linear.frequencies > 1e-6 * linear.frequencies.max(initial=0.0)]
        low, high = (sizes.min(), sizes.max()) if len(sizes) else (1.0, 1.0)
        return np.geomspace(low / BEYOND, high * BEYOND, POINTS)
    omega = np.atleast_1d(np.asarray(given, dtype=float))
    if omega.ndim != 1 or not len(omega) or not (np.isfinite(omega).all() and (omega > 0).all()):
        raise PendulaError(f"frequencies are numbers above 0 rad/s, got {given!r}.")
    return omega


def _linear_values(linear: Linearisation, k: int, omega: np.ndarray) -> np.ndarray:
    """C (iω − A)⁻¹ B + D."""
    matrices = 1j * omega[:, None, None] * np.eye(len(linear.A)) - linear.A
    states = np.linalg.solve(matrices, linear.B[None, :, [k]].astype(complex))[:, :, 0]
    return states @ linear.C[0] + linear.D[0, k]


def _swing(
    model: Model, linear: Linearisation, k: int, output: Any, omega: np.ndarray, amplitude: float
) -> tuple[np.ndarray, np.ndarray]:
    """The same by runs of the real system, one after the other with the same code."""
    from pendula.description import parameters, time
    from pendula.description.functions import sin

    names = {"swing_amplitude": amplitude, "swing_frequency": 1.0}
    size, frequency = parameters(**names)
    held = dict(zip(model.inputs, linear.point.u.tolist(), strict=True))
    law = {
        n: value + (size * sin(frequency * time) if n == model.inputs[k] else 0) for n, value in held.items()
    }
    driven = model.with_control(law)
    shown = _output_kernel(driven, output, law)
    fastest = linear.frequencies.max(initial=0.0)
    # Where the output should stand still, what is small next to its peak is no longer waited for.
    peak = amplitude * np.abs(_linear_values(linear, k, _read_frequencies(None, linear))).max()
    found = [
        _settle(driven.with_parameters(swing_frequency=w), linear.point.y, shown, w, (max(w, fastest), peak))
        for w in omega.tolist()
    ]
    fundamentals, distortion = np.array([f for f, _ in found]), np.array([d for _, d in found])
    return fundamentals / amplitude, distortion


def _settle(
    driven: Model, y: np.ndarray, shown: Any, omega: float, scales: tuple[float, float]
) -> tuple[complex, float]:
    """The fundamental of the output and its distortion, once blocks of periods repeat.

    ``scales`` are the fastest frequency and the largest answer of the linear system.
    """
    fastest, peak = scales
    entries, period, before = driven.card.entries, 2 * np.pi / omega, complex(np.inf)
    between = int(np.ceil(period / SAMPLES * fastest / FINE))  # steps between two samples
    for block in range(MOST_BLOCKS):
        begin, end = block * PERIODS * period, (block + 1) * PERIODS * period
        start, step = dict(zip(entries, y.tolist(), strict=True)), period / SAMPLES / between
        run = simulate(driven, start, end, step=step, save_every=between, start_time=begin)
        if len(run) <= PERIODS * SAMPLES:
            break
        t, states = np.ascontiguousarray(run.t[-SAMPLES:, None]), np.ascontiguousarray(run.y[-SAMPLES:])
        values = shown(t, states, np.zeros((SAMPLES, 0)), np.array(driven.values), np.zeros(0), count=SAMPLES)
        spectrum = np.fft.rfft(values[:, 0])[1:] * 2j / SAMPLES * np.exp(-1j * omega * t[0, 0])
        now, y = complex(spectrum[0]), run.y[-1]
        if abs(now - before) <= SETTLED * max(abs(now), 1e-3 * peak):
            return now, float(np.linalg.norm(spectrum[1:-1]) / max(abs(now), 1e-300))
        before = now
    raise PendulaError(
        f"{driven.name} does not repeat itself after {MOST_BLOCKS * PERIODS} periods at {omega:.4g} rad/s: "
        "its damping is too weak, or at this amplitude its motion has no such period."
    )


def _output_kernel(driven: Model, output: Any, law: dict[str, Any]) -> Any:
    """What computes the output, in which inputs are what drives them."""
    system = driven.description
    symbols = {s.name: s for s in (*system.coordinates, *system.velocities, *system.states)}
    given = sp.sympify(symbols.get(str(output), law.get(str(output), output)))
    return driven.compilation.expressions(
        [given.xreplace({u: sp.sympify(law[u.name]) for u in given.free_symbols if u.name in law})]
    )
