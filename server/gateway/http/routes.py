"""The table of all plain GETs with their paths, parameters and answers. `openapi.json` is made from it."""

import re
from dataclasses import dataclass
from functools import cached_property
from typing import Any, Final, Literal, TypedDict

from server.gateway.http.family_types import FamilyPage, FamilyView
from server.school.moment import QUESTIONS
from server.school.view_types import Exercise, LessonAnswer, LessonMoment
from server.sessions.public_page.view_types import PageGame, PageView

TOKEN_HEADER: Final = "X-Files-Token"
"""The header with the token for files. A token in the address would appear in logs and in the browser's history."""

FAMILY_HEADER: Final = "X-Family-Key"
"""The header with the key of a family's link, for the same reason."""

_PLACES: Final = {
    "code": "[2-9A-HJKMNP-Za-hjkmnp-z]{4,12}",
    "kind": "[a-z0-9]{1,8}",
    "way": "[crw]",
    "game": "[a-z0-9-]{1,40}",
    "question": "|".join(QUESTIONS),
    "number": "[0-9]{1,9}",
    "page": "[a-z2-7]{20}",
    "board": "[0-9]{1,3}",
}
"""The allowed values of the variable parts of a path: `{code}` is the code of a room or a class, `{kind}` the ending of a
file's name, and so on."""


class VersionAnswer(TypedDict):
    """The version of the server. `protocol`: the version that a hello must have. `kernel`: `compiled`, or `python` on a machine
    without a compiler. The kernel `python` makes the same bytes but takes longer."""

    name: str
    version: str
    protocol: int
    kernel: str


class AddressAnswer(TypedDict):
    """The addresses of this server for other devices on the network."""

    addresses: list[str]
    is_set: bool
    """True if the settings have the address, so that the page need not try that address."""
    server: str
    """An identity that lets a page recognise this server."""
    others_came: bool
    """True once another machine has reached the server."""


@dataclass(frozen=True, slots=True)
class Parameter:
    name: str
    place: Literal["query", "header"]
    says: str
    values: tuple[str, ...] = ()
    """All allowed values; empty if any value is allowed."""


@dataclass(frozen=True, slots=True)
class Answer:
    """One answer of a route. `body`: the type of a JSON answer; None for other answers."""

    status: int
    says: str
    content_type: str = "text/plain; charset=utf-8"
    body: Any = None


@dataclass(frozen=True)
class Route:
    """A plain GET. `id`: the name of its handler in `pages.py`."""

    id: str
    path: str
    says: str
    answers: tuple[Answer, ...]
    parameters: tuple[Parameter, ...] = ()

    @property
    def places(self) -> dict[str, str]:
        """Returns the variable parts of the path, each with its pattern."""
        return {name: pattern for name, pattern in _PLACES.items() if f"{{{name}}}" in self.path}

    @cached_property
    def pattern(self) -> re.Pattern[str]:
        path = re.escape(self.path)
        for name, pattern in self.places.items():
            path = path.replace(re.escape(f"{{{name}}}"), f"(?P<{name}>{pattern})")
        return re.compile(path)


_JSON: Final = "application/json"
_NOT_FOUND: Final = Answer(404, "the file does not exist, or not for this client; the answer does not say which")
_TOO_MANY: Final = Answer(429, "too many requests or wrong codes from this address; `Retry-After` has the seconds")
_WITHDRAWN: Final = Answer(410, "the director no longer publishes it")
_ENDED: Final = Answer(410, "the link is revoked or has expired, or the game is not over any more")
_FAMILY_KEY: Final = Parameter(FAMILY_HEADER, "header", "the key of the family's link")
_NOT_READY: Final = Answer(503, "the store does not answer: try again, or at another node")

ROUTES: Final = (
    Route("healthz", "/healthz", "The process runs.", (Answer(200, "`ok`"),)),
    Route(
        "readyz",
        "/readyz",
        "The node takes new connections.",
        (Answer(200, "`ready`"), Answer(503, "its store does not answer, or it is stopping")),
    ),
    Route("version", "/version", "The versions of the server.", (Answer(200, "its versions", _JSON, VersionAnswer),)),
    Route("address", "/address", "The addresses for other devices.", (Answer(200, "its addresses", _JSON, AddressAnswer),)),
    Route(
        "asyncapi",
        "/asyncapi.json",
        "The messages of the socket, as AsyncAPI 3.",
        (Answer(200, "an AsyncAPI document", _JSON),),
    ),
    Route("openapi", "/openapi.json", "This description.", (Answer(200, "an OpenAPI document", _JSON),)),
    Route(
        "source",
        "/source.zip",
        "The source of this server (AGPL-3.0-or-later).",
        (Answer(200, "the source", "application/zip"),),
    ),
    Route(
        "picture",
        "/qr/{code}.svg",
        "The QR picture of the link to a room or class.",
        (
            Answer(200, "the picture", "image/svg+xml"),
            _NOT_FOUND,
            Answer(421, "the request has a host name that the server does not know: set `--public-url`"),
            _TOO_MANY,
            _NOT_READY,
        ),
        (Parameter("at", "query", "the address of the link, one of those at `/address`"),),
    ),
    Route(
        "link",
        "/{way}/{code}",
        "The client's page at a link to share (`c`: a class, `r`: a table, `w`: a table to watch), with a title, a line and a "
        "picture for messengers. For an unused code, a closed class, and after too many wrong codes it says nothing of them.",
        (Answer(200, "the page", "text/html; charset=utf-8"),),
    ),
    Route(
        "calendar",
        "/c/{code}.ics",
        "The dates of a class as a calendar file (RFC 5545), to download or to subscribe to. It names no person.",
        (Answer(200, "the calendar", "text/calendar; charset=utf-8"), _NOT_FOUND, _TOO_MANY, _NOT_READY),
    ),
    Route(
        "preview",
        "/preview/{code}.png",
        "The picture of a shared link.",
        (Answer(200, "the picture", "image/png"), _NOT_FOUND, _TOO_MANY, _NOT_READY),
        (Parameter("lang", "query", "`es`, `en` or `pt`"),),
    ),
    Route(
        "export",
        "/export/{code}.{kind}",
        "A finished game in its field's form (`pgn`, `pdn`); a class as `zip`, `json`, `csv`, `trf` or `trf26` (the chess "
        "federation's TRF16 and TRF26), `report` (pupil by rule) or `rules` (the same as CSV), both also over all sessions of "
        "the class (`weeks`, `lessons`); a pupil of it as `json`.",
        (Answer(200, "the file", "*/*"), _NOT_FOUND, _TOO_MANY, _NOT_READY),
        (
            Parameter(TOKEN_HEADER, "header", "the token in the answer to `ask_files` or `ask_pupil_file`; valid for a minute"),
            Parameter("lang", "query", "the language of titles: a tag (`es`, `pt-BR`); Spanish if the server lacks it"),
        ),
    ),
    Route(
        "school",
        "/school/{game}/{question}/{number}",
        "An exercise of the referees' school: a moment of a game, a question about it, and the engine's answer.",
        (Answer(200, "the exercise of that number, the same each time", _JSON, Exercise), _NOT_FOUND, _TOO_MANY),
        (Parameter("kind", "query", "the kind of fault in the exercise: an `id` of the message `practise`"),),
    ),
    Route(
        "lesson",
        "/lesson/{game}/{number}",
        "A game's first lesson before its action of that number: the board and the task.",
        (Answer(200, "the lesson at that action", _JSON, LessonMoment), _NOT_FOUND, _TOO_MANY),
    ),
    Route(
        "attempt",
        "/lesson/{game}/{number}/try",
        "The result of an action at that point of the lesson. The server does not store it.",
        (Answer(200, "refused, allowed but not the asked one, or accepted", _JSON, LessonAnswer), _NOT_FOUND, _TOO_MANY),
        (Parameter("action", "query", "an action of the game, as JSON"),),
    ),
    Route(
        "page",
        "/page/{page}.json",
        "The public page of a class: pairings, results and standings, with the delay that its director chose.",
        (Answer(200, "the page", _JSON, PageView), _NOT_FOUND, _WITHDRAWN, _TOO_MANY, _NOT_READY),
    ),
    Route(
        "page_board",
        "/page/{page}/{number}/{board}.json",
        "The board of that round and place on the public page of a class, with the same delay.",
        (
            Answer(200, "the board as spectators saw it at that time", _JSON, PageGame),
            _NOT_FOUND,
            _WITHDRAWN,
            _TOO_MANY,
            _NOT_READY,
        ),
    ),
    Route(
        "family",
        "/family.json",
        "The finished games of one pupil, for the family with that link. They have no names.",
        (Answer(200, "the games", _JSON, FamilyView), _NOT_FOUND, _ENDED, _TOO_MANY, _NOT_READY),
        (_FAMILY_KEY,),
    ),
    Route(
        "family_game",
        "/family/{board}.json",
        "A page of the replay of the game with that place in the list, as the pupil's seat saw it.",
        (Answer(200, "a page of the replay", _JSON, FamilyPage), _NOT_FOUND, _ENDED, _TOO_MANY, _NOT_READY),
        (_FAMILY_KEY, Parameter("after", "query", "the number after which the page begins")),
    ),
    Route(
        "embed",
        "/embed/{code}",
        "The page that shows a table inside another page (`--embed-origins`).",
        (Answer(200, "the page", "text/html; charset=utf-8"),),
    ),
)
"""All routes except the files of the built client, which have their own paths."""
