"""Graphs to machine code: LLVM emission, the cache on disk, loops. Knows graphs, not mechanics."""

from pendula.compiler.entry import Entry as Entry
from pendula.compiler.kernel import Kernel as Kernel
from pendula.compiler.kernel import compile_kernel as compile_kernel
from pendula.compiler.lanes import LaneKernel as LaneKernel
from pendula.compiler.lanes import compile_lanes as compile_lanes
from pendula.compiler.lanes import lane_width as lane_width
