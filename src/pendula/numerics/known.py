"""Ready tableaux, exact but for the square roots of implicit ones; the simplest first.

Source unless said otherwise: Hairer, Nørsett, Wanner, *Solving Ordinary Differential Equations I*, 2nd ed.
"""

from fractions import Fraction
from math import sqrt

from pendula.numerics.tableau import Tableau

EULER = Tableau([[0]], [1], name="Euler")

# Runge 1895; HNW I, table II.1.1.
MIDPOINT = Tableau([[0, 0], ["1/2", 0]], [0, 1], name="midpoint")

HEUN = Tableau([[0, 0], [1, 0]], ["1/2", "1/2"], name="Heun")

# Ralston 1962: of the two-stage methods of order 2, the smallest bound on the error of one step.
RALSTON = Tableau([[0, 0], ["2/3", 0]], ["1/4", "3/4"], name="Ralston")

# Kutta 1901.
KUTTA3 = Tableau([[0, 0, 0], ["1/2", 0, 0], [-1, 2, 0]], ["1/6", "2/3", "1/6"], name="Kutta 3")

# Kutta 1901, "the" Runge-Kutta method; HNW I, table II.1.2, left.
RK4 = Tableau(
    [[0, 0, 0, 0], ["1/2", 0, 0, 0], [0, "1/2", 0, 0], [0, 0, 1, 0]],
    ["1/6", "1/3", "1/3", "1/6"],
    name="RK4",
)

# Kutta 1901, the 3/8 rule; HNW I, table II.1.2, right.
THREE_EIGHTHS = Tableau(
    [[0, 0, 0, 0], ["1/3", 0, 0, 0], ["-1/3", 1, 0, 0], [1, -1, 1, 0]],
    ["1/8", "3/8", "3/8", "1/8"],
    name="3/8 rule",
)

# Bogacki, Shampine 1989, Applied Mathematics Letters 2(4), pp. 321-325.
BOGACKI_SHAMPINE = Tableau(
    [[0, 0, 0, 0], ["1/2", 0, 0, 0], [0, "3/4", 0, 0], ["2/9", "1/3", "4/9", 0]],
    ["2/9", "1/3", "4/9", 0],
    name="Bogacki-Shampine",
    b_hat=["7/24", "1/4", "1/3", "1/8"],
)

# Dormand, Prince 1980; HNW I, table II.5.2.
DORMAND_PRINCE = Tableau(
    [
        [0, 0, 0, 0, 0, 0, 0],
        ["1/5", 0, 0, 0, 0, 0, 0],
        ["3/40", "9/40", 0, 0, 0, 0, 0],
        ["44/45", "-56/15", "32/9", 0, 0, 0, 0],
        ["19372/6561", "-25360/2187", "64448/6561", "-212/729", 0, 0, 0],
        ["9017/3168", "-355/33", "46732/5247", "49/176", "-5103/18656", 0, 0],
        ["35/384", 0, "500/1113", "125/192", "-2187/6784", "11/84", 0],
    ],
    ["35/384", 0, "500/1113", "125/192", "-2187/6784", "11/84", 0],
    name="Dormand-Prince",
    b_hat=["5179/57600", 0, "7571/16695", "393/640", "-92097/339200", "187/2100", "1/40"],
)

# The implicit midpoint rule, and Gauss's methods of two and three stages: Kuntzmann 1961, Butcher 1964;
# HNW I, table II.7.3 and II.7.4. Stages at the zeros of the shifted Legendre polynomials, order 2s.
GAUSS2 = Tableau([["1/2"]], [1], name="Gauss 2")

GAUSS4 = Tableau(
    [[Fraction(1, 4), 1 / 4 - sqrt(3) / 6], [1 / 4 + sqrt(3) / 6, Fraction(1, 4)]],
    ["1/2", "1/2"],
    [1 / 2 - sqrt(3) / 6, 1 / 2 + sqrt(3) / 6],
    name="Gauss 4",
)

GAUSS6 = Tableau(
    [
        ["5/36", 2 / 9 - sqrt(15) / 15, 5 / 36 - sqrt(15) / 30],
        [5 / 36 + sqrt(15) / 24, "2/9", 5 / 36 - sqrt(15) / 24],
        [5 / 36 + sqrt(15) / 30, 2 / 9 + sqrt(15) / 15, "5/36"],
    ],
    ["5/18", "4/9", "5/18"],
    [1 / 2 - sqrt(15) / 10, "1/2", 1 / 2 + sqrt(15) / 10],
    name="Gauss 6",
)

KNOWN = (
    EULER,
    MIDPOINT,
    HEUN,
    RALSTON,
    KUTTA3,
    RK4,
    THREE_EIGHTHS,
    BOGACKI_SHAMPINE,
    DORMAND_PRINCE,
)
IMPLICIT = (GAUSS2, GAUSS4, GAUSS6)
