"""The command ``phantomline``: playing in a terminal, simulating, scoring and replaying."""

from phantomline.cli.app import main

__all__ = ["main"]
