"""Friends without accounts: two people pair their devices by a short code, and both say yes.

No message here has free text. What the server stores of a pair is in `server.store.people.friends`.
"""

from typing import Annotated

from msgspec import Meta

from protocol.bodies import Cid, FromClient, RoomCode

FriendId = Annotated[str, Meta(pattern=r"^[0-9a-f]{12}\Z")]
"""The id of another person, as the list of friends has it."""


class OfferFriend(FromClient, frozen=True, tag="offer_friend"):
    """Requests a code that another person types to become a friend; params: {code, until_ms, picture?}.

    An earlier code becomes void. `address`: the address of the page where people type the code. `picture`: a QR picture of that
    address with the code, as a `data:` address.
    """

    cid: Cid
    address: Annotated[str, Meta(max_length=200, pattern=r"^https?://\S*$")] | None = None


class TakeFriend(FromClient, frozen=True, tag="take_friend"):
    """Uses up the code of another person; params: {friend, name}. Both must then confirm the pair."""

    cid: Cid
    code: Annotated[str, Meta(min_length=1, max_length=20)]


class ConfirmFriend(FromClient, frozen=True, tag="confirm_friend"):
    """Agrees to be friends with the person `friend`; params: {confirmed}, which is true once both people have agreed."""

    cid: Cid
    friend: FriendId


class DropFriend(FromClient, frozen=True, tag="drop_friend"):
    """Removes a friend, or declines a pairing. The friendship or the pairing ends for both people at once."""

    cid: Cid
    friend: FriendId


class Friends(FromClient, frozen=True, tag="friends"):
    """Requests the sender's friends; params: {friends}, a list of {friend, name, state, here, watch, invite}.

    `state`: "friend", "asks" (the sender must confirm) or "waits" (the other must). Only a friend has the other fields: whether
    the friend is here, the code of a table where the sender may watch the friend, and an invitation {room, game}.

    If the message has `here` set, friends may see, while this connection is open, that the sender is here, and may invite the
    sender.
    """

    cid: Cid
    here: bool = False


class InviteFriend(FromClient, frozen=True, tag="invite_friend"):
    """Invites a friend, who must be online, to a table where the sender sits. A seat at that table must be free."""

    cid: Cid
    friend: FriendId
    room: RoomCode
