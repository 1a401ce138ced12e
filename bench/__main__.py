"""Runs measurements: `python -m bench [NAME] [OPTIONS]`.

    speed      decisions a second of the rules, beside OpenSpiel
    playouts   imagined games a second of the search
    strength   who beats whom, how surely, and how long the bots think
    ceiling    what a search wins that sees all cards
    keep       keeps a long run of the search, for `strength` to print again
    outlook    the fit of how a game of Ghosts ends
    store      rows a second that the table server makes durable
    server     moves a second at the tables of a real server, and how soon news arrives
    analysis   how long a finished game is studied for its chances
    web        the page in a real Chromium: how soon a move is seen, scrubbing, memory, size
    lighthouse what Lighthouse says of the page on a phone
    galore     how Ghosts Galore's edition plays
    train      how Ghost Train's map plays

Without a name speed, playouts and strength, the last at a modest size: some minutes. `--full` lets
the bots play as often as the docs tell of, which takes hours. `NAME --help` lists the options of
a measurement.
"""

import runpy
import subprocess
import sys

MEASUREMENTS = {
    "speed": "bench.speed",
    "playouts": "bench.playouts",
    "strength": "bench.strength",
    "ceiling": "bench.ceiling",
    "keep": "bench.kept",
    "outlook": "bench.ghosts_outlook",
    "store": "bench.store",
    "server": "bench.server",
    "analysis": "bench.analysis",
    "web": "bench.web",
    "lighthouse": "bench.lighthouse",
    "galore": "bench.balance.galore",
    "train": "bench.balance.train",
}
FULL = "--full"
USUAL = ("speed", "playouts", "strength")
"""What is measured when nothing is named."""


def main() -> None:
    words = sys.argv[1:]
    if words and words[0] in MEASUREMENTS:
        name = sys.argv.pop(1)
        sys.argv[0] = f"python -m bench {name}"
        runpy.run_module(MEASUREMENTS[name], run_name="__main__")
    elif words in ([], [FULL]):
        missed = [name for name in USUAL if not measured(name, words)]
        if missed:
            sys.exit(f"missed a target: {', '.join(missed)}")
    else:
        print(__doc__)
        if words not in (["--help"], ["-h"]):
            sys.exit(f"what is {' '.join(words)}? Name a measurement before its options.")


def measured(name: str, words: list[str]) -> bool:
    """Run one measurement and say whether it met its targets."""
    options = words if name == "strength" else []
    print(f"-- {name}", flush=True)
    return (
        subprocess.run([sys.executable, "-m", "bench", name, *options], check=False).returncode == 0
    )


if __name__ == "__main__":
    main()
