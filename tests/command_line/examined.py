"""The findings of `doctor` as text."""

from server.command_line.doctor import Found, examine
from server.settings import Settings


def sentences(found: list[Found], level: str) -> list[str]:
    return [f"{each.about}: {each.line}" for each in found if each.level == level]


async def only(settings: Settings) -> str:
    """Returns the line of the only fault that `doctor` reports."""
    wrong = sentences(await examine(settings), "wrong")
    assert len(wrong) == 1, wrong
    return wrong[0]
