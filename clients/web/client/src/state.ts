/**
 * The link as a value: the state of the connection, and the effect of each event. Pure; `socket.ts` carries out the effects
 * on a real socket and real timers.
 *
 * Only this module keeps three promises:
 *   - it resends each message with a `cid` after every new welcome, in the order of sending, until the server answers (the server acts on it once);
 *   - it passes a patch on only if the patch follows the last known number, and otherwise asks for the missing patches;
 *   - after a break it resumes every room from its number, the first rooms before it sends anything else.
 */
import { VERSION } from "./codec.ts";
import type { ClientMessage, ServerMessage } from "./messages.ts";
import { backoffMs } from "./backoff.ts";
import { awakened, offsetMs, sampled, type ClockOffset } from "./clock_offset.ts";

/** A message that the server answers. */
export type Asking = Extract<ClientMessage, { cid: string }>;

export type Phase =
  | "off" // not started, or stopped permanently (`stopped` has the reason)
  | "connecting" // the socket is opening, or hello is unanswered
  | "live" //       welcomed
  | "waiting"; // lost; the next try is scheduled

/** The known state of a room. `resumedMs` is the time of the request for missing patches; null if there is none. */
export type RoomCursor = { seq: number; epoch: number; resumedMs: number | null };

export type LinkState = {
  phase: Phase;
  attempt: number;
  hello: { token: string | null; name: string | null; lang: string };
  /** The code in the page's address when the page opened. */
  address: string | null;
  /** True if a proxy chooses the node by the code in the socket's address. */
  byRoom: boolean;
  /** The path keys. A short patch names each by a negative number. */
  pathKeys: readonly string[];
  /** The code in the address of the present socket. */
  dialled: string | null;
  /** The rooms (and the session) that the client watches, by code, in the order of entering. */
  rooms: Readonly<Record<string, RoomCursor>>;
  /** The rooms to resume after a break. A server takes a limited number of messages at once. */
  toResume: readonly string[];
  /** Number of rooms resumed since `fromMs`. */
  pace: { fromMs: number; sent: number };
  /** Index of the next room to check for missing patches. */
  asked: number;
  unanswered: readonly Asking[];
  clock: ClockOffset;
  heardMs: number;
  helloMs: number;
  /**
   * Silence after which the connection counts as dead. The time doubles after each silence of this length until a whole view
   * arrives, because the welcome and a large view take longer on a slow line.
   */
  patienceMs: number;
  /** Number of sockets in a row that closed before any message came. Something on the way may block all messages. */
  unheard: number;
  /** True if this socket has received a message. */
  isHeard: boolean;
  /** The code of the bye or refusal that ended all tries. */
  stopped: string | null;
};

export type Event =
  | { type: "start" }
  | { type: "opened" }
  | { type: "closed"; random: number }
  | { type: "received"; message: ServerMessage }
  | { type: "ask"; message: Asking }
  | { type: "leave"; room: string }
  | { type: "again" } // the wait is over, or the person skips it
  | { type: "beat" } //    every few seconds while live
  | { type: "woke"; gapMs: number } // the page was asleep; its monotonic clock missed `gapMs`
  | { type: "offline" } // the device reports that it has no network; a server on the device itself may still answer
  | { type: "checked"; sinceMs: number } // the time for an answer to the question of `sinceMs` is over
  | { type: "patch_failed"; room: string } // a patch did not fit: request a fresh snapshot
  | { type: "restart"; hello: Partial<LinkState["hello"]> };

export type Effect =
  | { do: "open" }
  | { do: "close" } // then report `closed`
  | { do: "drop" } // close without a message
  | { do: "send"; message: ClientMessage }
  | { do: "wait"; ms: number }
  | { do: "check"; ms: number } // then report `checked`
  | { do: "deliver"; message: ServerMessage };

export type Next = { state: LinkState; effects: Effect[] };

/**
 * Silence in ms after which the client abandons a connection. `patienceMs` starts at this value and doubles with each
 * abandoned connection, up to `MAX_SILENCE_MS`.
 */
export const SILENCE_MS = 12_000;
const MAX_SILENCE_MS = 48_000;
/** Wait for an answer after the device has lost its network, before the client abandons the connection. */
export const OFFLINE_MS = 1_000;
const RESUME_AGAIN_MS = 3_000;
/** Maximum number of rooms to resume at once, per second after that, and to check per beat. */
const RESUMES = 24;
const RESUMES_PER_S = 14;
const PINGS = 8;
/** Codes after which the client does not reconnect automatically. */
const FINAL: ReadonlySet<string> = new Set(["bye/origin", "bye/protocol", "hello/version"]);

export function fresh(hello: LinkState["hello"], address: string | null = null): LinkState {
  return {
    phase: "off",
    attempt: 0,
    hello,
    address,
    byRoom: false,
    pathKeys: [],
    dialled: address,
    rooms: {},
    toResume: [],
    pace: { fromMs: 0, sent: 0 },
    asked: 0,
    unanswered: [],
    clock: [],
    heardMs: 0,
    helloMs: 0,
    patienceMs: SILENCE_MS,
    unheard: 0,
    isHeard: false,
    stopped: null,
  };
}

/** Returns the server's time at the client's `nowMs`. */
export function serverMs(state: LinkState, nowMs: number): number {
  return nowMs + offsetMs(state.clock);
}

/** Returns the first entered room, which is the class for a pupil. It is the same for all members of a class or room. */
const entered = (state: LinkState): string | null => Object.keys(state.rooms)[0] ?? state.address;

/** The state at the start of a new socket. */
const dialling = (state: LinkState, nowMs: number): LinkState => ({
  ...state,
  phase: "connecting",
  isHeard: false,
  stopped: null,
  heardMs: nowMs,
  dialled: entered(state),
});

const transition = (state: LinkState, ...effects: Effect[]): Next => ({ state, effects });

function sayHello(state: LinkState): Effect {
  const { token, name, lang } = state.hello;
  const message: ClientMessage = { type: "hello", version: VERSION, lang };
  if (token !== null) message.token = token;
  if (name !== null) message.name = name;
  return { do: "send", message };
}

/** Returns the next state and the effects of an event at the client's time `nowMs`. */
export function reduce(state: LinkState, event: Event, nowMs: number): Next {
  switch (event.type) {
    case "start":
      return state.phase === "off" ? transition(dialling(state, nowMs), { do: "open" }) : transition(state);
    case "opened":
      return transition({ ...state, heardMs: nowMs, helloMs: nowMs }, sayHello(state));
    case "closed":
      if (state.phase === "off") return transition(state);
      return transition(
        { ...state, phase: "waiting", attempt: state.attempt + 1, unheard: state.isHeard ? 0 : state.unheard + 1, isHeard: false, toResume: [] },
        { do: "wait", ms: backoffMs(state.attempt, event.random) },
      );
    case "again":
      if (state.phase !== "waiting" && state.phase !== "off") return transition(state);
      return transition(dialling(state, nowMs), { do: "open" });
    case "restart":
      return again({ ...state, hello: { ...state.hello, ...event.hello } }, nowMs);
    case "ask": {
      const next = { ...state, unanswered: [...state.unanswered, event.message] };
      return state.phase === "live" ? transition(next, { do: "send", message: event.message }) : transition(next);
    }
    case "leave": {
      const { [event.room]: _left, ...rooms } = state.rooms;
      return transition({ ...state, rooms, toResume: state.toResume.filter((code) => code !== event.room) });
    }
    case "patch_failed":
      if (state.rooms[event.room] === undefined) return transition(state);
      return transition(known(state, event.room, { seq: 0, epoch: 0, resumedMs: nowMs }), resume(event.room, 0, 0));
    case "beat":
      return beat(state, nowMs);
    case "woke": {
      const woken = { ...state, clock: awakened(state.clock, event.gapMs) };
      if (state.phase === "live") return askServer(woken, nowMs);
      const isLate = state.phase === "waiting" || (state.phase === "connecting" && nowMs - state.heardMs > OFFLINE_MS);
      return isLate ? again(woken, nowMs) : transition(woken);
    }
    case "offline":
      return state.phase === "live" ? askServer(state, nowMs) : transition(state);
    case "checked":
      return state.phase === "live" && state.heardMs <= event.sinceMs ? transition(state, { do: "close" }) : transition(state);
    case "received":
      return onward(received({ ...state, heardMs: nowMs, unheard: 0, isHeard: true }, event.message, nowMs), nowMs);
  }
}

/** Asks the server for a sign of life. Without an answer within `OFFLINE_MS` the connection ends. */
function askServer(state: LinkState, nowMs: number): Next {
  return transition(state, { do: "send", message: { type: "ping", at: Math.round(nowMs) } }, { do: "check", ms: OFFLINE_MS });
}

/** Opens a socket that replaces this one. */
function again(state: LinkState, nowMs: number): Next {
  return transition({ ...dialling(state, nowMs), toResume: [] }, { do: "drop" }, { do: "open" });
}

function known(state: LinkState, code: string, room: RoomCursor): LinkState {
  return { ...state, rooms: { ...state.rooms, [code]: room } };
}

function resume(room: string, seq: number, epoch: number): Effect {
  return { do: "send", message: { type: "resume", room, seq, epoch } };
}

function beat(state: LinkState, nowMs: number): Next {
  if (state.phase !== "live" && state.phase !== "connecting") return transition(state);
  const isLive = state.phase === "live";
  const isOpen = isLive || state.helloMs === state.heardMs; // a socket that opened and is still silent may be on a slow line
  if (nowMs - state.heardMs > (isOpen ? state.patienceMs : SILENCE_MS)) {
    const patienceMs = isOpen ? Math.min(MAX_SILENCE_MS, state.patienceMs * 2) : state.patienceMs;
    return transition({ ...state, patienceMs }, { do: "close" });
  }
  if (!isLive) return transition(state);
  const codes = Object.keys(state.rooms);
  const at = Math.round(nowMs);
  const asked = codes.length <= PINGS ? codes : Array.from({ length: PINGS }, (_, step) => codes[(state.asked + step) % codes.length]!);
  const pings: Effect[] = asked.map((room) => ({ do: "send", message: { type: "ping", at, room } }));
  const next = resumed({ ...state, asked: codes.length === 0 ? 0 : (state.asked + PINGS) % codes.length }, nowMs);
  return transition(next.state, ...(pings.length > 0 ? pings : [{ do: "send", message: { type: "ping", at } } as Effect]), ...next.effects);
}

/** Resumes the next few rooms at a pace that the server allows. */
function resumed(state: LinkState, nowMs: number): Next {
  const { fromMs, sent } = state.pace;
  const allowed = RESUMES + Math.floor(((nowMs - fromMs) * RESUMES_PER_S) / 1_000) - sent;
  const now = state.toResume.slice(0, Math.max(0, Math.min(allowed, RESUMES)));
  let next: LinkState = { ...state, toResume: state.toResume.slice(now.length), pace: { fromMs, sent: sent + now.length } };
  const effects: Effect[] = [];
  for (const code of now) {
    const room = state.rooms[code];
    if (room === undefined) continue;
    next = known(next, code, { ...room, resumedMs: nowMs });
    effects.push(resume(code, room.seq, room.epoch));
  }
  return transition(next, ...effects);
}

/** Each event is an occasion to resume some more rooms. */
function onward({ state, effects }: Next, nowMs: number): Next {
  if (state.phase !== "live" || state.toResume.length === 0) return { state, effects };
  const next = resumed(state, nowMs);
  return transition(next.state, ...effects, ...next.effects);
}

function received(state: LinkState, message: ServerMessage, nowMs: number): Next {
  const deliver: Effect = { do: "deliver", message };
  switch (message.type) {
    case "welcome": {
      const next = resumed(
        {
          ...state,
          phase: "live",
          attempt: 0,
          patienceMs: entered(state) === null && state.unanswered.length === 0 ? SILENCE_MS : state.patienceMs,
          hello: { ...state.hello, token: message.token },
          byRoom: message.by_room === true,
          pathKeys: message.path_keys ?? [],
          clock: sampled([], state.helloMs, nowMs, message.server_ms),
          toResume: Object.keys(state.rooms),
          pace: { fromMs: nowMs, sent: 0 },
        },
        nowMs,
      );
      const asking: Effect[] = state.unanswered.map((message) => ({ do: "send", message }));
      return transition(next.state, deliver, ...next.effects, ...asking);
    }
    case "snapshot": {
      const next = known({ ...state, patienceMs: SILENCE_MS }, message.room, { seq: message.seq, epoch: message.epoch, resumedMs: null });
      if (!next.byRoom || next.dialled === entered(next)) return transition(next, deliver);
      const moved = again(next, nowMs);
      return transition(moved.state, deliver, ...moved.effects);
    }
    case "patch":
      return patched(state, message, deliver, nowMs);
    case "ack":
      return transition(acknowledged(state, message.cid, nowMs), deliver);
    case "refusal":
      return refused(state, message, deliver, nowMs);
    case "pong": {
      const next = { ...state, clock: sampled(state.clock, message.at, nowMs, message.server_ms) };
      const room = message.room == null ? undefined : next.rooms[message.room];
      // Without a number, the server does not show the room to this connection. The client then asks for the room
      // again.
      const behind = room !== undefined && (message.seq == null || message.seq > room.seq);
      return behind ? missing(next, message.room!, nowMs) : transition(next);
    }
    case "bye":
      if (!FINAL.has(message.code)) return transition(state, deliver);
      return transition({ ...state, phase: "off", stopped: message.code }, deliver, { do: "drop" });
    default:
      return transition(state, deliver);
  }
}

function patched(state: LinkState, patch: Extract<ServerMessage, { type: "patch" }>, deliver: Effect, nowMs: number): Next {
  const room = state.rooms[patch.room];
  if (room === undefined || patch.seq <= room.seq) return transition(state);
  if (room.epoch === 0 && room.seq === 0) return transition(state); // a snapshot is on its way
  if (patch.seq !== room.seq + 1) return missing(state, patch.room, nowMs);
  return transition(known(state, patch.room, { ...room, seq: patch.seq, resumedMs: null }), deliver);
}

/** Asks for missing patches, but not again while the answer is on its way. */
function missing(state: LinkState, code: string, nowMs: number): Next {
  const room = state.rooms[code];
  if (room === undefined || (room.resumedMs !== null && nowMs - room.resumedMs < RESUME_AGAIN_MS)) return transition(state);
  return transition(known(state, code, { ...room, resumedMs: nowMs }), resume(code, room.seq, room.epoch));
}

/** The view of a room follows the answer to a join. If the connection breaks between the two, the client resumes the room. */
function acknowledged(state: LinkState, cid: string, nowMs: number): LinkState {
  const asked = state.unanswered.find((asking) => asking.cid === cid);
  const next = answered(state, cid);
  if (asked?.type !== "join") return next;
  const code = asked.room.toUpperCase();
  return code in state.rooms ? next : known(next, code, { seq: 0, epoch: 0, resumedMs: nowMs });
}

function answered(state: LinkState, cid: string | null | undefined): LinkState {
  return cid == null ? state : { ...state, unanswered: state.unanswered.filter((asking) => asking.cid !== cid) };
}

function refused(state: LinkState, message: Extract<ServerMessage, { type: "refusal" }>, deliver: Effect, nowMs: number): Next {
  if (FINAL.has(message.code)) return transition({ ...state, phase: "off", stopped: message.code }, deliver, { do: "drop" });
  if (message.code === "rate/too_fast" && message.cid == null) {
    // The refusal names no room, so the client repeats all pending requests at a slower pace.
    const codes = Object.keys(state.rooms).filter((code) => state.rooms[code]!.resumedMs !== null && !state.toResume.includes(code));
    if (codes.length > 0) return transition({ ...state, toResume: [...codes, ...state.toResume], pace: { fromMs: nowMs, sent: RESUMES } });
  }
  const asking = message.code === "room/not_joined" ? state.unanswered.find(({ cid }) => cid === message.cid) : undefined;
  const next = answered(state, message.cid);
  if (asking === undefined || !("room" in asking)) return transition(next, deliver);
  const again = missing(next, asking.room, nowMs);
  return transition(again.state, deliver, ...again.effects);
}
