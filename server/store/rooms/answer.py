"""The answer to a command: the server sends it now and stores it for a repeat."""

import msgspec

from engines.contract import Plain


class Answer(msgspec.Struct, frozen=True, array_like=True):
    """The stored answer, returned again when the command is resent. `code`: the refusal's code; None: accepted, at `seq`."""

    seq: int
    params: dict[str, Plain]
    code: str | None = None
    repeated: bool = False


encode_answer = msgspec.msgpack.Encoder().encode
decode_answer = msgspec.msgpack.Decoder(Answer).decode
