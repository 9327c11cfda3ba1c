"""``python -m pendula`` is the ``pendula`` command."""

from pendula.cli import main

if __name__ == "__main__":
    raise SystemExit(main())
