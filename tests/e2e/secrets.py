"""What the people at a table know that nobody else may, and what is said about it on a wire."""

import json
from collections.abc import Iterator
from typing import Any

Json = dict[str, Any]

PRIVATE: dict[str, tuple[str, ...]] = {
    "galore": ("hidden", "returned", "choice", "legal"),
    "ghosts": ("hand", "legal"),
    "train": ("hand", "tickets", "drawn", "legal"),
}
"""What a view holds for its own seat alone."""

SECRET: dict[str, dict[str, tuple[str, ...]]] = {
    "galore": {
        "hidden-dealt": ("tile",),
        "returned": ("tile", "returned"),
        "decided": ("board", "tile", "cell", "rotation"),
    },
    "ghosts": {"dealt": ("card",), "drew": ("card",)},
    "train": {
        "dealt-float": ("card",),
        "dealt-ticket": ("ticket",),
        "drew": ("card",),
        "drew-ticket": ("ticket",),
    },
}
"""Which fields of which events only the one whom they happened to knows."""


def given_away(frames: list[str], game: str, viewer: int | None) -> list[str]:
    """What somebody was sent that they may not know; for `None`, somebody who watches."""
    found: list[str] = []
    for view in views_in(frames):
        if view["seat"] != viewer:
            found.append(f"the view of {view['seat']}")
        private = [name for name in PRIVATE[game] if view[name]] if viewer is None else []
        found += [f"{name} in a view: {view[name]}" for name in private]
    for event in events_in(frames):
        fields = SECRET[game].get(event["type"], ())
        if event.get("seat") != viewer:
            found += [f"{name} in {event}" for name in fields if event.get(name) is not None]
    return found


def views_in(frames: list[str]) -> Iterator[Json]:
    """Every view that was sent."""
    for frame in frames:
        message = json.loads(frame)
        if message.get("view"):
            yield message["view"]


def events_in(frames: list[str]) -> Iterator[Json]:
    """Every event that was told."""
    for frame in frames:
        message = json.loads(frame)
        told = [message["told"]] if "told" in message else message.get("log", [])
        for entry in told:
            yield from entry.get("events") or []
