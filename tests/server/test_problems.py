"""What goes wrong is told in one sentence that says no more than everyone may know."""

import pytest

from phantomline.server.http.problems import problem_of, words_in
from phantomline.server.store import StoreUnavailable

LATER = "Nothing can be saved or looked up now. Try again soon."


@pytest.mark.parametrize(
    ("error", "told"),
    [
        (StoreUnavailable("full"), f"The disk with the database is full. {LATER}"),
        (StoreUnavailable("read-only"), f"The database is read-only. {LATER}"),
        (StoreUnavailable("away", detail="no route to 10.0.0.7"), LATER),
        (StoreUnavailable("disk", detail="disk I/O error"), LATER),
    ],
    ids=lambda value: getattr(value, "code", None),
)
def test_a_store_that_fails_is_told_of(error: StoreUnavailable, told: str) -> None:
    status, problem = problem_of(error, words_in("en"))
    assert status == 503
    assert problem.code == "store-away"
    assert problem.message == told
