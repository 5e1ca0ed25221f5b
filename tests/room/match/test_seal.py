"""Tests of the seal of the score cards: the hash chain over the log, the time when the seal is made, the people who see
it, and changes of the log that break it."""

import pytest

from protocol import messages
from server.room import Record, Room, encode_record, replay
from server.room.match.seal import links_of, next_link, seals_of
from server.room.values.cards import Seal
from tests.room.table import Table


def finished(games: int = 1) -> Table:
    table = Table(games=games, referees=("director",))
    end_game(table)
    return table


def end_game(table: Table) -> None:
    table.act("ana", "resign")


def chain_of(room: Room, records: list[Record]) -> list[bytes]:
    return list(links_of(room, [encode_record(record) for record in records]))


def test_every_step_is_a_link() -> None:
    table = finished()
    assert chain_of(table.first, table.records)[-1] == table.room.chain
    assert table.last.encoded == encode_record(table.records[-1])


def test_cards_are_sealed_by_the_step_that_makes_the_last_of_them_final() -> None:
    table = finished()
    table.do("ana", messages.Sign())
    assert table.room_part["seal"] is None
    table.do("bob", messages.Sign())
    assert table.room.seal == Seal(table.room.seq, table.room.chain)
    assert table.room_part["seal"] == {"seq": table.room.seq, "hash": table.room.chain.hex()}
    sealed = table.room.seal
    table.do("director", messages.CloseCards("visto"))
    assert table.room.seal == sealed
    assert table.room.chain != sealed.hash


def test_a_director_who_closes_the_cards_seals_them() -> None:
    table = finished()
    table.do("director", messages.CloseCards("x"))
    assert table.room.seal == Seal(table.room.seq, table.room.chain)


def test_the_seal_stays_with_its_game() -> None:
    table = finished(games=2)
    table.do("director", messages.CloseCards("x"))
    first = table.room.seal
    for player in table.players:
        table.do(player, messages.Ready())
    assert table.room.match.past[0].seal == first
    assert table.room_part["seal"] is None
    end_game(table)
    table.do("director", messages.CloseCards("x"))
    assert table.room.seal is not None
    assert seals_of(table.room) == (first, table.room.seal)


def test_cards_that_nobody_signed_are_not_sealed() -> None:
    table = finished(games=2)
    for player in table.players:
        table.do(player, messages.Ready())
    assert table.room.match.past[0].seal is None
    assert seals_of(table.room) == ()


def test_a_game_of_bots_that_ends_and_makes_room_for_the_next_in_one_step_is_sealed_by_it() -> None:
    table = Table(start=False, games=2, quick=True)
    table.do("bob", messages.StandUp())
    table.do("ana", messages.StandUp())
    for seat in (0, 1):
        table.do("ana", messages.SeatBot(seat))
    for _ in range(40):
        if table.room.state == "over" and table.room.match.ended == 2:
            break
        table.wait(1_000)
    chain = chain_of(table.first, table.records)
    found = seals_of(table.room)
    assert len(found) == 2
    assert all(seal.hash == chain[seal.seq - 1] for seal in found)


def test_a_game_of_bots_is_sealed_although_the_people_before_them_did_not_sign_theirs() -> None:
    table = Table(games=3, quick=True)
    end_game(table)
    for player in table.players:
        table.do(player, messages.StandUp())
    for seat in (0, 1):
        table.do("ana", messages.SeatBot(seat))
    for _ in range(60):
        if table.room.state == "over" and table.room.match.ended == 3:
            break
        table.wait(1_000)
    assert [page.seal is not None for page in table.room.match.past] == [False, True]
    assert table.room.seal is not None


def changed(record: Record) -> bytes:
    return encode_record(record).replace(b"place", b"plaza")


@pytest.mark.parametrize("how", ["changed", "left out", "put in"])
def test_a_record_that_was_tampered_with_breaks_the_seal(how: str) -> None:
    table = Table()
    table.act("ana", "place", cell=4)
    table.act("bob", "resign")
    table.do("ana", messages.Sign())
    table.do("bob", messages.Sign())
    seal = table.room.seal
    assert seal is not None
    raws = [encode_record(record) for record in table.records]
    assert list(links_of(table.first, raws))[seal.seq - 1] == seal.hash
    number = next(place for place, record in enumerate(table.records) if record.moves)
    if how == "changed":
        raws[number] = changed(table.records[number])
    else:
        raws[number : number + 1] = [] if how == "left out" else [raws[number]] * 2
    assert seal.hash not in list(links_of(table.first, raws))


def test_a_room_of_another_code_or_time_has_another_chain() -> None:
    table = finished()
    raw = encode_record(table.records[0])
    assert chain_of(table.first, table.records[:1]) == [next_link(table.first.chain, raw)]
    assert next_link(b"", raw) != next_link(table.first.chain, raw)


def test_a_log_played_again_has_the_same_chain_and_seal() -> None:
    table = finished()
    table.do("director", messages.CloseCards("x"))
    again = replay(table.first, table.records)
    assert (again.chain, again.seal) == (table.room.chain, table.room.seal)
