import { expect, test } from "vitest";

import { cameSince, neverPlayed } from "./removal";
import type { ClassView } from "../view";

const member = (id: string, since_ms: number, role = "pupil", gone = false) => ({ id, name: id, role, present: true, gone, since_ms });
const view = {
  members: [member("eva", 9, "director"), member("ana", 1), member("bo", 5), member("cruz", 9), member("dana", 9, "pupil", true)],
  rounds: [
    { state: "closed", boards: [{ seats: ["ana", "bot"] }] },
    { state: "draft", boards: [{ seats: ["bo", "cruz"] }] },
  ],
} as unknown as ClassView;

test("recent pupils are those still in the class", () => {
  expect(cameSince(view, 5)).toEqual(["bo", "cruz"]);
});

test("a draft does not count as a played game", () => {
  expect(neverPlayed(view)).toEqual(["bo", "cruz"]);
});
