"""Playing a lesson out: chosen moves, chosen luck, and marks for what is taught."""

from random import Random
from typing import Any

from phantomline.bots.bot import Budget
from phantomline.bots.registry import make_bot
from phantomline.core import CHANCE, Action, Actor, Options, Record, to_json
from phantomline.games import load
from phantomline.lessons import Comment, Script, Step

__all__ = ["LEARNER", "Maker"]

LEARNER = 0


class Maker:
    """One game under way, and what is said about it.

    Whatever nobody chooses is left to a generator, so a lesson is the same every time it is made.
    """

    def __init__(self, game: str, players: int, friends: tuple[str, ...], seed: int = 0) -> None:
        self.game = load(game)
        self.players = players
        self.friends = friends
        self.options = self.game.codec.options({"start": LEARNER})
        self.state: Any = self.game.initial(players, self.options)
        self.rng = Random(seed)
        self.steps: list[tuple[Actor, Action]] = []
        self.moves = 0
        self.asked: list[Step] = []
        self.comments: list[Comment] = []
        self.bots = {
            seat: make_bot("greedy" if seat == LEARNER else "easy", self.game)
            for seat in range(players)
        }

    # -- what happens --------------------------------------------------------

    def fate(self, *decided: Action) -> None:
        """Let chance decide like this."""
        for action in decided:
            assert self.game.actors(self.state) == (CHANCE,), self.game.actors(self.state)
            self._step(CHANCE, action)

    def luck(self) -> None:
        """Leave to chance whatever is left to it now."""
        while self.game.actors(self.state) == (CHANCE,):
            self._step(CHANCE, self.game.fate(self.state, self.rng))

    def ask(
        self, words: str, rule: str, action: Action, *also: Action, curtain: bool = False
    ) -> None:
        """Have the learner asked for this move, with these words and this rule to read on."""
        same = tuple(to_json(one) for one in also)
        self.asked.append(Step(self.moves, words, rule, curtain, same))
        self.play(LEARNER, action)

    def play(self, seat: int, action: Action, comment: str = "") -> None:
        """Make somebody's move; a friend may say something about it."""
        assert action in self.game.legal(self.state, seat), (seat, action)
        self._step(seat, action)
        self.moves += 1
        if comment:
            self.comments.append(Comment(frame=self.moves, words=comment))

    def auto(self, seat: int, comment: str = "") -> Action:
        """Have a seat's bot move."""
        action = self.choice(seat)
        self.play(seat, action, comment)
        return action

    def choice(self, seat: int) -> Action:
        """Say what a seat's bot would do now."""
        view = self.game.view(self.state, seat)
        return self.bots[seat].choose(view, self.rng, Budget())

    @property
    def actors(self) -> tuple[Actor, ...]:
        """Who is to act."""
        return self.game.actors(self.state)

    def _step(self, actor: Actor, action: Action) -> None:
        self.state = self.game.apply(self.state, actor, action)
        self.steps.append((actor, action))

    # -- what comes of it ----------------------------------------------------

    def record(self) -> Record:
        """Return the game as it was played."""
        options: Options = self.options
        outcome = self.game.outcome(self.state)
        return Record.of(self.game, self.players, options, self.steps, outcome)

    def script(self) -> Script:
        """Return what is said about it."""
        return Script(
            seat=LEARNER,
            friends=self.friends,
            steps=tuple(self.asked),
            comments=tuple(self.comments),
        )
