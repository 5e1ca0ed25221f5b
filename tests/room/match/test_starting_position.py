"""Each game of a board starts from the round's position: in every game, under the round's options, and in the replay."""

from collections.abc import Iterator
from contextlib import suppress
from random import Random
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

from engines.contract import SPECTATOR, Engine, Refusal
from engines.kit.chance import ChanceReader, ChanceState
from engines.registry import all_engines, engine_of, slugs
from protocol import errors, messages
from server.aggregate.erase_words import Blank
from server.room import replay
from server.room.export.game_file import exported
from server.room.history.fairness import checked
from server.room.history.review import reviewed
from server.room.lifecycle.creation import checked_options
from server.room.match.starting_position import begun, explored, require_playable, without_names, written
from server.room.values.game_start import seed_of
from server.room.values.starting_position import StartingPosition
from tests.engines.case_files import worked_cases
from tests.room.play.test_time_limit import of_a_class
from tests.room.stored.test_log import something
from tests.room.table import Table

SEED = bytes(range(32, 64))
OWN = bytes(range(64, 96))
OF_EACH = 25
"""Maximum number of positions per game, taken from all its cases."""


def start(given: dict[str, Any], *acts: Any) -> StartingPosition:
    return StartingPosition(given, acts, SEED)


def board(position: StartingPosition, slug: str, seats: int = 2, options: dict[str, Any] | None = None, **more: Any) -> Table:
    table = Table(slug, seats, referees=("leader", "director"), start=False, **more)
    full = options or checked_options(table.engine, {}, in_class=True)
    table.room = replace(table.room, position=position, options=full)
    of_a_class(table)
    table.do("director", messages.Start())
    return table


def positions(slug: str) -> Iterator[tuple[dict[str, Any], int]]:
    """Yield the positions of the cases, each with its number of seats."""
    engine = engine_of(slug)
    for case in worked_cases(slug):
        with suppress(Refusal):
            status = engine.status(engine.position(case["given"], 0))
            if case["given"] and not status.is_over:
                yield case["given"], len(status.may)


def options_under(engine: Engine[Any, Any, Any], given: dict[str, Any], mode: str) -> dict[str, Any]:
    named = {word: value for word, value in engine.options_in(given).items() if word != engine.about.appointed}
    return checked_options(engine, {**named, "mode": mode}, in_class=True)


@pytest.mark.parametrize("slug", [slug for slug in slugs() if "mode" in engine_of(slug).options.__struct_fields__])
def test_every_game_begins_from_what_its_cases_give(slug: str) -> None:
    engine = engine_of(slug)
    found = list(positions(slug))
    assert found
    for given, seats in found[:: max(1, len(found) // OF_EACH)]:
        for mode in ("assisted", "tournament"):
            options = options_under(engine, given, mode)
            require_playable(engine, start(given), options, seats, 3, 0)
            table = board(start(given), slug, seats, options=options)
            assert table.room.game is not None
            assert table.room_part["match"]["position"] is True
            assert engine.is_tournament(table.room.options) == (mode == "tournament")
            assert table.room.game.tape.seed == seed_of(table.room, 0)
            state, _chance = begun(engine, start(given), engine.read_options(options), seats, OWN, 0)
            if slug != "truco":  # its deck is shuffled
                meant = engine.set_up(engine.under(given, engine.read_options(options)), seats, 0)
                assert state == engine.each_game_there(meant)


@pytest.mark.parametrize("slug", slugs())
def test_it_is_played_to_the_end_replayed_and_its_chance_comes_out_again(slug: str) -> None:
    found = list(positions(slug))
    chance = Random(slug)
    for given, seats in chance.sample(found, min(3, len(found))):
        options = options_under(engine_of(slug), given, "assisted")
        table = board(start(given), slug, seats, options=options, games=2)
        for _ in range(40):
            with suppress(Refusal):
                something(table, chance)
        if table.room.state == "playing":
            table.do("director", messages.ForceResult([0], reason="x"))
        assert replay(table.first, table.records) == table.room
        games = reviewed(table.room, table.records, running=False, rolls=True)
        assert games[0].is_set
        assert all(checked(game).is_fair for game in games)


def test_each_game_of_the_match_begins_there_and_so_does_one_that_is_played_again() -> None:
    given = {"fen": "4k3/8/8/8/8/8/4P3/4K3 w - - 0 1"}
    table = board(start(given, "e4"), "ajedrez", games=2)
    assert "game_started" in table.kinds()
    first = table.game["fen"]
    assert first.startswith("4k3/8/8/8/4P3/8/8/4K3 b")
    assert table.view()["status"]["flag"] == 1
    table.act("bob", "resign")
    table.do("director", messages.ReopenGame(again=True, reason="Otra vez"))
    assert table.game["fen"] == first
    table.act("bob", "resign")
    for player in table.players:
        table.do(player, messages.Ready())
    assert table.game["fen"] == first, "the second game, with the colours changed"
    assert table.view()["status"]["flag"] == 0
    assert replay(table.first, table.records) == table.room


def test_the_round_has_the_say_over_the_clocks_and_the_file_says_where_it_began() -> None:
    given = {"fen": "4k3/8/8/8/8/8/4P3/4K3 w - - 0 1", "options": {"touch_move": False}}
    options = checked_options(engine_of("ajedrez"), {"touch_move": True}, in_class=True)
    table = board(start(given, "e4", "Rd7"), "ajedrez", options=options)
    assert table.room.game is not None
    assert table.room.game.state.options.touch_move
    table.act("ana", "resign")
    file = exported(table.room)
    assert file is not None
    assert '[SetUp "1"]' in file.text
    assert '[FEN "4k3/8/8/8/8/8/4P3/4K3 w - - 0 1"]' in file.text
    assert "1. e4" in file.text


def test_what_a_position_leaves_hidden_is_drawn_for_each_board() -> None:
    engine = engine_of("truco")
    given = {"accounts": [20, 25]}
    options = engine.read_options({})
    one, drawn = begun(engine, start(given), options, 2, OWN, 0)
    other, _ = begun(engine, start(given), options, 2, SEED, 0)
    assert one.accounts == (20, 25)
    assert one.deck != other.deck
    assert drawn.drawn
    again, _ = begun(engine, start(given), options, 2, OWN, 0)
    assert again == one
    laid, _ = begun(engine, start({**given, "deck": "data order"}), options, 2, OWN, 0)
    assert laid.deck == engine.position({}, 0).deck


def test_what_is_hidden_in_it_stays_hidden_at_the_board() -> None:
    hands = {"0": ["E1", "E7", "C4"], "1": ["B1", "O3", "O5"]}
    table = board(start({"hands": hands}), "truco")
    for viewer, unseen in (("0", "B1"), ("1", "E1"), ("spectator", "E1")):
        assert f"'{unseen}'" not in repr(table.view(viewer)), viewer
    assert "'E1'" in repr(table.view("0"))


def test_acts_are_played_with_the_same_chance_as_when_they_were_shown() -> None:
    engine = engine_of("contig60")
    position = start({"chips": {"0": [], "1": []}}, {"type": "roll"})
    shown = written(engine, position, 2, 0)
    states = [begun(engine, position, engine.read_options({}), 2, seed, 0) for seed in (SEED, OWN)]
    assert {state.turn.dice for state, _ in states} == {shown.turn.dice}
    assert [reader.tape for _, reader in states] == [ChanceState(SEED), ChanceState(OWN)]


@pytest.mark.parametrize(
    ("slug", "position", "code"),
    [
        ("ajedrez", start({"nothing": 1}), errors.GAME_POSITION),
        ("ajedrez", start({"fen": "k7/1Q6/1K6/8/8/8/8/8 b - - 0 1"}, "Ra8"), errors.SESSION_ACT),
        ("ajedrez", start({"fen": "k7/7Q/1K6/8/8/8/8/8 w - - 0 1"}, "Db7"), errors.GAME_POSITION),
        ("ajedrez", start({"clock_running": 0}), ""),
        ("contig60", start({"chips": {"0": [31], "1": [31]}}), errors.GAME_POSITION),
    ],
)
def test_what_cannot_be_begun_is_refused(slug: str, position: StartingPosition, code: str) -> None:
    engine = engine_of(slug)
    options = checked_options(engine, {}, in_class=True)
    if not code:
        require_playable(engine, position, options, 2, 1, 0)
        code = errors.GAME_POSITION  # the colours are swapped in the second game
    with pytest.raises(Refusal) as refused:
        require_playable(engine, position, options, 2, 2, 0)
    assert refused.value.code == code


@pytest.mark.parametrize("slug", sorted(all_engines()))
def test_the_options_of_a_position_are_told_from_its_words(slug: str) -> None:
    engine = engine_of(slug)
    given = {"options": {"mode": "assisted", "x": 1}, "mode": "tournament"}
    assert engine.options_in(given) == {"x": 1}
    options = engine.read_options({})
    assert engine.under(given, options) == {"options": msgspec.to_builtins(options)}
    with pytest.raises(Refusal):
        engine.options_in({"options": 3})


@pytest.mark.parametrize("slug", slugs())
def test_a_person_who_explores_begins_from_what_the_class_sees(slug: str) -> None:
    engine = engine_of(slug)
    for given, seats in [({}, engine.about.seats[0]), *list(positions(slug))[:OF_EACH]]:
        try:
            shown = engine.view(written(engine, start(given), seats, 0), SPECTATOR, 0)
        except Refusal:
            continue
        assert engine.view(explored(engine, start(given), (), seats, OWN, 0), SPECTATOR, 0) == shown


def test_exploring_draws_hidden_cards_again() -> None:
    """Otherwise a pupil could try every card of Truco, and so read the hands of a game that begins from the position."""
    engine = engine_of("truco")
    cut = start({}, {"type": "cut", "at": 20})
    again = explored(engine, cut, (), 2, OWN, 0).hands
    assert all(one != other for one, other in zip(written(engine, cut, 2, 0).hands, again, strict=True))
    assert explored(engine, cut, (), 2, OWN, 0).hands == again


@pytest.mark.parametrize("slug", slugs())
def test_a_position_that_gives_nothing_is_the_usual_start_of_the_game(slug: str) -> None:
    engine, reader = engine_of(slug), ChanceReader(ChanceState(SEED))
    seats = engine.about.seats[0]
    usual = engine.setup(engine.read_options({}), seats, reader, 7)
    assert written(engine, start({}), seats, 7) == usual
    state, chance = begun(engine, start({}), engine.read_options({}), seats, SEED, 7)
    assert (state, chance.tape) == (engine.each_game_there(usual), reader.tape)


def test_a_position_without_a_persons_name_stays_even_if_the_game_no_longer_knows_its_words() -> None:
    engine, old = engine_of("ajedrez"), start({"nothing": "Ana"})
    assert without_names(engine, old, 2, Blank(["Leo"], "…")) is old
    with pytest.raises(Refusal):
        written(engine, old, 2, 0)
