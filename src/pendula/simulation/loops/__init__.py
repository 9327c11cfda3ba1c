"""The compiled loops: steps of fixed and of chosen length, and what they do between two of them.

``workspace.py`` is the record that loops and Python share; ``fixed.py`` is the loop to read first.
"""
