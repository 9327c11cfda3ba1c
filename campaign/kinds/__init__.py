"""Every kind of case by its name."""

import zlib
from collections.abc import Mapping
from types import MappingProxyType

import numpy as np

from campaign.case import Case, Draw
from campaign.kinds import (
    bounces,
    bumps,
    constraints,
    events,
    friction,
    generic,
    kinks,
    locks,
    pulses,
    scales,
    steps,
    stiffness,
    walls,
)
from campaign.settings import Settings, can_judge, draw_settings

KINDS: Mapping[str, Draw] = MappingProxyType(
    {
        "bumps": bumps.draw,
        "kinks": kinks.draw,
        "walls": walls.draw,
        "pulses": pulses.draw,
        "steps": steps.draw,
        "scales": scales.draw,
        "stiffness": stiffness.draw,
        "events": events.draw,
        "bounces": bounces.draw,
        "constraints": constraints.draw,
        "locks": locks.draw,
        "generic": generic.draw,
        "friction": friction.draw,
    }
)


def make_case(kind: str, seed: int) -> tuple[Case, Settings]:
    """The case of a kind with this number, always the same one, and how to run it.

    Motions that amplify errors so much that a wrong run could not be told from a right one are drawn again.
    """
    random = np.random.default_rng([seed, zlib.crc32(kind.encode())])
    case = KINDS[kind](random)
    while not can_judge(case):
        case = KINDS[kind](random)
    return case, draw_settings(random, case)
