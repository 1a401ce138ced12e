"""How a search imagines that people play Ghosts Galore."""

from collections.abc import Sequence
from random import Random
from typing import Any, Final

from phantomline.bots.bot import Budget
from phantomline.bots.greedy.galore_feature_names import COUNTS
from phantomline.bots.greedy.galore_features import Features
from phantomline.bots.greedy.galore_outlook import Outlook
from phantomline.bots.greedy.galore_weights import WEIGHTS
from phantomline.bots.policies.galore_prospects import Prospect
from phantomline.bots.policy import Policy
from phantomline.core import Action, Game, View
from phantomline.games.galore.actions import Choose, Claim, Draw, Leave, Place
from phantomline.games.galore.game import Galore
from phantomline.games.galore.legal import TURNS
from phantomline.games.galore.pieces import CELLS, TILE_COUNT
from phantomline.games.galore.state import CLAIMING, DECIDING, PLACING, UNVEILING, State

__all__ = ["GalorePolicy"]

NOBODY: Final = -1
MOST_PROSPECTS: Final = 6_000
MIDGAME: Final = 5
NO_BONUS: Final = [0.0] * 28

MARGIN: Final = 6.0
# Measured with thousands of games played on from forty decisions of greedy players: what a point
# that greedy sees between two actions comes to, and how far its word can be trusted. In one
# imagined game the scores after two actions differ by about 8 points, and greedy errs by 3.
POINT: Final = 0.015
TRUST: Final = 7.0


class GalorePolicy(Policy):
    """Takes tiles that are much better than those to come, and lays them where they do best.

    The seat that the search is about judges every tile by its best place, as greedy players do;
    for the others a rougher guess will do, since little of what they take is missed.
    """

    def __init__(
        self,
        game: Game[Any],
        weights: tuple[tuple[float, ...], ...] = WEIGHTS,
        careful: int = NOBODY,
    ) -> None:
        assert isinstance(game, Galore)
        self.faces = game.tables.faces
        self.doors = game.tables.doors
        self.weights = weights
        self.careful = careful
        self.readers = {
            board: Features(self.faces, doors) for board, doors in game.tables.doors.items()
        }
        self.standing = self.standings()
        self.prospects: dict[tuple[str, int, bool, tuple[int, ...]], Prospect] = {}

    def begin(self, view: View, budget: Budget) -> None:
        """Play the seat that the search is about with care."""
        self.careful = NOBODY if view.seat is None else view.seat

    def margin(self) -> float:
        """Return the points by which a winner is clearly ahead."""
        return MARGIN

    def clearness(self) -> float:
        """Let the lead be all that counts: who wins depends on the luck of three others too."""
        return 1.0

    def point(self) -> float:
        """Return what a point more of greedy's expected score adds to the reward."""
        return POINT

    def trust(self) -> float:
        """Return how many imagined games greedy's word is worth: but a few."""
        return TRUST

    def pick(self, state: Any, seat: int, legal: Sequence[Action], rng: Random) -> Action:
        """Return a sensible action."""
        assert isinstance(state, State)
        phase = state.phase
        if phase in (PLACING, UNVEILING):
            tile = state.claims[seat] if phase == PLACING else state.hands[seat][0]
            code = self.prospect(state, seat).best(tile)[1]
            return TURNS[code >> 2][code & 3]
        if phase == CLAIMING:
            return self.pick_claim(state, seat, legal)
        if phase == DECIDING:
            prospect = self.prospect(state, seat)
            value = prospect.worth(state.face_up[-1])
            return legal[0] if prospect.pleases(value, state.unseen) else legal[1]
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

    def prospect(self, state: State, seat: int) -> Prospect:
        """Return what tiles promise on this seat's board."""
        # While it is being placed the hidden tile is no tile to come.
        hidden = 0 if state.phase == UNVEILING else state.hands[seat][0]
        careful = seat == self.careful
        board = state.boards[seat]
        placed = state.placed[seat]
        key = (board, hidden, careful, placed)
        found = self.prospects.get(key)
        if found is None:
            if len(self.prospects) >= MOST_PROSPECTS:
                self.prospects = {}
            found = Prospect(self.outlook(board, placed, hidden), self.standing, careful)
            self.prospects[key] = found
        return found

    def outlook(self, board: str, placed: tuple[int, ...], hidden: int) -> Outlook:
        """Return what values this board."""
        doors = self.doors[board]
        reader = self.readers[board]
        return Outlook(self.faces, doors, self.weights, placed, hidden, NO_BONUS, reader)

    def pick_claim(self, state: State, seat: int, legal: Sequence[Action]) -> Action:
        """Return the face-up tile that is worth most, or draw if it does not please enough."""
        prospect = self.prospect(state, seat)
        best = -1000.0
        chosen = legal[0]
        for action in legal:
            if isinstance(action, Choose):
                value = prospect.worth(action.tile)
                if value > best:
                    best = value
                    chosen = action
        if state.stack and not prospect.pleases(best, state.unseen):
            return legal[0]
        return chosen

    def standings(self) -> list[float]:
        """Return what each tile's ghosts, bats and track promise on a board with nothing else."""
        features = self.readers["1a"]
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

    def order_places(self, state: State, seat: int, legal: Sequence[Action]) -> Sequence[Action]:
        """Return placements by their expected score."""
        tile = state.claims[seat] if state.phase == PLACING else state.hands[seat][0]
        found = self.prospect(state, seat).outlook.placements(tile)
        found.sort(key=lambda one: -one[0])
        ordered: list[Action] = [TURNS[code >> 2][code & 3] for _, code in found]
        known = {code for _, code in found}
        for action in legal:
            assert isinstance(action, Place)
            if action.cell * 4 + action.rotation // 90 not in known:
                ordered.append(action)
        return ordered

    def order_claims(self, state: State, seat: int, legal: Sequence[Action]) -> Sequence[Action]:
        """Return claims by what the tile promises; drawing on stands for a tile that pleases."""
        prospect = self.prospect(state, seat)
        prospect.pleases(0.0, state.unseen)
        rated: list[tuple[float, Action]] = []
        for action in legal:
            if isinstance(action, Draw | Leave):
                rated.append((prospect.enough, action))
            else:
                assert isinstance(action, Choose | Claim)
                tile = action.tile if isinstance(action, Choose) else state.face_up[-1]
                rated.append((prospect.worth(tile), action))
        rated.sort(key=lambda one: -one[0])
        return [action for _, action in rated]
