/* Made from protocol/messages.py by `python -m protocol.typescript`. Do not edit. */

export const SUBPROTOCOL = "banderilla.v1";
export const SHORT_SUBPROTOCOL = "banderilla.v1.short";
export const VERSION = 1;

/** Data of maps with text keys, lists, text, numbers, booleans and null. */
export type Plain = unknown;

export type Mark = "C" | "I" | "IA";

export type RefereeRole = "director" | "leader" | "monitor";

export type Role = "director" | "leader" | "monitor" | "player" | "spectator";

export type PhraseId = "clap" | "good_game" | "good_luck" | "hello" | "nice_move" | "one_moment" | "oops" | "party" | "phew" | "smile" | "sorry" | "thanks" | "think" | "up" | "well_played" | "wow";

export type TableList = "open" | "watch";

export type WeekendPart = "idle" | "out" | "playing" | "waiting";

/** A room's settings. `monitor`: who gives the first ruling. `appeals`: players may appeal rulings (only while a referee is in the room), within `appeal_ms`. `games`: number of games in a match. `auto_start`: the game starts when all seats are ready. `bot_ms`: time that a bot waits before it acts; in a `quick` room it does not wait if only bots sit. `chat`: players may write free text; `phrases`: they may send ready-made phrases; `reactions`: these include the reactions. `start_when_full`: a seated player counts as ready, and the first game starts when every seat has a present person. `substitute_ms`: time after which the computer takes the free seats of a listed table until people come; 0 means never. `absence_ms`: time after which a waiting player may claim against an absent one (`claim_absence`); 0 means never. `referee_wait_ms`: time that a challenge or an appeal waits while all referees are away. Then the server rules, or notes an appeal for later, and play continues; 0 means to wait until a referee comes. `move_days`: days for each move in a game by correspondence; 0 for an ordinary game. */
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
  reactions?: boolean;
};

/** A session's settings. `joining`: pupils may enter. `ask`: newcomers wait until a tutor admits them. `lock_at_start`: from the start of the first round, newcomers cannot enter. `phrases`: pupils may send the ready-made phrases; `reactions`: these include the reactions. `list_at_door`: people with the code see the free names of the class's list while pupils may enter, and tap their own. `missing_on_wall`: until a round starts, the screen of the class shows the names of pupils on the list who are absent. `tie_breaks`: the rules that rank pupils with equal points, in order. `start_numbers`: the order of the start numbers, which pupils get when a draft is made; `none`: no numbers. `prizes`: the greatest prize first, because a pupil gets at most one. `own_names`: pupils may correct their names even after the first round has started. `spectators`: the people who may watch the boards without a seat: none, the members and the class's screens, or everybody with the code, who then also sees names, pairings and standings. `spectator_delay_ms`: delay of the spectators' view. `hand_stops_clock`: a raised hand stops the clocks of the pupil's board until the call is closed. `referee_wait_ms`: time that the boards wait for a ruling while no tutor has a page of the class open; 0: until a tutor comes. `dates`: the times when the class meets, in order. A series of meetings has a date for each meeting, so that a change of the clocks or a cancelled meeting is possible. `date_minutes`: length of each meeting. `halls`: the names of the halls, if the event is in several halls; pupils choose the hall where they sit. `public_page`: the page of pairings, results and standings for anybody with its link: not published, or published with whole names, or with the given name and an initial of each person. `public_page_delay_ms`: delay of the moves and results on that page. `public_page_boards`: that page also shows the boards. `sounds`: the tables of the class play sounds; otherwise the pupils' pages are silent. `practice`: pupils who wait for a board may practise in the referees' school. `odd`: what a pupil without a partner does. `monitor`: who gives the first ruling at the boards. `keep_days`: days that the server keeps the session and its boards after the last round or the last of the `dates`, or after a change of this setting; then it erases them. */
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
  start_numbers?: "hand" | "list" | "lot" | "none" | "rating";
  prizes?: Prize[];
  halls?: string[];
  public_page?: "full" | "off" | "short";
  public_page_delay_ms?: number;
  public_page_boards?: boolean;
  dates?: ClassDate[];
  date_minutes?: number;
  sounds?: boolean;
  practice?: boolean;
  reactions?: boolean;
};

/** A game of a pentathlon (a series of different games), for two players at each board, with its options. */
export type PlannedGame = {
  game: string;
  options?: { [key: string]: Plain };
};

/** A written position. `given`: its keys are those of the worked cases; empty for the start of the game. `acts`: actions to make from that position, in notation or as in `act`, each by the seat that may send it. */
export type WrittenPosition = {
  given?: { [key: string]: Plain };
  acts?: (string | { [key: string]: Plain })[];
};

/** A team of pupils under its name. */
export type NamedTeam = {
  name: string;
  pupils: string[];
};

/** An answer to an exercise of the referees' school. `kind`: the id of the kind of fault that the exercise was about. `rating`: the learner's rating before the answer, which only the learner's device keeps. `right`: the first answer was right. */
export type ExerciseDone = {
  kind: string;
  question: "fault" | "mark" | "rule";
  rating: number;
  right: boolean;
};

/** A pupil with a rating and a category. */
export type RatedPupil = {
  person: string;
  rating?: number;
  category?: string;
};

/** A prize for the pupil at a place of the standings. If `category` is not empty, the place is among the pupils of that category. */
export type Prize = {
  text: string;
  place?: number;
  category?: string;
};

/** The start of one meeting of the class. `offset_min`: the minutes by which the clock of the tutor's place is ahead of UTC on that day. Previews need it, because the server knows no reader's time zone. */
export type ClassDate = {
  at_ms: number;
  offset_min?: number;
};

/** `count` right answers to exercises of a game. `skill` limits the exercises to one of the skills that the game's exercises practise; empty for all. */
export type ExerciseTask = {
  kind: "exercises";
  game: string;
  question?: "fault" | "mark" | "rule";
  skill?: string;
  count?: number;
};

/** A game against the computer. `position`: the position that the game begins from. With the goal `finish`, the task is done when the game is over. With `win`, the task is done when the pupil has won; after any other result the pupil may try again. */
export type GameTask = {
  kind: "game";
  game: string;
  seats?: number;
  options?: { [key: string]: Plain };
  position?: WrittenPosition | null;
  level?: "" | "club" | "learner" | "partner" | "strong";
  goal?: "finish" | "win";
};

/** The unfinished games of the class, or only those in `rooms`, for their players to finish. The server opens the boards for play outside class until the homework's date (`let_home`). */
export type BoardTask = {
  kind: "boards";
  rooms?: string[];
};

/** An event. `kind` is a word of the engine or of the server; the client has a sentence for each kind. */
export type GameEvent = {
  kind: string;
  at_ms: number;
  seat?: number | null;
  params?: { [key: string]: Plain };
};

/** The receiver's role in a room. `viewer` names the view that the receiver gets. */
export type You = {
  seat: number | null;
  role: Role;
  viewer: string;
  host: boolean;
};

/** A seat of a listed table. Only a person's seat has a name. */
export type ListedSeat = {
  kind: "bot" | "empty" | "person";
  name: string;
};

/** A table in the list. `free`: the seats that a person may take now. `since_ms`: server time when the wait or the game began. `spectators`: number of the table's spectators on all nodes. */
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

/** The hour of the weekend that people see now: the running one; if none is running, the one that ended less than a day ago; otherwise the next one. `counts_until_ms`: server time until which the end of a running game counts. */
export type WeekendHour = {
  starts_at_ms: number;
  ends_at_ms: number;
  counts_until_ms: number;
  game: string;
};

/** A line of the table of points. `you`: the line of the receiver. */
export type WeekendPlace = {
  place: number;
  name: string;
  points: number;
  games: number;
  you: boolean;
};

/** The weekend hour as one person sees it. `running`: number of games that are not over. `room`: this person's table. */
export type WeekendView = {
  hour: WeekendHour;
  places: WeekendPlace[];
  you: WeekendPart;
  running: number;
  room: string | null;
};

/** Says whether the sender's seat is ready for the next game. */
export type Ready = {
  type: "ready";
  ready?: boolean;
};

/** Gives up the sender's seat. The sender then only watches. */
export type StandUp = {
  type: "stand_up";
};

/** Changes the sender's name. A referee may instead change the name of `person`. */
export type Rename = {
  type: "rename";
  name: string;
  person?: string | null;
};

/** Seats the computer in an empty seat or in the seat of a player who has left. A referee may replace any player. `level`: the computer's level; empty for the plain bot. */
export type SeatBot = {
  type: "seat_bot";
  seat: number;
  reason?: string;
  level?: "" | "club" | "learner" | "partner" | "strong";
};

/** Empties a seat. Its player then only watches. */
export type ClearSeat = {
  type: "clear_seat";
  seat: number;
  reason?: string;
};

/** Starts the game although some seats are not ready. */
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

/** Adjourns the game in its present state, for another day. */
export type Adjourn = {
  type: "adjourn";
  reason?: string;
};

/** Continues an adjourned game in the same state. */
export type ResumeAdjourned = {
  type: "take_up";
  reason?: string;
};

/** A referee calls the time limit: the command sends the game's own action `call_time`, with a reason. At a board of a class, the running game then becomes the last game of the match. A game whose rules have no time limit is a draw if `draw` is true; else its clocks stop until a director decides the result. */
export type CallTime = {
  type: "call_time";
  reason?: string;
  draw?: boolean;
};

/** Gives a seat `ms` more for its running turn or on its clock. */
export type GiveTime = {
  type: "give_time";
  seat: number;
  ms: number;
  reason?: string;
};

/** The player appeals the ruling and so asks for the next opinion. Only referees see its `words`. */
export type MakeAppeal = {
  type: "appeal";
  words?: string;
};

/** The player accepts the ruling and can then no longer appeal it. */
export type AcceptRuling = {
  type: "accept_ruling";
};

/** Gives a referee's ruling on the open challenge: a mark for each rule. `rules`, if given, replaces the rules that the challenge names. */
export type Rule = {
  type: "rule";
  marks: Mark[];
  rules?: string[] | null;
  reason?: string;
};

/** A referee asks for the consequences of a ruling with these marks; params: {follows, …}. The command changes nothing, and only the referee gets the answer. */
export type PreviewRuling = {
  type: "preview_ruling";
  marks: Mark[];
  rules?: string[] | null;
};

/** Reopens a finished game, from before the action that ended it or from its beginning. This is possible until its score cards are final. */
export type ReopenGame = {
  type: "reopen";
  again?: boolean;
  reason?: string;
};

/** Sanctions a player by the code of conduct. The seat's score card gets a note with the reason. */
export type Sanction = {
  type: "sanction";
  seat: number;
  kind: "expel" | "take_game" | "warn";
  reason: string;
};

/** A director decides the result: the `winners` win with their partners; an empty list is a draw; a `void` result counts for no seat. The command ends the running game, or replaces the result of the last game; if its cards are not final, the seats sign again. With `running` True, the server refuses the command with `command/not_now` unless a game runs. */
export type ForceResult = {
  type: "force_result";
  winners?: number[];
  void?: boolean;
  reason?: string;
  running?: boolean;
};

/** Makes a claim against the absent player of `seat`: the win, a draw, or that the computer takes the seat (`server/room/endings`). */
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

/** A director makes the score cards final in their present state. */
export type CloseCards = {
  type: "close_cards";
  reason?: string;
};

/** Asks for a new match with the same seats. The new match starts when every player has asked. */
export type Rematch = {
  type: "rematch";
};

/** Changes the given settings of the room and the given `options` of the game; the others stay. */
export type SetSettings = {
  type: "set_settings";
  settings?: { [key: string]: Plain };
  options?: { [key: string]: Plain };
};

/** Replaces the room's present game with a new game from a written position. `given` uses the keys of the worked cases. */
export type SetPosition = {
  type: "set_position";
  given: { [key: string]: Plain };
};

export type Say = {
  type: "say";
  text: string;
};

/** Requests the key that lets a referee enter; params: {key, role, asked}. If the host plays, the players of the seats `asked` must first agree. Until then the key has no effect. */
export type InviteReferee = {
  type: "invite_referee";
  role?: RefereeRole;
};

/** Says whether a player agrees that the playing host invites that referee. */
export type AgreeReferee = {
  type: "agree_referee";
  agree?: boolean;
};

/** Requests the key that lets a program take the empty `seat`; params: {key, seat}. The program sends the key in its `join`. The program plays under its own name, and the view marks it as a program. */
export type InviteProgram = {
  type: "invite_program";
  seat: number;
};

/** Requests a token that lets the sender download files of a room or class for a minute; params: {token}. The token goes into the header `X-Files-Token`. */
export type AskFiles = {
  type: "ask_files";
};

/** A player requests a hint; params: {action, rule}, a possible action and its rule. The room counts hints. Only in assisted mode. */
export type AskHint = {
  type: "ask_hint";
};

/** Says that a player opens or closes the rules. In assisted mode the player's clock stops meanwhile, for some minutes per game. */
export type ReadRules = {
  type: "read_rules";
  on?: boolean;
};

/** Takes back the player's last action of the unfinished turn. Only in assisted mode. */
export type TakeBack = {
  type: "take_back";
};

/** Erases the room and all its stored data for good. Not during a game. */
export type EraseRoom = {
  type: "erase_room";
};

/** Sends a ready-made phrase of a seat to the table. */
export type Phrase = {
  type: "phrase";
  phrase: PhraseId;
};

/** Allows or forbids phrases from now on, at a table or at all boards of a session. `reactions`: phrases include the reactions. */
export type SetPhrases = {
  type: "set_phrases";
  on: boolean;
  reactions?: boolean;
};

/** Sends a seat's words to the referees, while a challenge waits for their ruling. Other people never see them. */
export type Plead = {
  type: "plead";
  words: string;
};

/** Lists this table for people who speak `lang`. With None, only people who have its code or link can enter. */
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

/** Changes the given settings of the session, and its title. */
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

/** Removes a pupil from the session. In a running game the computer takes the pupil's seat. */
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

/** Removes many pupils at once, and people who wait for admission. The server forgets a pupil who has never sat at a board. */
export type RemoveMembers = {
  type: "remove_members";
  people: string[];
  reason?: string;
};

/** Erases one pupil's name, words and personal data everywhere, for good. `name` takes the place of the erased name; results and moves stay. */
export type EraseMember = {
  type: "erase_member";
  person: string;
  name?: string;
};

/** Requests a token for the file with all stored data of one pupil; params as for `ask_files`. */
export type AskPupilFile = {
  type: "ask_pupil_file";
  person: string;
};

/** Admits people who wait for admission. */
export type AdmitMembers = {
  type: "admit_members";
  people: string[];
};

/** Declares that the newcomer `person` is the pupil `into` on another device. The pupil keeps seats and points. */
export type MoveMember = {
  type: "move_member";
  person: string;
  into: string;
};

/** Creates a key that lets one co-tutor enter, once; params: {key, role, number}. */
export type InviteTutor = {
  type: "invite_tutor";
  role?: RefereeRole;
};

/** Makes the unused key with that number void. */
export type RevokeInvitation = {
  type: "revoke_invitation";
  number: number;
};

/** Changes a tutor's role, in the session and at every unfinished board. */
export type SetRole = {
  type: "set_role";
  person: string;
  role: RefereeRole;
};

/** Sets the hall where these pupils sit. `hall`: the hall's place in the settings' `halls`, from 1; 0 for no hall. A pupil sets only the pupil's own hall and omits `people`. */
export type SetHall = {
  type: "set_hall";
  hall: number;
  people?: string[];
};

/** Sets the list of the class: the names of its pupils, who enter by tapping their own. Pupils who are already on the list keep their identity. */
export type SetList = {
  type: "set_list";
  names: string[];
  ratings?: number[];
  categories?: string[];
};

/** Sets the rating and the category of these pupils. In a class with start numbers, the next draft of a round renews these numbers, unless a round has already started or a director has set them. */
export type SetRatings = {
  type: "set_ratings";
  pupils: RatedPupil[];
};

/** Gives these pupils the start numbers of a tournament in this order, from 1. Pupils who are left out follow in their present order. Later drafts of rounds keep these numbers. */
export type SetStartNumbers = {
  type: "set_start_numbers";
  people: string[];
};

/** Takes over a tournament that began in another program, from its report file (TRF16 or TRF26): the players become the class's list and its pupils, and the played rounds become closed rounds of `game`. Possible until the class starts a round of its own; a second report replaces the first. */
export type ImportTournament = {
  type: "import_tournament";
  packed: string[];
  game: string;
};

/** Makes the draft of the next round: its pairing and its game. The new draft replaces an earlier one. `minutes`: the server calls the time limit at all boards this many minutes after the start. `at_time`: what happens then to games whose rules have no time limit. `level`: the computer's level. `position`: the first position of each game of the round; None or empty for the usual beginning. A position may also set options of the game, except those that `options` sets. `last`: the round is the tournament's last one, in which the Dutch system pairs the leaders even if their colours do not fit. */
export type PlanRound = {
  type: "plan_round";
  game: string;
  how?: "dutch" | "hand" | "random" | "round_robin" | "swiss";
  seats?: number;
  options?: { [key: string]: Plain };
  games?: number;
  minutes?: number;
  at_time?: "draw" | "tutor";
  level?: "" | "club" | "learner" | "partner" | "strong";
  position?: WrittenPosition | null;
  last?: boolean;
};

/** Makes the draft of a simultaneous exhibition as the next round. The `player`, a tutor or a pupil, has a board with each of `people`, or with all other pupils if `people` is empty. The game must be for two, in assisted mode, and must not need quick answers. `first`: the person with the first seat. `clock`: no clock runs, or only the clocks of the other players during their own turns. `counts`: the results count in the standings, which is possible only if a tutor plays. After `minutes`, unfinished games without a time limit are draws. `position` is as in `plan_round`. */
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

/** Plans the games of a pentathlon (a series of different games): the first game for the first round, and so on. Rounds that have started keep their games. An empty list removes the plan. `stations`: groups of the class play the games in different orders, so that a round has several games. A tutor cannot pair such a round by hand: if `how` is `hand`, the server pairs each group at random. The other fields are as in `plan_round` and apply to all rounds. */
export type SetPentathlon = {
  type: "set_pentathlon";
  games: PlannedGame[];
  stations?: boolean;
  how?: "dutch" | "hand" | "random" | "round_robin" | "swiss";
  minutes?: number;
  at_time?: "draw" | "tutor";
  level?: "" | "club" | "learner" | "partner" | "strong";
};

/** Sets the teams of the pentathlon, which get the points of their pupils. A pupil need not be in a team. An empty list removes all teams. */
export type SetTeams = {
  type: "set_teams";
  teams: NamedTeam[];
};

/** Makes the draft of the pentathlon's next round. `start`: also opens its boards at once. */
export type PlanNext = {
  type: "plan_next";
  start?: boolean;
};

/** Sets the pairs of pupils that drafts should not pair, if possible. They replace the earlier pairs. */
export type SetApart = {
  type: "set_apart";
  pairs: string[][];
};

/** Gives pupils the next round off: they get `points` for it, and drafts leave them out. If `stays` is set, they also have all later rounds off. With 0 points, this is a withdrawal, but the results of these pupils remain in the standings. If `points` is None, the command instead lets the pupils play again. */
export type SetBye = {
  type: "set_bye";
  people: string[];
  points?: number | null;
  stays?: boolean;
};

/** Sets the boards of the draft. Pupils without a board have this round off. `version`: the version of the draft that the tutor saw. The server refuses if another tutor has changed the draft since. None means any version. */
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

/** Ends the running round in `minutes` minutes from now. 0 removes the time limit of the round. */
export type SetRoundTime = {
  type: "set_round_time";
  minutes: number;
};

/** Discards the next round before it starts, whether it is a draft or already published. */
export type DropRound = {
  type: "drop_round";
};

/** Closes the round. Final results count. A board without a result counts as zero points for both sides. */
export type CloseRound = {
  type: "close_round";
  reason?: string;
};

/** Pauses all boards of the round, or only the given ones. */
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

/** Adjourns the unfinished boards in their present state. The round no longer waits for them. */
export type AdjournBoards = {
  type: "adjourn_boards";
  boards?: number[] | null;
  reason?: string;
};

/** Continues all adjourned games of the class in the same state, also those of closed rounds. */
export type TakeUpBoards = {
  type: "take_up_boards";
  reason?: string;
};

/** Lets the pupils finish the games of these boards outside class until a date. Without `rooms` this applies to all running or adjourned games. These games do not wait for a referee. `days`: days for each move; 0 means that the moves have no limit. When the days for a move are over, the game's own clock runs for that move. A game that needs quick answers, as in tournament mode, has no days. Its clocks run while all its players are present. At the date the server calls the time limit; `at_time` is as in `plan_round`. If a tutor sends the command again, it changes the date. */
export type LetHome = {
  type: "let_home";
  until_ms: number;
  rooms?: string[];
  days?: number;
  at_time?: "draw" | "tutor";
};

/** Ends the play outside class for these games, or for all: they continue in class, with the clock times as they are. */
export type BringBack = {
  type: "bring_back";
  rooms?: string[];
};

/** Gives every seat of the boards `ms` more time. */
export type GiveBoardsTime = {
  type: "give_boards_time";
  ms: number;
  boards?: number[] | null;
  reason?: string;
};

/** Calls the time limit at the boards. If it is called at all boards, the time of the round also ends. */
export type CallBoardsTime = {
  type: "call_boards_time";
  boards?: number[] | null;
  reason?: string;
};

/** Makes the score cards of the finished boards final in their present state. */
export type CloseBoardsCards = {
  type: "close_boards_cards";
  boards?: number[] | null;
  reason?: string;
};

/** Decides a board for two players without play, because the players of the seats in `absent` did not come. If one seat is absent, the other seat wins. If both are absent, neither wins. The tie-breaks count the game as an unplayed round, and the same two pupils may be paired again. An empty list takes back the forfeit: the game counts as played, but keeps its result. */
export type Forfeit = {
  type: "forfeit";
  room: string;
  absent?: number[];
  reason?: string;
};

/** Gives the seat at the board `room` to another player: a pupil without a board, or the computer (`bot`). */
export type Reseat = {
  type: "reseat";
  room: string;
  seat: number;
  person: string;
  reason?: string;
};

/** Exchanges the players of two seats at two running boards. Each player then continues the other player's game. */
export type SwapSeats = {
  type: "swap_seats";
  room: string;
  seat: number;
  other_room: string;
  other_seat: number;
  reason?: string;
};

/** Adds a board to the running round for pupils without a board. The computer (`bot`) may also play at the new board. */
export type AddBoard = {
  type: "add_board";
  people: string[];
};

/** Shows the class a moment of a game: the people who follow see that board at that sequence number, with these places marked. Without a `room`, the showing ends. */
export type Follow = {
  type: "follow";
  room?: string | null;
  at?: number;
  marks?: string[];
};

/** Shows a position of a game on the screen and on the pages of all pupils. The new position replaces an earlier one. `given`: the position with the keys of the worked cases; empty for the start of the game. `acts`: actions to make from that position, in notation or as in `act`, each by the seat that may send it. `marks`: places to highlight. */
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

/** Draws over the shown board. If the board already has the same drawing, removes that drawing instead. An `arrow` leads from `place` to the place `to`; a `circle` and a `highlight` are on `place` alone. */
export type Draw = {
  type: "draw";
  shape: "arrow" | "circle" | "highlight";
  colour: "blue" | "green" | "red" | "yellow";
  place: string;
  to?: string | null;
};

/** Removes drawings: all of them for a tutor, and only the sender's own for a pupil. */
export type ClearDrawings = {
  type: "clear_drawings";
};

/** Sets the people who may draw besides tutors: all `pupils`, or the pupil `person`. Without both, only tutors draw. The pupil `person` may also try lines of moves on the shown position. */
export type SetPen = {
  type: "set_pen";
  pupils?: boolean;
  person?: string;
};

/** Plays an action on the shown position, as the next action of a line that the class tries. The seat that may act plays this action. */
export type TryAct = {
  type: "try_act";
  act: string | { [key: string]: Plain };
};

/** Takes back the last `steps` actions of the line that the class tries (`try_act`). Takes back the whole line if it has fewer actions, or if `steps` is 0. */
export type LeaveLine = {
  type: "leave_line";
  steps?: number;
};

/** Plays actions on the shown position for the sender alone; params: {view, status} after them. The class does not see them. `number`: the number of the position that the sender sees. The server draws hidden things again, so that the answer tells nothing about a game that begins from that position. */
export type Explore = {
  type: "explore";
  number: number;
  acts: (string | { [key: string]: Plain })[];
};

/** Shows a tutor's words to the whole class. They replace an earlier announcement. */
export type Announce = {
  type: "announce";
  words: string;
};

/** Removes the announcement. */
export type StopAnnouncing = {
  type: "stop_announcing";
};

/** Sends a tutor's words to one pupil. Apart from that pupil, only tutors can read them. */
export type TellPupil = {
  type: "tell_pupil";
  person: string;
  words: string;
};

/** Requests the tutors' words to the sender that are still unread; params: {words: {number, words, by, at_ms} or null}. */
export type AskWords = {
  type: "ask_words";
};

/** Marks the words with that number as read. */
export type ReadWords = {
  type: "read_words";
  number: number;
};

/** Sets the https address of a video call at another service (Jitsi, Meet, Zoom …). An empty text removes the address. */
export type SetCall = {
  type: "set_call";
  link?: string;
};

/** Raises a pupil's hand to call a tutor. If the hand is raised already, the new reason replaces the old one. */
export type RaiseHand = {
  type: "raise_hand";
  why: "again" | "break" | "device" | "opponent" | "other" | "rules" | "try" | "why";
};

/** Lowers the pupil's hand. */
export type LowerHand = {
  type: "lower_hand";
};

/** Marks a call in the tutors' list as taken, which means that the tutor is on the way. */
export type TakeCall = {
  type: "take_call";
  key: string;
};

/** Closes the call of a pupil who raised a hand. The call leaves the tutors' list, and the pupil's hand goes down. */
export type CloseCall = {
  type: "close_call";
  key: string;
};

/** Gives a pupil's answer to the open question. Until the question closes, a new answer replaces the old one. */
export type AnswerQuestion = {
  type: "answer_question";
  number: number;
  choice: string;
};

/** Requests the sender's own answer to the open question; params: {number, choice}. `number` is null without a question, `choice` without an answer. */
export type AskAnswer = {
  type: "ask_answer";
};

/** Closes the question. All people then see how often each choice occurs, and the right choice. */
export type CloseQuestion = {
  type: "close_question";
  number: number;
};

/** Removes the question, open or closed, with all its answers. */
export type DropQuestion = {
  type: "drop_question";
  number: number;
};

/** Sets a note that only tutors can read. The note replaces the earlier note about the same subject; an empty text removes that note. `about`: the class as a whole, what to look at next time, or the pupil `person`. */
export type SetNote = {
  type: "set_note";
  text: string;
  about?: "class" | "next" | "pupil";
  person?: string;
};

/** Makes the link of one family to the replays of the pupil `person`. The answer has its `key`, its `number` and `until_ms`. `room`: the code of one board; empty for all finished games of the class. If such a link exists already, the answer has that link, with its earlier date. */
export type MakeFamilyLink = {
  type: "make_family_link";
  person: string;
  room?: string;
  days?: number;
};

/** Revokes a family's link at once, also for pages that are open. */
export type RevokeFamilyLink = {
  type: "revoke_family_link";
  number: number;
};

/** Sets homework until a date; params: {number}. `people`: the pupils who have it; empty for all pupils of the class. With the `number` of open homework, the command moves only its date, and `tasks` and `people` are empty. */
export type SetHomework = {
  type: "set_homework";
  due_ms: number;
  tasks?: (ExerciseTask | GameTask | BoardTask)[];
  people?: string[];
  number?: number | null;
};

/** Closes homework before its date. The results stay. */
export type CloseHomework = {
  type: "close_homework";
  number: number;
};

/** Opens a game against the computer for a task of homework; params: {room, open}. If the sender already has an unfinished game of this task, or one that counts, the params name that game's room. `open`: False while the server is still creating the room. */
export type StartHomework = {
  type: "start_homework";
  number: number;
  task: number;
};

/** Requests the sender's own progress; params: {shares, homework}. `shares` have the form of `server.sessions.homework.shares`. `homework`: the homework that is set for the sender and not for the whole class. */
export type AskHomework = {
  type: "ask_homework";
};

/** Ends the session: no person can join and no round can start, but everything can still be read. `running`: what happens to a running round: adjourn its games for later, or close it. */
export type EndSession = {
  type: "end_session";
  running?: "adjourn" | "close" | null;
  reason?: string;
};

/** Erases the session, its boards and all their stored data for good. */
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
  | EraseSession;

/** The first message of a connection. Without a `token` the server creates a new guest. */
export type Hello = {
  type: "hello";
  version: number;
  lang?: string;
  token?: string | null;
  name?: string | null;
};

/** Creates a room; the answer's params: {room}. The sender becomes its host and takes seat 0, or the place that `as` names. `listed`: a language; the server lists the table for people who speak it. `level`: the level of its `bots`; empty for the plain bot. */
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

/** Opens a tutor's session with a class; the answer's params: {room}, the code of the session. The sender becomes its director. `like`: code of an earlier session of the sender. The new one copies its title, settings, list and tutors. */
export type OpenSession = {
  type: "open_session";
  cid: string;
  title?: string;
  like?: string | null;
};

/** Enters a room or a session. The sender enters a room in a seat (the first empty seat, or `seat`; a program gives the `key` of its seat), as a spectator, or with a `key` as a referee. The sender enters a session as a pupil (`seat`), as a spectator, or with a `key` as a tutor. A pupil is number `entry` on the list of the class, or has a slip of paper with the `key`. */
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

/** Sends an action of the game as data. */
export type Act = {
  type: "act";
  cid: string;
  room: string;
  action: { [key: string]: Plain };
};

/** Sends an action of the game in notation. */
export type ActText = {
  type: "read";
  cid: string;
  room: string;
  text: string;
};

/** Sends a command to the room or session with the code `room`. */
export type CommandMessage = {
  type: "command";
  cid: string;
  room: string;
  command: RoomCommand | SessionCommand;
};

/** Continues after a broken connection. The client has the view at number `seq` of `epoch`; the server sends the missing patches or a snapshot. */
export type Resume = {
  type: "resume";
  room: string;
  seq: number;
  epoch: number;
};

/** Requests the events of the match since number `from_seq`. */
export type History = {
  type: "history";
  cid: string;
  room: string;
  from_seq?: number;
};

/** Requests the room as the sender has seen it, from number 0 on; params: {frames, view?, at_ms?, next?}. `frames` are patches with numbers above `after`. If the sender later got another kind of view (another viewer), the patch at that number replaces the whole view. The first page, without `after`, has the `view` at number 0. `next` is the `after` of the next page; absent on the last. `public`: the server sends the spectators' view instead, so that a tutor can show the recording to the class. */
export type Recording = {
  type: "recording";
  cid: string;
  room: string;
  after?: number | null;
  public?: boolean;
};

/** Requests the finished games of a room; params: {games}. A referee also gets the running game. Each game has the form of `server.room.history.review.Reviewed`. A game contains its faults, challenges, digest and seed, and with `rolls` all random draws. With `exercises` a player also gets params {exercises}: the missed faults as questions (`server.school.view_types.OwnExercise`). */
export type Review = {
  type: "review";
  cid: string;
  room: string;
  rolls?: boolean;
  exercises?: boolean;
};

/** Requests the watchers: the people who look at a class or its boards without a seat or role there. Tutors of the class get params {watchers, complete}. At a table, every person present gets only the number of watchers: params {count, complete}. `watchers`: [{room, person, name, since_ms, member, screen}], the earliest first. `name` is a member's name in the class, else the person's own; `screen`: the watcher is a screen of the class. The list covers only the connections of the node that answers. `complete`: no other node has such connections. */
export type Watchers = {
  type: "watchers";
  cid: string;
  room: string;
};

/** Asks the class `room` a question about a moment of a game: is there a fault, which rule, what is the ruling on a challenge? With `game`, the server makes the question from an exercise of that game. With `board`, the question is about the board with this code at the sequence number `at`. */
export type AskClass = {
  type: "ask_class";
  cid: string;
  room: string;
  question: "fault" | "mark" | "rule";
  game?: string | null;
  board?: string | null;
  at?: number;
};

/** Requests the sender's next exercise of a homework task; params: {at, asked}. `asked` has the form of `server.school.view_types.AskedExercise`. With a `choice`, the message answers the exercise with the index `at`. The server judges the answer and counts it; params: {right, answer, found, share}. Each exercise takes one answer. */
export type DoExercise = {
  type: "do_exercise";
  cid: string;
  room: string;
  number: number;
  task: number;
  at?: number;
  choice?: string | null;
};

/** Requests the tables that their hosts list; params: {tables, next?}, where `tables` is a list of `ListedTable`. `game` and `lang` limit the list. `next` is the `after` of the next page; absent on the last. */
export type Tables = {
  type: "tables";
  cid: string;
  which: TableList;
  game?: string | null;
  lang?: string | null;
  after?: string;
};

/** Requests the weekend hour; the params have the form of `WeekendView`. The page of a waiting person repeats the request. With `do` = `enter`, the sender waits for an opponent, with a nickname in `lang` that the server gives. With `leave`, the sender no longer waits. The answer names the table (`room`) once there is an opponent. */
export type Weekend = {
  type: "weekend";
  cid: string;
  do?: "enter" | "leave" | "look";
  lang?: string;
};

/** Requests the tables where the sender has had a seat, the newest first; params: {games, next?, homework?}. `after`: number of entries to skip. `next` is the `after` of the next page; absent on the last. Each entry has the form of `server.room.views.summary`. `forget`: a table to remove from the list. The table itself stays, and a new visit lists it again. `homework`: the answer also has the open homework of the sender's classes, in the form of `server.sessions.homework.due`. */
export type MyGames = {
  type: "my_games";
  cid: string;
  after?: number;
  forget?: string | null;
  homework?: boolean;
};

/** Requests the classes where the sender is a tutor, the newest first; params: {classes}. Each entry has the form of `server.sessions.views.summary`, with the notes about the class. If `code` is set, the answer has only that class, and also the notes about its pupils. Only tutors get notes, and the server does not store the answer. */
export type MyClasses = {
  type: "my_classes";
  cid: string;
  code?: string | null;
};

/** Requests the initial board of a game and an empty score card, for printing; params: {view, card}, in the form in which rooms send them. */
export type BlankSheet = {
  type: "blank_sheet";
  cid: string;
  game: string;
};

/** Requests the kinds of exercises of a game and their ratings; params: {kinds}, a list of {id, rule, skill, ratings}. `ratings`: how difficult exercises of this kind are, one rating for each question, on the scale of chess ratings. `done`: the exercise that the learner has just answered. The answer moves the rating a little; the server stores nothing about the learner. */
export type Practise = {
  type: "practise";
  cid: string;
  game: string;
  done?: ExerciseDone | null;
};

/** Requests a code that adds another device to this person; params: {code, until_ms, picture?}. An earlier code becomes void. `address`: the address of the page where people type the code. `picture`: a QR picture of that address with the code, as a `data:` URL. `carried`: what this device keeps for itself, such as progress in the school. The other device gets it, and the server forgets it with the code. */
export type OfferDevice = {
  type: "offer_device";
  cid: string;
  address?: string | null;
  carried?: string;
};

/** Makes this device belong to the person who gave the code; params: {you, token, name, carried?}. A code works once. */
export type TakeDevice = {
  type: "take_device";
  cid: string;
  code: string;
};

/** Signs out all other devices of this person; params: {count}. They continue as new guests. */
export type SignOutDevices = {
  type: "sign_out_devices";
  cid: string;
};

/** Requests a code that another person types to become a friend; params: {code, until_ms, picture?}. An earlier code becomes void. `address`: the address of the page where people type the code. `picture`: a QR picture of that address with the code, as a `data:` address. */
export type OfferFriend = {
  type: "offer_friend";
  cid: string;
  address?: string | null;
};

/** Uses up the code of another person; params: {friend, name}. Both must then confirm the pair. */
export type TakeFriend = {
  type: "take_friend";
  cid: string;
  code: string;
};

/** Agrees to be friends with the person `friend`; params: {confirmed}, which is true once both people have agreed. */
export type ConfirmFriend = {
  type: "confirm_friend";
  cid: string;
  friend: string;
};

/** Removes a friend, or declines a pairing. The friendship or the pairing ends for both people at once. */
export type DropFriend = {
  type: "drop_friend";
  cid: string;
  friend: string;
};

/** Requests the sender's friends; params: {friends}, a list of {friend, name, state, here, watch, invite}. `state`: "friend", "asks" (the sender must confirm) or "waits" (the other must). Only a friend has the other fields: whether the friend is here, the code of a table where the sender may watch the friend, and an invitation {room, game}. If the message has `here` set, friends may see, while this connection is open, that the sender is here, and may invite the sender. */
export type Friends = {
  type: "friends";
  cid: string;
  here?: boolean;
};

/** Invites a friend, who must be online, to a table where the sender sits. A seat at that table must be free. */
export type InviteFriend = {
  type: "invite_friend";
  cid: string;
  friend: string;
  room: string;
};

/** Requests the server's time and, if `room` is set, the sequence number of that room. */
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
  | DoExercise
  | Tables
  | Weekend
  | MyGames
  | MyClasses
  | BlankSheet
  | Practise
  | OfferDevice
  | TakeDevice
  | SignOutDevices
  | OfferFriend
  | TakeFriend
  | ConfirmFriend
  | DropFriend
  | Friends
  | InviteFriend
  | Ping;

/** The answer to `hello`. `token` is the secret of this person, which the client stores. `games` are the games that the lobby offers. `open_tables`: this server may list tables. `by_room`: a proxy chooses the node by the code in the socket's address (`/ws?room=CODE`), so a client that enters a room must reconnect with that code. `path_keys`: the keys that short patches replace with negative numbers, -1 for the first key; empty if the server sends full patches. `weekend`: the weekend hour; null if this server has none. `friends`: people may pair as friends. */
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
  weekend?: WeekendHour | null;
  friends?: boolean;
};

/** The whole view of a room at `seq`, and the last events. The server sends it after a join and whenever `you` changes. */
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

/** The change from the view at `seq - 1` to the view at `seq` (`protocol.patch`). If `ops` is empty, this viewer's view is unchanged. */
export type Patch = {
  type: "patch";
  room: string;
  seq: number;
  at_ms: number;
  ops?: Plain[][];
  happenings?: GameEvent[];
};

/** Says that the server has carried out and stored the request. `seq`: the room's sequence number after the request. */
export type Ack = {
  type: "ack";
  cid: string;
  seq?: number;
  params?: { [key: string]: Plain };
};

/** Refuses a request; the state is unchanged. `rule`: the broken rule of the rulebook, if there is one. Without `cid`, the message was unreadable. */
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

/** The answer to `ping`. `seq`: the present number of the requested `room`. By this number the client notices that it has missed something. */
export type Pong = {
  type: "pong";
  at: number;
  server_ms: number;
  seq?: number | null;
  room?: string | null;
};

/** Says why the server closes the connection. */
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
  "exercise/unknown",
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
  "friend/closed",
  "friend/code",
  "friend/self",
  "friend/already",
  "friend/too_many",
  "friend/unknown",
  "friend/away",
  "friend/soon",
  "friend/table",
  "friend/pupil",
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
  "session/homework_task",
  "session/homework_over",
  "session/homework_full",
  "session/dates",
  "session/act",
  "session/not_shown",
  "session/pen",
  "session/arrow",
  "session/drawings",
  "session/line",
  "session/links",
  "session/simultaneous",
  "session/simultaneous_game",
  "session/simultaneous_counts",
  "session/pairs_only",
  "session/report",
  "session/has_rounds",
  "session/no_pairing",
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
  "weekend/closed",
  "weekend/playing",
  "weekend/full",
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
  "notice/friend",
  "notice/went_back",
  "bye/idle",
  "bye/slow",
  "bye/protocol",
  "bye/shutdown",
  "bye/signed_out",
  "bye/origin",
] as const;

export type HallCode = (typeof HALL_CODES)[number];
