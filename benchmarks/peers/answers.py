"""How the side of a peer answers: a line of JSON on standard input asks, one on standard output answers."""

import json
import sys
from typing import Any


def answer(side: Any) -> None:
    """Call the side's methods by name until there are no more questions."""
    for line in sys.stdin:
        what, arguments = json.loads(line)
        print(json.dumps(getattr(side, what)(**arguments)), flush=True)
