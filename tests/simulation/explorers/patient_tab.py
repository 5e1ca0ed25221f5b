"""A tab of a person whom others may turn out of a room, so that some of the person's requests can never be carried out."""

from collections import Counter
from dataclasses import replace
from typing import Any, Final

from protocol import errors
from tests.faults.chaos.history import Action, Answer
from tests.simulation.tab import Tab

MOST_REFUSED: Final = 6
"""Number of refusals because the person is not in the room, after which the tab gives the request up."""


class PatientTab(Tab):
    """A tab that gives up a request after some refusals that would otherwise mean that it must wait."""

    def __init__(self, *given: Any) -> None:
        super().__init__(*given)
        self._refused: Counter[str] = Counter()
        self.given_up: set[str] = set()
        """Ids of these requests. The server may have carried them out before it turned the person out."""

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
        """Returns the actions; those that were given up have no answer."""
        return [replace(each, answers=()) if each.cid in self.given_up else each for each in super().actions()]
