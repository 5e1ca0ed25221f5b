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

/** A room's settings. `monitor`: the author of the first ruling. `appeals`: players may appeal rulings (only while a referee is in the room), within `appeal_ms`. `games`: games of a match. `auto_start`: the game starts when all seats are ready. `bot_ms`: waiting time of a bot; a `quick` room does not wait if only bots sit. `chat`: free words between the seats; `phrases`: ready-made ones. `start_when_full`: a seated player counts as ready, and the first game starts when every seat has a present person. `substitute_ms`: time after which the computer takes the free seats of a listed table until people come; 0: never. `absence_ms`: time after which a waiting player may claim against an absent one (`claim_absence`); 0 is never. `referee_wait_ms`: waiting time of a challenge or an appeal while all referees are away; then the server rules, records an appeal for later and continues play; 0: wait until a referee comes. `move_days`: days for each move in a game by correspondence; 0 is an ordinary game. */
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

/** A session's settings. `joining`: pupils may still enter. `ask`: a newcomer waits until a tutor admits them. `lock_at_start`: the first started round closes the entrance. `phrases`: pupils may send the ready-made phrases. `list_at_door`: people with the code see the free names of the class's list while pupils may enter, and tap their own. `missing_on_wall`: the class's screen names the pupils of the list who are not there, until a round starts. `tie_breaks`: the rules that rank pupils with equal points, in order. `start_numbers`: the order of the start numbers, which pupils get when a draft is made; `none`: no numbers. `prizes`: the greatest prize first, because nobody gets two. `own_names`: pupils may correct their names even after the first round has started. `spectators`: the people who may watch the boards without a seat: none, the members and the class's screens, or everybody with the code, who then also sees names, pairings and standings. `spectator_delay_ms`: delay of the spectators' view. `hand_stops_clock`: a raised hand stops the clocks of the pupil's board until the call is closed. `referee_wait_ms`: time that the boards wait for a ruling while no tutor has a page of the class open; 0: until a tutor comes. `odd`: the task of a pupil without a partner. `monitor`: the author of the first ruling at the boards. `keep_days`: days that the server keeps the session and its boards after the last round, or after a change of this setting; then it erases them. */
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
  missing_on_wall?: boolean;
  tie_breaks?: ("berger" | "buchholz" | "buchholz_cut_1" | "buchholz_cut_2" | "buchholz_median_1" | "buchholz_median_2" | "direct" | "progressive" | "wins")[];
  start_numbers?: "lot" | "none" | "rating";
  prizes?: Prize[];
};

/** A game of a pentathlon, for two at a board, with its options. */
export type PlannedGame = {
  game: string;
  options?: { [key: string]: Plain };
};

/** `given`: in the words of the worked cases, empty for the beginning. `acts`: actions from there, in notation or as in `act`, each by the seat that may send it. */
export type WrittenPosition = {
  given?: { [key: string]: Plain };
  acts?: (string | { [key: string]: Plain })[];
};

/** A team of pupils under its name. */
export type NamedTeam = {
  name: string;
  pupils: string[];
};

/** A pupil with a rating and a category. */
export type RatedPupil = {
  person: string;
  rating?: number;
  category?: string;
};

/** A prize for the pupil at a place of the table, or of a category if `category` is not empty. */
export type Prize = {
  text: string;
  place?: number;
  category?: string;
};

/** An observed event. `kind` is an engine's or the server's word; the client has the words for people. */
export type GameEvent = {
  kind: string;
  at_ms: number;
  seat?: number | null;
  params?: { [key: string]: Plain };
};

/** The receiver's role in a room. `viewer` selects its view. */
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

/** A table as a listing shows it. `free`: the seats that a person may take now. `since_ms`: the server time of the start of the wait or the game. `spectators`: number of people who watch it, on all nodes. */
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

/** Marks a seat as ready for the (next) game, or not ready. */
export type Ready = {
  type: "ready";
  ready?: boolean;
};

/** Gives up the sender's seat; the person watches. */
export type StandUp = {
  type: "stand_up";
};

/** Changes a person's name; a referee may rename `person`. */
export type Rename = {
  type: "rename";
  name: string;
  person?: string | null;
};

/** Seats the computer on an empty seat, or on that of a player who has left; a referee may replace any player. `level`: the computer's level; empty for the usual one. */
export type SeatBot = {
  type: "seat_bot";
  seat: number;
  reason?: string;
  level?: "" | "club" | "learner" | "partner" | "strong";
};

/** Empties a seat; its player watches. */
export type ClearSeat = {
  type: "clear_seat";
  seat: number;
  reason?: string;
};

/** Starts the game although not all seats are ready. */
export type Start = {
  type: "start";
};

export type Pause = {
  type: "pause";
  reason?: string;
};

/** Ends the referee's pause. */
export type ResumePlay = {
  type: "resume";
  reason?: string;
};

/** Adjourns the game in its current state, for another day. */
export type Adjourn = {
  type: "adjourn";
  reason?: string;
};

/** Continues an adjourned game from its stored state. */
export type ResumeAdjourned = {
  type: "take_up";
  reason?: string;
};

/** Calls the time limit: the game's own action `call_time`, in the referee's role and with a reason. At a board of a class no further game of the match follows. A game without a time limit is a draw if `draw` is true; else its clocks stop until a director decides the result. */
export type CallTime = {
  type: "call_time";
  reason?: string;
  draw?: boolean;
};

/** Gives `ms` more to a seat's running turn or clock. */
export type GiveTime = {
  type: "give_time";
  seat: number;
  ms: number;
  reason?: string;
};

/** Plays the option card: a player asks for the next opinion. Only referees see the words. */
export type MakeAppeal = {
  type: "appeal";
  words?: string;
};

/** Gives up a player's right to appeal. */
export type AcceptRuling = {
  type: "accept_ruling";
};

/** Gives a referee's opinion on the open challenge: a mark for each rule; `rules` corrects the challenge's rules. */
export type Rule = {
  type: "rule";
  marks: Mark[];
  rules?: string[] | null;
  reason?: string;
};

/** A referee asks what these marks would bring; the answer has `follows`. It changes no data and sends nothing to others. */
export type PreviewRuling = {
  type: "preview_ruling";
  marks: Mark[];
  rules?: string[] | null;
};

/** Reopens a finished game before the act that ended it, or from its beginning; possible until its cards are final. */
export type ReopenGame = {
  type: "reopen";
  again?: boolean;
  reason?: string;
};

/** Applies the code of conduct: an entry on the seat's card, with its reason. */
export type Sanction = {
  type: "sanction";
  seat: number;
  kind: "expel" | "take_game" | "warn";
  reason: string;
};

/** Sets a director's result: `winners` win with their partners, an empty list is a draw, `void` counts for no seat. It ends the running game, or replaces the result of the last game until all its cards are final; then the seats sign again. `running` True: only for a running game, else `command/not_now`. */
export type ForceResult = {
  type: "force_result";
  winners?: number[];
  void?: boolean;
  reason?: string;
  running?: boolean;
};

/** Claims against the absent player of `seat`: the win, a draw, or the computer in that seat (`server/room/endings`). */
export type ClaimAbsence = {
  type: "claim_absence";
  seat: number;
  remedy: "bot" | "draw" | "win";
};

/** Signs the player's score card. */
export type Sign = {
  type: "sign";
};

/** Disputes the player's score card. Only referees see the text. */
export type Dispute = {
  type: "dispute";
  text: string;
};

/** Makes the cards final in their current state, by a director. */
export type CloseCards = {
  type: "close_cards";
  reason?: string;
};

/** Asks for a new match with the same seats; it starts once every player has asked. */
export type Rematch = {
  type: "rematch";
};

/** Changes the named settings of the room; likewise the game's `options`. */
export type SetSettings = {
  type: "set_settings";
  settings?: { [key: string]: Plain };
  options?: { [key: string]: Plain };
};

/** Sets a game that starts from a position in the words of the worked cases. */
export type SetPosition = {
  type: "set_position";
  given: { [key: string]: Plain };
};

export type Say = {
  type: "say";
  text: string;
};

/** Requests the key that lets a referee enter: params {key, role, asked}. If the host plays, the players of the seats `asked` must first agree; until then the key has no effect. */
export type InviteReferee = {
  type: "invite_referee";
  role?: RefereeRole;
};

/** Answers for a player whether a host who plays may invite that referee. */
export type AgreeReferee = {
  type: "agree_referee";
  agree?: boolean;
};

/** Requests the key that lets a program take the empty `seat`: params {key, seat}. The program's `join` contains it. The program plays under its own name, and the view marks it as a program. */
export type InviteProgram = {
  type: "invite_program";
  seat: number;
};

/** Requests a token that opens the files of a room or class for a minute: params {token}, for the header `X-Files-Token`. */
export type AskFiles = {
  type: "ask_files";
};

/** Requests a hint for a player: params {action, rule}, one idea and its rule. The server counts hints; assisted mode only. */
export type AskHint = {
  type: "ask_hint";
};

/** Opens or closes the rules for a player: in assisted mode the player's clock stops meanwhile, some minutes per game. */
export type ReadRules = {
  type: "read_rules";
  on?: boolean;
};

/** Takes back the player's last action in the unfinished turn; assisted mode only. */
export type TakeBack = {
  type: "take_back";
};

/** Erases the room and all its stored data, for everybody and for good; not during a game. */
export type EraseRoom = {
  type: "erase_room";
};

/** Sends a ready-made phrase of a seat to the table. */
export type Phrase = {
  type: "phrase";
  phrase: PhraseId;
};

/** Allows or forbids phrases from now on: at a table, or at all boards of a session. */
export type SetPhrases = {
  type: "set_phrases";
  on: boolean;
};

/** Sends a seat's words to the referees while a challenge waits for an opinion. Other people never see them. */
export type Plead = {
  type: "plead";
  words: string;
};

/** Lists this table for the people who speak `lang`; None: only people with its code or link can enter. */
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
  | PreviewRuling
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

/** Changes the named settings of the session, and its title. */
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

/** Removes a pupil from the session; in a running game the computer takes the pupil's seat. */
export type RemoveMember = {
  type: "remove_member";
  person: string;
  reason?: string;
};

/** Lets a removed person enter the session again. */
export type LetBack = {
  type: "let_back";
  person: string;
};

/** Removes many pupils at once, also those who wait for admission. The server forgets a pupil who never sat at a board. */
export type RemoveMembers = {
  type: "remove_members";
  people: string[];
  reason?: string;
};

/** Erases all stored data of one pupil by name, for good: `name` replaces the old name. Results and moves remain. */
export type EraseMember = {
  type: "erase_member";
  person: string;
  name?: string;
};

/** Requests a token for the file with all stored data of one pupil, as `ask_files` does. */
export type AskPupilFile = {
  type: "ask_pupil_file";
  person: string;
};

/** Admits the people who wait for admission. */
export type AdmitMembers = {
  type: "admit_members";
  people: string[];
};

/** Identifies the newcomer `person` as the pupil `into` with another device. The pupil keeps seats and points. */
export type MoveMember = {
  type: "move_member";
  person: string;
  into: string;
};

/** Creates a key that lets one co-tutor enter, once: params {key, role, number}. */
export type InviteTutor = {
  type: "invite_tutor";
  role?: RefereeRole;
};

/** Revokes the unused key of that number. */
export type RevokeInvitation = {
  type: "revoke_invitation";
  number: number;
};

/** Changes a tutor's role, here and at every unfinished board. */
export type SetRole = {
  type: "set_role";
  person: string;
  role: RefereeRole;
};

/** Sets the class's list: the names of its pupils, who enter by tapping theirs. Pupils who are already on it keep their identity. */
export type SetList = {
  type: "set_list";
  names: string[];
  ratings?: number[];
  categories?: string[];
};

/** Sets the rating and the category of these pupils. Start numbers follow with the next draft, until a round has started. */
export type SetRatings = {
  type: "set_ratings";
  pupils: RatedPupil[];
};

/** Drafts the next round: the pairing and the game. It replaces an earlier draft. `minutes` after the start the server calls the time limit at all boards; `at_time`: the result of games without a limit. `level`: the computer's level at its boards. `position`: the first position of each game of the round, under the round's options; it may name options that `options` omits. None, or an empty one: the game's usual beginning. */
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

/** Drafts a simultaneous as the next round: `player`, a tutor or a pupil, has a board with each of `people`, or with all other pupils if `people` is empty. It accepts two-sided games without quick answers, in assisted mode. `first`: the person with the first seat; `clock`: no clock runs, or only the others' clocks run, during their own turns. `counts`: the result counts in the standings, which is possible if a tutor plays. After `minutes`, unfinished games without a time limit are draws. `position` is as in `plan_round`. */
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

/** Plans the games of the coming rounds, one per round, in this order; started rounds keep theirs. Without games there is no plan. `stations`: groups of the class play them in different orders at the same time; the first round starts all games, and `hand` is random there. The other fields are as in `plan_round`, and hold for all rounds. */
export type SetPentathlon = {
  type: "set_pentathlon";
  games: PlannedGame[];
  stations?: boolean;
  how?: "hand" | "random" | "round_robin" | "swiss";
  minutes?: number;
  at_time?: "draw" | "tutor";
  level?: "" | "club" | "learner" | "partner" | "strong";
};

/** Sets the teams of the pentathlon, which get the points of their pupils. A pupil may have no team; an empty list removes all teams. */
export type SetTeams = {
  type: "set_teams";
  teams: NamedTeam[];
};

/** Drafts the pentathlon's next round. `start`: opens its boards at once. */
export type PlanNext = {
  type: "plan_next";
  start?: boolean;
};

/** Sets the pairs of pupils whom drafts keep apart if possible. They replace the earlier pairs. */
export type SetApart = {
  type: "set_apart";
  pairs: string[][];
};

/** Gives pupils the next round off for so many points: drafts leave them out. `stays`: also all later rounds, until they return (with 0 points that is a withdrawal which keeps their lines). `points` None: they play again. */
export type SetBye = {
  type: "set_bye";
  people: string[];
  points?: number | null;
  stays?: boolean;
};

/** Sets the draft's boards as the tutor wants them. Pupils without a board have this round off. `version`: the version of the draft that the tutor saw. If another tutor has changed it since, the server refuses. None: any version. */
export type SetBoards = {
  type: "set_boards";
  boards: string[][];
  version?: number | null;
};

/** Publishes the pairings of the draft to all. */
export type PublishRound = {
  type: "publish_round";
};

/** Opens the boards of the round and starts their games. */
export type StartRound = {
  type: "start_round";
};

/** Ends the running round in `minutes` minutes from now; 0: the round has no time limit any more. */
export type SetRoundTime = {
  type: "set_round_time";
  minutes: number;
};

/** Discards the draft or published round. */
export type DropRound = {
  type: "drop_round";
};

/** Closes the round: final results count, a board without a result counts as zero for both sides. */
export type CloseRound = {
  type: "close_round";
  reason?: string;
};

/** Pauses all boards of the round, or the numbered ones. */
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

/** Adjourns the unfinished boards in their current state; they do not delay the round. */
export type AdjournBoards = {
  type: "adjourn_boards";
  boards?: number[] | null;
  reason?: string;
};

/** Continues all adjourned games of the class from their stored state, also those of closed rounds. */
export type TakeUpBoards = {
  type: "take_up_boards";
  reason?: string;
};

/** Lets the pupils finish the games of these boards outside class until a date; without rooms: all running or adjourned games. These games do not wait for a referee. `days`: days for each move, then the game's own clock runs; 0: no clock. Games that need quick answers, and games in tournament mode, use their clocks while all their players are present. At the date the server calls the time limit; `at_time` is as in `plan_round`. A repetition changes the date. */
export type LetHome = {
  type: "let_home";
  until_ms: number;
  rooms?: string[];
  days?: number;
  at_time?: "draw" | "tutor";
};

/** Brings these games, or all games outside class, back into class, with their stored clocks. */
export type BringBack = {
  type: "bring_back";
  rooms?: string[];
};

/** Gives `ms` more to every seat of the boards. */
export type GiveBoardsTime = {
  type: "give_boards_time";
  ms: number;
  boards?: number[] | null;
  reason?: string;
};

/** Calls the time limit at the boards. At all boards, the round's own time also ends. */
export type CallBoardsTime = {
  type: "call_boards_time";
  boards?: number[] | null;
  reason?: string;
};

/** Makes the score cards of the finished boards final in their current state. */
export type CloseBoardsCards = {
  type: "close_boards_cards";
  boards?: number[] | null;
  reason?: string;
};

/** Decides a board for two without play: the seats in `absent` did not come. With one, the other wins; with both, nobody. It counts as an unplayed round in the tie-breaks, and the two may still be paired. An empty list: the game was played, and its result stays. */
export type Forfeit = {
  type: "forfeit";
  room: string;
  absent?: number[];
  reason?: string;
};

/** Gives the seat at the board `room` to another player: a pupil without a board, or `bot`, the computer. */
export type Reseat = {
  type: "reseat";
  room: string;
  seat: number;
  person: string;
  reason?: string;
};

/** Exchanges the players of two seats at two running boards; each continues the other's game. */
export type SwapSeats = {
  type: "swap_seats";
  room: string;
  seat: number;
  other_room: string;
  other_seat: number;
  reason?: string;
};

/** Adds a board to the running round, for pupils without one; the computer (`bot`) may also play there. */
export type AddBoard = {
  type: "add_board";
  people: string[];
};

/** Shows the class a moment of a game: all followers see that board at that number, with these places marked. Without a room: ends the showing. */
export type Follow = {
  type: "follow";
  room?: string | null;
  at?: number;
  marks?: string[];
};

/** Shows a position of a game, from a board or not, on the screen and on all pupils' pages; it replaces an earlier one. `given`: in the words of the worked cases, empty for the beginning. `acts`: actions from there, in notation or as in `act`, each by the seat that may send it. `marks`: places to highlight. */
export type ShowPosition = {
  type: "show_position";
  game: string;
  seats?: number;
  given?: { [key: string]: Plain };
  acts?: (string | { [key: string]: Plain })[];
  marks?: string[];
};

/** Removes the shown position. */
export type HidePosition = {
  type: "hide_position";
};

/** Announces a tutor's words to the whole class; they replace the earlier announcement. */
export type Announce = {
  type: "announce";
  words: string;
};

/** Removes the announcement. */
export type StopAnnouncing = {
  type: "stop_announcing";
};

/** Sends a tutor's words to one pupil; only tutors can also read them. */
export type TellPupil = {
  type: "tell_pupil";
  person: string;
  words: string;
};

/** Requests the tutors' unread words to the sender; params {words: {number, words, by, at_ms} or null}. */
export type AskWords = {
  type: "ask_words";
};

/** Marks the words of that number as read. */
export type ReadWords = {
  type: "read_words";
  number: number;
};

/** Sets the address of the class's call at another service (Jitsi, Meet, Zoom …), over https; empty: no call. */
export type SetCall = {
  type: "set_call";
  link?: string;
};

/** Raises a pupil's hand to call a tutor. A repetition with another reason changes the reason. */
export type RaiseHand = {
  type: "raise_hand";
  why: "break" | "device" | "opponent" | "other" | "rules";
};

/** Lowers the pupil's hand. */
export type LowerHand = {
  type: "lower_hand";
};

/** Marks a call of the dashboard's list as taken: the tutor is on the way. */
export type TakeCall = {
  type: "take_call";
  key: string;
};

/** Closes a call: it leaves the list, and a hand goes down. */
export type CloseCall = {
  type: "close_call";
  key: string;
};

/** Gives a pupil's answer to the open question. The last answer counts, until the question closes. */
export type AnswerQuestion = {
  type: "answer_question";
  number: number;
  choice: string;
};

/** Requests the sender's own answer to the open question; params {number, choice}, null without one. */
export type AskAnswer = {
  type: "ask_answer";
};

/** Closes the answers: everybody sees how often each choice occurs, and the right one. */
export type CloseQuestion = {
  type: "close_question";
  number: number;
};

/** Removes the question, open or closed, with its answers. */
export type DropQuestion = {
  type: "drop_question";
  number: number;
};

/** Ends the session: no further joins and no further rounds; everything remains readable. `running`: the treatment of a running round: adjourn its games for later, or close it. */
export type EndSession = {
  type: "end_session";
  running?: "adjourn" | "close" | null;
  reason?: string;
};

/** Erases the session, its boards and all their stored data, for everybody and for good. */
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
  | SetRatings
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

/** The first message. Without a `token` the server creates a new guest. */
export type Hello = {
  type: "hello";
  version: number;
  lang?: string;
  token?: string | null;
  name?: string | null;
};

/** Creates a room; the answer's params: {room}. The creator is its host and takes seat 0, or the place that `as` names. `listed`: the server lists the room for people who speak that language. `level`: the level of its `bots`; empty for the usual one. */
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

/** Opens a tutor's session with a class; the answer's params: {room}, its code. The sender becomes its director. `like`: the code of an earlier session of the sender, whose title, settings, list and tutors the new one copies. */
export type OpenSession = {
  type: "open_session";
  cid: string;
  title?: string;
  like?: string | null;
};

/** Enters a room: on a seat (the first empty one, or `seat`; a program gives the `key` of its seat), as a spectator, or with a `key` as a referee. Enters a session: as a pupil (`seat`), a spectator, or with a `key` as a tutor. A pupil is number `entry` on the class's list, or has the slip with the `key`. */
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

/** Sends an action as notation; `act` sends it as data. */
export type ActText = {
  type: "read";
  cid: string;
  room: string;
  text: string;
};

/** Sends a command to a room, or to the session with the code `room`. */
export type CommandMessage = {
  type: "command";
  cid: string;
  room: string;
  command: RoomCommand | SessionCommand;
};

/** Continues after a broken connection: the client has the room up to `seq` of `epoch`; patches or a snapshot follow. */
export type Resume = {
  type: "resume";
  room: string;
  seq: number;
  epoch: number;
};

/** Requests the events of the match from `from_seq` on. */
export type History = {
  type: "history";
  cid: string;
  room: string;
  from_seq?: number;
};

/** Requests the room as this person saw it, from number 0 on: params {frames, view?, at_ms?, next?}. `frames` are patches with numbers above `after`. If the person's view changed to another viewer's, a patch there replaces the whole view. The first page, without `after`, has the `view` of number 0. `next` is the `after` of the next page. `public`: the server sends every sender the spectators' view; a tutor shows it to the class. */
export type Recording = {
  type: "recording";
  cid: string;
  room: string;
  after?: number | null;
  public?: boolean;
};

/** Requests the room's finished games, for a referee also the running one: params {games}, as `server/room/history` has them. They contain faults and challenges, digest and seed; with `rolls` all draws. With `exercises` a player also gets params {exercises}: the missed faults as questions (`server.school.view_types.OwnExercise`). */
export type Review = {
  type: "review";
  cid: string;
  room: string;
  rolls?: boolean;
  exercises?: boolean;
};

/** Requests the watchers of a class and its boards, without seat or role there, for its tutors: params {watchers, complete}. At a table, everybody present gets the number of watchers: params {count, complete}. `watchers`: [{room, person, name, since_ms, member, screen}], the longest first. `name` is a member's name in the class, else the person's own; `screen`: the watcher is a screen of the class. The list covers the connections of the answering node; `complete`: no other node has connections there. */
export type Watchers = {
  type: "watchers";
  cid: string;
  room: string;
};

/** Asks the class `room` a question about a moment: is there a fault, which rule, what is the ruling on a challenge? The server makes the question from a `game`, or from the `board` of the class at its number `at`. */
export type AskClass = {
  type: "ask_class";
  cid: string;
  room: string;
  question: "fault" | "mark" | "rule";
  game?: string | null;
  board?: string | null;
  at?: number;
};

/** Requests tables that their hosts list: params {tables, next?}; `tables` is a list of `ListedTable`. `game` and `lang` limit the list if given. `next` is the `after` of the next page. */
export type Tables = {
  type: "tables";
  cid: string;
  which: TableList;
  game?: string | null;
  lang?: string | null;
  after?: string;
};

/** Requests the tables at which this person sat: params {games, next?}, the newest first, only for this person. `after` skips that many; `next` is the `after` of the next page. Each entry is as in `server.room.views.summary`. `forget`: a table to remove from the list. The table itself remains, and a new visit lists it again. */
export type MyGames = {
  type: "my_games";
  cid: string;
  after?: number;
  forget?: string | null;
};

/** Requests a game's initial board and an empty score card, for paper: params {view, card}, as rooms have them. */
export type BlankSheet = {
  type: "blank_sheet";
  cid: string;
  game: string;
};

/** Requests a code for adding another device to this person: params {code, until_ms, picture?}. The earlier code is void. `address`: the address of the page where people type codes; `picture`: the QR picture of that address with the code, as a `data:` address. */
export type OfferDevice = {
  type: "offer_device";
  cid: string;
  address?: string | null;
};

/** Moves this device to the person who gave the code: params {you, token, name}. A code works once. */
export type TakeDevice = {
  type: "take_device";
  cid: string;
  code: string;
};

/** Signs out all other devices of this person: params {count}. They continue as new guests. */
export type SignOutDevices = {
  type: "sign_out_devices";
  cid: string;
};

/** Asks for the server's clock, and for the sequence number of a room. */
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

/** The answer to hello. `token` is this person's secret, which the client stores; `games` are the lobby's games. `open_tables`: this server may list tables. `by_room`: a proxy chooses the node by the code in the socket's address (`/ws?room=CODE`), so a client that enters a room must reconnect with that code. `path_keys`: the meaning of negative numbers in short patches, -1 for the first; empty if patches come in full. */
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

/** The whole view of a room at `seq`, and the last events. The server sends it after a join and after each change of `you`. */
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

/** The change from the view of `seq - 1` to that of `seq` (`protocol.patch`). Empty `ops`: a change that this viewer does not see. */
export type Patch = {
  type: "patch";
  room: string;
  seq: number;
  at_ms: number;
  ops?: Plain[][];
  happenings?: GameEvent[];
};

/** The request is done and stored. `seq`: the room's number after it. */
export type Ack = {
  type: "ack";
  cid: string;
  seq?: number;
  params?: { [key: string]: Plain };
};

/** A typed refusal; the state is unchanged. `rule`: the rulebook's rule, if there is one. Without `cid`: the message was unreadable. */
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

/** The answer to a ping. `seq`: the number of the requested `room`, which reveals a silent gap. */
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
