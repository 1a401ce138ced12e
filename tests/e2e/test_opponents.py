"""What everybody may know of the others at the table is shown of each of them, and is right."""

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from phantomline.games.train.resolving import GOAL
from tests.e2e.people import Meet, Person
from tests.e2e.tables import Following, Json, sit_at
from tests.server.serving import Server

LOOKS = [("laptop", "en"), ("phone", "es")]


def play_until(ana: Person, game: str, worth: Callable[[Json], bool]) -> tuple[Following, Json]:
    """Play with three others until there is something to count, and it is Ana's turn."""
    it = sit_at(ana, game, ("me", *["greedy"] * 3))
    while it.until_asked() and not worth(it.view or {}):
        it.choose()
    assert it.mine, "the game is over"
    return it, it.view or {}


def names(ana: Person) -> list[str]:
    """What those at the table are called, seat by seat."""
    bot = ana.word("web-bot-greedy")
    return ["Ana", bot, f"{bot} 2", f"{bot} 3"]


@pytest.mark.parametrize(("size", "language"), LOOKS)
def test_carriages_cards_and_tickets_of_every_company(
    meet: Meet, fated: Server, size: str, language: str
) -> None:
    ana = meet(path=None, at=fated, size=size, language=language)
    it, view = play_until(ana, "train", lambda view: any(view["completed"][1:]))
    rows = it.page.get_by_role("table", name=ana.word("board-train-players")).locator("tbody tr")
    expect(rows).to_have_count(4)
    for seat, name in enumerate(names(ana)):
        done = len(view["completed"][seat]) + ("trick-or-treat" in view["bonuses"][seat])
        told = [
            str(view["carriages"][seat]),
            str(view["hand_sizes"][seat]),
            str(len(view["eras"][seat])),
            ana.word("board-train-of", count=done, goal=GOAL),
        ]
        # Whoever looks comes first, and then the others as they sit.
        expect(rows.nth(seat).locator("td")).to_have_text(told)
        if seat:
            expect(rows.nth(seat).get_by_role("rowheader")).to_contain_text(name)


@pytest.mark.parametrize(("size", "language"), LOOKS)
def test_fright_cards_and_piles_of_everybody_around_the_table(
    meet: Meet, fated: Server, size: str, language: str
) -> None:
    ana = meet(path=None, at=fated, size=size, language=language)
    it, view = play_until(
        ana, "ghosts", lambda view: view["round"] > 1 and any(view["face_down"][1:])
    )
    around = it.page.get_by_role("list", name=ana.word("board-ghosts-around"))
    others = around.get_by_role("listitem")
    expect(others).to_have_count(3)
    for n, seat in enumerate(range(1, 4)):
        fright, cards, taken = (view[fact][seat] for fact in ("fright", "hand_sizes", "face_down"))
        facts = others.nth(n).locator(".facts > span")
        # Nobody has to count to nought: a ghost who took nothing has a sign of their own.
        expect(facts).to_have_text([str(fright), str(cards), str(taken or "")])
        expect(others.nth(n).locator(".fan .mini:not(.spot)")).to_have_count(min(cards, 6))
        told = ana.word(
            "board-ghosts-seat",
            who="other",
            turn="later",
            name=names(ana)[seat],
            fright=fright,
            cards=cards,
            taken=taken,
        )
        expect(others.nth(n).locator(".plate > .visually-hidden")).to_have_text(told)


@pytest.mark.parametrize(("size", "language"), LOOKS)
def test_points_tiles_and_minecarts_of_every_board(
    meet: Meet, fated: Server, size: str, language: str
) -> None:
    ana = meet(path=None, at=fated, size=size, language=language)
    it, view = play_until(ana, "galore", lambda view: view["round"] > 3 and any(view["claims"][1:]))
    asked = f"/api/tables/{it.table['id']}/prospects?seat=0"
    sheets = ana.context.request.get(asked).json()["prospects"]["sheets"]
    rivals = it.page.locator(".rival")
    expect(rivals).to_have_count(3)
    for n, seat in enumerate(range(1, 4)):
        rival, name, total = rivals.nth(n), names(ana)[seat], sheets[seat]["total"]
        written = str(total).replace("-", "\N{MINUS SIGN}")
        laid = sum(code > 0 for code in view["placed"][seat])
        expect(rival.locator(".name")).to_contain_text(name)
        expect(rival.locator(".score")).to_have_text(written)
        expect(rival.locator(".look .cell")).to_have_count(laid)
        zoom = ana.word("board-galore-zoom", name=name, points=total, written=written, tiles=laid)
        expect(rival.locator(".look")).to_have_accessible_name(zoom)
        claim = view["claims"][seat]
        expect(rival.locator(".cart [data-tile]")).to_have_count(1 if claim else 0)
        if claim:
            loaded = rival.locator(".cart [data-tile]")
            expect(loaded).to_have_attribute("data-tile", str(claim))
