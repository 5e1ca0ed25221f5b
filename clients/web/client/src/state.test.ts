import { describe, expect, test } from "vitest";

import type { ServerMessage } from "./messages.ts";
import { fresh, OFFLINE_MS, reduce, serverMs, SILENCE_MS, type Effect, type Event, type LinkState } from "./state.ts";

const ME = { token: "t0", name: "Ana", lang: "es" } as const;
const welcome: ServerMessage = { type: "welcome", you: "p1", token: "t1", name: "Ana", server_ms: 50_000, version: 1, games: [] };
const snapshot: ServerMessage = {
  type: "snapshot",
  room: "ABC234",
  seq: 7,
  epoch: 2,
  you: { seat: 0, role: "player", viewer: "0", host: true },
  view: {},
  at_ms: 0,
};
const patch = (seq: number): ServerMessage => ({ type: "patch", room: "ABC234", seq, at_ms: 0, ops: [] });
const act = (cid: string) => ({ type: "act", cid, room: "ABC234", action: { type: "roll" } }) as const;

/** Returns a link after some events, one per millisecond, and the effects of the last event. */
function after(...events: Event[]): { state: LinkState; effects: Effect[] } {
  let state = fresh({ ...ME });
  let effects: Effect[] = [];
  events.forEach((event, index) => ({ state, effects } = reduce(state, event, index)));
  return { state, effects };
}
const received = (message: ServerMessage): Event => ({ type: "received", message });
const live: Event[] = [{ type: "start" }, { type: "opened" }, received(welcome)];
const inRoom: Event[] = [...live, received(snapshot)];
const lost: Event = { type: "closed", random: 0 };
const sent = (effects: Effect[]) => effects.flatMap((effect) => (effect.do === "send" ? [effect.message] : []));

describe("hello", () => {
  test("comes first, with token, name and language", () => {
    expect(sent(after({ type: "start" }, { type: "opened" }).effects)).toEqual([
      { type: "hello", version: 1, lang: "es", token: "t0", name: "Ana" },
    ]);
  });

  test("keeps the welcome's token and sets the clock by its time", () => {
    const { state } = after(...live);
    expect(state.hello.token).toBe("t1");
    expect(serverMs(state, 2)).toBeCloseTo(50_000.5);
  });
});

describe("a room's first view", () => {
  const join = { type: "join", cid: "j1", room: "abc234", as: "seat" } as const;
  const acked: Event[] = [...live, { type: "ask", message: join }, received({ type: "ack", cid: "j1", seq: 7, params: {} })];

  test("is asked for again where the connection broke after the answer to the join", () => {
    const { effects } = after(...acked, lost, { type: "again" }, { type: "opened" }, received(welcome));
    expect(sent(effects)).toEqual([{ type: "resume", room: "ABC234", seq: 0, epoch: 0 }]);
  });

  test("keeps the patience that a slow line needs until it arrives", () => {
    const late = SILENCE_MS + 10;
    let { state } = after(...acked);
    for (const [event, ms] of [[{ type: "beat" }, late], [lost, late], [{ type: "again" }, late], [{ type: "opened" }, late], [received(welcome), late]] as const) state = reduce(state, event, ms).state;
    expect(reduce(state, { type: "beat" }, late + 2 * SILENCE_MS - 1).effects).not.toContainEqual({ do: "close" });
    expect(reduce(state, { type: "beat" }, late + 2 * SILENCE_MS + 1).effects).toContainEqual({ do: "close" });
  });

  test("is not asked for after it arrived", () => {
    const { effects } = after(...acked, received(snapshot), lost, { type: "again" }, { type: "opened" }, received(welcome));
    expect(sent(effects)).toEqual([{ type: "resume", room: "ABC234", seq: 7, epoch: 2 }]);
  });
});

describe("patches", () => {
  test("passes the next one on", () => {
    const { state, effects } = after(...inRoom, received(patch(8)));
    expect(effects).toEqual([{ do: "deliver", message: patch(8) }]);
    expect(state.rooms.ABC234?.seq).toBe(8);
  });

  test("drops a repeated one", () => {
    expect(after(...inRoom, received(patch(7))).effects).toEqual([]);
  });

  test("asks once for the missing ones after a gap, and passes nothing on", () => {
    const gap = after(...inRoom, received(patch(9)));
    expect(gap.effects).toEqual([{ do: "send", message: { type: "resume", room: "ABC234", seq: 7, epoch: 2 } }]);
    expect(reduce(gap.state, received(patch(10)), 6).effects).toEqual([]);
    expect(reduce(gap.state, received(patch(10)), 6_000).effects).toHaveLength(1);
  });

  test("a pong with a higher number shows a silent gap", () => {
    const { effects } = after(...inRoom, received({ type: "pong", at: 0, server_ms: 0, seq: 9, room: "ABC234" }));
    expect(sent(effects)).toEqual([{ type: "resume", room: "ABC234", seq: 7, epoch: 2 }]);
  });

  test("asks for the room after a pong without a number, because the server does not show it here", () => {
    const pong: ServerMessage = { type: "pong", at: 0, server_ms: 0, seq: null, room: "ABC234" };
    const { state, effects } = after(...inRoom, received(pong));
    expect(sent(effects)).toEqual([{ type: "resume", room: "ABC234", seq: 7, epoch: 2 }]);
    expect(reduce(state, received(pong), 6).effects).toEqual([]);
    expect(after(...inRoom, received({ type: "pong", at: 0, server_ms: 0 })).effects).toEqual([]);
  });

  test("asks for the room after a command refused for the same reason", () => {
    const { effects } = after(...inRoom, { type: "ask", message: act("a") }, received({ type: "refusal", cid: "a", code: "room/not_joined" }));
    expect(sent(effects)).toEqual([{ type: "resume", room: "ABC234", seq: 7, epoch: 2 }]);
    expect(effects[0]?.do).toBe("deliver");
  });

  test("after a patch that does not fit, only a snapshot counts", () => {
    const { state, effects } = after(...inRoom, { type: "patch_failed", room: "ABC234" });
    expect(sent(effects)).toEqual([{ type: "resume", room: "ABC234", seq: 0, epoch: 0 }]);
    expect(reduce(state, received(patch(8)), 5).effects).toEqual([]);
    expect(reduce(state, received(snapshot), 5).state.rooms.ABC234?.seq).toBe(7);
  });

  test("a patch before that snapshot is dropped without another request, however late the snapshot is", () => {
    const { state } = after(...inRoom, { type: "patch_failed", room: "ABC234" });
    expect(reduce(state, received(patch(1)), 5).effects).toEqual([]);
    expect(reduce(state, received(patch(9)), 10_000).effects).toEqual([]);
  });
});

describe("a break", () => {
  test("waits, longer after each try", () => {
    expect(after(...live, lost).effects).toEqual([{ do: "wait", ms: 200 }]);
    expect(after(...live, lost, { type: "again" }, lost).effects).toEqual([{ do: "wait", ms: 400 }]);
  });

  test("resumes the room first, then resends unanswered messages in order", () => {
    const { effects } = after(
      ...inRoom,
      { type: "ask", message: act("a") },
      { type: "ask", message: act("b") },
      received({ type: "ack", cid: "a" }),
      lost,
      { type: "ask", message: act("c") },
      { type: "again" },
      { type: "opened" },
      received(welcome),
    );
    expect(sent(effects)).toEqual([{ type: "resume", room: "ABC234", seq: 7, epoch: 2 }, act("b"), act("c")]);
  });

  test("resumes a hundred rooms at the server's pace, and repeats those that were too fast", () => {
    const codes = Array.from({ length: 100 }, (_, number) => `ROOM${100 + number}`);
    const back = after(...live, ...codes.map((room) => received({ ...snapshot, room })), lost, { type: "again" }, { type: "opened" }, received(welcome));
    const first = sent(back.effects);
    expect(first).toHaveLength(24);
    const { state, effects } = reduce(back.state, received({ ...snapshot, room: codes[0]! }), 1_106);
    expect(sent(effects).map((message) => (message as { room: string }).room)).toEqual(codes.slice(24, 38));
    const again = reduce(state, received({ type: "refusal", code: "rate/too_fast", params: { wait_ms: 30 } }), 1_106);
    expect(again.effects).toEqual([]);
    expect(again.state.toResume).toEqual(codes.slice(1));
    expect(sent(reduce(again.state, { type: "beat" }, 3_000).effects).filter((message) => message.type === "resume")).toHaveLength(24);
  });

  test("queues each room once if the server finds it too fast", () => {
    const codes = Array.from({ length: 30 }, (_, number) => `ROOM${100 + number}`);
    const back = after(
      ...live,
      ...codes.map((room) => received({ ...snapshot, room })),
      ...codes.map((room): Event => ({ type: "patch_failed", room })),
      lost,
      { type: "again" },
      { type: "opened" },
      received(welcome),
    );
    expect(back.state.toResume).toEqual(codes.slice(24));
    const { state } = reduce(back.state, received({ type: "refusal", code: "rate/too_fast", params: { wait_ms: 30 } }), 1_000);
    expect([...state.toResume].sort()).toEqual(codes);
  });

  test("does not resume a room that the person left, nor does that room delay another", () => {
    const codes = Array.from({ length: 30 }, (_, number) => `ROOM${100 + number}`);
    const back = after(...live, ...codes.map((room) => received({ ...snapshot, room })), lost, { type: "again" }, { type: "opened" }, received(welcome));
    const { state } = reduce(back.state, { type: "leave", room: codes[24]! }, 100);
    expect(state.toResume).toEqual(codes.slice(25));
  });

  test("believes another server's clock at once", () => {
    const { state } = after(...live, lost, { type: "again" }, { type: "opened" });
    // The new server answers more slowly than the old one did.
    const there = reduce(state, received({ ...welcome, server_ms: 90_000 }), 105).state;
    expect(serverMs(there, 105)).toBeCloseTo(90_050);
  });

  test("counts a refusal as an answer", () => {
    const { state } = after(...live, { type: "ask", message: act("a") }, received({ type: "refusal", cid: "a", code: "no_flag" }));
    expect(state.unanswered).toEqual([]);
  });

  test("sends nothing without a connection", () => {
    const { state, effects } = after(...live, lost, { type: "ask", message: act("a") });
    expect(effects).toEqual([]);
    expect(state.unanswered).toEqual([act("a")]);
  });

  test("counts a long silence as a break", () => {
    const { state } = after(...inRoom);
    expect(reduce(state, { type: "beat" }, SILENCE_MS + 100).effects).toEqual([{ do: "close" }]);
    expect(sent(reduce(state, { type: "beat" }, 100).effects)).toEqual([{ type: "ping", at: 100, room: "ABC234" }]);
  });

  test("stays away after a permanent bye until the person returns", () => {
    const { state } = after(...inRoom, received({ type: "bye", code: "bye/protocol" }));
    expect(state.stopped).toBe("bye/protocol");
    expect(reduce(state, lost, 9).effects).toEqual([]);
    expect(reduce(state, { type: "again" }, 9).effects).toEqual([{ do: "open" }]);
  });
});

describe("a device that lost its network", () => {
  test("gives the connection up if the last message is as old as the question", () => {
    const { state } = after(...live);
    expect(reduce(state, { type: "checked", sinceMs: state.heardMs }, 1_500).effects).toEqual([{ do: "close" }]);
    expect(reduce(state, { type: "checked", sinceMs: state.heardMs - 1 }, 1_500).effects).toEqual([]);
  });

  test("asks at once, and gives the connection up without an answer", () => {
    const asked = after(...inRoom, { type: "offline" });
    expect(sent(asked.effects)).toEqual([{ type: "ping", at: 4 }]);
    expect(asked.effects).toContainEqual({ do: "check", ms: OFFLINE_MS });
    expect(after(...inRoom, { type: "offline" }, { type: "checked", sinceMs: 4 }).effects).toEqual([{ do: "close" }]);
  });

  test("keeps a connection that answers: the server may be on the device itself", () => {
    const pong: ServerMessage = { type: "pong", at: 4, server_ms: 50_000 };
    expect(after(...inRoom, { type: "offline" }, received(pong), { type: "checked", sinceMs: 4 }).effects).toEqual([]);
  });

  test("asks nothing while it is not connected", () => {
    expect(after(...inRoom, lost, { type: "offline" }).effects).toEqual([]);
  });
});

describe("a page that wakes", () => {
  const pong = (at: number, server_ms: number): ServerMessage => ({ type: "pong", at, server_ms });

  test("knows the time at once, before any answer, and then believes only the new sample", () => {
    const before = after(...inRoom).state;
    const awake = reduce(before, { type: "woke", gapMs: 25_000 }, 10);
    expect(serverMs(awake.state, 10)).toBe(serverMs(before, 10) + 25_000);
    const answered = reduce(awake.state, received(pong(20, 99_000)), 40);
    expect(serverMs(answered.state, 40)).toBe(99_010);
  });

  test("asks for an answer within a second, and reconnects without one", () => {
    const asked = reduce(after(...inRoom).state, { type: "woke", gapMs: 0 }, 100);
    expect(sent(asked.effects)).toEqual([{ type: "ping", at: 100 }]);
    expect(asked.effects).toContainEqual({ do: "check", ms: OFFLINE_MS });
    expect(reduce(asked.state, { type: "checked", sinceMs: 100 }, 1_100).effects).toEqual([{ do: "close" }]);
  });

  test("does not wait for the next try", () => {
    expect(after(...inRoom, lost, { type: "woke", gapMs: 0 }).effects).toEqual([{ do: "drop" }, { do: "open" }]);
  });
});

describe("a slow line", () => {
  const silent = (state: LinkState, nowMs: number): LinkState => {
    const closed = reduce(state, { type: "beat" }, nowMs);
    expect(closed.effects).toEqual([{ do: "close" }]);
    return reduce(reduce(reduce(reduce(closed.state, lost, nowMs).state, { type: "again" }, nowMs).state, { type: "opened" }, nowMs).state, received(welcome), nowMs).state;
  };

  test("has more time for a large view after each failure, up to a limit, until a view arrives", () => {
    let state = silent(after(...inRoom).state, 13_000);
    expect(reduce(state, { type: "beat" }, 13_000 + 23_000).effects).not.toContainEqual({ do: "close" });
    state = silent(state, 13_000 + 25_000);
    state = silent(state, 38_000 + 49_000);
    state = silent(state, 87_000 + 49_000);
    const arrived = reduce(state, received(snapshot), 137_000).state;
    expect(reduce(arrived, { type: "beat" }, 137_000 + SILENCE_MS + 1).effects).toEqual([{ do: "close" }]);
  });

  test("has more time for the welcome too, once the socket is open; a socket that does not open has the usual time", () => {
    let state = after({ type: "start" }, { type: "opened" }).state;
    state = reduce(state, { type: "beat" }, SILENCE_MS + 2).state;
    state = reduce(reduce(state, lost, 13_000).state, { type: "again" }, 13_000).state;
    expect(reduce(state, { type: "beat" }, 13_000 + SILENCE_MS + 1).effects).toEqual([{ do: "close" }]);
    state = reduce(state, { type: "opened" }, 13_100).state;
    expect(reduce(state, { type: "beat" }, 13_100 + 2 * SILENCE_MS).effects).toEqual([]);
    const welcomed = reduce(state, received(welcome), 37_000).state;
    expect(reduce(welcomed, { type: "beat" }, 37_000 + SILENCE_MS + 1).effects, "no view is awaited").toEqual([{ do: "close" }]);
  });
});

describe("a network that stops sockets", () => {
  test("shows by sockets that close before any message; a socket with a message does not count", () => {
    const tried = after({ type: "start" }, lost, { type: "again" }, { type: "opened" }, lost);
    expect(tried.state.unheard).toBe(2);
    const greeted = [...live, lost].reduce((state, event) => reduce(state, event, 9).state, tried.state);
    expect(greeted.unheard).toBe(0);
    expect(after(...live, lost, { type: "again" }, lost).state.unheard).toBe(1);
  });
});

describe("a proxy that chooses the node by the room", () => {
  const byRoom: ServerMessage = { ...welcome, by_room: true };
  const begun: Event[] = [{ type: "start" }, { type: "opened" }, received(byRoom)];
  const inClass: ServerMessage = { ...snapshot, room: "CLASS" } as ServerMessage;
  const dials = (effects: Effect[]) => effects.filter(({ do: what }) => what === "open" || what === "drop").map(({ do: what }) => what);

  test("reconnects with the code of an entered room, and keeps the room's view", () => {
    const { state, effects } = after(...begun, received(snapshot));
    expect(effects).toEqual([{ do: "deliver", message: snapshot }, { do: "drop" }, { do: "open" }]);
    expect(state.dialled).toBe("ABC234");
    expect(state.phase).toBe("connecting");
  });

  test("resumes the room once over the new socket", () => {
    const { state, effects } = after(...begun, received(snapshot), { type: "opened" }, received(byRoom));
    expect(sent(effects)).toEqual([{ type: "resume", room: "ABC234", seq: 7, epoch: 2 }]);
    expect(dials(reduce(state, received(snapshot), 9).effects)).toEqual([]);
  });

  test("repeats an earlier request once", () => {
    const { effects } = after(...begun, { type: "ask", message: act("a1") }, received(snapshot), { type: "opened" }, received(byRoom));
    expect(sent(effects)).toContainEqual(act("a1"));
  });

  test("keeps a pupil at the node of the class, whatever board the pupil enters", () => {
    const { state, effects } = after(...begun, received(inClass), { type: "opened" }, received(byRoom), received(snapshot));
    expect(dials(effects)).toEqual([]);
    expect(state.dialled).toBe("CLASS");
  });

  test("connects with the code in the page's address from the start", () => {
    let state = fresh({ ...ME }, "ABC234");
    for (const event of [...begun, received(snapshot)]) ({ state } = reduce(state, event, 1));
    expect(state.phase).toBe("live");
    expect(state.dialled).toBe("ABC234");
  });

  test("without such a proxy, the client never reconnects for a room", () => {
    expect(dials(after(...inRoom).effects)).toEqual([]);
  });
});
