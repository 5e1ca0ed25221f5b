"""Ratings, categories and start numbers of the pupils in a tournament."""

from collections.abc import Sequence

from msgspec.structs import replace

from engines.contract import Refusal
from engines.kit.chance import ChanceReader, ChanceState
from protocol import errors
from protocol import session_commands as asked
from protocol.session_commands import StartNumbers
from server.aggregate.secrets import derived
from server.room.people.names import likeness
from server.sessions.step_context import StepContext
from server.sessions.values.membership import member_of, pupils
from server.sessions.values.people import Entry, Member
from server.sessions.values.state import Session


def set_ratings(context: StepContext, _by: str, body: asked.SetRatings) -> None:
    """Sets ratings and categories, also on the class's list. Raises `Refusal` if a person is not a pupil of the class."""
    session = context.session
    given = {one.person: (one.rating, " ".join(one.category.split())) for one in body.pupils}
    members = [member_of(session, person) for person in given]
    if any(member is None or member.role != "pupil" or member.erased for member in members):
        raise Refusal(errors.PERSON_UNKNOWN)
    changed = tuple(_rated(member, *given[member.id]) if member.id in given else member for member in session.members)
    if changed == session.members:
        return
    entries = tuple(
        replace(entry, rating=given[entry.person][0], category=given[entry.person][1]) if entry.person in given else entry
        for entry in session.entries
    )
    context.set(members=changed, entries=entries)
    context.tell_tutors_by("ratings_set", count=len(given))


def rate_as_listed(context: StepContext, entries: Sequence[Entry]) -> None:
    """Gives the pupils who joined under these entries the ratings and categories of their entries."""
    listed = {entry.person: entry for entry in entries if entry.person}
    if listed:
        context.set(
            members=tuple(
                _rated(member, entry.rating, entry.category) if (entry := listed.get(member.id)) else member
                for member in context.session.members
            )
        )


def _rated(member: Member, rating: int, category: str) -> Member:
    return replace(member, rating=rating, category=category)


def set_start_numbers(context: StepContext, _by: str, body: asked.SetStartNumbers) -> None:
    """Numbers the pupils in the given order; the other pupils follow. A pupil who has left gets a number only if the pupil
    already had one. Raises `Refusal` if a person is not a pupil of the class."""
    session = context.session
    numbered = [one for one in session.members if one.role == "pupil" and (one.start_number or not one.gone)]
    known = {member.id for member in numbered}
    if not known.issuperset(body.people):
        raise Refusal(errors.PERSON_UNKNOWN)
    first = {person: place for place, person in enumerate(dict.fromkeys(body.people))}
    last = max((member.start_number for member in numbered), default=0) + 1
    order = sorted(numbered, key=lambda one: (first.get(one.id, len(first)), one.start_number or last))
    numbers = {member.id: number for number, member in enumerate(order, 1)}
    members = tuple(replace(member, start_number=numbers.get(member.id, 0)) for member in session.members)
    settings = replace(session.settings, start_numbers="hand")
    if (members, settings) != (session.members, session.settings):
        context.set(members=members, settings=settings)
        context.tell_tutors_by("numbers_set")


def give_start_numbers(context: StepContext, *, always: bool = False) -> None:
    """Gives the pupils their start numbers for a draft: all pupils get new numbers until a round has started, unless a director
    wrote the numbers; after that, only pupils without a number get one.

    `always`: the pairing method needs numbers, so the numbers follow the ratings if the tutor has chosen no order.
    """
    session = context.session
    order = session.settings.start_numbers
    has_started = any(round_.state in ("playing", "closed") for round_ in session.rounds)
    if not has_started and order != "hand":
        context.set(members=tuple(replace(member, start_number=0) for member in session.members))
    if order == "none" and not always:
        return
    last = max((member.start_number for member in context.session.members), default=0)
    new = _in_order(context.session, order)
    numbers = {member.id: number for number, member in enumerate(new, last + 1)}
    if numbers:
        context.set(
            members=tuple(
                replace(member, start_number=numbers[member.id]) if member.id in numbers else member
                for member in context.session.members
            )
        )


def _in_order(session: Session, order: StartNumbers) -> list[Member]:
    """Returns the pupils without a start number in the order in which they get their numbers."""
    new = [member for member in pupils(session) if not member.start_number]
    if order == "lot":
        chance = ChanceReader(ChanceState(derived(session.secret, f"start_numbers/{session.seq}")))
        return list(chance.shuffle(new))
    listed = {entry.person: place for place, entry in enumerate(session.entries if order == "list" else ()) if entry.person}
    return sorted(
        new, key=lambda member: (listed.get(member.id, len(listed)), -member.rating, likeness(member.name), member.id)
    )
