"""A table of Ghosts in words: the pile and its level, one's hand card by card, and everybody."""

from collections import Counter
from collections.abc import Iterable
from typing import Final

from phantomline.games.ghosts.actions import Play
from phantomline.games.ghosts.cards import PALETTE
from phantomline.games.ghosts.rules import LIMIT, ROUNDS
from phantomline.games.ghosts.view import GhostsView
from phantomline.words.describing.telling import Section, Subject, Teller, capital, its
from phantomline.words.ghosts import GhostsPhrases

__all__ = ["GhostsTeller"]


class GhostsTeller(Teller):
    """Tells one view of Ghosts."""

    def __init__(self, subject: Subject) -> None:
        super().__init__(subject)
        self.view: Final = its(GhostsView, subject.view)
        self.phrases: Final = its(GhostsPhrases, subject.words.phrases(subject.game))

    def facts(self) -> Iterable[str]:
        """Return which round it is."""
        yield self.say("board-ghosts-round", round=self.view.round, rounds=ROUNDS)

    def sections(self) -> Iterable[Section]:
        """Return the pile, the hand, everybody, and the cards not seen yet."""
        yield Section("pile", self.say("describe-ghosts-pile"), tuple(self._pile()))
        if self.view.seat is not None:
            yield Section("hand", self.say("board-ghosts-hand"), tuple(self._hand()))
        people = tuple([self._person(seat) for seat in self.everyone()])
        yield Section("people", self.say("board-ghosts-around"), people)
        yield Section("unseen", self.say("board-ghosts-unseen"), tuple(self._unseen()))

    # -- the pile --------------------------------------------------------------

    def _pile(self) -> Iterable[str]:
        view = self.view
        if view.top is None:
            yield self.say("describe-ghosts-level-start", level=view.level)
        else:
            yield self.say("describe-ghosts-level", level=view.level, left=LIMIT - view.level)
            yield self.say("describe-ghosts-top", card=self.phrases.card(view.top))
        cards = self.words.join([self.phrases.card(card) for card in view.pile])
        yield self.say("describe-ghosts-cards", count=len(view.pile), cards=cards)
        yield self.say("board-ghosts-direction", way=view.way)
        if view.phase in ("playing", "drawing"):
            turns = [
                (view.turn + step * view.direction) % view.players for step in range(view.players)
            ]
            order = self.words.join([self.seats.called(seat) for seat in turns])
            yield self.say("describe-ghosts-order", order=order)
        yield self.say("board-ghosts-deck", count=view.deck_size)

    # -- the hand --------------------------------------------------------------

    def _hand(self) -> Iterable[str]:
        if not self.view.hand:
            yield self.say("board-ghosts-hand-empty")
        for name, count in Counter(self.view.hand).items():
            yield self._card(name, count)

    def _card(self, name: str, count: int) -> str:
        effect = self.phrases.effect(Play(card=name), self.view)
        if effect["effect"] == "raise" and int(effect["level"]) > LIMIT:
            effect = {"effect": "past", "level": effect["level"]}
        card = capital(self.phrases.card(name))
        return self.say("describe-ghosts-card", card=card, count=count, **effect)

    # -- everybody -------------------------------------------------------------

    def _person(self, seat: int) -> str:
        view = self.view
        return self.say(
            "board-ghosts-seat",
            turn="now" if seat in view.actors else "later",
            fright=view.fright[seat],
            cards=view.hand_sizes[seat],
            taken=view.face_down[seat],
            **self.person(seat),
        )

    def _unseen(self) -> Iterable[str]:
        view = self.view
        yield self.say(f"board-ghosts-unseen-{'watch' if view.seat is None else 'more'}")
        for colour in PALETTE:
            one, two, three = (view.unseen.get(f"{colour}-{ghosts}", 0) for ghosts in (1, 2, 3))
            named = capital(self.say("ghosts-colour", colour=colour))
            yield self.say("describe-ghosts-unseen", colour=named, one=one, two=two, three=three)
        yield self.say("describe-ghosts-unseen-mist", count=view.unseen.get("mist", 0))
