"""Over real sockets, only the director of a class can continue it in a new session."""

import pytest

from protocol import errors
from tests.conftest import Arrival, NodeMaker
from tests.gateway.test_sessions import opened
from tests.people import Refused


async def test_only_its_director_goes_on_with_a_class(make_node: NodeMaker, come: Arrival) -> None:
    node = await make_node()
    tutor, ana = await come(node, name="Eva"), await come(node, name="Ana")
    session = await opened(tutor, ana)
    with pytest.raises(Refused) as refusal:
        await ana.ask("open_session", like=session)
    assert refusal.value.code == errors.COMMAND_NOT_YOURS
    with pytest.raises(Refused) as refusal:
        await tutor.ask("open_session", like="ZZZZZ")
    assert refusal.value.code == errors.ROOM_UNKNOWN
