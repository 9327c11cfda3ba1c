"""What runs say about systems and methods: which integrator to believe, where the energy went."""

from pendula.analysis.agreement import Agreement as Agreement
from pendula.analysis.agreement import agreement as agreement
from pendula.analysis.audit import audit as audit
from pendula.analysis.audit_findings import Audit as Audit
from pendula.analysis.comparison import compare as compare
from pendula.analysis.mobility import Mobility as Mobility
from pendula.analysis.mobility import mobility as mobility
from pendula.analysis.scores import Comparison as Comparison
