"""The notation of the actions that the refereed games share.

A game adds `WORDS` to its own words. A game that never waits for a `no_challenge` adds `DUEL_NOTATION` instead.
"""

from typing import Any

from engines.kit.referee import actions
from engines.kit.referee.actions import Challenge, Target

DUEL_NOTATION: dict[str, type[Any]] = {
    "pass": actions.PassFlag,
    "accept": actions.AcceptResult,
    "resign": actions.Resign,
    "draw?": actions.OfferDraw,
    "draw+": actions.AcceptDraw,
    "draw-": actions.DeclineDraw,
    "time": actions.CallTime,
}
WORDS: dict[str, type[Any]] = {**DUEL_NOTATION, "nochallenge": actions.NoChallenge}


def rules_text(challenge: Challenge) -> str:
    """Return the notation of a challenge without its target: `!rule` for one rule, `!!rule|rule` for several. The game adds the
    target."""
    return f"!{challenge.rule}" if challenge.rule is not None else "!!" + "|".join(challenge.rules or ())


def challenge_read(text: str, target: Target | None = None) -> Challenge | None:
    """Return the challenge that a text of `rules_text` describes, with this target; None for any other text."""
    if text.startswith("!!") and len(text) > 2:
        return Challenge(rules=tuple(text[2:].split("|")), target=target)
    if text.startswith("!") and len(text) > 1:
        return Challenge(rule=text[1:], target=target)
    return None
