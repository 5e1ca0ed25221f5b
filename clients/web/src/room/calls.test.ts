import { expect, test } from "vitest";

import { Caller, callsOf, titleOf, type Device } from "./calls";

const ALL = { vibration: true, notification: true };
const NONE = { vibration: false, notification: false };
const away = { must: false, hidden: true };
const missed = { must: true, hidden: true };
const visible = { must: true, hidden: false };

test("a hidden page calls once when one must act", () => {
  expect(callsOf(away, missed, ALL)).toEqual(["set_badge", "vibrate", "notify"]);
  expect(callsOf(missed, missed, ALL)).toEqual([]);
});

test("who looks is not notified, and who comes back finds the badge gone", () => {
  expect(callsOf({ must: false, hidden: false }, visible, ALL)).toEqual(["vibrate"]);
  expect(callsOf(missed, visible, ALL)).toEqual(["clear_badge", "close_notification"]);
  expect(callsOf(missed, away, ALL)).toEqual(["clear_badge", "close_notification"]);
});

test("who goes away in their own turn knows of it: a badge, no notification", () => {
  expect(callsOf(visible, missed, ALL)).toEqual(["set_badge"]);
});

test("nothing vibrates or notifies that was not asked for", () => {
  expect(callsOf(away, missed, NONE)).toEqual(["set_badge"]);
});

test("opening a table does not vibrate", () => {
  expect(callsOf(null, visible, ALL)).toEqual([]);
});

test("the title names the game, and the turn while it is missed", () => {
  expect(titleOf("FIAR", "Banderilla", "¡Tu turno!", missed)).toBe("¡Tu turno! · FIAR");
  expect(titleOf("FIAR", "Banderilla", "¡Tu turno!", visible)).toBe("FIAR · Banderilla");
  expect(titleOf("FIAR", "Banderilla", "¡Tu turno!", away)).toBe("FIAR · Banderilla");
});

test("the calls reach the device in order, and nothing stays when the table is left", () => {
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
