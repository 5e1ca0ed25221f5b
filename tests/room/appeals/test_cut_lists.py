"""A person rules on every rule that a challenge names, although the server stops after a ruling that ends the game. The
test covers every game where this can happen.

The challenges come from the worked cases. With two strikes, a wrong challenge ends the list of rulings; so does a
correct challenge (C) that wins the game.
"""

from collections import defaultdict
from collections.abc import Iterator, Mapping, Sequence
from itertools import permutations

import pytest

from engines.contract import Plain, Refusal
from engines.registry import engine_of
from protocol import errors, messages
from server.room import Act
from tests.engines.challenge_positions import Position, chance, in_cases
from tests.games import REFEREED
from tests.room.appeals.test_follows import seated
from tests.room.table import Table

KINDS = {("I", "I"), ("I", "C"), ("C", "I")}
"""Pairs of marks that the server gives to two rules when it rules on each separately. The last pair occurs only in
games where a correct challenge (C) can win."""
AIMS: Mapping[str, Plain] = defaultdict(dict, {"truco": {"target": 0}})
"""Per game, the additional fields of a challenge."""
MARKED: tuple[list[messages.Mark], ...] = (["C", "C"], ["C", "I"], ["I", "C"], ["IA", "I"])


def takes_lists(slug: str) -> bool:
    engine = engine_of(slug)
    try:
        engine.parse({"type": "challenge", "rules": [rule.id for rule in engine.rules if rule.challengeable][:2], **AIMS[slug]})
    except Refusal:
        return False
    return True


def cut_lists(slug: str) -> Iterator[tuple[Position, int, Plain]]:
    """Yield challenges of two rules, in positions of the worked cases, where the server rules only on the first rule.
    Only the first challenge of each kind is included."""
    seen: set[tuple[str, str]] = set()
    for calm in in_cases(slug):
        position = calm.with_strikes(2)
        windows = () if calm.status.is_over else calm.status.windows
        for seat in {seat for window in windows for seat in window.seats}:
            alone = {rule: marks_of(position, seat, [rule], slug) for rule in position.rules}
            for rules in permutations((rule for rule, marks in alone.items() if marks), 2):
                kind = (alone[rules[0]][0], alone[rules[1]][0])
                if kind in KINDS - seen and len(marks_of(position, seat, rules, slug)) == 1:
                    seen.add(kind)
                    yield position, seat, {"type": "challenge", "rules": list(rules), **AIMS[slug]}
        if seen == KINDS:
            return
    assert seen >= {("I", "I"), ("I", "C")}


def marks_of(position: Position, seat: int, rules: Sequence[str], slug: str) -> list[str]:
    """Return the marks that the server gives; an empty list if the game refuses the challenge."""
    action = position.engine.parse({"type": "challenge", "rules": list(rules), **AIMS[slug]})
    try:
        step = position.engine.apply(position.state, seat, action, position.now_ms, chance(), None)
    except Refusal:
        return []
    return [ruling.mark for ruling in step.rulings]


@pytest.mark.parametrize("slug", [slug for slug in REFEREED if takes_lists(slug)])
def test_a_person_marks_every_rule_of_a_list_that_the_server_cut(slug: str) -> None:
    for position, seat, challenge in cut_lists(slug):
        rules = challenge["rules"]
        for monitor in ("tutor", "server"):
            table = seated(position, monitor=monitor)
            challenger = table.players[seat]
            table.do(challenger, Act(challenge))
            if monitor == "server":
                (servers,) = table.room_part["appeal"]["opinions"]
                assert (servers["rules"], len(servers["marks"]), servers["reached"]) == (rules, 1, 1)
                table.do(challenger, messages.MakeAppeal())
            assert table.room_part["appeal"]["rules"] == rules
            assert [rule for rule, _mark in table.view("referee")["desk"]["found"]["rulings"]] == rules
            assert table.refused("leader", messages.Rule(["C"], reason="x")) == errors.RULING_MARKS
            waiting = (table.room, table.views)
            for marks in MARKED:
                table.room, table.views = waiting
                table.shown = dict(table.views.of)
                check_opinion(table, seat, rules, marks)


def check_opinion(table: Table, seat: int, rules: list[str], marks: list[messages.Mark]) -> None:
    """Check that the opinion contains every rule, and that only the marks up to the ruling that ends the list take
    effect."""
    done = table.do("leader", messages.Rule(marks, reason="x"))
    opinion = table.room_part["appeal"]["opinions"][-1]
    assert (opinion["rules"], opinion["marks"]) == (rules, marks)
    assert done.record is not None
    told = [event for event in done.record.happenings if event.kind == "ruling" and event.seat == seat]
    ruled = [(event.params["rule"], event.params["mark"]) for event in told]
    assert ruled == [*zip(rules, marks, strict=True)][: opinion["reached"]]
    if marks[0] != "C":
        assert opinion["reached"] == 1, "the third strike"
    elif opinion["reached"] == 1:
        assert opinion["follows"]["result"] is not None, "only a C that ends the game ends the list"
