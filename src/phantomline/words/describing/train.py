"""A table of Ghost Train in words: tickets and ways, the hand, and the town place by place."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Final

from phantomline.games.train import Train
from phantomline.games.train.actions import Claim
from phantomline.games.train.floats import KINDS, PALETTE
from phantomline.games.train.goals import BONUSES, TREAT
from phantomline.games.train.prospects import TICKET, Way, prospects
from phantomline.games.train.view import TrainView
from phantomline.words.describing.telling import Part, Section, Subject, Teller, its
from phantomline.words.phrases import Params
from phantomline.words.train import TrainPhrases

__all__ = ["TrainTeller"]


class TrainTeller(Teller):
    """Tells one view of Ghost Train."""

    def __init__(self, subject: Subject) -> None:
        super().__init__(subject)
        self.view: Final = its(TrainView, subject.view)
        self.phrases: Final = its(TrainPhrases, subject.words.phrases(subject.game))
        game = its(Train, subject.game)
        self.town: Final = game.town
        self.ways: Final = prospects(game, self.view).ways
        self.owner: Final = {
            route: seat for seat, routes in enumerate(self.view.routes) for route in routes
        }
        self.claims: Final[dict[str, list[Claim]]] = {}
        for action in self.view.legal:
            if isinstance(action, Claim):
                self.claims.setdefault(action.route, []).append(action)

    def sections(self) -> Iterable[Section]:
        """Return one's own goals and cards first, then everybody, the town and the decks."""
        if self.view.seat is not None:
            yield Section("tickets", self.say("board-train-tickets"), tuple(self._tickets()))
            bonuses = tuple([self._bonus(bonus) for bonus in BONUSES])
            yield Section("bonuses", self.say("board-train-bonuses"), bonuses)
            held = sum(self.view.hand.values())
            heading = self.say("board-train-hand", count=held)
            yield Section("hand", heading, tuple(self._hand()))
        if self.claims:
            claims = tuple([self._claim(route) for route in self.claims])
            yield Section("claims", self.say("describe-train-claims"), claims)
        parts = tuple([self._company(seat) for seat in self.everyone()])
        yield Section("people", self.say("board-train-players"), (), parts)
        yield Section("town", self.say("describe-train-town"), (), tuple(self._places()))
        yield Section("decks", self.say("describe-train-decks"), tuple(self._decks()))

    # -- one's own -------------------------------------------------------------

    def _tickets(self) -> Iterable[str]:
        ways = [way for way in self.ways if way.goal == TICKET]
        if not ways:
            yield self.say("board-train-no-tickets")
        for way in ways:
            ticket = self.phrases.ticket(way.ticket or "")
            yield self.say("describe-train-goal", goal=ticket, way=self._way(way))

    def _bonus(self, bonus: str) -> str:
        goal = self.say(f"train-bonus-{bonus}")
        what = self.say(f"board-train-bonus-{'ticket' if bonus == TREAT else 'cards'}")
        way = next((one for one in self.ways if one.goal == bonus), None)
        said = self.say("board-train-have-it") if way is None else self._way(way)
        return self.say("describe-train-goal", goal=f"{goal} ({what})", way=said)

    def _way(self, way: Way) -> str:
        if way.routes is None:
            return self.say("board-train-way-none")
        return self.say(
            "board-train-way-text",
            count=len(way.routes),
            carriages=way.carriages,
            routes=self.words.join([self._long(route) for route in way.routes]),
            enough="yes" if way.enough else "no",
        )

    def _hand(self) -> Iterable[str]:
        if not self.view.hand:
            yield self.say("board-train-no-cards")
        for kind in KINDS:
            if kind in self.view.hand:
                yield self.say("board-train-stack", colour=kind, count=self.view.hand[kind])

    def _claim(self, route: str) -> str:
        prices = [
            self.say(
                "train-price", locomotives=claim.locomotives, **self.phrases.effect(claim, None)
            )
            for claim in self.claims[route]
        ]
        helped = [
            self.phrases.ticket(way.ticket) if way.ticket else self.say(f"train-bonus-{way.goal}")
            for way in self.ways
            if way.routes and route in way.routes
        ]
        return self.say(
            "describe-train-claim",
            route=self._long(route),
            prices="; ".join(prices),
            helps=len(helped),
            goals=self.words.join(helped),
        )

    # -- routes ----------------------------------------------------------------

    def _long(self, route: str) -> str:
        """Return a route with its spaces and their colour."""
        return self.say("describe-train-route", route=self.phrases.route(route), **self._of(route))

    def _of(self, route: str) -> Params:
        index = self.town.route_index[route]
        return {"spaces": self.town.spaces[index], "colour": PALETTE[self.town.colours[index]]}

    def _status(self, route: str) -> str:
        owner = self.owner.get(route)
        whose = {"who": "none", "name": ""} if owner is None else self.person(owner)
        return self.say(
            "board-train-status",
            open="yes" if route in self.claims else "no",
            **self._of(route),
            **whose,
        )

    def _places(self) -> Iterable[Part]:
        for here, place in enumerate(self.town.edition.locations):
            name = self.phrases.names[here]
            if place.region is not None:
                region = self.say(f"train-region-{place.region}")
                name = self.say("describe-train-in-region", place=name, region=region)
            lines = [
                self.say(
                    "describe-train-to",
                    place=self.phrases.names[route.ends[0] + route.ends[1] - here],
                    status=self._status(route.id),
                )
                for route in self.town.edition.routes
                if here in route.ends
            ]
            yield Part(name, tuple(lines))

    # -- everybody -------------------------------------------------------------

    def _company(self, seat: int) -> Part:
        view = self.view
        lines = [
            self.say(
                "board-train-left",
                carriages=view.carriages[seat],
                cards=view.hand_sizes[seat],
                tickets=len(view.eras[seat]),
                routes=len(view.routes[seat]),
            ),
            *self._completed(seat),
        ]
        groups = self.town.network(view.routes[seat])
        lines += [self.say("describe-train-joined", places=self._names(group)) for group in groups]
        if view.routes[seat]:
            routes = self.words.join([self._long(route) for route in view.routes[seat]])
            lines.append(self.say("describe-train-routes", routes=routes))
        return Part(self.say("describe-train-company", **self.person(seat)), tuple(lines))

    def _completed(self, seat: int) -> Iterable[str]:
        view = self.view
        done = [self.phrases.ticket(ticket) for ticket in view.completed[seat]]
        bonuses = [self.say(f"train-bonus-{bonus}") for bonus in view.bonuses[seat]]
        yield self.say("describe-train-completed", count=view.scores[seat])
        if done or bonuses:
            yield self.say("describe-train-done", done=self.words.join([*done, *bonuses]))

    def _names(self, group: int) -> str:
        names = enumerate(self.phrases.names)
        return self.words.join([name for index, name in names if group >> index & 1])

    def _decks(self) -> Iterable[str]:
        view = self.view
        yield self.say("describe-train-deck", count=view.deck_size)
        yield self._some("describe-train-discards", self._cards(view.discards))
        yield self._some("describe-train-unseen", self._cards(view.unseen))
        yield self.say("describe-train-ticket-deck", count=view.ticket_deck_size)
        thrown = [self.phrases.ticket(ticket) for ticket in view.ticket_discards]
        yield self._some("describe-train-ticket-discards", thrown)

    def _cards(self, cards: Mapping[str, int]) -> list[str]:
        """Return cards as they are counted within a sentence."""
        told: list[str] = []
        for kind in KINDS:
            count = cards.get(kind, 0)
            if count and kind in PALETTE:
                told.append(self.say("train-cards", colour=kind, coloured=count))
            elif count:
                told.append(self.say("train-locomotives", locomotives=count))
        return told

    def _some(self, message: str, items: Sequence[str]) -> str:
        return self.say(message, count=len(items), items=self.words.join(items))
