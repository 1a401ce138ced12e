"""Runs a measurement: `python -m bench [speed|galore|train] [OPTIONS]`, speed if none is named."""

import runpy
import sys

MEASUREMENTS = {
    "speed": "bench.speed",
    "galore": "bench.balance.galore",
    "train": "bench.balance.train",
}


def main() -> None:
    name = sys.argv.pop(1) if len(sys.argv) > 1 and sys.argv[1] in MEASUREMENTS else "speed"
    sys.argv[0] = f"python -m bench {name}"
    runpy.run_module(MEASUREMENTS[name], run_name="__main__")


if __name__ == "__main__":
    main()
