"""Tests of who receives words: phrases go to everybody, and a seat's words to the referees go only to referees."""

from collections.abc import Iterator
from itertools import chain
from random import Random
from typing import Any

import pytest
from msgspec.structs import replace

from engines.contract import Refusal
from engines.registry import all_engines
from protocol import errors, messages
from server.room import Act, ActText, Command, Join, Tick, step, views_of
from server.room.chat import PHRASE_GAP_MS, as_said, own_words, worded
from server.room.play.actions import plain_action
from tests.room.table import Table, challenged

SECRET_WORDS = "zanahoria"


def sent_to(table: Table) -> str:
    """Return all data of the last step that people who are not referees get, and their whole views."""
    frames = [(frame.ops, frame.happenings) for frame in table.last.frames if "referee" not in frame.viewers]
    return repr((frames, [view for viewer, view in table.views.of.items() if viewer != "referee"]))


def pleas_shown(table: Table) -> list[str]:
    return [
        str(event.params["words"])
        for frame in table.last.frames
        if "referee" in frame.viewers
        for event in frame.happenings
        if event.kind == "plea"
    ]


@pytest.mark.parametrize("state", ["waiting", "playing", "over"])
def test_a_phrase_is_heard_by_all_and_changes_nothing_else(state: Any) -> None:
    table = Table(referees=("leader",))
    table.room = replace(table.room, state=state)
    table.views = views_of(table.room)
    table.shown = dict(table.views.of)
    done = table.do("bob", messages.Phrase("good_luck"))
    assert table.kinds() == table.kinds("0") == table.kinds("referee") == ["phrase"]
    assert all(frame.ops == [] for frame in done.frames)
    assert done.frames[0].happenings[0].params == {"phrase": "good_luck"}
    assert done.frames[0].happenings[0].seat == 1


def test_one_phrase_every_few_seconds_a_person() -> None:
    table = Table()
    table.do("ana", messages.Phrase("hello"), 10_000)
    with pytest.raises(Refusal) as refused:
        table.do("ana", messages.Phrase("clap"), 10_000 + PHRASE_GAP_MS - 1)
    assert (refused.value.code, refused.value.params) == (errors.PHRASE_SOON, {"wait_ms": 1})
    table.do("bob", messages.Phrase("hello"))
    table.do("ana", messages.Phrase("clap"), 10_000 + PHRASE_GAP_MS)
    table.do("ana", messages.Phrase("clap"), 60_000)
    assert table.room.phrased == (("ana", table.now_ms),)


def test_phrases_go_off_and_on_while_the_game_runs() -> None:
    table = Table(referees=("leader",))
    table.do("leader", messages.SetPhrases(False))
    assert table.room_part["settings"]["phrases"] is False
    assert table.kinds() == ["phrases_off"]
    assert table.refused("ana", messages.Phrase("hello")) == errors.PHRASE_OFF
    assert table.do("leader", messages.SetPhrases(False)).record is None
    table.do("leader", messages.SetPhrases(True))
    table.do("ana", messages.Phrase("hello"))
    assert Table(phrases=False).refused("ana", messages.Phrase("hello")) == errors.PHRASE_OFF


def test_a_table_may_have_phrases_without_reactions() -> None:
    table = Table(referees=("leader",))
    table.do("leader", messages.SetPhrases(True, reactions=False))
    assert table.kinds() == [], "phrases were on before"
    assert table.room_part["settings"]["reactions"] is False
    assert table.refused("ana", messages.Phrase("clap")) == errors.PHRASE_OFF
    table.do("ana", messages.Phrase("hello"))
    table.do("leader", messages.SetPhrases(True))
    table.do("bob", messages.Phrase("clap"))


def test_words_only_where_the_room_has_them_and_never_from_the_stand() -> None:
    table = Table(referees=("leader",))
    assert table.refused("ana", messages.Say("hola")) == errors.CHAT_OFF
    assert table.refused("zoe", messages.Say("hola")) == errors.COMMAND_NOT_YOURS
    table.do("leader", messages.Say("silencio"))
    assert table.kinds("0") == ["said"]
    said = table.last.record.happenings[0]  # type: ignore[union-attr]
    assert (said.seat, said.params) == (None, {"name": "Leader", "role": "leader", "text": "silencio"})
    table = Table(chat=True)
    table.do("ana", messages.Say("hola"))
    assert table.kinds("1") == ["said"]
    assert table.refused("zoe", messages.Say("hola")) == errors.COMMAND_NOT_YOURS


def test_spectators_and_referees_send_no_phrases() -> None:
    table = Table(referees=("leader",))
    for who in ("leader", "zoe"):
        assert table.refused(who, messages.Phrase("hello")) == errors.COMMAND_NOT_YOURS


def test_the_words_of_an_appeal_are_the_referees() -> None:
    table = challenged("leader", "director")
    table.do("ana", messages.MakeAppeal(SECRET_WORDS))
    assert SECRET_WORDS not in sent_to(table)
    assert table.room_part["appeal"]["pleaded"] == [0]
    assert pleas_shown(table) == [SECRET_WORDS]


def test_both_sides_are_heard_once_before_each_opinion() -> None:
    table = challenged("leader", "director", monitor="tutor")
    assert table.room_part["appeal"]["stage"] == "ruling"
    table.do("ana", messages.Plead(SECRET_WORDS))
    assert table.kinds() == ["pleaded"]
    assert SECRET_WORDS not in sent_to(table)
    assert table.refused("ana", messages.Plead("otra vez")) == errors.RULING_HEARD
    table.do("bob", messages.Plead("yo también"))
    assert table.room_part["appeal"]["pleaded"] == [0, 1]
    table.do("leader", messages.Rule(["I"], reason="x"))
    assert table.room_part["appeal"]["pleaded"] == []
    assert table.refused("bob", messages.Plead("x")) == errors.RULING_NONE
    table.do("bob", messages.MakeAppeal())
    table.do("ana", messages.Plead("de nuevo"))
    table.do("bob", messages.Plead("sí"))
    assert table.view("referee")["desk"]["pleas"] == [
        {"seat": 0, "level": 0, "words": SECRET_WORDS},
        {"seat": 1, "level": 0, "words": "yo también"},
        {"seat": 0, "level": 1, "words": "de nuevo"},
        {"seat": 1, "level": 1, "words": "sí"},
    ]
    table.do("leader", messages.Rule(["C"], reason="x"))


def test_nobody_pleads_where_nothing_waits() -> None:
    table = Table(referees=("leader",))
    assert table.refused("ana", messages.Plead("x")) == errors.RULING_NONE
    assert table.refused("zoe", messages.Plead("x")) == errors.COMMAND_NOT_YOURS


def test_the_text_of_a_dispute_is_the_referees() -> None:
    table = Table(referees=("leader",))
    for cell in (0, 3, 1, 4, 2):
        table.act(table.players[table.view()["status"]["flag"]], "place", cell=cell)
    table.do("ana", messages.Dispute(SECRET_WORDS))
    assert table.kinds() == ["disputed"]
    assert SECRET_WORDS not in sent_to(table)
    assert table.room_part["cards"][0]["disputed"] is True
    assert table.view("referee")["disputes"] == [SECRET_WORDS, None]
    assert pleas_shown(table) == [SECRET_WORDS]
    table.do("ana", messages.Sign())
    assert table.view("referee")["disputes"] is None


@pytest.mark.parametrize("monitor", ["server", "tutor"])
@pytest.mark.parametrize("notation", [False, True])
def test_a_challenge_in_own_words_is_one_for_the_referees(monitor: str, notation: bool) -> None:
    table = unchallenged("leader", monitor=monitor)
    body = ActText(f'reto "other:{SECRET_WORDS}"') if notation else Act({"type": "challenge", "rule": f"other:{SECRET_WORDS}"})
    if notation:
        game = table.room.game
        assert game is not None
        action = table.engine.parse({"type": "challenge", "rule": f"other:{SECRET_WORDS}"})
        body = ActText(table.engine.notate(game.state, action))
    table.do("bob", body)
    assert SECRET_WORDS not in sent_to(table)
    assert table.room_part["appeal"]["rules"] == ["other:"]
    assert table.view("referee")["desk"]["pleas"] == [{"seat": 1, "level": 0, "words": SECRET_WORDS}]
    assert pleas_shown(table) == [SECRET_WORDS]


def unchallenged(*referees: messages.RefereeRole, **settings: Any) -> Table:
    """Return a table with a finished, faultless turn that seat 1 may still challenge."""
    table = Table("contig60", referees=referees, options={"mode": "tournament", "starter": 0}, **settings)
    table.act("ana", "roll", 1_000)
    table.act("ana", "pass_flag", 2_000)
    return table


def test_a_rule_that_the_game_has_not_is_a_strike_that_only_referees_can_read() -> None:
    table = unchallenged("leader", appeals=False)
    done = table.do("bob", Act({"type": "challenge", "rules": [SECRET_WORDS, "other:x", f"other:{SECRET_WORDS} no"]}))
    assert table.view("referee")["game"]["strikes"] == [0, 3]
    assert done.record is not None
    rulings = [[SECRET_WORDS, "IA"], ["other:x", "IA"], [f"other:{SECRET_WORDS} no", "IA"]]
    assert done.record.moves[0].record == {"rulings": rulings}
    assert SECRET_WORDS not in sent_to(table)
    assert pleas_shown(table) == [f"{SECRET_WORDS} / x / {SECRET_WORDS} no"]


def test_the_same_words_twice_are_malformed() -> None:
    table = unchallenged()
    assert table.refused("bob", Act({"type": "challenge", "rules": [SECRET_WORDS, SECRET_WORDS]})) == "malformed"


def test_at_a_board_of_a_session_nobody_sits_down_under_a_name_of_their_own() -> None:
    table = Table(start=False)
    table.do("bob", messages.StandUp())
    table.room = replace(table.room, session="CLASE")
    table.views = views_of(table.room)
    assert table.refused("zoe", Join(SECRET_WORDS)) == errors.COMMAND_NOT_YOURS


def texts(value: Any, path: tuple[Any, ...] = ()) -> Iterator[tuple[Any, ...]]:
    """Yield the path of each text in a plain action, except its type."""
    if isinstance(value, str):
        yield path
    elif isinstance(value, dict):
        yield from chain.from_iterable(texts(each, (*path, key)) for key, each in value.items() if key != "type")
    elif isinstance(value, list | tuple):
        yield from chain.from_iterable(texts(each, (*path, at)) for at, each in enumerate(value))


def put(value: Any, path: tuple[Any, ...], text: str) -> Any:
    if not path:
        return text
    if isinstance(value, dict):
        return {**value, path[0]: put(value[path[0]], path[1:], text)}
    return [put(each, path[1:], text) if at == path[0] else each for at, each in enumerate(value)]


def attempts(table: Table, seat: int, action: Any) -> Iterator[Act | ActText]:
    """Yield attempts to send the secret words: in each text of an action, in its notation, and in a challenge."""
    game = table.room.game
    assert game is not None
    raw = plain_action(action)
    for path in texts(raw):
        yield Act(put(raw, path, SECRET_WORDS))
    notation = table.engine.notate(game.state, action)
    yield ActText(f"{notation} {SECRET_WORDS}")
    rule = next((rule.id for rule in table.engine.rules if rule.challengeable), "other:")
    for named in (SECRET_WORDS, f"other:{SECRET_WORDS}", rule):
        for target in (SECRET_WORDS, [SECRET_WORDS], {"seat": 0, "box": SECRET_WORDS}, {"tile": SECRET_WORDS, "cells": []}):
            yield Act({"type": "challenge", "rule": named, "target": target})
        yield Act({"type": "challenge", "rules": [named, f"other:{SECRET_WORDS}"]})
        yield Act({"type": "challenge", "rule": named})


@pytest.mark.parametrize("monitor", ["server", "tutor"])
@pytest.mark.parametrize("slug", all_engines())
def test_no_game_carries_words_from_one_seat_to_another(slug: str, monitor: str) -> None:
    """If a seat puts a text into an action, the room must refuse it or show it to referees only."""
    chance = Random(slug)
    options: dict[str, Any] = {"mode": "tournament"}
    table = Table(slug, min(all_engines()[slug].about.seats), options=options, referees=("director",), monitor=monitor)
    for _turn in range(8):
        game = table.room.game
        assert game is not None
        able = [(seat, table.engine.faultless_actions(game.state, seat)[:8]) for seat in range(len(table.players))]
        able = [(seat, actions) for seat, actions in able if actions]
        if not able or table.room.state != "playing" or table.room.pauses:
            break
        for seat, actions in able:
            for body in attempts(table, seat, chance.choice(actions)):
                try:
                    done = step(table.room, Command(body, table.players[seat]), table.now_ms, table.views)
                except Refusal:
                    continue
                others = [frame for frame in done.frames if set(frame.viewers) - {"referee", str(seat)}]
                event = [view for viewer, view in done.views.of.items() if viewer not in ("referee", str(seat))]
                assert SECRET_WORDS not in repr((others, event)), body
        seat, actions = chance.choice(able)
        try:
            table.do(table.players[seat], Act(plain_action(chance.choice(actions))))
        except Refusal:
            table.do(None, Tick())


def test_only_a_challenge_has_own_words() -> None:
    place = {"type": "place", "rule": "cheating"}
    assert own_words(place, ("game.rule",)) == (place, {})
    assert own_words(SECRET_WORDS, ("game.rule",)) == (SECRET_WORDS, {})


def test_own_words_leave_a_challenge_and_come_back_for_the_referees() -> None:
    known = ("game.rule",)
    bare, said = own_words({"type": "challenge", "rules": ["game.rule", "other:he looked", "cheating"]}, known)
    assert bare == {"type": "challenge", "rules": ["game.rule", "other:", "other:2"]}
    assert said == {"other:": "other:he looked", "other:2": "cheating"}
    assert worded(said) == "he looked / cheating"
    record = {"rulings": [["game.rule", "I"], ["other:", "IA"]]}
    assert as_said(record, said) == {"rulings": [["game.rule", "I"], ["other:he looked", "IA"]]}


@pytest.mark.parametrize(
    "raw", [{"type": "place", "rule": "mine"}, {"type": "challenge", "rule": "game.rule"}, "challenge", None]
)
def test_what_has_no_words_of_its_own_stays_the_same_object(raw: Any) -> None:
    bare, said = own_words(raw, ("game.rule",))
    assert bare is raw
    assert said == {}
    assert as_said({"rulings": []}, said) == {"rulings": []}
