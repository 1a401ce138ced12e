"""The greedy player of Ghost Train, and how a search imagines others to play it."""

from random import Random

import msgspec
import pytest

from phantomline.bots import Budget
from phantomline.bots.greedy.train import GreedyTrain
from phantomline.bots.greedy.train_ways import CLOSED, NO_WAY, Ways, count_bits
from phantomline.bots.policies.train import TrainPolicy
from phantomline.core import CHANCE, Action, Outcome
from phantomline.games.train import Train
from phantomline.games.train.actions import Claim, Discard, Draw
from phantomline.games.train.floats import FLOATS, INDEX
from phantomline.games.train.state import PLAYING, State
from phantomline.games.train.view import TrainView

GAME = Train()
TOWN = GAME.town
NO_LIMIT = Budget()


def play(players: int, seed: int) -> tuple[list[State], Outcome]:
    """Play a whole game of greedy players; return the states in which they chose."""
    fate = Random(seed)
    bots = [GreedyTrain(GAME) for _ in range(players)]
    state = GAME.initial(players)
    decisions: list[State] = []
    while True:
        actors = GAME.actors(state)
        if not actors:
            break
        actor = actors[0]
        if actor == CHANCE:
            action = GAME.fate(state, fate)
        else:
            decisions.append(state)
            action = choose(state, bots[actor])
            assert action in GAME.legal(state, actor)
        state = GAME.apply(state, actor, action)
    outcome = GAME.outcome(state)
    assert outcome is not None
    return decisions, outcome


def choose(state: State, bot: GreedyTrain | None = None) -> Action:
    bot = bot or GreedyTrain(GAME)
    return bot.choose(GAME.view(state, state.turn), Random(0), NO_LIMIT)


def reasons(state: State) -> dict[Action, set[str]]:
    """Return the codes of what speaks for each action that the player considers."""
    found = GreedyTrain(GAME).suggest(GAME.view(state, state.turn), Random(0), NO_LIMIT)
    return {one.action: {reason.code for reason in one.reasons} for one in found}


def position(
    hand: dict[str, int],
    tickets: tuple[str, ...],
    routes: tuple[tuple[str, ...], ...] = ((), ()),
    players: int = 2,
) -> State:
    """Return a table on which seat 0 is on turn with these cards and tickets."""
    others = [index for index, name in enumerate(TOWN.ticket_ids) if name not in tickets]
    routes = routes + ((),) * (players - len(routes))
    state = GAME.initial(players).copy()
    bag = FLOATS.pack([hand.get(name, 0) for name in INDEX])
    rest = TOWN.floats - bag
    paid = 0
    for names in routes:
        for name in names:
            paid += TOWN.price(TOWN.route_index[name], 0)
    rest -= paid
    hands = [bag]
    held = [tuple(TOWN.ticket_index[name] for name in tickets)]
    for _ in range(players - 1):
        cards = FLOATS.draw(rest, 4, Random(1))
        rest -= cards
        hands.append(cards)
        held.append((others.pop(), others.pop()))
    state.phase = PLAYING
    state.hands = tuple(hands)
    state.deck = rest
    state.discards = paid
    state.drawn = tuple(hands)
    state.tickets = tuple(held)
    state.eras = ((0, 0),) * players
    state.ticket_deck = sum(1 << index for index in others)
    state.routes = routes
    state.carriages = tuple(
        20 - sum(TOWN.spaces[TOWN.route_index[name]] for name in names) for names in routes
    )
    barred = [0] * players
    for seat, names in enumerate(routes):
        for name in names:
            index = TOWN.route_index[name]
            state.taken |= 1 << index
            barred[seat] |= TOWN.twins[index]
    state.barred = tuple(barred)
    state.networks = tuple(TOWN.network(names) for names in routes)
    return state


FAR = ("gingerbread-house--train-station", "graveyard--circus-of-dread")


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("seed", range(3))
def test_plays_whole_games_legally(players: int, seed: int) -> None:
    decisions, outcome = play(players, seed)
    assert len(decisions) < 100 * players
    assert max(outcome.scores) >= 2


@pytest.mark.parametrize("players", [2, 3, 4])
def test_never_peeks(players: int) -> None:
    rng = Random(5)
    for state in play(players, 11)[0][::7]:
        view = GAME.view(state, state.turn)
        chosen = choose(state)
        for _ in range(3):
            twin = GAME.sample(view, rng)
            assert choose(twin) == chosen


def test_its_worth_is_what_its_reasons_add_up_to() -> None:
    for state in play(3, 2)[0][::5]:
        found = GreedyTrain(GAME).suggest(GAME.view(state, state.turn), Random(0), NO_LIMIT)
        worths = [sum(reason.value for reason in one.reasons) for one in found]
        assert worths == sorted(worths, reverse=True)
        assert {one.action for one in found} <= set(GAME.legal(state, state.turn))
        assert found[0].action == choose(state)


def test_completes_a_ticket_when_it_can() -> None:
    state = position(
        {"yellow": 2, "red": 1},
        ("train-station--clock-tower", "murky-glade--crypt"),
        (("whispering-well--clock-tower--green",), ()),
    )
    last = Claim("train-station--whispering-well", 0)
    assert choose(state) == last
    assert "completes-ticket" in reasons(state)[last]


def test_takes_trick_or_treat_when_it_can() -> None:
    built = (
        "gingerbread-house--witchs-cauldron--red",
        "witchs-cauldron--raven-bridge--black",
        "raven-bridge--mad-scientists-lab",
        "mad-scientists-lab--circus-of-dread",
    )
    state = position({"blue": 2, "red": 1}, FAR, (built, ()))
    last = Claim("circus-of-dread--fishing-wharf--blue", 0)
    assert choose(state) == last
    assert "trick-or-treat" in reasons(state)[last]


def test_claims_the_contested_single_route_before_the_double() -> None:
    # One opponent stands at both ends of the only short way; beside it, two routes run in parallel.
    rival = ("pumpkin-field--train-station--green", "haunted-mansion--whispering-well")
    state = position(
        {"yellow": 2, "green": 1},
        ("train-station--clock-tower", "murky-glade--crypt"),
        ((), rival),
    )
    single = Claim("train-station--whispering-well", 0)
    assert choose(state) == single
    assert "contested" in reasons(state)[single]


def test_spends_no_locomotive_where_a_coloured_card_will_do() -> None:
    state = position(
        {"yellow": 2, "locomotive": 3},
        ("train-station--clock-tower", "murky-glade--crypt"),
        (("whispering-well--clock-tower--green",), ()),
    )
    assert choose(state) == Claim("train-station--whispering-well", 0)


def test_discards_tickets_that_cannot_be_completed() -> None:
    # The Lonely Barn is cut off: every route that leads there is someone else's.
    lost = (
        "pumpkin-field--lonely-barn",
        "lonely-barn--haunted-mansion",
        "lonely-barn--whispering-well",
    )
    state = position(
        {"green": 2, "red": 2},
        ("lonely-barn--clock-tower", "lonely-barn--train-station"),
        ((), lost),
    )
    assert "hopeless-tickets" in reasons(state)[Discard()]
    assert choose(state) == Discard()


@pytest.mark.parametrize("carriages", [20, 2])
def test_nobody_changes_tickets_for_ever_when_all_cards_are_in_hands(carriages: int) -> None:
    # All can go on changing tickets; with two carriages the only claim ends a lost game (GT-41).
    state = position({"orange": 2}, FAR)
    state.hands = (state.hands[0], TOWN.floats - state.hands[0])
    state.drawn = state.hands
    state.deck = state.discards = 0
    state.carriages = (carriages, carriages)
    state.completed = ((), ("crypt--fishing-wharf",))
    state.ticket_deck &= ~(1 << TOWN.ticket_index["crypt--fishing-wharf"])
    legal = GAME.legal(state, 0)
    assert Discard() in legal
    assert any(isinstance(action, Claim) for action in legal)
    assert isinstance(choose(state), Claim)
    assert isinstance(TrainPolicy(GAME).pick(state, 0, legal, Random(0)), Claim)


def test_draws_while_it_lacks_the_cards() -> None:
    state = position({"red": 1}, ("train-station--clock-tower", "pumpkin-field--whispering-well"))
    assert choose(state) == Draw()
    assert "needs-cards" in reasons(state)[Draw()]


def test_many_ways_from_one_place_are_the_same_as_each_by_itself() -> None:
    ways = Ways(TOWN)
    rng = Random(4)
    weights = [1000 + 600 * spaces for spaces in TOWN.spaces]
    stops = [ticket.ends[1] for ticket in TOWN.edition.tickets]
    seen = 0
    for _ in range(50):
        closed = rng.getrandbits(TOWN.route_count) & rng.getrandbits(TOWN.route_count)
        groups = TOWN.network(tuple(rng.sample(TOWN.route_ids, 4)))
        barred = [CLOSED if closed >> route & 1 else w for route, w in enumerate(weights)]
        for start in {ticket.ends[0] for ticket in TOWN.edition.tickets}:
            each = [ways.missing(1 << start, 1 << stop, barred, 0, groups) for stop in stops]
            assert ways.all_missing(1 << start, stops, weights, groups, closed) == each
            for way in each:
                if way != NO_WAY:
                    assert not way & closed
                    assert count_bits(way) == way.bit_count()
                    seen |= way
    # Also those whose bits are beyond 32, which a careless shift would lose when compiled.
    assert seen >> 32


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_policy_picks_what_it_rates_highest(players: int) -> None:
    """Picking takes short cuts that must not change what comes out."""
    for state in play(players, 9)[0]:
        legal = GAME.legal(state, state.turn)
        ordered = TrainPolicy(GAME).order(state, state.turn, legal)
        assert ordered is not None
        assert TrainPolicy(GAME).pick(state, state.turn, legal, Random(1)) == ordered[0]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_policy_picks_and_orders_what_is_legal(players: int) -> None:
    rng = Random(3)
    policy = TrainPolicy(GAME)
    for seed in range(4):
        fate = Random(seed)
        state = GAME.initial(players)
        decisions = 0
        while actors := GAME.actors(state):
            actor = actors[0]
            if actor == CHANCE:
                state = GAME.apply(state, CHANCE, GAME.fate(state, fate))
                continue
            legal = GAME.legal(state, actor)
            ordered = policy.order(state, actor, legal)
            assert ordered is not None
            assert ordered
            assert len(set(ordered)) == len(ordered)
            assert set(ordered) <= set(legal)
            action = policy.pick(state, actor, legal, rng)
            assert action in legal
            state = GAME.apply(state, actor, action)
            decisions += 1
        assert decisions < 100 * players


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_policy_never_peeks(players: int) -> None:
    rng = Random(8)
    for state in play(players, 21)[0][::5]:
        seat = state.turn
        view = GAME.view(state, seat)
        assert isinstance(view, TrainView)
        chosen = TrainPolicy(GAME).pick(state, seat, view.legal, Random(1))
        for _ in range(3):
            twin = GAME.sample(view, rng)
            assert msgspec.msgpack.encode(GAME.view(twin, seat)) == msgspec.msgpack.encode(view)
            assert TrainPolicy(GAME).pick(twin, seat, view.legal, Random(1)) == chosen


def test_the_policy_mostly_does_what_the_greedy_player_does() -> None:
    policy = TrainPolicy(GAME)
    states = play(4, 5)[0]
    alike = 0
    for state in states:
        legal = GAME.legal(state, state.turn)
        alike += policy.pick(state, state.turn, legal, Random(1)) == choose(state)
    # The search is only as good as its playouts are like the real opponents.
    assert alike / len(states) > 0.7


def test_the_policy_forgets_ways_that_others_have_closed() -> None:
    policy = TrainPolicy(GAME)
    for state in play(4, 6)[0]:
        legal = GAME.legal(state, state.turn)
        policy.pick(state, state.turn, legal, Random(1))
        closed = state.taken | state.barred[state.turn]
        found = [action for action, _ in policy.rate(state, state.turn)]
        claims = [action for action in found if isinstance(action, Claim)]
        assert not [one for one in claims if closed >> TOWN.route_index[one.route] & 1]
        assert set(claims) <= set(legal)
