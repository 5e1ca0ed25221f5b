"""The codes of rooms and sessions: signs that are not mistaken for each other, by chance."""

import secrets
from typing import Final

ALPHABET: Final = "23456789ABCDEFGHJKMNPQRSTUVWXYZ"


def new_code(length: int) -> str:
    return "".join(secrets.choice(ALPHABET) for _ in range(length))
