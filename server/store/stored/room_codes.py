"""Makes random codes for rooms and sessions. All characters of a code are easy to tell apart."""

import secrets
from typing import Final

ALPHABET: Final = "23456789ABCDEFGHJKMNPQRSTUVWXYZ"


def new_code(length: int) -> str:
    return "".join(secrets.choice(ALPHABET) for _ in range(length))
