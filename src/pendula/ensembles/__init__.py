"""Thousands of runs of one system: sweeps and Monte Carlo on lanes, threads and a cluster."""

from pendula.ensembles.members import grid as grid
from pendula.ensembles.members import samples as samples
from pendula.ensembles.results import Results as Results
from pendula.ensembles.resuming import resume_ensemble as resume_ensemble
from pendula.ensembles.study import Study as Study
from pendula.ensembles.study import ensemble as ensemble
