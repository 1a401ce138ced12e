"""The browser's unit tests hold its sentences to a sample of ours, which must be up to date."""

from tests.web.said import SAMPLE, VIEWS, sample, views, written


def test_the_sample_is_what_python_says() -> None:
    assert SAMPLE.read_text(encoding="utf-8") == written(sample()), "run scripts/web types"


def test_the_views_are_what_the_games_show() -> None:
    assert VIEWS.read_text(encoding="utf-8") == written(views()), "run scripts/web types"


def test_the_sample_has_every_kind_of_sentence_of_every_game() -> None:
    kinds = {(entry["game"], entry["kind"]) for entry in sample()}
    assert len(kinds) == 3 * 5
