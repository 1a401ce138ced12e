"""How a search imagines that people play Ghosts Galore."""

from collections.abc import Sequence
from random import Random
from typing import Any, Final

from phantomline.bots.greedy.galore_feature_names import COUNTS, SIZE
from phantomline.bots.greedy.galore_features import Features
from phantomline.bots.greedy.galore_outlook import DISTINCT_TURNS, Outlook
from phantomline.bots.greedy.galore_weights import WEIGHTS
from phantomline.bots.policy import Policy
from phantomline.core import Action, Game
from phantomline.games.galore.actions import Choose, Claim, Draw, Leave, Place
from phantomline.games.galore.game import Galore
from phantomline.games.galore.legal import TURNS
from phantomline.games.galore.pieces import CELLS, CURVES, TILE_COUNT
from phantomline.games.galore.state import CLAIMING, DECIDING, PLACING, UNVEILING, State

__all__ = ["GalorePolicy"]

TRIES: Final = 5
"""How many places are tried for a tile, picked at random."""
RIVALS: Final = 3
"""How many tiles still to come a tile has to beat to be taken at once."""
POOL: Final = 8
MIDGAME: Final = 5
NO_BONUS: Final = [0.0] * 28


class GalorePolicy(Policy):
    """Takes tiles that beat a few of those to come, and lays them at the best of a few places."""

    def __init__(
        self,
        game: Game[Any],
        weights: tuple[tuple[float, ...], ...] = WEIGHTS,
        tries: int = TRIES,
        rivals: int = RIVALS,
    ) -> None:
        assert isinstance(game, Galore)
        self.faces = game.tables.faces
        self.doors = game.tables.doors
        self.weights = weights
        self.tries = tries
        self.rivals = rivals
        self.readers = {
            board: Features(self.faces, doors) for board, doors in game.tables.doors.items()
        }
        self.counter = self.readers["1a"]
        self.standing = self.standings()

    def pick(self, state: Any, seat: int, legal: Sequence[Action], rng: Random) -> Action:
        """Return a sensible action, not always the same."""
        assert isinstance(state, State)
        phase = state.phase
        if phase in (PLACING, UNVEILING):
            return self.pick_place(state, seat, rng)
        if phase == CLAIMING:
            return self.pick_claim(state, seat, legal, rng)
        if phase == DECIDING:
            taken = self.beats_coming(state, seat, self.appeal(state, seat, state.face_up[-1]), rng)
            return legal[0] if taken else legal[1]
        return legal[int(rng.random() * len(legal))]

    def order(self, state: Any, seat: int, legal: Sequence[Action]) -> Sequence[Action]:
        """Return these actions, the most promising first; those that only repeat come last."""
        assert isinstance(state, State)
        phase = state.phase
        if phase in (PLACING, UNVEILING):
            return self.order_places(state, seat, legal)
        if phase in (CLAIMING, DECIDING):
            return self.order_claims(state, seat, legal)
        return legal

    # -- playing on ----------------------------------------------------------

    def pick_place(self, state: State, seat: int, rng: Random) -> Action:
        """Return the best of a few placements."""
        tile = state.claims[seat] if state.phase == PLACING else state.hands[seat][0]
        cells = list(state.placed[seat])
        free = [cell for cell in range(CELLS) if cells[cell] == 0]
        turns = DISTINCT_TURNS[self.faces.track[tile]]
        weights = self.weights[len(free) - 1]
        features = self.readers[state.boards[seat]]
        ways = len(free) * turns
        tries = min(ways, self.tries)
        # Evenly spread over all ways from a random one on, so that none is tried twice.
        at = int(rng.random() * ways)
        best = -1000.0
        best_at = at
        for one in range(tries):
            way = (at + one * ways // tries) % ways
            cell = free[way // turns]
            cells[cell] = tile * 4 + way % turns
            features.read_places(cells)
            cells[cell] = 0
            value = 0.0
            found = features.found
            for index in range(COUNTS):
                here = found[index]
                if here:
                    value += here * weights[index]
            if value > best:
                best = value
                best_at = way
        return TURNS[free[best_at // turns]][best_at % turns]

    def pick_claim(self, state: State, seat: int, legal: Sequence[Action], rng: Random) -> Action:
        """Return the face-up tile that appeals most, or draw if it does not appeal enough."""
        best = -1000.0
        chosen = legal[0]
        for action in legal:
            if isinstance(action, Choose):
                appeal = self.appeal(state, seat, action.tile)
                if appeal > best:
                    best = appeal
                    chosen = action
        if state.stack and not self.beats_coming(state, seat, best, rng):
            return legal[0]
        return chosen

    def beats_coming(self, state: State, seat: int, appeal: float, rng: Random) -> bool:
        """Whether a tile appeals more than a few that nobody has seen yet."""
        unseen = state.unseen
        for _ in range(self.rivals):
            if self.appeal(state, seat, unseen[int(rng.random() * len(unseen))]) > appeal:
                return False
        return True

    def appeal(self, state: State, seat: int, tile: int) -> float:
        """Return roughly what a tile adds to a seat's board, wherever it will lie."""
        faces = self.faces
        monsters = faces.first[tile] + faces.second[tile]
        symbols = faces.symbols[tile]
        values = faces.values[tile]
        curves = CURVES[faces.track[tile]]
        empty = 0
        for code in state.placed[seat]:
            if code:
                held = code >> 2
                monsters += faces.first[held] + faces.second[held]
                symbols += faces.symbols[held]
                values += faces.values[held]
                curves += CURVES[faces.track[held]]
            else:
                empty += 1
        hidden = state.hands[seat][0]
        self.counter.read_counts(
            monsters + faces.first[hidden] + faces.second[hidden],
            symbols + faces.symbols[hidden],
            values + faces.values[hidden],
            curves + CURVES[faces.track[hidden]],
        )
        found = self.counter.found
        weights = self.weights[empty - 1]
        total = self.standing[tile]
        for index in range(COUNTS, SIZE):
            total += found[index] * weights[index]
        return total

    def standings(self) -> list[float]:
        """Return what each tile's ghosts, bats and track promise on a board with nothing else."""
        features = self.counter
        weights = self.weights[MIDGAME]
        standing = [0.0]
        for tile in range(1, TILE_COUNT + 1):
            cells = [0] * CELLS
            cells[CELLS // 2] = tile * 4
            features.read_places(cells)
            total = 0.0
            for index in range(COUNTS):
                total += features.found[index] * weights[index]
            standing.append(total)
        return standing

    # -- searching -----------------------------------------------------------

    def outlook(self, state: State, seat: int, hidden: int) -> Outlook:
        """Return what values this seat's board."""
        doors = self.doors[state.boards[seat]]
        return Outlook(self.faces, doors, self.weights, state.placed[seat], hidden, NO_BONUS)

    def order_places(self, state: State, seat: int, legal: Sequence[Action]) -> Sequence[Action]:
        """Return placements by their expected score."""
        own = state.hands[seat][0]
        last = state.phase == UNVEILING
        outlook = self.outlook(state, seat, 0 if last else own)
        found = outlook.placements(own if last else state.claims[seat])
        found.sort(key=lambda one: -one[0])
        ordered: list[Action] = [TURNS[code >> 2][code & 3] for _, code in found]
        known = {code for _, code in found}
        for action in legal:
            assert isinstance(action, Place)
            if action.cell * 4 + action.rotation // 90 not in known:
                ordered.append(action)
        return ordered

    def order_claims(self, state: State, seat: int, legal: Sequence[Action]) -> Sequence[Action]:
        """Return claims by what the tile promises; drawing on stands for a good tile to come."""
        unseen = state.unseen
        step = max(1, len(unseen) // POOL)
        coming = [self.appeal(state, seat, tile) for tile in unseen[::step]]
        coming.sort()
        hope = coming[len(coming) * 3 // 4]
        rated: list[tuple[float, Action]] = []
        for action in legal:
            if isinstance(action, Draw | Leave):
                rated.append((hope, action))
            else:
                assert isinstance(action, Choose | Claim)
                tile = action.tile if isinstance(action, Choose) else state.face_up[-1]
                rated.append((self.appeal(state, seat, tile), action))
        rated.sort(key=lambda one: -one[0])
        return [action for _, action in rated]
