"""modes: how a system swings about an equilibrium.

Without damping and gyroscopic forces, K u = ω² M u: shapes uᵣ are real, orthogonal with respect to M and K,
and scaled so that uᵣᵀ M uᵣ = 1. Otherwise (λ² M + λ (damping + gyroscopic) + K) u = 0 gives complex shapes,
of which one of each conjugate pair is kept. Every small motion is

    q(t) = q* + Re Σ uᵣ Aᵣ exp(λᵣ t + i φᵣ),    which is q* + Σ uᵣ Aᵣ cos(ωᵣ t + φᵣ) without damping
"""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Any

import numpy as np

from pendula.analysis.linear_properties import damping_ratios
from pendula.analysis.linearisation import Linearisation, format_point, linearise_at
from pendula.analysis.points import OperatingPoint, read_point
from pendula.analysis.rest import distance_from_rest
from pendula.analysis.tables import Table, Tabular, combination, number
from pendula.errors import PendulaError, explain_arguments
from pendula.model import Model, derive
from pendula.simulation.remarks import remark_on_degrees

TYPED = 1e-4  # of the slopes: forces that typed digits of a position may leave over
SYMMETRIC = 1e-10  # of the largest entry: what of matrices is rounding
RIGID = 1e-6  # of the highest frequency: below it nothing swings; the square root of rounding in ω²


@dataclass(frozen=True, eq=False, repr=False)
class Modes(Tabular):
    """Natural frequencies and shapes about an equilibrium, the slowest first; prints as a table.

    Attributes:
        model: whose modes they are.
        linear: the linear system.
        poles: λ of every mode, 1/s: iω where nothing is damped.
        shapes: deviations of the independent coordinates ``names``, a column for each mode.
        damped: whether there is damping or a gyroscopic force, so that shapes are complex.
    """

    model: Model
    linear: Linearisation
    poles: np.ndarray
    shapes: np.ndarray
    damped: bool

    @property
    def names(self) -> tuple[str, ...]:
        """Of the rows of ``shapes``."""
        return self.linear.names[: self.linear.tangent.positions]

    @property
    def frequencies(self) -> np.ndarray:
        """Im λ, rad/s; 0 of modes that do not swing."""
        return np.imag(self.poles)

    @property
    def hertz(self) -> np.ndarray:
        return self.frequencies / (2 * np.pi)

    @property
    def damping_ratios(self) -> np.ndarray:
        """−Re λ/|λ|; NaN of rigid-body modes."""
        return damping_ratios(self.poles)

    @cached_property
    def rigid(self) -> np.ndarray:
        """Which modes are rigid-body motions: nothing brings them back."""
        sizes = np.abs(self.poles)
        return sizes <= RIGID * max(float(sizes.max(initial=0.0)), 1e-300)

    @cached_property
    def M_products(self) -> np.ndarray:
        """uᵣᴴ M uₛ: zero beside the diagonal where shapes are M-orthogonal."""
        return self.shapes.conj().T @ self.linear.M @ self.shapes

    @cached_property
    def K_products(self) -> np.ndarray:
        """uᵣᴴ K uₛ: ω² on the diagonal of undamped modes, zero beside it."""
        return self.shapes.conj().T @ self.linear.K @ self.shapes

    @cached_property
    def participation(self) -> np.ndarray:
        """The share of every coordinate in the kinetic energy of every mode; columns add up to 1."""
        shares = np.real(self.shapes.conj() * (self.linear.M @ self.shapes))
        return shares / shares.sum(axis=0)

    def superposition(
        self, amplitudes: Sequence[float], phases: Sequence[float] | None = None
    ) -> "Superposition":
        """The small motion q* + Re Σ uᵣ Aᵣ exp(λᵣ t + i φᵣ), a function of time.

        Args:
            amplitudes: Aᵣ of every mode.
            phases: φᵣ in rad, zero unless given.
        """
        count = len(self.poles)
        A = _read_numbers("amplitudes", amplitudes, count)
        phi = np.zeros(count) if phases is None else _read_numbers("phases", phases, count)
        return Superposition(self, A * np.exp(1j * phi))

    def start(self, mode: int, amplitude: float) -> dict[str, float]:
        """The start of a run along one mode, for ``simulate``; mode 0 is the slowest."""
        if not 0 <= mode < len(self.poles):
            raise PendulaError(f"{self.model.name} has modes 0 to {len(self.poles) - 1}, not {mode}.")
        y = self.superposition(amplitude * np.eye(len(self.poles))[mode]).states(0.0)
        return dict(zip(self.model.card.entries, y.tolist(), strict=True))

    @property
    def table(self) -> Table:
        rows = []
        for r, pole in enumerate(self.poles.tolist()):
            shape = self.shapes[:, r]
            largest = shape[int(np.abs(shape).argmax())] or 1.0
            real = np.abs(shape) * np.sign((shape / largest).real + 1e-30)
            kind = (
                "rigid body"
                if self.rigid[r]
                else ("grows" if pole.real > 0 else number(self.damping_ratios[r]))
            )
            rows.append(
                (str(r), number(pole.imag), number(self.hertz[r]), kind, combination(real, self.names))
            )
        off = self.M_products - np.diag(np.diag(self.M_products))
        notes = [] if self.damped else [
            f"Shapes are M-orthogonal to {np.abs(off).max(initial=0.0):.1e} and K-orthogonal: uᵀ K u = ω²."
        ]  # fmt: skip
        if self.damped:
            notes.append("Shapes are complex; their sizes are shown, with the sign of the part in phase.")
        where = format_point(self.model, self.linear.point)
        title = f"Modes of {self.model.name} about {where}"
        return Table(title, ("mode", "rad/s", "Hz", "damping ratio", "shape"), tuple(rows), tuple(notes))

    def __repr__(self) -> str:
        return f"Modes({self.model.name!r}, frequencies={self.frequencies.round(6).tolist()} rad/s)"


@dataclass(frozen=True, eq=False)
class Superposition:
    """A small motion about an equilibrium, a function of time."""

    modes: Modes
    amplitudes: np.ndarray

    def __call__(self, t: Any) -> np.ndarray:
        """The coordinates at instants t, shape (..., nq)."""
        return self.states(t)[..., self.modes.model.layout.q]

    def states(self, t: Any) -> np.ndarray:
        """The states y = (q, v, z) at instants t, shape (..., entries of y)."""
        modes, tangent = self.modes, self.modes.linear.tangent
        factors = self.amplitudes * np.exp(modes.poles * np.asarray(t, dtype=float)[..., None])
        x = np.zeros((*factors.shape[:-1], len(tangent.names)))
        x[..., : tangent.positions] = np.real(factors @ modes.shapes.T)
        x[..., tangent.moving] = np.real((factors * modes.poles) @ modes.shapes.T)[..., : tangent.velocities]
        y = modes.linear.point.y + x @ tangent.S.T
        return modes.model.layout.normalise(y)


@explain_arguments
def modes(system: Any, at: Any = None, *, inputs: Any = None) -> Modes:
    """The modes of a system about an equilibrium.

    Args:
        system: a description, a model or the name of a gallery system.
        at: the equilibrium, by name or as `equilibria` gave it; coordinates that are not named come from the
            description's start, else are zero.
        inputs: what inputs are held at; zero unless given.
    """
    model = derive(system)
    if not model.coordinates:
        raise PendulaError(
            f"{model.name} has no modes: it has no inertia. linearise(...).poles says how it moves."
        )
    point = read_point(model, at, inputs)
    lin = linearise_at(model, point)
    _check_rest(model, point, lin)
    if lin.tangent.positions != lin.tangent.velocities or model.layout.nz:
        raise PendulaError(
            f"{model.name} has {lin.tangent.positions} positions, {lin.tangent.velocities} velocities and "
            f"{model.layout.nz} further states: shapes do not fit. linearise(...).poles says how it moves."
        )
    resistance = max(np.abs(lin.damping).max(), np.abs(lin.gyroscopic).max())
    scale = np.sqrt(np.abs(lin.K).max() * np.abs(lin.M).max())
    uneven = np.abs(lin.K - lin.K.T).max() > SYMMETRIC * max(np.abs(lin.K).max(), 1e-300)
    if resistance > SYMMETRIC * max(float(scale), 1e-300) or uneven:
        return Modes(model, lin, *_complex_modes(lin), damped=True)
    return Modes(model, lin, *_real_modes(lin), damped=False)


def _real_modes(lin: Linearisation) -> tuple[np.ndarray, np.ndarray]:
    from scipy.linalg import eigh

    squares, shapes = eigh((lin.K + lin.K.T) / 2, lin.M)
    squares[np.abs(squares) < RIGID**2 * np.abs(squares).max(initial=0.0)] = 0.0
    poles = np.where(squares >= 0, 1j * np.sqrt(np.abs(squares)), np.sqrt(np.abs(squares)))
    signs = np.sign(shapes[np.abs(shapes).argmax(axis=0), np.arange(len(squares))])
    return poles, shapes * signs


def _complex_modes(lin: Linearisation) -> tuple[np.ndarray, np.ndarray]:
    values, vectors = np.linalg.eig(lin.A)
    size = np.abs(values).max(initial=0.0)
    values = np.where(np.abs(np.imag(values)) < 1e-12 * size, np.real(values), values)
    # One of each conjugate pair, and real poles each by itself.
    kept = [i for i in range(len(values)) if values[i].imag >= 0]
    kept.sort(key=lambda i: (abs(values[i].imag), -values[i].real))
    shapes = vectors[: lin.tangent.positions, kept].astype(complex)
    largest = shapes[np.abs(shapes).argmax(axis=0), np.arange(len(kept))]
    shapes = shapes / np.where(largest == 0, 1.0, largest)
    sizes = np.sqrt(np.real(np.einsum("ir,ij,jr->r", shapes.conj(), lin.M, shapes)))
    return values[kept], shapes / np.where(sizes == 0, 1.0, sizes)


def _check_rest(model: Model, point: OperatingPoint, lin: Linearisation) -> None:
    if point.y[model.layout.v].any():
        if not lin.steady:
            raise PendulaError(f"{model.name} does not move steadily at {format_point(model, point)}.")
        return
    left, scale = distance_from_rest(model, point)
    if left > TYPED * scale:
        free = f"free=['{(*model.inputs, *model.coordinates)[0]}']"
        raise PendulaError(
            f"{model.name} does not rest at {format_point(model, point)}: a force of {number(left)} is left "
            f"over. equilibria(system) says where it rests, trim(system, at=..., {free}) what holds it "
            f"there.{remark_on_degrees(model, point.y)}"
        )


def _read_numbers(what: str, given: Sequence[float], count: int) -> np.ndarray:
    values = np.asarray(given, dtype=float)
    if values.shape != (count,) or not np.isfinite(values).all():
        raise PendulaError(f"{what} needs {count} finite numbers, one for each mode, got {given!r}.")
    return values
