"""Several people at one table, each with a browser of their own, and somebody who watches."""

import re

import pytest
from playwright.sync_api import Locator, expect

from tests.e2e.axe import assert_accessible
from tests.e2e.people import Meet, Person
from tests.e2e.secrets import events_in, given_away, views_in
from tests.e2e.tables import Following, arrive, set_table, sit_at

GAMES = ("galore", "ghosts", "train")


def sit_together(meet: Meet, game: str, language: str = "en") -> tuple[list[Following], Following]:
    """Two people who play, and one who watches; the first is the host, with their language."""
    ana = meet("mouse", path=None, language=language)
    people = [ana, meet("touch", path=None, language="es"), meet(path=None)]
    for person, name in zip(people, ("Ana", "Bruno", "Carla"), strict=True):
        arrive(person, name)
    _, bruno, _ = people
    table = set_table(ana, game, ("me", None), start=False)
    answer = bruno.context.request.post(f"/api/tables/{table}/seats/1", data={})
    assert answer.ok, answer.text()
    for person in people:
        person.go(f"/t/{table}")
    ana.page.get_by_role("button", name=ana.word("web-start")).click()
    seats = [Following(one).until(lambda it: it.view is not None) for one in people]
    assert [one.viewer for one in seats] == [0, 1, None]
    return seats[:2], seats[2]


def play_some(players: list[Following], moves: int) -> None:
    """Let whoever is asked do something, from the list."""
    for _ in range(moves):
        players[0].until(lambda _: any(one.mine or one.over for one in players))
        for one in players:
            if one.mine:
                one.choose()
                break
        else:
            return


@pytest.mark.parametrize("game", GAMES)
def test_who_watches_sees_everything_but_secrets(meet: Meet, game: str) -> None:
    players, watcher = sit_together(meet, game)
    play_some(players, 14)
    watcher.until(lambda it: it.seq == max(one.look().seq for one in players))
    page = watcher.page
    expect(page.get_by_text("You are watching")).to_be_visible()
    expect(page.get_by_role("group", name="Your choices")).to_have_count(0)
    expect(page.get_by_role("region", name="The table", exact=True)).to_be_visible()
    for one in (*players, watcher):
        heard = one.person.watch.heard
        assert list(views_in(heard))
        assert list(events_in(heard))
        assert not given_away(heard, game, one.viewer)
    # This would be seen: those who play do hear of their own.
    assert given_away(players[0].person.watch.heard, game, None)


@pytest.mark.parametrize(
    ("hand", "language"), [("mouse", "en"), ("keyboard", "es"), ("touch", "es")]
)
def test_somebody_is_invited_to_watch_in_the_middle_of_a_game(
    meet: Meet, hand: str, language: str
) -> None:
    ana = meet(hand, path=None, language=language)
    it = sit_at(ana, "ghosts", ("me", "random"))
    _open_menu(ana)
    ana.use(ana.page.get_by_role("button", name=ana.word("web-invite-watch")))
    sheet = ana.page.get_by_role("dialog", name=ana.word("web-invite-watch"))
    expect(sheet.get_by_role("img", name=ana.word("web-qr"))).to_be_visible()
    assert_accessible(ana.page, "inviting to watch")
    code = sheet.get_by_text(re.compile(r"^[A-Z]{6}$")).inner_text()
    carla = meet("mouse", path=f"/j/{code}")
    watcher = Following(carla).until(lambda it: it.view is not None)
    assert watcher.table["id"] == it.table["id"]
    expect(carla.page.get_by_text("You are watching")).to_be_visible()
    assert not given_away(carla.watch.heard, "ghosts", None)
    _open_menu(carla)
    expect(carla.page.get_by_role("button", name="Invite somebody to watch")).to_be_visible()


def test_a_whole_game_by_two_people_who_see_each_other_move(meet: Meet) -> None:
    players, watcher = sit_together(meet, "galore")
    ana, bruno = players
    expect(ana.page.get_by_role("region", name="Seats").get_by_text("Bruno")).to_be_visible()
    # Whoever hears of it first: nothing more is heard here until somebody waits for it.
    while not any(one.over for one in players):
        play_some(players, 4)
    for one, said in ((ana, r"(wins?|win together)\b"), (bruno, r"(gana|ganan|ganas|ganáis)\b")):
        one.until(lambda it: it.over)
        headline = one.page.get_by_role("region", name=one.person.word("web-decision"))
        expect(headline.get_by_role("heading")).to_have_text(re.compile(said))
    watcher.until(lambda it: it.over)
    assert not given_away(watcher.person.watch.heard, "galore", None)


def test_people_talk_and_make_faces(meet: Meet) -> None:
    players, watcher = sit_together(meet, "ghosts")
    ana, bruno = players
    ana.page.get_by_role("tab", name="Talk").click()
    ana.page.get_by_role("textbox", name="Say something").fill("<b>Boo</b> & ¿qué tal?")
    ana.page.keyboard.press("Enter")
    expect(ana.page.get_by_role("list", name="Talk")).to_contain_text("<b>Boo</b> & ¿qué tal?")
    theirs = bruno.page
    tab = theirs.get_by_role("tab", name=re.compile(bruno.person.word("web-chat")))
    expect(tab).to_have_accessible_name(re.compile(bruno.person.word("web-new")))
    tab.tap()
    expect(theirs.get_by_role("list", name=bruno.person.word("web-chat"))).to_contain_text("Boo")
    expect(tab).not_to_have_accessible_name(re.compile(bruno.person.word("web-new")))
    theirs.get_by_role("button", name=bruno.person.word("web-emote-wow")).tap()
    expect(ana.page.get_by_role("status").filter(has_text="Bruno: Wow!")).to_be_visible()
    # Who watches reads along, and that is all.
    watcher.page.get_by_role("tab", name="Talk").click()
    expect(watcher.page.get_by_role("list", name="Talk")).to_contain_text("Boo")
    expect(watcher.page.get_by_role("textbox", name="Say something")).to_have_count(0)


@pytest.mark.parametrize("who", [0, 1])
def test_somebody_is_muted_and_heard_again(meet: Meet, who: int) -> None:
    players, watcher = sit_together(meet, "ghosts")
    one, other = players[who], players[1 - who]
    name = other.table["seats"][1 - who]["name"]
    for each in (one, other):
        _turn_to_talk(each)
    _say(other, "Boo once")
    lines = one.page.get_by_role("list", name=one.person.word("web-chat"))
    expect(lines).to_contain_text("Boo once")
    one.person.use(one.page.get_by_role("button", name=one.person.word("web-mute-somebody")))
    switch = one.page.get_by_role("button", name=one.person.word("web-mute", name=name))
    one.person.use(switch)
    expect(switch).to_have_attribute("aria-pressed", "true")
    said = one.page.get_by_role("status").filter(has_text=one.person.word("web-muted", name=name))
    expect(said).to_be_visible()
    assert_accessible(one.page, "somebody is muted")
    expect(lines).not_to_contain_text("Boo once")
    # The others hear them as before, and so do they themselves.
    _say(other, "Boo twice")
    watcher.page.get_by_role("tab", name="Talk").click()
    expect(watcher.page.get_by_role("list", name="Talk")).to_contain_text("Boo twice")
    _say(one, "Peace")
    expect(lines).to_contain_text("Peace")
    assert not [told for told in one.person.watch.heard if "Boo twice" in told]
    # Whoever comes back hears them no more than before.
    one.page.reload()
    one.until(lambda it: it.person.watch.heard)
    _turn_to_talk(one)
    expect(lines).to_contain_text("Peace")
    expect(lines).not_to_contain_text("Boo")
    one.person.use(
        one.page.get_by_role("button", name=one.person.word("web-muted-now", names=name))
    )
    one.person.use(switch)
    expect(switch).to_have_attribute("aria-pressed", "false")
    expect(lines).to_contain_text("Boo twice")
    _say(other, "Boo thrice")
    expect(lines).to_contain_text("Boo thrice")


def _turn_to_talk(one: Following) -> None:
    tab = one.page.get_by_role("tab", name=re.compile(one.person.word("web-chat")))
    one.person.use(tab)


def _say(one: Following, text: str) -> None:
    box = one.page.get_by_role("textbox", name=one.person.word("web-say"))
    box.fill(text)
    box.press("Enter")


def test_a_move_is_taken_back_if_the_others_let_one(meet: Meet) -> None:
    players, _ = sit_together(meet, "ghosts")
    for one in players:
        one.until(lambda _: any(each.mine for each in players))
    mover, other = sorted(players, key=lambda one: not one.mine)
    before = mover.view
    mover.choose()
    mover.person.use(mover.page.get_by_role("button", name=mover.person.word("web-undo")))
    ask = other.page.get_by_role("region", name=other.person.word("web-decision"))
    expect(ask.get_by_role("alert")).to_contain_text("Ana" if mover.viewer == 0 else "Bruno")
    asking = mover.page.get_by_role("region", name=mover.person.word("web-decision"))
    thinking = {"who": "you", "others": "Bruno" if mover.viewer == 0 else "Ana", "count": 1}
    told = mover.person.word("web-undo-asked", name="", **thinking)
    expect(asking.get_by_role("alert")).to_have_text(told)
    assert_accessible(other.page, "somebody asks to take a move back")
    assert_accessible(mover.page, "one's own wish to take a move back")
    other.person.use(ask.get_by_role("button", name=other.person.word("web-undo-yes")))
    mover.until(lambda it: it.view is not None and it.view["turn"] == it.viewer and it.mine)
    assert mover.view == before
    expect(ask.get_by_role("alert")).to_have_count(0)


def test_a_move_stays_if_the_others_do_not_let_one(meet: Meet) -> None:
    players, _ = sit_together(meet, "ghosts")
    players[0].until(lambda _: any(each.mine for each in players))
    mover, other = sorted(players, key=lambda one: not one.mine)
    mover.choose()
    level = (mover.view or {})["level"]
    mover.person.use(mover.page.get_by_role("button", name=mover.person.word("web-undo")))
    ask = other.page.get_by_role("region", name=other.person.word("web-decision"))
    other.person.use(ask.get_by_role("button", name=other.person.word("web-undo-no"), exact=True))
    mover.until(lambda it: it.table["asked"] is None)
    assert (mover.look().view or {})["level"] == level
    assert other.mine


def test_who_gives_up_is_asked_first_and_a_bot_plays_on(meet: Meet) -> None:
    players, _ = sit_together(meet, "train")
    ana, bruno = players
    _open_menu(ana.person)
    ana.page.get_by_role("button", name="Give up").click()
    sure = ana.page.get_by_role("dialog", name="Give up this game?")
    sure.get_by_role("button", name="Play on").click()
    expect(sure).to_have_count(0)
    assert not ana.look().table["seats"][0]["resigned"]
    _open_menu(ana.person)
    ana.page.get_by_role("button", name="Give up").click()
    sure.get_by_role("button", name="Give up").click()
    bruno.until(lambda it: it.table["seats"][0]["resigned"])
    seats = bruno.page.get_by_role("region", name=bruno.person.word("web-seats"))
    expect(seats.get_by_text(bruno.person.word("web-resigned"))).to_be_visible()


@pytest.mark.parametrize("game", GAMES)
def test_nothing_is_left_to_do_once_somebody_gave_up(meet: Meet, game: str) -> None:
    """Whoever is left has won in the middle of their turn, and plays no further."""
    players, watcher = sit_together(meet, game)
    kind = "play" if game == "ghosts" else "draw"
    while not any(_may(one, kind) for one in players):
        play_some(players, 1)
    stays, leaves = sorted(players, key=lambda one: not _may(one, kind))
    expect(_open_on_board(stays)).not_to_have_count(0)
    before = _scores(stays).all_inner_texts()
    _open_menu(leaves.person)
    give_up = leaves.page.get_by_role("button", name=leaves.person.word("web-resign"))
    leaves.person.use(give_up)
    sure = leaves.page.get_by_role("dialog", name=leaves.person.word("web-resign-sure"))
    leaves.person.use(sure.get_by_role("button", name=leaves.person.word("web-resign")))
    for one in (stays, leaves, watcher):
        one.until(lambda it: it.over)
        heading = one.page.get_by_role("region", name=one.person.word("web-decision"))
        expect(heading.get_by_role("link", name=one.person.word("web-to-home"))).to_be_visible()
        expect(_open_on_board(one)).to_have_count(0)
        assert_accessible(one.page, f"{game}, which somebody gave up")
        # Nobody has lost what they had so far.
        expect(_scores(one)).to_have_text(before, use_inner_text=True)
        board = one.page.get_by_role("region", name=one.person.word("web-board"))
        if game == "galore":
            expect(board.get_by_text(one.person.word("board-galore-ended"))).to_be_visible()
        if game == "ghosts":
            bow = board.get_by_role("region", name=one.person.word("board-ghosts-ended"))
            first = bow.get_by_role("listitem").first
            expect(first).to_contain_text(one.person.word("board-ghosts-winner"))
        if game == "train":
            standing = board.get_by_role("region", name=one.person.word("board-train-standing"))
            first = standing.get_by_role("article").first
            expect(first).to_contain_text("Ana" if stays.viewer == 0 else "Bruno")


def _may(one: Following, kind: str) -> bool:
    return one.mine and any(action["type"] == kind for action in one.legal)


def _open_on_board(one: Following) -> Locator:
    """What on the board offers a move: a card that fits, the stack, tickets to swap."""
    board = one.page.locator("#board")
    if one.table["game"] == "ghosts":
        return board.locator(".hand .fits")
    names = ("board-galore-draw", "train-action-draw", "board-train-swap")
    said = re.compile("|".join(re.escape(one.person.word(name)) for name in names))
    return board.get_by_role("button", name=said, disabled=False)


def _scores(one: Following) -> Locator:
    seats = one.page.get_by_role("region", name=one.person.word("web-seats"))
    return seats.locator(".score")


@pytest.mark.parametrize("game", GAMES)
def test_nothing_is_left_to_do_at_a_table_that_was_closed(meet: Meet, game: str) -> None:
    ana = meet("mouse", path=None)
    it = sit_at(ana, game)
    kind = "play" if game == "ghosts" else "draw"
    while it.until_asked() and not _may(it, kind):
        it.choose()
    expect(_open_on_board(it)).not_to_have_count(0)
    closed = ana.context.request.post(f"/api/tables/{it.table['id']}/close", data={})
    assert closed.ok, closed.text()
    expect(ana.page.get_by_role("heading", name=ana.word("web-closed"))).to_be_visible()
    expect(_open_on_board(it)).to_have_count(0)
    assert_accessible(ana.page, f"{game}, at a table that was closed")


@pytest.mark.parametrize("language", ["en", "es"])
def test_the_host_lets_a_bot_play_for_a_friend_who_is_gone(meet: Meet, language: str) -> None:
    players, watcher = sit_together(meet, "ghosts", language)
    ana, bruno = players
    for one in players:
        one.until(lambda _: any(each.mine for each in players))
    if ana.mine:
        ana.choose()
    bruno.until(lambda it: it.mine)
    ask = ana.page.get_by_role("region", name=ana.person.word("web-decision"))
    offer = ask.get_by_role("button", name=ana.person.word("web-bot-for", name="Bruno"))
    expect(ask.get_by_role("heading", level=2)).to_contain_text("Bruno")
    expect(offer).to_have_count(0)
    path = bruno.page.url
    ana.page.clock.install()
    bruno.page.goto("about:blank")
    ours = ana.page.get_by_role("region", name=ana.person.word("web-seats"))
    expect(ours.get_by_text(ana.person.word("web-away"), exact=True)).to_have_count(1)
    # Whoever only looks something up is back soon.
    expect(offer).to_have_count(0)
    ana.page.clock.fast_forward(21_000)
    expect(offer).to_be_visible()
    said = ask.get_by_role("status").filter(has_text=ana.person.word("web-gone-from", name="Bruno"))
    expect(said).to_be_visible()
    assert_accessible(ana.page, "a friend is gone")
    # Only the host is asked.
    theirs = watcher.page.get_by_role("region", name="Seats")
    expect(theirs.get_by_text("away", exact=True)).to_have_count(1)
    offered = watcher.page.get_by_role("button", name="Let a bot play for Bruno")
    expect(offered).to_have_count(0)
    ana.person.use(offer)
    ana.until(lambda it: it.table["seats"][1]["bot"] is not None)
    expect(offer).to_have_count(0)
    assert ana.until_asked()
    bruno.page.goto(path)
    back = bruno.page.get_by_role("button", name=bruno.person.word("web-come-back"))
    bruno.person.use(back)
    ana.until(lambda it: it.table["seats"][1]["bot"] is None)


def test_a_bot_plays_on_for_who_leaves_until_they_are_back(meet: Meet) -> None:
    players, _ = sit_together(meet, "ghosts")
    ana, bruno = players
    _open_menu(ana.person)
    ana.page.get_by_role("button", name="Let a bot play on for me").click()
    back = ana.page.get_by_role("button", name="Take my seat back")
    expect(back).to_be_visible()
    bruno.until(lambda it: it.table["seats"][0]["bot"] is not None)
    back.click()
    bruno.until(lambda it: it.table["seats"][0]["bot"] is None)
    expect(back).to_have_count(0)


def test_a_guest_follows_to_the_rematch(meet: Meet) -> None:
    players, watcher = sit_together(meet, "ghosts")
    ana, bruno = players
    first = ana.table["id"]
    given_up = bruno.person.context.request.post(f"/api/tables/{first}/seats/1/resign", data={})
    assert given_up.ok
    for one in (*players, watcher):
        one.until(lambda it: it.over)
    ana.page.get_by_role("button", name="Play again").click()
    ana.until(lambda it: it.table["id"] != first)
    second = ana.table["id"]
    link = bruno.page.get_by_role("link", name=bruno.person.word("web-to-rematch"))
    expect(link).to_be_visible()
    assert_accessible(bruno.page, "a rematch is offered")
    bruno.person.use(link)
    watcher.page.get_by_role("link", name="To the rematch").click()
    for one in (bruno, watcher):
        one.until(lambda it: it.table["id"] == second)
    # Nobody is missing, so it can begin, with everyone one seat further.
    expect(ana.page.get_by_text("Everyone is here and ready.")).to_be_visible()
    ana.page.get_by_role("button", name="Start the game").click()
    for one in (*players, watcher):
        one.until(lambda it: it.view is not None)
    assert [one.viewer for one in (ana, bruno, watcher)] == [1, 0, None]
    play_some(players, 2)
    assert ana.table["status"] == "playing"


def _open_menu(person: Person) -> None:
    person.use(person.page.get_by_role("button", name=person.word("web-menu")))
    expect(person.page.get_by_role("dialog")).to_be_visible()
