"""Names of variables as a page shows them: theta1_dot becomes θ̇₁; any other name is shown as it is."""

import re

_LETTERS: dict[str, str] = dict(
    zip(
        "alpha beta gamma delta epsilon zeta eta theta iota kappa lambda mu nu xi pi rho sigma tau upsilon "
        "phi chi psi omega Gamma Delta Theta Lambda Xi Pi Sigma Upsilon Phi Psi Omega".split(),
        "αβγδεζηθικλμνξπρστυφχψωΓΔΘΛΞΠΣΥΦΨΩ",
        strict=True,
    )
)
_SUBSCRIPTS = str.maketrans("0123456789", "₀₁₂₃₄₅₆₇₈₉")
_SYMBOL = re.compile(rf"({'|'.join(_LETTERS)}|[A-Za-z])_?([0-9]*)(_dot|_ddot)?")
_BETWEEN = re.compile(r"_(?!d?dot(?:_|$))")
_ACCENTS = {None: "", "_dot": "\N{COMBINING DOT ABOVE}", "_ddot": "\N{COMBINING DIAERESIS}"}
# What a servo calls its parameters after their coordinate, as people say it.
_SERVO = {"integral": "∫", "desired": "desired", "kp": "kp", "ki": "ki", "kd": "kd"}


def format_label(name: str) -> str:
    """A name for people, on one line."""
    symbol = _SYMBOL.fullmatch(name)
    if symbol is not None:
        letter, index, accent = symbol.groups()
        return _LETTERS.get(letter, letter) + _ACCENTS[accent] + index.translate(_SUBSCRIPTS)
    stem, mark, word = name.rpartition("_")
    if mark and word in _SERVO and _SYMBOL.fullmatch(stem):
        return (
            f"∫ {format_label(stem)} error" if word == "integral" else f"{format_label(stem)} {_SERVO[word]}"
        )
    return " ".join(name.split())


def format_words(name: str) -> str:
    """The name of a gain, a signal or the like in words: K_u_theta_dot is K u θ̇."""
    return " ".join(map(format_label, _BETWEEN.split(name)))


def split_name(name: str) -> tuple[str, str, int]:
    """A name as letter or word, index and number of dots: theta1_dot is ("θ", "1", 1)."""
    symbol = _SYMBOL.fullmatch(name)
    if symbol is not None:
        letter, index, accent = symbol.groups()
        return _LETTERS.get(letter, letter), index, ("", "_dot", "_ddot").index(accent or "")
    stem = name.removesuffix("_ddot").removesuffix("_dot")
    return stem, "", ("", "_dot", "_ddot").index(name[len(stem) :])
