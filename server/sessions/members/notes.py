"""The tutors' notes about the class and its pupils.

No view contains a note, so neither frames nor exports do: tutors request them (`server/gateway/messages/my_classes.py`). The
tutors' part of a view only counts the changes, so that other tutors' pages know when to ask again.
"""

from collections.abc import Callable

from msgspec.structs import replace

from engines.contract import Refusal
from protocol import errors
from protocol import session_commands as asked
from server.sessions.step_context import StepContext
from server.sessions.values.membership import member_of
from server.sessions.values.state import TutorNote


def set_note(context: StepContext, by: str, body: asked.SetNote) -> None:
    """Sets or removes a note. Raises `Refusal` if the note is about a person who is no pupil of the class."""
    session = context.session
    person = body.person if body.about == "pupil" else ""
    if body.about == "pupil":
        member = member_of(session, person)
        if member is None or member.role != "pupil" or member.erased:
            raise Refusal(errors.PERSON_UNKNOWN)
    text = tidied(body.text)
    before = next((note for note in session.notes if (note.about, note.person) == (body.about, person)), None)
    if text == (before.text if before else ""):
        return
    others = tuple(note for note in session.notes if note is not before)
    added = (TutorNote(body.about, person, text, by, context.now_ms),) if text else ()
    context.set(notes=(*others, *added), notes_made=session.notes_made + 1)


def tidied(text: str) -> str:
    """Returns the text without invisible characters, blank ends of lines and empty lines at its ends."""
    lines = ("".join(sign if sign.isprintable() else " " for sign in line).rstrip() for line in text.splitlines())
    return "\n".join(lines).strip()


def without_notes_about(context: StepContext, is_about: Callable[[str], bool]) -> None:
    """Removes the notes about these pupils."""
    kept = tuple(note for note in context.session.notes if not (note.person and is_about(note.person)))
    if len(kept) < len(context.session.notes):
        context.set(notes=kept, notes_made=context.session.notes_made + 1)


def without_strangers(context: StepContext) -> None:
    """Removes the notes about people whom the class has forgotten."""
    if context.session.notes:
        without_notes_about(context, lambda person: member_of(context.session, person) is None)


def moved_notes(notes: tuple[TutorNote, ...], person: str, into: str) -> tuple[TutorNote, ...]:
    """Returns the notes with those about the pupil `person` given to the same pupil's new id `into`. Two notes become one."""
    own = next((note for note in notes if note.person == into), None)
    moved = next((note for note in notes if note.person == person), None)
    if moved is None:
        return notes
    others = tuple(note for note in notes if note is not own and note is not moved)
    texts = [moved.text, *([own.text] if own else [])]
    return (*others, replace(moved, person=into, text="\n".join(texts)[: asked.MAX_NOTE]))
