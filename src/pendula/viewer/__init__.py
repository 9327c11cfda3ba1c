"""Pictures of runs."""

from pendula.viewer.plots import plot as plot
