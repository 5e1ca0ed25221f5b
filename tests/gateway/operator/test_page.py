"""The operator's page explains each number, in the language that the browser prefers, and escapes all text that it did
not write itself."""

from html import escape

import pytest

from protocol.errors import MEANINGS
from server.gateway.operator.page import languages_of, page
from server.gateway.operator.report import NodeReport, Shown
from server.words.catalogue import languages

NODE = NodeReport(
    node="<b>",
    version="1",
    at_ms=0,
    up_ms=90_000,
    connections=7,
    rooms=5,
    playing=4,
    classes=2,
    accepted=11,
    lag_ms=1.5,
    ack_ms=2.5,
    tables_refused=0,
    outage_ms=0,
    refusals={"room/unknown": 3, "F-9": 8},
    turned_away={},
)


@pytest.mark.parametrize("lang", languages())
def test_each_number_has_its_meaning(lang: str) -> None:
    words = languages()[lang].operator
    text = page(Shown(0, [NODE, NODE], {"redis_version": "7", "role": "master", "used_memory": "1500000"}), lang).decode()
    for name, meaning in words.node.values():
        assert name in text
        assert meaning.replace("'", "&#x27;") in text
    assert "&lt;b&gt;" in text
    assert "<b>" not in text
    assert "1.5 MB" in text
    assert text.index("F-9") < text.index("room/unknown")
    assert f"<code>room/unknown</code><small lang=en>{escape(MEANINGS['room/unknown'])}</small>" in text
    assert "<code>F-9</code><small lang=en></small>" in text, "a code of another version"
    assert "<script" not in text
    assert words.redis.keys() == languages()["es"].operator.redis.keys()


def test_the_page_says_that_redis_is_away_and_that_nothing_was_reported() -> None:
    words = languages()["en"].operator
    assert words.redis_away in page(Shown(0, [NODE], {}), "en").decode()
    assert words.nothing in page(None, "en").decode()


def test_the_first_language_counts() -> None:
    assert [languages_of(each) for each in ("en-GB,en;q=0.9", "es;q=1", "")] == ["en-GB", "es", ""]


def test_what_redis_says_of_itself_is_shown_in_words() -> None:
    words = languages()["en"].operator

    def shown(**info: str) -> str:
        return page(Shown(0, [NODE], {"role": "master", **info}), "en").decode()

    assert words.no_limit in shown(maxmemory="0")
    limited = shown(maxmemory="2500000", aof_enabled="1", keys="77", valkey_version="8.1", redis_version="7.2")
    assert words.no_limit not in limited
    for said in ("2.5 MB", "8.1", "77", words.yes_no[True]):
        assert f">{said}</td>" in limited, said
    assert "7.2" not in limited
    assert ">7.2</td>" in shown(redis_version="7.2"), "Redis itself"
    assert f">{words.yes_no[False]}</td>" in shown(aof_enabled="0")
    assert words.redis["replicas"][0] not in shown(), "what Redis does not say has no line"
