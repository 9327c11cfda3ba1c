"""Where the energy of a run went, how far it can be believed, and how a system can move."""

from pendula.audits.audit import audit as audit
from pendula.audits.findings import Audit as Audit
from pendula.audits.mobility import Mobility as Mobility
from pendula.audits.mobility import mobility as mobility
