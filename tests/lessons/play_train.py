"""The lesson of Ghost Train: a first ticket, a change of tickets, and the way to the jackpot."""

from phantomline.core import CHANCE, Action
from phantomline.games.train.actions import Claim, Discard, Draw, DrawFloat, DrawTicket
from tests.lessons.maker import LEARNER, Maker

LUNA = 1

#: What the learner draws from either deck, in order; Luna's cards are left to chance.
FLOATS = [
    "orange", "blue", "black", "red",  # dealt
    "orange", "yellow",  # the first draw
    "locomotive", "red",  # the second
    "yellow", "blue",  # for the Town Hall
    "orange", "locomotive",
    "orange", "green",
    "blue", "green",
    "orange", "yellow",
]  # fmt: skip
TICKETS = [
    "train-station--crypt", "misty-windmill--haunted-mansion",  # dealt
    "lonely-barn--foggy-lighthouse",  # for the first one completed
    "witchs-cauldron--mad-scientists-lab", "raven-bridge--circus-of-dread",  # for those given back
    "gingerbread-house--town-hall",
    "mad-scientists-lab--swamp",
    "hollow-tree--whispering-well",
]  # fmt: skip
OURS = {  # routes that the learner needs, which a friend leaves alone
    "town-hall--raven-bridge--orange",
    "train-station--town-hall--black",
    "raven-bridge--crypt",
    "witchs-cauldron--raven-bridge--yellow",
    "raven-bridge--mad-scientists-lab",
    "mad-scientists-lab--circus-of-dread",
    "gingerbread-house--witchs-cauldron--blue",
    "circus-of-dread--fishing-wharf--green",
    "swamp--fishing-wharf",
}


def play_train(seed: int) -> Maker:
    """Play it; what Luna draws, and does behind the curtain, comes from the seed."""
    lesson = Maker("train", 2, ("Luna",), seed)
    game = _Game(lesson)
    game.luck()
    _first_ticket(game)
    _other_tickets(lesson, game)
    _jackpot(lesson, game)
    return lesson


def _first_ticket(game: "_Game") -> None:
    game.ask("draw", "GT-20", Draw())
    game.friend("luna-draws", Draw())
    game.ask("claim", "GT-21", Claim("town-hall--raven-bridge--orange", 0))
    game.friend("luna-thinks", Draw())
    game.ask("short", "GT-30", Claim("train-station--town-hall--black", 0))
    game.friend("luna-double", Claim("train-station--town-hall--blue", 0))
    game.ask("wild", "GT-20", Draw())
    game.friend("", Draw())
    game.ask("ticket", "GT-22", Claim("raven-bridge--crypt", 1))
    game.friend("luna-cheers", Draw())


def _other_tickets(lesson: Maker, game: "_Game") -> None:
    game.ask("change", "GT-25", Discard())
    game.friend("")
    for move in (
        Claim("witchs-cauldron--raven-bridge--yellow", 0),
        Claim("raven-bridge--mad-scientists-lab", 0),
        Draw(),
        Claim("mad-scientists-lab--circus-of-dread", 1),
        Draw(),
        Draw(),
        Claim("gingerbread-house--witchs-cauldron--blue", 0),
        Draw(),
    ):
        lesson.play(LEARNER, move)
        game.luck()
        game.friend("")


def _jackpot(lesson: Maker, game: "_Game") -> None:
    game.ask("treat", "GT-32", Claim("circus-of-dread--fishing-wharf--green", 0), curtain=True)
    game.friend("luna-hurries", Draw())
    game.ask("jackpot", "GT-40", Claim("swamp--fishing-wharf", 0))
    assert not lesson.actors


class _Game:
    """The lesson with a stacked deck for the learner."""

    def __init__(self, lesson: Maker) -> None:
        self.lesson = lesson
        self.floats = list(FLOATS)
        self.tickets = list(TICKETS)

    def luck(self) -> None:
        lesson = self.lesson
        while lesson.actors == (CHANCE,):
            due = lesson.game.chances(lesson.state)[0][0]
            if isinstance(due, DrawFloat) and due.seat == LEARNER:
                lesson.fate(DrawFloat(LEARNER, self.floats.pop(0)))
            elif isinstance(due, DrawTicket) and due.seat == LEARNER:
                lesson.fate(DrawTicket(LEARNER, self.tickets.pop(0)))
            else:
                lesson.fate(self._friends_luck())

    def _friends_luck(self) -> Action:
        """Any card, but none of the learner's tickets."""
        while True:
            drawn = self.lesson.game.fate(self.lesson.state, self.lesson.rng)
            if not (isinstance(drawn, DrawTicket) and drawn.ticket in TICKETS):
                return drawn

    def ask(self, words: str, rule: str, action: Action, *, curtain: bool = False) -> None:
        self.lesson.ask(words, rule, action, curtain=curtain)
        self.luck()

    def friend(self, comment: str, action: Action | None = None) -> None:
        """Have Luna do this, or what she likes and the learner can spare."""
        chosen = self.lesson.choice(LUNA) if action is None else action
        if isinstance(chosen, Claim) and action is None and chosen.route in OURS:
            chosen = Draw()
        self.lesson.play(LUNA, chosen, comment)
        self.luck()
