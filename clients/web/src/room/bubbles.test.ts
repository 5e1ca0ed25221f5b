import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { Bubbles, REACTION_MS, STAY_MS } from "./bubbles.svelte";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const said = (seat: number, phrase: string) => ({ kind: "phrase", seat, params: { phrase } });

test("a phrase stays next to its seat for some seconds", () => {
  const bubbles = new Bubbles();
  bubbles.hear([{ kind: "ready", seat: 0 }, said(1, "hello")]);
  expect([bubbles.of(0), bubbles.of(1)]).toEqual([null, "hello"]);
  vi.advanceTimersByTime(STAY_MS);
  expect(bubbles.of(1)).toBeNull();
});

test("a seat's new phrase stays as long as any other", () => {
  const bubbles = new Bubbles();
  bubbles.hear([said(0, "hello")]);
  vi.advanceTimersByTime(STAY_MS - 1);
  bubbles.hear([said(0, "hello"), said(1, "sorry")]);
  vi.advanceTimersByTime(1);
  expect([bubbles.of(0), bubbles.of(1)]).toEqual(["hello", "sorry"]);
  bubbles.clear();
  expect([bubbles.of(0), bubbles.of(1)]).toEqual([null, null]);
});

test("a reaction stays for less time than a phrase", () => {
  const bubbles = new Bubbles();
  bubbles.hear([said(0, "hello"), said(1, "party")]);
  vi.advanceTimersByTime(REACTION_MS);
  expect([bubbles.of(0), bubbles.of(1)]).toEqual(["hello", null]);
});
