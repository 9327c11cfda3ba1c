"""Pictures of runs."""

from pendula.viewer.plots import plot as plot
from pendula.viewer.sketch import sketch as sketch
