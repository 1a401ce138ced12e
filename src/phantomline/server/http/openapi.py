"""The description of the API: what Litestar makes of the routes, said a little more exactly."""

from collections.abc import Iterator

import msgspec
from litestar import Litestar
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin, YamlRenderPlugin

from phantomline import __version__

__all__ = ["openapi_config", "say_more"]


def openapi_config() -> OpenAPIConfig:
    """Return how the API is described: as files, without pages that would load others' scripts."""
    return OpenAPIConfig(
        title="Phantomline",
        version=__version__,
        description="Tables for Ghosts Galore, Ghosts and Ghost Train.",
        use_handler_docstrings=True,
        render_plugins=[JsonRenderPlugin(), YamlRenderPlugin()],
        path="/schema",
    )


def say_more(app: Litestar) -> None:
    """Add what Litestar leaves out: what a struct is, and that it takes no other fields."""
    known = {kind.__name__: kind for kind in _structs(msgspec.Struct)}
    for name, schema in (app.openapi_schema.components.schemas or {}).items():
        kind = known.get(name)
        if kind is None:
            continue
        schema.description = " ".join((kind.__doc__ or "").split()) or None
        if kind.__struct_config__.forbid_unknown_fields:
            schema.additional_properties = False


def _structs(kind: type[msgspec.Struct]) -> Iterator[type[msgspec.Struct]]:
    for below in kind.__subclasses__():
        if below.__module__.startswith("phantomline."):
            yield below
        yield from _structs(below)
