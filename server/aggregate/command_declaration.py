"""The declaration of a command: its message, the powers and states that allow it, whether it needs a reason, and its handler.

A room and a session each have one table of declarations (`command_table.py`). The permission check, the dispatch to the
handler, the page `docs/reference/powers.md` and the tests of all commands use these rows.
"""

from collections.abc import Callable, Iterable, Mapping, Set
from dataclasses import dataclass
from typing import Any, Generic, TypeAlias, TypeVar

from engines.contract import Refusal
from protocol import errors
from protocol.bodies import Body

Context = TypeVar("Context")
"""The type of the mutable object that a handler changes during one step."""
Power = TypeVar("Power", bound=str)
Sent = TypeVar("Sent", bound=Body)


@dataclass(frozen=True, slots=True)
class Declared(Generic[Context, Power]):
    """One row of the table. `powers`: the sender must have at least one of them. `when`: the states that allow the command;
    None for all states except `erased`.

    `needs_reason`: a referee must give a reason. `when_erased`: the state `erased` allows the command too.
    `handler(context, by, body)` carries out the command.
    """

    body: type[Body]
    handler: Callable[[Context, Any, Any], None]
    powers: frozenset[Power]
    when: frozenset[str] | None = None
    needs_reason: bool = False
    when_erased: bool = False
    if_unreadable: str | None = errors.FRAME_MALFORMED
    """Refusal code for a command after which the stored state could no longer be decoded. The server does not store such a
    state. If this is None, the server makes no such check: the command contains no data that a person may choose freely, or
    only an action, to which the engine has given a type."""


def declare(
    body: type[Sent],
    handler: Callable[[Context, Any, Sent], None],
    powers: frozenset[Power],
    when: frozenset[str] | None = None,
    *,
    needs_reason: bool = False,
    when_erased: bool = False,
    if_unreadable: str | None = errors.FRAME_MALFORMED,
) -> Declared[Context, Power]:
    """Returns the declaration of one command. Its types let the type checker compare the handler with the message."""
    return Declared(body, handler, powers, when, needs_reason, when_erased, if_unreadable)


Commands: TypeAlias = Mapping[type[Body], Declared[Context, Power]]


def declared_once(rows: Iterable[Declared[Context, Power]]) -> Commands[Context, Power]:
    """Returns the rows by message. Raises an error if a message has two rows, which would be a bug."""
    table: dict[type[Body], Declared[Context, Power]] = {}
    for row in rows:
        assert row.body not in table, row.body
        table[row.body] = row
    return table


def permit(commands: Commands[Context, Power], body: Body, powers: Set[Power], state: str, *, is_referee: bool) -> None:
    """Raises `Refusal` unless a person with these powers may send the command in that state. Rule: common, Roles in a room.

    `is_referee`: the sender is a referee here, and must give a reason where the row needs one.
    """
    row = commands.get(type(body))  # none: a session's command has no row in a room
    if state == "erased" and (row is None or not row.when_erased):
        raise Refusal(errors.ROOM_ERASED)
    needs = frozenset[Power]() if row is None else row.powers
    if row is None or needs.isdisjoint(powers):
        raise Refusal(errors.COMMAND_NOT_YOURS, needs=sorted(needs))
    if row.when is not None and state not in row.when:
        raise Refusal(errors.COMMAND_NOT_NOW, state=state)
    if row.needs_reason and is_referee and not str(getattr(body, "reason", "")).strip():
        raise Refusal(errors.REFEREE_REASON)
