"""What users write: symbols, points, energies or rates, forces and constraints. Immutable values."""

from pendula.description.bodies import RigidBody as RigidBody
from pendula.description.bodies import rotation as rotation
from pendula.description.constraints import Holonomic as Holonomic
from pendula.description.constraints import Nonholonomic as Nonholonomic
from pendula.description.controller import Controller as Controller
from pendula.description.drawing import Arrow as Arrow
from pendula.description.drawing import Cart as Cart
from pendula.description.drawing import Coil as Coil
from pendula.description.drawing import Disc as Disc
from pendula.description.drawing import Frame as Frame
from pendula.description.drawing import Hoop as Hoop
from pendula.description.drawing import Rail as Rail
from pendula.description.drawing import Reaction as Reaction
from pendula.description.drawing import Rod as Rod
from pendula.description.drawing import Trail as Trail
from pendula.description.events import Event as Event
from pendula.description.forces import Damper as Damper
from pendula.description.forces import Drag as Drag
from pendula.description.forces import Force as Force
from pendula.description.forces import Spring as Spring
from pendula.description.forces import Torque as Torque
from pendula.description.free_body import FreeBody as FreeBody
from pendula.description.friction import Friction as Friction
from pendula.description.lagrangian import Lagrangian as Lagrangian
from pendula.description.mechanisms import Ball as Ball
from pendula.description.mechanisms import Body as Body
from pendula.description.mechanisms import Continuous as Continuous
from pendula.description.mechanisms import Cylindrical as Cylindrical
from pendula.description.mechanisms import Fixed as Fixed
from pendula.description.mechanisms import Free as Free
from pendula.description.mechanisms import Joint as Joint
from pendula.description.mechanisms import Mechanism as Mechanism
from pendula.description.mechanisms import Mimic as Mimic
from pendula.description.mechanisms import Planar as Planar
from pendula.description.mechanisms import Prismatic as Prismatic
from pendula.description.mechanisms import Revolute as Revolute
from pendula.description.mechanisms import Screw as Screw
from pendula.description.mechanisms import Universal as Universal
from pendula.description.mechanisms import hold_distance as hold_distance
from pendula.description.ode import Ode as Ode
from pendula.description.points import Point as Point
from pendula.description.solids import Box as Box
from pendula.description.solids import Capsule as Capsule
from pendula.description.solids import Cylinder as Cylinder
from pendula.description.solids import Mesh as Mesh
from pendula.description.solids import Sphere as Sphere
from pendula.description.symbols import coordinates as coordinates
from pendula.description.symbols import dot as dot
from pendula.description.symbols import inputs as inputs
from pendula.description.symbols import parameters as parameters
from pendula.description.symbols import states as states
from pendula.description.symbols import time as time
from pendula.description.symbols import velocities as velocities

# Every way of describing a system; ``derive`` takes each.
Description = Lagrangian | Ode | FreeBody | Mechanism
