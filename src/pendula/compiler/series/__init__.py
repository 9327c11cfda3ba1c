"""Taylor series of solutions: graphs to recurrences, recurrences to kernels that compute all coefficients."""
