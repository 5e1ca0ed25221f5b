// A device that slept: the monotonic clock stood still, the wall clock ran on.
import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { decode, encode } from "./codec.ts";
import { Link } from "./socket.ts";

const BEAT_MS = 4_000;
const SLEPT_MS = 25_000;
let monotonicMs = 0;
let asleepMs = 0;
const sent: { type: string }[] = [];

class Wire extends EventTarget {
  readyState = WebSocket.OPEN;
  send = (bytes: Uint8Array<ArrayBuffer>) => sent.push(decode(bytes.slice().buffer, []) as unknown as { type: string });
  close = () => undefined;
}

function liveLink(): Link {
  const wire = new Wire();
  const handlers = { message: () => undefined, state: () => undefined };
  const environment = { now: () => monotonicMs, wall: () => monotonicMs + asleepMs, random: () => 0, socket: () => wire as unknown as WebSocket, protocols: [], code: () => null };
  const link = new Link("ws://x/ws", { token: null, name: null, lang: "es" }, handlers, environment);
  link.start();
  wire.dispatchEvent(new Event("open"));
  const welcome = { type: "welcome", you: "p1", token: "t1", name: "Ana", server_ms: 50_000, version: 1, games: [] };
  wire.dispatchEvent(new MessageEvent("message", { data: encode(welcome as never).slice().buffer }));
  expect(link.now()).toBe(50_000);
  sent.length = 0;
  return link;
}

beforeEach(() => {
  monotonicMs = asleepMs = 0;
  vi.useFakeTimers({ toFake: ["setTimeout", "setInterval", "clearTimeout", "clearInterval"] });
});
afterEach(() => {
  vi.useRealTimers();
});

test("a page that somebody looks at again after a sleep has the right time at once, and asks the server", () => {
  const link = liveLink();
  asleepMs = SLEPT_MS;
  link.woke();
  expect(link.now()).toBe(50_000 + SLEPT_MS);
  expect(sent.map(({ type }) => type)).toEqual(["ping"]);
  link.stop();
});

test("a beat notices a sleep that no event announced", () => {
  const link = liveLink();
  asleepMs = SLEPT_MS;
  monotonicMs = BEAT_MS;
  vi.advanceTimersByTime(BEAT_MS);
  expect(link.now()).toBe(50_000 + BEAT_MS + SLEPT_MS);
  link.stop();
});

test("a clock that was put right by a little is no sleep", () => {
  const link = liveLink();
  asleepMs = 1_500;
  monotonicMs = BEAT_MS;
  vi.advanceTimersByTime(BEAT_MS);
  expect(link.now()).toBe(50_000 + BEAT_MS);
  link.stop();
});
