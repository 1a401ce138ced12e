"""How often a search would win if it saw through the cards: a hint of what luck leaves to win.

    python -m bench ceiling --game ghosts --games 200 --rounds 500 [--all-moves] [--keep NAME]

One search sits with greedy players at a table for four, in every seat in turn. It is the search of
the `mcts` bot but for one thing: it imagines nothing, and is shown the true state whenever it is
to move. So this is what seeing everything is worth to this search, and no bound: like the honest
one it tries greedy's best six moves only, and imagines the others by rules of thumb, so a better
player could win more. `--all-moves` has it try whatever is legal, which needs more `--rounds`, and
nothing of what chance will bring is shown to it. With `--honest` it does imagine, to compare.
"""

import argparse
import shutil
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path
from random import Random
from time import perf_counter
from typing import Any

import phantomline
from bench.kept import RESULTS, Kept, place_for, write_kept
from bench.tables import GAMES, interval, share
from phantomline.arena.builds import build_of
from phantomline.arena.intervals import wilson
from phantomline.bots import Bot, Budget, Suggestion, make_bot
from phantomline.bots.mcts import Mcts
from phantomline.bots.policies import policy_for
from phantomline.bots.policy import Forecast, Policy
from phantomline.core import CHANCE, Action, Game, View

ROOT = Path(__file__).resolve().parents[1]
PLAYERS = 4


class Peeking(Policy):
    """Plays on as another policy does, but knows what the table really is."""

    def __init__(self, honest: Policy) -> None:
        self.honest = honest
        self.truth: Any = None

    def imagine(self, game: Game[Any], view: View, rng: Random) -> Any:  # noqa: ARG002 it knows
        return self.truth

    def begin(self, view: View, budget: Budget) -> None:
        self.honest.begin(view, budget)

    def pick(self, state: Any, seat: int, legal: Sequence[Action], rng: Random) -> Action:
        return self.honest.pick(state, seat, legal, rng)

    def luck(self, state: Any) -> int:
        return self.honest.luck(state)

    def reply(self, game: Game[Any], state: Any, seat: int, rng: Random) -> Action:
        return self.honest.reply(game, state, seat, rng)

    def order(self, state: Any, seat: int, legal: Sequence[Action]) -> Sequence[Action] | None:
        return self.honest.order(state, seat, legal)

    def judge(self, state: Any) -> Forecast | None:
        return self.honest.judge(state)

    def margin(self) -> float:
        return self.honest.margin()

    def clearness(self) -> float:
        return self.honest.clearness()

    def point(self) -> float:
        return self.honest.point()

    def trust(self) -> float:
        return self.honest.trust()


class Thorough(Bot):
    """Suggests what greedy does, and every other legal move as if greedy liked it least."""

    def __init__(self, greedy: Bot) -> None:
        self.greedy = greedy

    def choose(self, view: View, rng: Random, budget: Budget) -> Action:
        return self.greedy.choose(view, rng, budget)

    def suggest(self, view: View, rng: Random, budget: Budget) -> list[Suggestion]:
        liked = self.greedy.suggest(view, rng, budget)
        known = {one.action for one in liked}
        rest = [action for action in view.legal if action not in known]
        return liked + [Suggestion(action=action, reasons=liked[-1].reasons) for action in rest]


def searcher(game: Game[Any], policy: Policy, rounds: int, all_moves: bool) -> Mcts:
    """Returns the search that plays by this policy, choosing among six moves or all."""
    greedy = make_bot("greedy", game)
    if not all_moves:
        return Mcts(game, policy, Budget(iterations=rounds), greedy)
    search = Mcts(game, policy, Budget(iterations=rounds), Thorough(greedy))
    search.candidates = sys.maxsize
    return search


def play(
    game: Game[Any], number: int, rounds: int, *, peeks: bool = True, all_moves: bool = False
) -> float:
    """Returns the share of the win that the search got in one game."""
    mine = number % PLAYERS
    fate = Random(f"ceiling/{number // PLAYERS}")
    rng = Random(f"ceiling/{number}")
    honest = policy_for(game)
    peeking = Peeking(honest)
    bots: list[Bot] = [make_bot("greedy", game) for _ in range(PLAYERS)]
    bots[mine] = searcher(game, peeking if peeks else honest, rounds, all_moves)
    state = game.initial(PLAYERS)
    while actors := game.actors(state):
        seat = actors[0]
        if seat == CHANCE:
            action = game.fate(state, fate)
        else:
            peeking.truth = state
            action = bots[seat].choose(game.view(state, seat), rng, Budget())
        state = game.apply(state, seat, action)
    outcome = game.outcome(state)
    assert outcome is not None
    return 1 / len(outcome.winners) if mine in outcome.winners else 0.0


def result(asked: argparse.Namespace, commit: str, shares: Sequence[float]) -> Kept:
    """Returns what is kept of the games so far."""
    flags = (" --all-moves" if asked.all_moves else "") + (" --honest" if asked.honest else "")
    return Kept(
        kind="search" if asked.honest else "cheat",
        game=asked.game,
        table=(f"mcts:{asked.rounds}", *["greedy"] * (PLAYERS - 1)),
        rounds=asked.rounds,
        all_moves=asked.all_moves,
        seed=asked.first,
        planned=asked.games,
        games=len(shares),
        wins=sum(shares),
        commit=commit,
        build=build_of(()),
        machine=asked.machine,
        command=f"python -m bench ceiling --game {asked.game} --games {asked.games}"
        f" --rounds {asked.rounds} --first {asked.first}{flags}",
        shares=tuple(shares),
    )


def build() -> str:
    """Returns the commit that is checked out, and whether something has changed since."""
    git = shutil.which("git")
    if git is None:
        return "unknown"
    command = [git, "describe", "--always", "--exclude=*", "--dirty", "--abbrev=7"]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    return done.stdout.strip() or "unknown"


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--game", choices=GAMES, default="ghosts")
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--first", type=int, default=0, help="the number of the first game")
    parser.add_argument("--rounds", type=int, default=500, help="imagined games for every move")
    parser.add_argument("--all-moves", action="store_true", help="try all that is legal")
    parser.add_argument("--honest", action="store_true", help="imagine what is hidden")
    parser.add_argument("--keep", metavar="NAME", help="keep the result, for `strength` to print")
    parser.add_argument("--machine", default="", metavar="TEXT", help="what this is played on")
    parser.add_argument("--results", type=Path, default=RESULTS, metavar="FOLDER", help="keep here")
    asked = parser.parse_args()
    # Both are settled before hours are spent; by the end something else may be checked out.
    path = None if asked.keep is None else place_for(asked.keep, asked.results)
    commit = build()
    game = phantomline.load(asked.game)
    began = perf_counter()
    shares: list[float] = []
    for done in range(1, asked.games + 1):
        number = asked.first + done - 1
        shares.append(
            play(game, number, asked.rounds, peeks=not asked.honest, all_moves=asked.all_moves)
        )
        if done % 20 == 0 or done == asked.games:
            wins = sum(shares)
            print(
                f"{asked.game}, {'honest' if asked.honest else 'peeking'}, {asked.rounds} rounds: "
                f"{wins:g} of {done} games, {share(wins / done)} "
                f"({interval(*wilson(wins, done))}), "
                f"{(perf_counter() - began) / done:.1f} s a game",
                flush=True,
            )
            if path is not None:
                write_kept(result(asked, commit, shares), path)


if __name__ == "__main__":
    main()
