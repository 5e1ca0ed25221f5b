import { expect, test } from "vitest";

import { linesByName } from "./pairing_lines";

const board = (...seats: string[]) => ({ seats, code: null, state: "waiting" as const, points: [], final: false, disputed: false, unsigned: [] });

test("each pupil finds the own name, the board and the rival; the computer has no line", () => {
  const named = (person: string) => ({ a: "Zoe", b: "Ángel", c: "Bo", bot: "la computadora" })[person] ?? person;
  expect(linesByName({ boards: [board("a", "b"), board("c", "bot")] }, named, "es")).toEqual([
    { person: "b", name: "Ángel", board: 1, others: ["Zoe"] },
    { person: "c", name: "Bo", board: 2, others: ["la computadora"] },
    { person: "a", name: "Zoe", board: 1, others: ["Ángel"] },
  ]);
});
