"""Modules that are loaded on first use."""

import gc
from importlib import import_module
from types import ModuleType


def load(name: str) -> ModuleType:
    """Import a module and what it needs, without looking for garbage on the way.

    SymPy makes tens of thousands of objects that all stay: to look through them again and again took a tenth
    of the time from the start of a process to its first result.
    """
    collecting = gc.isenabled()
    gc.disable()
    try:
        return import_module(name)
    finally:
        if collecting:
            gc.enable()
