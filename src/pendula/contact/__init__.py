"""Contact: bodies that touch, the laws that hold where they do, and solvers for many contacts at once.

``contact/loops`` holds the compiled functions; ``contact/world.py`` makes their records of a mechanism.
"""
