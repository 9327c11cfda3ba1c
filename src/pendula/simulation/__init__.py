"""From a model and a start to a run: integrators, inputs, the start and its checks."""

from pendula.simulation.batch import simulate_batch as simulate_batch
from pendula.simulation.control import Sampled as Sampled
from pendula.simulation.methods import Integrator as Integrator
from pendula.simulation.methods import RungeKutta as RungeKutta
from pendula.simulation.methods import adaptive_integrators as adaptive_integrators
from pendula.simulation.methods import integrators as integrators
from pendula.simulation.simulate import simulate as simulate
from pendula.simulation.stabilisation import Baumgarte as Baumgarte
from pendula.simulation.start import consistent_start as consistent_start
