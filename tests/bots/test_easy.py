"""The easy bot: plausible, kind, and never stuck in a rut."""

from random import Random

import pytest

from phantomline.bots import Bot, Budget, Reason, Suggestion, make_bot
from phantomline.bots.easy import FEW, Easy
from phantomline.bots.greedy import greedy_for
from phantomline.core import CHANCE, Action, View
from phantomline.games import GAMES
from phantomline.games.ghosts.actions import Play
from tests.conformance.tables import Moment, load, play
from tests.games.ghosts.table import GAME, table

NO_LIMIT = Budget()
KNOWN = [name for name in GAMES if greedy_for(load(name)) is not None]


class Says(Bot):
    """An adviser who always says the same."""

    def __init__(self, *suggestions: Suggestion) -> None:
        self.suggestions = suggestions

    def choose(self, view: View, rng: Random, budget: Budget) -> Action:  # noqa: ARG002 (a bot's)
        return self.suggestions[0].action

    # Every bot is asked in the same way, whatever it needs: hence the unused arguments.
    def suggest(self, view: View, rng: Random, budget: Budget) -> list[Suggestion]:  # noqa: ARG002
        return list(self.suggestions)


def says(card: str, **values: float) -> Suggestion:
    reasons = [Reason(code.replace("_", "-"), value) for code, value in values.items()]
    return Suggestion(action=Play(card=card), reasons=tuple(reasons))


def picks(adviser: Bot, times: int = 200) -> list[str]:
    """Return what easy plays with four cards in hand, on this advice."""
    hand = ["red-1", "red-2", "red-3", "mist"]
    view = GAME.view(table(hand, ["blue-1"], pile=["white-1"]), 0)
    found: list[str] = []
    for seed in range(times):
        action = Easy(adviser).choose(view, Random(seed), NO_LIMIT)
        assert isinstance(action, Play)
        found.append(action.card)
    return found


def moments(name: str, count: int) -> list[tuple[Moment, int]]:
    """Moments with a real choice, spread over games, and who has it."""
    game = load(name)
    found: list[tuple[Moment, int]] = []
    for seed in range(200):
        at = play(game, 3, game.codec.options({}), Random(seed), 30 + 5 * seed % 150)
        actors = game.actors(at.state)
        if actors and actors[0] != CHANCE and len(game.legal(at.state, actors[0])) > 1:
            found.append((at, actors[0]))
        if len(found) == count:
            break
    return found


@pytest.mark.parametrize("name", KNOWN)
def test_it_cannot_peek_and_plays_by_the_rules(name: str) -> None:
    for at, seat in moments(name, 6):
        view = at.game.view(at.state, seat)
        twin = at.game.sample(view, Random(99))
        chosen = make_bot("easy", at.game).choose(view, Random(7), NO_LIMIT)
        assert chosen in view.legal
        again = at.game.view(twin, seat)
        assert make_bot("easy", at.game).choose(again, Random(7), NO_LIMIT) == chosen


def test_it_slips_more_often_to_what_is_nearly_as_good() -> None:
    played = picks(
        Says(says("red-1", worth=4), says("red-2", worth=3.5), says("red-3", worth=-20)),
    )
    assert set(played) == {"red-1", "red-2"}
    assert played.count("red-1") > played.count("red-2") > 50


def test_it_looks_no_further_than_the_best_few() -> None:
    cards = ["red-1", "red-2", "red-3", "blue-1", "blue-2", "blue-3"]
    played = picks(Says(*[says(card, worth=1) for card in cards]))
    assert set(played) == set(cards[:FEW])


def test_it_minds_its_own_business() -> None:
    """What an action does to others does not count, so nobody is ganged up on."""
    played = picks(
        Says(says("mist", worth=1, passes_trouble=9), says("red-1", worth=9, passes_trouble=-9))
    )
    assert set(played) == {"red-1"}


def test_it_stalls_only_where_that_is_best() -> None:
    swap = says("mist", hopeless_tickets=2)
    assert "mist" not in picks(Says(says("red-1", worth=2.1), swap, says("red-2", worth=1.9)))
    assert "mist" in picks(Says(swap, says("red-1", worth=1.9)))


def test_slips_come_from_the_generator_alone() -> None:
    view = GAME.view(table(["red-1", "blue-2", "mist"], ["white-1"], pile=["green-1"]), 0)
    bot = make_bot("easy", GAME)
    first = [bot.choose(view, Random(seed), NO_LIMIT) for seed in range(30)]
    assert first == [bot.choose(view, Random(seed), NO_LIMIT) for seed in range(30)]
    assert len(set(first)) > 1
