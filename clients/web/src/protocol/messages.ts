export type Plain = unknown;
export type Mark = "C" | "I" | "IA";
export type RefereeRole = "monitor" | "leader" | "director";
export type Role = "player" | "spectator" | RefereeRole;

export type RoomCommand =
  | { type: "ready"; ready?: boolean }
  | { type: "stand_up" }
  | { type: "rename"; name: string; person?: string | null }
  | { type: "seat_bot"; seat: number }
  | { type: "clear_seat"; seat: number }
  | { type: "start" }
  | { type: "pause"; reason?: string }
  | { type: "resume" }
  | { type: "give_time"; seat: number; ms: number }
  | { type: "appeal"; words?: string }
  | { type: "accept_ruling" }
  | { type: "rule"; marks: Mark[]; rules?: string[] | null; reason?: string }
  | { type: "sanction"; seat: number; kind: "warn" | "take_game" | "expel"; reason: string }
  | { type: "force_result"; winners?: number[]; void?: boolean; reason?: string }
  | { type: "sign" }
  | { type: "dispute"; text: string }
  | { type: "close_cards"; reason?: string }
  | { type: "rematch" }
  | { type: "set_settings"; settings?: { [key: string]: Plain }; options?: { [key: string]: Plain } }
  | { type: "set_position"; given: { [key: string]: Plain } }
  | { type: "say"; text: string }
  | { type: "invite_referee"; role?: RefereeRole };

export type ClientMessage =
  | { type: "hello"; version: number; lang?: "es" | "en"; token?: string | null; name?: string | null }
  | {
      type: "create";
      cid: string;
      game: string;
      seats: number;
      options?: { [key: string]: Plain };
      settings?: { [key: string]: Plain };
      as?: "seat" | "spectator" | "referee";
      bots?: number[];
    }
  | { type: "join"; cid: string; room: string; as?: "seat" | "spectator" | "referee"; seat?: number | null; key?: string | null }
  | { type: "leave"; cid: string; room: string }
  | { type: "act"; cid: string; room: string; action: { [key: string]: Plain } }
  | { type: "read"; cid: string; room: string; text: string }
  | { type: "command"; cid: string; room: string; command: RoomCommand }
  | { type: "resume"; room: string; seq: number; epoch: number }
  | { type: "history"; cid: string; room: string; from_seq?: number }
  | { type: "ping"; at: number; room?: string | null };

export type Happening = { kind: string; at_ms: number; seat?: number | null; params?: { [key: string]: Plain } };
export type You = { seat: number | null; role: Role; viewer: string; host: boolean };

export type ServerMessage =
  | { type: "welcome"; you: string; token: string; name: string; server_ms: number; version: number; games?: Plain[] }
  | {
      type: "snapshot";
      room: string;
      seq: number;
      epoch: number;
      you: You;
      view: { [key: string]: Plain };
      at_ms: number;
      happenings?: Happening[];
    }
  | { type: "patch"; room: string; seq: number; at_ms: number; ops?: Plain[][]; happenings?: Happening[] }
  | { type: "ack"; cid: string; seq?: number; params?: { [key: string]: Plain } }
  | { type: "refusal"; code: string; cid?: string | null; rule?: string | null; params?: { [key: string]: Plain } }
  | { type: "notice"; code: string; params?: { [key: string]: Plain } }
  | { type: "pong"; at: number; server_ms: number; seq?: number | null }
  | { type: "bye"; code: string };
