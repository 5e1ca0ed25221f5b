"""The description of the plain GETs is up to date and has every route."""

from pathlib import Path

import pytest

from server.gateway.http.routes import ROUTES
from tools import openapi


def test_it_is_up_to_date() -> None:
    assert openapi.main(["--check"]) == 0


def test_a_stale_one_is_noticed_and_written_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(openapi, "TARGET", tmp_path / "openapi.json")
    assert openapi.main(["--check"]) == 1
    assert openapi.main([]) == 0
    assert openapi.main(["--check"]) == 0


def test_every_route_has_its_path_with_what_varies_in_it() -> None:
    document = openapi.openapi()
    assert list(document["paths"]) == [route.path for route in ROUTES]
    export = document["paths"]["/export/{code}.{kind}"]["get"]
    assert [(each["name"], each["in"]) for each in export["parameters"]] == [
        ("code", "path"),
        ("kind", "path"),
        ("X-Files-Token", "header"),
        ("lang", "query"),
    ]


def test_what_is_secret_goes_in_a_header_and_never_in_an_address() -> None:
    places = {parameter.name: parameter.place for route in ROUTES for parameter in route.parameters}
    assert places["X-Files-Token"] == "header"
    assert not {"key", "token"} & {name.lower() for name, place in places.items() if place == "query"}
