"""Whether a table takes a command, and what comes of it.

`decide` changes nothing. It returns the change to be logged, or raises `Refusal`, or
`IllegalAction` for a move that the rules forbid.
"""

from typing import Any

from phantomline.bots.registry import KINDS
from phantomline.core.wire import CHANCE
from phantomline.server.errors import Refusal
from phantomline.server.table.arranging import arrange
from phantomline.server.table.commands import (
    Answer,
    Arrange,
    Close,
    Command,
    Depart,
    Expire,
    Hand,
    Move,
    PutBot,
    Rematch,
    Resign,
    Return,
    Sit,
    Stand,
    Start,
    TimeUp,
    Undo,
)
from phantomline.server.table.departing import departing
from phantomline.server.table.entries import (
    Answered,
    AnyEntry,
    Asked,
    Closed,
    Handed,
    Hosted,
    Moved,
    Rematched,
    Resigned,
    Returned,
    Sat,
    Started,
    Stood,
    TookBack,
)
from phantomline.server.table.fate import Fate, seed_of
from phantomline.server.table.parts import Change, Moment, Seat
from phantomline.server.table.permits import check_host, check_playing, own_seat, seat_at
from phantomline.server.table.table import Table
from phantomline.server.table.undo import learned

__all__ = ["STAND_IN", "Again", "check_bot", "decide"]

STAND_IN = "easy"
"""Who plays on for people who run out of time or give up."""

LONGEST_LOG = 5_000
LONGEST_ID = 64
LONGEST_NONCE = 128


class Again(Exception):
    """What was asked for is so already, since entry ``seq`` at the latest."""

    def __init__(self, seq: int) -> None:
        super().__init__(seq)
        self.seq = seq


def decide(table: Table, command: Command, player: str | None, now: int) -> Change:
    """Return what this command, asked by this player at this time, changes."""
    if isinstance(command, Move):
        return _move(table, command, player, now)
    if table.status == "closed":
        raise Refusal("closed")
    if table.seq >= LONGEST_LOG and not isinstance(command, Close | Expire | Depart):
        # Far beyond any game: only somebody who wants to fill the disk gets here.
        raise Refusal("worn-out")
    moments: list[Moment] = []
    match command:
        case Sit() | Stand() | PutBot():
            entry: AnyEntry = _seating(table, command, player, now)
        case Arrange():
            entry = arrange(table, command.wishes, player, now)
            if table.created is not None and entry.settings == table.created.settings:
                raise Again(table.seq)
        case Start():
            entry, moments = _start(table, player, now)
        case Undo() | Answer():
            entry = _undoing(table, command, player, now)
        case Hand() | Return() | Resign():
            entry = _leaving(table, command, player, now)
        case TimeUp():
            entry = _time_up(table, command, now)
        case Rematch():
            entry = _rematch(table, command, player, now)
        case _:
            assert isinstance(command, Close | Expire | Depart)
            entry = _closing(table, command, player, now)
    return Change(table.seq + 1, entry, moments)


def _move(table: Table, command: Move, player: str | None, now: int) -> Change:
    seat = seat_at(table, command.seat)
    if command.bot:
        if seat.bot is None:
            raise Refusal("not-your-seat")
    elif seat.player is None or seat.player != player:
        raise Refusal("not-your-seat")
    elif seat.bot is not None:
        raise Refusal("bot-plays")
    if command.id:
        if len(command.id) > LONGEST_ID:
            raise Refusal("too-long", what="id", most=LONGEST_ID)
        made = table.ids.get((command.seat, command.id))
        if made is not None:
            raise Again(made)
    check_playing(table)
    if command.seat not in table.game.actors(table.state):
        raise Refusal("not-your-turn")
    if not table.since[command.seat] <= command.seq <= table.seq:
        raise Refusal("stale", seq=table.seq)
    game, before = table.game, table.state
    # Rules may refuse anyone's action out of turn in their own way, but the turn is known here.
    after = game.apply(before, command.seat, command.action)
    moments: list[Moment] = [(before, command.seat, command.action, after)]
    assert table.fate is not None
    draws = _draw(table, table.fate, after, moments)
    entry = Moved(
        at=now, by=player, seat=command.seat, action=command.action, draws=draws, id=command.id
    )
    return Change(table.seq + 1, entry, moments)


def _draw(table: Table, fate: Fate, state: Any, moments: list[Moment]) -> list[Any]:
    """Let fate decide for as long as it is its turn."""
    game = table.game
    draws: list[Any] = []
    while game.actors(state) == (CHANCE,):
        action = fate.draw(game, state, table.drawn + len(draws))
        after = game.apply(state, CHANCE, action)
        moments.append((state, CHANCE, action, after))
        draws.append(action)
        state = after
    return draws


def _seating(
    table: Table, command: Sit | Stand | PutBot, player: str | None, now: int
) -> Sat | Stood:
    if table.status != "open":
        raise Refusal("started")
    seat = seat_at(table, command.seat)
    if isinstance(command, Stand):
        if seat.free:
            raise Refusal("seat-free")
        if seat.player is None or seat.player != player:
            check_host(table, player)
        return Stood(at=now, by=player, seat=command.seat)
    if not seat.free:
        raise Refusal("seat-taken")
    assert table.created is not None
    rated = table.created.settings.rated
    if isinstance(command, Sit):
        assert player is not None
        if rated and table.held_by(player):
            raise Refusal("rated-once")
        if len(command.nonce) > LONGEST_NONCE:
            raise Refusal("too-long", what="nonce", most=LONGEST_NONCE)
        return Sat(at=now, by=player, seat=command.seat, player=player, nonce=command.nonce)
    check_host(table, player)
    if rated:
        raise Refusal("rated-people")
    check_bot(command.bot)
    return Sat(at=now, by=player, seat=command.seat, bot=command.bot)


def _start(table: Table, player: str | None, now: int) -> tuple[Started, list[Moment]]:
    check_host(table, player)
    if table.status != "open":
        raise Refusal("started")
    free = sum(seat.free for seat in table.seats)
    if free:
        raise Refusal("seats-free", free=free)
    moments: list[Moment] = []
    fate = table.make_fate(seed_of(table.secret, table.id, [seat.nonce for seat in table.seats]))
    draws = _draw(table, fate, table.first_state(), moments)
    return Started(at=now, by=player, draws=draws), moments


def _undoing(
    table: Table, command: Undo | Answer, player: str | None, now: int
) -> TookBack | Asked | Answered:
    seat = own_seat(table, command.seat, player)
    check_playing(table)
    if seat.bot is not None:
        raise Refusal("bot-plays")
    if isinstance(command, Answer):
        asked = table.asked
        if asked is None:
            raise Refusal("nothing-asked")
        if command.seat not in table.judges(asked.seat):
            raise Refusal("not-asked")
        return Answered(at=now, by=player, seat=command.seat, yes=command.yes)
    turn = table.last_turn(command.seat)
    if turn is None:
        raise Refusal("nothing-to-undo")
    if not table.judges(command.seat) or _harmless(table, command.seat):
        return TookBack(at=now, by=player, seat=command.seat)
    if table.asked is not None:
        raise Refusal("already-asked")
    return Asked(at=now, by=player, seat=command.seat)


def _harmless(table: Table, seat: int) -> bool:
    """Say whether the latest move is this seat's, drew nothing and told its maker nothing."""
    last = table.turns[-1]
    if last.seat != seat or len(table.steps) != last.steps + 1:
        return False
    _, action = table.steps[-1]
    return not learned(table.game, table.state_before(last), seat, action, table.state)


def _leaving(
    table: Table, command: Hand | Return | Resign, player: str | None, now: int
) -> Handed | Returned | Resigned:
    check_playing(table)
    seat = seat_at(table, command.seat)
    if isinstance(command, Hand) and seat.player is not None and seat.player != player:
        # Whether that player is away is for the room to know, which asks first.
        check_host(table, player)
        return _handed(seat, command, player, "away", now)
    own_seat(table, command.seat, player)
    if seat.resigned:
        raise Refusal("resigned")
    if isinstance(command, Hand):
        return _handed(seat, command, player, "left", now)
    if isinstance(command, Return):
        if seat.bot is None:
            raise Refusal("seat-yours")
        return Returned(at=now, by=player, seat=command.seat)
    return Resigned(at=now, by=player, seat=command.seat, bot=STAND_IN)


def _handed(seat: Seat, command: Hand, player: str | None, why: Any, now: int) -> Handed:
    if seat.bot is not None:
        raise Refusal("bot-plays")
    check_bot(command.bot)
    return Handed(at=now, by=player, seat=command.seat, bot=command.bot, why=why)


def _time_up(table: Table, command: TimeUp, now: int) -> Handed:
    check_playing(table)
    deadline = None if table.clocks is None else table.clocks.deadline(command.seat)
    if deadline is None or now < deadline:
        raise Refusal("time-left")
    return Handed(at=now, seat=command.seat, bot=STAND_IN, why="time")


def _rematch(table: Table, command: Rematch, player: str | None, now: int) -> Rematched:
    if table.status != "over":
        raise Refusal("not-over")
    if not table.held_by(player):
        raise Refusal("not-your-seat")
    if table.rematch is not None:
        raise Refusal("rematched", table=table.rematch)
    return Rematched(at=now, by=player, table=command.table)


def _closing(
    table: Table, command: Close | Expire | Depart, player: str | None, now: int
) -> Stood | Handed | Hosted | Closed:
    if isinstance(command, Depart):
        entry = departing(table, command, player, now, STAND_IN)
        if entry is None:
            raise Again(table.seq)
        return entry
    if isinstance(command, Close):
        check_host(table, player)
    if table.status == "over":
        raise Refusal("over")
    return Closed(at=now, by=player, why="host" if isinstance(command, Close) else "idle")


def check_bot(name: str) -> None:
    """Raise `Refusal` for a bot that does not play at tables."""
    # A spec may name a program on this machine: only the kinds are for everyone.
    if name not in KINDS:
        raise Refusal("no-such-bot", bots=", ".join(KINDS))
