"""Tests of JSON written in rows: it has the same value, and one line per entry down to the depth that the caller
chooses."""

import json

import pytest

from tools.json_rows import json_rows

VALUE = {"a": {"b": [1, {"c": "é"}], "d": []}, "e": {}, "f": None}


@pytest.mark.parametrize("depth", range(5))
def test_the_text_is_the_value(depth: int) -> None:
    assert json.loads(json_rows(VALUE, depth)) == VALUE


def test_what_is_deeper_stays_on_the_line_of_its_entry() -> None:
    assert json_rows(VALUE, 0).count("\n") == 0
    assert json_rows(VALUE, 1).splitlines() == ["{", ' "a": {"b": [1, {"c": "é"}], "d": []},', ' "e": {},', ' "f": null', "}"]
    assert '  "b": [1, {"c": "é"}],' in json_rows(VALUE, 2).splitlines()
