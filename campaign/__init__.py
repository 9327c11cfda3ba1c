"""Random systems that try to make runs wrong without a word, each with a truth found by another route."""
