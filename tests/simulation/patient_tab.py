"""A tab of a person whom others may remove from a room, so that the server can never accept some of the person's requests."""

from collections import Counter
from dataclasses import replace
from typing import Any, Final

from protocol import errors
from tests.faults.chaos.history import Action, Answer
from tests.simulation.tab import Tab

MOST_REFUSED: Final = 6
"""Number of refusals `room/not_joined` after which the tab gives up a request."""


class PatientTab(Tab):
    """A tab that gives up a request after `MOST_REFUSED` refusals because the person is not in the room. An ordinary tab
    would send the request again and again."""

    def __init__(self, *given: Any) -> None:
        super().__init__(*given)
        self._refused: Counter[str] = Counter()
        self.given_up: set[str] = set()
        """Ids of the requests that the tab gave up. The server may have carried them out before the person's removal."""

    def _answered(self, message: dict[str, Any]) -> None:
        super()._answered(message)
        asking = self.askings.get(message.get("cid") or "")
        if asking is None or asking.answers or message.get("code") != errors.ROOM_NOT_JOINED:
            return
        cid = asking.message["cid"]
        self._refused[cid] += 1
        if self._refused[cid] >= MOST_REFUSED:
            self.given_up.add(cid)
            self._outstanding.pop(cid, None)
            asking.answers.append(Answer(0, errors.ROOM_NOT_JOINED))
            asking.done.set()

    def actions(self) -> list[Action]:
        """Returns the actions. An action that the tab gave up has no answer."""
        return [replace(each, answers=()) if each.cid in self.given_up else each for each in super().actions()]
