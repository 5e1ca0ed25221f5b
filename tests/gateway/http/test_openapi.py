"""The description of the plain GETs contains every route."""

from server.gateway.http.openapi import openapi
from server.gateway.http.routes import ROUTES


def test_every_route_has_its_path_with_what_varies_in_it() -> None:
    document = openapi()
    assert list(document["paths"]) == [route.path for route in ROUTES]
    export = document["paths"]["/export/{code}.{kind}"]["get"]
    assert [(each["name"], each["in"]) for each in export["parameters"]] == [
        ("code", "path"),
        ("kind", "path"),
        ("X-Files-Token", "header"),
        ("lang", "query"),
    ]


def test_what_varies_in_a_path_is_required_and_nothing_else() -> None:
    every = [each for path in openapi()["paths"].values() for each in path["get"]["parameters"]]
    assert {each["in"] for each in every} == {"path", "query", "header"}
    assert all(each.get("required", False) == (each["in"] == "path") for each in every)


def test_secrets_go_into_headers_never_into_addresses() -> None:
    places = {parameter.name: parameter.place for route in ROUTES for parameter in route.parameters}
    assert places["X-Files-Token"] == "header"
    assert not {"key", "token"} & {name.lower() for name, place in places.items() if place == "query"}
