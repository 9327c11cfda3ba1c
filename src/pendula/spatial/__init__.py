"""Rotations in space, by quaternions and matrices, on numbers, arrays and symbolic expressions alike.

Conventions of the whole package: quaternions are (qw, qx, qy, qz), scalar first, with Hamilton's product
(ij = k); a unit quaternion turns components along the axes of a body into components along the axes of the
world, and so does its matrix R; rotation vectors are axis times angle in radians.
"""

from pendula.spatial import inertia as inertia
from pendula.spatial import quaternions as quaternions
from pendula.spatial import vectors as vectors
