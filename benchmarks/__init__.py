"""What pendula promises about speed, measured beside its peers in one run: ``python -m benchmarks``."""
