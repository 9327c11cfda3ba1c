"""Featherstone's algorithms on trees of links, written once over scalars: floats or graphs.

Each file is one algorithm, after its table in Featherstone 2008, "Rigid Body Dynamics Algorithms"; the part
of a single link in it is a function of its own.
"""
