"""Every committed session can be read again."""

import pytest
from msgspec.structs import replace

from engines.contract import Refusal
from protocol import errors
from server.sessions.codec import require_readable
from tests.sessions.classroom import PUPILS, Classroom


@pytest.mark.parametrize("wrong", [{"state": "asleep"}, {"at_ms": 2**70}, {"title": 5}])
def test_a_session_that_could_not_be_read_again_is_refused(wrong: dict[str, object]) -> None:
    session = Classroom(*PUPILS).session
    require_readable(session)
    with pytest.raises(Refusal) as refused:
        require_readable(replace(session, **wrong))
    assert refused.value.code == errors.FRAME_MALFORMED
