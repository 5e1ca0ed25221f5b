/* Made from the engine of truco by `python -m tools.game_types`. Do not edit. */

/** Data of maps with text keys, lists, text, numbers, booleans and null. */
export type Plain = unknown;

export type AccountView = {
  buenas: number;
  malas: number;
  points: number;
};

export type TurnClockView = {
  due_at_ms: number | null;
  in_grace: boolean;
  kind: "turn";
  left_ms: number | null;
  seat: number | null;
  turn_ms: number;
};

export type NoteView = {
  for: string;
  points: number;
  side: number;
};

export type OfferView = {
  accepted: number[];
  by: number;
};

export type EnvidoView = {
  calls: [string, number][];
  declared: ([number, number | null])[];
  side: number | null;
  stake: number | null;
  status: "accepted" | "done" | "none" | "pending" | "void";
  winner: number | null;
  worth: number | null;
};

export type FlorView = {
  closed: boolean;
  declared: ([number, number | null])[];
  level: number;
  level_side: number | null;
  queue: number[];
  side: number | null;
  silent: number[];
  stage: "answer" | "declare" | "done" | "none" | "round";
  sung: number[];
  winner: number | null;
  worth: number | null;
  yielded: number | null;
};

export type OutcomeView = {
  by: string;
  points: number;
  side: number;
};

export type TrickView = {
  laid: [number, string][];
  side: number | null;
  winner: number | null;
};

export type TrucoView = {
  pending: number | null;
  pending_side: number | null;
  right_side: number | null;
  value: number;
};

export type PartialView = {
  accepted: number[];
  answering: number | null;
  charged: ((string | number)[])[];
  double: boolean;
  duel: number[] | null;
  entries: NoteView[];
  envido: EnvidoView;
  flor: FlorView;
  laid: [number, string][];
  mano: number;
  meddlers: number[];
  outcome: OutcomeView | null;
  phase: "answer_envido" | "answer_flor" | "answer_truco" | "cut" | "declare_envido" | "declare_flor" | "discard" | "flor_round" | "over" | "play" | "review";
  put_off: ((string | number)[])[];
  rest: number;
  seats: number[];
  shown: number[];
  sides: number[];
  to_declare: number[];
  tricks: TrickView[];
  truco: TrucoView;
  turn: number | null;
};

export type RecordView = {
  facts: { [key: string]: Plain };
  rule: string;
  seat: number;
};

export type SaidView = {
  number: number;
  text: string | null;
  words: string[];
  worked: string[];
};

export type SeatView = {
  cards: number;
  flor: "closed" | "open" | "sung";
  laid: (string | null)[];
  mazo: boolean;
  said: SaidView | null;
  shown: string[];
};

export type View = {
  accounts: AccountView[];
  chico_winner: number | null;
  chicos: number[];
  clock: TurnClockView;
  dealer: number;
  dealt?: string[];
  discard?: string | null;
  gallo: number | null;
  hand?: string[];
  hand_no: number;
  hands?: string[][];
  held?: string[][];
  kind: "pica" | "redondo";
  limit: TurnClockView;
  looked?: boolean;
  looking: (number | null)[];
  mano: number;
  marks: (("C" | "I" | "IA")[])[];
  noted: NoteView[];
  offer: OfferView | null;
  own: number[];
  parda_segunda: string;
  partial: PartialView | null;
  past_chicos: number[][];
  phase: "answer_envido" | "answer_flor" | "answer_truco" | "cut" | "declare_envido" | "declare_flor" | "discard" | "flor_round" | "over" | "play" | "review";
  pies: number[];
  players: number;
  point?: number | null;
  record?: RecordView[];
  rulings: string[];
  seats: SeatView[];
  sides: number[];
  signalled?: boolean;
  signs?: ((number[] | string | number)[])[];
  strikes: number[];
  tallied: NoteView[];
  text: string;
  time_called: boolean;
  waiting: number[];
  words?: string[];
};

export type Action =
  | { type: "cut"; at: number | null }
  | { type: "discard"; card: string }
  | { type: "say"; words?: string[] | null; text?: string | null }
  | { type: "play"; card: string }
  | { type: "declare"; value: number | null }
  | { type: "mazo" }
  | { type: "signal"; signal: string }
  | { type: "look"; at: number }
  | { type: "challenge"; rule?: string | null; rules?: string[] | null; target?: string | number | (string | number)[] | null }
  | { type: "accept" }
  | { type: "resign" }
  | { type: "offer_draw" }
  | { type: "accept_draw" }
  | { type: "decline_draw" }
  | { type: "call_time" }
  | { type: "time_limit" };

export type Code =
  | "achico_instead"
  | "already_said"
  | "already_sung"
  | "answer_flor_words"
  | "answer_pending"
  | "draw_offered"
  | "envido_closed"
  | "falta_is_last"
  | "fault"
  | "flor_closed"
  | "flor_not_played"
  | "game_over"
  | "hand_over"
  | "in_mazo"
  | "look_spent"
  | "malformed"
  | "must_answer"
  | "need_both"
  | "no_challenges"
  | "no_flor_to_answer"
  | "no_offer"
  | "no_partner"
  | "not_a_referee"
  | "not_in_play"
  | "not_now"
  | "not_your_answer"
  | "not_your_card"
  | "not_your_right"
  | "not_your_turn"
  | "notation_unknown"
  | "nothing_to_answer"
  | "nothing_to_beat"
  | "nothing_to_declare"
  | "own_offer"
  | "own_proposal"
  | "own_team"
  | "reserved_word"
  | "resto_quiero_or_no"
  | "signal_spent"
  | "signals_off"
  | "stake_full"
  | "truco_not_accepted";

export type RuleId =
  | "truco.sorteo"
  | "truco.corte"
  | "truco.reparto"
  | "truco.gallo-descarte"
  | "truco.gallo-tanteo"
  | "truco.turno"
  | "truco.carta-jugada"
  | "truco.baza"
  | "truco.parda"
  | "truco.mano-gana"
  | "truco.orden-cantos"
  | "truco.envido-primero"
  | "truco.envido-valor"
  | "truco.envido-valores"
  | "truco.envido-mal-cantado"
  | "truco.flor-anula"
  | "truco.flor-valores"
  | "truco.flor-callada"
  | "truco.flor-sin-tener"
  | "truco.flor-mal-cantada"
  | "truco.querer-antes-de-retrucar"
  | "truco.palabra-obliga"
  | "truco.palabras"
  | "truco.expresiones"
  | "truco.desafio-doble"
  | "truco.mazo"
  | "truco.pica-pica"
  | "truco.entrometerse"
  | "truco.mostrar"
  | "truco.tanteo"
  | "truco.partida"
  | "truco.senas"
  | "truco.reloj"
  | "truco.impugnar";

export type Phase =
  | "cut"
  | "discard"
  | "play"
  | "answer_truco"
  | "answer_envido"
  | "declare_envido"
  | "flor_round"
  | "answer_flor"
  | "declare_flor"
  | "review"
  | "over";

export type EventKind =
  | "accepted"
  | "achica"
  | "challenge"
  | "chico"
  | "cut"
  | "dealt"
  | "declared"
  | "discarded"
  | "draw_accepted"
  | "draw_declined"
  | "draw_offered"
  | "duel"
  | "envido_accepted"
  | "envido_done"
  | "envido_pending"
  | "envido_void"
  | "flor_done"
  | "game_over"
  | "hand"
  | "hand_won"
  | "laid"
  | "look"
  | "mazo"
  | "noted"
  | "points_moved"
  | "resigned"
  | "ruling"
  | "said"
  | "shown"
  | "signal"
  | "time_called"
  | "time_up"
  | "trick"
  | "word";

export type Hinted =
  | "accept"
  | "cut"
  | "declare"
  | "discard"
  | "play"
  | "say"
  | "signal";
