"""The greedy player of Ghosts Galore: lays every tile where it promises the highest score."""

from random import Random
from typing import Any, Final

from phantomline.bots.advice import Reason, Suggestion
from phantomline.bots.bot import Bot, Budget
from phantomline.bots.greedy.galore_claims import PATIENCE, Race
from phantomline.bots.greedy.galore_outlook import Outlook, majority_chances
from phantomline.bots.greedy.galore_reasons import Reasons
from phantomline.bots.greedy.galore_weights import WEIGHTS
from phantomline.core import Action, Game, View
from phantomline.games.galore.actions import Choose, Claim, Draw, Keep, Leave, Place, Side
from phantomline.games.galore.game import Galore
from phantomline.games.galore.legal import TURNS, choice_code
from phantomline.games.galore.pieces import WEREWOLF
from phantomline.games.galore.view import Decision, GaloreView

__all__ = ["GreedyGalore"]

DOORS: Final = "doors"
DRAWING_ON: Final = "draws-on"
NO_BONUS: Final = [0.0] * 28
_MASK: Final = 31
_WEREWOLF: Final = 5 * WEREWOLF


class GreedyGalore(Bot):
    """Plays one seat of Ghosts Galore by what its board is expected to score in the end."""

    def __init__(
        self,
        game: Game[Any],
        weights: tuple[tuple[float, ...], ...] = WEIGHTS,
        width: int = 6,
        samples: int = 12,
        pool: int = 24,
        patience: float = PATIENCE,
    ) -> None:
        assert isinstance(game, Galore)
        self.tables = game.tables
        self.weights = weights
        self.width = width
        self.samples = samples
        self.pool = pool
        self.patience = patience
        # What tiles are worth to a board as it lies in this round: the round, the seat, its board,
        # the tiles on it and the hidden one.
        self.judged: tuple[int, int, str, tuple[int, ...], int] = (-1, -1, "", (), 0)
        self.worths: dict[int, float] = {}

    def choose(self, view: View, rng: Random, budget: Budget) -> Action:
        """Return the action with the highest expected score."""
        assert isinstance(view, GaloreView)
        if len(view.legal) == 1:
            return view.legal[0]
        rated = self.rate(view, rng)
        best = rated[0]
        for one in rated:
            if one[0] > best[0]:
                best = one
        return best[1]

    def suggest(self, view: View, rng: Random, budget: Budget) -> list[Suggestion]:
        """Return the actions by their expected score; their reasons add up to what they gain."""
        assert isinstance(view, GaloreView)
        rated = self.rate(view, rng)
        rated.sort(key=lambda one: -one[0])
        phase = view.phase
        if phase == "sides":
            least = rated[-1][0]
            return [
                Suggestion(action=action, score=value, reasons=(Reason(DOORS, value - least),))
                for value, action in rated
            ]
        outlook = self.own(view)
        reasons = Reasons(outlook)
        return [
            Suggestion(
                action=action, score=value, reasons=self.explain(view, reasons, value, action)
            )
            for value, action in rated
        ]

    def explain(
        self, view: GaloreView, reasons: Reasons, value: float, action: Decision
    ) -> tuple[Reason, ...]:
        """Say what speaks for an action that is worth so much in the end."""
        if isinstance(action, Place):
            tile = tile_at_hand(view)
            return reasons.of_placement(tile, choice_code(action), value)
        if isinstance(action, Choose | Keep):
            tile = action.tile
        elif isinstance(action, Claim):
            tile = view.face_up[-1]
        else:
            return reasons.of_waiting(DRAWING_ON, value)
        return reasons.of_placement(tile, reasons.outlook.best(tile)[1], value)

    def rate(self, view: GaloreView, rng: Random) -> list[tuple[float, Decision]]:
        """Return the actions worth a thought, each with the final score it promises."""
        phase = view.phase
        if phase == "placing" or phase == "unveiling":
            return self.rate_placements(view)
        if phase == "claiming" or phase == "deciding":
            return self.rate_claims(view, rng)
        seat = seat_of(view)
        rated: list[tuple[float, Decision]] = []
        for action in view.legal:
            if isinstance(action, Keep):
                value = self.own(view).best(action.tile)[0]
            else:
                assert isinstance(action, Side)
                board = view.boards[seat] + action.side
                value = self.outlook(board, view.placed[seat], 0, NO_BONUS).value()
            rated.append((value, action))
        return rated

    def outlook(
        self, board: str, placed: tuple[int, ...], hidden: int, bonus: list[float]
    ) -> Outlook:
        """Return what values this board."""
        tables = self.tables
        return Outlook(tables.faces, tables.doors[board], self.weights, placed, hidden, bonus)

    def own(self, view: GaloreView) -> Outlook:
        """Return what values the viewer's board, the hidden tile in the plan."""
        seat = seat_of(view)
        placed = view.placed[seat]
        # While it is being placed, or not yet kept, the hidden tile is no tile to come.
        planned = view.phase != "unveiling" and view.phase != "keeping"
        hidden = view.hidden[0] if planned else 0
        return self.outlook(view.boards[seat], placed, hidden, self.majority(view, seat))

    def majority(self, view: GaloreView, seat: int) -> list[float]:
        """Return what the werewolf majority is expected to be worth by one's own count."""
        faces = self.tables.faces
        unseen = 0
        for tile in view.unseen:
            unseen += ((faces.first[tile] + faces.second[tile]) >> _WEREWOLF) & _MASK
        rate = unseen / max(1, len(view.unseen))
        others: list[int] = []
        for other in range(view.players):
            if other != seat:
                count = 0
                for code in view.placed[other] + (view.claims[other] * 4,):
                    tile = code >> 2
                    count += ((faces.first[tile] + faces.second[tile]) >> _WEREWOLF) & _MASK
                others.append(count)
        empty = view.placed[seat].count(0)
        points = 5 if view.players == 2 else 10
        return majority_chances(points, rate * max(0, empty - 2), others, rate * max(0, empty - 1))

    def rate_placements(self, view: GaloreView) -> list[tuple[float, Decision]]:
        """Return the ways to place the tile at hand, the promising ones looked at closely."""
        outlook = self.own(view)
        tile = tile_at_hand(view)
        found = outlook.placements(tile)
        if self.width and outlook.empties > 2:
            found = self.look_ahead(view, outlook, tile, found)
        return [(value, TURNS[code >> 2][code & 3]) for value, code in found]

    def look_ahead(
        self, view: GaloreView, outlook: Outlook, tile: int, found: list[tuple[float, int]]
    ) -> list[tuple[float, int]]:
        """Value the best placements by what the next tile makes of them."""
        found.sort(key=lambda one: -one[0])
        coming = spread_out([one for one in view.unseen if one != outlook.hidden], self.samples)
        better: list[tuple[float, int]] = []
        for _, code in found[: self.width]:
            outlook.lay(code >> 2, tile * 4 + (code & 3))
            worths = [outlook.best(one)[0] for one in coming]
            outlook.lift(code >> 2)
            better.append((upper_mean(worths), code))
        return better

    def rate_claims(self, view: GaloreView, rng: Random) -> list[tuple[float, Decision]]:
        """Return taking tiles and drawing on, each with the final score it promises."""
        outlook = self.own(view)
        seat = seat_of(view)
        judged = (view.round, seat, view.boards[seat], view.placed[seat], outlook.hidden)
        if judged != self.judged:
            self.judged = judged
            self.worths = {}
        lying = [self.worth(outlook, tile) for tile in view.face_up]
        rivals = view.claims.count(0) - 1
        rated: list[tuple[float, Decision]] = []
        for action in view.legal:
            if isinstance(action, Choose):
                rated.append((self.worth(outlook, action.tile), action))
            elif isinstance(action, Claim):
                rated.append((lying[-1], action))
            else:
                assert isinstance(action, Draw | Leave)
                coming = spread_out(
                    [tile for tile in view.unseen if tile != outlook.hidden], self.pool
                )
                pool = [self.worth(outlook, tile) for tile in coming]
                race = Race(lying, pool, view.stack, rivals, rng, self.patience)
                drawing = isinstance(action, Draw)
                rated.append((race.after_drawing() if drawing else race.after_leaving(), action))
        return rated

    def worth(self, outlook: Outlook, tile: int) -> float:
        """Return what the board is worth with this tile; `rate_claims` forgets those of others."""
        known = self.worths.get(tile)
        if known is None:
            known = outlook.best(tile)[0]
            self.worths[tile] = known
        return known


def seat_of(view: GaloreView) -> int:
    """Return the seat that looks, which must be one."""
    assert view.seat is not None
    return view.seat


def tile_at_hand(view: GaloreView) -> int:
    """Return the tile that the viewer is to place."""
    return view.hidden[0] if view.phase == "unveiling" else view.claims[seat_of(view)]


def spread_out(tiles: list[int], most: int) -> list[int]:
    """Return at most so many of these tiles, evenly spread over them."""
    count = len(tiles)
    if count <= most:
        return tiles
    return [tiles[index * count // most] for index in range(most)]


def upper_mean(values: list[float]) -> float:
    """Return the mean of the better half: of the tiles to come one takes those that suit."""
    values.sort(reverse=True)
    half = (len(values) + 1) // 2
    total = 0.0
    for value in values[:half]:
        total += value
    return total / half
