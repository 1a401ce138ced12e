"""``/api/games``: what can be played, how, and against which bots."""

from functools import cache
from typing import Any

import msgspec
from litestar import get

from phantomline.bots.registry import KINDS
from phantomline.core import Game
from phantomline.games import GAMES, load
from phantomline.server.http.problems import refusals, words_in
from phantomline.server.http.services import AnyRequest, words_of
from phantomline.words.bots import character

__all__ = ["list_games"]


class BotInfo(msgspec.Struct, frozen=True):
    """A kind of bot: how strong it is from 1 to 5, and what it is like."""

    name: str
    strength: int
    character: str


class GameInfo(msgspec.Struct, frozen=True, kw_only=True):
    """A game. ``options`` is the JSON Schema of the options that a table of it can have."""

    id: str
    title: str
    how: str
    score: str
    min_players: int
    max_players: int
    minutes: tuple[int, int]
    chance: bool
    information: str
    simultaneous: bool
    lowest_wins: bool
    rules: str
    edition: str
    editions: bool
    options: dict[str, Any]


class Offer(msgspec.Struct, frozen=True):
    """All that this server offers."""

    games: list[GameInfo]
    bots: list[BotInfo]


@get("/api/games", responses=refusals(), tags=["games"], sync_to_thread=False)
def list_games(request: AnyRequest) -> Offer:
    """Tell which games there are, with their facts and options, and which bots.

    Texts are in the language that `Accept-Language` asks for.
    """
    return offer(words_of(request).language)


@cache
def offer(language: str) -> Offer:
    """Return what there is, in one language."""
    words = words_in(language)
    bots = [
        BotInfo(kind.name, kind.strength, character(words, kind.name)) for kind in KINDS.values()
    ]
    return Offer([_info(load(name), language) for name in GAMES], bots)


def _info(game: Game[Any], language: str) -> GameInfo:
    facts, words = game.facts, words_in(language)
    return GameInfo(
        id=facts.id,
        title=words.title(facts.id),
        how=words.say(f"{facts.id}-how"),
        score=words.say(f"{facts.id}-score"),
        min_players=facts.min_players,
        max_players=facts.max_players,
        minutes=facts.minutes,
        chance=facts.chance,
        information=facts.information.value,
        simultaneous=facts.simultaneous,
        lowest_wins=facts.lowest_wins,
        rules=facts.rules,
        edition=facts.edition,
        editions=facts.id != "ghosts",
        options=_options(game, language),
    )


def _options(game: Game[Any], language: str) -> dict[str, Any]:
    """Return the schema of a game's options, each with a sentence about it."""
    kind = game.codec.options_type
    (schema,), components = msgspec.json.schema_components([kind], ref_template="{name}")
    whole: dict[str, Any] = components[schema["$ref"]]
    for field, told in whole["properties"].items():
        told["description"] = words_in(language).option(game.facts.id, field)
    return {"type": "object", "properties": whole["properties"], "additionalProperties": False}
