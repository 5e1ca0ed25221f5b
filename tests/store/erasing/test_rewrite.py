"""After an erasure Redis rewrites its file. The rewriter asks again if a rewrite is already running, but not if Redis
forbids the command."""

import pytest
from redis.exceptions import NoPermissionError, ResponseError

from server.store.erasing.rewrite import Rewriter
from server.store.health.redis_health import Unstored
from tests.conftest import NodeMaker


@pytest.mark.parametrize(
    ("answer", "is_done"),
    [
        (None, True),
        (ResponseError("Background append only file rewriting already in progress"), False),
        (NoPermissionError("this user has no permissions to run the 'bgrewriteaof' command"), True),
        (Unstored("nothing answers"), False),
    ],
)
async def test_a_rewrite_is_asked_for_again_unless_it_began_or_is_forbidden(
    make_node: NodeMaker, monkeypatch: pytest.MonkeyPatch, answer: Exception | None, is_done: bool
) -> None:
    node = await make_node()
    asked = []

    async def answered() -> None:
        asked.append(True)
        if answer is not None:
            raise answer

    monkeypatch.setattr(node.link, "rewrite_files", answered)
    assert await Rewriter(node.link)._rewrite() is is_done
    assert asked == [True]
