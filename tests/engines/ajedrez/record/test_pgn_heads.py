"""The headers of an exported PGN follow the standard: a backslash precedes each quotation mark and each backslash."""

import json
import re

from engines.ajedrez import ENGINE
from engines.ajedrez.record.pgn import export_pgn
from tests.engines.exported_games import FILE, samples

HEAD = re.compile(r'\[(\w+) "((?:[^"\\]|\\["\\])*)"\]')


def test_signs_in_heads_are_escaped() -> None:
    state = ENGINE.set_up({"history": ["e2e4"]}, 2, 0)
    text = export_pgn(state, ('Ana "La" \\ Torre', "Bo\nRuiz"), {"Event": '5.º "B"'})
    heads, _, _ = text.partition("\n\n")
    read = {}
    for line in heads.splitlines():
        found = HEAD.fullmatch(line)
        assert found, line
        read[found[1]] = re.sub(r"\\(.)", r"\1", found[2])
    assert (read["Event"], read["White"], read["Black"]) == ('5.º "B"', 'Ana "La" \\ Torre', "Bo Ruiz")


def test_the_client_reads_what_the_engine_exports_today() -> None:
    assert json.loads(FILE.read_text()) == json.loads(json.dumps(samples()))
