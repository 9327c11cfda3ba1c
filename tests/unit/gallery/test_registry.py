"""The catalogue, finding by name, and lazy imports."""

import ast
import subprocess
import sys
from pathlib import Path

import pytest

import pendula.gallery
from pendula.errors import PendulaError
from pendula.gallery import all_gallery, find, systems

WANTED = """
    pendulum n-link-pendulum double-pendulum cart-pole bead-on-hoop aero-pendulum held-pin-pendulum
    thrown-particle spring-pendulum spherical-pendulum spinning-top two-link-arm scara-arm slider
    foucault-pendulum swinging-atwood henon-heiles planets outer-solar-system pleiades arenstorf
    cart-double-pendulum kapitza-pendulum lorenz van-der-pol euler-top stiff-flywheel
    four-bars pendularm euler-body tumbling-racket thrown-box
    bouncing-ball impacting-double-pendulum stick-slip-oscillator woodpecker chain-on-edge
    rimless-wheel simplest-walker spinning-coin rattleback
    gyroscope six-axis-arm seven-axis-arm planar-biped humanoid random-tree
    four-bar watt-linkage slider-crank spatial-slider-crank stewart-platform bricard-loop
    hanging-net jacobs-ladder suspension-bridge bicycle-chain
    bouncing-box block-on-incline stack pyramid newtons-cradle dominoes rolling-ball marbles stone-arch
    card-house gripper quadruped-standing
"""


def test_the_gallery_holds_what_it_should():
    assert set(all_gallery()) == set(WANTED.split())
    assert len(systems()) == len(all_gallery())


def test_every_entry_has_a_time_and_a_step_that_make_a_run():
    for system in systems():
        assert system.title
        assert 1_000 <= system.until / system.step <= 300_000, system.name


@pytest.mark.parametrize(
    "written", ["double-pendulum", "double_pendulum", "Double Pendulum", " double-pendulum "]
)
def test_a_name_may_be_written_with_dashes_or_underscores(written: str):
    assert find(written).name == "double-pendulum"
    assert find(written).function is pendula.gallery.double_pendulum


def test_an_unknown_name_is_answered_with_the_closest_and_all_known_names():
    with pytest.raises(
        PendulaError, match=r"no system 'duoble-pendulum'.*Did you mean 'double-pendulum'"
    ) as caught:
        find("duoble-pendulum")
    assert all(system.name in str(caught.value) for system in systems())


def test_a_name_like_no_other_is_answered_without_a_guess():
    with pytest.raises(PendulaError, match=r"no system 'xyzzy'\. It has pendulum, "):
        find("xyzzy")


def test_functions_are_attributes_of_the_package():
    for name, function in all_gallery().items():
        assert getattr(pendula.gallery, name.replace("-", "_")) is function
        assert name.replace("-", "_") in dir(pendula.gallery)


def test_an_unknown_attribute_is_an_attribute_error():
    with pytest.raises(AttributeError, match="no 'triple_pendulum'"):
        _ = pendula.gallery.triple_pendulum  # pyright: ignore[reportAttributeAccessIssue]


def test_looking_up_names_does_not_import_sympy():
    code = (
        "import sys, pendula.gallery as g\n"
        "assert g.find('double-pendulum').watch and g.systems()\n"
        "assert 'sympy' not in sys.modules and 'numpy' not in sys.modules"
    )
    subprocess.run([sys.executable, "-c", code], check=True)


def test_the_stub_names_what_the_package_exports():
    stub = Path(pendula.gallery.__file__).with_suffix(".pyi").read_text(encoding="utf-8")
    imports = [node for node in ast.parse(stub).body if isinstance(node, ast.ImportFrom)]
    named = {alias.asname: node.module for node in imports for alias in node.names}
    assert set(named) == set(vars(pendula.gallery)["__all__"])
    for system in systems():
        assert named[system.function_name] == f"pendula.gallery.{system.module}"
