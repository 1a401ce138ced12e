"""What a player of Ghost Train sees and is told, and what not."""

import pytest

from phantomline.core import SPECTATOR, Event
from phantomline.games.train.actions import (
    Claim,
    Discard,
    Draw,
    DrawFloat,
    DrawTicket,
    Pass,
    Start,
)
from phantomline.games.train.events import (
    Began,
    Claimed,
    Completed,
    DealtFloat,
    DealtTicket,
    Drew,
    DrewTicket,
    Ended,
    FloatsReshuffled,
    LastCarriage,
    Passed,
    PlayBegan,
    TicketsDiscarded,
    TicketsReshuffled,
    TownHall,
    TrickOrTreat,
)
from phantomline.games.train.state import TO_CRYPT, TRICK_OR_TREAT, State
from phantomline.games.train.view import TrainView
from tests.games.train.table import GAME, step, table, told


def look(state: State, viewer: int) -> TrainView:
    view = GAME.view(state, viewer)
    assert isinstance(view, TrainView)
    return view


MIDDLE = table(
    ["red", "locomotive"],
    ["blue"],
    ["green", "green", "black"],
    deck=["red", "yellow"],
    discards=["orange"],
    tickets=[["oak--well", "crypt--pier"], ["oak--pier"], ["glade--mill"]],
    eras=[[0, 1], [0], [1]],
    era=1,
    ticket_deck=["mill--well"],
    ticket_discards=["hall--swamp"],
    completed=[[], ["mansion--oak"], []],
    bonuses=[TO_CRYPT, TRICK_OR_TREAT, 0],
    routes=[["crypt--hall--green"], ["hall--mansion", "oak--hall"], []],
)


def test_a_view_shows_what_is_public_and_the_own_cards() -> None:
    own = look(MIDDLE, 0)
    assert (own.seat, own.players, own.phase, own.actors) == (0, 3, "playing", (0,))
    assert own.hand == {"red": 1, "locomotive": 1}
    assert own.hand_sizes == (2, 1, 3)
    assert own.deck_size == 2
    assert own.discards == {"orange": 1}
    assert own.unseen == {"red": 1, "yellow": 1, "blue": 1, "green": 2, "black": 1}
    assert own.tickets == ("oak--well", "crypt--pier")
    assert own.eras == ((0, 1), (0,), (1,))
    assert own.unseen_tickets == (("oak--pier",), ("glade--mill", "mill--well"))
    assert own.ticket_deck_size == 1
    assert own.ticket_discards == ("hall--swamp",)
    assert own.completed == ((), ("mansion--oak",), ())
    assert own.bonuses == (("crypt",), ("trick-or-treat",), ())
    assert own.scores == (0, 2, 0)
    assert own.carriages == (19, 16, 20)
    assert own.routes == (("crypt--hall--green",), ("hall--mansion", "oak--hall"), ())
    assert own.legal == tuple(GAME.legal(MIDDLE, 0))


def test_a_spectator_sees_no_hand() -> None:
    public = look(MIDDLE, SPECTATOR)
    assert public.seat is None
    assert public.hand == public.drawn == {}
    assert public.tickets == ()
    assert public.legal == ()
    assert sum(public.unseen.values()) == 8
    assert public.unseen_tickets == (
        ("oak--well", "oak--pier"),
        ("crypt--pier", "glade--mill", "mill--well"),
    )
    assert public.hand_sizes == look(MIDDLE, 0).hand_sizes


def test_only_the_seat_on_turn_has_moves() -> None:
    assert look(MIDDLE, 1).legal == ()
    assert look(step(MIDDLE, Draw()), 0).legal == ()


def test_a_view_shares_what_does_not_change() -> None:
    view = look(MIDDLE, 1)
    assert view.completed is MIDDLE.completed
    assert view.routes is MIDDLE.routes
    assert view.carriages is MIDDLE.carriages


@pytest.mark.parametrize("viewer", [0, 1, SPECTATOR])
def test_only_its_owner_sees_a_card(viewer: int) -> None:
    def secret(name: str) -> str | None:
        return name if viewer == 0 else None

    dealing = GAME.initial(2)
    assert told(dealing, Start(0), viewer) == [Began(0)]
    dealing = step(dealing, Start(0))
    assert told(dealing, DrawFloat(0, "red"), viewer) == [DealtFloat(0, secret("red"))]
    dealing = step(dealing, *[DrawFloat(0, "red")] * 4)
    first = DrawTicket(0, "oak--well")
    assert told(dealing, first, viewer) == [DealtTicket(0, secret("oak--well"))]

    drawing = step(table([], [], deck=["red", "blue"]), Draw())
    assert told(drawing, DrawFloat(0, "blue"), viewer) == [Drew(0, secret("blue"))]

    bonus = step(table(["green"], [], deck=["red", "blue"]), Claim("crypt--hall--green", 0))
    assert told(bonus, DrawFloat(0, "blue"), viewer) == [Drew(0, secret("blue"))]

    tickets = step(table([], [], deck=["red"], ticket_deck=["oak--well", "oak--pier"]), Discard())
    draw = DrawTicket(0, "oak--pier")
    assert told(tickets, draw, viewer) == [DrewTicket(0, secret("oak--pier"))]


@pytest.mark.parametrize("viewer", [0, 1, SPECTATOR])
def test_everyone_is_told_of_claims_and_discards(viewer: int) -> None:
    claiming = table(["red", "locomotive"], [], deck=["blue"], routes=[["well--hall"], []])
    claimed = Claimed(0, "oak--hall", "red", 1, 1, 17)
    assert told(claiming, Claim("oak--hall", 1), viewer) == [claimed]

    names = ["oak--pier", "oak--well"]
    changing = table([], [], deck=["blue"], tickets=[names, []], ticket_discards=["mill--well"])
    assert told(changing, Discard(), viewer) == [
        TicketsDiscarded(0, ("oak--well", "oak--pier")),
        TicketsReshuffled(3),
    ]


def test_the_order_of_holding_does_not_show_in_a_discard() -> None:
    one, other = (
        table([], [], deck=["blue"], tickets=[names, []], ticket_deck=["mill--well"])
        for names in (["oak--pier", "oak--well"], ["oak--well", "oak--pier"])
    )
    assert told(one, Discard(), 1) == told(other, Discard(), 1)


def everything(state: State, *actions: Claim | DrawFloat | DrawTicket) -> list[Event]:
    events: list[Event] = []
    for action in actions:
        events += told(state, action, 1)
        state = step(state, action)
    return events


@pytest.mark.rule("GT-34")
def test_a_claim_is_told_in_the_order_of_the_rules() -> None:
    state = table(
        ["yellow"] * 2,
        [],
        deck=["blue"],
        routes=[["well--hall", "oak--hall", "hall--pier", "glade--oak"], []],
        tickets=[["mansion--well"], []],
        ticket_deck=["glade--hall"],
        ticket_discards=["crypt--pier"],
    )
    actions = (
        Claim("hall--mansion", 0),
        DrawFloat(0, "blue"),
        DrawFloat(0, "yellow"),
        DrawTicket(0, "glade--hall"),
        DrawTicket(0, "crypt--pier"),
    )
    assert everything(state, *actions) == [
        Claimed(0, "hall--mansion", "yellow", 2, 0, 11),
        TownHall(0, "mansion", ("hall--mansion",)),
        Drew(0, None),
        FloatsReshuffled(2),
        Drew(0, None),
        TrickOrTreat(0, 1, ("oak--hall", "hall--pier")),
        Completed(0, "mansion--well", 2, ("hall--mansion", "well--hall")),
        DrewTicket(0, None),
        Completed(0, "glade--hall", 3, ("glade--oak", "oak--hall")),
        TicketsReshuffled(1),
        DrewTicket(0, None),
    ]


def test_paying_into_an_empty_deck_is_told_as_a_reshuffle() -> None:
    state = table(["green"], ["black"])
    assert told(state, Claim("crypt--hall--green", 0), 1) == [
        Claimed(0, "crypt--hall--green", "green", 1, 0, 19),
        TownHall(0, "crypt", ("crypt--hall--green",)),
        FloatsReshuffled(1),
    ]


def test_a_draw_from_the_discards_is_told_as_a_reshuffle() -> None:
    assert told(table([], [], discards=["red", "blue"]), Draw(), 1) == [FloatsReshuffled(2)]
    assert told(table([], [], deck=["red", "blue"]), Draw(), 1) == []


def test_the_end_of_the_deal_is_told() -> None:
    state = step(GAME.initial(2), Start(1))
    for seat, kind, names in (
        (1, "red", ["oak--well", "oak--pier"]),
        (0, "blue", ["crypt--pier", "mill--well"]),
    ):
        state = step(state, *[DrawFloat(seat, kind)] * 4, DrawTicket(seat, names[0]))
        if seat == 1:
            state = step(state, DrawTicket(seat, names[1]))
    last = DrawTicket(0, "mill--well")
    assert told(state, last, SPECTATOR) == [DealtTicket(0, None), PlayBegan(1)]


def test_endings_are_told() -> None:
    last = table(["black"], [], deck=["red"], carriages=[1, 20], completed=[["oak--well"], []])
    assert told(last, Claim("glade--oak", 0), 1) == [
        Claimed(0, "glade--oak", "black", 1, 0, 0),
        LastCarriage(0),
        Ended("last-carriage", (0,), (1, 0)),
    ]
    passing = table(["red"], ["red"], turn=1, passes=1)
    assert told(passing, Pass(), 0) == [Passed(1), Ended("all-passed", (0, 1), (0, 0))]
