"""The description of the socket contains each message once, together with its answers."""

from typing import get_args

from engines.registry import all_engines
from protocol import messages, version
from server.descriptions import asyncapi
from server.descriptions.schemas import tag_of
from server.room.lifecycle.offer import offered

DOCUMENT = asyncapi.asyncapi()


def test_a_reader_finds_path_subprotocol_and_version() -> None:
    channel = DOCUMENT["channels"]["socket"]
    assert channel["address"] == version.SOCKET_PATH
    header = channel["bindings"]["ws"]["headers"]["properties"]["Sec-WebSocket-Protocol"]
    assert header["const"] == version.SUBPROTOCOL
    assert f"`version`\n{version.VERSION}" in DOCUMENT["info"]["description"].replace("`version` ", "`version`\n")


def test_every_message_of_a_client_is_an_operation_with_its_answers() -> None:
    operations = DOCUMENT["operations"]
    assert set(operations) - {"pushed"} == {tag_of(kind) for kind in get_args(messages.ClientMessage)}
    assert operations["act"]["reply"]["messages"] == [
        {"$ref": "#/channels/socket/messages/ack"},
        {"$ref": "#/channels/socket/messages/refusal"},
    ]
    with_cid = {tag_of(kind) for kind in get_args(messages.ClientMessage) if "cid" in kind.__struct_fields__}
    assert set(operations) - {"pushed"} - with_cid == set(asyncapi.ANSWERED_OTHERWISE)


def test_every_message_of_the_server_answers_something_or_is_pushed() -> None:
    spoken = {
        message["$ref"].rpartition("/")[2]
        for operation in DOCUMENT["operations"].values()
        for message in [*operation.get("reply", {}).get("messages", []), *operation["messages"]]
    }
    assert {tag_of(kind) for kind in get_args(messages.ServerMessage)} <= spoken


def test_every_game_is_there() -> None:
    assert set(DOCUMENT["x-games"]) == set(all_engines())
    listed = {slug for slug, game in DOCUMENT["x-games"].items() if game["listed"]}
    assert listed == {about["slug"] for about in offered()}
    assert listed < set(all_engines()), "the sample games are not offered"
    for slug, game in DOCUMENT["x-games"].items():
        assert game["names"] == dict(zip(("es", "en"), all_engines()[slug].about.names, strict=True))
    assert DOCUMENT["x-games"]["fiar"]["action"] == {"$ref": "#/components/schemas/fiar.Action"}
