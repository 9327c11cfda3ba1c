"""What runs say about systems and methods: which integrator to believe."""

from pendula.analysis.comparison import compare as compare
from pendula.analysis.scores import Comparison as Comparison
