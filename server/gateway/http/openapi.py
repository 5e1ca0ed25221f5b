"""The OpenAPI 3.1 document of the plain GETs, made from the table of routes."""

from typing import Any, Final

import msgspec

from server import __version__
from server.descriptions.schemas import one_line
from server.gateway.http.routes import ROUTES, Answer, Parameter, Route

_REF: Final = "#/components/schemas/{name}"


def openapi() -> dict[str, Any]:
    """Returns the OpenAPI document. The same table of routes always gives the same document."""
    kinds = {answer.body for route in ROUTES for answer in route.answers if answer.body is not None}
    _, schemas = msgspec.json.schema_components(sorted(kinds, key=lambda kind: kind.__name__), ref_template=_REF)
    return {
        "openapi": "3.1.0",
        "info": {
            "title": "Banderilla: plain GETs",
            "version": __version__,
            "description": "The requests outside the socket. `/asyncapi.json` describes the socket. HEAD works like GET.",
            "license": {"name": "AGPL-3.0-or-later", "identifier": "AGPL-3.0-or-later"},
        },
        "servers": [{"url": "http://127.0.0.1:8080", "description": "A server with its default settings."}],
        "paths": {route.path: {"get": _get(route)} for route in ROUTES},
        "components": {"schemas": one_line(schemas)},
    }


def _get(route: Route) -> dict[str, Any]:
    places = [
        {"name": name, "in": "path", "required": True, "schema": {"type": "string", "pattern": f"^{pattern}$"}}
        for name, pattern in route.places.items()
    ]
    return {
        "operationId": route.id,
        "summary": route.says,
        "parameters": [*places, *map(_parameter, route.parameters)],
        "responses": {str(answer.status): _response(answer) for answer in route.answers},
    }


def _parameter(parameter: Parameter) -> dict[str, Any]:
    schema = {"type": "string", **({"enum": list(parameter.values)} if parameter.values else {})}
    return {"name": parameter.name, "in": parameter.place, "description": parameter.says, "schema": schema}


def _response(answer: Answer) -> dict[str, Any]:
    schema = {"$ref": _REF.format(name=answer.body.__name__)} if answer.body is not None else {}
    return {"description": answer.says, "content": {answer.content_type: {"schema": schema} if schema else {}}}
