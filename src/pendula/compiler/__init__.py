"""Graphs to machine code: LLVM emission, the cache on disk, loops. Knows graphs, not mechanics."""

from pendula.compiler.kernel import Kernel as Kernel
from pendula.compiler.kernel import compiled as compiled
from pendula.compiler.kernel import compiled_loop as compiled_loop
