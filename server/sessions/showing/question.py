"""A question to the whole class: one at a time, its answers hidden until it closes, and nobody's name on them then.

    nothing --ask--> open --close--> closed --ask--> open
    open, closed --drop--> nothing

While it is open no view of a pupil, a spectator or a screen depends on any answer: who answered is told to nobody, tutors see
how many did, and what one has answered oneself one asks for (`AskAnswer`). An answer may be changed until it closes. Closed, it
has counts alone: who answered what is no longer in the class.
"""

from msgspec.structs import replace

from engines.contract import Refusal
from protocol import errors
from protocol import session_commands as asked
from server.sessions.command import QuestionAsked
from server.sessions.step_context import StepContext
from server.sessions.values.membership import is_inside
from server.sessions.values.state import GivenAnswer, Question, Session


def ask(run: StepContext, by: str, body: QuestionAsked) -> None:
    """The next question; it takes the place of a closed one. Raises `Refusal` while another is open."""
    session = run.session
    if session.question is not None and session.question.counts is None:
        raise Refusal(errors.SESSION_QUESTION_OPEN)
    number = session.questions_made + 1
    question = Question(number, by, run.now_ms, body.is_of_board, body.asked, body.answer, body.found)
    run.set(question=question, questions_made=number)
    run.answer = {"number": number}
    run.tell_by("class_asked")


def answer(run: StepContext, by: str, body: asked.AnswerQuestion) -> None:
    """The pupil's answer, in the place of theirs before. Raises `Refusal`: too late, or none of the choices."""
    question = _open(run.session, body.number)
    if body.choice not in question.asked["choices"]:
        raise Refusal(errors.SESSION_CHOICE)
    given = GivenAnswer(by, body.choice)
    if given in question.answers:
        return
    others = tuple(other for other in question.answers if other.person != by)
    run.set(question=replace(question, answers=(*others, given)))


def ask_answer(run: StepContext, by: str, _body: asked.AskAnswer) -> None:
    """The answer alone has it: no view does, because all pupils share one."""
    question = run.session.question
    own = None if question is None else next((one.choice for one in question.answers if one.person == by), None)
    run.answer = {"number": None if question is None else question.number, "choice": own}


def close(run: StepContext, _by: str, body: asked.CloseQuestion) -> None:
    question = _open(run.session, body.number)
    given = [one.choice for one in question.answers]
    counts = tuple(given.count(choice) for choice in question.asked["choices"])
    run.set(question=replace(question, answers=(), counts=counts))
    run.tell_by("class_answered", count=len(given))


def drop(run: StepContext, _by: str, body: asked.DropQuestion) -> None:
    """Raises `Refusal` for another question than the one that is there."""
    question = run.session.question
    if question is None or question.number != body.number:
        raise Refusal(errors.SESSION_QUESTION_OVER)
    run.set(question=None)
    if question.counts is None:
        run.tell_by("question_dropped")


def without_gone(run: StepContext) -> None:
    """The answers of people who are gone do not count."""
    question = run.session.question
    if question is None:
        return
    answers = tuple(one for one in question.answers if is_inside(run.session, one.person))
    if answers != question.answers:
        run.set(question=replace(question, answers=answers))


def _open(session: Session, number: int) -> Question:
    question = session.question
    if question is None or question.number != number or question.counts is not None:
        raise Refusal(errors.SESSION_QUESTION_OVER)
    return question
