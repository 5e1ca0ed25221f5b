"""Links with which one family sees the finished games of its child."""

from typing import Annotated

from msgspec import Meta

from protocol.bodies import Body
from protocol.session_commands.values import PersonId

MAX_LINK_DAYS = 90
"""Maximum lifetime of a family's link in days."""


class MakeFamilyLink(Body, frozen=True, tag="make_family_link"):
    """Makes the link of one family to the replays of the pupil `person`. The answer has its `key`, its `number` and `until_ms`.

    `room`: the code of one board; empty for all finished games of the class. If such a link exists already, the answer has that
    link, with its earlier date.
    """

    person: PersonId
    room: Annotated[str, Meta(max_length=12)] = ""
    days: Annotated[int, Meta(ge=1, le=MAX_LINK_DAYS)] = 30


class RevokeFamilyLink(Body, frozen=True, tag="revoke_family_link"):
    """Revokes a family's link at once, also for pages that are open."""

    number: Annotated[int, Meta(ge=1, le=1_000_000)]
