"""The report is one page that needs nothing else, and says what the tables say."""

import re
from html.parser import HTMLParser

import msgspec
import pytest

from phantomline.arena import Tally, Tournament
from phantomline.arena.report import report_page
from phantomline.arena.report.plots import linear, logarithmic
from phantomline.points import LINES
from phantomline.words import LANGUAGES, Words
from tests.arena.bad_bots import make
from tests.arena.plans import plan_of

VOID = {"meta", "line", "circle", "rect", "path"}
BOTS = {"ghosts": ("random", "crash"), "galore": ("random",), "train": ("random",)}
NAMED = {"ghosts": "Rounds without fear", "galore": "Dragons", "train": "Tickets completed"}


class Parsed(HTMLParser):
    """Checks that every element is closed where it should be."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.open: list[str] = []
        self.tags: list[tuple[str, dict[str, str | None]]] = []
        self.feed(text)
        self.close()
        assert self.open == []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.append((tag, dict(attrs)))
        if tag not in VOID:
            self.open.append(tag)

    def handle_endtag(self, tag: str) -> None:
        if tag not in VOID:
            assert self.open.pop() == tag


def page(game: str, language: str, *bots: str) -> tuple[Tally, str]:
    plan = plan_of(*(bots or BOTS[game]), game=game, games=6)
    tournament, tally = Tournament(plan, make), Tally(plan)
    for number in range(plan.games):
        tally.add(tournament.play(number).result)
    return tally, report_page(tally, Words(language, strict=True))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", BOTS)
def test_a_page_of_its_own(game: str, language: str) -> None:
    tally, text = page(game, language)
    parsed = Parsed(text)
    names = [tag for tag, _ in parsed.tags]
    assert not re.search(r"https?:|//[a-z]|url\(|@import", text)
    assert not {"script", "link", "img", "iframe"} & set(names)
    assert not any({"src", "href"} & set(attributes) for _, attributes in parsed.tags)
    assert parsed.tags[0] == ("html", {"lang": language})
    assert names.count("table") == names.count("caption") >= 6
    for tag, attributes in parsed.tags:
        if tag == "th":
            assert attributes["scope"] in ("col", "row")
        if tag == "svg":
            assert "aria-label" in attributes or attributes["aria-hidden"] == "true"
    for standing in tally.standings():
        assert standing.row.name in text
    assert "prefers-color-scheme:dark" in text
    assert "width=device-width" in text


def test_failures_are_told_and_nothing_in_them_is_markup() -> None:
    tally, text = page("ghosts", "en")
    assert "raised an error: ZeroDivisionError: one too many" in text
    failure = tally.failures[0][2]
    kind = type(failure)
    tally.failures[0] = (0, "<b>", kind(0, "failed", "<script>alert(1)</script>", 0))
    assert "<script>" not in report_page(tally, Words("en"))


@pytest.mark.parametrize("game", BOTS)
def test_who_failed_in_every_game_has_no_points_to_show(game: str) -> None:
    tally, text = page(game, "en", "random", "crash")
    bad = next(one for one in tally.standings() if one.row.name == "crash")
    assert bad.row.mean_score is None
    cells = re.findall(r'<tr><th scope="row">crash</th>(.*?)</tr>', text)[0]
    assert cells.split("<td>")[-2:] == ["\N{EN DASH}</td>", f"{bad.failures}</td>"]
    section = text[text.index("Where the points come from") :]
    plot, table = section.split("</svg>\n", 1)[0].split("<table>", 1)
    assert "random" in plot
    assert "crash" not in plot
    assert plot.count('class="mark c0"') == 1 + len(LINES[game]), "in the key and in every row"
    assert 'class="mark c1"' not in plot
    assert '<th scope="col">crash</th>' in table
    assert table.count("<td>\N{EN DASH}</td>") == len(LINES[game])


def test_where_everybody_failed_there_is_no_plot_of_points() -> None:
    _, text = page("ghosts", "en", "crash")
    section = text[text.index("Where the points come from") :]
    assert "<svg" not in section[: section.index("<table>")]
    assert "<td>\N{EN DASH}</td>" in section


def test_a_game_short_of_all_is_not_all_of_them() -> None:
    plan = plan_of("greedy", "random", players=2, games=2000)
    played = Tournament(plan, make).play(0).result
    tally = Tally(plan)
    for number in range(plan.games):
        bots, winners = ("greedy", "random"), (0, 1) if number == 0 else (0,)
        tally.add(msgspec.structs.replace(played, bots=bots, winners=winners, failures=()))
    text = report_page(tally, Words("en")).replace("\N{NO-BREAK SPACE}", " ")
    assert "&gt; 99.9%" in text
    assert "&lt; 0.1%" in text
    assert not re.search(r">(100\.0|0\.0)%", text)


@pytest.mark.parametrize("game", BOTS)
def test_the_lines_of_a_score_add_up_to_it_and_are_told(game: str) -> None:
    plan = plan_of(*BOTS[game], game=game, games=6)
    result = Tournament(plan, make).play(0).result
    assert tuple(map(sum, result.categories)) == result.scores
    assert {len(lines) for lines in result.categories} == {len(LINES[game])}
    tally, text = page(game, "en")
    assert "Where the points come from" in text
    assert tally.categories == LINES[game]
    assert NAMED[game] in text
    for standing in tally.standings():
        mean = sum(standing.categories)
        assert mean == pytest.approx(standing.row.mean_score or 0)
        assert bool(standing.categories) == (standing.row.mean_score is not None)


def test_what_is_given_back_is_on_the_axis() -> None:
    _, text = page("ghosts", "en", "greedy", "random")
    section = text[text.index("Where the points come from") :]
    scale = re.findall(r">(\N{MINUS SIGN}?-?\d+)</text>", section[: section.index("<table")])
    assert any(not one.isdigit() for one in scale)


def test_axes_have_round_numbers() -> None:
    scale = linear(0.0, 0.47, lambda value: f"{value:.1f}")
    assert [text for _, text in scale.ticks] == ["0.0", "0.2", "0.4", "0.6"]
    assert scale.x(0.0) == 8
    assert scale.x(0.6) == 392
    assert scale.x(99) == 392
    flat = linear(1500, 1500, str)
    assert len(flat.ticks) == 2
    times = logarithmic(0.001, 0.5, lambda value: f"{value:g}")
    assert [text for _, text in times.ticks] == ["0.001", "0.01", "0.1", "1"]
