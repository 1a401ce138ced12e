"""What Python says of a sample of everything, for the browser to say the same.

``python -m tests.web.said`` writes the sample anew.
"""

import re
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any, Final

import msgspec

from phantomline.bots.hints import PLAIN
from phantomline.core import CHANCE, SPECTATOR, Action, Event, Game, Outcome, View, to_json
from phantomline.games import GAMES
from phantomline.words import LANGUAGES, Words
from phantomline.words.bots import expected, why
from phantomline.words.catalogue import catalogue_text
from tests.words.saying import game_called, outcome_reasons, refusals

FOLDER: Final = Path(__file__).parents[2] / "web" / "tests"
SAMPLE: Final = FOLDER / "said.json"
VIEWS: Final = FOLDER / "views.json"
NAMES: Final = ("Ana", "Bruno", "Inés")
OF_EACH: Final = 4
SHOWN: Final = ("game", "seat", "way", "level", "top", "pile")

SPEAKERS: Final = {language: Words(language, strict=True) for language in LANGUAGES}


def sample() -> list[dict[str, Any]]:
    """Return each thing to say with its viewer, its table and its sentence in each language."""
    found: list[dict[str, Any]] = []
    for name in GAMES:
        game = game_called(name)
        found += _played(game)
        found += _refused(game)
        for reason in sorted(outcome_reasons()[name]):
            for winners in ((0,), (1,), (2, 0)):
                found.append(_outcome(game, Outcome(reason, winners, (3, 1, 12))))
        found += _hinted(game)
    return found


def _played(game: Game[Any]) -> Iterator[dict[str, Any]]:
    """Play a game at random and tell a few of each kind of event and action."""
    rng, seen = Random(7), Counter[tuple[str, ...]]()
    options = game.codec.options({"experts": True} if game.facts.id == "galore" else {})
    state = game.initial(3, options)
    while actors := game.actors(state):
        actor = actors[0]
        if actor == CHANCE:
            action = rng.choice([action for action, _ in game.chances(state)])
        else:
            view = game.view(state, actor)
            for legal in game.legal(state, actor):
                if _is_new(seen, ("action", _tag(legal))):
                    yield _action(game, legal, view)
            action = rng.choice(game.legal(state, actor))
        after = game.apply(state, actor, action)
        for viewer in (0, 1, SPECTATOR):
            for event in game.events(state, actor, action, after, viewer):
                mine = str(getattr(event, "seat", None) == viewer)
                if _is_new(seen, ("event", _tag(event), mine)):
                    yield _event(game, event, viewer)
        state = after


def _is_new(seen: Counter[tuple[str, ...]], key: tuple[str, ...]) -> bool:
    seen[key] += 1
    return seen[key] <= OF_EACH


def _tag(said: Event | Action) -> str:
    return str(said.__struct_config__.tag)


def _event(game: Game[Any], event: Event, viewer: int) -> dict[str, Any]:
    said = {lang: words.event(event, game, NAMES, viewer) for lang, words in SPEAKERS.items()}
    return _entry(game, "event", to_json(event), viewer, said)


def _action(game: Game[Any], action: Action, view: View) -> dict[str, Any]:
    said = {lang: words.action(action, game, view, NAMES) for lang, words in SPEAKERS.items()}
    assert view.seat is not None
    entry = _entry(game, "action", to_json(action), view.seat, said)
    seen = to_json(view)
    return {**entry, "view": {field: seen[field] for field in SHOWN if field in seen}}


def _outcome(game: Game[Any], outcome: Outcome) -> dict[str, Any]:
    said = {lang: words.outcome(outcome, game, NAMES, 0) for lang, words in SPEAKERS.items()}
    return _entry(game, "outcome", to_json(outcome), 0, said)


def _refused(game: Game[Any]) -> Iterator[dict[str, Any]]:
    for refusal in refusals():
        if refusal.game == game.facts.id:
            error = refusal.error()
            said = {lang: words.refusal(error, game, NAMES, 1) for lang, words in SPEAKERS.items()}
            told = {"code": error.code, "rule": error.rule, "params": dict(error.params)}
            yield _entry(game, "refusal", told, 1, said)


def _hinted(game: Game[Any]) -> Iterator[dict[str, Any]]:
    """What to expect of a move and why to make it, with every reason once."""
    name = game.facts.id
    codes = re.findall(rf"^bot-reason-{name}-(\S+) =", catalogue_text("en", "bots"), re.MULTILINE)
    codes += PLAIN
    for at in range(0, len(codes), 2):
        win, score = at / (len(codes) + 1), 7.3 + at
        reasons = codes[at : at + 2]
        said = {
            lang: f"{expected(words, name, win, score)}; {why(words, name, reasons)}"
            for lang, words in SPEAKERS.items()
        }
        what = {"win": win, "score": score, "reasons": reasons}
        yield _entry(game, "hint", what, 0, said)


def _entry(
    game: Game[Any], kind: str, what: dict[str, Any], viewer: int, said: dict[str, str]
) -> dict[str, Any]:
    seat = None if viewer == SPECTATOR else viewer
    return {"game": game.facts.id, "kind": kind, "what": what, "viewer": seat, **said}


def views() -> list[dict[str, Any]]:
    """Return one view of every kind of decision, and how spectators see the table then."""
    found: list[dict[str, Any]] = []
    for name in GAMES:
        game, rng = game_called(name), Random(3)
        options = {"experts": True, "choose_sides": True} if name == "galore" else {}
        state, seen = game.initial(3, game.codec.options(options)), set[tuple[str, ...]]()
        while actors := game.actors(state):
            if actors[0] == CHANCE:
                action = rng.choice([action for action, _ in game.chances(state)])
            else:
                legal = game.legal(state, actors[0])
                kind = (game.view(state, actors[0]).phase, *sorted({_tag(one) for one in legal}))
                if kind not in seen:
                    seen.add(kind)
                    found += [to_json(game.view(state, who)) for who in (actors[0], SPECTATOR)]
                action = rng.choice(legal)
            state = game.apply(state, actors[0], action)
        found.append(to_json(game.view(state, 0)))
    return found


def written(entries: list[dict[str, Any]]) -> str:
    """Return a sample as its file has it, one entry a line."""
    lines = ",\n".join(msgspec.json.encode(entry).decode() for entry in entries)
    return f"[\n{lines}\n]\n"


if __name__ == "__main__":
    SAMPLE.write_text(written(sample()), encoding="utf-8")
    VIEWS.write_text(written(views()), encoding="utf-8")
