"""An order of its class to a board where the tutor who gives it plays: who plays is no referee, so the server carries it out.

It is what is said to many boards at once, and no ruling: nobody decides a game of their own by it.
"""

from collections.abc import Callable
from typing import Any, Final, NamedTuple

from engines.contract import Refusal
from protocol import errors, messages
from protocol.bodies import Body
from server.room import chat, clock, conduct, creation, match, people, play, score_card
from server.room.command import ClassOrder
from server.room.step_context import StepContext

_BETWEEN_GAMES: Final = ("waiting", "over")
_PLAYING: Final = ("playing",)


class _Order(NamedTuple):
    carry_out: Callable[[StepContext, Any, Any], None]
    when: tuple[str, ...] | None = None
    """The states in which it is taken; None for all."""


ORDERS: Final[dict[type[Body], _Order]] = {
    messages.Start: _Order(match.start, _BETWEEN_GAMES),
    messages.SetSettings: _Order(creation.set_settings, _BETWEEN_GAMES),
    messages.SetPhrases: _Order(chat.set_phrases),
    messages.Pause: _Order(clock.pause, _PLAYING),
    messages.ResumePlay: _Order(clock.resume_play, _PLAYING),
    messages.Adjourn: _Order(clock.adjourn, _PLAYING),
    messages.ResumeAdjourned: _Order(clock.resume_adjourned, _PLAYING),
    messages.GiveTime: _Order(clock.give_time, _PLAYING),
    messages.CallTime: _Order(play.call_time, ("playing", "over")),
    messages.ForceResult: _Order(conduct.force_result, _PLAYING),
    messages.CloseCards: _Order(score_card.close_cards, ("over",)),
    messages.SeatBot: _Order(people.seat_bot),
}


def carry_out(run: StepContext, _by: str | None, asked: ClassOrder) -> None:
    """Under the tutor's name. Raises `Refusal` as for a referee."""
    order = ORDERS.get(type(asked.body))
    if order is None or (isinstance(asked.body, messages.ForceResult) and not asked.body.void):
        raise Refusal(errors.REFEREE_SEATED)
    if order.when is not None and run.room.state not in order.when:
        raise Refusal(errors.COMMAND_NOT_NOW, state=run.room.state)
    run.ordered_by = asked.tutor
    order.carry_out(run, None, asked.body)
