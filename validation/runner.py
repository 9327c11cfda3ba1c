"""Runs adapters on the problems and compares with the digits."""

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from types import ModuleType
from typing import Any

PROBLEMS = Path(__file__).with_name("problems.json")


@dataclass(frozen=True)
class Score:
    """How near an adapter came: the largest error, None where it has no answer; and what was asked of it."""

    error: float | None
    tolerance: float

    @property
    def reached(self) -> bool:
        return self.error is not None and self.error <= self.tolerance

    def __str__(self) -> str:
        if self.error is None:
            return "cannot be said"
        return f"{self.error:.1e}" + ("" if self.reached else " (missed)")


def read_problems() -> list[dict[str, Any]]:
    return json.loads(PROBLEMS.read_text("utf-8"))


def judge(name: str, said: Sequence[float] | None, problem: Mapping[str, Any]) -> Score:
    """The largest difference between what an adapter says and the digits."""
    known = problem["answer"]
    if said is None:
        return Score(None, problem["tolerance"])
    if len(said) != len(known):
        raise ValueError(f"{name} gave {len(said)} numbers for {problem['id']}, not {len(known)}.")
    return Score(max(abs(float(a) - b) for a, b in zip(said, known, strict=True)), problem["tolerance"])


def answers(adapter: ModuleType) -> dict[str, list[float] | None]:
    """What an adapter says to each problem."""
    said = {problem["id"]: adapter.solve(problem) for problem in read_problems()}
    return {name: None if found is None else [float(x) for x in found] for name, found in said.items()}


def table(said: Mapping[str, Mapping[str, list[float] | None]]) -> str:
    """Who reaches what: a row for each problem, a column for each program with its answers."""
    lines = [f"| problem | needed | {' | '.join(said)} |", "| --- |" + " ---: |" * (len(said) + 1)]
    for problem in read_problems():
        scores = " | ".join(str(judge(name, found[problem["id"]], problem)) for name, found in said.items())
        lines.append(f"| {problem['id']} | {problem['tolerance']:.0e} | {scores} |")
    return "\n".join(lines)
