"""Programs to compare with that have an environment of their own, and how to talk to them."""
