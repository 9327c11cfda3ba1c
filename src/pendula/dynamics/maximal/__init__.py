"""Mechanisms in maximal coordinates: every body with a pose of its own, every joint as constraints.

``joints.py`` has the rows of all joints, from which ``graphs.py`` makes the contract's graphs. ``steps.py``
and ``source.py`` solve trees of any size by loops over their bodies.
"""
