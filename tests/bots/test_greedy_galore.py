"""The greedy player of Ghosts Galore and the quick policy beside it."""

from collections.abc import Iterator
from random import Random

import pytest

from phantomline.bots import Bot, Budget
from phantomline.bots.greedy.galore import GreedyGalore
from phantomline.bots.greedy.galore_claims import Race
from phantomline.bots.greedy.galore_outlook import Outlook, majority_chances
from phantomline.bots.greedy.galore_weights import WEIGHTS
from phantomline.bots.policies.galore import GalorePolicy
from phantomline.bots.policy import Policy
from phantomline.core import CHANCE
from phantomline.games.galore.actions import Choose, Draw, Keep, Place, Side
from phantomline.games.galore.options import GaloreOptions
from phantomline.games.galore.pieces import CATEGORIES, CURVE, GHOST, STRAIGHT
from phantomline.games.galore.state import CLAIMING, NO_TILE, PLACING, UNVEILING, State
from tests.games.galore.tables import GAME, look, ready

EVERY_TABLE = [
    (players, GaloreOptions(choose_sides=choose_sides, experts=experts))
    for players in range(2, 6)
    for choose_sides, experts in ((False, False), (True, True))
]
BUDGET = Budget()
FACES = GAME.tables.edition.faces


def moments(players: int, options: GaloreOptions, seed: int) -> Iterator[tuple[State, int]]:
    """Every decision of a game that a greedy player in seat 0 has with random others."""
    bot = GreedyGalore(GAME)
    fate, rng = Random(seed), Random(seed + 1)
    state = GAME.initial(players, options)
    while actors := GAME.actors(state):
        seat = actors[0]
        if seat == CHANCE:
            state = GAME.apply(state, CHANCE, GAME.fate(state, fate))
            continue
        yield state, seat
        legal = GAME.legal(state, seat)
        action = rng.choice(legal) if seat else bot.choose(look(state, 0), rng, BUDGET)
        state = GAME.apply(state, seat, action)


# -- promises ----------------------------------------------------------------


@pytest.mark.parametrize(("players", "options"), EVERY_TABLE)
def test_it_plays_whole_games_by_the_rules(players: int, options: GaloreOptions) -> None:
    bots: list[Bot] = [GreedyGalore(GAME) for _ in range(players)]
    rng = Random(players)
    state = GAME.initial(players, options)
    while actors := GAME.actors(state):
        seat = actors[-1]
        if seat == CHANCE:
            action = GAME.fate(state, rng)
        else:
            view = look(state, seat)
            action = bots[seat].choose(view, rng, BUDGET)
            assert action in view.legal
        state = GAME.apply(state, seat, action)
    outcome = GAME.outcome(state)
    assert outcome is not None
    assert min(outcome.scores) > 60


@pytest.mark.parametrize(("players", "options"), EVERY_TABLE)
def test_it_cannot_peek(players: int, options: GaloreOptions) -> None:
    for number, (state, seat) in enumerate(moments(players, options, 7)):
        if number % 3:
            continue
        view = look(state, seat)
        twin = GAME.sample(view, Random(number))
        answers = [
            GreedyGalore(GAME).choose(look(alike, seat), Random(number), BUDGET)
            for alike in (state, twin)
        ]
        assert answers[0] == answers[1]


@pytest.mark.parametrize(("players", "options"), EVERY_TABLE)
def test_reasons_add_up_to_the_gain(players: int, options: GaloreOptions) -> None:
    codes = {*CATEGORIES, "open-path", "growth", "hidden-tile", "next-tile", "draws-on", "doors"}
    for number, (state, seat) in enumerate(moments(players, options, 3)):
        if number % 9:
            continue
        view = look(state, seat)
        advice = GreedyGalore(GAME).suggest(view, Random(number), BUDGET)
        assert {one.action for one in advice} <= set(view.legal)
        scores = [one.score for one in advice if one.score is not None]
        assert len(scores) == len(advice)
        assert scores == sorted(scores, reverse=True)
        gains = [sum(reason.value for reason in one.reasons) for one in advice]
        for score, gain in zip(scores, gains, strict=True):
            assert scores[0] - score == pytest.approx(gains[0] - gain, abs=0.8)
        for one in advice:
            weights = [abs(reason.value) for reason in one.reasons[:-1]]
            assert weights == sorted(weights, reverse=True)
            assert {reason.code for reason in one.reasons} <= codes


def test_it_suggests_the_action_that_it_chooses() -> None:
    for number, (state, seat) in enumerate(moments(3, GaloreOptions(), 11)):
        if number % 5:
            continue
        view = look(state, seat)
        chosen = GreedyGalore(GAME).choose(view, Random(number), BUDGET)
        advice = GreedyGalore(GAME).suggest(view, Random(number), BUDGET)
        assert advice[0].action == chosen


# -- positions ---------------------------------------------------------------


def numbers(track: int, monster: int = -1) -> list[int]:
    """All tiles of this track type, or those of them with this monster on the first section."""
    return [
        number
        for number, face in enumerate(FACES, start=1)
        if face.track == track and (monster < 0 or (monster, 0) in face.monsters)
    ]


def table_with(laid: dict[int, int], *, hidden: int, claim: int = NO_TILE) -> State:
    """Seat 0 of two has laid these tiles in their cells, and has to place ``claim``, if any."""
    state = ready(2)
    cells = [0] * 9
    for cell, code in laid.items():
        cells[cell] = code
    seen = {code >> 2 for code in cells} | {claim}
    other = next(tile for tile in state.unseen if tile not in seen and tile != hidden)
    state.round = len(laid) + 1
    state.placed = (tuple(cells), state.placed[1])
    state.hands = ((hidden,), (other,))
    state.unseen = tuple([tile for tile in state.unseen if tile not in seen])
    if claim != NO_TILE:
        state.phase = PLACING
        state.stack = 0
        state.claims = (claim, other)
        state.waiting = 1
        state.pending = (-1, 0)
    return state


def final_score(state: State, tile: int, place: Place) -> int:
    """The score of seat 0 if it lays this tile so and the hidden one as well as it can."""
    best = -100
    cells = list(state.placed[0])
    cells[place.cell] = tile * 4 + place.rotation // 90
    last = cells.index(0)
    for turn in range(4):
        cells[last] = state.hands[0][0] * 4 + turn
        best = max(best, GAME.tables.score(state.boards[0], tuple(cells)).total)
    return best


def greedy_place(state: State) -> Place:
    action = GreedyGalore(GAME).choose(look(state, 0), Random(1), BUDGET)
    assert isinstance(action, Place)
    return action


def test_it_completes_the_bone_path() -> None:
    """Board 1a has its bone doors at both ends of the middle column."""
    straights, curves = numbers(STRAIGHT), numbers(CURVE)
    laid = {1: straights[0] * 4, 7: straights[1] * 4}
    laid |= {cell: curves[cell] * 4 for cell in (0, 2, 3, 5)}
    state = table_with(laid, hidden=curves[-1], claim=straights[2])
    place = greedy_place(state)
    assert (place.cell, place.rotation % 180) == (4, 0)


def test_it_makes_three_ghosts_of_two() -> None:
    ghosts = [n for n in numbers(STRAIGHT, GHOST) if _ghosts(n) == 1]
    plain = [n for n in numbers(CURVE) if _ghosts(n) == 0]
    laid = {0: ghosts[0] * 4 + 1, 1: ghosts[1] * 4 + 1}
    laid |= {cell: plain[cell] * 4 for cell in (3, 4, 5, 7)}
    state = table_with(laid, hidden=plain[-1], claim=ghosts[2])
    place = greedy_place(state)
    assert (place.cell, place.rotation % 180) == (2, 90)


def test_it_leaves_room_for_the_ghost_that_it_hides() -> None:
    """Of two spaces left, the one that joins two ghosts is for the hidden third."""
    ghosts = [n for n in numbers(STRAIGHT, GHOST) if _ghosts(n) == 1]
    plain = [n for n in numbers(CURVE) if _ghosts(n) == 0]
    laid = {0: ghosts[0] * 4 + 1, 2: ghosts[1] * 4 + 1}
    laid |= {cell: plain[cell] * 4 for cell in (3, 4, 5, 6, 7)}
    state = table_with(laid, hidden=ghosts[2], claim=plain[-1])
    assert greedy_place(state).cell == 8


def test_its_last_two_placements_cannot_be_bettered() -> None:
    for state, seat in moments(2, GaloreOptions(), 23):
        if seat == 0 and state.phase == PLACING and state.round == 8:
            tile = state.claims[0]
            best = max(final_score(state, tile, place) for place in places(state))
            assert final_score(state, tile, greedy_place(state)) == best
        if seat == 0 and state.phase == UNVEILING:
            tile = state.hands[0][0]
            scores = [laid_score(state, tile, place) for place in places(state)]
            assert laid_score(state, tile, greedy_place(state)) == max(scores)


def places(state: State) -> list[Place]:
    return [action for action in GAME.legal(state, 0) if isinstance(action, Place)]


def laid_score(state: State, tile: int, place: Place) -> int:
    cells = list(state.placed[0])
    cells[place.cell] = tile * 4 + place.rotation // 90
    return GAME.tables.score(state.boards[0], tuple(cells)).total


def _ghosts(tile: int) -> int:
    return sum(1 for kind, _ in FACES[tile - 1].monsters if kind == GHOST)


def test_it_takes_the_tile_that_it_needs() -> None:
    """Last to claim, with the middle of the bone path missing and one straight among curves."""
    straights, curves = numbers(STRAIGHT), numbers(CURVE)
    laid = {1: straights[0] * 4, 7: straights[1] * 4}
    laid |= {cell: curves[cell] * 4 for cell in (0, 2, 3, 5, 6)}
    state = table_with(laid, hidden=curves[-1])
    lying = (straights[2], *[n for n in curves[6:-1] if len(FACES[n - 1].monsters) == 3][:4])
    state.stack = 0
    state.face_up = lying
    state.claims = (NO_TILE, curves[-2])
    state.unseen = tuple([tile for tile in state.unseen if tile not in lying])
    view = look(state, 0)
    action = GreedyGalore(GAME).choose(view, Random(1), BUDGET)
    assert isinstance(action, Choose)
    best = {
        tile: max(final_score(state, tile, place) for place in all_places(state)) for tile in lying
    }
    assert best[action.tile] >= max(best.values()) - 5, "but for the werewolves' bonus"


def all_places(state: State) -> list[Place]:
    free = [cell for cell in range(9) if state.placed[0][cell] == 0]
    return [Place(cell=cell, rotation=turn * 90) for cell in free for turn in range(4)]


def test_it_draws_on_when_what_lies_there_is_poor() -> None:
    poor = Race([0.0], [0.0, 10.0, 20.0], 5, 1, Random(1))
    assert poor.after_drawing() > 5
    rich = Race([25.0], [0.0, 10.0, 20.0], 5, 1, Random(1))
    assert rich.after_drawing() < 25


def test_the_last_to_claim_expects_the_best_of_all() -> None:
    last = Race([], [0.0, 10.0], 5, 0, Random(1))
    assert last.after_leaving() > 8


def test_it_keeps_a_tile_and_chooses_a_side() -> None:
    options = GaloreOptions(choose_sides=True, experts=True)
    seen: set[type] = set()
    for state, seat in moments(2, options, 1):
        if state.phase == CLAIMING:
            break
        seen.add(type(GreedyGalore(GAME).choose(look(state, seat), Random(1), BUDGET)))
    assert seen == {Keep, Side}


# -- values ------------------------------------------------------------------


def test_a_full_board_is_worth_its_score() -> None:
    """The features repeat the score sheet line by line once nothing is left to come."""
    rng = Random(5)
    for _ in range(50):
        drawn = rng.sample(range(1, 79), 9)
        placed = tuple([tile * 4 + rng.randrange(4) for tile in drawn])
        board = rng.choice(list(GAME.tables.doors))
        doors = GAME.tables.doors[board]
        outlook = Outlook(GAME.tables.faces, doors, WEIGHTS, placed, 0, [0.0] * 28)
        sheet = GAME.tables.score(board, placed)
        assert outlook.of_counts() + outlook.of_places() == sheet.total
        assert tuple(outlook.lines()) == sheet.points


def test_the_most_werewolves_are_worth_their_bonus_in_the_end() -> None:
    chances = majority_chances(10, 0.0, [2, 3], 0.0)
    assert chances[:5] == [0, 0, 0, 10, 10]
    early = majority_chances(10, 1.0, [2, 3], 1.0)
    assert early == sorted(early)
    assert 0 < early[2] < early[3] < 10


# -- the policy --------------------------------------------------------------


@pytest.mark.parametrize(("players", "options"), EVERY_TABLE)
def test_the_policy_plays_by_the_rules_and_cannot_peek(
    players: int, options: GaloreOptions
) -> None:
    # Each remembers what it saw, and only one of them ever sees what is really hidden.
    policies: list[Policy] = [GalorePolicy(GAME, careful=0), GalorePolicy(GAME, careful=0)]
    for number, (state, seat) in enumerate(moments(players, options, 13)):
        legal = GAME.legal(state, seat)
        twin = GAME.sample(GAME.view(state, seat), Random(number))
        both = list(zip(policies, (state, twin), strict=True))
        picks = [policy.pick(alike, seat, legal, Random(number)) for policy, alike in both]
        assert picks[0] == picks[1]
        assert picks[0] in legal
        orders = [policy.order(alike, seat, legal) for policy, alike in both]
        assert orders[0] == orders[1]
        assert orders[0] is not None
        assert set(orders[0]) == set(legal)
        assert len(orders[0]) == len(legal)


def test_the_policy_tries_placements_that_differ_first() -> None:
    straight = numbers(STRAIGHT)[0]
    state = table_with({}, hidden=numbers(CURVE)[0], claim=straight)
    ordered = GalorePolicy(GAME).order(state, 0, GAME.legal(state, 0))
    shown = {(p.cell, p.rotation % 180) for p in ordered[:18] if isinstance(p, Place)}
    assert len(shown) == 18


def test_the_policy_plays_the_searching_seat_as_greedy_values_tiles() -> None:
    state = next(state for state, _ in moments(4, GaloreOptions(), 19) if state.phase == PLACING)
    policy = GalorePolicy(GAME)
    policy.begin(look(state, 2), Budget())
    careful, quick = policy.prospect(state, 2), policy.prospect(state, 1)
    assert (careful.careful, quick.careful) == (True, False)
    for tile in state.unseen[:5]:
        assert careful.worth(tile) == careful.outlook.best(tile)[0]
        assert policy.prospect(state, 2).best(tile) == careful.outlook.best(tile)
        assert quick.worth(tile) == pytest.approx(quick.best(tile)[0], abs=25)
    assert policy.prospect(state, 2) is careful, "what was worked out is remembered"


def test_the_policy_draws_rather_than_take_a_poor_tile() -> None:
    policy = GalorePolicy(GAME)
    picked = [0, 0]
    for number, (state, seat) in enumerate(moments(4, GaloreOptions(), 17)):
        legal = GAME.legal(state, seat)
        if state.phase == CLAIMING and len(legal) > 1 and legal[0] == Draw():
            picked[policy.pick(state, seat, legal, Random(number)) == Draw()] += 1
    assert min(picked) > 0
