"""The actions of challenges, results and draws that the refereed games share (rulebook `common.md`).

A game imports the actions that its rulebook lists and adds them to its own union of actions.
"""

from typing import TypeAlias

from engines.kit.action import BaseAction

OTHER = "other:"
"""Start of the rule id of a challenge in free words. Only a person can rule on such a challenge."""

MAX_RULE_LENGTH = 200
MAX_RULES = 12

Target: TypeAlias = str | int | tuple[str | int, ...]


class PassFlag(BaseAction, frozen=True, tag="pass_flag"):
    """The flag holder ends its turn."""


class Challenge(BaseAction, frozen=True, tag="challenge"):
    """A seat claims that a rule was broken. The challenge names one `rule` or several `rules`, and the targets that the
    game allows."""

    rule: str | None = None
    rules: tuple[str, ...] | None = None
    target: Target | None = None


class AcceptResult(BaseAction, frozen=True, tag="accept_result"):
    """A seat agrees to a pending result that it could still challenge."""


class NoChallenge(BaseAction, frozen=True, tag="no_challenge"):
    """A seat without the flag tells the game not to wait for its challenge."""


class Resign(BaseAction, frozen=True, tag="resign"):
    """The seat gives the game to the other side."""


class OfferDraw(BaseAction, frozen=True, tag="offer_draw"):
    """The seat proposes a draw."""


class AcceptDraw(BaseAction, frozen=True, tag="accept_draw"):
    """The other seat agrees to a draw."""


class DeclineDraw(BaseAction, frozen=True, tag="decline_draw"):
    """The other seat refuses a draw."""


class DeclareWin(BaseAction, frozen=True, tag="declare_win"):
    """A seat claims that it has won, without pointing at anything."""


class CallTime(BaseAction, frozen=True, tag="call_time"):
    """A referee calls the time, which ends the game by its time limit."""


EndingAction: TypeAlias = Resign | OfferDraw | AcceptDraw | DeclineDraw | CallTime
"""Actions about the end of any refereed game: resigning, draws by agreement, and the referee's call of the time."""
DuelAction: TypeAlias = PassFlag | AcceptResult | Resign | OfferDraw | AcceptDraw | DeclineDraw
"""Actions that the seats of every refereed duel share. Challenges are not included."""


def rules_named(challenge: Challenge) -> tuple[str, ...] | None:
    """Return the rules that a challenge names, in order. Return None if it is malformed: it names no rule, uses both fields, or
    repeats a rule."""
    if challenge.rule is None:
        rules = challenge.rules or ()
    elif challenge.rules is None:
        rules = (challenge.rule,)
    else:
        return None
    if not 0 < len(rules) <= MAX_RULES or len(set(rules)) != len(rules):
        return None
    if not all(0 < len(rule) <= MAX_RULE_LENGTH for rule in rules):
        return None
    return rules


def is_plain_challenge(action: Challenge) -> bool:
    """Return whether a challenge names its rules correctly and has no target."""
    return action.target is None and rules_named(action) is not None


def has_plain_challenge(_state: object, action: object) -> bool:
    """Return whether an action is well formed in a duel whose challenges have no target: the action is no challenge, or
    a challenge without a target."""
    return type(action) is not Challenge or is_plain_challenge(action)


def draw_refusal(action: OfferDraw | AcceptDraw | DeclineDraw, offered_by: int | None, seat: int) -> str | None:
    """Return the refusal code if a seat may not offer, accept or decline a draw now; else None. `offered_by`: the seat with an
    open offer."""
    if isinstance(action, OfferDraw):
        return None if offered_by is None else "own_offer" if offered_by == seat else "draw_offered"
    if offered_by is None:
        return "no_offer"
    return "own_offer" if offered_by == seat else None


def pair_draw_actions(offered_by: int | None, seat: int) -> tuple[str, ...]:
    """Return the types of draw action that a seat may send in a game for two. `offered_by`: the seat with an open offer."""
    if offered_by is None:
        return ("offer_draw",)
    return () if offered_by == seat else ("accept_draw", "decline_draw")
