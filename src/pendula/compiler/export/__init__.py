"""Graphs to source text in other languages, self-documenting and without dependencies."""

from pendula.compiler.export.interface import Argument as Argument
from pendula.compiler.export.interface import Interface as Interface
from pendula.compiler.export.interface import Routine as Routine
