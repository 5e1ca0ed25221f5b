"""Tests of settings: flags override environment variables, which override defaults, and a misspelt name is never
ignored."""

import argparse
from pathlib import Path

import pytest
from redis.asyncio.connection import parse_url

from server.settings import Settings, add_flags, cores, explanations, read_settings, variable_of


def test_flags_over_environment_over_defaults() -> None:
    chosen = read_settings(
        {"BANDERILLA_PORT": "9000", "BANDERILLA_HOST": "::1", "PATH": "/bin"}, {"port": "9001", "host": None}
    )
    assert (chosen.port, chosen.host, chosen.fsync) == (9001, "::1", "everysec")
    assert read_settings({"REDIS_URL": "redis://r"}, {}).redis_url == "redis://r"


@pytest.mark.parametrize(
    ("environment", "says"),
    [
        ({"BANDERILLA_PROT": "1"}, "BANDERILLA_PROT"),
        ({"BANDERILLA_PORT": "many"}, "port"),
        ({"BANDERILLA_RATE_BURST": "0"}, "rate-burst"),
        ({"BANDERILLA_FSYNC": "sometimes"}, "fsync"),
        ({"BANDERILLA_WORKERS": "0"}, "workers"),
        ({"BANDERILLA_WORKERS": "65"}, "workers"),
        ({"BANDERILLA_WORKERS": "many"}, "workers"),
    ],
)
def test_what_is_wrong_is_named(environment: dict[str, str], says: str) -> None:
    with pytest.raises(ValueError, match=says):
        read_settings(environment, {})


def test_auto_takes_a_worker_for_each_core(monkeypatch: pytest.MonkeyPatch) -> None:
    assert Settings().worker_count == 1
    assert Settings(workers="3").worker_count == 3
    assert Settings(workers="auto").worker_count == cores()
    monkeypatch.setattr("server.settings.CAN_SHARE", False)
    assert Settings(workers="auto").worker_count == 1


def test_help_says_all() -> None:
    parser = argparse.ArgumentParser()
    add_flags(parser)
    text = " ".join(parser.format_help().split())
    for field, line in explanations().items():
        assert f"--{field.replace('_', '-')}" in text
        assert line in text
        assert variable_of(field) in text


def test_the_reference_page_names_every_setting() -> None:
    page = (Path(__file__).parent.parent / "docs" / "reference" / "settings.md").read_text()
    defaults = Settings()
    for field, line in explanations().items():
        assert f"| `--{field.replace('_', '-')}` | `{variable_of(field)}` | `{getattr(defaults, field)}` | {line} |" in page


def test_origins_are_compared_as_browsers_send_them() -> None:
    chosen = Settings(origins=" https://A.example/ ,, http://b ")
    assert chosen.allowed_origins == {"https://a.example", "http://b"}


@pytest.mark.parametrize("password", ["p@ss/w#rd", "a:b?c%d", "ñ & ü", "plain"])
def test_a_password_of_any_signs_reaches_redis(password: str) -> None:
    settings = read_settings({"REDIS_URL": "redis://redis:6379/0", "BANDERILLA_REDIS_PASSWORD": password}, {})
    options = parse_url(settings.redis_url)
    assert (options["host"], options["port"], options["password"]) == ("redis", 6379, password)
    own = read_settings({"REDIS_URL": "redis://:own@redis/0", "BANDERILLA_REDIS_PASSWORD": password}, {})
    assert parse_url(own.redis_url)["password"] == "own"


@pytest.mark.parametrize(
    "address", ["banana", "ftp://school.example", "https://", "school.example:8080", "https://a.example/juegos/"]
)
def test_a_public_address_that_is_none_is_refused(address: str) -> None:
    with pytest.raises(ValueError, match="public_url"):
        read_settings({}, {"public_url": address})
