"""Habits of the house that a syntax tree can see."""

import ast
from collections.abc import Iterator
from fnmatch import fnmatchcase as fnmatch

EMPTY_WORDS = {"util", "utils", "helper", "helpers", "common", "manager", "managers", "misc"}
MOST_ARGUMENTS = 8
COMPILED = "compiled to machine code, where arguments are numbers and pointers and nothing groups them"

# Pattern of "file below src/pendula::function": why it takes more than eight arguments.
MANY_ARGUMENTS: dict[str, str] = {
    "description/lagrangian.py::Lagrangian.__init__": "a system is one value; each keyword is a part of it",
    "description/free_body.py::FreeBody.__init__": "a system is one value; each keyword is a part of it",
    "description/mechanisms/mechanism.py::Mechanism.__init__": "a system is one value, as above",
    "gallery/carts.py::cart_pole": "a gallery system takes its physical parameters as keywords",
    "gallery/contact_systems.py::woodpecker": "the same",
    "gallery/rolling.py::rattleback": "the same",
    "compiler/collocation.py::*": COMPILED,
    "simulation/simulate.py::simulate": "one verb runs it all; every option is a keyword",
    "simulation/batch.py::simulate_batch": "the same options as simulate",
    "viewer/page/writing.py::html": "one verb; every option of a page is a keyword",
    "control/optimise.py::optimise": "one verb; every option is a keyword, as in simulate",
    "comparison/comparison.py::compare": "one verb; every option is a keyword, as in simulate",
    "compiler/sparse_elimination.py::solve_sparse": COMPILED,
    "ensembles/study.py::ensemble": "one verb; every option is a keyword, as in simulate",
}

UNSAFE_MODULES = {"pickle", "cPickle", "dill", "cloudpickle", "shelve", "marshal", "joblib", "runpy"}
UNSAFE_CALLS = {"eval", "exec", "parse_expr"}
# "file below src/pendula::what": why it is safe there.
UNSAFE_BUT_JUSTIFIED: dict[str, str] = {
    "model/pickling.py::pickle": "reads only bytes inside a pickle that its reader has chosen to trust",
    "ensembles/cluster.py::cloudpickle": "sends jobs to workers and reads them there, as Dask does by itself",
    "cli/system_file.py::runpy": "runs the Python file that the user names to be run",
}


def functions(
    tree: ast.AST, prefix: str = ""
) -> Iterator[tuple[str, ast.FunctionDef | ast.AsyncFunctionDef]]:
    """Every function with its qualified name."""
    for node in ast.iter_child_nodes(tree):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            yield prefix + node.name, node
        inner = f"{prefix}{node.name}." if isinstance(node, ast.ClassDef | ast.FunctionDef) else prefix
        yield from functions(node, inner)


def argument_count(function: ast.FunctionDef | ast.AsyncFunctionDef) -> int:
    """How many arguments a caller sees: all but self and cls."""
    given = function.args
    names = [a.arg for a in (*given.posonlyargs, *given.args, *given.kwonlyargs)]
    names += [a.arg for a in (given.vararg, given.kwarg) if a]
    return len([name for name in names if name not in ("self", "cls")])


def unsafe(tree: ast.AST) -> set[str]:
    """Modules and calls by which text or bytes would become code."""
    found = set()
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            found |= {alias.name.split(".")[0] for alias in node.names} & UNSAFE_MODULES
        elif isinstance(node, ast.ImportFrom) and node.module:
            found |= {node.module.split(".")[0]} & UNSAFE_MODULES
            found |= {alias.name for alias in node.names} & UNSAFE_CALLS
        elif isinstance(node, ast.Name):
            found |= {node.id} & UNSAFE_CALLS
        elif (
            isinstance(node, ast.Attribute)
            and isinstance(node.value, ast.Name)
            and node.value.id == "builtins"
        ):
            found |= {node.attr} & UNSAFE_CALLS
        elif isinstance(node, ast.keyword) and node.arg == "allow_pickle":
            found |= set() if ast.unparse(node.value) == "False" else {"allow_pickle"}
    return found


def test_every_file_is_named_after_what_it_holds(python_files):
    empty = [
        path
        for path in python_files
        for part in path.parts
        if EMPTY_WORDS & set(part.removesuffix(".py").split("_"))
    ]
    assert not empty, f"say what these hold: {empty}"


def test_no_function_takes_more_than_eight_arguments(source_trees):
    many = {
        f"{file}::{name}": argument_count(function)
        for file, tree in source_trees.items()
        for name, function in functions(tree)
        if argument_count(function) > MOST_ARGUMENTS
    }
    unlisted = {name: n for name, n in many.items() if not any(fnmatch(name, p) for p in MANY_ARGUMENTS)}
    assert not unlisted, f"over {MOST_ARGUMENTS} arguments; group them or list them with a reason: {unlisted}"
    stale = [pattern for pattern in MANY_ARGUMENTS if not any(fnmatch(name, pattern) for name in many)]
    assert not stale, f"no longer needed: {stale}"
    assert all(MANY_ARGUMENTS.values())


def test_mistakes_are_errors_not_asserts(source_trees):
    asserts = [
        f"{file}:{node.lineno}"
        for file, tree in source_trees.items()
        for node in ast.walk(tree)
        if isinstance(node, ast.Assert)
    ]
    assert not asserts, f"raise a PendulaError instead: {asserts}"


def test_no_text_becomes_code(source_trees):
    found = {f"{file}::{what}" for file, tree in source_trees.items() for what in unsafe(tree)}
    unlisted = found - set(UNSAFE_BUT_JUSTIFIED)
    assert not unlisted, f"pickle, eval and exec run what a file says: {sorted(unlisted)}"
    assert set(UNSAFE_BUT_JUSTIFIED) <= found, f"no longer needed: {set(UNSAFE_BUT_JUSTIFIED) - found}"
    assert all(UNSAFE_BUT_JUSTIFIED.values())


def test_what_the_rules_look_for_is_found():
    tree = ast.parse(
        "import pickle\nclass A:\n  def f(self, a, b, *c, d=1, **e):\n    exec(np.load(b, allow_pickle=d))"
    )
    assert unsafe(tree) == {"pickle", "exec", "allow_pickle"}
    assert [(name, argument_count(function)) for name, function in functions(tree)] == [("A.f", 5)]
    fine = "import re\nre.compile('x')\nmodel.eval()\nnp.load(p, allow_pickle=False)\n"
    assert unsafe(ast.parse(fine)) == set()
