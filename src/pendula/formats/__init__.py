"""Readers of robot files. What comes from outside is hostile until it is read."""

from pendula.formats.urdf import read_urdf as read_urdf
