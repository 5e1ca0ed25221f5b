"""Actions that the refereed games share, and the reading of what a challenge names (rulebook `common.md`).

A game takes from here what its part 4 has, and puts it into its own union of actions.
"""

from typing import TypeAlias

from engines.kit.action import BaseAction

OTHER = "other:"
"""Begins the rule of a challenge in free words, which only a human can rule on."""

MAX_RULE_LENGTH = 200
MAX_RULES = 12

Target: TypeAlias = str | int | tuple[str | int, ...]


class PassFlag(BaseAction, frozen=True, tag="pass_flag"):
    """The seat's turn is over."""


class Challenge(BaseAction, frozen=True, tag="challenge"):
    """The seat says that a rule was broken: one `rule`, or several `rules`, at what the game lets it point at."""

    rule: str | None = None
    rules: tuple[str, ...] | None = None
    target: Target | None = None


class AcceptResult(BaseAction, frozen=True, tag="accept_result"):
    """The seat that may still challenge a result lets it stand."""


class NoChallenge(BaseAction, frozen=True, tag="no_challenge"):
    """The seat without the flag need not be waited for."""


class Resign(BaseAction, frozen=True, tag="resign"):
    """The seat gives the game to the other side."""


class OfferDraw(BaseAction, frozen=True, tag="offer_draw"):
    """The seat proposes a draw."""


class AcceptDraw(BaseAction, frozen=True, tag="accept_draw"):
    """The other seat agrees."""


class DeclineDraw(BaseAction, frozen=True, tag="decline_draw"):
    """The other seat does not."""


class DeclareWin(BaseAction, frozen=True, tag="declare_win"):
    """The seat says that it has won, and points at nothing."""


class CallTime(BaseAction, frozen=True, tag="call_time"):
    """A referee ends the game by the clock."""


EndingAction: TypeAlias = Resign | OfferDraw | AcceptDraw | DeclineDraw | CallTime
"""What ends any refereed game beside its play: the seats' actions, and the referee's."""
DuelAction: TypeAlias = PassFlag | AcceptResult | Resign | OfferDraw | AcceptDraw | DeclineDraw
"""What the seats of every refereed duel may send, beside its challenge and what is the game's own."""


def rules_named(challenge: Challenge) -> tuple[str, ...] | None:
    """The rules that a challenge names, in order; None where it is malformed: none, both ways at once, or one twice."""
    if (challenge.rule is None) == (challenge.rules is None):
        return None
    rules = (challenge.rule,) if challenge.rule is not None else challenge.rules or ()
    if not 0 < len(rules) <= MAX_RULES or len(set(rules)) != len(rules):
        return None
    if not all(0 < len(rule) <= MAX_RULE_LENGTH for rule in rules):
        return None
    return rules


def is_plain_challenge(action: Challenge) -> bool:
    """Whether it names its rules clearly, and points at nothing."""
    return action.target is None and rules_named(action) is not None


def has_plain_challenge(_state: object, action: object) -> bool:
    """Whether an action, if it is a challenge, is a plain one: a duel's `is_well_formed` where challenges point at nothing."""
    return not isinstance(action, Challenge) or is_plain_challenge(action)


def draw_refusal(action: OfferDraw | AcceptDraw | DeclineDraw, offered_by: int | None, seat: int) -> str | None:
    """Why a seat may not offer, accept or decline a draw while the offer of `offered_by` lies open: a code, or None."""
    if isinstance(action, OfferDraw):
        return None if offered_by is None else "own_offer" if offered_by == seat else "draw_offered"
    if offered_by is None:
        return "no_offer"
    return "own_offer" if offered_by == seat else None


def pair_draw_actions(offered_by: int | None, seat: int) -> tuple[str, ...]:
    """The types of action about a draw that a seat of two may send (more seats: `draw_offer`)."""
    if offered_by is None:
        return ("offer_draw",)
    return () if offered_by == seat else ("accept_draw", "decline_draw")
