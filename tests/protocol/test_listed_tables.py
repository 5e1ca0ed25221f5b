"""Tests of the entry of one table in a list."""

import msgspec
import pytest

from protocol import codec
from protocol.errors import Malformed
from protocol.listed_tables import ListedSeat, ListedTable
from protocol.messages import Tables

TABLE = ListedTable("K7QX2M", "contig60", "es", "assisted", "waiting", (ListedSeat("person", "Ana"),), (1,), True, 1_000)


def test_a_table_that_waits_for_somebody_is_open_and_not_to_be_watched() -> None:
    assert TABLE.is_in("open")
    assert not TABLE.is_in("watch")


def test_a_full_table_at_which_a_game_runs_is_to_be_watched() -> None:
    table = msgspec.structs.replace(TABLE, state="playing", free=())
    assert table.is_in("watch")
    assert not table.is_in("open")
    assert not msgspec.structs.replace(table, watchable=False).is_in("watch")


@pytest.mark.parametrize("after", ["x", "12", ".K7QX2M", "12.k7", "99999999999999999.K7QX2M", "1.K7QX2M\n"])
def test_the_next_page_is_asked_for_with_what_was_answered_and_nothing_else(after: str) -> None:
    asked = msgspec.to_builtins(Tables("c", "open"))
    assert codec.decode(codec.pack({**asked, "after": "12.K7QX2M"})) == Tables("c", "open", after="12.K7QX2M")
    with pytest.raises(Malformed):
        codec.decode(codec.pack({**asked, "after": after}))
