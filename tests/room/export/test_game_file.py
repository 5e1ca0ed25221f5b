"""A player's name must not break the headers of a file, even if the server stored it before names were filtered."""

import msgspec
import pytest

from protocol import messages
from server.room.export.game_file import NO_CLASS, exported, exported_games
from server.room.values.state import Seat
from tests.room.table import Table


@pytest.mark.parametrize("name", ['a"]\n[Result "0-1"]', "Ana\\", 'a"] [Result "0-1', "a\u202eb\r\n\r\n1. e4"])
def test_a_name_brings_no_header_of_its_own(name: str) -> None:
    table = Table("ajedrez")
    people = tuple(msgspec.structs.replace(person, name=name) for person in table.room.people)
    table.act("bob", "resign")
    file = exported(msgspec.structs.replace(table.room, people=people))
    plain = exported(table.room)
    assert file is not None
    assert plain is not None
    headers = [line for line in file.text.splitlines() if line.startswith("[")]
    assert len(headers) == len([line for line in plain.text.splitlines() if line.startswith("[")])
    assert all(line.endswith('"]') and line.count('"') == 2 and "\\" not in line for line in headers)
    assert len(file.text.splitlines()) == len(plain.text.splitlines())


def test_the_computer_has_its_name_in_the_language_of_the_file() -> None:
    table = Table("ajedrez")
    table.act("bob", "resign")
    room = msgspec.structs.replace(table.room, seats=(table.room.seats[0], Seat("bot")))
    for lang, name in (("es", "Computadora"), ("en", "Computer")):
        file = exported(room, NO_CLASS._replace(lang=lang))
        assert file is not None
        assert '[White "Ana"]' in file.text
        assert f'[Black "{name}"]' in file.text


@pytest.mark.parametrize(
    ("number", "games", "shown"), [("2", 1, '[Round "2"]'), ("2", 3, '[Round "2.1"]'), ("", 3, '[Round "1"]')]
)
def test_the_games_of_a_match_are_numbered_after_the_round(number: str, games: int, shown: str) -> None:
    table = Table("ajedrez")
    table.act("bob", "resign")
    room = msgspec.structs.replace(table.room, settings=msgspec.structs.replace(table.room.settings, games=games))
    file = exported(room, NO_CLASS._replace(round=number))
    assert file is not None
    assert shown in file.text.splitlines()


def test_the_log_gives_every_finished_game_the_oldest_first() -> None:
    table = Table("ajedrez", games=2)
    assert list(exported_games(table.first, table.records)) == []
    table.act("bob", "resign")
    for player in table.players:
        table.do(player, messages.Ready())
    table.act("bob", "resign")
    games = list(exported_games(table.first, table.records))
    assert [game.kind for game in games] == ["pgn", "pgn"]
    assert [f'[Round "{number}"]' in game.text for number, game in enumerate(games, 1)] == [True, True]
    assert ['[White "Ana"]' in game.text for game in games] == [True, False]


def test_the_log_of_a_game_without_a_format_is_not_even_replayed() -> None:
    table = Table("ajedrez")
    table.act("ana", "move", uci="e2e4")
    assert list(exported_games(Table("noughts").first, table.records)) == []


def test_the_file_names_the_class_or_outside_a_class_the_room() -> None:
    table = Table("ajedrez")
    table.act("bob", "resign")
    for heading, event in ((NO_CLASS, "Banderilla K7QX2M"), (NO_CLASS._replace(event="5.º B"), "5.º B")):
        file = exported(table.room, heading)
        assert file is not None
        assert f'[Event "{event}"]' in file.text.splitlines()
