/* Made from protocol/messages.py by `python -m protocol.typescript`. Do not edit. */

export const SUBPROTOCOL = "banderilla.v1";
export const SHORT_SUBPROTOCOL = "banderilla.v1.short";
export const VERSION = 1;

/** Data of maps with text keys, lists, text, numbers, booleans and null. */
export type Plain = unknown;

export type Mark = "C" | "I" | "IA";

export type RefereeRole = "director" | "leader" | "monitor";

export type Role = "director" | "leader" | "monitor" | "player" | "spectator";

export type PhraseId = "clap" | "good_game" | "good_luck" | "hello" | "nice_move" | "one_moment" | "smile" | "sorry" | "thanks" | "think" | "well_played" | "wow";

export type TableList = "open" | "watch";

/** A room's settings. `monitor`: who gives the first ruling. `appeals`: rulings may be appealed (only while a referee is in the room), within `appeal_ms`. `games`: games of a match. `auto_start`: the game starts when all seats are ready. `bot_ms`: how long a bot waits; a `quick` room waits not at all where only bots sit. `chat`: free words between the seats; `phrases`: ready ones. `start_when_full`: who sits down is ready, and the first game starts when every seat is held by somebody who is there. `substitute_ms`: after so long the computer takes the free seats of a listed table until people come; 0: never. `absence_ms`: after so long without a player who waits may claim (`claim_absence`); 0 is never. `referee_wait_ms`: so long a challenge or an appeal waits for referees who are all away; then the server rules, an appeal is noted for later and play goes on; 0: it waits until one comes. `move_days`: a game by correspondence, with so many days for each move; 0 is an ordinary game. */
export type Settings = {
  monitor?: "server" | "tutor";
  appeals?: boolean;
  appeal_ms?: number;
  spectators?: boolean;
  spectator_delay_ms?: number;
  games?: number;
  chat?: boolean;
  auto_start?: boolean;
  bot_ms?: number;
  quick?: boolean;
  phrases?: boolean;
  start_when_full?: boolean;
  substitute_ms?: number;
  absence_ms?: 0 | 30000 | 60000 | 120000 | 300000;
  move_days?: 0 | 1 | 3 | 7;
  referee_wait_ms?: number;
};

/** `joining`: whether pupils may still come in. `ask`: who comes waits until a tutor lets them in. `lock_at_start`: nobody comes in any more once a round has started. `phrases`: whether pupils may send the ready-made phrases. `list_at_door`: who has the code sees the free names of the class's list while pupils may come in, and taps their own. `own_names`: pupils correct their names also after the first round has started. `spectators`: who may watch the boards without a seat there: nobody, the members and the class's screens, or everybody who has the code, who then sees names, pairings and standings too. `spectator_delay_ms`: so far behind are they. `hand_stops_clock`: at the board of a pupil who raises a hand the clocks stand until that call is done. `referee_wait_ms`: so long the boards wait for a ruling while no tutor has a page of the class open; 0: until one comes. `odd`: what a pupil without a partner does. `monitor`: who gives the first ruling at the boards. `keep_days`: so long the session and its boards are kept after the last round, or after this was changed; then they are erased. */
export type SessionSettings = {
  joining?: boolean;
  ask?: boolean;
  lock_at_start?: boolean;
  phrases?: boolean;
  odd?: "computer" | "watch";
  monitor?: "server" | "tutor";
  keep_days?: number;
  list_at_door?: boolean;
  own_names?: boolean;
  spectators?: "class" | "none" | "public";
  spectator_delay_ms?: number;
  hand_stops_clock?: boolean;
  referee_wait_ms?: number;
};

/** A game of a pentathlon, for two at a board, with its options. */
export type PlannedGame = {
  game: string;
  options?: { [key: string]: Plain };
};

/** `given`: in the words of the worked cases, nothing for the beginning. `acts`: what is played from there, in notation or as in `act`, each by the seat that may. */
export type WrittenPosition = {
  given?: { [key: string]: Plain };
  acts?: (string | { [key: string]: Plain })[];
};

/** A team of pupils under its name. */
export type NamedTeam = {
  name: string;
  pupils: string[];
};

/** Something that was seen to happen. `kind` is an engine's or the server's word; words for people are the client's. */
export type GameEvent = {
  kind: string;
  at_ms: number;
  seat?: number | null;
  params?: { [key: string]: Plain };
};

/** What the receiver is in a room. `viewer` is whose view it gets. */
export type You = {
  seat: number | null;
  role: Role;
  viewer: string;
  host: boolean;
};

/** A seat of a listed table; only a person has a name. */
export type ListedSeat = {
  kind: "bot" | "empty" | "person";
  name: string;
};

/** A table as a listing shows it. `free`: the seats that a person may take now. `since_ms`: server time. It has been waiting, or playing this game, since then. `spectators`: the people who watch it, wherever they are connected. */
export type ListedTable = {
  room: string;
  game: string;
  lang: string;
  mode: string;
  state: "playing" | "waiting";
  seats: ListedSeat[];
  free: number[];
  watchable: boolean;
  since_ms: number;
  spectators: number;
};

/** A seat is ready for the (next) game, or not yet. */
export type Ready = {
  type: "ready";
  ready?: boolean;
};

/** A person gives up its seat and watches. */
export type StandUp = {
  type: "stand_up";
};

/** A person takes another name; a referee may rename `person`. */
export type Rename = {
  type: "rename";
  name: string;
  person?: string | null;
};

/** The computer takes an empty seat, or that of a player who has left; a referee seats it in anybody's place. `level`: how well it plays. */
export type SeatBot = {
  type: "seat_bot";
  seat: number;
  reason?: string;
  level?: "" | "club" | "learner" | "partner" | "strong";
};

/** A seat is emptied; who sat there watches. */
export type ClearSeat = {
  type: "clear_seat";
  seat: number;
  reason?: string;
};

/** The game starts although not all seats have said that they are ready. */
export type Start = {
  type: "start";
};

export type Pause = {
  type: "pause";
  reason?: string;
};

/** The referee's pause is over. */
export type ResumePlay = {
  type: "resume";
  reason?: string;
};

/** The game is put away as it stands, to be taken up another day. */
export type Adjourn = {
  type: "adjourn";
  reason?: string;
};

/** The game that was put away goes on from where it stood. */
export type ResumeAdjourned = {
  type: "take_up";
  reason?: string;
};

/** The time limit is called: the game's own action `call_time`, in the referee's role and with a reason. At a board of a class no game of the match follows. A game there that knows no limit is drawn if `draw` says so, else its clocks stand until a director has said how it ends. */
export type CallTime = {
  type: "call_time";
  reason?: string;
  draw?: boolean;
};

/** A seat's running turn or clock gets `ms` more. */
export type GiveTime = {
  type: "give_time";
  seat: number;
  ms: number;
  reason?: string;
};

/** The option card: a player asks for the next opinion. The words are for the referees; no player sees them. */
export type MakeAppeal = {
  type: "appeal";
  words?: string;
};

/** A player will not appeal. */
export type AcceptRuling = {
  type: "accept_ruling";
};

/** A referee's opinion on the standing challenge: a mark for each rule; `rules` puts the challenge in other words. */
export type Rule = {
  type: "rule";
  marks: Mark[];
  rules?: string[] | null;
  reason?: string;
};

/** A game that is over is played on from before the act that ended it, or from its beginning; until its cards are final. */
export type ReopenGame = {
  type: "reopen";
  again?: boolean;
  reason?: string;
};

/** Code of conduct: written on the seat's card with its reason. */
export type Sanction = {
  type: "sanction";
  seat: number;
  kind: "expel" | "take_game" | "warn";
  reason: string;
};

/** A director's result: `winners` win with their partners, nobody named is a draw, `void` does not count at all. It ends the running game, or takes the place of the result of the last game until all its cards are final: then the seats sign again. `running` True: only the former is meant, `command/not_now` otherwise. */
export type ForceResult = {
  type: "force_result";
  winners?: number[];
  void?: boolean;
  reason?: string;
  running?: boolean;
};

/** Who waits for the absent player of `seat` has the win, a draw, or the computer in that seat (`server/room/endings`). */
export type ClaimAbsence = {
  type: "claim_absence";
  seat: number;
  remedy: "bot" | "draw" | "win";
};

/** A player signs its score card. */
export type Sign = {
  type: "sign";
};

/** A player does not agree with its score card. The text is for the referees; no player sees it. */
export type Dispute = {
  type: "dispute";
  text: string;
};

/** A director makes the cards final as they are. */
export type CloseCards = {
  type: "close_cards";
  reason?: string;
};

/** A new match with the same seats, once every player has asked for it. */
export type Rematch = {
  type: "rematch";
};

/** Changes those of the room's settings that are named; `options` likewise of the game's. */
export type SetSettings = {
  type: "set_settings";
  settings?: { [key: string]: Plain };
  options?: { [key: string]: Plain };
};

/** A game that starts from a position in the words of the worked cases. */
export type SetPosition = {
  type: "set_position";
  given: { [key: string]: Plain };
};

export type Say = {
  type: "say";
  text: string;
};

/** Asks for the key with which a referee comes in: params {key, role, asked}. Where the host plays the other players are asked first; the key opens nothing until those of the seats `asked` have agreed. */
export type InviteReferee = {
  type: "invite_referee";
  role?: RefereeRole;
};

/** A player agrees to the referee whom a host who plays wants to invite, or does not. */
export type AgreeReferee = {
  type: "agree_referee";
  agree?: boolean;
};

/** Asks for the key with which somebody's program takes the empty `seat`: params {key, seat}. `join` bears it. The program plays under its own name, and the view says that it is one. */
export type InviteProgram = {
  type: "invite_program";
  seat: number;
};

/** Asks for what opens the files of a room or class for a minute: params {token}, for the header `X-Files-Token`. */
export type AskFiles = {
  type: "ask_files";
};

/** A player asks what they may do now: params {action, rule}, one idea and the rule it rests on. Counted; with help only. */
export type AskHint = {
  type: "ask_hint";
};

/** A player has the rules open, or no more: with help no clock of theirs runs meanwhile, some minutes a game. */
export type ReadRules = {
  type: "read_rules";
  on?: boolean;
};

/** A player takes back what they did last in their own turn, which is not passed yet; with help only. */
export type TakeBack = {
  type: "take_back";
};

/** The room and all that is stored of it is erased, for everybody and for good; not while a game runs. */
export type EraseRoom = {
  type: "erase_room";
};

/** A seat says a ready-made phrase to the table. */
export type Phrase = {
  type: "phrase";
  phrase: PhraseId;
};

/** Phrases are allowed or not, from now on: at a table, or at all boards of a session. */
export type SetPhrases = {
  type: "set_phrases";
  on: boolean;
};

/** A seat's words to the referees while a challenge waits for an opinion. Nobody else ever sees them. */
export type Plead = {
  type: "plead";
  words: string;
};

/** Others may find this table, in the list of the people who speak `lang`; None: only who has its code or link. */
export type SetListed = {
  type: "set_listed";
  lang?: string | null;
};

export type RoomCommand =
  | Ready
  | StandUp
  | Rename
  | SeatBot
  | ClearSeat
  | Start
  | Pause
  | ResumePlay
  | Adjourn
  | ResumeAdjourned
  | CallTime
  | GiveTime
  | MakeAppeal
  | AcceptRuling
  | Rule
  | ReopenGame
  | Sanction
  | ForceResult
  | ClaimAbsence
  | Sign
  | Dispute
  | CloseCards
  | Rematch
  | SetSettings
  | SetPosition
  | Say
  | InviteReferee
  | AgreeReferee
  | InviteProgram
  | AskFiles
  | AskHint
  | ReadRules
  | TakeBack
  | EraseRoom
  | Phrase
  | SetPhrases
  | Plead
  | SetListed;

/** Changes those of the session's settings that are named, and its title. */
export type SetSession = {
  type: "set_session";
  settings?: { [key: string]: Plain };
  title?: string | null;
};

export type RenameMember = {
  type: "rename_member";
  person: string;
  name: string;
};

/** A pupil is sent out of the session; in a running game of theirs the computer sits down. */
export type RemoveMember = {
  type: "remove_member";
  person: string;
  reason?: string;
};

/** Who was sent out of the session may come in again. */
export type LetBack = {
  type: "let_back";
  person: string;
};

/** The same for many at once, also for those who wait at the door. Whoever never sat at a board is forgotten. */
export type RemoveMembers = {
  type: "remove_members";
  people: string[];
  reason?: string;
};

/** All that is stored of one pupil by name goes, for good: `name` stands in its place. Results and moves remain. */
export type EraseMember = {
  type: "erase_member";
  person: string;
  name?: string;
};

/** A token for the file with all that is stored of one pupil; the answer has it as `ask_files` does. */
export type AskPupilFile = {
  type: "ask_pupil_file";
  person: string;
};

/** Those who wait at the door come in. */
export type AdmitMembers = {
  type: "admit_members";
  people: string[];
};

/** The newcomer `person` is the pupil `into`, come back with another device: seats and points are theirs. */
export type MoveMember = {
  type: "move_member";
  person: string;
  into: string;
};

/** Makes a key with which one co-tutor comes in, once: params {key, role, number}. */
export type InviteTutor = {
  type: "invite_tutor";
  role?: RefereeRole;
};

/** The key of that number, which nobody has used, opens nothing any more. */
export type RevokeInvitation = {
  type: "revoke_invitation";
  number: number;
};

/** A tutor gets another role, here and at every board that is not finished. */
export type SetRole = {
  type: "set_role";
  person: string;
  role: RefereeRole;
};

/** The class's list: the names of its pupils, who come in by tapping theirs. Who is on it already stays who they are. */
export type SetList = {
  type: "set_list";
  names: string[];
};

/** A draft of the next round: who plays whom, in which game. A draft that was there is thrown away. `minutes` after its start the time limit is called at all its boards; `at_time`: what then comes of games that know none. `level`: how well the computer plays at its boards. `position`: each game of the round begins from there, under the round's options: what `options` leaves out the position may say. None, or one that says nothing: from the game's beginning. */
export type PlanRound = {
  type: "plan_round";
  game: string;
  how?: "hand" | "random" | "round_robin" | "swiss";
  seats?: number;
  options?: { [key: string]: Plain };
  games?: number;
  minutes?: number;
  at_time?: "draw" | "tutor";
  level?: "" | "club" | "learner" | "partner" | "strong";
  position?: WrittenPosition | null;
};

/** A draft of the next round in which one plays many: `player`, a tutor or a pupil, has a board with each of `people`, or with all other pupils where nobody is named. For two-sided games that want no quick answers, played with help. `first`: who has the first seat; `clock`: no clock runs, or that of the others runs while they alone are waited for. `counts`: it counts in the standings, which it may where a tutor plays. After `minutes` games that are not over are drawn, unless they know a time limit. `position` is as in `plan_round`. */
export type PlanSimultaneous = {
  type: "plan_simultaneous";
  game: string;
  player: string;
  people?: string[];
  first?: "others" | "player" | "turns";
  clock?: "none" | "others";
  counts?: boolean;
  options?: { [key: string]: Plain };
  minutes?: number;
  position?: WrittenPosition | null;
};

/** The games of the rounds to come, a round each, in this order; those that were begun stand. No game: there is no plan. `stations`: groups of the class play them in different orders, several at once; all are fixed with the first round, and `hand` is by lot there. The rest is as in `plan_round`, for all its rounds. */
export type SetPentathlon = {
  type: "set_pentathlon";
  games: PlannedGame[];
  stations?: boolean;
  how?: "hand" | "random" | "round_robin" | "swiss";
  minutes?: number;
  at_time?: "draw" | "tutor";
  level?: "" | "club" | "learner" | "partner" | "strong";
};

/** The teams of the pentathlon, which have the points of their pupils. A pupil may be in none; no team: there are none. */
export type SetTeams = {
  type: "set_teams";
  teams: NamedTeam[];
};

/** A draft of the pentathlon's next round. `start`: its boards are opened at once. */
export type PlanNext = {
  type: "plan_next";
  start?: boolean;
};

/** The pairs of pupils whom no draft brings together while it can be avoided. They take the place of those before. */
export type SetApart = {
  type: "set_apart";
  pairs: string[][];
};

/** The draft's boards as the tutor wants them. Who is at none has this round off. `version`: of the draft that the tutor saw; where another has changed it since, the answer is no. None: whatever it was. */
export type SetBoards = {
  type: "set_boards";
  boards: string[][];
  version?: number | null;
};

/** All see the pairings of the draft. */
export type PublishRound = {
  type: "publish_round";
};

/** The boards of the round are opened and their games begin. */
export type StartRound = {
  type: "start_round";
};

/** The running round ends in so many minutes from now; 0: it has no end of its own any more. */
export type SetRoundTime = {
  type: "set_round_time";
  minutes: number;
};

/** The draft or published round is thrown away. */
export type DropRound = {
  type: "drop_round";
};

/** The round is over: what is final counts, a board without a result counts as nothing for either side. */
export type CloseRound = {
  type: "close_round";
  reason?: string;
};

/** All boards of the round, or those numbered, stand still. */
export type PauseBoards = {
  type: "pause_boards";
  boards?: number[] | null;
  reason?: string;
};

export type ResumeBoards = {
  type: "resume_boards";
  boards?: number[] | null;
  reason?: string;
};

/** The boards that are still being played are put away as they stand; they hold up no round. */
export type AdjournBoards = {
  type: "adjourn_boards";
  boards?: number[] | null;
  reason?: string;
};

/** All games of the class that were put away go on from where they stood, those of closed rounds too. */
export type TakeUpBoards = {
  type: "take_up_boards";
  reason?: string;
};

/** The games at these boards may be finished at home until then; no room: all that are played or were put away. No referee is waited for there. `days`: so many days may a move take, then the game's own clock runs; 0: none does. Games that live from quick answers, and those in tournament mode, have their clocks while all who sit there are there. When the date comes the server calls the time limit; `at_time` is as in `plan_round`. Once more changes the date. */
export type LetHome = {
  type: "let_home";
  until_ms: number;
  rooms?: string[];
  days?: number;
  at_time?: "draw" | "tutor";
};

/** These games, or all that are at home, are played in class again, with the clocks as they stood. */
export type BringBack = {
  type: "bring_back";
  rooms?: string[];
};

/** Every seat of the boards gets `ms` more. */
export type GiveBoardsTime = {
  type: "give_boards_time";
  ms: number;
  boards?: number[] | null;
  reason?: string;
};

/** The time limit is called at the boards. At all of them: the round's own time is up with it. */
export type CallBoardsTime = {
  type: "call_boards_time";
  boards?: number[] | null;
  reason?: string;
};

/** The score cards of the boards that have ended are made final as they are. */
export type CloseBoardsCards = {
  type: "close_boards_cards";
  boards?: number[] | null;
  reason?: string;
};

/** At the board `room` somebody else takes the seat: a pupil who has no board, or `bot`, the computer. */
export type Reseat = {
  type: "reseat";
  room: string;
  seat: number;
  person: string;
  reason?: string;
};

/** Whoever sits at the two seats of two running boards change places; each plays on where the other stood. */
export type SwapSeats = {
  type: "swap_seats";
  room: string;
  seat: number;
  other_room: string;
  other_seat: number;
  reason?: string;
};

/** One board more in the running round, for pupils who have none; the computer (`bot`) may sit there too. */
export type AddBoard = {
  type: "add_board";
  people: string[];
};

/** The tutor shows the class a moment of a game: all who follow see that board at that number, with these places marked. No room: it is over. */
export type Follow = {
  type: "follow";
  room?: string | null;
  at?: number;
  marks?: string[];
};

/** A position of a game, of a board or of none, is set on the screen and on all pupils' pages; it takes the place of the one before. `given`: in the words of the worked cases, nothing for the beginning. `acts`: what is played from there, in notation or as in `act`, each by the seat that may. `marks`: the places that are pointed at. */
export type ShowPosition = {
  type: "show_position";
  game: string;
  seats?: number;
  given?: { [key: string]: Plain };
  acts?: (string | { [key: string]: Plain })[];
  marks?: string[];
};

/** The position is taken away again. */
export type HidePosition = {
  type: "hide_position";
};

/** A tutor says something to the whole class; it takes the place of what was said before. */
export type Announce = {
  type: "announce";
  words: string;
};

/** What was said to all is taken away. */
export type StopAnnouncing = {
  type: "stop_announcing";
};

/** A tutor says something to one pupil; nobody else reads it but tutors. */
export type TellPupil = {
  type: "tell_pupil";
  person: string;
  words: string;
};

/** What tutors have said to oneself and one has not read yet; params {words: {number, words, by, at_ms} or null}. */
export type AskWords = {
  type: "ask_words";
};

/** One has read the words of that number. */
export type ReadWords = {
  type: "read_words";
  number: number;
};

/** The address of the class's call at another service (Jitsi, Meet, Zoom …), over https; empty: there is none. */
export type SetCall = {
  type: "set_call";
  link?: string;
};

/** A pupil wants a tutor to come. Once more with another reason changes the reason. */
export type RaiseHand = {
  type: "raise_hand";
  why: "break" | "device" | "opponent" | "other" | "rules";
};

/** The pupil wants nobody any more. */
export type LowerHand = {
  type: "lower_hand";
};

/** The tutor is on the way to a call of the dashboard's list. */
export type TakeCall = {
  type: "take_call";
  key: string;
};

/** A call is done: it leaves the list, a hand goes down. */
export type CloseCall = {
  type: "close_call";
  key: string;
};

/** A pupil's answer to the question that the class is asked. The last one counts, until it closes. */
export type AnswerQuestion = {
  type: "answer_question";
  number: number;
  choice: string;
};

/** What one has answered oneself to the question that is open; params {number, choice}, null where there is none. */
export type AskAnswer = {
  type: "ask_answer";
};

/** No more answers: all see how often each choice was taken, and which is right. */
export type CloseQuestion = {
  type: "close_question";
  number: number;
};

/** The question is taken back, or taken away after it was closed; its answers are forgotten. */
export type DropQuestion = {
  type: "drop_question";
  number: number;
};

/** Nobody joins any more and no round begins; everything may still be read. `running`: what becomes of a round that is being played: its games are put away, to be taken up later, or it is closed. */
export type EndSession = {
  type: "end_session";
  running?: "adjourn" | "close" | null;
  reason?: string;
};

/** The session, its boards and all that is stored of them is erased, for everybody and for good. */
export type EraseSession = {
  type: "erase_session";
};

export type SessionCommand =
  | SetSession
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
  | SetList
  | PlanRound
  | PlanSimultaneous
  | SetPentathlon
  | SetTeams
  | PlanNext
  | SetApart
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
  | Reseat
  | SwapSeats
  | AddBoard
  | Follow
  | ShowPosition
  | HidePosition
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
  | EndSession
  | EraseSession;

/** The first message. Without a `token` the server makes a new guest. */
export type Hello = {
  type: "hello";
  version: number;
  lang?: string;
  token?: string | null;
  name?: string | null;
};

/** A new room; the answer's params: {room}. The creator is its host and takes seat 0, or the place that `as` says. `listed`: others may find it, in the list of the people who speak that language. `level`: how well its `bots` play. */
export type Create = {
  type: "create";
  cid: string;
  game: string;
  seats: number;
  options?: { [key: string]: Plain };
  settings?: { [key: string]: Plain };
  as?: "referee" | "seat" | "spectator";
  bots?: number[];
  listed?: string | null;
  level?: "" | "club" | "learner" | "partner" | "strong";
};

/** A tutor's session with a class; the answer's params: {room}, its code. Who opens it is its director. `like`: the code of a session of theirs whose title, settings, list and tutors it has. */
export type OpenSession = {
  type: "open_session";
  cid: string;
  title?: string;
  like?: string | null;
};

/** Into a room: onto a seat (the first empty one, or `seat`; a program with the `key` of its seat), among the spectators, or with a `key` among the referees. Into a session: as a pupil (`seat`), a spectator, or with a `key` among its tutors. A pupil is the one numbered `entry` on the class's list, or the one whose slip has the `key`. */
export type Join = {
  type: "join";
  cid: string;
  room: string;
  as?: "referee" | "seat" | "spectator";
  seat?: number | null;
  key?: string | null;
  entry?: number | null;
};

export type Leave = {
  type: "leave";
  cid: string;
  room: string;
};

/** An action of the game. */
export type Act = {
  type: "act";
  cid: string;
  room: string;
  action: { [key: string]: Plain };
};

/** The same as `act`, written as notation. */
export type ActText = {
  type: "read";
  cid: string;
  room: string;
  text: string;
};

/** A command of the server: of a room, or of the session whose code `room` is. */
export type CommandMessage = {
  type: "command";
  cid: string;
  room: string;
  command: RoomCommand | SessionCommand;
};

/** A connection that broke: the client has the room up to `seq` of `epoch`; patches or a snapshot follow. */
export type Resume = {
  type: "resume";
  room: string;
  seq: number;
  epoch: number;
};

/** The happenings of the match from `from_seq` on. */
export type History = {
  type: "history";
  cid: string;
  room: string;
  from_seq?: number;
};

/** The room as this person could see it, from number 0 on: params {frames, view?, at_ms?, next?}. `frames` are patches with numbers above `after`; one sets the whole view where the person became another viewer. The first page, without `after`, has the `view` of number 0. `next` is the `after` of the next page. `public`: as spectators saw it, whoever asks; it is what a tutor shows the class. */
export type Recording = {
  type: "recording";
  cid: string;
  room: string;
  after?: number | null;
  public?: boolean;
};

/** The room's games that are over, for a referee the running one, too: params {games}, as `server/room/history` has them. With faults and challenges, digest and seed; with `rolls` all that was drawn. With `exercises` whoever has a seat gets params {exercises}, too: what they let pass, as questions (`server.school.view_types.OwnExercise`). */
export type Review = {
  type: "review";
  cid: string;
  room: string;
  rolls?: boolean;
  exercises?: boolean;
};

/** Who watches a class and its boards without a seat or a role there, for its tutors: params {watchers, complete}. At a table how many watch, for everybody who is there: params {count, complete}. `watchers`: [{room, person, name, since_ms, member, screen}], the longest first. `name` is a member's name in the class, else as they gave it; `screen`: it is a screen of the class's own. They are those connected to the node that answers; `complete`: no other node has connections there. */
export type Watchers = {
  type: "watchers";
  cid: string;
  room: string;
};

/** A tutor asks the class `room` about a moment: is there a fault, which rule, how is a challenge ruled on? The server makes the question, of a `game`, or of the `board` of the class as it stood at its number `at`. */
export type AskClass = {
  type: "ask_class";
  cid: string;
  room: string;
  question: "fault" | "mark" | "rule";
  game?: string | null;
  board?: string | null;
  at?: number;
};

/** Tables that their hosts let others find: params {tables, next?}; `tables` is a list of `ListedTable`. Of one `game` and of one language if these are named. `next` is the `after` of the next page. */
export type Tables = {
  type: "tables";
  cid: string;
  which: TableList;
  game?: string | null;
  lang?: string | null;
  after?: string;
};

/** The tables at which this person sat: params {games, next?}, the last one first, for this person alone. `after` leaves out so many; `next` is the `after` of the next page. Each as `server.room.views.summary` has it. `forget`: a table that the list leaves out from now on. The table stays as it is, and who comes to it again finds it again. */
export type MyGames = {
  type: "my_games";
  cid: string;
  after?: number;
  forget?: string | null;
};

/** A game's board before anything is played and an empty score card, for paper: params {view, card}, as rooms have them. */
export type BlankSheet = {
  type: "blank_sheet";
  cid: string;
  game: string;
};

/** Asks for a code by which another device becomes this person's: params {code, until_ms, picture?}. The code before it is void. `address`: of the page where codes are typed; `picture`: the QR picture of that address with the code after it, as a `data:` address. */
export type OfferDevice = {
  type: "offer_device";
  cid: string;
  address?: string | null;
};

/** This device becomes that of the person who gave the code: params {you, token, name}. A code works once. */
export type TakeDevice = {
  type: "take_device";
  cid: string;
  code: string;
};

/** All other devices of this person are signed out: params {count}. They go on as somebody new. */
export type SignOutDevices = {
  type: "sign_out_devices";
  cid: string;
};

export type Ping = {
  type: "ping";
  at: number;
  room?: string | null;
};

export type ClientMessage =
  | Hello
  | Create
  | OpenSession
  | Join
  | Leave
  | Act
  | ActText
  | CommandMessage
  | Resume
  | History
  | Recording
  | Review
  | Watchers
  | AskClass
  | Tables
  | MyGames
  | BlankSheet
  | OfferDevice
  | TakeDevice
  | SignOutDevices
  | Ping;

/** The answer to hello. `token` is this person's secret, to be kept; `games` are what the lobby offers. `open_tables`: tables may be listed at this server. `by_room`: a proxy chooses the node by the code in the socket's address (`/ws?room=CODE`): whoever enters a room over a socket that was dialled without it, or with another's, dials again. `path_keys`: what negative numbers stand for in short patches, -1 for the first; empty where patches come whole. */
export type Welcome = {
  type: "welcome";
  you: string;
  token: string;
  name: string;
  server_ms: number;
  version: number;
  games?: Plain[];
  open_tables?: boolean;
  by_room?: boolean;
  path_keys?: string[];
};

/** The whole view of a room at `seq`, and the last happenings. Comes after a join and whenever `you` changed. */
export type Snapshot = {
  type: "snapshot";
  room: string;
  seq: number;
  epoch: number;
  you: You;
  view: { [key: string]: Plain };
  at_ms: number;
  happenings?: GameEvent[];
};

/** From the view of `seq - 1` to that of `seq` (`protocol.patch`). Empty `ops`: a change that this viewer does not see. */
export type Patch = {
  type: "patch";
  room: string;
  seq: number;
  at_ms: number;
  ops?: Plain[][];
  happenings?: GameEvent[];
};

/** Done, and stored. `seq`: the room's number after it. */
export type Ack = {
  type: "ack";
  cid: string;
  seq?: number;
  params?: { [key: string]: Plain };
};

/** A typed no; nothing has changed. `rule`: the rulebook's rule, where there is one. No `cid`: no message could be read. */
export type Refusal = {
  type: "refusal";
  code: string;
  cid?: string | null;
  rule?: string | null;
  params?: { [key: string]: Plain };
};

export type Notice = {
  type: "notice";
  code: string;
  params?: { [key: string]: Plain };
};

/** `seq`: the number of the `room` asked about, so that a silent gap shows. */
export type Pong = {
  type: "pong";
  at: number;
  server_ms: number;
  seq?: number | null;
  room?: string | null;
};

/** The server closes the connection. */
export type Bye = {
  type: "bye";
  code: string;
};

export type ServerMessage =
  | Welcome
  | Snapshot
  | Patch
  | Ack
  | Refusal
  | Notice
  | Pong
  | Bye;

/** Every code of the server; codes without a slash are the rulebooks'. */
export const HALL_CODES = [
  "hello/missing",
  "hello/again",
  "hello/version",
  "frame/malformed",
  "frame/too_large",
  "frame/too_deep",
  "frame/unknown_type",
  "frame/not_binary",
  "room/unknown",
  "room/not_joined",
  "room/full",
  "room/too_long",
  "room/crowded",
  "room/no_spectators",
  "room/erased",
  "room/of_session",
  "room/expelled",
  "room/appointed",
  "room/seats_empty",
  "game/unknown",
  "game/seats",
  "game/options",
  "game/no_limit",
  "game/position",
  "seat/unknown",
  "seat/taken",
  "seat/empty",
  "seat/none",
  "seat/held",
  "seat/key",
  "seat/in_game",
  "person/name",
  "person/unknown",
  "absence/off",
  "absence/none",
  "absence/too_soon",
  "absence/others",
  "device/code",
  "device/same",
  "device/too_many",
  "device/pupil",
  "settings/correspondence",
  "settings/malformed",
  "referee/key",
  "referee/seated",
  "referee/consent",
  "referee/late",
  "referee/not_proposed",
  "referee/of_session",
  "referee/reason",
  "command/not_yours",
  "command/not_now",
  "command/stale",
  "session/closed",
  "session/members_only",
  "session/round_runs",
  "session/no_round",
  "session/no_board",
  "session/no_call",
  "session/words",
  "session/call_link",
  "session/no_moment",
  "session/moment_too_soon",
  "session/question_open",
  "session/question_over",
  "session/choice",
  "session/boards",
  "session/seated",
  "session/list",
  "session/names_fixed",
  "session/changed",
  "session/plan_begun",
  "session/no_plan",
  "session/teams",
  "session/home_date",
  "session/act",
  "session/simultaneous",
  "session/simultaneous_game",
  "session/simultaneous_counts",
  "session/pairs_only",
  "pause/standing",
  "pause/already",
  "pause/none",
  "pause/adjourned",
  "pause/not_adjourned",
  "appeal/none",
  "appeal/open",
  "appeal/window",
  "ruling/none",
  "ruling/pending",
  "ruling/heard",
  "ruling/marks",
  "ruling/level",
  "card/none",
  "card/signed",
  "card/closed",
  "card/final",
  "card/same_result",
  "hint/tournament",
  "hint/none",
  "reading/tournament",
  "take_back/none",
  "chat/off",
  "phrase/off",
  "phrase/too_soon",
  "listing/closed",
  "listing/class",
  "listing/chat",
  "listing/referee",
  "listing/name",
  "rate/too_fast",
  "rate/too_many_rooms",
  "rate/too_many_frames",
  "rate/too_many_codes",
  "rate/too_many_connections",
  "server/busy",
  "server/internal",
  "server/unstored",
  "notice/server_restarting",
  "notice/lagging",
  "notice/device",
  "notice/went_back",
  "bye/idle",
  "bye/slow",
  "bye/protocol",
  "bye/shutdown",
  "bye/signed_out",
  "bye/origin",
] as const;

export type HallCode = (typeof HALL_CODES)[number];
