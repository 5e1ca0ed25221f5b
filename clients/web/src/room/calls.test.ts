import { expect, test } from "vitest";

import { Caller, callsOf, titleOf, type Device } from "./calls";

const ALL = { vibration: true, notification: true };
const NONE = { vibration: false, notification: false };
const away = { must: false, hidden: true };
const missed = { must: true, hidden: true };
const visible = { must: true, hidden: false };

test("a hidden page calls once per duty to act", () => {
  expect(callsOf(away, missed, ALL)).toEqual(["set_badge", "vibrate", "notify"]);
  expect(callsOf(missed, missed, ALL)).toEqual([]);
});

test("a visible page does not notify, and a return clears the badge", () => {
  expect(callsOf({ must: false, hidden: false }, visible, ALL)).toEqual(["vibrate"]);
  expect(callsOf(missed, visible, ALL)).toEqual(["clear_badge", "close_notification"]);
  expect(callsOf(missed, away, ALL)).toEqual(["clear_badge", "close_notification"]);
});

test("a player who leaves in their own turn gets a badge, but no notification", () => {
  expect(callsOf(visible, missed, ALL)).toEqual(["set_badge"]);
});

test("vibration and notification need the owner's consent", () => {
  expect(callsOf(away, missed, NONE)).toEqual(["set_badge"]);
});

test("opening a table does not vibrate", () => {
  expect(callsOf(null, visible, ALL)).toEqual([]);
});

test("the title names the game, and the turn while the player misses it", () => {
  expect(titleOf("FIAR", "Banderilla", "¡Tu turno!", missed)).toBe("¡Tu turno! · FIAR");
  expect(titleOf("FIAR", "Banderilla", "¡Tu turno!", visible)).toBe("FIAR · Banderilla");
  expect(titleOf("FIAR", "Banderilla", "¡Tu turno!", away)).toBe("FIAR · Banderilla");
});

test("the calls reach the device in order, and end when the person leaves the table", () => {
  const done: string[] = [];
  const device: Device = {
    badge: (count) => done.push(`badge ${count}`),
    vibrate: (duration_ms) => done.push(`vibrate ${duration_ms}`),
    notify: (title, body) => done.push(`${title}: ${body}`),
    closeNotification: () => done.push("close"),
  };
  const caller = new Caller(device);
  caller.see(away, ALL, "FIAR", "Es tu turno");
  caller.see(missed, ALL, "FIAR", "Es tu turno");
  expect(done).toEqual(["badge 1", "vibrate 200", "FIAR: Es tu turno"]);
  caller.end();
  expect(done.slice(3)).toEqual(["badge 0", "close"]);
});
