"""The reference: a page for each part of pendula, from signatures and docstrings."""

import inspect
from pathlib import Path
from typing import Any

import pendula as pe

# What stands on which page, by the first part of the module that a name comes from.
PAGES = {
    "description": "Describing systems",
    "formats": "Robot files",
    "dynamics": "Equations",
    "model": "Compiled functions",
    "simulation": "Motion",
    "numerics": "Tableaux",
    "runs": "Runs",
    "contact": "Contact by springs",
    "collision": "Collision",
    "audits": "Audits",
    "comparison": "Comparisons",
    "analysis": "Analysis",
    "control": "Control",
    "ensembles": "Ensembles",
    "viewer": "Pictures and pages",
    "spatial": "Kinematics in space",
    "errors": "Errors",
}
SYMPY = "description.functions"  # sin, cos and their kin: SymPy's own


def public_names() -> dict[str, list[str]]:
    """Public names by page, in alphabetical order; SymPy's functions are left out."""
    found: dict[str, list[str]] = {page: [] for page in PAGES}
    for name, home in pe._WHERE.items():
        if home != SYMPY:
            found[home.split(".")[0]].append(f"pendula.{name}")
    in_space = (name for name, value in vars(pe.spatial).items() if _is_of(value, "pendula.spatial"))
    found["spatial"] += [f"pendula.spatial.{name}" for name in in_space if name != "Pose"]
    return {page: sorted(names, key=str.lower) for page, names in found.items()}


def write_reference(folder: Path) -> None:
    """Pages of all public names, the list of the pages, and the functions of SymPy by name."""
    api = folder / "api"
    api.mkdir(exist_ok=True)
    for page, names in public_names().items():
        parts = [f"# {PAGES[page]}", *(_entry(name) for name in names)]
        (api / f"{page}.md").write_text("\n\n".join(parts) + "\n", "utf-8")
    functions = ", ".join(f"`{name}`" for name, home in sorted(pe._WHERE.items()) if home == SYMPY)
    listed = "\n".join(PAGES)
    (api / "index.md").write_text(
        "# Reference\n\nEvery public name, as `pe.NAME`, with its types; *[source]* leads to the code.\n\n"
        f"```{{toctree}}\n:maxdepth: 1\n\n{listed}\n```\n\n"
        f"Functions of expressions are SymPy's, under the same names: {functions}.\n",
        "utf-8",
    )


def _is_of(value: Any, package: str) -> bool:
    """Whether a class or a function comes from a package."""
    return callable(value) and str(getattr(value, "__module__", "")).startswith(package)


def _entry(name: str) -> str:
    value = pe
    for part in name.split(".")[1:]:
        value = getattr(value, part)
    if inspect.isclass(value):
        kind, options = "autoclass", "   :members:\n   :inherited-members: ValueError, tuple, Protocol\n"
    elif callable(value):
        kind, options = "autofunction", ""
    else:
        kind, options = "autodata", "   :no-value:\n"
    return f"```{{eval-rst}}\n.. {kind}:: {name}\n{options}```"
