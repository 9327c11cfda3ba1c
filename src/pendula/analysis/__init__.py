"""What a system is like near its equilibria; whether its functions agree with what was written (`verify`)."""

from pendula.analysis.branches import Branches as Branches
from pendula.analysis.branches import branches as branches
from pendula.analysis.check import check as check
from pendula.analysis.equilibria import Equilibria as Equilibria
from pendula.analysis.equilibria import equilibria as equilibria
from pendula.analysis.findings import Finding as Finding
from pendula.analysis.findings import Report as Report
from pendula.analysis.linearisation import Linearisation as Linearisation
from pendula.analysis.linearisation import linearise as linearise
from pendula.analysis.linearisation import linearise_batch as linearise_batch
from pendula.analysis.modes import Modes as Modes
from pendula.analysis.modes import modes as modes
from pendula.analysis.rest import Equilibrium as Equilibrium
from pendula.analysis.sensitivity import sensitivity as sensitivity
from pendula.analysis.trim import trim as trim
from pendula.analysis.verification import Verification as Verification
from pendula.analysis.verification import verify as verify
