"""The numbers are those of others who know."""

from collections import Counter
from math import exp, log
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from phantomline.arena.intervals import wilson
from phantomline.arena.ratings import MEAN, PRIOR, TableWins, rate, strengths


@pytest.mark.parametrize(
    ("wins", "seats", "low", "high"),
    [  # scipy 1.17.1: binomtest(wins, seats).proportion_ci(method="wilson")
        (0, 10, 0.0, 0.27753279986288926),
        (7, 20, 0.1811918241010821, 0.5671457233147637),
        (60, 100, 0.5020025867910618, 0.6905987135675411),
        (250, 1000, 0.2241530989836914, 0.27776028025908617),
    ],
)
def test_wilson(wins: int, seats: int, low: float, high: float) -> None:
    assert wilson(wins, seats) == pytest.approx((low, high), abs=1e-12)


def test_wilson_of_nothing_and_of_everything() -> None:
    assert wilson(0, 0) == (0.0, 1.0)
    assert wilson(10, 10)[1] == pytest.approx(1)


@given(st.integers(1, 10_000), st.floats(0, 1))
def test_the_share_lies_in_its_interval(seats: int, share: float) -> None:
    low, high = wilson(share * seats, seats)
    assert 0 <= low <= share + 1e-9
    assert share - 1e-9 <= high <= 1


TABLES = [
    TableWins(dict.fromkeys("abcd", 1), {"a": 37, "b": 25, "c": 12, "d": 6}),
    TableWins(dict.fromkeys("abc", 1), {"a": 20, "b": 14, "c": 6}),
    TableWins(dict.fromkeys("bd", 1), {"b": 9, "d": 1}),
]


def test_strengths_are_the_likeliest() -> None:
    """As choix 0.4.1 has them: mm_top1 of the same games."""
    strong = strengths("abcd", TABLES, prior=0)
    found = [log(strong[bot]) for bot in "abcd"]
    wanted = [0.86525834, 0.50358062, -0.28742117, -1.08141779]
    assert found == pytest.approx(wanted, abs=1e-6)


def test_two_bots_are_rated_by_their_odds() -> None:
    strong = strengths("ab", [TableWins({"a": 1, "b": 1}, {"a": 75, "b": 25})], prior=0)
    assert strong["a"] / strong["b"] == pytest.approx(3)
    # Three of one kind against one of another: the one wins 40 % if it is twice as strong.
    strong = strengths("ab", [TableWins({"a": 1, "b": 3}, {"a": 40, "b": 60})], prior=0)
    assert strong["a"] / strong["b"] == pytest.approx(2)


def test_the_interval_is_that_of_the_log_odds() -> None:
    """For two bots the deviation of a log strength from their mean is half that of the log odds."""
    games = [TableWins({"a": 1, "b": 1}, {"a": 7_500, "b": 2_500})]
    rating = rate("ab", games)["a"]
    deviation = (1 / 7_500 + 1 / 2_500) ** 0.5 / 2
    half = 1.96 * deviation * 400 / log(10)
    assert rating.high - rating.rating == pytest.approx(half, rel=0.01)
    assert rating.rating - MEAN == pytest.approx(200 * log(3) / log(10), abs=0.1)


def test_the_intervals_of_several_bots_are_those_of_others() -> None:
    """Minimised by scipy 1.17.1, the curvature by differences, its inverse by numpy 2.4.6."""
    ratings = rate("abcd", TABLES)
    found = [ratings[bot].rating for bot in "abcd"]
    assert found == pytest.approx([1648.181, 1585.676, 1449.268, 1316.875], abs=0.001)
    halves = [53.34, 54.25, 70.57, 99.55]
    assert [ratings[bot].high - ratings[bot].rating for bot in "abcd"] == pytest.approx(
        halves, abs=0.01
    )
    assert [ratings[bot].rating - ratings[bot].low for bot in "abcd"] == pytest.approx(
        halves, abs=0.01
    )


@pytest.mark.parametrize("size", [2, 3, 5])
@pytest.mark.parametrize("games", [10, 1000])
def test_the_interval_of_equals(size: int, games: int) -> None:
    """A win is worth as much to each as to the others, so the variance can be written down."""
    bots = "abcde"[:size]
    ratings = rate(bots, [TableWins(dict.fromkeys(bots, 1), dict.fromkeys(bots, games / size))])
    variance = (1 - 1 / size) / (games / size + PRIOR / 2)
    half = 1.959964 * variance**0.5 * 400 / log(10)
    for one in ratings.values():
        assert (one.low, one.high) == pytest.approx((MEAN - half, MEAN + half))


def test_the_truth_lies_in_as_many_intervals_as_they_say() -> None:
    true = {"a": 0.6, "b": 0.1, "c": -0.2, "d": -0.5}
    tables = [("a", "b", "c"), ("b", "c", "d", "d"), ("a", "d")]
    rng = Random(1)
    inside = 0
    for _ in range(40):
        played: list[TableWins] = []
        for table in tables:
            wins = Counter(rng.choices(table, [exp(true[bot]) for bot in table], k=80))
            played.append(TableWins(Counter(table), wins))
        for bot, one in rate("abcd", played).items():
            inside += one.low <= MEAN + 400 / log(10) * true[bot] <= one.high
    assert 0.9 < inside / 160 < 0.99


def test_more_games_make_it_surer() -> None:
    few = rate("ab", [TableWins({"a": 2, "b": 2}, {"a": 6, "b": 4})])["a"]
    many = rate("ab", [TableWins({"a": 2, "b": 2}, {"a": 600, "b": 400})])["a"]
    assert few.low < many.low < many.rating < many.high < few.high


def test_ratings_stay_finite_and_their_mean_stays_put() -> None:
    ratings = rate("abc", [TableWins(dict.fromkeys("abc", 1), {"a": 50})])
    assert ratings["a"].rating > ratings["b"].rating == pytest.approx(ratings["c"].rating)
    assert sum(one.rating for one in ratings.values()) / 3 == pytest.approx(MEAN)
    assert rate("ab", [])["a"].rating == MEAN
    alone = rate("a", [TableWins({"a": 4}, {"a": 10})])["a"]
    assert (alone.rating, alone.low, alone.high) == (MEAN, MEAN, MEAN)
