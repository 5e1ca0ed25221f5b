"""One exercise for a referee: a moment of a game, a question about it, and the engine's own answer.

    fault   is there a broken rule that this seat may challenge now?          fault | none
    rule    a rule has been broken: which one?                                a rule
    mark    this seat challenges that rule now: how is it ruled?              C | I | IA
            and who holds the flag after the remedy?                          a seat | over

The moment comes from a game of random actions with faults. The engine rules on every challenge of that moment, so there is
exactly one answer. The answer must follow from the seat's view: this module redraws hidden data, and the answer must stay the
same.
"""

import random
from dataclasses import fields
from typing import Any, Final

from engines.contract import Engine
from engines.registry import engine_of
from server.school.marks import judged
from server.school.moment import Moment, Question, is_certain, shown
from server.school.playout import Playout
from server.school.view_types import Exercise

FAULTS: Final = 0.3
STEPS_OF_A_GAME: Final = 150
STEPS: Final = 100
"""Number of steps in all games after which the search accepts a moment with another answer."""
MAX_STEPS: Final = 1_000
"""Maximum number of steps in all games of a search. The limit counts steps and not time, because the exercise of a number
must not depend on the machine."""
EARLIEST: Final = 12
"""Maximum number of first steps that the search skips, so that the moment is not always an early one."""
CHOICES: Final = 4
NOT_LISTED: Final = next(each.default for each in fields(Engine) if each.name == "unchallenged_faults")
"""The default of `Engine` for a game that does not list its faults: only its rulings reveal them."""


def exercise(game: str, question: Question, seed: int) -> Exercise | None:
    """Returns the exercise of that number, always the same with the same engine. None if the game has no such question."""
    moment = find(game, question, seed)
    if moment is None:
        return None
    return shown(moment, seed)


def find(game: str, question: Question, seed: int) -> Moment | None:
    """Returns the moment of the exercise of that number."""
    lot = random.Random(f"{game} {question} {seed}")
    engine = engine_of(game)
    if not any(rule.challengeable for rule in engine.rules):
        return None
    wanted, steps = _wanted(engine, question, lot), 0
    other: Moment | None = None
    while steps < MAX_STEPS:
        played = Playout(engine, lot.choice(engine.about.seats[:2]), lot, faults=FAULTS)
        passed_over = lot.randrange(EARLIEST)
        for _ in range(STEPS_OF_A_GAME):
            steps += 1
            if steps > STEPS and other is not None:
                return other
            if not played.step():
                break
            passed_over -= 1
            if passed_over > 0 or not isinstance(played.done[-1].actor, int):
                continue
            for seat in _challengers(played):
                moment = _moment_of(played, seat, question)
                for answer in (wanted,) if question != "rule" or other is not None else (wanted, ""):
                    if not _is_worth_asking(moment, answer):
                        continue
                    found = asked_of(moment, answer, lot)
                    if found is None or not is_certain(found, lot):
                        continue
                    if found.answer == wanted:
                        return found
                    # Some rules rarely or never occur without another: then any other rule will do.
                    other = found
    return other


def _is_worth_asking(moment: Moment, wanted: str) -> bool:
    """Tells whether the unchallenged faults allow that answer. It is a quick check before the engine rules on each rule."""
    if moment.engine.unchallenged_faults is NOT_LISTED or (moment.question != "rule" and wanted not in ("fault", "C")):
        return True
    faults = {fault.rule for _accused, fault in moment.engine.unchallenged_faults(moment.state)}
    return wanted in faults if moment.question == "rule" and wanted else bool(faults)


def _wanted(engine: Engine[Any, Any, Any], question: Question, lot: random.Random) -> str:
    """Draws the answer before the moment, so that no answer is much more frequent than another."""
    match question:
        case "fault":
            return lot.choice(("fault", "none"))
        case "rule":
            return lot.choice([rule.id for rule in engine.rules if rule.challengeable])
        case "mark":
            return lot.choice(("C", "I", "IA"))


def _challengers(played: Playout) -> list[int]:
    """Returns the seats that may challenge and have received an event of another seat since their own last action."""
    may = played.status.may
    return [seat for seat in range(played.seats) if "challenge" in may[seat] and played.events_since(seat)]


def _moment_of(played: Playout, seat: int, question: Question) -> Moment:
    events = played.events_since(seat)
    return Moment(played.engine, played.state, played.now_ms, played.seats, seat, events, question, {}, (), "")


def asked_of(moment: Moment, wanted: str, lot: random.Random) -> Moment | None:
    """Returns the moment with its question, if its answer is `wanted`. An empty `wanted` accepts any rule."""
    engine = moment.engine
    every = judged(engine, moment.state, moment.seat, moment.now_ms)
    right = [rule for rule, one in every.items() if one.mark == "C"]
    others = [rule for rule, one in every.items() if one.mark == "I"]
    about = None
    match moment.question:
        case "fault":
            if not (right or others) or bool(right) != (wanted == "fault"):
                return None
            choices, answer = ["fault", "none"], wanted
        case "rule":
            if len(right) != 1 or not others or wanted not in ("", right[0]):
                return None
            choices, answer = among(engine, right[0], others, lot), right[0]
        case "mark":
            asked = [one for one in every.values() if one.mark == wanted]
            if not asked:
                return None
            choices, answer, about = ["C", "I", "IA"], wanted, lot.choice(asked)
    return moment._replace(every=every, choices=choices, answer=answer, about=about)


def among(engine: Engine[Any, Any, Any], right: str, others: list[str], lot: random.Random) -> list[str]:
    """Returns the right rule among some others, in the rulebook's order."""
    some = {right, *lot.sample(others, min(len(others), CHOICES - 1))}
    return [rule.id for rule in engine.rules if rule.id in some]
