"""What the public can expect of a game: chances that add up, from its view and nothing else."""

from random import Random

import pytest

from phantomline.bots.forecasting import FEWEST, forecast
from phantomline.core import SPECTATOR
from tests.conformance.hidden import SWAPS
from tests.conformance.tables import load, play

every_game = pytest.mark.parametrize("name", ["ghosts", "train", "galore"])


@every_game
def test_chances_add_up_and_are_the_same_for_the_same_view(name: str) -> None:
    game = load(name)
    at = play(game, 3, game.codec.options({}), Random(5), 60)
    view = game.view(at.state, SPECTATOR)
    first, games = forecast(game, view, Random(1), 12)
    assert games == 12
    assert sum(first.wins) == pytest.approx(1)
    assert len(first.scores) == 3
    # A world that looks the same to the public is expected to end the same way.
    other = SWAPS[name](at.state, SPECTATOR, Random(2))
    again, _ = forecast(game, game.view(other, SPECTATOR), Random(1), 12)
    assert (again.wins, again.scores) == (first.wins, first.scores)


@every_game
def test_where_time_is_short_it_says_how_few_games_it_could_imagine(name: str) -> None:
    game = load(name)
    at = play(game, 3, game.codec.options({}), Random(5), 60)
    found, games = forecast(game, game.view(at.state, SPECTATOR), Random(1), 1000, seconds=0.0)
    assert games == FEWEST
    assert sum(found.wins) == pytest.approx(1)
    view = game.view(at.state, SPECTATOR)
    found, games = forecast(game, view, Random(1), 1000, seconds=0.0, longest=0.0)
    assert games == 1, "where even these would take too long"
    assert sum(found.wins) == pytest.approx(1)


@every_game
def test_nobody_has_to_guess_how_a_finished_game_ended(name: str) -> None:
    game = load(name)
    at = play(game, 2, game.codec.options({}), Random(3))
    outcome = game.outcome(at.state)
    assert outcome is not None
    known, _ = forecast(game, game.view(at.state, SPECTATOR), Random(1), 3)
    assert list(known.scores) == list(outcome.scores)
    assert [seat for seat, win in enumerate(known.wins) if win] == list(outcome.winners)


def test_whoever_is_far_ahead_is_expected_to_win() -> None:
    """In the last round of Ghosts with ten points between them there is little to hope for."""
    game = load("ghosts")
    for seed in range(200):
        at = play(game, 2, game.codec.options({}), Random(seed), 150)
        view = game.view(at.state, SPECTATOR)
        fright = getattr(view, "fright", (0, 0))
        if game.outcome(at.state) is None and abs(fright[0] - fright[1]) >= 10:
            ahead = 0 if fright[0] < fright[1] else 1
            found, _ = forecast(game, view, Random(0), 60)
            assert found.wins[ahead] > 0.8
            return
    raise AssertionError("no such game")
