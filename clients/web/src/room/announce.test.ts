import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { Voice } from "./announce";

beforeEach(() => {
  vi.useFakeTimers();
  document.body.innerHTML = '<div id="status"></div><div id="alert"></div>';
});
afterEach(() => vi.useRealTimers());

const heard = (id: string) => document.getElementById(id)?.textContent;

test("one sentence at a time", () => {
  const voice = new Voice();
  voice.say("Ana lanza los dados.");
  voice.say("Ana coloca su ficha.");
  vi.advanceTimersByTime(200);
  expect(heard("status")).toBe("Ana lanza los dados.");
  vi.advanceTimersByTime(1100);
  expect(heard("status")).toBe("Ana coloca su ficha.");
});

test("a repeat differs, or it would not be read", () => {
  const voice = new Voice();
  voice.say("Empate.");
  vi.advanceTimersByTime(1100);
  const first = heard("status");
  voice.again();
  vi.advanceTimersByTime(200);
  expect(heard("status")).not.toBe(first);
  expect(heard("status")?.trim()).toBe("Empate.");
});

test("what is urgent goes first, into the other region", () => {
  const voice = new Voice();
  voice.say("uno");
  voice.say("dos");
  voice.alert("¡Tu turno!");
  vi.advanceTimersByTime(1200);
  expect(heard("alert")).toBe("¡Tu turno!");
  expect(heard("status")).toBe("uno");
});
