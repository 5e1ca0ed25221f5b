"""The commands of a tutor's session with a class: its people, its rounds, and orders to many boards at once."""

from typing import TypeAlias

from protocol.session_commands.boards import AddBoard as AddBoard
from protocol.session_commands.boards import AdjournBoards as AdjournBoards
from protocol.session_commands.boards import BringBack as BringBack
from protocol.session_commands.boards import CallBoardsTime as CallBoardsTime
from protocol.session_commands.boards import CloseBoardsCards as CloseBoardsCards
from protocol.session_commands.boards import Forfeit as Forfeit
from protocol.session_commands.boards import GiveBoardsTime as GiveBoardsTime
from protocol.session_commands.boards import HomeRooms as HomeRooms
from protocol.session_commands.boards import LetHome as LetHome
from protocol.session_commands.boards import PauseBoards as PauseBoards
from protocol.session_commands.boards import Reseat as Reseat
from protocol.session_commands.boards import ResumeBoards as ResumeBoards
from protocol.session_commands.boards import SwapSeats as SwapSeats
from protocol.session_commands.boards import TakeUpBoards as TakeUpBoards
from protocol.session_commands.calls import CallKey as CallKey
from protocol.session_commands.calls import CloseCall as CloseCall
from protocol.session_commands.calls import HandReason as HandReason
from protocol.session_commands.calls import LowerHand as LowerHand
from protocol.session_commands.calls import RaiseHand as RaiseHand
from protocol.session_commands.calls import TakeCall as TakeCall
from protocol.session_commands.drawings import ClearDrawings as ClearDrawings
from protocol.session_commands.drawings import Draw as Draw
from protocol.session_commands.drawings import DrawingColour as DrawingColour
from protocol.session_commands.drawings import DrawingShape as DrawingShape
from protocol.session_commands.drawings import Explore as Explore
from protocol.session_commands.drawings import LeaveLine as LeaveLine
from protocol.session_commands.drawings import SetPen as SetPen
from protocol.session_commands.drawings import TryAct as TryAct
from protocol.session_commands.family_links import MAX_LINK_DAYS as MAX_LINK_DAYS
from protocol.session_commands.family_links import MakeFamilyLink as MakeFamilyLink
from protocol.session_commands.family_links import RevokeFamilyLink as RevokeFamilyLink
from protocol.session_commands.homework import MAX_TASKS as MAX_TASKS
from protocol.session_commands.homework import AskHomework as AskHomework
from protocol.session_commands.homework import BoardTask as BoardTask
from protocol.session_commands.homework import CloseHomework as CloseHomework
from protocol.session_commands.homework import ExerciseTask as ExerciseTask
from protocol.session_commands.homework import GameTask as GameTask
from protocol.session_commands.homework import HomeworkTask as HomeworkTask
from protocol.session_commands.homework import SetHomework as SetHomework
from protocol.session_commands.homework import StartHomework as StartHomework
from protocol.session_commands.members import AdmitMembers as AdmitMembers
from protocol.session_commands.members import AskPupilFile as AskPupilFile
from protocol.session_commands.members import EraseMember as EraseMember
from protocol.session_commands.members import ImportTournament as ImportTournament
from protocol.session_commands.members import InviteTutor as InviteTutor
from protocol.session_commands.members import LetBack as LetBack
from protocol.session_commands.members import MoveMember as MoveMember
from protocol.session_commands.members import RatedPupil as RatedPupil
from protocol.session_commands.members import RemoveMember as RemoveMember
from protocol.session_commands.members import RemoveMembers as RemoveMembers
from protocol.session_commands.members import RenameMember as RenameMember
from protocol.session_commands.members import RevokeInvitation as RevokeInvitation
from protocol.session_commands.members import SetHall as SetHall
from protocol.session_commands.members import SetList as SetList
from protocol.session_commands.members import SetRatings as SetRatings
from protocol.session_commands.members import SetRole as SetRole
from protocol.session_commands.members import SetStartNumbers as SetStartNumbers
from protocol.session_commands.notes import MAX_NOTE as MAX_NOTE
from protocol.session_commands.notes import NoteAbout as NoteAbout
from protocol.session_commands.notes import SetNote as SetNote
from protocol.session_commands.questions import AnswerQuestion as AnswerQuestion
from protocol.session_commands.questions import AskAnswer as AskAnswer
from protocol.session_commands.questions import CloseQuestion as CloseQuestion
from protocol.session_commands.questions import DropQuestion as DropQuestion
from protocol.session_commands.questions import QuestionNumber as QuestionNumber
from protocol.session_commands.rounds import MAX_PLANNED as MAX_PLANNED
from protocol.session_commands.rounds import ApartPair as ApartPair
from protocol.session_commands.rounds import ByePoints as ByePoints
from protocol.session_commands.rounds import CloseRound as CloseRound
from protocol.session_commands.rounds import DropRound as DropRound
from protocol.session_commands.rounds import NamedTeam as NamedTeam
from protocol.session_commands.rounds import PlannedGame as PlannedGame
from protocol.session_commands.rounds import PlanNext as PlanNext
from protocol.session_commands.rounds import PlanRound as PlanRound
from protocol.session_commands.rounds import PlanSimultaneous as PlanSimultaneous
from protocol.session_commands.rounds import PublishRound as PublishRound
from protocol.session_commands.rounds import SetApart as SetApart
from protocol.session_commands.rounds import SetBoards as SetBoards
from protocol.session_commands.rounds import SetBye as SetBye
from protocol.session_commands.rounds import SetPentathlon as SetPentathlon
from protocol.session_commands.rounds import SetRoundTime as SetRoundTime
from protocol.session_commands.rounds import SetTeams as SetTeams
from protocol.session_commands.rounds import StartRound as StartRound
from protocol.session_commands.session import ClassDate as ClassDate
from protocol.session_commands.session import EndSession as EndSession
from protocol.session_commands.session import EraseSession as EraseSession
from protocol.session_commands.session import SessionSettings as SessionSettings
from protocol.session_commands.session import SetSession as SetSession
from protocol.session_commands.showing import Announce as Announce
from protocol.session_commands.showing import AskWords as AskWords
from protocol.session_commands.showing import Cell as Cell
from protocol.session_commands.showing import Follow as Follow
from protocol.session_commands.showing import HidePosition as HidePosition
from protocol.session_commands.showing import ReadWords as ReadWords
from protocol.session_commands.showing import SetCall as SetCall
from protocol.session_commands.showing import ShowPosition as ShowPosition
from protocol.session_commands.showing import StopAnnouncing as StopAnnouncing
from protocol.session_commands.showing import TellPupil as TellPupil
from protocol.session_commands.showing import TutorWords as TutorWords
from protocol.session_commands.values import MAX_CATEGORY as MAX_CATEGORY
from protocol.session_commands.values import MAX_PRIZE as MAX_PRIZE
from protocol.session_commands.values import AtTime as AtTime
from protocol.session_commands.values import Board as Board
from protocol.session_commands.values import BoardNumbers as BoardNumbers
from protocol.session_commands.values import Boards as Boards
from protocol.session_commands.values import Category as Category
from protocol.session_commands.values import Pairing as Pairing
from protocol.session_commands.values import People as People
from protocol.session_commands.values import PersonId as PersonId
from protocol.session_commands.values import Prize as Prize
from protocol.session_commands.values import Rating as Rating
from protocol.session_commands.values import RoundMinutes as RoundMinutes
from protocol.session_commands.values import SimultaneousClock as SimultaneousClock
from protocol.session_commands.values import StartNumbers as StartNumbers
from protocol.session_commands.values import TieBreak as TieBreak
from protocol.session_commands.values import TypedAct as TypedAct
from protocol.session_commands.values import WrittenPosition as WrittenPosition

SessionCommand: TypeAlias = (
    SetSession
    | RenameMember
    | RemoveMember
    | LetBack
    | RemoveMembers
    | EraseMember
    | AskPupilFile
    | AdmitMembers
    | MoveMember
    | InviteTutor
    | RevokeInvitation
    | SetRole
    | SetHall
    | SetList
    | SetRatings
    | SetStartNumbers
    | ImportTournament
    | PlanRound
    | PlanSimultaneous
    | SetPentathlon
    | SetTeams
    | PlanNext
    | SetApart
    | SetBye
    | SetBoards
    | PublishRound
    | StartRound
    | SetRoundTime
    | DropRound
    | CloseRound
    | PauseBoards
    | ResumeBoards
    | AdjournBoards
    | TakeUpBoards
    | LetHome
    | BringBack
    | GiveBoardsTime
    | CallBoardsTime
    | CloseBoardsCards
    | Forfeit
    | Reseat
    | SwapSeats
    | AddBoard
    | Follow
    | ShowPosition
    | HidePosition
    | Draw
    | ClearDrawings
    | SetPen
    | TryAct
    | LeaveLine
    | Explore
    | Announce
    | StopAnnouncing
    | TellPupil
    | AskWords
    | ReadWords
    | SetCall
    | RaiseHand
    | LowerHand
    | TakeCall
    | CloseCall
    | AnswerQuestion
    | AskAnswer
    | CloseQuestion
    | DropQuestion
    | SetNote
    | MakeFamilyLink
    | RevokeFamilyLink
    | SetHomework
    | CloseHomework
    | StartHomework
    | AskHomework
    | EndSession
    | EraseSession
)
