"""Graphs to machine code: LLVM emission, the cache on disk, loops. Knows graphs, not mechanics."""

from pendula.compiler.kernel import Kernel as Kernel
from pendula.compiler.kernel import address_of as address_of
from pendula.compiler.kernel import compiled as compiled
from pendula.compiler.kernel import compiled_loop as compiled_loop
from pendula.compiler.lanes import LaneKernel as LaneKernel
from pendula.compiler.lanes import compiled_lanes as compiled_lanes
from pendula.compiler.lanes import lane_width as lane_width
