"""A failed connection is described in words for an operator, whatever the library says."""

import pytest
from redis.asyncio.sentinel import MasterNotFoundError
from redis.exceptions import ConnectionError as Away
from redis.exceptions import RedisClusterException

from server.store.connection.failure_words import failure_words


@pytest.mark.parametrize(
    ("error", "words"),
    [
        (
            Away("Error 111 connecting to 127.0.0.1:1. Connection refused."),
            "no server answers at 127.0.0.1:1: Connection refused",
        ),
        (
            Away("Error -2 connecting to a.invalid:1. Name or service not known."),
            "no server answers at a.invalid:1: Name or service not known",
        ),
        (
            RedisClusterException(
                "Redis Cluster cannot be connected. … node: Error 111 connecting to 127.0.0.1:2. Connection refused."
            ),
            "no server answers at 127.0.0.1:2: Connection refused",
        ),
        (
            MasterNotFoundError(
                "No master found for 'main' : <redis.asyncio.client.Redis(<X(a=<object object at 0x7>)>)> - network:Away"
            ),
            "the Sentinels that answer know no primary called main",
        ),
        (
            ConnectionResetError(104, "Connection reset by peer"),
            "it ended the connection (is this a TLS port? then use rediss://)",
        ),
        (TimeoutError(), "it does not answer in time"),
        (OSError(""), "it does not answer in time"),
        (Away("x" * 300), "x" * 200),
        (
            Away("Error 1 connecting to a:1. [SSL: WRONG_VERSION_NUMBER] wrong version number (_ssl.c:1006)."),
            "it does not use TLS (use redis:// with one s)",
        ),
        (OSError(28, "No space left on device"), "No space left on device"),
        (Away("odd <redis.X object at 0x7f> thing"), "odd … thing"),
    ],
)
def test_the_words_name_what_failed_and_no_object(error: BaseException, words: str) -> None:
    assert failure_words(error) == words
