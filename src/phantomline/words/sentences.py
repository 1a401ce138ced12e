"""`Words`: one language's sentences for everything the engine says."""

from collections.abc import Sequence
from typing import Any, Final

import msgspec

from phantomline.core import (
    SPECTATOR,
    Action,
    EditionError,
    Event,
    Game,
    IllegalAction,
    MalformedAction,
    OptionError,
    Outcome,
    PhantomlineError,
    RecordError,
    SheetError,
    UnknownGame,
    View,
    Viewer,
)
from phantomline.words.catalogue import Catalogue, Param
from phantomline.words.phrases import Params, Phrases
from phantomline.words.seats import Seats, join
from phantomline.words.sheets import sheet_error

__all__ = ["Words"]


class Words:
    """Speaks one language. Names are those of the seats, in order; ``viewer`` is called "you"."""

    def __init__(self, language: str = "en", *, strict: bool = False) -> None:
        self.language: Final = language
        self.catalogue: Final = Catalogue(language, strict=strict)
        self._phrases: Phrases | None = None

    def say(self, message: str, **params: Param) -> str:
        """Return any message of the catalogues."""
        return self.catalogue.format(message, params)

    def join(self, items: Sequence[str]) -> str:
        """Return a list as one phrase."""
        return join(self.catalogue, items)

    def seats(self, names: Sequence[str] = (), viewer: Viewer = SPECTATOR) -> Seats:
        """Return who sits where, for this viewer."""
        return Seats(self.catalogue, names, viewer)

    # -- the game ------------------------------------------------------------

    def title(self, game: str) -> str:
        """Return the name of a game."""
        return self.say(f"{game}-title")

    def event(
        self, event: Event, game: Game[Any], names: Sequence[str] = (), viewer: Viewer = SPECTATOR
    ) -> str:
        """Return what happened, as a sentence to this viewer. The event must be theirs."""
        params = self._params(event, game, names, viewer)
        return self.say(f"{game.facts.id}-event-{_tag(event)}", **params)

    def action(
        self,
        action: Action,
        game: Game[Any],
        view: View | None = None,
        names: Sequence[str] = (),
    ) -> str:
        """Return a move as a person would say it; with a view, also what it would do."""
        viewer = view.seat if view is not None and view.seat is not None else SPECTATOR
        params = self._params(action, game, names, viewer)
        params.update(self.phrases(game).effect(action, view))
        return self.say(f"{game.facts.id}-action-{_tag(action)}", **params)

    def refusal(
        self,
        error: IllegalAction,
        game: Game[Any],
        names: Sequence[str] = (),
        viewer: Viewer = SPECTATOR,
    ) -> str:
        """Return why a move is refused, with the rule that says so."""
        params = self.phrases(game).params(error.params, self.seats(names, viewer))
        own = f"{game.facts.id}-refused-{error.code}"
        message = own if self.catalogue.has(own) else f"refused-{error.code}"
        return self.say("refused-by-rule", why=self.say(message, **params), rule=error.rule)

    def outcome(
        self,
        outcome: Outcome,
        game: Game[Any],
        names: Sequence[str] = (),
        viewer: Viewer = SPECTATOR,
    ) -> str:
        """Return who won and why."""
        params = self._params(outcome, game, names, viewer)
        return self.say(f"{game.facts.id}-outcome-{outcome.reason}", **params)

    def rule(self, rule: str) -> str:
        """Return a rule in a sentence or two; an unknown id is said to be one."""
        message = f"rule-{rule}"
        return self.say(message) if self.catalogue.has(message) else self.say("no-rule", rule=rule)

    def option(self, game: str, field: str) -> str:
        """Return what an option of a game does; games share those without words of their own."""
        own = f"{game}-option-{field}"
        return self.say(own if self.catalogue.has(own) else f"option-{field}")

    def piece(self, game: Game[Any], kind: str, name: object) -> str:
        """Return what a piece is called: ``piece(ghosts, "card", "red-2")``."""
        return str(self.phrases(game).piece(kind, name)[kind])

    # -- errors --------------------------------------------------------------

    def error(self, error: PhantomlineError, game: Game[Any] | None = None) -> str:
        """Return what went wrong, and where. Reasons made near the data stay in English."""
        if isinstance(error, IllegalAction):
            return str(error) if game is None else self.refusal(error, game)
        if isinstance(error, RecordError):
            return self.say("error-record", line=str(error.line), reason=self._reason(error, game))
        if isinstance(error, EditionError):
            where = f"{error.path}: {error.entry}" if error.entry else error.path
            return self.say("error-edition", where=where, reason=error.reason)
        if isinstance(error, OptionError) and error.bounds is not None:
            least, most, got = error.bounds
            return self.say("error-range", option=error.option, least=least, most=most, got=got)
        if isinstance(error, OptionError):
            return self.say("error-option", option=error.option, reason=error.reason)
        if isinstance(error, SheetError):
            return sheet_error(self.catalogue, error)
        if isinstance(error, MalformedAction):
            return self.say("error-action", reason=error.reason)
        if isinstance(error, UnknownGame):
            return self.say("error-game", name=error.name, known=self.join(error.known))
        return str(error)

    def _reason(self, error: RecordError, game: Game[Any] | None) -> str:
        cause = error.__cause__
        if isinstance(cause, IllegalAction) and game is not None:
            return self.refusal(cause, game)
        if isinstance(cause, (UnknownGame, OptionError)):
            return self.error(cause)
        known = f"error-record-{error.code}"
        reason = error.reason
        if self.catalogue.has(known):
            reason = self.say(known, reason=error.reason, **error.params)
        return self.say("refused-by-rule", why=reason, rule=error.rule) if error.rule else reason

    # -- how it is done ------------------------------------------------------

    def phrases(self, game: Game[Any]) -> Phrases:
        """Return what knows the pieces of this game by name."""
        if self._phrases is None or self._phrases.game is not game:
            self._phrases = _phrases(self.catalogue, game)
        return self._phrases

    def _params(
        self, said: msgspec.Struct, game: Game[Any], names: Sequence[str], viewer: Viewer
    ) -> Params:
        return self.phrases(game).params(msgspec.structs.asdict(said), self.seats(names, viewer))


def _tag(said: Event | Action) -> str:
    return str(said.__struct_config__.tag)


def _phrases(catalogue: Catalogue, game: Game[Any]) -> Phrases:
    # Imported here so that speaking of one game does not load the others.
    if game.facts.id == "ghosts":
        from phantomline.words.ghosts import GhostsPhrases

        return GhostsPhrases(catalogue, game)
    if game.facts.id == "galore":
        from phantomline.words.galore import GalorePhrases

        return GalorePhrases(catalogue, game)
    if game.facts.id == "train":
        from phantomline.words.train import TrainPhrases

        return TrainPhrases(catalogue, game)
    return Phrases(catalogue, game)
