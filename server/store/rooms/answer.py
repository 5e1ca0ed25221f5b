"""What a command was answered, as it is told now and remembered for a repeat."""

import msgspec

from engines.contract import Plain


class Answer(msgspec.Struct, frozen=True, array_like=True):
    """What a command was answered, as it is remembered for a repeat. `code`: of a refusal; None: done, at `seq`."""

    seq: int
    params: dict[str, Plain]
    code: str | None = None
    repeated: bool = False


encode_answer = msgspec.msgpack.Encoder().encode
decode_answer = msgspec.msgpack.Decoder(Answer).decode
