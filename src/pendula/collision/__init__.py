"""Collision: distances of shapes, where they touch, and when they meet. Geometry only.

``collision/loops`` holds the compiled functions, and imports nothing that users' shapes are made of.
"""
