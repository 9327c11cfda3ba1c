"""The kinds by which tests choose gallery systems are those of the descriptions."""

from tests import kinds

from pendula.description import FreeBody, Lagrangian, Mechanism, Ode
from pendula.gallery import all_gallery


def test_every_system_is_listed_by_its_kind():
    whole = {name: build() for name, build in sorted(all_gallery().items())}
    assert tuple(name for name, system in whole.items() if system.contacts) == kinds.WITH_CONTACT
    assert tuple(name for name, system in whole.items() if getattr(system, "ground", ())) == kinds.SCENES
    apart = (*kinds.WITH_CONTACT, *kinds.SCENES)
    built = {name: system for name, system in whole.items() if name not in apart}
    lagrangians = {name: system for name, system in built.items() if isinstance(system, Lagrangian)}
    assert tuple(whole) == kinds.EVERY
    assert tuple(name for name, system in built.items() if isinstance(system, Ode)) == kinds.BY_RATES
    assert tuple(name for name, system in built.items() if isinstance(system, FreeBody)) == kinds.FREE_BODIES
    mechanisms = {name: system for name, system in built.items() if isinstance(system, Mechanism)}
    assert tuple(mechanisms) == kinds.MECHANISMS
    assert tuple(name for name, system in mechanisms.items() if system.loop_joints) == kinds.LOOPS
    assert tuple(lagrangians) == kinds.LAGRANGIANS
    assert tuple(name for name, system in lagrangians.items() if system.motion) == kinds.DRIVEN
    assert tuple(name for name, system in lagrangians.items() if system.constraints) == kinds.CONSTRAINED
