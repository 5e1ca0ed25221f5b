"""The class's list: the names that its tutors wrote, and the keys of the pupils' slips. A slip is a printed QR code that lets a
pupil join under a name of the list."""

from hmac import compare_digest

from msgspec.structs import replace

from engines.contract import Refusal
from protocol import errors
from protocol import session_commands as asked
from server.aggregate.commands import Join
from server.aggregate.secrets import derived
from server.room.people.names import distinct_name, likeness, readable_name
from server.sessions.members.ratings import rate_as_listed
from server.sessions.step_context import StepContext
from server.sessions.values.membership import member_of, pupils
from server.sessions.values.people import Entry, Member
from server.sessions.values.state import Session


def set_list(context: StepContext, _by: str, body: asked.SetList) -> None:
    """Replaces the list, with each name as the tutor wrote it. A name that occurs twice gets a number. Raises `Refusal` for a
    name that cannot be used, with the name and its line."""
    session = context.session
    names: list[str] = []
    for line, name in enumerate(body.names, 1):
        names.append(distinct_name(readable_name(name, line), names))
    ratings = dict(zip(names, body.ratings, strict=False))
    categories = {name: " ".join(text.split()) for name, text in zip(names, body.categories, strict=False)}
    known = {entry.name: entry for entry in session.entries}
    taken = {entry.person for entry in session.entries}
    here = {member.name: member.id for member in pupils(session) if member.id not in taken}
    made = session.entries_made
    entries: list[Entry] = []
    for name in names:
        if name in known:
            entry = known[name]
        else:
            made += 1
            entry = Entry(made, name, here.get(name, ""))
        rating, category = ratings.get(name, entry.rating), categories.get(name, entry.category)
        entries.append(replace(entry, rating=rating, category=category))
    if tuple(entries) != session.entries:
        context.set(entries=tuple(entries), entries_made=made)
        before = {entry.number: (entry.rating, entry.category) for entry in session.entries}
        rated = [entry for entry in entries if (entry.rating, entry.category) != before.get(entry.number, (0, ""))]
        rate_as_listed(context, rated)
        context.tell_by("list_set", count=len(entries))


def slip_key(session: Session, entry: Entry) -> str:
    """Returns the secret key on the slip for that name."""
    return derived(session.list_secret or session.secret, f"pupil/{entry.number}").hex()[:20]


def entry_asked(session: Session, body: Join) -> Entry | None:
    """Returns the name on the list that a joining pupil claims by key or by number; None if the pupil claims none. Raises
    `Refusal` for an unknown key or number."""
    if body.key is not None:
        found = None
        for entry in session.entries:
            if compare_digest(slip_key(session, entry).encode(), body.key.encode()):
                found = entry
        if found is None:
            raise Refusal(errors.SESSION_LIST)
        return found
    if body.entry is None:
        return None
    found = next((entry for entry in session.entries if entry.number == body.entry), None)
    if found is None or not session.settings.list_at_door:
        raise Refusal(errors.SESSION_LIST)
    return found


def holder_of(session: Session, entry: Entry) -> Member | None:
    """Returns the member who joined under that name of the list; None if there is none."""
    return member_of(session, entry.person) if entry.person else None


def free_entries(session: Session) -> tuple[Entry, ...]:
    """Returns the names of the list that a person without a slip may choose: names whose pupil is neither present nor waiting
    for admission. The result is empty unless the class's settings offer the list to newcomers."""
    if not (session.state == "open" and session.settings.joining and session.settings.list_at_door):
        return ()
    waiting = {member.id for member in session.waiting}
    return tuple(
        entry
        for entry in session.entries
        if entry.person not in waiting and ((holder := holder_of(session, entry)) is None or not holder.present)
    )


def take(context: StepContext, entry: Entry, person: str) -> None:
    """Gives a name on the list to that person. An empty `person` frees the name."""
    entries = context.session.entries
    context.set(entries=tuple(replace(known, person=person) if known.number == entry.number else known for known in entries))
    if entry.rating or entry.category:
        rate_as_listed(context, [replace(entry, person=person)])


def give_back(context: StepContext, people: frozenset[str]) -> None:
    """Frees the names on the list that belong to these people, so that others may join under them."""
    if any(entry.person in people for entry in context.session.entries):
        context.set(
            entries=tuple(replace(entry, person="") if entry.person in people else entry for entry in context.session.entries)
        )


def hand_on(context: StepContext, before: str, after: str) -> None:
    """Moves the name on the list from the person `before` to the person `after`."""
    if any(entry.person in (before, after) for entry in context.session.entries):
        context.set(
            entries=tuple(
                replace(entry, person=after)
                if entry.person == before
                else replace(entry, person="")
                if entry.person == after
                else entry
                for entry in context.session.entries
            )
        )


def strike_out(context: StepContext, member: Member) -> None:
    """Removes the name of an erased pupil from the list."""
    entries = tuple(
        entry
        for entry in context.session.entries
        if entry.person != member.id and not (entry.person == "" and likeness(entry.name) == likeness(member.name))
    )
    if entries != context.session.entries:
        context.set(entries=entries)
