"""Builds the site: `python -m docs.site [FOLDER]`; a warning is an error, and so is a broken link.

The sources are copied first, so that what is generated never lies among what is written by hand.
"""

import os
import shutil
import sys
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from time import perf_counter

from docs.site.api_pages import write_reference
from docs.site.gallery_page import write_gallery
from docs.site.lesson_pages import write_lessons
from docs.site.links import broken_links
from sphinx.cmd.build import main as sphinx

ROOT = Path(__file__).resolve().parents[2]


def build(target: Path) -> int:
    """Write the site into a folder and return Sphinx's exit code, or 1 where a link is broken."""
    began = perf_counter()
    source = target.with_name(target.name + "-source")
    shutil.rmtree(source, ignore_errors=True)
    shutil.copytree(ROOT / "docs", source, ignore=shutil.ignore_patterns("__pycache__", "site"))
    measured = (ROOT / "benchmarks" / "results.md").read_text("utf-8")
    (source / "benchmarks.md").write_text(measured.replace("../docs/", ""), "utf-8")
    shutil.copy(ROOT / "validation" / "results.md", source / "validation.md")
    write_reference(source)
    with ProcessPoolExecutor(1) as beside:  # lessons and gallery take half a minute each
        gallery = beside.submit(write_gallery, source)
        write_lessons(source)
        gallery.result()
    settings = str(ROOT / "docs" / "site")
    jobs = str(os.cpu_count() or 1)
    code = sphinx(["-q", "-E", "-W", "--keep-going", "-j", jobs, "-c", settings, str(source), str(target)])
    shutil.copytree(source / "_live", target / "live", dirs_exist_ok=True)
    broken = broken_links(target)
    print(*(f"broken link: {link}" for link in broken), sep="\n", end="\n" * bool(broken))
    print(f"{target / 'index.html'}: built in {perf_counter() - began:.0f} s")
    return code or bool(broken)


if __name__ == "__main__":
    sys.exit(build(Path(sys.argv[1] if len(sys.argv) > 1 else ROOT / "site").resolve()))
