"""How fast the page is in a real Chromium: `python -m bench web [WHAT] [OPTIONS]`.

    moves    from the click on a choice until what it did is on screen, game by game, with all
             motion on, from the list and on the board itself: a card of Ghosts, the tile of Ghosts
             Galore, a route of Ghost Train; the server runs on the same machine
    scrub    the hardest picture while the replay of a Ghosts Galore game of five is dragged about
    memory   what a tab keeps after each of many games in a row
    size     kilobytes of JavaScript that the first page takes, and each game beyond it

Without a name all four. The page must be built (scripts/web build), and a Chromium be there.
"""

import argparse
import itertools
import statistics
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path
from urllib.parse import urlsplit

from playwright.sync_api import Browser, sync_playwright

from tests.e2e.chromium import launched
from tests.e2e.growth import Tab
from tests.e2e.moves import SHOWN, SOON_MS, WATCH, from_list, on_board
from tests.e2e.people import Looks, Person
from tests.e2e.replays import LONGEST_FRAME, bring_galore_for_five, scrub
from tests.e2e.tables import Following, sit_at
from tests.server.serving import Server

GAMES = ("galore", "ghosts", "train")
HOME_KB, GAME_KB = 150.0, 90.0
GROWTH_MB = 3.0
WARM = 4

WAYS: dict[str, Callable[[Following], None]] = {"list": from_list, "board": on_board}


def measure_moves(browser: Browser, server: Server, game: str, way: str, count: int) -> list[float]:
    person = Person(browser, server.url, Looks(still=False))
    times: list[float] = []
    while len(times) < count:
        it = sit_at(person, game, ("me", "random"))
        it.page.evaluate(WATCH)
        while len(times) < count and it.until_asked():
            # Bots think for a while here, so that what is measured is one's own move.
            before = it.page.evaluate("shown.length")
            WAYS[way](it)
            times.append(it.page.evaluate(SHOWN, before))
    person.watch.check()
    person.context.close()
    return sorted(times)


def moves(browser: Browser, count: int) -> bool:
    met = True
    print(f"{'':16}{'moves':>6}{'median':>10}{'p95':>10}{'worst':>10}   ms; target {SOON_MS:.0f}")
    with (
        tempfile.TemporaryDirectory() as folder,
        Server(Path(folder), "--bot-pace", "0.3") as server,
    ):
        for game, way in itertools.product(GAMES, WAYS):
            times = measure_moves(browser, server, game, way, count)
            p95 = times[min(len(times) - 1, round(0.95 * len(times)))]
            met = met and p95 <= SOON_MS
            word = "met" if p95 <= SOON_MS else "MISSED"
            median = statistics.median(times)
            print(
                f"{game:8}{way:8}{len(times):6}{median:10.1f}{p95:10.1f}{times[-1]:10.1f}   {word}"
            )
    return met


def scrubbing(browser: Browser, times: int) -> bool:
    with tempfile.TemporaryDirectory() as folder, Server(Path(folder)) as server:
        person = Person(browser, server.url, Looks(still=False))
        person.go("/replay")
        bring_galore_for_five(person)
        in_turn = [scrub(person).pictures[0] for _ in range(times)]
        longest = sorted(in_turn)
        person.watch.check()
        person.context.close()
    met = longest[-1] <= LONGEST_FRAME
    print(
        f"{times} times over a game of five: the longest picture took {longest[0]:.1f} to "
        f"{longest[-1]:.1f} ms of the processor, median {statistics.median(longest):.1f}, "
        f"the first time {in_turn[0]:.1f}; "
        f"target {LONGEST_FRAME:.0f} {'met' if met else 'MISSED'}"
    )
    return met


def memory(browser: Browser, count: int) -> bool:
    met = True
    print(f"{'':10}{'games':>6}   megabytes of JavaScript, DOM nodes, after a collection")
    with tempfile.TemporaryDirectory() as folder, Server(Path(folder)) as server:
        for game in GAMES:
            person = Person(browser, server.url, Looks(still=False))
            kept = Tab(sit_at(person, game, ("me", "random"))).play_games(count)
            person.context.close()
            first, last = kept[min(WARM, count) - 1], kept[-1]
            grown = last.heap - first.heap
            met = met and grown <= GROWTH_MB
            word = "met" if grown <= GROWTH_MB else "MISSED"
            print(
                f"{game:10}{count:6}   {' '.join(f'{one.heap:.1f}' for one in kept)}; "
                f"{first.nodes} -> {last.nodes} nodes; grown by {grown:+.2f} MB "
                f"since game {min(WARM, count)}, target {GROWTH_MB:.0f} {word}"
            )
    return met


def size(browser: Browser) -> bool:
    met = True
    with tempfile.TemporaryDirectory() as folder, Server(Path(folder)) as server:
        for game in GAMES:
            person = Person(browser, server.url, Looks())
            person.go("/").wait_for_load_state("networkidle")
            home = scripts(person)
            sit_at(person, game).choose()
            person.page.wait_for_load_state("networkidle")
            sizes = [kilobytes(server, home), kilobytes(server, scripts(person) - home)]
            person.context.close()
            fits = sizes[0] <= HOME_KB and sizes[1] <= GAME_KB
            met = met and fits
            print(
                f"{game:10}first page {sizes[0]:.1f} kB (target {HOME_KB:.0f}), the game "
                f"{sizes[1]:.1f} kB more (target {GAME_KB:.0f}) {'met' if fits else 'MISSED'}"
            )
    return met


def scripts(person: Person) -> set[str]:
    return {path for url in person.watch.asked if (path := urlsplit(url).path).endswith(".js")}


def kilobytes(server: Server, paths: set[str]) -> float:
    with server.client(**{"accept-encoding": "gzip"}) as client:
        total = 0
        for path in paths:
            with client.stream("GET", path) as answer:
                total += sum(map(len, answer.iter_raw()))
    return total / 1000


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("what", nargs="?", choices=["moves", "scrub", "memory", "size"])
    parser.add_argument("--moves", type=int, default=60, help="how many of each game are timed")
    parser.add_argument("--drags", type=int, default=10, help="how often a replay is scrubbed")
    parser.add_argument("--games", type=int, default=20, help="how many in one tab")
    asked = parser.parse_args()
    with sync_playwright() as playwright:
        browser = launched(playwright)
        print(f"Chromium {browser.version}")
        met: list[bool] = []
        if asked.what in (None, "moves"):
            met.append(moves(browser, asked.moves))
        if asked.what in (None, "scrub"):
            met.append(scrubbing(browser, asked.drags))
        if asked.what in (None, "memory"):
            met.append(memory(browser, asked.games))
        if asked.what in (None, "size"):
            met.append(size(browser))
    if not all(met):
        sys.exit("a target was missed")


if __name__ == "__main__":
    main()
