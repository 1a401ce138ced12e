"""The web application's types, written from the structs that travel.

``scripts/web types`` runs this. A test fails while the files are not what it would write, so
that the browser and the server cannot come to speak of different things.
"""

import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final, get_args

import msgspec
from msgspec import inspect

from phantomline.bots.registry import KINDS
from phantomline.core import Action, Event, Frame, Outcome, View
from phantomline.games import GAMES, load
from phantomline.games.galore import rounds
from phantomline.games.ghosts.cards import COPIES, MISTS
from phantomline.games.ghosts.rules import LIMIT, ROUNDS
from phantomline.games.train.resolving import GOAL
from phantomline.server.http import pieces
from phantomline.server.http.problems import Problem
from phantomline.server.http.routes import (
    described,
    games,
    hints,
    lessons,
    me,
    moments,
    people,
    prospects,
    reach,
    replays,
    score,
    seats,
    tables,
    uploads,
)
from phantomline.server.people import data, history, insight
from phantomline.server.replays import analysts, showing
from phantomline.server.table import messages, settings

__all__ = ["main", "written"]

HEAD: Final = "// Written by `scripts/web types`; change the structs of the server instead.\n"

ASKED: Final[list[Any]] = [
    me.NewGuest, me.Changes, tables.NewTable, settings.Wishes, seats.SitDown, seats.ChooseBot,
    uploads.NewEdition, uploads.NewRecord,
]  # fmt: skip
ANSWERED: Final[list[Any]] = [
    Problem, me.Me, me.Code, tables.MyTable, people.Person, history.Statistics, me.MyGame,
    games.BotInfo, games.GameInfo, games.Offer, uploads.Kept, uploads.Checked,
    insight.Insight, reach.Reach,
]  # fmt: skip

# What the page tells of the rules in numbers, so that it keeps none of its own.
FACTS: Final[dict[str, dict[str, tuple[int, str]]]] = {
    "galore": {"ROUNDS": (rounds.ROUNDS, "How many rounds a game has.")},
    "ghosts": {
        "LIMIT": (LIMIT, "The highest level of fright."),
        "ROUNDS": (ROUNDS, "How many rounds a game has."),
        "COPIES": (COPIES, "How many cards there are of each family and number of ghosts."),
        "MISTS": (MISTS, "How many mist cards there are."),
    },
    "train": {"GOAL": (GOAL, "How many tickets, or bonuses that count as one, win.")},
}

# The engine's own base classes stand for what any game may say.
ANY: Final[dict[type, str]] = {View: "AnyView", Event: "AnyEvent", Action: "AnyAction"}


def written() -> dict[str, str]:
    """Return every file by its name."""
    files = {
        "core.ts": _Module([Outcome]).text(),
        "messages.ts": _messages(),
        "http.ts": _http(),
        "prospects.ts": _Module([prospects.Ahead]).text(),
        "moments.ts": _moments(),
        "described.ts": _Module([described.Described]).text(),
        "frames.ts": _Module([Frame], other={"Outcome": "core"}).text(),
        "replays.ts": _replays(),
        "lessons.ts": _lessons(),
        "hints.ts": _Module([hints.Advice]).text(),
        "score.ts": _Module([score.Counted], other={"Explanation": "prospects"}).text(),
        "pieces.ts": _Module([pieces.GalorePieces, pieces.TrainPieces]).text(),
        "games.ts": _games(),
    }
    for name in GAMES:
        files[f"{name}.ts"] = _game(name)
        made = pieces.pieces_of(load(name))
        if made is not None:
            text = msgspec.json.format(msgspec.json.encode(made), indent=0)
            files[f"{name}-pieces.json"] = text.decode() + "\n"
    return files


def main() -> None:
    """Write the files into the folder that is named."""
    folder = Path(sys.argv[1])
    folder.mkdir(parents=True, exist_ok=True)
    for name, text in written().items():
        (folder / name).write_text(text, encoding="utf-8")


def _messages() -> str:
    server = _below(messages.ServerMessage)
    client = list(get_args(messages.ClientMessage))
    shown: list[Any] = [settings.Clock, settings.Settings, messages.Summary]
    module = _Module([*shown, *server, *client], asked=client, other={"Outcome": "core"})
    module.union("ServerMessage", server)
    module.union("ClientMessage", client)
    emotes = ", ".join(f"'{emote}'" for emote in messages.EMOTES)
    module.parts.append(f"export const EMOTES = [{emotes}] as const\n")
    fields = msgspec.to_builtins(settings.PUBLIC_CLOCK).items()
    clock = ", ".join(f"{name}: {msgspec.json.encode(value).decode()}" for name, value in fields)
    told = "/** What a public table has unless its host says otherwise. */\n"
    module.parts.append(f"{told}export const PUBLIC_CLOCK: Clock = {{ {clock} }}\n")
    return module.text()


def _http() -> str:
    known = {"Outcome": "core"} | dict.fromkeys(
        ("Clock", "QuestionShown", "SeatShown", "Settings"), "messages"
    )
    module = _Module([*ASKED, *ANSWERED, data.Everything], asked=ASKED, other=known)
    bots = ", ".join(f"{kind.name}: {kind.strength}" for kind in KINDS.values())
    told = "/** The bots that sit at tables, with their strength from 1 to 5. */\n"
    module.parts.append(f"{told}export const BOTS = {{ {bots} }} as const\n")
    module.parts.append("export type BotName = keyof typeof BOTS\n")
    return module.text()


def _moments() -> str:
    views = {load(name).codec.view_type.__name__: name for name in GAMES}
    ahead = {kind.__name__: "prospects" for kind in _members(prospects.Prospects)}
    return _Module([moments.Then], other={"Outcome": "core", **views, **ahead}).text()


def _replays() -> str:
    asked = [replays.RecordFrom]
    ahead = {kind.__name__: "prospects" for kind in _members(prospects.Prospects)}
    return _Module(
        [*asked, showing.Replay, analysts.Analysis],
        asked=asked,
        other={"Frame": "frames", **ahead},
        named={showing.FrameShown: "Frame"},
    ).text()


def _lessons() -> str:
    ahead = {kind.__name__: "prospects" for kind in _members(prospects.Prospects)}
    asked = [lessons.Tried]
    return _Module(
        [*asked, lessons.LessonShown, lessons.Verdict],
        asked=asked,
        other={"Frame": "frames", "Problem": "http", **ahead},
        named={showing.FrameShown: "Frame"},
    ).text()


def _members(kind: Any) -> tuple[Any, ...]:
    return get_args(kind) or (kind,)


def _game(name: str) -> str:
    codec = load(name).codec
    module = _Module(
        [*codec.actions, *codec.events, codec.view_type, codec.options_type],
        named={event: f"{event.__name__}Event" for event in codec.events},
    )
    title = name.capitalize()
    module.union(f"{title}Action", codec.actions)
    module.union(f"{title}Event", codec.events)
    for fact, (value, told) in FACTS.get(name, {}).items():
        module.parts.append(f"/** {told} */\nexport const {fact} = {value}\n")
    if codec.options_type.__name__ == "Options":
        module.parts.append(f"export type {title}Options = Options\n")
    return module.text()


def _games() -> str:
    names = [(name, name.capitalize()) for name in GAMES]
    lines = [HEAD]
    lines += [
        f"import type {{ {t}Action, {t}Event, {t}Options, {t}View }} from './{n}'\n"
        for n, t in names
    ]
    lines.append("\nexport type GameName = " + " | ".join(f"'{n}'" for n, _ in names) + "\n")
    lines.append(f"export const GAMES = [{', '.join(repr(n) for n, _ in names)}] as const\n")
    for kind in ("Action", "Event", "Options", "View"):
        union = " | ".join(f"{t}{kind}" for _, t in names)
        lines.append(f"\nexport type Any{kind} = {union}\n")
    return "".join(lines)


def _below(kind: type[msgspec.Struct]) -> list[type[msgspec.Struct]]:
    return list(kind.__subclasses__())


class _Module:
    """One file: interfaces for some structs and for all that these are made of."""

    def __init__(
        self,
        structs: "list[Any]",
        asked: "list[Any] | tuple[Any, ...]" = (),
        other: dict[str, str] | None = None,
        named: dict[Any, str] | None = None,
    ) -> None:
        self.asked = set(asked)
        self.other = other or {}
        self.named = named or {}
        self.parts: list[str] = []
        self.imports: dict[str, set[str]] = {}
        self._done: set[type] = set()
        for struct in structs:
            self._interface(struct)

    def text(self) -> str:
        lines = [
            f"import type {{ {', '.join(sorted(names))} }} from './{file}'\n"
            for file, names in sorted(self.imports.items())
        ]
        return "\n".join([HEAD + "".join(lines), *self.parts])

    def union(self, name: str, structs: "list[Any] | tuple[Any, ...]") -> None:
        joined = "".join(f"\n  | {self._name(struct)}" for struct in structs)
        self.parts.append(f"export type {name} ={joined}\n")

    def _interface(self, struct: Any) -> None:
        if struct in self._done:
            return
        self._done.add(struct)
        info = inspect.type_info(struct)
        assert isinstance(info, inspect.StructType)
        lines = [*_comment(struct), f"export interface {self._name(struct)} {{"]
        if info.tag_field is not None:
            lines.append(f"  readonly {info.tag_field}: '{info.tag}'")
        for field in info.fields:
            default = not field.required
            optional = default and (struct in self.asked or struct.__struct_config__.omit_defaults)
            mark = "?" if optional else ""
            kind = self._type(field.type)
            lines.append(f"  readonly {field.encode_name}{mark}: {kind}")
        self.parts.append("\n".join([*lines, "}"]) + "\n")

    def _name(self, struct: Any) -> str:
        return self.named.get(struct, str(struct.__name__))

    def _type(self, kind: Any) -> str:
        match kind:
            case inspect.Metadata():
                return self._type(kind.type)
            case inspect.StructType():
                return self._struct(kind.cls)
            case inspect.UnionType():
                return " | ".join(self._type(one) for one in kind.types)
            case inspect.LiteralType():
                return " | ".join(f"'{value}'" for value in kind.values)
            case inspect.ListType() | inspect.VarTupleType() | inspect.CollectionType():
                inner = self._type(kind.item_type)
                return f"readonly ({inner})[]" if " " in inner else f"readonly {inner}[]"
            case inspect.TupleType():
                return f"readonly [{', '.join(self._type(one) for one in kind.item_types)}]"
            case inspect.DictType():
                key, value = self._type(kind.key_type), self._type(kind.value_type)
                return f"Readonly<Record<{key}, {value}>>"
            case _:
                return PLAIN[type(kind)]

    def _struct(self, struct: Any) -> str:
        if struct in ANY:
            self.imports.setdefault("games", set()).add(ANY[struct])
            return ANY[struct]
        name = self._name(struct)
        if name in self.other:
            self.imports.setdefault(self.other[name], set()).add(name)
        else:
            self._interface(struct)
        return name


PLAIN: Final[dict[type, str]] = {
    inspect.AnyType: "unknown",
    inspect.NoneType: "null",
    inspect.BoolType: "boolean",
    inspect.IntType: "number",
    inspect.FloatType: "number",
    inspect.StrType: "string",
}


def _comment(struct: Any) -> Iterator[str]:
    told = [line.strip() for line in (struct.__doc__ or "").strip().splitlines()]
    text = [line.replace("``None``", "``null``").replace("``", "`") for line in told]
    if len(text) == 1:
        yield f"/** {text[0]} */"
    elif text:
        yield "/**"
        yield from (f" * {line}".rstrip() for line in text)
        yield " */"


if __name__ == "__main__":
    main()
