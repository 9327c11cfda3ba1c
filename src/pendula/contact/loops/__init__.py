"""Compiled functions of contact: bodies, rows of contacts, solvers, steps. They know numbers only."""
