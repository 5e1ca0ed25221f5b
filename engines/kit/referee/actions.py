"""Actions that the refereed games share, and the rules that a challenge names (rulebook `common.md`).

A game takes the actions of its part 4 from here and adds them to its own union of actions.
"""

from typing import TypeAlias

from engines.kit.action import BaseAction

OTHER = "other:"
"""Prefix of the rule of a challenge in free words. Only a person can rule on it."""

MAX_RULE_LENGTH = 200
MAX_RULES = 12

Target: TypeAlias = str | int | tuple[str | int, ...]


class PassFlag(BaseAction, frozen=True, tag="pass_flag"):
    """The end of the seat's turn."""


class Challenge(BaseAction, frozen=True, tag="challenge"):
    """The claim of a seat that a rule was broken: one `rule`, or several `rules`, with the targets that the game allows."""

    rule: str | None = None
    rules: tuple[str, ...] | None = None
    target: Target | None = None


class AcceptResult(BaseAction, frozen=True, tag="accept_result"):
    """Consent to a result that the seat could still challenge."""


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
    """The seat's claim that it has won, without a target."""


class CallTime(BaseAction, frozen=True, tag="call_time"):
    """A referee's call that ends the game by the clock."""


EndingAction: TypeAlias = Resign | OfferDraw | AcceptDraw | DeclineDraw | CallTime
"""Actions that end any refereed game outside its play: the seats' actions, and the referee's."""
DuelAction: TypeAlias = PassFlag | AcceptResult | Resign | OfferDraw | AcceptDraw | DeclineDraw
"""Actions of the seats of every refereed duel, besides challenges and the game's own actions."""


def rules_named(challenge: Challenge) -> tuple[str, ...] | None:
    """Return the rules that a challenge names, in order; None if it is malformed: no rule, both fields at once, or a
    repetition."""
    if (challenge.rule is None) == (challenge.rules is None):
        return None
    rules = (challenge.rule,) if challenge.rule is not None else challenge.rules or ()
    if not 0 < len(rules) <= MAX_RULES or len(set(rules)) != len(rules):
        return None
    if not all(0 < len(rule) <= MAX_RULE_LENGTH for rule in rules):
        return None
    return rules


def is_plain_challenge(action: Challenge) -> bool:
    """Return whether a challenge names its rules correctly and has no target."""
    return action.target is None and rules_named(action) is not None


def has_plain_challenge(_state: object, action: object) -> bool:
    """Return whether an action is no challenge or a plain one: `is_well_formed` of a duel whose challenges have no target."""
    return not isinstance(action, Challenge) or is_plain_challenge(action)


def draw_refusal(action: OfferDraw | AcceptDraw | DeclineDraw, offered_by: int | None, seat: int) -> str | None:
    """Return the refusal code if a seat may not offer, accept or decline a draw with the open offer of `offered_by`; else
    None."""
    if isinstance(action, OfferDraw):
        return None if offered_by is None else "own_offer" if offered_by == seat else "draw_offered"
    if offered_by is None:
        return "no_offer"
    return "own_offer" if offered_by == seat else None


def pair_draw_actions(offered_by: int | None, seat: int) -> tuple[str, ...]:
    """Return the types of draw action that a seat may send in a game for two."""
    if offered_by is None:
        return ("offer_draw",)
    return () if offered_by == seat else ("accept_draw", "decline_draw")
