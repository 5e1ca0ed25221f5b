"""Tutors' commands about the session itself: its settings and its files."""

import msgspec
from msgspec.structs import replace

from engines.contract import Refusal
from protocol import errors, messages
from protocol import session_commands as asked
from protocol.session_commands import SessionSettings
from server.room.file_tokens import files_token
from server.sessions.boards.board_orders import set_phrases, set_referee_wait
from server.sessions.lifecycle.dates import in_order
from server.sessions.members.removal import member_or_waiting
from server.sessions.members.screen import set_spectators
from server.sessions.public_page.key import note_publication
from server.sessions.step_context import StepContext


def set_session(context: StepContext, by: str, body: asked.SetSession) -> None:
    try:
        settings = msgspec.convert({**msgspec.to_builtins(context.session.settings), **body.settings}, SessionSettings)
    except msgspec.ValidationError as error:
        raise Refusal(errors.SETTINGS_MALFORMED, detail=str(error)) from None
    settings = replace(settings, dates=in_order(settings.dates, context.now_ms))
    title = context.session.title if body.title is None else " ".join(body.title.split())
    before = context.session
    if (settings, title) != (context.session.settings, context.session.title):
        lasts = (settings.keep_days, settings.dates) != (before.settings.keep_days, before.settings.dates)
        set_phrases(context, by, messages.SetPhrases(settings.phrases, settings.reactions))
        context.set(settings=settings, title=title)
        set_spectators(context, before)
        set_referee_wait(context, before)
        if lasts:
            context.keep()
        context.tell_by("session_changed")
    note_publication(context, before)


def ask_files(context: StepContext, by: str, _body: messages.AskFiles) -> None:
    """Answers with a token that lets the sender download the class's files. The log notes the sender."""
    context.tell_by("files_taken")
    context.answer = {"token": files_token(context.session.secret, context.now_ms, by)}


def ask_pupil_file(context: StepContext, by: str, body: asked.AskPupilFile) -> None:
    """Answers with a token that lets the sender download one pupil's data. The log notes the sender and the pupil. Raises
    `Refusal` if the person is no pupil of the class."""
    member = member_or_waiting(context.session, body.person)
    if member.role != "pupil":
        raise Refusal(errors.COMMAND_NOT_YOURS, needs=[])
    context.tell_by("files_taken", name=member.name)
    context.answer = {"token": files_token(context.session.secret, context.now_ms, by, member.id)}
