"""Words as people type them: their stems, other words for the same, and whether a name or a text has them."""

import re
from functools import cache

# Words that say nothing about what is looked for.
_LITTLE = frozenset(
    "a an and at can do does for from get how i in is it my of on or over the there to too what when where"
    " which why with without".split()
)
# What else the texts call it. Endings and American spellings need no entry.
_ALSO = {
    "balance": ("lqr", "regulator"),
    "blow": ("explode", "outcome"),
    "bounce": ("impact", "restitution"),
    "center": ("centre",),
    "chaos": ("chaotic",),
    "color": ("colour",),
    "condition": ("start",),
    "csv": ("pandas",),
    "eigenvalue": ("natural frequenc", "linearise"),
    "explode": ("blow", "outcome"),
    "gpu": ("simd",),
    "hamiltonian": ("jacobi integral", "symplectic"),
    "initial": ("start",),
    "inverted": ("upright", "cart-pole"),
    "ivp": ("simulate",),
    "jupyter": ("notebook",),
    "lyapunov": ("chaotic", "part company", "sensitivity"),
    "movie": ("moving picture",),
    "nan": ("not finite", "blows up"),
    "period": ("natural frequenc",),
    "optimal": ("optimise",),
    "parallel": ("threads", "cores"),
    "tension": ("reaction", "multiplier"),
    "timestep": ("step",),
    "tuning": ("tune", "margin"),
    "video": ("moving picture",),
}
# Longest first; what is left of a word has at least four letters.
_ENDINGS = ("ations", "ation", "ators", "ator", "ates", "ated", "ate", "ising", "ises", "ised", "ise")
_ENDINGS += ("ings", "ions", "ians", "ing", "ion", "ian", "ers", "ors", "er", "or", "ed", "es", "s", "e")
_DOUBLED = re.compile(r"([bdgmnprt])\1$|(?<=.{4})(l)l$")
_PARTS = re.compile(r"[A-Z]?[^\W_A-Z]+|[A-Z]+")


def split_words(wanted: str) -> list[str]:
    """The words that matter; all of them where none does."""
    words = [word for word in re.split(r"[\s_-]+", wanted.lower()) if word]
    return [word for word in words if word not in _LITTLE] or words


def split_name(name: str) -> list[str]:
    """The parts of a name or a title: "SwingUp", "swing_up" and "Swing up" have the same."""
    return [part.lower() for part in _PARTS.findall(name)]


@cache
def stem(word: str) -> str:
    """A word without its ending: damping and damper are one, slip and slipping, frequency and frequencies."""
    word = re.sub(r"iz(e|es|ed|ing|ation)$", r"is\1", word)
    word = re.sub(r"(?<=[^aeiou])ies$", "y", word)
    for ending in _ENDINGS:
        if word.endswith(ending) and len(word) - len(ending) >= 4:
            return _DOUBLED.sub(r"\1\2", word.removesuffix(ending))
    return word


def other_words(word: str) -> tuple[str, ...]:
    """Other words for the same."""
    return *_ALSO.get(word, ()), *_ALSO.get(word.removesuffix("s"), ())


@cache
def patterns(word: str) -> tuple[re.Pattern[str], ...]:
    """What begins like a word, or like another word for the same; single letters stand alone."""
    same = (word, *other_words(word))
    begun = [re.sub(r"(?<=[^aeiou])y$", "(?:y|ie)", re.escape(stem(one))) for one in same]
    return tuple(re.compile(rf"(?<![a-z]){one}" + r"(?![a-z])" * (len(one) == 1)) for one in begun)


def count_in(word: str, text: str) -> int:
    """How often a text, in small letters, has a word or another one for the same."""
    return sum(len(pattern.findall(text)) for pattern in patterns(word))


def is_in_name(word: str, parts: list[str]) -> bool:
    """Whether a part of a name begins like the word, or a long word is anywhere in it."""
    wanted = stem(word)
    if len(word) == 1:
        return word in parts
    return any(part.startswith(wanted) or stem(part) == wanted for part in parts) or (
        len(word) >= 4 and word in " ".join(parts)
    )
