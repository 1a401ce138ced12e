"""Guests, their keys and codes, ratings, history, and having it all deleted."""

import re
from collections.abc import Iterator

import pytest
from hypothesis import given
from hypothesis import strategies as st
from sqlalchemy import Connection, create_engine, func, insert, select

from phantomline.core import Outcome
from phantomline.server.people import guests
from phantomline.server.people.data import delete_guest, export_guest
from phantomline.server.people.history import games_of, names_of, note_result, statistics_of
from phantomline.server.people.names import (
    LONGEST_NAME,
    BadName,
    clean_name,
    is_spooky,
    spooky_name,
)
from phantomline.server.people.ratings import Rating, places_of, rate, ratings_of
from phantomline.server.store.schema import (
    chat,
    keys,
    players,
    ratings,
    results,
    seats,
    tables,
)
from phantomline.server.store.urls import read_url
from phantomline.words import Words

NOW = 1_800_000_000_000


@pytest.fixture
def database(database_url: str) -> Iterator[Connection]:
    engine = create_engine(read_url(database_url))
    with engine.begin() as connection:
        yield connection
    engine.dispose()


# -- names -------------------------------------------------------------------


@pytest.mark.parametrize(
    ("given_name", "kept"),
    [
        ("Ana", "Ana"),
        ("  Ana \t\n María ", "Ana María"),
        ("Ine\u0301s", "Inés"),
        ("Ana\u202eevil", "Anaevil"),
        ("A\u200bn\u200da\ufeff", "Ana"),
        ("A\x00\x1b[31mna", "A[31mna"),
        ("Z" + "\u0301" * 50, "Ź\u0301\u0301"),
        ("\u0301Ana", "Ana"),
        ("<b>Ana</b>", "<b>Ana</b>"),
        ("Ana\u2800\u3164Bo", "Ana Bo"),
        ("日本語", "日本語"),
        ("👻", "👻"),
        ("x" * LONGEST_NAME, "x" * LONGEST_NAME),
    ],
)
def test_names_are_cleaned(given_name: str, kept: str) -> None:
    assert clean_name(given_name) == kept


@pytest.mark.parametrize(
    ("given_name", "code"),
    [
        ("", "name-empty"),
        (" \t\n", "name-empty"),
        ("\u200b\u202e\u2066", "name-empty"),
        ("\u3164", "name-empty"),
        ("\u0301\u0302", "name-empty"),
        ("\ud800", "name-empty"),
        ("x" * (LONGEST_NAME + 1), "name-too-long"),
        ("x" * 100_000, "name-too-long"),
    ],
)
def test_names_that_cannot_be_are_refused(given_name: str, code: str) -> None:
    with pytest.raises(BadName) as refused:
        clean_name(given_name)
    assert refused.value.code == code


@given(st.text(max_size=60))
def test_a_clean_name_stays_as_it_is(text: str) -> None:
    try:
        name = clean_name(text)
    except BadName:
        return
    assert clean_name(name) == name
    assert 1 <= len(name) <= LONGEST_NAME
    assert name.isprintable()
    name.encode()


@pytest.mark.parametrize("language", ["en", "es"])
def test_newcomers_get_names_that_are_clean_already(language: str) -> None:
    words = Words(language, strict=True)
    names = {spooky_name(words) for _ in range(2000)}
    assert len(names) > 100
    assert all(clean_name(name) == name for name in names)
    # Whoever has one of them has not told theirs.
    assert all(is_spooky(name) for name in names)
    assert not is_spooky("Ana")


def test_spanish_names_agree() -> None:
    picked = iter(["Bruja:1", "Pálido|Pálida", "Búho", "Pálido|Pálida", "Momia:1", "Errante"])
    names = [spooky_name(Words("es"), lambda _: next(picked)) for _ in range(3)]
    assert names == ["Bruja Pálida", "Búho Pálido", "Momia Errante"]


# -- guests ------------------------------------------------------------------


def test_a_key_opens_its_guest_and_no_other(database: Connection) -> None:
    ana, key = guests.make_guest(database, "Ana", "es", NOW)
    bruno, other = guests.make_guest(database, "Bruno", "en", NOW)
    assert guests.guest_with_key(database, key) == ana
    assert guests.guest_with_key(database, other) == bruno
    swapped = f"{bruno.id}.{key.partition('.')[2]}"
    hostile = [swapped, key[:-1], key + "A", key.upper(), ana.id, "", ".", "é" * 56, "a" * 10_000]
    for wrong in hostile:
        assert guests.guest_with_key(database, wrong) is None


def test_the_database_knows_no_secret(database: Connection) -> None:
    ana, key = guests.make_guest(database, "Ana", "es", NOW)
    code = guests.make_recovery(database, ana.id, NOW)
    kept = repr(database.execute(select(keys)).all()) + repr(
        database.execute(select(players)).all()
    )
    assert key.partition(".")[2] not in kept
    assert code not in kept
    assert code.replace("-", "") not in kept


def test_a_recovery_code_adds_a_device_once(database: Connection) -> None:
    ana, key = guests.make_guest(database, "Ana", "es", NOW)
    first = guests.make_recovery(database, ana.id, NOW)
    code = guests.make_recovery(database, ana.id, NOW)
    assert re.fullmatch(r"([0-9A-HJKMNP-TV-Z]{5}-){3}[0-9A-HJKMNP-TV-Z]{5}", code)
    assert guests.recover(database, first, NOW) is None, "a new code replaces the old"
    found = guests.recover(database, code.lower().replace("-", " "), NOW)
    assert found is not None
    assert found[0] == ana
    for one in (key, found[1]):
        assert guests.guest_with_key(database, one) == ana
    assert guests.recover(database, code, NOW) is None, "it works once"


def test_what_is_misread_in_a_code_is_understood(database: Connection) -> None:
    ana, _ = guests.make_guest(database, "Ana", "es", NOW)
    while True:
        code = guests.make_recovery(database, ana.id, NOW)
        if "0" in code and "1" in code:
            break
    found = guests.recover(database, code.replace("0", "o").replace("1", "l"), NOW)
    assert found is not None


@pytest.mark.parametrize("code", ["", "-", "XXXXX", "é" * 20, "0" * 10_000, "\ud800", "a.b"])
def test_nobody_is_found_by_a_made_up_code(database: Connection, code: str) -> None:
    guests.make_recovery(database, guests.make_guest(database, "Ana", "es", NOW)[0].id, NOW)
    assert guests.recover(database, code, NOW) is None


def test_the_oldest_devices_are_forgotten(database: Connection) -> None:
    ana, key = guests.make_guest(database, "Ana", "es", NOW)
    latest = key
    for later in range(1, guests.MOST_DEVICES + 3):
        code = guests.make_recovery(database, ana.id, NOW + later)
        found = guests.recover(database, code, NOW + later)
        assert found is not None
        latest = found[1]
    assert guests.guest_with_key(database, key) is None
    assert guests.guest_with_key(database, latest) == ana
    count = database.execute(select(func.count()).select_from(keys)).scalar_one()
    assert count == guests.MOST_DEVICES


def test_one_browser_can_forget(database: Connection) -> None:
    ana, key = guests.make_guest(database, "Ana", "es", NOW)
    found = guests.recover(database, guests.make_recovery(database, ana.id, NOW), NOW)
    assert found is not None
    guests.forget_key(database, key)
    guests.forget_key(database, "nothing of the kind")
    assert guests.guest_with_key(database, key) is None
    assert guests.guest_with_key(database, found[1]) == ana


def test_names_and_languages_change(database: Connection) -> None:
    ana, _ = guests.make_guest(database, "Ana", "es", NOW)
    assert guests.rename(database, ana.id, "Anita", None) == guests.find_guest(database, ana.id)
    changed = guests.rename(database, ana.id, None, "en")
    assert changed is not None
    assert (changed.name, changed.lang) == ("Anita", "en")


def test_being_seen_is_written_down(database: Connection) -> None:
    ana, _ = guests.make_guest(database, "Ana", "es", NOW)
    guests.was_seen(database, ana.id, NOW + 1000)
    found = guests.find_guest(database, ana.id)
    assert found is not None
    assert found.seen == NOW + 1000


# -- ratings and history -----------------------------------------------------


@pytest.mark.parametrize(
    ("winners", "scores", "lowest", "places"),
    [
        ((1,), (3, 9, 5), False, (3, 1, 2)),
        ((0,), (3, 9, 5), True, (1, 3, 2)),
        ((0, 2), (9, 1, 9), False, (1, 3, 1)),
        ((2,), (9, 1, 9), False, (2, 3, 1)),
        ((0,), (5, 3, 3, 3), False, (1, 2, 2, 2)),
        ((0, 1), (7, 9, 2), False, (1, 1, 3)),
    ],
)
def test_places_follow_winners_and_scores(
    winners: tuple[int, ...], scores: tuple[int, ...], lowest: bool, places: tuple[int, ...]
) -> None:
    outcome = Outcome("over", winners, scores)
    assert places_of(outcome, lowest_wins=lowest) == places


def people(database: Connection, *names: str) -> list[str]:
    return [guests.make_guest(database, name, "en", NOW)[0].id for name in names]


def test_winning_lifts_a_rating_and_losing_lowers_it(database: Connection) -> None:
    ana, bruno, carla = people(database, "Ana", "Bruno", "Carla")
    fresh = rate(database, "ghosts", {ana: 1, bruno: 2, carla: 2})
    assert fresh[ana].mu > Rating().mu > fresh[bruno].mu
    assert fresh[bruno] == fresh[carla], "a tie is a tie"
    assert all(one.sigma < Rating().sigma and one.games == 1 for one in fresh.values())
    assert ratings_of(database, ana) == {"ghosts": fresh[ana]}
    again = rate(database, "ghosts", {ana: 1, bruno: 2})
    assert again[ana].points > fresh[ana].points > 0
    assert again[ana].games == 2
    assert ratings_of(database, carla) == {"ghosts": fresh[carla]}
    assert rate(database, "train", {ana: 1}) == {}, "nobody is rated alone"
    assert rate(database, "train", {ana: 1, "deleted": 2}) == {}, "nor against a ghost"


def ended(database: Connection, table: str, *who: str | None, at: int = NOW) -> dict[str, Rating]:
    scores = tuple(range(len(who), 0, -1))
    outcome = Outcome("over", (0,), scores)
    return note_result(database, table, "galore", at, who, outcome, lowest_wins=False, rated=True)


def test_a_result_is_noted_once(database: Connection) -> None:
    ana, bruno = people(database, "Ana", "Bruno")
    assert set(ended(database, "t1", ana, bruno)) == {ana, bruno}
    before = ratings_of(database, ana)
    assert ended(database, "t1", ana, bruno) == {}
    assert ratings_of(database, ana) == before
    assert [game.table for game in games_of(database, ana)] == ["t1"]


def test_only_people_with_one_seat_each_are_rated(database: Connection) -> None:
    ana, bruno = people(database, "Ana", "Bruno")
    assert ended(database, "bot", ana, None) == {}
    assert ended(database, "twice", ana, bruno, ana) == {}
    assert set(ended(database, "both", ana, None, bruno)) == {ana, bruno}
    rated = {game.table: game.rated for game in games_of(database, ana)}
    assert rated == {"bot": False, "twice": False, "both": True}


def test_statistics_tell_of_every_game(database: Connection) -> None:
    ana, bruno = people(database, "Ana", "Bruno")
    for number in range(3):
        ended(database, f"a{number}", ana, bruno, at=NOW + number)
    ended(database, "b", bruno, ana, at=NOW + 9)
    mine = statistics_of(database, ana)["galore"]
    assert (mine.played, mine.won, mine.mean_score) == (4, 3.0, 1.75)
    assert mine.rated_games == 4
    assert not mine.settled
    assert mine.rating is not None
    assert [game.place for game in games_of(database, ana)] == [2, 1, 1, 1]
    assert [game.table for game in games_of(database, ana, 2, NOW + 2)] == ["a1", "a0"]
    assert statistics_of(database, "nobody") == {}


def test_a_shared_win_is_a_part_of_one(database: Connection) -> None:
    ana, bruno = people(database, "Ana", "Bruno")
    outcome = Outcome("over", (0, 1), (4, 4))
    note_result(database, "t", "train", NOW, [ana, bruno], outcome, lowest_wins=False, rated=False)
    assert statistics_of(database, ana)["train"].won == 0.5
    assert statistics_of(database, ana)["train"].rating is None


def test_no_game_is_lost_between_two_pages(database: Connection) -> None:
    (ana,) = people(database, "Ana")
    for table in ("b", "e", "a", "d", "c"):
        ended(database, table, ana, None)
    ended(database, "z", ana, None, at=NOW - 1)
    listed: list[str] = []
    page = games_of(database, ana, 2)
    while page:
        listed += [game.table for game in page]
        page = games_of(database, ana, 2, page[-1].at, page[-1].table)
    assert listed == ["a", "b", "c", "d", "e", "z"]


def test_everybody_has_one_result_at_a_table(database: Connection) -> None:
    ana, bruno = people(database, "Ana", "Bruno")
    outcome = Outcome("over", (2,), (1, 5, 9, 3))

    def note(table: str, who: list[str | None], called: dict[int, str]) -> None:
        note_result(
            database, table, "train", NOW, who, outcome,
            lowest_wins=False, rated=False, called=called,
        )  # fmt: skip

    for _ in range(2):
        note("own", [ana, ana, bruno, ana], {0: "Tom", 1: "ANA", 3: "Leo"})
        note("unnamed", [ana, None, bruno, ana], {3: "Leo"})
        note("others", [ana, ana, ana, None], {0: "Tom", 1: "Leo", 2: "Grandma"})
        note("twice", [ana, ana, bruno, None], {})
    told = {one.table: (one.seat, one.shared) for one in games_of(database, ana)}
    assert told == {
        "own": (1, False), "unnamed": (0, False), "others": (0, True), "twice": (0, True),
    }  # fmt: skip
    mine = statistics_of(database, ana)["train"]
    assert (mine.played, mine.won, mine.mean_score) == (2, 0, 3.0)
    assert statistics_of(database, bruno)["train"].played == 3
    # Under another name, what was settled once stays as it was.
    guests.rename(database, ana, "Leo", None)
    note("own", [ana, ana, bruno, ana], {0: "Tom", 1: "ANA", 3: "Leo"})
    assert len(games_of(database, ana)) == 4


def test_whoever_leaves_the_game_to_a_bot_comes_last(database: Connection) -> None:
    ana, bruno, carla = people(database, "Ana", "Bruno", "Carla")
    outcome = Outcome("over", (0,), (9, 5, 1))
    fresh = note_result(
        database, "t", "train", NOW, [ana, bruno, carla], outcome,
        lowest_wins=False, rated=True, left=[0],
    )  # fmt: skip
    assert [games_of(database, who)[0].place for who in (ana, bruno, carla)] == [3, 2, 3]
    assert statistics_of(database, ana)["train"].won == 0
    assert fresh[bruno].mu > fresh[ana].mu


def test_what_is_deleted_is_gone_and_leaves_a_ghost(database: Connection) -> None:
    ana, bruno = people(database, "Ana", "Bruno")
    table = {
        "id": "t1", "game": "galore", "status": "over", "public": False, "rated": True,
        "secret": b"", "created": NOW, "touched": NOW, "rules": "1", "edition": "x",
        "summary": {"seats": [{"player": ana, "name": "Ana"}, {"player": bruno, "name": "Bruno"}]},
    }  # fmt: skip
    database.execute(insert(tables).values(table))
    # At this one she is the host, and nobody sits.
    empty = {"id": "t0", "status": "open", "host": ana, "created": NOW + 1, "summary": {}}
    database.execute(insert(tables).values({**table, **empty}))
    for seat, who in enumerate([ana, bruno]):
        database.execute(insert(seats).values(table_id="t1", seat=seat, player=who))
    for n, (who, text) in enumerate([(ana, "boo"), (bruno, "hoo")]):
        database.execute(insert(chat).values(table_id="t1", n=n, player=who, at=NOW, text=text))
    guests.make_recovery(database, ana, NOW)
    ended(database, "t1", ana, bruno)
    guest = guests.find_guest(database, ana)
    assert guest is not None
    everything = export_guest(database, guest)
    assert [said.text for said in everything.chat] == ["boo"]
    assert [key.kind for key in everything.keys] == ["device", "recovery"]
    assert len(everything.games) == 1
    assert everything.hosted == ["t0"]
    assert everything.ratings == ratings_of(database, ana)
    assert everything.ratings["galore"].mu != Rating().mu
    note_result(
        database, "t3", "galore", NOW, [ana, bruno], Outcome("over", (1,), (9, 5)),
        lowest_wins=False, rated=False, left=[0],
    )  # fmt: skip
    games = {one.table: one.handed for one in export_guest(database, guest).games}
    assert games == {"t1": False, "t3": True}, "these points a bot made"

    delete_guest(database, ana)
    for kept in (players.c.id, keys.c.player, ratings.c.player, results.c.player, chat.c.player):
        assert ana not in database.execute(select(kept)).scalars().all()
    assert names_of(database, [ana, bruno]) == {bruno: "Bruno"}
    kept = database.execute(select(tables.c.summary).where(tables.c.id == "t1")).scalar_one()
    assert [seat["name"] for seat in kept["seats"]] == ["", "Bruno"]
    other = guests.find_guest(database, bruno)
    assert other is not None
    assert [said.text for said in export_guest(database, other).chat] == ["hoo"]
    assert ended(database, "t2", ana, bruno) == {}, "a ghost has no rating"
    assert games_of(database, ana) == []
