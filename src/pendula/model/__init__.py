"""Models: a system's compiled functions, NumPy in and out."""

from pendula.model.export import export as export
from pendula.model.model import EnergyPair as EnergyPair
from pendula.model.model import Model as Model
from pendula.model.model import derive as derive
