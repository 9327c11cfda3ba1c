"""Places in the arrays that an adaptive loop shares with Python."""

# Why the loop came back: the end, no room for samples or events, time for a look outside, a step too small to
# count, an event that stops or changes the motion, an event without a value, or steps of a constrained motion
# that have become much shorter than usual.
DONE, FULL, PAUSED, STUCK, EVENT, FAULT, SHORT = range(7)

# Addresses of kernels: the rate (or series), the method's second kernel, events, inputs that depend on time,
# 0 for those that are not needed; that of the record that ``restoration`` reads; and whether constraints are
# projected.
RATE, HELPER, EVENTS, INPUTS, RESTORATION, PROJECTED = range(6)

# Sizes; a method's own follow. PAIRED counts the coordinates whose rates are the velocities behind them.
NY, PAIRED, DEGREE, SAVE_EVERY, NUMBER_OF_EVENTS, EVENT_ROOM, OWN = range(7)

# Columns of what is known of each event: direction, whether it stops the loop, whether it just happened.
DIRECTION, STOPS, HAPPENED = range(3)
EVENT_COLUMNS = 3

# Doubles that change on the way; END is the next instant at which Python is needed, FINAL the end of the run,
# USUAL the length of steps lately, LEAP that of steps until ASKED.
T, END, FINAL, STEP, LAST_ERROR, TOLERANCE, FAULT_TIME, LONGEST, USUAL, LEAP, ASKED = range(11)
NUMBERS = 11

# Integers that change on the way; FRESH: the motion begins anew, HALF: which half of its memory is in use,
# FORCED: steps that were taken although their error seemed too large, through a singular configuration.
SAVED, STEPS, REJECTED, EVALUATIONS, ROOM, PATIENCE, FRESH, FOUND = range(8)
STOPPED_BY, REPEATED, HALF, FORCED = range(8, 12)
COUNTS = 12
