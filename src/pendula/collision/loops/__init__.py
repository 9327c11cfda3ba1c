"""Compiled functions on the records of convex shapes; they know numbers only."""
