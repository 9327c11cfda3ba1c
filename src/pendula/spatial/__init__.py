"""Geometry and motion in space, on numbers, arrays and symbolic expressions alike.

Conventions of the whole package: quaternions are (qw, qx, qy, qz), scalar first, with Hamilton's product
(ij = k); a rotation R_AB, be it a matrix or a unit quaternion, turns components along the axes of B into
components along the axes of A, of a body into the world; rotation vectors are axis times angle in radians.
"""

from pendula.spatial import inertia as inertia
from pendula.spatial import matrices as matrices
from pendula.spatial import quaternions as quaternions
from pendula.spatial import vectors as vectors
from pendula.spatial.euler_rates import euler_rate_matrix as euler_rate_matrix
from pendula.spatial.euler_rates import euler_rates as euler_rates
from pendula.spatial.frames import Frame as Frame
from pendula.spatial.frames import Vector as Vector
from pendula.spatial.inertia import Inertia as Inertia
from pendula.spatial.matrices import Rx as Rx
from pendula.spatial.matrices import Ry as Ry
from pendula.spatial.matrices import Rz as Rz
from pendula.spatial.motions import FrameMotion as FrameMotion
from pendula.spatial.poses import Pose as Pose
from pendula.spatial.rotations import Rotation as Rotation
from pendula.spatial.vectors import skew as skew
from pendula.spatial.vectors import unskew as unskew
