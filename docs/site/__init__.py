"""What builds the site from docs; see docs/decisions/0033-documentation.md."""

# Pages that no file of docs holds: they are written when the site is built, like those of the lessons.
GENERATED = ("api/index", "benchmarks", "gallery", "validation")
