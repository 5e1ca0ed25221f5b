"""A board after the erasure of one person's name and words: its replay gives the same game, with a new seal."""

from msgspec.structs import fields, replace

from protocol import messages
from server.aggregate.erase_words import Blank
from server.room import ActText, encode_record, replay
from server.room.command import HandSeat
from server.room.history.erase_name import erase_name, names_of
from server.room.match.seal import links_of, seals_of
from server.room.stored import codec
from server.room.values.roles import person_of
from server.room.values.starting_position import StartingPosition
from server.room.values.state import RoomOf
from tests.room.play.test_time_limit import of_a_class
from tests.room.table import PAST, Table, played

PEOPLE = frozenset({"ana"})
TEXTS = {"code", "slug", "host", "session", "version"}
"""The texts among the fields of a room. The server makes these, so that they contain no name."""


def finished() -> tuple[Table, Blank]:
    table = Table(referees=("director",))
    table.do("ana", messages.Rename("Zacarias"))
    table.act("ana", "resign")
    table.do("ana", messages.Dispute("mi secreto"))
    table.do("ana", messages.Sign())
    table.do("director", messages.CloseCards("zacarias se fue"))
    names = names_of(table.first, table.records, PEOPLE)
    assert "Zacarias" in names
    return table, Blank(names, "Alumno borrado")


def test_the_same_game_is_stored_without_the_name_and_sealed_again() -> None:
    table, blank = finished()
    done = erase_name(table.first, table.records, table.room, PEOPLE, blank)
    records = [step.record for step in done.steps if step.record is not None]
    raw = codec.encode(done.first) + codec.encode(done.last.room) + b"".join(step.encoded for step in done.steps)
    assert not any(word in raw for word in (b"Zacarias", b"zacarias", b"secreto"))
    assert done.last.room.match == table.room.match
    assert codec.encode(replay(done.first, records)) == codec.encode(done.last.room)
    links = list(links_of(done.first, [encode_record(record) for record in records]))
    assert all(links[seal.seq - 1] == seal.hash for seal in seals_of(done.last.room))
    assert done.last.room.resealed == (table.room.at_ms,)
    seal = done.last.views.of["spectator"]["room"]["seal"]
    assert seal is not None
    assert seal["again_at_ms"] == table.room.at_ms


def test_a_log_that_does_not_play_again_is_dropped_and_the_room_blanked() -> None:
    table, blank = finished()
    other = [replace(record, seq=record.seq + 1) for record in table.records]
    done = erase_name(table.first, other, table.room, PEOPLE, blank)
    assert done.steps == ()
    known = person_of(done.last.room, "ana")
    assert known is not None
    assert known.name == "Alumno borrado"
    raw = codec.encode(done.last.room)
    assert not any(word in raw for word in (b"Zacarias", b"zacarias", b"secreto"))
    assert seals_of(done.last.room) == ()


PASTED = {"pdn": '[White "Zacarias"]\n1. 11-15 *'}


def begun_from_it() -> Table:
    table = Table("damas", referees=("director",), start=False)
    table.room = replace(table.room, position=StartingPosition(PASTED))
    of_a_class(table)
    table.do("director", messages.Start())
    return table


def test_a_position_that_was_pasted_with_the_name_in_it_is_the_same_without_it() -> None:
    table = begun_from_it()
    table.do("director", messages.SetPosition(PASTED))
    done = erase_name(table.first, table.records, table.room, PEOPLE, Blank({"Zacarias"}, "X"))
    assert done.steps != ()
    raw = codec.encode(done.first) + codec.encode(done.last.room) + b"".join(step.encoded for step in done.steps)
    assert b"Zacarias" not in raw
    assert done.last.room.game is not None
    assert table.room.game is not None
    assert done.last.room.game.state == table.room.game.state


def test_of_a_log_that_is_dropped_the_position_goes_on_without_the_name() -> None:
    table = begun_from_it()
    other = [replace(record, seq=record.seq + 1) for record in table.records]
    done = erase_name(table.first, other, table.room, PEOPLE, Blank({"Zacarias"}, "X"))
    assert done.steps == ()
    assert done.last.room.position == StartingPosition({"pdn": '[White "X"]\n1. 11-15 *'})


def test_the_words_of_a_ruling_a_seat_and_an_earlier_game_lose_the_name() -> None:
    table = Table("contig60", referees=("leader", "director"), given=PAST, games=2)
    table.do("ana", messages.Rename("Zacarias"))
    played(table)
    table.do("bob", ActText("!other:un secreto"), 15_000)
    table.do("bob", messages.MakeAppeal("otro secreto"))
    table.do("leader", messages.Rule(["C"], rules=["other:Zacarias miró"], reason="lo vi"))
    for person in ("ana", "bob"):
        table.do(person, messages.AcceptRuling())
    table.do("director", messages.ForceResult([0], reason="Zacarias ganó"))
    for player in table.players:
        table.do(player, messages.Ready())
    assert table.room.match.past
    table.do(None, HandSeat(0, "zoe", "Zoe", "Eva", "Zacarias se fue"))
    people = frozenset({"ana", "bob"})
    done = erase_name(table.first, table.records, table.room, people, Blank({"Zacarias", "Bob"}, "X"))
    assert done.steps != ()
    raw = codec.encode(done.first) + codec.encode(done.last.room) + b"".join(step.encoded for step in done.steps)
    assert not any(word in raw for word in (b"Zacarias", b"secreto", b"Bob"))
    assert done.last.room.match.past[0].result == table.room.match.past[0].result
    lost = erase_name(table.first, [], table.room, people, Blank({"Zacarias", "Bob"}, "X"))
    raw = codec.encode(lost.last.room)
    assert not any(word in raw for word in (b"Zacarias", b"Bob"))


def test_a_log_that_gives_another_game_than_the_stored_one_is_dropped() -> None:
    table, blank = finished()
    assert table.room.game is not None
    other = replace(table.room, game=replace(table.room.game, started_at_ms=0))
    assert erase_name(table.first, table.records, other, PEOPLE, blank).steps == ()
    assert erase_name(table.first, table.records, table.room, PEOPLE, blank).steps != ()


def test_each_text_of_a_room_has_been_looked_at_for_names() -> None:
    texts = {field.encode_name for field in fields(RoomOf) if field.type in (str, str | None)}
    assert texts == TEXTS, "if a person types it, extend `_blanked` in server/room/history/erase_name.py; then add it to TEXTS"
