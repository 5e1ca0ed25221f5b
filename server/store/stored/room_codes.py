"""Random codes of rooms and sessions, from characters that look different."""

import secrets
from typing import Final

ALPHABET: Final = "23456789ABCDEFGHJKMNPQRSTUVWXYZ"


def new_code(length: int) -> str:
    return "".join(secrets.choice(ALPHABET) for _ in range(length))
