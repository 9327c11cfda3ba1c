"""An audit's findings in words: what is wrong, and what a run is worth."""

from dataclasses import dataclass

import numpy as np

from pendula.audits.findings import Convergence, Drift, GlobalError, Residual
from pendula.audits.trials import STRICT, STRICT_METHOD, TRUSTED

TORN = 0.3  # of the way between two samples, by which the second is not where the first leads to
# Of its terms, what solving M v̇ = f + Aᵀλ in doubles may leave.
HOLDS = 1e-7
LARGE, SMALL = 1e-2, 1e-6  # parts of the energy exchanged
DOMINATES = 0.5  # of the energy exchanged: a remainder that leaves nothing to believe
MISSED = 1e-2  # of the lengths that constraints bind, or of velocities: they do not hold


@dataclass(frozen=True)
class StrictBalance:
    """The strict run of a stretch: what it leaves unexplained, what it may, and works that are disputed.

    ``apart`` is how far the states of the run's own method stay from it however small the tolerance; 0 where
    they come together.
    """

    remainder: float
    allowed: float
    disputed: tuple[str, ...]
    apart: float = 0.0

    @property
    def balance(self) -> bool:
        return self.remainder <= self.allowed


def find_faults(
    integrator: str,
    residual: Residual | None,
    books: StrictBalance | None,
    disputed: tuple[str, ...],
    convergence: Convergence | None,
) -> tuple[str, ...]:
    """What is wrong, a sentence each, causes before effects."""
    found = []
    if residual is not None and not residual.largest <= HOLDS:
        found.append(_broken_equations(residual))
    for name in dict.fromkeys((*disputed, *(books.disputed if books else ()))):
        found.append(
            f"The ledger's work of '{name}' is not the integral of its power: the term is left out or wrong."
        )
    if books is not None and not books.balance:
        found.append(
            f"Even {STRICT_METHOD} at tolerance {STRICT:g}, whose own error nobody would notice, leaves "
            f"{books.remainder:.1e} J unaccounted for: something does work that no entry of the ledger "
            "names, or what moves the state is not what the energies describe."
        )
    if books is not None and books.apart > 0:
        found.append(
            f"{integrator} and {STRICT_METHOD} do not agree on the motion: they are {books.apart:.1e} apart."
        )
    if convergence is not None and not convergence.kept and (books is None or books.balance):
        found.append(_leak(integrator, convergence, books is not None))
    return tuple(found)


def find_absurdities(
    remainder: float, exchanged: float, missed: tuple[float, str], torn: tuple[float, float]
) -> tuple[str, ...]:
    """What makes a run worthless however small its steps would have had to be.

    Args:
        remainder: the largest, J.
        exchanged: the energy that went to and fro, J.
        missed: by how much of its length a constraint is missed at most, and its name.
        torn: how far a sample is from what its neighbour leads to, as a part of the way, and when, s.
    """
    found = []
    if remainder > DOMINATES * exchanged:
        found.append(
            f"Of {exchanged:.3g} J that went to and fro, {remainder:.3g} J come from nowhere: nothing of the "
            "motion can be believed."
        )
    if missed[0] > MISSED:
        found.append(
            f"The constraint '{missed[1]}' is missed by {missed[0]:.2g} of the sizes that it binds: this is "
            "another system."
        )
    if torn[0] > TORN:
        found.append(
            f"The sample at t = {torn[1]:g} s does not follow from the one before it: between them the "
            "equations of motion lead elsewhere. Were states altered?"
        )
    return tuple(found)


def _broken_equations(residual: Residual) -> str:
    if residual.reversed <= HOLDS:
        return (
            "The multipliers have the wrong sign: M v̇ = f + Aᵀλ does not hold "
            f"(off by {residual.largest:.1e} of its terms), but with −λ it does."
        )
    return (
        f"The equations of motion do not hold: in that of '{residual.coordinate}', M v̇ − f − Aᵀλ is "
        f"{residual.largest:.1e} of its terms at t = {residual.t:g} s. What moves the state is not the force "
        "of the description, or the multipliers are wrong."
    )


def _leak(integrator: str, found: Convergence, balanced: bool) -> str:
    law = "as the tolerance to the power" if found.adaptive else "with order"
    cause = (
        "The model's books do balance, so the integrator leaks, or a force is not smooth there"
        if balanced
        else "The integrator leaks, a force is not smooth there, or something does work that no entry names"
    )
    return (
        f"The remainder falls {law} {found.observed:.2f} where {integrator} promises {found.promised:g}: it "
        f"may not be called integration error. {cause}."
    )


def write_verdict(
    wrong: tuple[str, ...],
    integrator: str,
    remainder: np.ndarray,
    exchanged: float,
    convergence: Convergence | None,
    drift: tuple[Drift, ...],
    error: GlobalError | None,
) -> str:
    """The audit in words."""
    said = []
    if wrong:
        said += ["Something is unaccounted for.", *wrong]
    elif remainder.size:
        said += _balance(integrator, float(np.abs(remainder).max()), exchanged, convergence)
    if drift:
        said.append(_constraints(drift))
    if error is not None:
        said.append(_states(error))
    return " ".join(said) or "There is nothing to audit."


def _balance(integrator: str, largest: float, exchanged: float, found: Convergence | None) -> list[str]:
    part = largest / exchanged
    words = (
        f"Of {exchanged:.3g} J that went to and fro, at most {largest:.1e} J ({part:.1e}) are unexplained."
    )
    if found is None:
        return [words, "Whether that is integration error was not tried."]
    if found.rounding:
        return [f"The books balance. {words} On the stretch tried again nothing but rounding is left."]
    if found.adaptive:
        law = f"It falls with the tolerance (to the power {found.observed:.2f}), so it is integration error."
    else:
        law = (
            f"Halving the step divides it by {2**found.observed:.3g}: it is integration error, of order "
            f"{found.observed:.1f} where {integrator} promises {found.promised:g}."
        )
    if part > LARGE:
        setting = "tolerance" if found.adaptive else "step"
        advice = f"Every joule has its reason, but the reason is the method: take a smaller {setting}" + (
            "." if found.adaptive or found.promised >= 4 else " or a method of higher order."
        )
        return [f"The books balance, badly. {words}", law, advice]
    praise = "The books balance well." if part <= SMALL else "The books balance."
    return [f"{praise} {words}", law]


def _constraints(drift: tuple[Drift, ...]) -> str:
    worst = max(drift, key=lambda item: item.worst)
    held = "Constraints hold" if worst.worst <= SMALL else "Constraints drift"
    return f"{held}: the worst is '{worst.constraint}', missed by at most {worst.worst:.1e}."


def _states(error: GlobalError) -> str:
    if error.largest <= TRUSTED:
        return f"States are off by about {error.largest:.1e} ({error.how})."
    worst = f"by {error.largest:.1e} at worst" if error.largest < 1 else "in the end by as much as they move"
    return (
        f"States can be believed up to t = {error.trusted_until:.3g} s only; later they are off by more than "
        f"{TRUSTED:g}, {worst} ({error.how})."
    )
