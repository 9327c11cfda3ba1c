"""Adapters: one module for each program."""
