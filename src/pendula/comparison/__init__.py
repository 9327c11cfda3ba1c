"""Integrators side by side on one system, and two formulations of one motion."""

from pendula.comparison.agreement import Agreement as Agreement
from pendula.comparison.agreement import agreement as agreement
from pendula.comparison.comparison import compare as compare
from pendula.comparison.scores import Comparison as Comparison
