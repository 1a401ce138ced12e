"""``phantomline arena``: bots against each other, and who is better."""

from collections.abc import Iterator
from pathlib import Path
from typing import Annotated, Final

import msgspec
import typer

from phantomline.arena import Plan, Store, Tally, make_plan, run_arena
from phantomline.arena.cluster import ClusterError
from phantomline.arena.league import League
from phantomline.arena.store import StoreError
from phantomline.cli.options import (
    ChooseSides,
    Edition,
    Experts,
    GameName,
    Json,
    Start,
    cannot_play,
    check_seconds,
    load_game,
    read_options,
)
from phantomline.cli.session import Session, UserError, session_of
from phantomline.cli.standings import RunningStandings, standings_table
from phantomline.core import Game
from phantomline.words import Words
from phantomline.words.numbers import percent

__all__ = ["arena_command"]

PLAYERS: Final = 4


def arena_command(
    context: typer.Context,
    game: GameName,
    bots: Annotated[str | None, typer.Option(help="arena-opt-bots", metavar="BOTS")] = None,
    table: Annotated[str | None, typer.Option(help="arena-opt-table", metavar="BOTS")] = None,
    players: Annotated[int | None, typer.Option(help="arena-opt-players", metavar="N")] = None,
    games: Annotated[int, typer.Option(help="arena-opt-games", metavar="N", min=1)] = 100,
    seed: Annotated[int, typer.Option(help="arena-opt-seed", metavar="N")] = 0,
    as_json: Json = False,
    budget: Annotated[
        float | None, typer.Option(help="arena-opt-budget", metavar="SECONDS")
    ] = None,
    limit: Annotated[float | None, typer.Option(help="arena-opt-limit", metavar="SECONDS")] = None,
    out: Annotated[Path | None, typer.Option(help="arena-opt-out", metavar="DIR")] = None,
    resume: Annotated[bool, typer.Option("--resume", help="arena-opt-resume")] = False,
    workers: Annotated[
        int | None, typer.Option(help="arena-opt-workers", metavar="N", min=1)
    ] = None,
    ray: Annotated[str | None, typer.Option(help="arena-opt-ray", metavar="ADDRESS")] = None,
    edition: Edition = None,
    start: Start = None,
    choose_sides: ChooseSides = False,
    experts: Experts = False,
) -> None:
    """Let bots play each other and say who is better."""
    session = session_of(context)
    check_seconds("--budget", budget)
    check_seconds("--limit", limit)
    if resume and out is None:
        raise UserError("arena-resume-what", code=2)
    if workers is not None and ray is not None:
        raise UserError("arena-workers-or-ray", code=2)
    names, size = _who(bots, table, players)
    rules = load_game(game, edition)
    options = read_options(
        rules, session.words, start=start, choose_sides=choose_sides, experts=experts
    )
    rules.check_setup(size, options)
    _check_bots(names, rules, session.words)
    plan = make_plan(
        rules,
        players=size,
        options=options,
        bots=names,
        games=games,
        table=table is not None,
        seed=seed,
        budget=budget,
        limit=limit,
        edition=edition,
    )
    try:
        tally = _run(plan, session, out, resume, workers, ray)
    except StoreError as error:
        raise UserError(
            f"arena-folder-{error.code}", folder=error.folder, what=error.what
        ) from None
    except ClusterError as error:
        raise UserError(
            f"arena-cluster-{error.code}", address=error.address, reason=error.reason
        ) from None
    if as_json:
        session.write(msgspec.json.encode(tally.table()).decode())
        for why in _failures(tally, session):
            session.complain(why)
    else:
        _show(tally, session, out)


def _who(bots: str | None, table: str | None, players: int | None) -> tuple[list[str], int]:
    """Return the specs that were named, and how many sit at a table."""
    if (bots is None) == (table is None):
        raise UserError("arena-one-of", code=2)
    names = [name.strip() for name in (bots or table or "").split(",")]
    if table is not None:
        if players is not None and players != len(names):
            raise UserError("arena-other-size", code=2, seats=len(names), players=players)
        return names, len(names)
    for place, name in enumerate(names):
        if name in names[:place]:
            raise UserError("arena-named-twice", code=2, bot=name)
    return names, PLAYERS if players is None else players


def _check_bots(names: list[str], rules: Game[object], words: Words) -> None:
    """Refuse bots that do not exist before anything is played."""
    from phantomline.bots import BotError, BotFailure, make_bot

    for name in dict.fromkeys(names):
        try:
            make_bot(name, rules).close()
        except (BotError, BotFailure) as error:
            raise cannot_play(name, error, words) from None


def _run(
    plan: Plan,
    session: Session,
    out: Path | None,
    resume: bool,
    workers: int | None,
    ray: str | None,
) -> Tally:
    with RunningStandings(session, plan) as running:
        if out is None:
            return run_arena(
                plan, workers=workers, ray=ray, on_game=running.show, on_wait=running.wait
            )
        try:
            with Store(out, plan, resume=resume) as store:
                tally = run_arena(
                    plan,
                    workers=workers,
                    ray=ray,
                    store=store,
                    on_game=running.show,
                    on_wait=running.wait,
                )
                from phantomline.arena.export import export

                export(store, tally, session.words)
        except OSError as error:
            reason = error.strerror or str(error)
            raise UserError("arena-folder-unwritable", folder=str(out), reason=reason) from None
        return tally


def _show(tally: Tally, session: Session, out: Path | None) -> None:
    plan, say = tally.plan, session.say
    session.out.print(
        say(
            "arena-heading",
            games=tally.games,
            title=session.words.title(plan.game),
            players=plan.players,
            seed=str(plan.seed),
        )
    )
    session.out.print(standings_table(tally, session.words))
    for why in _failures(tally, session):
        session.out.print(why)
    session.out.print(say("arena-fair", share=percent(session.words, 1 / plan.players)))
    even = League(plan.tables).round
    if plan.games % even:
        session.out.print(say("arena-uneven", round=even, games=plan.games))
    if out is not None:
        session.out.print(say("arena-kept", folder=str(out)))


def _failures(tally: Tally, session: Session) -> Iterator[str]:
    """Say of every bot that failed how it did so for the first time."""
    say = session.say
    for row in tally.table().bots:
        if row.failed is not msgspec.UNSET:
            first = row.failed
            how = say(f"arena-failure-{first.kind}")
            detail = " ".join(first.detail.split())
            yield say("arena-why", bot=row.name, game=str(first.game), how=how, detail=detail)
