/** Complete values of a room's view, for tests that name only the relevant fields. */
import type { AboutView, ResultView, RoomInfo, SeatView } from "../src/room/view";

export function seatOf(changes: Partial<SeatView> = {}): SeatView {
  return { name: "x", kind: "person", person: null, ready: true, present: true, left: false, replaceable: false, team: 0, ...changes };
}

export function resultOf(changes: Partial<ResultView> = {}): ResultView {
  return { result: "win", reason: "", winners: [], points: [], score: null, ...changes };
}

const SETTINGS: RoomInfo["settings"] = {
  monitor: "server",
  appeals: true,
  appeal_ms: 15_000,
  spectators: true,
  spectator_delay_ms: 0,
  games: 1,
  chat: false,
  auto_start: true,
  bot_ms: 700,
  quick: false,
  phrases: true, reactions: true,
  start_when_full: false,
  substitute_ms: 20_000,
  absence_ms: 120_000,
  move_days: 0,
  referee_wait_ms: 60_000,
};

/** Returns a running table with two seats. */
export function infoOf(changes: Partial<RoomInfo> = {}): RoomInfo {
  return {
    code: "ABC234",
    undo: null,
    game: "g",
    session: null,
    host: "p1",
    options: {},
    begins_at_ms: null,
    listed: null,
    substitute_at_ms: null,
    settings: SETTINGS,
    state: "playing",
    seats: [seatOf(), seatOf({ team: 1 })],
    referees: [],
    match: { game: 0, games: 1, ended: 0, over: false, points: [0, 0], totals: [0, 0], past: [] },
    digest: null,
    seed: null,
    pause: null,
    appeal: null,
    result: null,
    cards: null,
    seal: null,
    notes: [],
    invitation: null,
    home: null,
    absence: null,
    rematch: [],
    ...changes,
  };
}

/** Returns a choice of a game's options. */
export function choiceOf(changes: Partial<AboutView["choices"][number]> = {}): AboutView["choices"][number] {
  return { field: "", values: [], is_rare: false, at_home: null, in_class: [], kind: "pick", ...changes };
}

/** Returns a game as the lobby offers it. */
export function aboutOf(changes: Partial<AboutView> = {}): AboutView {
  return { slug: "game", seats: [2], choices: [], division: null, listed: true, counts_games: false, class_option: "", well_known: false, export_kind: "", correspondence: false, time_limit: true, rules: [], skills: [], ...changes };
}
