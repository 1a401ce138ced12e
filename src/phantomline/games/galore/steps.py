"""Small steps that set-up and rounds share."""

from bisect import bisect_left

from phantomline.games.galore.state import CLAIMING, NO_CHOICE, State

__all__ = [
    "begin_round",
    "drawable",
    "is_drawable",
    "nth_drawable",
    "replaced",
    "wait_for_all",
    "without",
]


def replaced(values: tuple[int, ...], index: int, value: int) -> tuple[int, ...]:
    """The same tuple with one value changed."""
    return values[:index] + (value,) + values[index + 1 :]


def without(tiles: tuple[int, ...], tile: int) -> tuple[int, ...]:
    """The same sorted tuple without one of its tiles."""
    at = bisect_left(tiles, tile)
    return tiles[:at] + tiles[at + 1 :]


def is_drawable(state: State, tile: int) -> bool:
    """Whether fate may turn up this tile: nobody has seen it and nobody hides it."""
    at = bisect_left(state.unseen, tile)
    if at == len(state.unseen) or state.unseen[at] != tile:
        return False
    return all(tile not in hand for hand in state.hands)


def drawable(state: State) -> list[int]:
    """All tiles that fate may turn up, in order."""
    held: set[int] = set()
    for hand in state.hands:
        held.update(hand)
    return [tile for tile in state.unseen if tile not in held]


def nth_drawable(state: State, chance: float) -> int:
    """The drawable tile that a number from 0 to 1 points at, without listing them all."""
    unseen = state.unseen
    held = 0
    for hand in state.hands:
        held += len(hand)
    index = int(chance * (len(unseen) - held))
    # Skip the hidden tiles on the way: the least place that has ``index`` free tiles before it.
    at = index
    while True:
        skipped = 0
        for hand in state.hands:
            for tile in hand:
                if tile <= unseen[at]:
                    skipped += 1
        if at == index + skipped:
            return unseen[at]
        at = index + skipped


def wait_for_all(after: State, phase: int) -> None:
    """Let every seat choose, none knowing what the others do."""
    players = len(after.boards)
    after.phase = phase
    after.waiting = (1 << players) - 1
    after.pending = (NO_CHOICE,) * players


def begin_round(after: State) -> None:
    """Make the next stack the current one; the lamp holder begins (GG-13, GG-20)."""
    after.phase = CLAIMING
    after.round += 1
    after.turn = after.lamp
    after.stack = len(after.boards) + 4
