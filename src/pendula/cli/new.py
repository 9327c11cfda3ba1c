"""``pendula new``: a commented file to begin one's own system with."""

import argparse
import shlex
from pathlib import Path
from typing import Any

from pendula.cli.files import check_writable
from pendula.errors import FileError

TEMPLATE = '''\
"""A pendulum on a cart that a spring holds to a wall.

    pendula run {file}                    how it moves
    pendula run {file} --sketch it.png    a picture of it
    pendula equations {file}              its equations of motion

Change what you like, line by line; this file is yours.
"""

import pendula as pe

# Coordinates: what must be known to say where everything is. x.dot is the velocity of x.
x, theta = pe.coordinates("x theta")

# Parameters: constants with their values, in SI units or in others, as l=(80, "cm"): where units are given,
# energies and forces are checked for them. Change a value for one run: --set l=0.7
M, m, l, g = pe.parameters(M=1.0, m=0.5, l=0.8, g=9.81)
k, c = pe.parameters(k=20.0, c=0.1)

# Inputs: what comes from outside during a run, such as a motor's force; zero unless a run says otherwise.
u = pe.inputs("u")

# Points: where things are, (x, y) in the plane or (x, y, z) in space. Velocities follow by themselves.
wall = pe.Point(-1.5, 0)
cart = pe.Point(x, 0)
bob = cart.translate(l * pe.sin(theta), -l * pe.cos(theta))  # theta is zero where the pendulum hangs

system = pe.Lagrangian(
    (x, theta),  # in this order everywhere
    # Energies: of motion, and of height. For bodies that turn there is pe.RigidBody(...).kinetic.
    kinetic=M * cart.velocity.dot(cart.velocity) / 2 + m * bob.velocity.dot(bob.velocity) / 2,
    potential=m * g * bob.y,
    # Forces: all that is not in the energies, and springs. There are also Torque(value, on=angle),
    # Drag(at=point, quadratic=...), Spring(k, between=(point, point), rest=...), Force((fx, fy), at=point).
    forces=[
        pe.Spring(k, on=x),
        pe.Damper(c, on=theta, name="friction in the hinge"),
        pe.Force(u, along=x, name="push on the cart"),
    ],
    # Constraints: expressions of the coordinates that stay zero, or pe.Nonholonomic(...) of velocities.
    # To hold the cart, for instance: constraints=[x]. Each has a force, its multiplier.
    constraints=[],
    name="cart on a spring",
    # Start: values of coordinates and velocities (theta_dot); what is not named is zero.
    start={{"x": 0.2, "theta": 2.0}},
    # Drawing: how it looks. There are also Hoop(center, radius) and Trail(point).
    drawing=[
        pe.Rail(wall, pe.Point(1.5, 0)),
        pe.Coil(wall, cart),
        pe.Cart(cart, 0.3, 0.15),
        pe.Rod(cart, bob),
        pe.Disc(bob, 0.06),
        pe.Trail(bob),
    ],
)

# How long a run lasts and how long a step is, in seconds, unless --until and --step say otherwise.
until, step = 10.0, 1e-3
'''


def add_to(commands: Any) -> None:
    """Declare the command."""
    asked = commands.add_parser(
        "new",
        help="write a commented file to begin your own system with",
        description="Write a Python file with a small system that runs as it stands, every part explained.",
        allow_abbrev=False,
    )
    asked.add_argument(
        "file", metavar="FILE.py", help="the file to write; one that is there is never changed"
    )
    asked.set_defaults(answer=answer)


def answer(options: argparse.Namespace) -> int:
    """Write the file and say what to do with it."""
    target = Path(options.file)
    if target.suffix.lower() != ".py":
        raise FileError(f"{options.file} must end in .py, as in {target.with_suffix('.py')}.")
    if target.exists() or target.is_symlink():
        raise FileError(f"{options.file} is already there and is left as it is; choose another name.")
    check_writable(options.file)
    typed = shlex.quote(options.file)
    try:
        with target.open("x", encoding="utf-8") as stream:
            stream.write(TEMPLATE.format(file=typed))
    except OSError as error:
        raise FileError(f"{options.file} cannot be written: {error.strerror or error}.") from error
    print(f"Wrote {options.file}. It runs as it stands: pendula run {typed} --sketch it.png")
    return 0
