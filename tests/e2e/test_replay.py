"""Watching games again: played, stepped and scrubbed, from any seat, with a link and a check."""

import json
import re
from pathlib import Path
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Locator, expect

import phantomline
from phantomline.arena import simulate
from phantomline.core import Record, read_records, write_record
from tests.e2e.axe import assert_accessible
from tests.e2e.people import Meet, Person, press_on
from tests.e2e.replays import (
    allowed,
    at,
    bring_galore_for_five,
    drop,
    last_of,
    scrub,
    slider,
)
from tests.e2e.tables import arrive, set_table
from tests.server.wire import Wire, soon

RECORDS = Path(__file__).parent.parent / "fixtures" / "games"
STUDIED = 240_000  #: milliseconds in which a game is surely studied, whatever else is tested
DRAWN = "all => all.map((one) => one.getAttribute('d'))"
CALM = 3  #: so often we try to find the machine calm


def button(person: Person, message: str) -> Locator:
    return person.page.get_by_role("button", name=person.word(message), exact=True)


def seen_by(person: Person) -> Locator:
    return person.page.get_by_role("combobox", name=person.word("web-replay-seen-by"))


def said(person: Person, text: str) -> Locator:
    """A short message that comes and goes."""
    return person.page.get_by_role("region", name="Messages").get_by_text(text)


CUT = """box => {
  const range = document.createRange()
  range.selectNodeContents(box)
  const { top, bottom } = box.getBoundingClientRect()
  const lines = [...range.getClientRects()].map((one) => (one.top + one.bottom) / 2)
  const height = parseFloat(getComputedStyle(box).lineHeight) / 2
  const cut = (at) => at > top && at - height < bottom - 1 && at + height > bottom + 1
  return lines.filter(cut).length
}"""


def whole_lines(person: Person) -> None:
    """What is told of a move may go on further down, but no line is cut in half."""
    assert person.page.locator(".lines").evaluate(CUT) == 0


def studied(person: Person, more: int = 0) -> None:
    """Let the page hear of an analysis that is done, with the game turning at moves 3 and 5."""
    points = [
        {"frame": frame, "wins": [win, 1 - win], "scores": [1, 2], "within": [0.045, 0.045]}
        for frame, win in enumerate([0.5, 0.5, 0.55, 0.2, 0.2, 0.8, 0.8] + more * [0.8])
    ]
    turns = [
        {"frame": 3, "seat": 0, "before": 0.55, "after": 0.2},
        {"frame": 5, "seat": 0, "before": 0.2, "after": 0.8},
    ]
    done = {"id": "a", "state": "done", "ahead": 0, "done": 7, "all": 7}
    answer = json.dumps({**done, "points": points, "turns": turns})
    person.page.route(
        "**/api/records/analysis", lambda route: route.fulfill(json=json.loads(answer))
    )


def test_whoever_tries_a_failed_analysis_again_gets_one(meet: Meet) -> None:
    ana = meet("keyboard", path="/replay", language="es")
    page = ana.page
    studied(ana)
    # The one registered last answers first, once: its analysis has failed.
    known = {"id": "b", "state": "failed", "ahead": 0, "done": 1, "all": 7}
    failed = {**known, "points": [], "turns": []}
    page.route("**/api/records/analysis", lambda route: route.fulfill(json=failed), times=1)
    # It stays failed, however often it is asked about.
    page.route("**/api/analyses/b*", lambda route: route.fulfill(json=failed))
    page.locator("input[type=file]").set_input_files(RECORDS / "train-shared-victory.jsonl")
    expect(page.get_by_text(ana.word("web-replay-failed"))).to_be_visible()
    ana.use(button(ana, "web-replay-try-again"))
    expect(page.get_by_role("heading", name=ana.word("web-replay-turns"))).to_be_visible()
    expect(page.get_by_role("alert")).to_have_count(0)


def finished(person: Person, placings: tuple[str, str] = ("me", "easy")) -> str:
    """A table at which bots have played to the end, also for Ana where she had a seat."""
    arrive(person, "Ana")
    table = set_table(person, "ghosts", placings)
    path, request = f"/api/tables/{table}", person.context.request
    for seat, who in enumerate(placings):
        if who == "me":
            assert request.delete(f"{path}/seats/{seat}").ok
    # They play on where somebody looks.
    with Wire(urlsplit(person.origin).port or 0, f"{path}/live", person.cookie()):
        assert soon(lambda: bool(request.get(path).json()["outcome"]))
    return table


def cut(person: Person) -> None:
    """Let the line be dead for whatever asks whether it is there."""
    person.watch.allow("ERR_FAILED")
    person.page.route(person.origin + "/", lambda route: route.abort())


def test_the_chances_go_on_once_the_line_is_back(meet: Meet) -> None:
    ana = meet("mouse", path="/replay")
    page = ana.page
    studied(ana)
    cut(ana)
    page.route("**/api/records/analysis", lambda route: route.abort(), times=1)
    page.locator("input[type=file]").set_input_files(RECORDS / "train-shared-victory.jsonl")
    lost = page.get_by_role("alert").filter(has_text=ana.word("web-refused-offline"))
    expect(lost).to_be_visible()
    page.unroute(ana.origin + "/")
    # Nobody has to ask for it.
    expect(page.get_by_role("heading", name=ana.word("web-replay-turns"))).to_be_visible()
    expect(lost).to_have_count(0)


@pytest.mark.parametrize(("hand", "language"), [("mouse", "en"), ("touch", "es")])
def test_nobody_hears_that_they_have_no_games_while_the_line_is_dead(
    meet: Meet, hand: str, language: str
) -> None:
    ana = meet(hand, path=None, language=language)
    table = finished(ana)
    page = ana.page
    cut(ana)
    page.route("**/api/me/tables*", lambda route: route.abort())
    ana.go("/replay")
    expect(page.get_by_text(ana.word("web-shell-offline-short"))).to_be_visible()
    yours = page.get_by_role("heading", name=ana.word("web-replay-yours"))
    expect(yours).to_have_count(0)
    page.unroute("**/api/me/tables*")
    page.unroute(ana.origin + "/")
    expect(yours).to_be_visible()
    expect(page.locator(f'a[href="/replay/{table}"]')).to_be_visible()


@pytest.mark.parametrize(("hand", "language"), [("mouse", "en"), ("touch", "es")])
def test_a_record_that_is_dropped_on_the_replay_of_a_table_has_a_page_of_its_own(
    meet: Meet, hand: str, language: str
) -> None:
    ana = meet(hand, path=None, language=language)
    table = finished(ana)
    page = ana.go(f"/replay/{table}?seat=1#2")
    heading = page.get_by_role("heading", level=1)
    expect(heading).to_have_text(ana.word("web-replay-of", game=ana.word("ghosts-title")))
    at(ana, 2, last_of(ana))
    studied(ana)
    drop(page, "train.jsonl", (RECORDS / "train-shared-victory.jsonl").read_text())
    expect(heading).to_have_text(ana.word("web-replay-of", game=ana.word("train-title")))
    at(ana, 0, last_of(ana))
    # Whoever shares or keeps the address is not sent to another game.
    expect(page).to_have_url(f"{ana.origin}/replay")
    # Others may be brought here, too, and the one of the table is among one's own.
    another = page.get_by_role("button", name=ana.word("web-replay-another"))
    ana.use(another)
    expect(heading).to_have_text(ana.word("web-replay-bring"))
    ana.use(page.locator(f'a[href="/replay/{table}"]'))
    expect(heading).to_have_text(ana.word("web-replay-of", game=ana.word("ghosts-title")))
    expect(another).to_have_count(0)


@pytest.mark.parametrize(("language", "size"), [("en", "laptop"), ("es", "phone")])
def test_what_a_bot_won_for_somebody_is_not_told_as_theirs(
    meet: Meet, language: str, size: str
) -> None:
    ana = meet("any", path=None, language=language, size=size)
    # Whoever wins, it is a bot that played on for her.
    table = finished(ana, ("me", "me"))
    outcome = ana.context.request.get(f"/api/tables/{table}").json()["outcome"]
    winner = outcome["winners"][0]
    page = ana.go(f"/replay/{table}?seat={winner}")
    expect(slider(ana)).to_be_visible()
    slider(ana).fill(str(last_of(ana)))
    bot = ana.word("web-bot-of", name=("Ana", "Ana 2")[winner])
    ending = page.locator(".lines h2")
    expect(ending).to_contain_text(bot, ignore_case=True)
    last = page.get_by_role("list", name=ana.word("web-log")).get_by_role("listitem").last
    expect(last).to_contain_text(bot, ignore_case=True)
    expect(page.get_by_role("banner").get_by_text(ana.word("web-won"))).to_have_count(0)
    # In words it is told alike.
    with page.expect_response(re.compile("/replay/described")):
        page.keyboard.press("w")
    told = page.get_by_role("region", name=ana.word("web-eyes-title"))
    expect(told.get_by_text(ending.inner_text(), exact=True)).to_be_visible()
    assert_accessible(page, "a game that bots finished")


def test_whoever_gave_up_keeps_what_they_had(meet: Meet) -> None:
    ana = meet("mouse", path=None)
    arrive(ana, "Ana")
    table = set_table(ana, "ghosts", ("me", "random"), options={"start": 0})
    assert ana.context.request.post(f"/api/tables/{table}/seats/0/resign", data={}).ok
    page = ana.go(f"/replay/{table}")
    expect(page.locator(".lines h2")).to_be_visible()
    scores = page.get_by_role("banner").locator(".score")
    # Everybody begins with three fright points, and nobody's were counted in the end.
    expect(scores).to_have_text(["3", "3"])
    # Nor is anybody asked for anything.
    expect(page.get_by_role("banner").locator("[aria-current]")).to_have_count(0)


def test_a_finished_game_is_watched_again(meet: Meet) -> None:
    ana = meet("mouse", path=None, size="desktop")
    ana.context.grant_permissions(["clipboard-read", "clipboard-write"])
    arrive(ana, "Ana")
    page = ana.go(f"/t/{set_table(ana, 'ghosts', ('random', 'easy'))}")
    page.get_by_role("link", name="Watch again").click()
    expect(page.get_by_role("heading", level=1)).to_have_text("Ghosts, again")
    at(ana, 0, 0)
    last = last_of(ana)
    # The chances are on their way, and nothing waits for them.
    expect(page.get_by_text(re.compile(r"Studying the game: \d+%")).first).to_be_visible()
    button(ana, "web-replay-later").click()
    at(ana, 1, last)
    button(ana, "web-replay-play").click()
    expect(button(ana, "web-replay-pause")).to_be_visible()
    at(ana, 3, last)
    button(ana, "web-replay-pause").click()
    button(ana, "web-replay-round-on").click()
    expect(page.get_by_role("combobox", name="Jump to a round")).to_have_value("2")
    # The public sees nobody's hand, and a player their own.
    hand = page.locator('[data-spot^="card:"]')
    expect(hand).to_have_count(0)
    seen_by(ana).select_option("0")
    expect(hand.first).to_be_visible()
    moment = int(slider(ana).input_value())

    button(ana, "web-replay-link").click()
    expect(said(ana, "The link to this moment is copied.")).to_be_visible()
    link = page.evaluate("navigator.clipboard.readText()")
    assert link.endswith(f"?seat=0#{moment}")
    bruno = meet(path=link.removeprefix(ana.origin), language="es")
    at(bruno, moment, last)
    expect(seen_by(bruno)).to_have_value("0")
    expect(bruno.page.locator('[data-spot^="card:"]').first).to_be_visible()

    button(ana, "web-replay-check").click()
    expect(page.get_by_text("Fair: every draw is the one")).to_be_visible()
    # She came when the game was on, and what she is told now proves nothing of before.
    expect(page.get_by_text(ana.word("web-replay-promise-unknown"))).to_be_visible()
    with page.expect_download() as download:
        button(ana, "web-replay-download").click()
    text = Path(download.value.path()).read_text(encoding="utf-8")
    ((_, record),) = read_records(text.splitlines(), lambda header: phantomline.load(header.game))
    assert record.outcome is not None
    slider(ana).fill(str(last))
    at(ana, last, last)
    expect(page.locator(".lines h2")).to_contain_text("after three rounds")
    whole_lines(ana)
    assert_accessible(page, "a replay at its end")


KEPT = "localStorage['phantomline-promises']"


@pytest.mark.parametrize(
    ("hand", "language", "theme"), [("mouse", "en", "night"), ("touch", "es", "day")]
)
def test_what_a_table_promised_is_noted_before_the_deal_and_compared(
    meet: Meet, hand: str, language: str, theme: str
) -> None:
    ana = meet(hand, path=None, language=language, theme=theme)
    arrive(ana, "Ana")
    table = set_table(ana, "ghosts", (None, "random"), start=False)
    page = ana.go(f"/t/{table}")
    ana.use(button(ana, "web-sit"))
    expect(button(ana, "web-sit")).to_have_count(0)
    for command in ("start", "close"):
        assert ana.context.request.post(f"/api/tables/{table}/{command}", data={}).ok
    ((noted,),) = [page.evaluate(f"JSON.parse({KEPT})")]
    promised = ana.context.request.get(f"/api/tables/{table}").json()["commitment"]
    assert (noted["table"], noted["commitment"]) == (table, promised)
    ((seat, nonce),) = noted["nonces"].items()
    assert (seat, len(nonce)) == ("0", 32), "what she mixed in herself"
    verdict = page.get_by_role("region", name=ana.word("web-replay-tools")).get_by_role("status")
    fair = re.compile("^(Fair|Justa): ")

    def told(changed: list[object]) -> Locator:
        page.goto("/rules/ghosts")
        page.evaluate(f"kept => {{ {KEPT} = JSON.stringify(kept) }}", changed)
        page.goto(f"/replay/{table}")
        ana.use(button(ana, "web-replay-check"))
        return verdict

    expect(told([noted])).to_contain_text(ana.word("web-replay-promise-same"))
    expect(verdict.get_by_text(fair)).to_be_visible()
    assert_accessible(page, "a game as it was promised")
    for how, changed in (
        ("other", {**noted, "commitment": "0" * 64}),
        ("lost", {**noted, "nonces": {"0": "0" * 32}}),
    ):
        expect(told([changed])).to_contain_text(ana.word(f"web-replay-promise-{how}"))
        expect(verdict.get_by_text(fair)).to_have_count(0)
        assert_accessible(page, "a game that was not promised")
    expect(told([])).to_contain_text(ana.word("web-replay-promise-unknown"))
    expect(verdict.get_by_text(fair)).to_be_visible()


def test_keys_scroll_what_they_are_in_and_play_nothing(meet: Meet) -> None:
    ana = meet("keyboard", path="/replay", size="tablet")
    page = ana.page
    studied(ana, more=40)
    page.locator("input[type=file]").set_input_files(RECORDS / "train-shared-victory.jsonl")
    at(ana, 0, 0)
    last = last_of(ana)
    page.keyboard.press("PageDown")
    at(ana, 3, last)
    with page.expect_response(re.compile("/described")):
        page.keyboard.press("w")
    chances = page.get_by_role("region", name=ana.word("web-replay-table"))
    press_on(page.locator("summary").filter(has_text=ana.word("web-replay-table")))
    for text in (page.get_by_role("region", name=ana.word("web-eyes-title")), chances):
        expect(text).to_have_attribute("tabindex", "0")
        text.focus()
        for key, there in (
            ("PageDown", "e.scrollTop > 0"),
            ("Home", "e.scrollTop === 0"),
            ("Space", "e.scrollTop > 0"),
            ("PageUp", "e.scrollTop === 0"),
            ("End", "e.scrollTop + e.clientHeight > e.scrollHeight - 2"),
        ):
            page.keyboard.press(key)
            page.wait_for_function(f"e => {there}", arg=text.element_handle())
        page.keyboard.press("ArrowRight")
        at(ana, 3, last)
        expect(button(ana, "web-replay-play")).to_be_visible()
    # Elsewhere they play on.
    page.keyboard.press("Escape")
    slider(ana).focus()
    page.keyboard.press("PageDown")
    at(ana, 6, last)


def test_scrubbing_a_game_of_five_is_smooth(meet: Meet) -> None:
    """No picture takes the page longer than 50 ms: not the first time, and not while it plays."""
    ana = meet("mouse", path=None, still=False)
    told: list[str] = []
    for _ in range(CALM):
        ana.go("/replay")
        last = bring_galore_for_five(ana)
        assert last > 120
        first = scrub(ana).pictures[0]
        ana.page.get_by_role("combobox", name="Speed").select_option("4")
        button(ana, "web-replay-play").click()
        expect(slider(ana)).not_to_have_value("0")
        playing = scrub(ana).pictures[0]
        # A neighbour's work slows ours down, too; then it is tried once more, from the start.
        most, why = allowed(ana)
        told.append(f"{first:.1f} and {playing:.1f} ms of {most:.0f}; {why}")
        if max(first, playing) <= most:
            break
    else:
        raise AssertionError("\n".join(told))
    slider(ana).fill("100")
    at(ana, 100, last)


def test_a_game_of_four_is_studied_to_its_end(meet: Meet) -> None:
    """By the server's own bots, while somebody looks around in it."""
    ana = meet("mouse", path="/replay", language="es")
    page, word = ana.page, ana.word
    page.locator("input[type=file]").set_input_files(RECORDS / "ghosts-shared-victory.jsonl")
    at(ana, 0, 0)
    last = last_of(ana)
    chances = page.get_by_role("region", name=word("web-replay-chances"))
    expect(chances.get_by_role("progressbar")).to_be_visible()
    slider(ana).fill("40")
    at(ana, 40, last)
    turns = chances.get_by_role("heading", name=word("web-replay-turns"))
    expect(turns).to_be_visible(timeout=STUDIED)
    expect(chances.get_by_role("progressbar")).to_have_count(0)
    # A line and a band for each of four, a ± at every moment, and none at the end, which is known.
    lines = chances.get_by_role("img", name=word("web-replay-chart")).locator("[data-line]")
    expect(lines).to_have_count(8)
    assert all(drawn.count("L") > 30 for drawn in lines.evaluate_all(DRAWN))
    expect(chances.get_by_role("listitem").filter(has_text="±")).to_have_count(4)
    page.locator("summary").filter(has_text=word("web-replay-table")).click()
    rows = chances.get_by_role("row").all_inner_texts()
    assert len(rows) > 30
    assert "±" in rows[1]
    assert "±" not in rows[-1]
    assert rows[-1].startswith(str(last))


def test_by_keyboard_with_everything_that_is_said(meet: Meet) -> None:
    ana = meet("keyboard", path="/replay", theme="day")
    page = ana.page
    studied(ana)
    page.locator("input[type=file]").set_input_files(RECORDS / "train-shared-victory.jsonl")
    at(ana, 0, 0)
    last = last_of(ana)
    for key, n in [
        ("ArrowRight", 1), ("ArrowRight", 2), ("ArrowLeft", 1), ("End", last), ("Home", 0),
        ("PageDown", 3), ("PageDown", 6), ("PageUp", 3), (".", 3),
    ]:  # fmt: skip
        page.keyboard.press(key)
        at(ana, n, last)
    page.keyboard.press("Space")
    at(ana, 4, last)
    page.keyboard.press("Space")
    expect(button(ana, "web-replay-play")).to_be_visible()
    # The chart is there for those who cannot see it: its turning points, and as a table.
    expect(page.get_by_role("img", name=ana.word("web-replay-chart"))).to_be_visible()
    turn = page.get_by_role("button", name="Move 5: Player 1 rises from 20% to 80%")
    press_on(turn)
    # It says which move that was, in the words of the log.
    was = page.locator(".lines p").first.inner_text()
    expect(turn.locator("small")).to_have_text(was)
    at(ana, 5, last)
    expect(turn).to_have_attribute("aria-current", "step")
    expect(
        page.get_by_role("button", name="Move 3: Player 1 falls from 55% to 20%")
    ).to_be_visible()
    press_on(page.locator("summary").filter(has_text="The chances as a table"))
    expect(page.get_by_role("row", name="3 20% ± 5 80% ± 5")).to_be_visible()
    expect(page.locator("[aria-live]").filter(has_text=re.compile(r"\w")).first).to_be_attached()
    assert_accessible(page, "a replay with its chances")


def test_on_a_phone_in_spanish(meet: Meet) -> None:
    ana = meet("touch", path="/replay", language="es")
    page = ana.page
    expect(page.get_by_role("heading", level=1)).to_have_text("Vuelve a ver una partida")
    assert_accessible(page, "where one brings a record")
    page.locator("input[type=file]").set_input_files(RECORDS / "ghosts-one-winner.jsonl")
    at(ana, 0, 0)
    last = last_of(ana)
    button(ana, "web-replay-later").tap()
    at(ana, 1, last)
    seen_by(ana).select_option("Asiento 2")
    page.set_viewport_size({"width": 360, "height": 740})
    assert page.evaluate("document.documentElement.scrollWidth") == 360
    # The bar stays in sight while one looks over the board.
    page.evaluate("scrollTo(0, 0)")
    expect(button(ana, "web-replay-play")).to_be_in_viewport()
    button(ana, "web-replay-check").tap()
    expect(page.get_by_text("Jugada según las reglas")).to_be_visible()
    assert_accessible(page, "a replay on a phone")
    for n in (last - 1, last):
        slider(ana).fill(str(n))
        at(ana, n, last)
        whole_lines(ana)
    # All of the end is to be read without looking for the rest of it.
    expect(page.locator(".lines h2")).to_be_visible()
    assert page.locator(".lines").evaluate("e => e.scrollHeight <= e.clientHeight + 1")


def test_what_cannot_be_watched_says_why(meet: Meet) -> None:
    ana = meet("mouse", path=None)
    ana.watch.allow(r"4\d\d (GET|POST) .*/api/(records|tables)/")
    arrive(ana, "Ana")
    table = set_table(ana, "ghosts", ("me", "random"))
    page = ana.go(f"/replay/{table}")
    expect(page.get_by_text("The game is not over yet.")).to_be_visible()
    assert_accessible(page, "a game that is not over")
    page = ana.go("/replay")
    drop(page, "notes.txt", "milk, eggs, candles")
    expect(said(ana, "Line 1")).to_be_visible()
    # A file of several games: one after the other.
    text = (RECORDS / "ghosts-one-winner.jsonl").read_text(encoding="utf-8")
    drop(page, "evening.jsonl", text + (RECORDS / "ghosts-shared-victory.jsonl").read_text())
    which = page.get_by_role("combobox", name="Game", exact=True)
    expect(which).to_have_value("0")
    which.select_option("Game 2 of 2")
    expect(which).to_have_value("1")
    expect(which).to_be_focused()
    at(ana, 0, 0)


def test_what_lies_over_a_board_goes_with_the_next_move(meet: Meet) -> None:
    ana = meet("mouse", path="/replay")
    page = ana.page
    studied(ana)
    page.locator("input[type=file]").set_input_files(RECORDS / "ghosts-one-winner.jsonl")
    at(ana, 0, 0)
    button(ana, "web-replay-round-on").click()
    expect(page.get_by_role("combobox", name="Jump to a round")).to_have_value("2")
    button(ana, "web-replay-earlier").click()
    button(ana, "web-replay-later").click()
    over = page.get_by_role("heading", name="Round 1 is over")
    expect(over).to_be_visible()
    button(ana, "web-replay-later").click()
    expect(over).to_have_count(0)
    page.get_by_role("button", name="Another record").click()
    page.locator("input[type=file]").set_input_files(RECORDS / "galore-most-points.jsonl")
    at(ana, 0, 0)
    last = last_of(ana)
    slider(ana).fill(str(last - 1))
    at(ana, last - 1, last)
    button(ana, "web-replay-later").click()
    scoring = page.get_by_role("region", name="The scoring")
    expect(scoring).to_be_visible()
    slider(ana).fill("20")
    at(ana, 20, last)
    expect(scoring).to_have_count(0)


@pytest.mark.parametrize(("language", "theme"), [("en", "night"), ("es", "day")])
def test_a_replay_is_told_in_words(meet: Meet, language: str, theme: str) -> None:
    ana = meet("keyboard", path=None, language=language, theme=theme)
    arrive(ana, "Ana")
    table = set_table(ana, "ghosts", ("random", "easy"), start=False)
    ana.context.request.post(f"/api/tables/{table}/start", data={})
    ana.context.request.post(f"/api/tables/{table}/close", data={})
    page = ana.go(f"/replay/{table}")
    told = page.get_by_role("region", name=ana.word("web-eyes-title"))
    hand = told.get_by_role("heading", name=ana.word("board-ghosts-hand"), exact=True)
    expect(slider(ana)).to_be_visible()
    expect(told).to_have_count(0)
    with page.expect_response(re.compile("/replay/described")):
        page.keyboard.press("w")
    expect(told.get_by_role("heading", name=ana.word("describe-now"))).to_be_visible()
    expect(hand).to_have_count(0)
    assert_accessible(page)
    # Whose eyes one looks through, through theirs it is told.
    page.get_by_role("combobox", name=ana.word("web-replay-seen-by")).select_option("0")
    expect(hand).to_be_visible()
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    # There is nothing to choose here, and whoever looks for it hears that, not where they are.
    page.clock.install()
    page.clock.pause_at(page.evaluate("Date.now() + 1000"))
    page.get_by_role("combobox", name=ana.word("web-replay-seen-by")).select_option("1")
    second = page.get_by_role("banner").get_by_role("listitem").nth(1)
    expect(second).to_contain_text(ana.word("web-you"))
    page.keyboard.press("c")
    page.clock.run_for(1000)
    heard = page.locator("[aria-live=polite]").filter(has_text=ana.word("web-replay-nothing-asked"))
    expect(heard).to_have_count(1)
    page.keyboard.press("Alt+Shift+K")
    keys = page.get_by_role("dialog", name=ana.word("web-eyes-keys-title"))
    expect(keys).to_contain_text(ana.word("web-eyes-key-w"))
    expect(keys).not_to_contain_text(ana.word("web-eyes-key-past"))
    expect(keys).not_to_contain_text(ana.word("web-eyes-key-c"))


@pytest.mark.parametrize(
    ("bonus", "hand", "language"),
    [("trick-or-treat", "mouse", "en"), ("town-hall", "touch", "es")],
)
def test_a_bonus_of_a_train_is_cheered(meet: Meet, bonus: str, hand: str, language: str) -> None:
    ana = meet(hand, path="/replay", language=language)
    page = ana.page
    studied(ana)
    kept: list[Record] = []
    # By chance both bonuses are in this one.
    simulate(phantomline.load("train"), 2, 1, seed=15, on_record=kept.append)
    expect(button(ana, "web-replay-choose").first).to_be_visible()
    with page.expect_response(re.compile("/api/records/replay")) as answered:
        drop(page, "bonuses.jsonl", write_record(kept[0]))
    at(ana, 0, 0)
    last = last_of(ana)
    frames = answered.value.json()["frames"]
    n = next(
        n for n, frame in enumerate(frames) if bonus in {one["type"] for one in frame["events"]}
    )
    slider(ana).fill(str(n - 1))
    at(ana, n - 1, last)
    cheer = page.locator(".cheer")
    expect(cheer).to_have_count(0)
    # A cheer goes when its time is up, and that does not pass here.
    page.clock.install()
    page.clock.pause_at(page.evaluate("Date.now() + 1000"))
    ana.use(button(ana, "web-replay-later"))
    at(ana, n, last)
    # What it says is what the log says, and the line shines that the server tells.
    expect(page.locator(".lines")).to_contain_text(cheer.locator("p").inner_text())
    shining = page.locator("[data-route].lit")
    line = next(one["routes"] for one in frames[n]["events"] if "routes" in one)
    expect(shining).to_have_count(len(line))
    assert {one.get_attribute("data-route") for one in shining.all()} == set(line)
    ana.use(page.get_by_role("button", name=ana.word("board-train-skip")))
    expect(cheer).to_have_count(0)
