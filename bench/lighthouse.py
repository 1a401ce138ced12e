"""What Lighthouse says of the page on a phone: `python -m bench lighthouse [PAGES] [OPTIONS]`.

Looks at home and at one's own seat in a game of each kind, as Lighthouse does by itself: a slow
phone on a slow line, simulated, an empty cache, and a real server on this machine. The scores are
those of several runs, since they move with whatever else the machine does: run it on a calm one.

The preset makes the processor four times as slow as the machine's own, so each report also says how
fast that was, as Lighthouse's index: about 1000 and more for a desk computer.

Lighthouse is no part of the page. It comes from npm when it is first asked for, into
build/lighthouse. The page must be built (scripts/web build), and a Chromium be there.
"""

import argparse
import json
import os
import shutil
import socket
import statistics
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from playwright.sync_api import BrowserContext, sync_playwright

from tests.e2e.chromium import ARGS, NAMES
from tests.server.serving import Server

ROOT = Path(__file__).parent.parent
FOLDER = ROOT / "build" / "lighthouse"
LIGHTHOUSE = "lighthouse@13.5.0"
PAGES = ("home", "galore", "ghosts", "train")
WANTED = {"performance": 95, "accessibility": 100, "best-practices": 100}
TIMES = {
    "first-contentful-paint": "FCP",
    "largest-contentful-paint": "LCP",
    "total-blocking-time": "TBT",
    "cumulative-layout-shift": "CLS",
    "speed-index": "SI",
}


def brought() -> list[str]:
    """Return how Lighthouse is run, after bringing it along."""
    from web.build import find_npm

    npm: list[str] | None = find_npm()
    if npm is None:
        sys.exit("Node was not found; `scripts/web build` brings one along.")
    node = npm[0] if npm[0].endswith("node") else str(shutil.which("node"))
    stamp = FOLDER / "installed"
    if not stamp.is_file() or stamp.read_text() != LIGHTHOUSE:
        print(f"Bringing {LIGHTHOUSE} ...", flush=True)
        FOLDER.mkdir(parents=True, exist_ok=True)
        (FOLDER / "package.json").write_text('{"private": true}\n')
        path = os.pathsep.join([str(Path(node).parent), os.environ.get("PATH", "")])
        subprocess.run(
            [*npm, "install", "--silent", "--no-fund", "--no-audit", LIGHTHOUSE],
            cwd=FOLDER,
            env={**os.environ, "PATH": path},
            check=True,
        )
        stamp.write_text(LIGHTHOUSE)
    return [node, str(FOLDER / "node_modules" / "lighthouse" / "cli" / "index.js")]


@contextmanager
def browsing(folder: Path) -> Iterator[tuple[BrowserContext, int]]:
    """A browser that Lighthouse can be let into, with the cookies that we give it."""
    wanted = os.environ.get("PHANTOMLINE_CHROMIUM")
    found = [wanted] if wanted else [path for name in NAMES if (path := shutil.which(name))]
    if not found:
        sys.exit("There is no Chromium here; scripts/test tests/e2e brings one.")
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port: int = free.getsockname()[1]
    with sync_playwright() as playwright:
        context = playwright.chromium.launch_persistent_context(
            folder, executable_path=found[0], args=[*ARGS, f"--remote-debugging-port={port}"]
        )
        yield context, port
        context.close()


def place(context: BrowserContext, server: Server, page: str) -> str:
    """Return the address of a page; a game is one that has just begun, from one's own seat."""
    if page == "home":
        return f"{server.url}/"
    ask = context.request
    ask.post(f"{server.url}/api/me", data={"name": "Ana"})
    wish = {"game": page, "seats": 3, "placings": ["me", "easy", "greedy"]}
    table = ask.post(f"{server.url}/api/tables", data=wish).json()["id"]
    ask.post(f"{server.url}/api/tables/{table}/start", data={})
    return f"{server.url}/t/{table}"


def look(lighthouse: list[str], port: int, url: str, folder: Path) -> dict[str, Any]:
    """Return the report of one run."""
    report = folder / "report.json"
    subprocess.run(
        [
            *lighthouse,
            url,
            *("--quiet", f"--port={port}", "--output=json", f"--output-path={report}"),
            f"--only-categories={','.join(WANTED)}",
        ],
        check=True,
        stdout=subprocess.DEVNULL,
    )
    told: dict[str, Any] = json.loads(report.read_text())
    return told


def failed(report: dict[str, Any]) -> list[str]:
    """Name what took points away."""
    return [
        f"{audit['id']}: {audit['title']}"
        for kind in report["categories"].values()
        for one in kind["auditRefs"]
        if one["weight"] and (audit := report["audits"][one["id"]])["score"] not in (1, None)
    ]


def main() -> int:
    """Look at the pages, print what Lighthouse says, and fail below the targets."""
    parser = argparse.ArgumentParser(
        prog=sys.argv[0], description=__doc__, formatter_class=argparse.RawTextHelpFormatter
    )
    parser.add_argument("pages", nargs="*", metavar="PAGES", help=f"of {', '.join(PAGES)}")
    parser.add_argument("--runs", type=int, default=3, help="how often to look at each page")
    parser.add_argument("--keep", type=Path, help="a folder to leave the reports in")
    wish = parser.parse_args()
    unknown = set(wish.pages) - set(PAGES)
    if unknown:
        parser.error(f"there is no page {', '.join(sorted(unknown))}")
    lighthouse = brought()
    missed: list[str] = []
    with tempfile.TemporaryDirectory() as folder:
        home = Path(folder)
        with Server(home) as server, browsing(home / "browser") as (context, port):
            for page in wish.pages or PAGES:
                reports = [
                    look(lighthouse, port, place(context, server, page), home)
                    for _ in range(wish.runs)
                ]
                missed += told(page, reports)
                if wish.keep:
                    wish.keep.mkdir(parents=True, exist_ok=True)
                    (wish.keep / f"{page}.json").write_text(json.dumps(reports[-1]))
    if missed:
        print("Missed: " + "; ".join(missed))
    return 1 if missed else 0


def told(page: str, reports: list[dict[str, Any]]) -> list[str]:
    """Print one page's scores with their spread, and return the targets it missed."""
    parts: list[str] = []
    missed: list[str] = []
    for kind, least in WANTED.items():
        scores = sorted(round(100 * one["categories"][kind]["score"]) for one in reports)
        middle = statistics.median(scores)
        parts.append(f"{kind} {middle:g} ({scores[0]}-{scores[-1]})")
        if middle < least:
            missed.append(f"{page} {kind} {middle:g} of {least}")
    times = [
        f"{short} {statistics.median(one['audits'][audit]['numericValue'] for one in reports):.4g}"
        for audit, short in TIMES.items()
    ]
    speeds = sorted(round(one["environment"]["benchmarkIndex"]) for one in reports)
    times.append(f"index {speeds[0]}-{speeds[-1]}")
    print(f"{page:8} {'  '.join(parts)}\n         {'  '.join(times)}", flush=True)
    for what in sorted({what for one in reports for what in failed(one)}):
        print(f"         - {what}")
    return missed


if __name__ == "__main__":
    sys.exit(main())
