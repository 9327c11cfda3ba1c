"""What builds the site from docs; see docs/decisions/0033-documentation.md."""
