"""Both languages have the same messages, and other programs can read them."""

import re
from collections import Counter
from pathlib import Path

import pytest
from fluent.syntax import ast

from phantomline.words import LANGUAGES, Catalogue, MissingWords, Words, language_of
from phantomline.words.catalogue import FILES, _file_of, catalogue_text
from tests.words.catalogues import entries, messages, references, variables

ROOT = Path(__file__).parents[2]
HOLE = r"\$?\{[^{}]*\}"
NAMED = re.compile(rf"(?:[a-z0-9]+|{HOLE})(?:-(?:[a-z0-9]+|{HOLE}))+")

languages = pytest.mark.parametrize("language", LANGUAGES)


@languages
def test_every_entry_is_fluent(language: str) -> None:
    junk = [entry.content for _, entry in entries(language) if isinstance(entry, ast.Junk)]
    assert junk == []


@languages
def test_no_message_comes_twice(language: str) -> None:
    counts = Counter(message.id.name for _, message in messages(language))
    assert [name for name, count in counts.items() if count > 1] == []


@languages
def test_a_message_lies_in_the_file_that_is_read_for_it(language: str) -> None:
    lost = [m.id.name for file, m in messages(language) if _file_of(m.id.name) != file]
    assert lost == []


@languages
def test_messages_are_made_of_messages_that_exist(language: str) -> None:
    here = references(language)
    lost = {other for one in here.values() for other in one.messages} - set(here)
    assert lost == set()


@languages
def test_percentages_are_written_as_their_language_writes_them(language: str) -> None:
    between = {"en": "", "es": "\N{NO-BREAK SPACE}"}[language]
    for file in FILES:
        for line in catalogue_text(language, file).splitlines():
            written = re.findall(r"[\d}](\s*)%", line)
            assert written == [between] * len(written), line


@languages
def test_no_message_needs_a_function_that_only_python_has(language: str) -> None:
    assert {name for one in references(language).values() for name in one.functions} == set()


def test_both_languages_have_the_same_messages() -> None:
    english, spanish = (set(references(language)) for language in ("en", "es"))
    assert english - spanish == set()
    assert spanish - english == set()


def test_both_languages_use_the_same_variables() -> None:
    differing = {
        message: (variables("en", message), variables("es", message))
        for message in references("en")
        if variables("en", message) != variables("es", message)
    }
    assert differing == {}


def test_everything_that_the_page_could_say_is_said_somewhere() -> None:
    """By its whole id, or by one that is put together from enough words to tell it from others."""
    named = set[str]()
    for folder, ending in (("web/src", "svelte"), ("web/src", "ts"), ("src/phantomline", "py")):
        for file in (ROOT / folder).rglob(f"*.{ending}"):
            named.update(NAMED.findall(file.read_text(encoding="utf-8")))
    forms = [re.sub(HOLE, "*", one).split("-") for one in named if "{" in one]
    clear = [form for form in forms if form[0] == "*" != form[1] or len(form) - form.count("*") > 1]
    made = re.compile("|".join(["-".join(form).replace("*", "[a-z0-9_-]+") for form in clear]))
    within = {other for one in references("en").values() for other in one.messages}
    ids = [m.id.name for file, m in messages("en") if file.startswith(("web", "board", "describe"))]
    assert [one for one in ids if one not in named | within and not made.fullmatch(one)] == []


@languages
def test_no_message_is_empty(language: str) -> None:
    assert [m.id.name for _, m in messages(language) if m.value is None] == []


def test_spanish_is_spanish() -> None:
    """A message that was copied and never translated is the same in both languages."""
    catalogues = {language: Catalogue(language) for language in LANGUAGES}
    same = [
        message
        for message, one in references("en").items()
        if not one.variables
        and not one.messages
        and catalogues["en"].format(message) == catalogues["es"].format(message)
    ]
    shared = {"galore-title", "galore-total", "cli-galore-code-dragon"}
    meant = [name for name in same if not name.startswith(("cli-galore-mark", "cli-metavar"))]
    assert set(meant) == shared


def test_a_missing_message_never_stops_a_game() -> None:
    assert Words("es").say("common-nothing-like-this", number=3) == "common-nothing-like-this"
    assert Words("en").say("ghosts-event-raised")


@languages
def test_less_than_nothing_has_a_minus_that_is_read_out(language: str) -> None:
    said = Words(language).say("galore-event-scored", who="you", name="", total=-3, dead_ends=0)
    assert "\N{MINUS SIGN}3" in said
    assert "-3" in Words(language).say("cli-file-missing", path="-3")


def test_a_strict_catalogue_says_what_is_missing() -> None:
    with pytest.raises(MissingWords, match="nothing-like-this"):
        Words("es", strict=True).say("nothing-like-this")
    with pytest.raises(MissingWords, match="ghosts-event-drew"):
        Words("es", strict=True).say("ghosts-event-drew")


def test_there_are_no_words_in_other_languages() -> None:
    with pytest.raises(ValueError, match="'de'"):
        Words("de")


@pytest.mark.parametrize(
    ("environment", "language"),
    [
        ({}, "en"),
        ({"LANG": "es_ES.UTF-8"}, "es"),
        ({"LANG": "es"}, "es"),
        ({"LANG": "C.UTF-8"}, "en"),
        ({"LANG": "de_DE.UTF-8"}, "en"),
        ({"LANG": "en_GB.UTF-8", "LC_MESSAGES": "es_MX.UTF-8"}, "es"),
        ({"LANG": "es_ES", "LC_MESSAGES": "es_ES", "LC_ALL": "C"}, "en"),
        ({"LC_ALL": "", "LANG": "es-AR"}, "es"),
    ],
)
def test_the_environment_names_the_language(environment: dict[str, str], language: str) -> None:
    assert language_of(environment) == language
