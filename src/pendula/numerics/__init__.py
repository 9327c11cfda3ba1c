"""Numerical methods that know no mechanics: Butcher tableaux and their order."""

from pendula.numerics.known import BOGACKI_SHAMPINE as BOGACKI_SHAMPINE
from pendula.numerics.known import DORMAND_PRINCE as DORMAND_PRINCE
from pendula.numerics.known import EULER as EULER
from pendula.numerics.known import GAUSS2 as GAUSS2
from pendula.numerics.known import GAUSS4 as GAUSS4
from pendula.numerics.known import GAUSS6 as GAUSS6
from pendula.numerics.known import HEUN as HEUN
from pendula.numerics.known import IMPLICIT as IMPLICIT
from pendula.numerics.known import KNOWN as KNOWN
from pendula.numerics.known import KUTTA3 as KUTTA3
from pendula.numerics.known import MIDPOINT as MIDPOINT
from pendula.numerics.known import RALSTON as RALSTON
from pendula.numerics.known import RK4 as RK4
from pendula.numerics.known import THREE_EIGHTHS as THREE_EIGHTHS
from pendula.numerics.tableau import Tableau as Tableau
