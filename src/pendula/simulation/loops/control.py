"""The record of a loop that chooses its steps."""

from pendula.records import Doubles, Record, record


@record
class StepControl(Record):
    """How long steps are, and the method that makes them.

    An adaptive method is five compiled functions, called by the addresses of their code;
    ``methods/family.py`` says what each does.
    """

    begin: int
    attempt: int
    accept: int
    interpolate: int
    propose: int
    # The length of the next step, the longest one allowed, the error of the last one; how large errors may
    # be, and for each entry whether its size counts.
    step: float
    longest: float
    last_error: float
    tolerance: float
    relative: Doubles
    # Steps rejected; whether the last one was; samples are kept every so many steps.
    rejected: int
    repeated: int
    save_every: int
    # Past singular configurations (``loops/leaping.py``): whether constraints are projected; the usual length
    # of steps, that of leaps until the time up to which Python has looked, and how many were forced.
    projects: int
    usual: float
    leap: float
    looked_until: float
    forced: int
