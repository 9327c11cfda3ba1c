"""Pictures of runs."""

from pendula.viewer.animation import animate as animate
from pendula.viewer.plots import plot as plot
from pendula.viewer.sketch import sketch as sketch
from pendula.viewer.snapshot import snapshot as snapshot
