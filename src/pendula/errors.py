"""What pendula raises when an input cannot be right: one sentence, naming the culprit and the remedy."""


class PendulaError(ValueError):
    """A mistake in what was asked for, found before any work was done."""


class DescriptionError(PendulaError):
    """The description of a system contradicts itself or leaves something out."""


class SimulationError(PendulaError):
    """A simulation cannot start as asked."""


class FileError(PendulaError):
    """A file cannot be read, or is not what it claims to be."""
