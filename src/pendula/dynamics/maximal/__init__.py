"""Mechanisms in maximal coordinates: every body with a pose of its own, every joint as constraints.

``joints.py`` has the rows of all joints, ``graphs.py`` makes them and the bodies the contract's graphs.
"""
