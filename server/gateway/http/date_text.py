"""A date of a class in words, for the preview of its link."""

from datetime import datetime, timedelta, timezone
from typing import Final

from protocol.session_commands import ClassDate

_WHEN: Final = {"es": "{} a las {} ({})", "en": "{} at {} ({})", "pt": "{} às {} ({})"}
_DAY: Final = {"es": "{} {} de {}", "en": "{}, {} {}", "pt": "{}, {} de {}"}
_DAYS: Final = {
    "es": ("Lunes", "Martes", "Miércoles", "Jueves", "Viernes", "Sábado", "Domingo"),
    "en": ("Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"),
    "pt": ("Segunda-feira", "Terça-feira", "Quarta-feira", "Quinta-feira", "Sexta-feira", "Sábado", "Domingo"),
}
_MONTHS: Final = {
    "es": (
        *("enero", "febrero", "marzo", "abril", "mayo", "junio"),
        *("julio", "agosto", "septiembre", "octubre", "noviembre", "diciembre"),
    ),
    "en": (
        *("January", "February", "March", "April", "May", "June"),
        *("July", "August", "September", "October", "November", "December"),
    ),
    "pt": (
        *("janeiro", "fevereiro", "março", "abril", "maio", "junho"),
        *("julho", "agosto", "setembro", "outubro", "novembro", "dezembro"),
    ),
}


def date_text(date: ClassDate, lang: str) -> str:
    """Returns a date by the clock of the tutor's place, with that clock's distance from UTC, because nobody knows where the
    preview will be read."""
    day = datetime.fromtimestamp(date.at_ms // 1000, timezone(timedelta(minutes=date.offset_min)))
    named = _DAY[lang].format(_DAYS[lang][day.weekday()], day.day, _MONTHS[lang][day.month - 1])
    return _WHEN[lang].format(named, f"{day.hour}:{day.minute:02}", _zone(date.offset_min))


def _zone(offset_min: int) -> str:
    hours, minutes = divmod(abs(offset_min), 60)
    sign = "−" if offset_min < 0 else "+" if offset_min > 0 else ""
    return "UTC" + (f"{sign}{hours}" if sign else "") + (f":{minutes:02}" if minutes else "")
