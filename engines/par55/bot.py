"""A bot that takes the most useful block and base, and challenges the faults that it sees.

It uses only its view. Any player could find the same faults there.
"""

from collections.abc import Mapping
from typing import Any

from engines.kit.chance import Chance
from engines.kit.duel.bot import duel_bot
from engines.kit.referee.rulings import bot_challenges
from engines.par55.board import BASES, BLOCKS, BUMP_BACK, GOAL, LIKENESSES, NEIGHBOURS, WHITE, Scoring, counted, worth
from engines.par55.faults import due_bump, turn_faults
from engines.par55.state import Moved, Turn

Plain = dict[str, Any]

REACHED = 1_000
STRANDED = 40
"""Cost of a space so near the goal that every score would pass the goal."""
IN_REACH = 6
MAX_LIKENESSES = 10
"""Maximum number of likenesses (shared attributes): two with each of five neighbours."""
LOOKED_AT = 3
"""Maximum number of equally good placements that the bot examines to find one after which the other seat cannot reach the
goal."""


@duel_bot
def bot(view: Mapping[str, Any], status: Mapping[str, Any], seat: int, chance: Chance) -> Plain | None:
    may = status["may"][seat]
    if "accept_result" in may:
        return _challenge(view, seat, view["turn"]) or {"type": "accept_result"}
    if status["flag"] != seat:
        return None
    if "challenge" in may and view["regular_window"] and (challenge := _challenge(view, seat, view["last"])) is not None:
        return challenge
    if "place" in may:
        return _best(view, seat, chance)
    return _counting(view, may)


def _counting(view: Mapping[str, Any], may: list[str]) -> Plain | None:
    """Return the next announcement or move of a pawn, after the block is placed."""
    turn = _turn(view, view["turn"])
    if "announce" in may:
        return {"type": "announce", "score": turn.worth}
    if "move_pawn" in may:
        said = turn.worth if turn.announced is None else turn.announced
        path = counted(turn.before[turn.seat], said, view["bounces"])
        return {"type": "move_pawn", "to": path[-1] if path else turn.before[turn.seat], "path": list(path)}
    due = due_bump(turn)
    if "bump" in may and due is not None:
        return {"type": "bump", "to": due}
    if "declare_win" in may and turn.moved is not None and turn.moved.to == GOAL:
        return {"type": "declare_win"}
    return {"type": "pass_flag"} if "pass_flag" in may else None


def _best(view: Mapping[str, Any], seat: int, chance: Chance) -> Plain | None:
    """Return the best block and base for the seat's pawn. Among equally good choices, prefer a choice that keeps the
    opponent from the goal."""
    laid = view["bases"]
    scored = _scored(view, laid)
    if not scored:
        return None
    score = max(scored, key=lambda spaces: (_value(view, seat, spaces), spaces))
    tried = chance.shuffle(scored[score])[:LOOKED_AT]
    wanted = GOAL - view["pawns"][1 - seat]
    par, each = view["score"]
    if par <= wanted <= par + MAX_LIKENESSES * each:
        tried = tuple(pair for pair in tried if wanted not in _scored(view, {**laid, pair[1]: pair[0]})) or tried
    block, base = tried[0]
    return {"type": "place", "block": block, "base": base}


def _scored(view: Mapping[str, Any], laid: Mapping[str, str]) -> dict[int, list[tuple[str, str]]]:
    """Return a map: score → the pairs of a block in the bank and a base that give this score."""
    used = set(laid.values())
    bank = [block for block in BLOCKS if block not in used]
    par, each = view["score"]
    scored: dict[int, list[tuple[str, str]]] = {}
    for base in BASES:
        if base in laid:
            continue
        around = [LIKENESSES[laid[beside]] for beside in NEIGHBOURS[base] if beside in laid]
        for block in bank:
            score = par + each * sum(like[block] for like in around)
            scored.setdefault(score, []).append((block, base))
    return scored


def _value(view: Mapping[str, Any], seat: int, spaces: int) -> int:
    """Return the value of moving the pawn by `spaces` spaces."""
    start, other = view["pawns"][seat], view["pawns"][1 - seat]
    path = counted(start, spaces, view["bounces"])
    to = path[-1] if path else start
    if to == GOAL:
        return REACHED
    least = view["score"][0]
    value = to - (STRANDED if GOAL - to < least else 0)
    if to != start and to == other and to in WHITE:
        value += BUMP_BACK
    # Just ahead of the other pawn, on a white space, a pawn risks a bump.
    if to in WHITE and 0 < to - other - least < IN_REACH:
        value -= 1
    return value


def _challenge(view: Mapping[str, Any], seat: int, seen: Mapping[str, Any] | None) -> Plain | None:
    """Return a challenge of every fault in a turn.

    The bot names only real faults. So if it has a strike, a person has overruled the server, and the bot makes no more
    challenges in this game.
    """
    if seen is None or not bot_challenges(view, seat):
        return None
    rules = [fault.rule for fault in turn_faults(_turn(view, seen), view["bounces"])]
    return {"type": "challenge", "rules": rules} if rules else None


def _turn(view: Mapping[str, Any], seen: Mapping[str, Any]) -> Turn:
    """Return the turn from the view. The block of the turn is the last block that was placed."""
    score = 0
    if seen["block"] is not None:
        score = worth(view["bases"], seen["block"], seen["base"], Scoring(*view["score"]))
    moved = None
    if seen["to"] is not None:
        moved = Moved(seen["to"], tuple(seen["path"]), None if seen["is_moved_first"] else seen["announced"])
    first, second = seen["before"]
    return Turn(
        seen["seat"],
        (first, second),
        block=seen["block"],
        base=seen["base"],
        worth=score,
        announced=seen["announced"],
        moved=moved,
        bumped=seen["bumped"],
        declared=seen["declared"],
        is_ended=seen["is_ended"],
    )
