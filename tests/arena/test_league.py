"""Every bot meets every other as often, and sits in every seat as often."""

from collections import Counter
from itertools import combinations
from math import factorial, prod

import pytest
from hypothesis import given
from hypothesis import strategies as st

from phantomline.arena.league import League, circles, even_tables, rotations

sizes = pytest.mark.parametrize(
    ("bots", "players"), [(b, p) for b in range(1, 7) for p in range(2, 6)]
)


def names(count: int) -> list[str]:
    return [chr(ord("a") + number) for number in range(count)]


@sizes
def test_bots_sit_as_evenly_as_they_can(bots: int, players: int) -> None:
    tables = even_tables(names(bots), players)
    for table in tables:
        counts = [table.count(bot) for bot in names(bots)]
        assert len(table) == players
        assert max(counts) - min(counts) <= 1
    assert len({tuple(sorted(table)) for table in tables}) == len(tables)


@sizes
def test_a_round_is_fair(bots: int, players: int) -> None:
    league = League(even_tables(names(bots), players))
    assert_fair([league.seating(number).bots for number in range(league.round)], bots, players)


@pytest.mark.parametrize(("bots", "players"), [(1, 3), (2, 4), (3, 4), (4, 4), (5, 3), (2, 5)])
def test_a_cycle_has_every_seating_once_and_fairly(bots: int, players: int) -> None:
    tables = even_tables(names(bots), players)
    league = League(tables)
    seatings = [league.seating(number).bots for number in range(league.cycle)]
    assert len(set(seatings)) == len(seatings)
    ways = sum(
        factorial(players) // prod(factorial(count) for count in Counter(table).values())
        for table in tables
    )
    assert len(seatings) == ways
    assert_fair(seatings, bots, players)
    neighbours = Counter(
        (table[seat], table[(seat + 1) % players])
        for table in seatings
        for seat in range(players)
        if table[seat] != table[(seat + 1) % players]
    )
    assert len(set(neighbours.values())) <= 1


def assert_fair(seatings: list[tuple[str, ...]], bots: int, players: int) -> None:
    seats = Counter((seat, bot) for table in seatings for seat, bot in enumerate(table))
    assert len(seats) == bots * players
    assert len(set(seats.values())) == 1
    meetings: Counter[tuple[str, str]] = Counter()
    for table in seatings:
        counts = Counter(table)
        for one, other in combinations(names(bots), 2):
            meetings[one, other] += counts[one] * counts[other]
    assert len(set(meetings.values())) <= 1


@given(table=st.lists(st.sampled_from("abcd"), min_size=2, max_size=5), cycles=st.integers(1, 2))
def test_a_deal_turns_one_table_through_all_its_seats(table: list[str], cycles: int) -> None:
    league = League([table])
    deals: dict[int, list[tuple[str, ...]]] = {}
    for number in range(cycles * league.cycle):
        seating = league.seating(number)
        assert seating.number == number
        assert sorted(seating.bots) == sorted(table)
        turns = deals.setdefault(seating.deal, [])
        assert seating.turn == len(turns)
        turns.append(seating.bots)
    assert list(deals) == list(range(len(deals)))
    for turns in deals.values():
        first = turns[0]
        assert turns == list(dict.fromkeys(first[by:] + first[:by] for by in range(len(first))))


def test_the_table_as_given_comes_first() -> None:
    league = League([("greedy", "random", "random", "random")])
    assert league.cycle == league.round == 4
    assert [league.seating(number).bots.index("greedy") for number in range(4)] == [0, 3, 2, 1]
    assert League([("b", "a", "c")]).seating(0).bots == ("b", "a", "c")


def test_circles_and_rotations() -> None:
    assert rotations((0, 1, 0, 1)) == [(0, 1, 0, 1), (1, 0, 1, 0)]
    assert circles((0, 0, 1, 1)) == [(0, 0, 1, 1), (0, 1, 0, 1)]
    assert len(circles((0, 1, 2, 3, 4))) == 24
