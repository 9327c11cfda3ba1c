"""Readers and writers of robot files. What comes from outside is hostile until it is read."""

from pendula.formats.loop_files import close_loops as close_loops
from pendula.formats.mjcf import load_mjcf as load_mjcf
from pendula.formats.mjcf import read_mjcf as read_mjcf
from pendula.formats.urdf import read_urdf as read_urdf
from pendula.formats.urdf_writing import write_urdf as write_urdf
