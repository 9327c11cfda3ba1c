"""Mechanisms in maximal coordinates: every body with a pose of its own, every joint as constraints.

``joints.py`` has the rows of all joints, from which ``graphs.py`` makes the contract's graphs. ``source.py``
goes through any number of bodies in loops: trees by ``steps.py``, what has loops by ``nets.py``.
"""
