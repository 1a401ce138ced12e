"""What the store says when it cannot: one sentence, in both languages."""

import subprocess
import sys

import pytest

from phantomline.server.store.errors import SENTENCES, StoreError
from phantomline.words import LANGUAGES, Words

NO_DRIVER = """
import sys
sys.modules["psycopg"] = None
from phantomline.cli import main
sys.exit(main(["db", "check", "--database", "postgresql://localhost/tables"]))
"""
PARAMS = {"where": "there", "detail": "boo"}


@pytest.mark.parametrize("code", SENTENCES)
def test_the_catalogues_say_what_the_error_says(code: str) -> None:
    error = StoreError(code, **PARAMS)
    assert Words("en", strict=True).say(f"store-{code}", **PARAMS) == error.reason == str(error)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("code", SENTENCES)
def test_every_error_is_one_sentence(language: str, code: str) -> None:
    told = Words(language, strict=True).say(f"store-{code}", **PARAMS)
    assert "\n" not in told
    assert "{" not in told
    assert ("there" in told) == ("{where}" in SENTENCES[code])
    assert ("boo" in told) == ("{detail}" in SENTENCES[code])


def test_a_missing_driver_is_named_with_what_to_do() -> None:
    done = subprocess.run(
        [sys.executable, "-c", NO_DRIVER], capture_output=True, timeout=60, check=False
    )
    assert done.returncode == 1
    assert b"pip install 'phantomline[postgres]'" in done.stderr
    assert b"Traceback" not in done.stderr
