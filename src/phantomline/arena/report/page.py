"""The page as a whole: headings, plots and the tables behind them."""

from collections.abc import Sequence
from html import escape
from typing import Final

from phantomline.arena.plan import Plan
from phantomline.arena.ratings import MEAN
from phantomline.arena.report.plots import (
    Bar,
    Series,
    dot_plot,
    interval_plot,
    linear,
    logarithmic,
    mark,
)
from phantomline.arena.report.style import STYLE
from phantomline.arena.tally import SeatRow, Standing, Tally
from phantomline.words import Words
from phantomline.words.numbers import NOTHING, digits, number, percent, span

__all__ = ["report_page"]

LEAST_MS: Final = 0.001


def report_page(tally: Tally, words: Words) -> str:
    """Return the report on a tournament as HTML that loads nothing."""
    return _Page(tally, words).text()


class _Page:
    def __init__(self, tally: Tally, words: Words) -> None:
        self.tally: Final = tally
        self.plan: Final[Plan] = tally.plan
        self.words: Final = words
        self.say: Final = words.say
        self.standings: Final = sorted(tally.standings(), key=lambda one: -one.row.rating)

    def text(self) -> str:
        plan, say = self.plan, self.say
        title = escape(say("arena-report-title", title=self.words.title(plan.game)))
        heading = say(
            "arena-heading",
            games=self.tally.games,
            title=self.words.title(plan.game),
            players=plan.players,
            seed=str(plan.seed),
        )
        sections = [self.who(), self.ratings(), self.seats(), self.times()]
        if self.tally.categories:
            sections.insert(2, self.categories())
        sections += [self.failures(), self.how()]
        return (
            f'<!doctype html>\n<html lang="{self.words.language}"><head><meta charset="utf-8">'
            '<meta name="viewport" content="width=device-width,initial-scale=1">'
            f"<title>{title}</title><style>{STYLE}</style></head><body><main>"
            f'<h1>{title}</h1><p class="soft">{escape(heading)}</p>\n'
            + "\n".join(sections)
            + "\n</main></body></html>\n"
        )

    # -- sections ------------------------------------------------------------

    def who(self) -> str:
        bars = [
            Bar(
                one.row.name,
                one.row.win_rate,
                one.row.low,
                one.row.high,
                f"{self.percent(one.row.win_rate)} ({self.span(one.row.low, one.row.high)})",
            )
            for one in self.standings
        ]
        scale = linear(0.0, max(bar.high for bar in bars), self.percent_tick)
        title = self.say("arena-report-who")
        plot = interval_plot(title, bars, scale, 1 / self.plan.players)
        heads = ("seats", "wins", "win-rate", "interval", "mean-score", "failed")
        rows = [
            [
                one.row.name,
                str(one.row.seats),
                self.number(one.row.wins, 1),
                self.percent(one.row.win_rate),
                self.span(one.row.low, one.row.high),
                NOTHING if one.row.mean_score is None else self.number(one.row.mean_score, 2),
                str(one.failures),
            ]
            for one in self.standings
        ]
        return self.section("who", plot + self.table("who", ["arena-bot", *_heads(heads)], rows))

    def ratings(self) -> str:
        bars = [
            Bar(
                one.row.name,
                one.rating.rating,
                one.rating.low,
                one.rating.high,
                self.rating(one),
            )
            for one in self.standings
        ]
        scale = linear(
            min(bar.low for bar in bars),
            max(bar.high for bar in bars),
            lambda value: f"{value:.0f}",
        )
        plot = interval_plot(self.say("arena-report-ratings"), bars, scale, MEAN)
        rows = [
            [
                one.row.name,
                f"{one.rating.rating:.0f}",
                f"{one.rating.low:.0f}\N{EN DASH}{one.rating.high:.0f}",
            ]
            for one in self.standings
        ]
        table = self.table("ratings", ["arena-bot", "arena-rating", "arena-interval"], rows)
        return self.section("ratings", plot + table, mean=f"{MEAN:.0f}")

    def categories(self) -> str:
        game = self.tally.plan.game
        prefix = "galore-category" if game == "galore" else f"web-me-line-{game}"
        names = [self.say(f"{prefix}-{line}") for line in self.tally.categories]
        # Who failed in every game has no points of its own, and no mark.
        series = [Series(one.row.name, one.categories) for one in self.standings if one.categories]
        values = [value for one in series for value in one.values]
        # Being unafraid gives points back.
        least, most = min(values, default=0.0), max(values, default=1.0)
        scale = linear(min(least, 0.0), max(most, 1.0), lambda value: self.number(value, 0))
        plot = ""
        if series:
            plot = _key(series) + dot_plot(
                self.say("arena-report-categories"), names, series, scale
            )
        rows = [
            [
                name,
                *(
                    self.number(one.categories[line], 2) if one.categories else NOTHING
                    for one in self.standings
                ),
            ]
            for line, name in enumerate(names)
        ]
        heads = [self.say("arena-report-category"), *(one.row.name for one in self.standings)]
        table = self.plain_table(self.say("arena-report-categories"), heads, rows)
        return self.section("categories", plot + table)

    def seats(self) -> str:
        seats, places = self.tally.seats(), self.tally.places()
        shown = self.seat_plot(seats, "seat", [str(one.place) for one in seats])
        if any(one.games for one in places):
            labels = [self.say("arena-report-starter")]
            labels += [self.say("arena-report-after", place=one.place) for one in places[1:]]
            shown += self.seat_plot(places, "place", labels)
        return self.section("seats", shown)

    def seat_plot(self, seats: Sequence[SeatRow], kind: str, labels: Sequence[str]) -> str:
        title = self.say(f"arena-report-{kind}")
        bars = [
            Bar(label, one.rate, one.low, one.high, self.percent(one.rate))
            for label, one in zip(labels, seats, strict=True)
        ]
        scale = linear(0.0, max(bar.high for bar in bars), self.percent_tick)
        rows = [
            [label, str(one.games), self.percent(one.rate), self.span(one.low, one.high)]
            for label, one in zip(labels, seats, strict=True)
        ]
        heads = [f"arena-report-{kind}", "arena-report-games", *_heads(("win-rate", "interval"))]
        plot = interval_plot(title, bars, scale, 1 / self.plan.players)
        return f"<h3>{escape(title)}</h3>{plot}" + self.table(kind, heads, rows)

    def times(self) -> str:
        timed = [(one, one.row.mean_ms) for one in self.standings if one.row.mean_ms is not None]
        if not timed:
            return self.section("times", "")
        bars = [
            Bar(
                one.row.name,
                max(one.p95_ms, LEAST_MS),
                LEAST_MS,
                max(mean, LEAST_MS),
                f"{self.digits(mean)} / {self.digits(one.p95_ms)} ms",
            )
            for one, mean in timed
        ]
        most = max(max(bar.value, bar.high) for bar in bars)
        scale = logarithmic(LEAST_MS, most, lambda value: f"{self.digits(value)} ms")
        plot = interval_plot(self.say("arena-report-times"), bars, scale)
        rows = [
            [
                one.row.name,
                str(one.decisions),
                self.digits(mean),
                f"{self.digits(one.p95_ms)} ms",
            ]
            for one, mean in timed
        ]
        heads = ["arena-bot", "arena-report-decisions", "arena-mean-ms", "arena-p95-ms"]
        return self.section("times", plot + self.table("times", heads, rows))

    def failures(self) -> str:
        if not self.tally.failures:
            text = escape(self.say("arena-report-no-failures"))
            return self.section("failures", f"<p>{text}</p>")
        rows = [
            [
                str(game),
                bot,
                f"{self.say(f'arena-failure-{failure.kind}')}: {failure.detail}",
            ]
            for game, bot, failure in self.tally.failures
        ]
        heads = ["arena-report-game", "arena-bot", "arena-report-why"]
        return self.section("failures", self.table("failures", heads, rows, words=True))

    def how(self) -> str:
        plan, say = self.plan, self.say
        budget = (
            say("arena-report-no-budget")
            if plan.budget is None
            else say("arena-report-seconds", seconds=self.digits(plan.budget))
        )
        options = ", ".join(f"{name}: {value}" for name, value in plan.options.items())
        rows = [
            [say("arena-report-games"), str(self.tally.games)],
            [say("arena-report-seed"), str(plan.seed)],
            [say("arena-report-tables"), "; ".join(", ".join(one) for one in plan.tables[:20])],
            [say("arena-report-budget"), budget],
            [
                say("arena-report-limit"),
                say("arena-report-seconds", seconds=self.digits(plan.limit)),
            ],
            [say("arena-report-edition"), plan.edition_id],
            [say("arena-report-rules"), plan.rules],
            [say("arena-report-options"), options or say("arena-report-none")],
        ]
        heads = ["arena-report-setting", "arena-report-value"]
        return self.section("how", self.table("how", heads, rows, words=True))

    # -- parts ---------------------------------------------------------------

    def section(self, name: str, body: str, **params: str) -> str:
        message = f"arena-report-{name}-note"
        note = escape(self.say(message, **params)) if self.words.catalogue.has(message) else ""
        title = escape(self.say(f"arena-report-{name}"))
        return (
            f'<section aria-labelledby="{name}"><h2 id="{name}">{title}</h2>'
            + (f'<p class="soft">{note}</p>' if note else "")
            + f"{body}</section>"
        )

    def table(
        self, name: str, heads: Sequence[str], rows: Sequence[Sequence[str]], *, words: bool = False
    ) -> str:
        caption = self.say(f"arena-report-{name}")
        return self.plain_table(caption, [self.say(head) for head in heads], rows, words=words)

    def plain_table(
        self,
        caption: str,
        heads: Sequence[str],
        rows: Sequence[Sequence[str]],
        *,
        words: bool = False,
    ) -> str:
        look = ' class="text"' if words else ""
        head = "".join(f'<th scope="col">{escape(one)}</th>' for one in heads)
        body = "".join(
            f'<tr><th scope="row">{escape(row[0])}</th>'
            + "".join(f"<td{look}>{escape(cell)}</td>" for cell in row[1:])
            + "</tr>"
            for row in rows
        )
        name = escape(caption, quote=True)
        return (
            f'<div class="scroll" role="region" aria-label="{name}" tabindex="0"><table>'
            f"<caption>{escape(caption)}</caption><thead><tr>{head}</tr></thead>"
            f"<tbody>{body}</tbody></table></div>"
        )

    # -- numbers -------------------------------------------------------------

    def number(self, value: float, places: int) -> str:
        return number(self.words, value, places)

    def digits(self, value: float) -> str:
        return digits(self.words, value)

    def percent(self, share: float) -> str:
        return percent(self.words, share)

    def percent_tick(self, share: float) -> str:
        return self.say("percent", value=self.digits(100 * share))

    def span(self, low: float, high: float) -> str:
        return span(self.words, low, high)

    def rating(self, one: Standing) -> str:
        return f"{one.rating.rating:.0f} ±{one.rating.high - one.rating.rating:.0f}"


def _heads(names: Sequence[str]) -> list[str]:
    return [f"arena-{name}" for name in names]


def _key(series: Sequence[Series]) -> str:
    items = "".join(
        f'<li><svg viewBox="0 0 14 14" aria-hidden="true">{mark(place, 7, 7)}</svg>'
        f"{escape(one.name)}</li>"
        for place, one in enumerate(series)
    )
    return f'<ul class="key">{items}</ul>'
