"""An audit's findings in words: what is wrong, what is in doubt, and what a run is worth."""

from collections.abc import Mapping
from dataclasses import dataclass

from pendula.audits.findings import Convergence, Drift, GlobalError, Residual
from pendula.audits.states import TRUSTED
from pendula.audits.trials import STRICT, STRICT_METHOD
from pendula.model.quantity_units import with_unit_of
from pendula.runs import Outcome

# Of its terms, what solving M v̇ = f + Aᵀλ in doubles may leave.
HOLDS = 1e-7
LARGE, SMALL = 1e-2, 1e-6  # parts of the energy exchanged
DOMINATES = 0.5  # of the energy exchanged: a remainder that leaves nothing to believe
MISSED = 1e-2  # of the lengths that constraints bind, or of velocities: they do not hold

MEANINGS = {
    "believed": "The run can be believed.",
    "doubtful": "The run is in doubt.",
    "wrong": "The run is wrong.",
}


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


@dataclass(frozen=True)
class Evidence:
    """All that an audit found about a run, to be judged.

    Attributes:
        integrator: its name.
        outcome: how the run ended.
        units: of the run.
        has_energy: whether there are books at all.
        remainder: the largest that the works leave unexplained.
        exchanged: the energy that went to and fro.
        convergence: how the remainder falls; None where that could not be tried.
        books: of the strict run; None where there is none.
        disputed: works that are missing or were altered.
        residual: of the equations of motion.
        missed: by how much of the sizes that it binds a constraint is missed at most, and its name.
        drift: of every constraint.
        torn: when a sample does not follow from the one before it; None where all do.
        error: of the states; None where they could not be compared.
        begin: when the first sample was.
        end: when the last one was.
        missing: why nothing was simulated again; "" where it was.
        left_out: how many samples are not finite.
        start_known: whether it is known that nothing happened before the first sample, or what did.
    """

    integrator: str
    outcome: Outcome
    units: Mapping[str, str]
    has_energy: bool
    remainder: float
    exchanged: float
    convergence: Convergence | None
    books: StrictBalance | None
    disputed: tuple[str, ...]
    residual: Residual | None
    missed: tuple[float, str]
    drift: tuple[Drift, ...]
    torn: float | None
    error: GlobalError | None
    begin: float
    end: float
    missing: str = ""
    left_out: int = 0
    start_known: bool = True

    @property
    def part(self) -> float:
        """The largest remainder as a part of the energy exchanged."""
        return self.remainder / self.exchanged if self.has_energy else 0.0

    def energy(self, value: float, digits: str = ".1e") -> str:
        """An energy with its unit."""
        return with_unit_of(f"{value:{digits}}", self.units, "energy")

    def time(self, value: float, digits: str = ".3g") -> str:
        """A time with its unit."""
        return with_unit_of(f"{value:{digits}}", self.units, "time")


def find_faults(found: Evidence) -> tuple[str, ...]:
    """What is wrong, a sentence each, causes before effects."""
    books, residual, convergence = found.books, found.residual, found.convergence
    said = []
    if residual is not None and not residual.largest <= HOLDS:
        said.append(_broken_equations(found, residual))
    for name in dict.fromkeys((*found.disputed, *(books.disputed if books else ()))):
        said.append(
            f"The ledger's work of '{name}' is not the integral of its power: the term is left out or wrong."
        )
    if books is not None and not books.balance:
        said.append(
            f"Even {STRICT_METHOD} at tolerance {STRICT:g}, whose own error nobody would notice, leaves "
            f"{found.energy(books.remainder)} unaccounted for: something does work that no entry of the "
            "ledger names, or what moves the state is not what the energies describe."
        )
    if books is not None and books.apart > 0:
        said.append(
            f"{found.integrator} and {STRICT_METHOD} do not agree on the motion: they are {books.apart:.1e} "
            "apart."
        )
    balanced = books is None or books.balance
    stays = convergence is not None and convergence.stays and found.outcome.ok
    if convergence is not None and stays and balanced and found.part > SMALL:
        said.append(_leak(found, convergence))
    return (*said, *_find_absurdities(found))


def _find_absurdities(found: Evidence) -> list[str]:
    """What makes a run worthless however small its steps would have had to be."""
    said = []
    if found.has_energy and found.part > DOMINATES:
        said.append(
            f"Of {found.energy(found.exchanged, '.3g')} that went to and fro, "
            f"{found.energy(found.remainder, '.3g')} come from nowhere: nothing of the motion can be "
            "believed."
        )
    if found.missed[0] > MISSED:
        said.append(
            f"The constraint '{found.missed[1]}' is missed by {found.missed[0]:.2g} of the sizes that it "
            "binds: this is another system."
        )
    if found.torn is not None:
        said.append(
            f"The sample at t = {found.time(found.torn, 'g')} does not follow from the one before it: "
            "between them the equations of motion lead elsewhere. Were states altered?"
        )
    return said


def find_doubts(found: Evidence) -> tuple[str, ...]:
    """What keeps a run from being believed, though nothing is wrong: a sentence each."""
    said = []
    if not found.outcome.ok:
        said.append("It did not come to its end.")
    if found.left_out:
        said.append(f"The last {found.left_out} samples are not finite.")
    if not found.start_known:
        said.append(f"What came before t = {found.time(found.begin)}, if anything did, is not known.")
    if found.missing:
        said.append(f"Nothing was simulated again: {found.missing}")
    elif found.has_energy and found.convergence is None:
        said.append("Whether the remainder is integration error could not be tried.")
    convergence = found.convergence
    if convergence is not None and not convergence.kept and found.part > SMALL:
        said.append(_leak(found, convergence))
    if found.part > LARGE:
        said.append(_bad_books(found))
    if found.missed[0] > TRUSTED:
        said.append(f"The constraint '{found.missed[1]}' is missed by {found.missed[0]:.1e} of its sizes.")
    if found.error is not None and found.error.largest > TRUSTED:
        said.append(_lost_states(found, found.error))
    elif found.error is not None and found.error.until < found.end:
        said.append(f"States were compared up to t = {found.time(found.error.until)} only.")
    elif found.error is None and not found.missing:
        said.append("The states could not be compared with a better run.")
    return tuple(said)


def write_verdict(found: Evidence, grade: str, faults: tuple[str, ...], doubts: tuple[str, ...]) -> str:
    """The audit in words: what the grade means, the reasons for it, and what else was found."""
    said = [MEANINGS[grade], *faults]
    if not faults:
        said += doubts
        if found.has_energy:
            said += _balance(found)
    if found.drift:
        said.append(_constraints(found.drift))
    if found.error is not None and found.error.largest <= TRUSTED and found.torn is None:
        said.append(f"States are off by about {found.error.largest:.1e} ({found.error.how}).")
    elif found.error is not None and found.error.largest > TRUSTED and faults:
        said.append(_lost_states(found, found.error))
    return " ".join(said)


def _broken_equations(found: Evidence, residual: Residual) -> str:
    if residual.reversed <= HOLDS:
        return (
            "The multipliers have the wrong sign: M v̇ = f + Aᵀλ does not hold "
            f"(off by {residual.largest:.1e} of its terms), but with −λ it does."
        )
    return (
        f"The equations of motion do not hold: in that of '{residual.coordinate}', M v̇ − f − Aᵀλ is "
        f"{residual.largest:.1e} of its terms at t = {found.time(residual.t, 'g')}. What moves the state is "
        "not the force of the description, or the multipliers are wrong."
    )


def _leak(found: Evidence, tried: Convergence) -> str:
    law = "as the tolerance to the power" if tried.adaptive else "with order"
    cause = (
        "The model's books do balance, so the integrator leaks, or a force or an input is not smooth there"
        if found.books is not None
        else "The integrator leaks, a force or an input is not smooth there, or something does work that no "
        "entry names"
    )
    return (
        f"The remainder falls {law} {tried.observed:.2f} where {found.integrator} promises "
        f"{tried.promised:g}: it may not be called integration error. {cause}."
    )


def _bad_books(found: Evidence) -> str:
    tried = found.convergence
    setting = "tolerance" if tried is not None and tried.adaptive else "step"
    better = tried is not None and (tried.adaptive or tried.promised >= 4)
    return (
        "The books balance, badly: every joule has its reason, but the reason is the method. Take a smaller "
        f"{setting}{'.' if better else ' or a method of higher order.'}"
    )


def _balance(found: Evidence) -> list[str]:
    words = (
        f"Of {found.energy(found.exchanged, '.3g')} that went to and fro, at most "
        f"{found.energy(found.remainder)} ({found.part:.1e}) are unexplained."
    )
    tried = found.convergence
    if tried is None:
        return [words, "Whether that is integration error was not tried."]
    praise = ["The books balance well." if found.part <= SMALL else "The books balance."]
    praise = [] if found.part > LARGE else praise
    if tried.rounding:
        return [*praise, words, "On the stretch tried again nothing but rounding is left."]
    if not tried.kept:
        slow = (
            f"Where most of it arises it falls with {tried.observed:.2f} instead of {tried.promised:g}, as "
            "it does where a force or an input is not smooth."
        )
        return [*praise, words, slow] if found.part <= SMALL else [words]
    if tried.adaptive:
        law = f"It falls with the tolerance (to the power {tried.observed:.2f}), so it is integration error."
    else:
        law = (
            f"Halving the step divides it by {2**tried.observed:.3g}: it is integration error, of order "
            f"{tried.observed:.1f} where {found.integrator} promises {tried.promised:g}."
        )
    return [*praise, words, law]


def _constraints(drift: tuple[Drift, ...]) -> str:
    worst = max(drift, key=lambda item: item.worst)
    held = "Constraints hold" if worst.worst <= SMALL else "Constraints drift"
    return f"{held}: the worst is '{worst.constraint}', missed by at most {worst.worst:.1e}."


def _lost_states(found: Evidence, error: GlobalError) -> str:
    worst = f"by {error.largest:.1e} at worst" if error.largest < 1 else "in the end by as much as they move"
    return (
        f"States can be believed up to t = {found.time(error.trusted_until)} only; later they are off by "
        f"more than {TRUSTED:g} of their sizes, {worst} ({error.how})."
    )
