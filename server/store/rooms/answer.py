"""The answer to a command. The server sends it and stores it, so that a repeated command gets the same answer."""

import msgspec

from engines.contract import Plain


class Answer(msgspec.Struct, frozen=True, array_like=True):
    """The answer to a command. `code`: the code of the refusal, None if the room accepted the command; `seq`: the room's
    sequence number after the command."""

    seq: int
    params: dict[str, Plain]
    code: str | None = None
    repeated: bool = False


encode_answer = msgspec.msgpack.Encoder().encode
decode_answer = msgspec.msgpack.Decoder(Answer).decode
