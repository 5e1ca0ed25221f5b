"""A bot that looks for tricks: it captures, challenges the faults that it sees, and takes the first trick.

It uses only its view. Any player could find the same faults there.
"""

from collections.abc import Mapping
from typing import Any

from engines.fab_a_diffy import faults
from engines.fab_a_diffy.board import tricks_in, true_sentence
from engines.fab_a_diffy.state import Work
from engines.kit.chance import Chance
from engines.kit.duel.bot import duel_bot
from engines.kit.referee.rulings import bot_challenges

Plain = dict[str, Any]


@duel_bot
def bot(view: Mapping[str, Any], status: Mapping[str, Any], seat: int, chance: Chance) -> Plain | None:
    may = status["may"][seat]
    if not may:
        return None
    if "accept_result" in may:
        return _challenge_of_turn(view, seat) or {"type": "accept_result"}
    if "no_challenge" in may:
        return _challenge(view, seat, view["turn"]["capture"], True) or {"type": "no_challenge"}
    return _in_turn(view, may, status["phase"], seat, chance) if status["flag"] == seat else None


def _in_turn(view: Mapping[str, Any], may: list[str], phase: str, seat: int, chance: Chance) -> Plain | None:
    if phase == "review" and (challenge := _challenge_of_turn(view, seat)) is not None:
        return challenge
    if "capture" in may and tricks_in(_open(view), view["sample"]):
        return {"type": "capture"}
    if "touch" in may and (step := _towards_a_trick(view, phase, chance)) is not None:
        return step
    if "draw_sample" in may:
        return {"type": "draw_sample"} if view["hold_ms"] is None else None
    if "retire_sample" in may:
        return {"type": "retire_sample"}
    return {"type": "pass_flag"} if "pass_flag" in may else None


def _towards_a_trick(view: Mapping[str, Any], phase: str, chance: Chance) -> Plain | None:
    """Return the next action: touch a strip, say the sentence, or take the trick. None if the touched strips cannot make a
    trick."""
    work = view["turn"]["capture" if phase == "capturing" else "regular"]
    touched, sample = work["touched"], work["sample"]
    pairs = [pair for pair in tricks_in(_open(view), sample) if set(touched) <= set(pair)]
    if not pairs:
        return None
    pair = pairs[chance.below(len(pairs))] if not touched else pairs[0]
    for strip in pair:
        if strip not in touched:
            return {"type": "touch", "strip": strip}
    done = _work({**work, "taken": list(pair)})
    if any(fault.rule != faults.TOUCH for fault in faults.work_faults(done, True)):
        return {"type": "announce", "sentence": true_sentence(*pair, sample)}
    return {"type": "take", "strips": list(pair)}


def _open(view: Mapping[str, Any]) -> list[str]:
    return [strip for strip in view["face"] if strip is not None]


def _challenge_of_turn(view: Mapping[str, Any], seat: int) -> Plain | None:
    if not view["regular_window"] or view["last"] is None:
        return None
    return _challenge(view, seat, view["last"]["regular"], False)


def _challenge(view: Mapping[str, Any], seat: int, said: Mapping[str, Any] | None, is_capture: bool) -> Plain | None:
    """Return a challenge of every fault in the use of a sample.

    The bot challenges only real faults. If it has a strike, a person has overruled the server, so the bot makes no more
    challenges in this game.
    """
    if said is None or not bot_challenges(view, seat):
        return None
    work = _work(said)
    if said["is_retired"]:
        work = _retired(work, view)
    rules = [fault.rule for fault in faults.work_faults(work, is_capture)]
    return {"type": "challenge", "rules": rules} if rules else None


def _retired(work: Work, view: Mapping[str, Any]) -> Work:
    """Return `work` changed into a use that ended with a retired sample. The open strips of the view tell whether the touched
    strips could have made a trick."""
    strips = [strip for strip in _open(view) if strip != work.sample]
    usable = faults.is_usable(work.touched, work.sample, strips)
    return Work(work.sample, work.touched, retired_to=0, usable=usable)


def _work(said: Mapping[str, Any]) -> Work:
    taken = said["taken"]
    pair = None if taken is None else (taken[0], taken[1])
    return Work(said["sample"], tuple(said["touched"]), said["sentence"], said["said_at"], pair)
