"""The actions of seats and referees, the checks that they are well formed, and their short texts (notation)."""

import re
from typing import Annotated, Any, TypeAlias

import msgspec

from engines.kit.action import BaseAction
from engines.kit.duel.action_words import ActionWords
from engines.kit.referee import notation
from engines.kit.referee.actions import CallTime, Challenge, DeclareWin, DuelAction, is_plain_challenge
from engines.stars_and_bars.board import CARD_SET, CARDS, PLACE
from engines.stars_and_bars.state import Cards, State

Count: TypeAlias = Annotated[int, msgspec.Meta(ge=0, le=99_999)]


class Peek(BaseAction, frozen=True, tag="peek"):
    """A seat looks under the card that the other seat placed last."""


class Flip(BaseAction, frozen=True, tag="flip"):
    """The flag holder turns a pile in the centre face down, for points."""

    cell: str


class Remove(BaseAction, frozen=True, tag="remove"):
    """The flag holder discards a pile that is not in the centre, for points."""

    cell: str


class RemoveCenter(BaseAction, frozen=True, tag="remove_center"):
    """The flag holder moves all four flipped piles of the centre to the discard pile."""


class Place(BaseAction, frozen=True, tag="place"):
    card: str
    cell: str


class Discard(BaseAction, frozen=True, tag="discard"):
    """The flag holder discards a card because none of its cards fits."""

    card: str


class Score(BaseAction, frozen=True, tag="score"):
    """The flag holder announces the points of its turn and its new total."""

    points: Count
    total: Count


SeatAction: TypeAlias = Peek | Flip | Remove | RemoveCenter | Place | Discard | Score | DeclareWin | Challenge | DuelAction
Action: TypeAlias = SeatAction | CallTime


def is_well_formed(_state: State, action: Any) -> bool:
    """Return whether an action is well formed: its cards belong to the pack and its squares to the board, and a challenge names
    valid rules."""
    match action:
        case Place(card, cell):
            return card in CARD_SET and cell in PLACE
        case Discard(card):
            return card in CARD_SET
        case Flip(cell) | Remove(cell):
            return cell in PLACE
        case Challenge():
            return is_plain_challenge(action)
    return True


WORDS = ActionWords[Action](notation.WORDS, {"peek": Peek, "clear": RemoveCenter, "win": DeclareWin})

FILLS = {"solid": "s", "striped": "t", "hollow": "h"}


def _short(card: str) -> str:
    figure, color, fill = card.split("-")
    return f"{figure[0]}{figure[-1]}{color[0]}{FILLS[fill]}"


CODE = {card: _short(card) for card in CARDS}
"""Text of each card, as players type it: `s2rh` is two hollow red stars, `b1yt` is one striped yellow bar."""
CARD_OF = {code: card for card, code in CODE.items()} | {card: card for card in CARDS}


def notate(_state: State, action: Any) -> str:
    """Return a text such as `peek`, `flip c1`, `remove o2`, `clear`, `s1bs@o2`, `drop s1bs`, `+12=62`, `win`, `!rule`,
    `!!rule|rule`, …"""
    match action:
        case Place(card, cell):
            return f"{CODE[card]}@{cell}"
        case Discard(card):
            return f"drop {CODE[card]}"
        case Flip(cell):
            return f"flip {cell}"
        case Remove(cell):
            return f"remove {cell}"
        case Score(points, total):
            return f"+{points}={total}"
    return WORDS.text(action)


SCORE = re.compile(r"\+(\d{1,5}) ?= ?(\d{1,5})")
PLACEMENT = re.compile(r"(\S+?) ?@ ?(\S+)")
ON_CELL: dict[str, type[Any]] = {"flip": Flip, "remove": Remove}


def read(state: State, seat: int, text: str) -> Action:
    """Return the action that a text describes. A number may name a card in the seat's own hand. Raises
    `Refusal("notation_unknown")`."""
    return WORDS.read(text, lambda text: _read(text, state.table.hands[seat]))


def _read(text: str, hand: Cards) -> Action | None:
    text = text.lower()
    if said := SCORE.fullmatch(text):
        return Score(int(said[1]), int(said[2]))
    cards = CARD_OF | {str(number): card for number, card in enumerate(hand, 1)}
    if laid := PLACEMENT.fullmatch(text):
        return Place(cards[laid[1]], laid[2]) if laid[1] in cards and laid[2] in PLACE else None
    word, _, what = text.partition(" ")
    if word in ON_CELL:
        action: Action | None = ON_CELL[word](what) if what in PLACE else None
        return action
    return Discard(cards[what]) if word == "drop" and what in cards else None
