"""The actions of seats and referees, the checks that they are well formed, and their short texts (notation)."""

import re
from typing import Annotated, Any, NamedTuple, TypeAlias

import msgspec

from engines.kit.action import BaseAction
from engines.kit.duel.action_words import ActionWords
from engines.kit.referee import notation
from engines.kit.referee.actions import MAX_RULE_LENGTH, MAX_RULES, CallTime, DuelAction, NoChallenge
from engines.sum_dominoes.board import FACES, Laid, Two, is_pair
from engines.sum_dominoes.state import State

SLUG = "sum-dominoes"
Sum: TypeAlias = Annotated[int, msgspec.Meta(ge=0, le=99)]


class Place(BaseAction, frozen=True, tag="place"):
    """The flag holder places a tile of its hand. `cells` are the squares of its low face and of its high face."""

    tile: str
    cells: Two


class Roll(BaseAction, frozen=True, tag="roll"):
    """The flag holder ends the first part of its turn and rolls three dice for the second part."""


class WriteSum(BaseAction, frozen=True, tag="write_sum"):
    """The flag holder writes the sum of the dice on the flag card."""

    sum: Sum


class Draw(BaseAction, frozen=True, tag="draw"):
    """The flag holder draws the next tile of the bank, at the end of its turn."""


class Reroll(BaseAction, frozen=True, tag="reroll"):
    """The flag holder rolls dice for its first part, because the other seat forgot its second part."""


class Give(BaseAction, frozen=True, tag="give"):
    """A seat hands over a tile of its hand as an infraction tile, which is the penalty for a fault."""

    tile: str


class Target(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A placement that the player should have made, as the challenger shows it."""

    tile: str
    cells: Two


class Named(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """One rule that the challenger says was broken. For the rules `unplaced-…`, `target` is the placement that the player
    missed."""

    rule: str
    target: Target | None = None


class Challenge(BaseAction, frozen=True, tag="challenge"):
    """A seat claims that one rule or several were broken. The common `target` applies to each rule without a target."""

    rule: str | Named | None = None
    rules: tuple[str | Named, ...] | None = None
    target: Target | None = None


SeatAction: TypeAlias = Place | Roll | WriteSum | Draw | Reroll | Give | NoChallenge | Challenge | DuelAction
Action: TypeAlias = SeatAction | CallTime


class Claim(NamedTuple):
    """One rule of a challenge, with the placement that it points at."""

    rule: str
    target: Laid | None


def claims(challenge: Challenge) -> tuple[Claim, ...] | None:
    """Return the rules of a challenge, in order. Return None if the challenge names no rule or too many, repeats a rule, or
    uses both `rule` and `rules`."""
    if (challenge.rule is None) == (challenge.rules is None):
        return None
    named = (challenge.rule,) if challenge.rule is not None else challenge.rules or ()
    found = tuple(_claim(each, challenge.target) for each in named)
    rules = [claim.rule for claim in found]
    if not 0 < len(rules) <= MAX_RULES or len(set(rules)) != len(rules):
        return None
    return found if all(0 < len(rule) <= MAX_RULE_LENGTH for rule in rules) else None


def _claim(named: str | Named, target: Target | None) -> Claim:
    if isinstance(named, Named):
        target = named.target or target
        named = named.rule
    return Claim(named, Laid(target.tile, target.cells) if target is not None else None)


def is_well_formed(state: State, action: Any) -> bool:
    """Return whether an action is well formed: its tiles belong to the game, it places a tile on two adjacent squares of this
    board, and a challenge names valid rules."""
    match action:
        case Place(tile, cells):
            return tile in FACES and is_pair(state.options.size, cells)
        case Give(tile):
            return tile in FACES
        case Challenge():
            found = claims(action)
            if found is None:
                return False
            targets = [claim.target for claim in found if claim.target is not None]
            return all(laid.tile in FACES and is_pair(state.options.size, laid.cells) for laid in targets)
    return True


WORDS = ActionWords[Action](notation.WORDS, {"roll": Roll, "draw": Draw, "reroll": Reroll}, has_targets=True)


def notate(_state: State, action: Any) -> str:
    """Return a text such as `2-7 G6 F6`, `roll`, `=12`, `draw`, `pass`, `give 6-6`, `!rule`, `!rule 2-7 G6 F6`, `!!rule|rule
    2-7 G6 F6`, …

    After the tile come the squares of its low and of its high face. A common target of several rules comes last, after `@`.
    """
    match action:
        case Place(tile, cells):
            return _placement(tile, cells)
        case WriteSum(total):
            return f"={total}"
        case Give(tile):
            return f"give {tile}"
        case Challenge():
            return _challenge_text(action)
    return WORDS.text(action)


def _placement(tile: str, cells: Two) -> str:
    return f"{tile} {cells[0]} {cells[1]}"


def _challenge_text(action: Challenge) -> str:
    beside = "" if action.target is None else f" @{_placement(action.target.tile, action.target.cells)}"
    if action.rule is not None:
        return f"!{_named_text(action.rule)}{beside}"
    return "!!" + "|".join(map(_named_text, action.rules or ())) + beside


def _named_text(named: str | Named) -> str:
    if isinstance(named, str):
        return named
    return named.rule if named.target is None else f"{named.rule} {_placement(named.target.tile, named.target.cells)}"


PLACEMENT = r"(\d-\d) ([A-P]\d{1,2}) ([A-P]\d{1,2})"
PLACE = re.compile(PLACEMENT, re.IGNORECASE)
WRITTEN = re.compile(r"=\s*(\d{1,2})")
GIVE = re.compile(r"give (\d-\d)")
OFF_TURN = re.compile(f"(.+?) @{PLACEMENT}", re.IGNORECASE)
NAMED = re.compile(f"(.+?) {PLACEMENT}", re.IGNORECASE)
CLAIMED = re.compile(r"(!!?)([^!].*)")
SHORT = re.compile(r"(?:match|unplaced)-[12]|sum|draw|second-part")


def read(_state: State, _seat: int, text: str) -> Action:
    """Return the action that a text describes; rules may omit the game's name. Raises `Refusal("notation_unknown")`."""
    return WORDS.read(text, _read)


def _read(text: str) -> Action | None:
    if found := PLACE.fullmatch(text):
        return Place(*_read_placement(*found.groups()))
    if found := WRITTEN.fullmatch(text):
        return WriteSum(int(found[1]))
    if found := GIVE.fullmatch(text):
        return Give(found[1])
    if found := CLAIMED.fullmatch(text):
        return _read_challenge(found[2], found[1] == "!!")
    return None


def _read_placement(tile: str, first: str, second: str) -> tuple[str, Two]:
    """Return a placement. A text may name the tile with its high face first: `7-2 F6 G6` has its 7 on F6."""
    if tile[0] > tile[-1]:
        tile, first, second = tile[::-1], second, first
    return tile, (first.upper(), second.upper())


def _read_challenge(text: str, is_list: bool) -> Challenge:
    target = None
    if found := OFF_TURN.fullmatch(text):
        text, *placement = found.groups()
        target = Target(*_read_placement(*placement))
    if is_list:
        return Challenge(rules=tuple(map(_read_named, text.split("|"))), target=target)
    return Challenge(rule=_read_named(text), target=target)


def _read_named(text: str) -> str | Named:
    found = NAMED.fullmatch(text)
    if found is None:
        return _whole(text)
    rule, *placement = found.groups()
    return Named(_whole(rule), Target(*_read_placement(*placement)))


def _whole(rule: str) -> str:
    return f"{SLUG}.{rule}" if SHORT.fullmatch(rule) else rule
