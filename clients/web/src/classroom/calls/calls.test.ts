import { expect, it } from "vitest";

import { classWords } from "../words";
import type { ClassView } from "../view";
import type { CallView } from "../view.gen";
import { callText, lengthText, rings, waiting } from "./calls";
import { callWords } from "./words";

const call = (more: Partial<CallView>): CallView => ({
  key: "hand/1",
  kind: "hand",
  since_ms: 0,
  person: "",
  room: "",
  board: null,
  round: null,
  why: null,
  by: "",
  taken_at_ms: null,
  ...more,
});

const view = {
  members: [{ id: "a", name: "Ana" }, { id: "b", name: "Bo" }],
  rounds: [{ number: 0, boards: [{ seats: ["a", "b"] }, { seats: ["a", "bot"] }] }],
} as unknown as ClassView;

it("counts calls that ask for a tutor and have none on the way", () => {
  const calls = [call({}), call({ key: "hand/2", by: "eva" }), call({ key: "x", kind: "unsigned" }), call({ key: "y", kind: "ruling" })];
  expect(waiting(calls).map((each) => each.key)).toEqual(["hand/1", "y"]);
});

it("rings once for each new call, and not for an unsigned card", () => {
  expect(rings(new Set(), [call({})])).toBe(true);
  expect(rings(new Set(["hand/1"]), [call({})])).toBe(false);
  expect(rings(new Set(), [call({ kind: "unsigned" })])).toBe(false);
});

it("gives the caller, request and place in one line", () => {
  const text = (one: CallView) => callText(view, classWords.of("es"), callWords.of("es"), one);
  expect(text(call({ person: "a", why: "rules", round: 0, board: 1 }))).toBe("Ana · Una duda de las reglas · ronda 1, mesa 2");
  expect(text(call({ kind: "ruling", round: 0, board: 0 }))).toBe("Ana – Bo · Espera la decisión · ronda 1, mesa 1");
  expect(text(call({ person: "b", why: "other" }))).toBe("Bo · Otra cosa");
  const beside = callText(view, classWords.of("es"), callWords.of("es"), call({ kind: "ruling", round: 0, board: 0 }), false);
  expect(beside, "where its kind stands beside it").toBe("Ana – Bo · ronda 1, mesa 1");
});

it("writes a time as minutes and seconds", () => {
  expect(lengthText(125_400)).toBe("2:05");
});
