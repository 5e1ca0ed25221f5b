import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { LiveRegions } from "./announce";

beforeEach(() => {
  vi.useFakeTimers();
  document.body.innerHTML = '<div id="status"></div><div id="alert"></div>';
});
afterEach(() => vi.useRealTimers());

const textOf = (id: string) => document.getElementById(id)?.textContent;

test("speaks one sentence at a time", () => {
  const regions = new LiveRegions();
  regions.say("Ana lanza los dados.");
  regions.say("Ana coloca su ficha.");
  vi.advanceTimersByTime(200);
  expect(textOf("status")).toBe("Ana lanza los dados.");
  vi.advanceTimersByTime(1300);
  expect(textOf("status")).toBe("Ana coloca su ficha.");
});

test("a repeated sentence differs, because a screen reader would skip it otherwise", () => {
  const regions = new LiveRegions();
  regions.say("Empate.");
  vi.advanceTimersByTime(1100);
  const first = textOf("status");
  regions.repeat();
  vi.advanceTimersByTime(200);
  expect(textOf("status")).not.toBe(first);
  expect(textOf("status")?.trim()).toBe("Empate.");
});

test("an urgent sentence goes first, into the other region", () => {
  const regions = new LiveRegions();
  regions.say("uno");
  regions.say("dos");
  regions.alert("¡Tu turno!");
  vi.advanceTimersByTime(1200);
  expect(textOf("alert")).toBe("¡Tu turno!");
  expect(textOf("status")).toBe("uno");
});

test("the next act follows the events, and replaces an older one that still waits", () => {
  const regions = new LiveRegions();
  regions.say("Computadora juega Cxe4.");
  regions.due("Toca la pieza que mueves.");
  regions.due("Toca la casilla a la que va.");
  vi.advanceTimersByTime(200);
  expect(textOf("status")).toBe("Computadora juega Cxe4.");
  vi.advanceTimersByTime(1700);
  expect([textOf("status"), textOf("alert")]).toEqual(["Toca la casilla a la que va.", ""]);
});

test("a withdrawn sentence is neither spoken nor left in the region", () => {
  const regions = new LiveRegions();
  regions.say("¡Tienes la banderilla!");
  vi.advanceTimersByTime(1200);
  regions.withdraw("¡Tienes la banderilla!");
  expect(textOf("status")).toBe("");
  regions.say("Ana pasa.");
  regions.say("¡Tienes la banderilla!");
  regions.withdraw("¡Tienes la banderilla!");
  vi.advanceTimersByTime(2000);
  expect(textOf("status")).toBe("Ana pasa.");
});

test("the regions are empty some seconds after a sentence, and on another page", () => {
  const regions = new LiveRegions();
  regions.say("¡Tienes la banderilla! Es tu turno.");
  vi.advanceTimersByTime(1000);
  expect(textOf("status")).toBe("¡Tienes la banderilla! Es tu turno.");
  vi.advanceTimersByTime(8000);
  expect([textOf("status"), textOf("alert")]).toEqual(["", ""]);
  regions.say("Ana pasa.");
  regions.say("Bruno pasa.");
  vi.advanceTimersByTime(200);
  regions.silence();
  expect(textOf("status")).toBe("");
  vi.advanceTimersByTime(9000);
  expect(textOf("status")).toBe("");
});

test("a long sentence stays as long as its speech takes", () => {
  const regions = new LiveRegions();
  const long = "Computadora dice: 4 por 1 más 4 es 8. Computadora coloca su ficha en el 8.";
  regions.say(long);
  regions.say("Ana pasa.");
  vi.advanceTimersByTime(120 + long.length * 55);
  expect(textOf("status")).toBe(long);
  vi.advanceTimersByTime(1000);
  expect(textOf("status")).toBe("Ana pasa.");
});
