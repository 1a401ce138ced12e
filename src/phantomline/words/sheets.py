"""What is wrong with a score sheet, in words: whose board, which space, and why."""

from collections.abc import Mapping

from phantomline.core import SheetError
from phantomline.words.catalogue import Catalogue, Param

__all__ = ["sheet_error"]

HUGE = "a huge number"


def sheet_error(catalogue: Catalogue, error: SheetError) -> str:
    """Return one sentence. A reason without a code stays as it was made, in English."""
    message = f"galore-sheet-{error.code}"
    if not error.code or not catalogue.has(message):
        return catalogue.format("error-sheet", {"where": error.where, "reason": error.reason})
    params: dict[str, Param] = dict(error.params)
    if params.get("got") == HUGE:
        params["got"] = catalogue.format("galore-sheet-huge")
    if "other_player" in params:
        other = {
            name.removeprefix("other_"): value
            for name, value in params.items()
            if name.startswith("other_")
        }
        params["other"] = _place(catalogue, other)
    where = _where(catalogue, error)
    return catalogue.format(
        "error-sheet", {"where": where, "reason": catalogue.format(message, params)}
    )


def _where(catalogue: Catalogue, error: SheetError) -> str:
    if "player" not in error.spot:
        return _part(catalogue, error.where)
    place = _place(catalogue, error.spot)
    part = str(error.spot.get("part", ""))
    return f"{place}, {_part(catalogue, part)}" if part else place


def _place(catalogue: Catalogue, spot: Mapping[str, Param]) -> str:
    if "player" not in spot:
        return ""
    if "name" not in spot:
        return catalogue.format("galore-sheet-at-player", {"player": spot["player"]})
    named: dict[str, Param] = {"player": spot["player"], "name": spot["name"]}
    if "space" not in spot:
        return catalogue.format("galore-sheet-at-name", named)
    space = int(spot["space"])
    place = catalogue.format("galore-place", {"cell": space + 1})
    return catalogue.format("galore-sheet-at-space", {**named, "space": space, "place": place})


def _part(catalogue: Catalogue, part: str) -> str:
    """Return a part such as ``monster 2 section`` or ``doors north 3``."""
    words = part.split()
    numbers = [word for word in words if word.isdecimal()]
    name = "-".join(word for word in words if not word.isdecimal())
    message = f"galore-sheet-part-{name}"
    if not catalogue.has(message):
        return part
    return catalogue.format(message, {"number": int(numbers[0]) if numbers else 0})
