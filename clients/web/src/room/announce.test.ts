import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { LiveRegions } from "./announce";

beforeEach(() => {
  vi.useFakeTimers();
  document.body.innerHTML = '<div id="status"></div><div id="alert"></div>';
});
afterEach(() => vi.useRealTimers());

const textOf = (id: string) => document.getElementById(id)?.textContent;

test("one sentence at a time", () => {
  const regions = new LiveRegions();
  regions.say("Ana lanza los dados.");
  regions.say("Ana coloca su ficha.");
  vi.advanceTimersByTime(200);
  expect(textOf("status")).toBe("Ana lanza los dados.");
  vi.advanceTimersByTime(1100);
  expect(textOf("status")).toBe("Ana coloca su ficha.");
});

test("a repeat differs, or it would not be read", () => {
  const regions = new LiveRegions();
  regions.say("Empate.");
  vi.advanceTimersByTime(1100);
  const first = textOf("status");
  regions.repeat();
  vi.advanceTimersByTime(200);
  expect(textOf("status")).not.toBe(first);
  expect(textOf("status")?.trim()).toBe("Empate.");
});

test("what is urgent goes first, into the other region", () => {
  const regions = new LiveRegions();
  regions.say("uno");
  regions.say("dos");
  regions.alert("¡Tu turno!");
  vi.advanceTimersByTime(1200);
  expect(textOf("alert")).toBe("¡Tu turno!");
  expect(textOf("status")).toBe("uno");
});

test("what has happened comes before one's turn", () => {
  const regions = new LiveRegions();
  regions.say("Computadora juega Cxe4.");
  regions.finally("¡Tienes la banderilla!");
  vi.advanceTimersByTime(200);
  expect([textOf("status"), textOf("alert")]).toEqual(["Computadora juega Cxe4.", ""]);
  vi.advanceTimersByTime(1100);
  expect(textOf("alert")).toBe("¡Tienes la banderilla!");
});

test("what is so no longer is neither said nor left standing", () => {
  const regions = new LiveRegions();
  regions.finally("¡Tienes la banderilla!");
  vi.advanceTimersByTime(1200);
  regions.withdraw("¡Tienes la banderilla!");
  expect(textOf("alert")).toBe("");
  regions.say("Ana pasa.");
  regions.finally("¡Tienes la banderilla!");
  regions.withdraw("¡Tienes la banderilla!");
  vi.advanceTimersByTime(5000);
  expect([textOf("status"), textOf("alert")]).toEqual(["Ana pasa.", ""]);
});
