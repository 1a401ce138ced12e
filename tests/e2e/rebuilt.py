"""`phantomline serve` with a page from elsewhere, so that it can be another build after a restart.

PAGE_FOLDER=... python -m tests.e2e.rebuilt serve ...
"""

import os
import re
import sys
from pathlib import Path

from phantomline.cli import main, serve

FOLDER = "PAGE_FOLDER"
VERSION = "000000000000"
MARK = '<meta name="build" content="new" />'
"""What is new about the page."""


def rebuild(folder: Path, without: str) -> None:
    """Change what a new build may change: page, version, and that some part is gone."""
    for copy in (*folder.rglob("*.br"), *folder.rglob("*.gz")):
        copy.unlink()
    page, worker = folder / "index.html", folder / "sw.js"
    page.write_text(page.read_text().replace("</head>", f"{MARK}</head>"))
    (gone,) = (folder / "assets").glob(f"{without}-*.js")
    gone.unlink()
    said = worker.read_text()
    (version,) = set(re.findall(r"(?<=[`'\"])[0-9a-f]{12}(?=[`'\"])", said))
    listed = f"/assets/{gone.name},"
    assert listed in said, "the worker's list is one text"
    worker.write_text(said.replace(version, VERSION).replace(listed, ""))


def prepare() -> None:
    """Put the folder where the command looks for the page."""
    assert hasattr(serve, "_web_files")
    setattr(serve, "_web_files", lambda: Path(os.environ[FOLDER]))  # noqa: B010 it is private


if __name__ == "__main__":
    prepare()
    sys.argv[:1] = ["phantomline"]
    sys.exit(main())
