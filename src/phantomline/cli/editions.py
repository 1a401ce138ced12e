"""``phantomline editions check``: whether an edition file can be played with."""

import tomllib
from typing import Annotated, cast

import typer

from phantomline.cli.files import read_bytes
from phantomline.cli.session import Session, session_of
from phantomline.core import EditionError
from phantomline.core.reading import MOST_BYTES

__all__ = ["app"]


app = typer.Typer(add_completion=False, no_args_is_help=True)


@app.callback()
def _editions() -> None:
    """Hold the commands together: with a single one, typer would drop its name."""


@app.command("check", help="cli-editions-check-help")
def check(
    context: typer.Context,
    path: Annotated[str, typer.Argument(help="cli-arg-edition", metavar="FILE")],
) -> None:
    """Say whether an edition file can be played with, and what it holds."""
    session = session_of(context)
    data = read_bytes(path, MOST_BYTES + 1)
    if _game_of(data, path) == "train":
        _check_train(data, path, session)
    else:
        # Its loader also says what is wrong with a file that is no edition at all.
        _check_galore(data, path, session)


def _game_of(data: bytes, path: str) -> str:
    """Return which game the file is for, as far as it can be read at all."""
    if len(data) > MOST_BYTES:
        return "galore"
    try:
        head = tomllib.loads(data.decode("utf-8")).get("edition")
    except (ValueError, RecursionError):
        return "galore"
    game = cast("dict[str, object]", head).get("game") if isinstance(head, dict) else None
    if game not in ("galore", "train"):
        raise EditionError(path, "[edition] game", "must be galore or train")
    return str(game)


def _check_galore(data: bytes, path: str, session: Session) -> None:
    from phantomline.games.galore.edition import parse_edition

    edition = parse_edition(data, path)
    session.write(
        session.say(
            "cli-edition-galore",
            path=path,
            name=edition.names.get(session.words.language) or edition.id,
            id=edition.id,
            tiles=len(edition.faces),
            monsters=sum(len(face.monsters) for face in edition.faces),
            diamonds=sum(len(face.diamonds) for face in edition.faces),
            boards=len(edition.boards),
        )
    )


def _check_train(data: bytes, path: str, session: Session) -> None:
    from phantomline.games.train.edition import parse_edition

    edition = parse_edition(data, path)
    session.write(
        session.say(
            "cli-edition-train",
            path=path,
            name=edition.names.get(session.words.language) or edition.id,
            id=edition.id,
            locations=len(edition.locations),
            routes=len(edition.routes),
            tickets=len(edition.tickets),
            cards=sum(edition.cards),
        )
    )
