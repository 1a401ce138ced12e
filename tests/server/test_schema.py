"""What nobody would ask, asked of every route: schemathesis over the whole OpenAPI.

No answer is a 5xx, and every one is as the schema says. Whoever asks is a guest with a table of
every kind, so that the routes get further than to say that there is nobody.
"""

from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis.errors import Unsatisfiable
from schemathesis.checks import not_a_server_error
from schemathesis.generation import GenerationMode
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_headers_conformance,
    response_schema_conformance,
    status_code_conformance,
    unsupported_method,
)

from tests.server.serving import Server, guest

EXAMPLES = settings().max_examples // 4
CHECKS = [
    not_a_server_error,
    status_code_conformance,
    content_type_conformance,
    response_headers_conformance,
    response_schema_conformance,
    unsupported_method,
]


def somebody(server: Server) -> tuple[str, dict[str, str]]:
    """A new guest's table, and what makes a request theirs."""
    with guest(server, "Ana") as client:
        made = client.post("/api/tables", json={"game": "ghosts", "seats": 2, "public": True})
        assert made.status_code == 201
        return made.json()["id"], {"cookie": f"phantomline={client.cookies['phantomline']}"}


@pytest.fixture(scope="module")
def api(server: Server) -> Any:
    return schemathesis.openapi.from_url(f"{server.url}/schema/openapi.json")


@pytest.mark.parametrize("mode", list(GenerationMode), ids=lambda mode: mode.value)
def test_every_answer_is_as_the_schema_says(api: Any, server: Server, mode: GenerationMode) -> None:
    for found in api.get_all_operations():
        ask_everything(found.ok(), mode, *somebody(server))
    assert "Traceback" not in server.logged()


def ask_everything(
    operation: Any, mode: GenerationMode, table: str, headers: dict[str, str]
) -> None:
    @settings(
        max_examples=EXAMPLES,
        deadline=None,
        suppress_health_check=[
            HealthCheck.too_slow,
            HealthCheck.filter_too_much,
            HealthCheck.data_too_large,
        ],
        phases=[Phase.explicit, Phase.generate],
    )
    @given(case=operation.as_strategy(generation_mode=mode))
    def ask(case: Any) -> None:
        # A made-up table is hardly ever there, so half of them become the real one.
        if len(str(case.path_parameters.get("table", ""))) % 2:
            case.path_parameters["table"] = table
        case.call_and_validate(headers=headers, checks=CHECKS)

    try:
        ask()
    except Unsatisfiable:
        assert mode is GenerationMode.NEGATIVE, "only some routes take nothing that could be wrong"
