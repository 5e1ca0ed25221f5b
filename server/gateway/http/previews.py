"""The preview of a shared link: a title, a line and a picture. Messengers read the preview before anybody opens the link.

A class shows its title, its next date, its game and its director's name while pupils may enter; a table that belongs to no
class shows its game. A preview never contains the name of a player or a pupil.
"""

import io
import re
from html import escape
from typing import TYPE_CHECKING, Final, NamedTuple

from engines.registry import engine_of
from server.gateway.http.date_text import date_text
from server.room.values.state import Room, RoomOf
from server.sessions.lifecycle.dates import coming
from server.sessions.values.state import Session, current

if TYPE_CHECKING:
    from PIL import ImageFont

WIDTH, HEIGHT = 1200, 630
_EDGE: Final = 80
_PAPER, _INK, _SOFT, _FLAG = "#faf5e9", "#2a2118", "#6b5d4d", "#b3261e"
_SIZES: Final = range(96, 39, -8)
"""The sizes of the title in pixels, the largest first: the picture takes the first size with which the title fits on two
lines."""

_LACKING: Final = re.compile(r"[^\x20-\xff–—‘’“”…€−]")
"""Signs that the client's font lacks. The client has only the Latin part of the font."""

_LANGUAGES: Final = ("es", "en", "pt")
_CLASS: Final = {"es": "Una clase", "en": "A class", "pt": "Uma aula"}
_WITH: Final = {"es": "Con {}", "en": "With {}", "pt": "Com {}"}
_ENTER: Final = {
    "es": "Juegos de mesa con réferi. Entra sin cuenta.",
    "en": "Board games with a referee. Enter without an account.",
    "pt": "Jogos de mesa com árbitro. Entre sem conta.",
}
_PLAY: Final = {"es": "Te invitan a jugar {}", "en": "Come and play {}", "pt": "Convite para jogar {}"}


class Preview(NamedTuple):
    title: str
    line: str
    says_nothing: bool = False
    """True for an unused code and for a closed class."""


def language_of(accepted: str) -> str:
    """Returns the first language of an `Accept-Language` header that the server has; Spanish if the server has none of them."""
    asked = [part.strip()[:2].lower() for part in accepted.split(",")]
    return next((lang for lang in asked if lang in _LANGUAGES), "es")


def preview_of(room: Room | Session | None, lang: str, now_ms: int) -> Preview:
    """Returns the preview of a link. `room` is None if the code is not in use. In this case the preview says as little as the
    preview of a closed class."""
    if isinstance(room, Session) and room.state == "open" and room.settings.joining:
        tutors = [member.name for member in room.members if member.role == "director" and not member.gone]
        dates = coming(room.settings, now_ms)[:1]
        with_tutor = [_WITH[lang].format(name) for name in tutors[:1]]
        line = [*(date_text(date, lang) for date in dates), *_game(room, lang), *with_tutor, _ENTER[lang]]
        return Preview(room.title or _CLASS[lang], ". ".join(line))
    if isinstance(room, RoomOf) and room.session is None and room.state != "erased":
        return Preview(_PLAY[lang].format(_name_of(room.slug, lang)), _ENTER[lang])
    return Preview("Banderilla", _ENTER[lang], says_nothing=True)


def _game(session: Session, lang: str) -> list[str]:
    """Returns the name of the game of the present or the planned round; empty without one."""
    round_ = current(session)
    game = round_.game if round_ is not None else session.planned.game if session.planned is not None else ""
    return [_name_of(game, lang)] if game else []


def _name_of(game: str, lang: str) -> str:
    spanish, english = engine_of(game).about.names
    return english if lang == "en" else spanish


def page_with(page: bytes, preview: Preview, address: str, picture: str) -> bytes:
    """Returns the client's page with the preview in its head."""
    facts = {
        "og:type": "website",
        "og:site_name": "Banderilla",
        "og:title": preview.title,
        "og:description": preview.line,
        "og:url": address,
        "og:image": picture,
        "og:image:width": str(WIDTH),
        "og:image:height": str(HEIGHT),
        "twitter:card": "summary_large_image",
    }
    tags = "".join(f'<meta property="{name}" content="{escape(text)}" />' for name, text in facts.items())
    return page.replace(b"</head>", f"{tags}</head>".encode(), 1)


def picture_of(preview: Preview, font: bytes) -> bytes:
    """Draws the preview with the client's own font, as a PNG. The picture leaves out signs that the font lacks."""
    # Import this here, because only the worker process draws.
    from PIL import Image, ImageDraw, ImageFont

    def sized(size: int, weight: int) -> ImageFont.FreeTypeFont:
        made = ImageFont.truetype(io.BytesIO(font), size)
        made.set_variation_by_axes([weight])
        return made

    image = Image.new("RGB", (WIDTH, HEIGHT), _PAPER)
    draw = ImageDraw.Draw(image)
    draw.rectangle((0, 0, WIDTH, 120), fill=_FLAG)
    draw.text((_EDGE, 60), "Banderilla", fill=_PAPER, font=sized(60, 600), anchor="lm")
    room = WIDTH - 2 * _EDGE
    for size in _SIZES:
        large = sized(size, 600)
        lines = _wrapped(preview.title, room, large)
        if len(lines) <= 2:
            break
    y = 180.0
    for line in lines[:2]:
        draw.text((_EDGE, y), line, fill=_INK, font=large)
        y += size * 1.2
    small = sized(44, 500)
    for line in _wrapped(preview.line, room, small)[:3]:
        draw.text((_EDGE, y + 32), line, fill=_SOFT, font=small)
        y += 56
    drawn = io.BytesIO()
    image.quantize(32).save(drawn, "PNG", optimize=True)
    return drawn.getvalue()


def _wrapped(text: str, width: int, font: "ImageFont.FreeTypeFont") -> list[str]:
    """Breaks a text into lines of at most `width` pixels."""
    lines: list[str] = []
    for word in _LACKING.sub("", text).split():
        longer = f"{lines[-1]} {word}" if lines else word
        if lines and font.getlength(longer) <= width:
            lines[-1] = longer
        else:
            lines.append(word)
    return lines or [""]
