"""Equations of motion before any code: for people (``equations``, SymPy) and for machines (graphs).

Nothing is imported here, so that compiled systems run without CasADi.
"""
