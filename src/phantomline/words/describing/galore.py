"""A table of Ghosts Galore in words: stack and carts, the tile in hand, all boards and sheets."""

from collections.abc import Iterable
from typing import Final

import msgspec

from phantomline.core import Action
from phantomline.games.galore import Galore
from phantomline.games.galore.actions import Claim, Keep, Place, Side
from phantomline.games.galore.events import Decided
from phantomline.games.galore.pieces import BOARD_IDS, BOARD_SIDES
from phantomline.games.galore.prospects import Placement, prospects
from phantomline.games.galore.rounds import ROUNDS
from phantomline.games.galore.view import GaloreView
from phantomline.games.galore.wire import Explanation
from phantomline.words.describing.boards import BoardTeller, turnings
from phantomline.words.describing.telling import Part, Section, Subject, Teller, its
from phantomline.words.galore import GalorePhrases

__all__ = ["GaloreTeller"]

NOTHING: Final = (0,) * 9


class GaloreTeller(Teller):
    """Tells one view of Ghosts Galore."""

    def __init__(self, subject: Subject) -> None:
        super().__init__(subject)
        view = its(GaloreView, subject.view)
        # What was chosen in secret comes to nothing where the others no longer choose.
        self.view: Final = msgspec.structs.replace(view, choice=None) if self.early else view
        self.phrases: Final = its(GalorePhrases, subject.words.phrases(subject.game))
        game = its(Galore, subject.game)
        self.tables: Final = game.tables
        self.ahead: Final = prospects(game, self.view)
        self.placements: Final[dict[tuple[int, int], Placement]] = {
            (one.cell, one.rotation): one for one in self.ahead.placements
        }

    # -- how far it has come ---------------------------------------------------

    def facts(self) -> Iterable[str]:
        """Return the round, who has the lamp, and what the viewer has chosen."""
        view = self.view
        if view.phase == "unveiling":
            yield self.say("board-galore-last-round")
        elif view.phase == "over":
            yield self.say("board-galore-ended" if self.early else "board-galore-over")
        elif view.round:
            yield self.say("board-galore-round", round=view.round, rounds=ROUNDS)
        else:
            yield self.say("board-galore-setup")
        if view.lamp >= 0 and view.phase != "over":
            yield self.say("board-galore-lamp", **self.person(view.lamp))
        chosen = self._chosen()
        if chosen:
            yield chosen

    def asked(self) -> str:
        """Return what is asked; the hidden tile goes onto the last space."""
        if self.view.phase == "unveiling":
            return self.say("web-ask-galore-unveil")
        return super().asked()

    def _chosen(self) -> str | None:
        view, choice = self.view, self.view.choice
        seat = view.seat
        if choice is None or seat is None:
            return None
        if isinstance(choice, Place):
            made = Decided(seat, tile=self._in_hand(), cell=choice.cell, rotation=choice.rotation)
        elif isinstance(choice, Keep):
            made = Decided(seat, tile=choice.tile)
        elif isinstance(choice, Side):
            made = Decided(seat, board=f"{view.boards[seat][:1]}{choice.side}")
        else:
            return None
        return self.words.event(made, self.game, self.names, self.viewer)

    def _in_hand(self) -> int:
        """Return the tile that the viewer places, or has just placed in secret; 0 for none."""
        view = self.view
        if view.seat is None or view.phase not in ("placing", "unveiling"):
            return 0
        if view.phase == "unveiling":
            return view.hidden[0] if view.hidden else 0
        return view.claims[view.seat]

    def sections(self) -> Iterable[Section]:
        """Return everything on the table, what is near to the viewer first."""
        yield from self._choosing()
        yield from self._tile_in_hand()
        yield self._market()
        yield from self._own()
        yield from self._hidden()
        yield self._others()
        yield self._away()

    # -- choosing and placing --------------------------------------------------

    def _choosing(self) -> Iterable[Section]:
        view = self.view
        if view.phase != "sides" or view.seat is None:
            return
        parts = [
            Part(self.say("describe-galore-a-side", side=side), tuple(self._side(side)))
            for side in BOARD_SIDES
        ]
        yield Section("sides", self.say("describe-galore-sides"), (), tuple(parts))

    def _side(self, side: str) -> Iterable[str]:
        assert self.view.seat is not None
        board = f"{self.view.boards[self.view.seat][:1]}{side}"
        return BoardTeller(self.phrases, self.tables, board, NOTHING).edges()

    def _tile_in_hand(self) -> Iterable[Section]:
        tile = self._in_hand()
        if not tile or not self.view.legal:
            return
        heading = (
            "board-galore-hand-hidden" if self.view.phase == "unveiling" else "board-galore-hand"
        )
        face = self.tables.edition.faces[tile - 1]
        lines = (self._tile(tile), *turnings(self.phrases, face))
        yield Section("tile", self.say(heading), lines)

    def note(self, action: Action) -> str:
        """Return what a placement would come to, and what else is meant by "it"."""
        if isinstance(action, Place):
            return self._placement(action)
        if isinstance(action, Claim) and self.view.face_up:
            return self._tile(self.view.face_up[-1])
        if isinstance(action, Side):
            return " ".join(self._side(action.side))
        return ""

    def _placement(self, action: Place) -> str:
        seat, tile = self.view.seat, self._in_hand()
        found = self.placements.get((action.cell, action.rotation))
        if found is None or seat is None or not tile:
            return ""
        face = self.tables.edition.faces[tile - 1]
        board = BoardTeller(
            self.phrases, self.tables, self.view.boards[seat], self.view.placed[seat]
        )
        change = found.total - self.ahead.sheets[seat].total
        return self.say(
            "describe-galore-note",
            tracks=board.tracks(face, action.cell, action.rotation // 90),
            total=found.total,
            change=abs(change),
            more="same" if change == 0 else "more" if change > 0 else "fewer",
            dead_ends=found.dead_ends,
            finished=len(found.finished),
        )

    # -- the middle of the table -----------------------------------------------

    def _tile(self, tile: int) -> str:
        return self.say("board-galore-tile", tile=str(tile), face=self.phrases.face(tile))

    def _market(self) -> Section:
        view = self.view
        lines: list[str] = []
        if view.round and view.phase not in ("unveiling", "over"):
            lines.append(self.say("board-galore-stack", count=view.stack))
            if view.phase == "deciding" and view.face_up:
                drawn = self.say(
                    "board-galore-drawn", **self.person(view.turn), others=view.players - 1
                )
                lines.append(f"{self._tile(view.face_up[-1])}. {drawn}")
            face_up = view.face_up[:-1] if view.phase == "deciding" else view.face_up
            lines += [self._tile(tile) for tile in face_up]
            if not view.face_up:
                lines.append(self.say("board-galore-face-up-none"))
        for seat in self.everyone():
            tile = view.claims[seat]
            if tile:
                face = self.phrases.face(tile)
                said = self.say("board-galore-cart", tile=str(tile), face=face, **self.person(seat))
                lines.append(said)
            elif view.phase in ("claiming", "drawing", "deciding", "uncovering"):
                lines.append(self.say("board-galore-cart-empty", **self.person(seat)))
        return Section("market", self.say("describe-galore-market"), tuple(lines))

    # -- boards ----------------------------------------------------------------

    def _board(self, seat: int) -> BoardTeller | None:
        """Return who tells of a board, once it lies there."""
        board, placed = self.view.boards[seat], self.view.placed[seat]
        if board not in BOARD_IDS:
            return None
        return BoardTeller(self.phrases, self.tables, board, placed)

    def _own(self) -> Iterable[Section]:
        seat = self.view.seat
        if seat is None:
            return
        told = self._board(seat)
        heading = self.say("board-galore-your-board")
        if told is None:
            yield Section("board", heading, (self._unset(seat),))
            return
        sheet = self._sheet(seat)
        parts = [Part(self.say("describe-galore-doors"), tuple(told.edges()))]
        paths = () if sheet is None else tuple(told.paths(sheet))
        if paths:
            parts.append(Part(self.say("describe-galore-paths"), paths))
        lines = (self.say("describe-galore-board", board=self.view.boards[seat]), *told.spaces())
        yield Section("board", heading, lines, tuple(parts))
        if sheet is not None:
            yield Section("sheet", self.say("board-galore-sheet"), tuple(told.sheet(sheet)))

    def _sheet(self, seat: int) -> Explanation | None:
        """Return a score sheet; there are none before all boards lie there."""
        return self.ahead.sheets[seat] if self.ahead.sheets else None

    def _unset(self, seat: int) -> str:
        board = self.view.boards[seat]
        return self.say("describe-galore-unset", board=board or "none")

    def _hidden(self) -> Iterable[Section]:
        view = self.view
        if view.seat is None or not (view.hidden or view.returned):
            return
        lines = [self._tile(tile) for tile in view.hidden]
        best = self.ahead.hidden
        if best is not None and not self.early:
            lines.append(
                self.say(
                    "describe-galore-hidden-best",
                    place=self.say("galore-place", cell=best.cell + 1),
                    turned=self.say("galore-turned", rotation=best.rotation),
                    total=best.sheet.total,
                )
            )
        if view.returned:
            tile = self._tile(view.returned)
            lines.append(self.say("describe-galore-returned", tile=tile))
        yield Section("hidden", self.say("board-galore-hidden"), tuple(lines))

    def _others(self) -> Section:
        parts: list[Part] = []
        for seat in self.others():
            heading = self.say("board-galore-board-of", name=self.seats.name(seat))
            told = self._board(seat)
            lines = [self._unset(seat)] if told is None else list(self._rival(seat, told))
            if self.view.hand_sizes[seat] and self.view.phase != "over":
                lines.append(self.say("describe-galore-keeps", count=self.view.hand_sizes[seat]))
            parts.append(Part(heading, tuple(lines)))
        return Section(
            "others", self.say("board-galore-others", count=len(parts)), (), tuple(parts)
        )

    def _rival(self, seat: int, told: BoardTeller) -> Iterable[str]:
        yield self.say("describe-galore-board", board=self.view.boards[seat])
        sheet = self._sheet(seat)
        if sheet is not None:
            yield from self._scored(sheet)
        yield from told.spaces(empty=False)
        yield from told.edges()

    def _scored(self, sheet: Explanation) -> Iterable[str]:
        yield self.say("describe-galore-total", points=sheet.total)
        scored = [
            self.say(
                "describe-galore-short",
                category=self.say(f"galore-category-{line.category}"),
                points=line.points,
            )
            for line in sheet.lines
            if line.points
        ]
        if scored:
            yield f"{', '.join(scored)}."
        yield self.say("board-galore-dead-ends", count=len(sheet.dead_ends))

    def _away(self) -> Section:
        view = self.view
        # One's own hidden tile, and the one given back for it, have been seen by oneself.
        unseen = [tile for tile in view.unseen if tile not in (*view.hidden, view.returned)]
        numbers = [self.words.join([str(tile) for tile in some]) for some in (view.gone, unseen)]
        lines = (
            self.say("describe-galore-gone", count=len(view.gone), tiles=numbers[0]),
            self.say("describe-galore-unseen", count=len(unseen), tiles=numbers[1]),
        )
        return Section("away", self.say("describe-galore-away"), lines)
