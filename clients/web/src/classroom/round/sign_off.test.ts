import { expect, test, vi } from "vitest";
import type { ClassView } from "../view";
import { signOff } from "./sign_off";

const board = (code: string, final = false, disputed = false): unknown => ({ code, state: "over", final, disputed, points: [1, 0], seats: ["a", "b"], unsigned: final ? [] : [1] });
const view = {
  rounds: [
    { state: "closed", boards: [board("OLD222")] },
    { state: "playing", boards: [board("AAA222"), board("BBB222", true), board("CCC222")] },
  ],
} as unknown as ClassView;

function page() {
  return { send: vi.fn(async () => true), sendToBoard: vi.fn(async () => true) };
}

test("signs all cards: those of the open round at once, the others one by one", async () => {
  const director = page();
  await signOff(director, view, "x");
  expect(director.send.mock.calls).toEqual([[{ type: "close_boards_cards", boards: [0, 2], reason: "x" }]]);
  expect(director.sendToBoard.mock.calls).toEqual([["OLD222", { type: "close_cards", reason: "x" }]]);
});

test("leaves a disputed card to a decision of its own", async () => {
  const director = page();
  const disputed = { rounds: [{ state: "playing", boards: [board("AAA222"), board("BBB222", false, true)] }] } as unknown as ClassView;
  await signOff(director, disputed, "x");
  expect(director.send.mock.calls).toEqual([[{ type: "close_boards_cards", boards: [0], reason: "x" }]]);
  await signOff(director, disputed, "x", ["BBB222"]);
  expect(director.send.mock.calls[1]).toEqual([{ type: "close_boards_cards", boards: [1], reason: "x" }]);
});

test("signs one card, and skips a signed one", async () => {
  const director = page();
  await signOff(director, view, "x", ["CCC222"]);
  expect(director.send.mock.calls).toEqual([[{ type: "close_boards_cards", boards: [2], reason: "x" }]]);
  await signOff(director, view, "x", ["BBB222"]);
  expect(director.send).toHaveBeenCalledTimes(1);
});
