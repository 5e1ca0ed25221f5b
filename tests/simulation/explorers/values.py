"""Random messages, made from the types of the protocol."""

import random
import time
from functools import cache
from typing import Any, Final

import msgspec.inspect as types

from engines.kit.chance import ChanceReader, ChanceState
from engines.registry import engine_of
from protocol.bodies import FromClient
from protocol.from_client import ClientMessage
from protocol.messages import Settings
from protocol.session_commands import SessionSettings
from tests.simulation.explorers.known import Known
from tests.simulation.explorers.tournaments import packed
from tests.simulation.tab import Tab

GAMES: Final = ("noughts", "contig60", "fiar", "ajedrez", "takeaway", "qwinto")
KNOWN_SHARE: Final = 0.9
"""Share of values that are chosen from what the person has seen, if the person has seen any; the others are invented."""
HERE_SHARE: Final = 0.8
"""Share of the seen values that are in the present view, if it has any."""
OPTIONAL_SHARE: Final = 0.5
WANTED: Final = frozenset({"reason", "title", "tasks", "games"})
"""Optional fields that every message has, because most commands do little without them."""
SOON_MS: Final = (5_000, 20_000, 60_000, 86_400_000)
SHORT_MS: Final = (1, 1_000, 5_000, 60_000)
OF_CLASS: Final = frozenset({"ask_class", "do_exercise"})
OF_TABLE: Final = frozenset({"history", "recording", "review"})
OF_THE_TAB: Final = OF_CLASS | OF_TABLE | {"watchers", "join"}
"""Messages about the room or class that the tab shows. A message about any other room would mostly count as a guess."""
RENAMED: Final = frozenset({"take_friend", "do_exercise"})
"""Messages with a field that has the name of a field of other messages, and another meaning."""
SMALL: Final = frozenset({"seat", "other_seat", "winners", "boards", "task", "at", "bots"})
"""Numbers that are mostly 0 or 1."""
INVENTED: Final = 4
"""Most invented numbers are below this number, because small numbers have a meaning more often."""
POSITIONS: Final[tuple[dict[str, Any], ...]] = (
    {},
    {"fen": "4k3/8/8/8/8/8/4P3/4K3 w - - 0 1"},
    {"players": 2},
    {"players": 2, "chance": [[5, 2, 3], [1, 4]]},
    {"mode": "tournament"},
)
"""Written positions. Each game takes some of them."""
NO_SETTINGS: Final = frozenset(
    {"keep_days", "spectator_delay_ms", "public_page_delay_ms", "spectators", "move_days", "joining"}
)
"""Settings that would keep the people of the world from seeing or entering a room."""


@cache
def _info(kind: Any) -> Any:
    return types.type_info(kind)


class Values:
    """Makes random values for a person."""

    def __init__(self, rng: random.Random, known: Known, name: str) -> None:
        self._rng = rng
        self._known = known
        self._name = name
        self._words = 0
        self._tag = ""
        """The type of the message or command that is being made."""
        self._tab: Tab | None = None
        self._here = Known(rng)
        """The values of the present view."""

    def look(self, tab: Tab) -> None:
        """Lets the person look at that tab, whose view then has most values."""
        self._tab, self._here = tab, Known(self._rng)
        if tab.view is not None:
            self._here.note(tab.view)

    def _seen(self, field: str, kind: type) -> Any:
        """Returns a value that the person has seen, mostly in the present view; None if there is none."""
        is_of_tab = field == "room" and self._tag in OF_THE_TAB
        if is_of_tab and self._tab is not None and self._tab.room:
            return self._tab.room
        field = {"code": "friend_code", "at": "exercise_at"}.get(field, field) if self._tag in RENAMED else field
        here = self._here.of(field, kind) if self._rng.random() < HERE_SHARE else None
        return self._known.of(field, kind) if here is None else here

    def struct(self, kind: type) -> dict[str, Any]:
        """Returns a random message or command of that type."""
        found = _info(kind)
        self._tag = found.tag if found.tag_field == "type" else self._tag
        made = {field.encode_name: self._value(field.type, field.encode_name) for field in found.fields if self._has(field)}
        if found.tag_field is not None:
            made[found.tag_field] = found.tag
        made.pop("cid", None)
        return made

    def _has(self, field: Any) -> bool:
        is_wanted = field.required or field.encode_name in WANTED
        return bool(is_wanted) or self._rng.random() < OPTIONAL_SHARE

    def words(self) -> str:
        """Returns words that nobody else says."""
        self._words += 1
        return f"{self._name} {self._words}"

    def _value(self, kind: Any, field: str) -> Any:
        rng = self._rng
        if field == "act" and (act := self._act()) is not None:
            return act
        match kind:
            case types.Metadata(type=inner):
                return self._value(inner, field)
            case types.StructType(cls=cls):
                return self.struct(cls)
            case types.UnionType(types=several):
                return self._value(rng.choice(several), field)
            case types.LiteralType(values=values):
                return rng.choice(sorted(values, key=str))
            case types.BoolType():
                return rng.random() < 0.5
            case types.FloatType():
                return rng.choice((0.0, 0.5, 1.0))
            case types.IntType(ge=least, le=most):
                return self._number(field, least or 0, most)
            case types.StrType():
                return self._text(kind, field)
            case types.ListType(item_type=item, min_length=least, max_length=most):
                return self._list(item, field, least or 0, most or 6)
            case types.DictType():
                return self._fields(field)
        return None

    def _list(self, item: Any, field: str, least: int, most: int) -> list[Any]:
        rng = self._rng
        if field == "packed":
            return [packed(rng)]
        if field == "acts":
            return self._acts()
        made = [self._value(item, field) for _ in range(self._rng.randint(least, min(most, max(least, 3))))]
        # The same person or room twice is seldom allowed.
        if not all(isinstance(each, str) for each in made):
            return made
        once = list(dict.fromkeys(made))
        return once + [self.words() for _ in range(least - len(once))]

    def _acts(self) -> list[Any]:
        """Returns at most one action, which is mostly possible in the position that the class sees."""
        act = self._act()
        return [] if act is None or self._rng.random() < OPTIONAL_SHARE else [act]

    def _act(self) -> Any:
        """Returns a possible action of the shown position; None if there is none."""
        view = self._tab.view if self._tab is not None else None
        shown = view.get("position") if view is not None else None
        if shown is None:
            return None
        engine, chance = engine_of(shown["game"]), ChanceReader(ChanceState(self._rng.randbytes(32)))
        acts = (engine.bot(shown["view"], shown["status"], seat, chance) for seat in range(shown["seats"]))
        return next((act for act in acts if act is not None), None)

    def _number(self, field: str, least: int, most: int | None) -> int:
        rng = self._rng
        if field in ("due_ms", "until_ms", "at_ms"):
            return int(time.time() * 1_000) + rng.choice(SOON_MS)
        if field == "ms":
            return rng.choice(SHORT_MS)
        if field in SMALL and rng.random() < KNOWN_SHARE:
            return rng.randrange(2)
        seen = self._seen(field, int)
        if seen is not None and rng.random() < KNOWN_SHARE:
            return int(max(least, seen if most is None else min(most, seen)))
        top = least + INVENTED if most is None else most
        return rng.randint(least, min(top, least + INVENTED) if rng.random() < KNOWN_SHARE else top)

    def _text(self, kind: types.StrType, field: str) -> str:
        rng = self._rng
        if field == "game":
            return rng.choice(GAMES)
        if field in ("reason", "title"):
            return self.words()
        if field == "link":
            return rng.choice(("", "https://meet.example.org/aula"))
        if kind.pattern is not None and "a-z" in kind.pattern and kind.pattern.startswith("^[a-z]"):
            return rng.choice(("es", "en", "pt"))
        if kind.pattern is not None and kind.pattern.startswith("^http"):
            return "https://example.org/"
        seen = self._seen(field, str)
        if seen is not None and rng.random() < KNOWN_SHARE:
            return str(seen)
        if field in ("skill", "after", "kind"):
            return ""
        if field == "friend":
            return "0" * 12
        if field == "place" or kind.pattern is not None:
            return rng.choice(("a1", "b2", "c3", "1", "5"))
        return self.words()[-(kind.max_length or 80) :]

    def _fields(self, field: str) -> dict[str, Any]:
        """Returns some settings of a room or a class, some options of a game, or a written position."""
        rng = self._rng
        if field == "given":
            return dict(rng.choice(POSITIONS))
        if field == "settings":
            every = self.struct(rng.choice((Settings, SessionSettings)))
            free = sorted(set(every) - NO_SETTINGS)
            return {name: every[name] for name in rng.sample(free, min(len(free), rng.randint(1, 3)))}
        return {"mode": rng.choice(("assisted", "tournament"))} if field == "options" and rng.random() < OPTIONAL_SHARE else {}


def wild_action(values: Values, rng: random.Random, game: str, kinds: list[str]) -> dict[str, Any] | None:
    """Returns a random action of one of these types: a challenge of a random rule, or any other action of the game."""
    kind = rng.choice(kinds) if kinds else ""
    if kind == "challenge":
        rules = [rule.id for rule in engine_of(game).rules if rule.challengeable]
        return {"type": kind, "rule": rng.choice([*rules, f"other:{values.words()}"])}
    found = _info(engine_of(game).action)
    structs = [each for each in getattr(found, "types", [found]) if each.tag == kind]
    return values.struct(structs[0].cls) if structs else None


def messages_of(left_out: frozenset[str]) -> list[type[FromClient]]:
    """Returns the types of the messages that a client sends, except the types whose tag is in `left_out`."""
    every: Any = types.type_info(ClientMessage)
    return [each.cls for each in every.types if each.tag not in left_out]
