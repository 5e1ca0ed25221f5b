"""The tutors' notes about the class and its pupils.

No view contains a note, and so no frame and no export contains one: tutors request the notes
(`server/gateway/messages/my_classes.py`). The tutors' part of a view only counts the changes, so that other tutors' pages know
when to ask again.
"""

from collections.abc import Callable, Mapping

from msgspec.structs import replace

from engines.contract import Refusal
from protocol import errors
from protocol import session_commands as asked
from server.sessions.step_context import StepContext
from server.sessions.values.membership import member_of
from server.sessions.values.people import BEFORE, EXPECTED, TutorNote
from server.sessions.values.state import Session


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
    """Returns the text without invisible characters, blanks at the ends of lines, and empty lines at the beginning and the
    end."""
    lines = ("".join(sign if sign.isprintable() else " " for sign in line).rstrip() for line in text.splitlines())
    return "\n".join(lines).strip()


def without_notes_about(context: StepContext, is_about: Callable[[str], bool]) -> None:
    """Removes the notes about these pupils."""
    kept = tuple(note for note in context.session.notes if not (note.person and is_about(note.person)))
    if len(kept) < len(context.session.notes):
        context.set(notes=kept, notes_made=context.session.notes_made + 1)


def settle(context: StepContext) -> None:
    """Removes the notes about people whom the class has forgotten. Links each note from the previous session to its pupil once
    the pupil has joined."""
    session = context.session
    if not any(note.person for note in session.notes):
        return
    joined = {f"{EXPECTED}{entry.number}": entry.person for entry in session.entries}
    joined |= {f"{BEFORE}{member.id}": member.id for member in session.members if member.role == "pupil"}
    notes = session.notes
    for note in session.notes:
        if (person := joined.get(note.person)) and member_of(session, person) is not None:
            notes = moved_notes(notes, note.person, person)
    kept = tuple(note for note in notes if not note.person or _is_awaited(session, joined, note.person))
    if kept != session.notes:
        context.set(notes=kept, notes_made=session.notes_made + 1)


def _is_awaited(session: Session, joined: Mapping[str, str], person: str) -> bool:
    return member_of(session, person) is not None or person in joined or person.startswith(BEFORE)


def for_next_session(session: Session) -> tuple[TutorNote, ...]:
    """Returns the notes that the next session takes over: the note about things to look at next, and the notes about pupils. A
    note about a pupil waits under the pupil's name on the list, or under the id of the pupil's device."""
    numbers = {entry.person: entry.number for entry in session.entries if entry.person}
    found = []
    for note in session.notes:
        if note.about == "pupil":
            number = numbers.get(note.person)
            known = note.person.startswith((EXPECTED, BEFORE))
            waits = f"{EXPECTED}{number}" if number is not None else note.person if known else f"{BEFORE}{note.person}"
            found.append(replace(note, person=waits))
        elif note.about == "next":
            found.append(note)
    return tuple(found)


def moved_notes(notes: tuple[TutorNote, ...], person: str, into: str) -> tuple[TutorNote, ...]:
    """Returns the notes after a change of a pupil's id from `person` to `into`. If both ids have a note, the two notes become
    one."""
    own = next((note for note in notes if note.person == into), None)
    moved = next((note for note in notes if note.person == person), None)
    if moved is None:
        return notes
    others = tuple(note for note in notes if note is not own and note is not moved)
    texts = [moved.text, *([own.text] if own else [])]
    return (*others, replace(moved, person=into, text="\n".join(texts)[: asked.MAX_NOTE]))
