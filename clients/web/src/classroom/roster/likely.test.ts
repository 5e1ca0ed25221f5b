import { expect, test } from "vitest";

import { areAlike, likely } from "./likely";
import type { BoardView, ClassView, MemberView } from "../view";

test.each([
  ["Ana 2", "Ana", true],
  ["ANA", "ana", true],
  ["Héctor", "Hector", true],
  ["Martina", "Marina", true],
  ["Juanpi", "Juan", true],
  ["Ana", "Bo", false],
  ["Al", "Alma", false],
  ["Eva", "Ema", true],
  ["Pedro", "Pablo", false],
  ["7", "7", false],
])("%s and %s", (one, other, alike) => {
  expect(areAlike(one, other)).toBe(alike);
});

const member = (id: string, name: string, present: boolean): MemberView => ({ id, name, role: "pupil", present, gone: false, since_ms: 0 });
const board: BoardView = { seats: ["ana", "bo"], code: "ABC234", state: "playing", points: [], final: false, disputed: false, unsigned: [] };

function classOf(...members: MemberView[]): ClassView {
  const round = { number: 0, game: "g", how: "hand", seats: 2, options: {}, games: 1, state: "playing", off: [], boards: [board] } as const;
  return { members, rounds: [{ ...round, off: [], boards: [board] }], standings: [] } as unknown as ClassView;
}

test("a newcomer matches a missing pupil of a board", () => {
  const view = classOf(member("ana", "Ana", false), member("bo", "Bo", true), member("new", "ana 2", true), member("zoe", "Zoe", true));
  expect(likely(view).map(({ newcomer, pupil }) => [newcomer.id, pupil.id])).toEqual([["new", "ana"]]);
});

test("a newcomer never matches a pupil who is present", () => {
  expect(likely(classOf(member("ana", "Ana", true), member("bo", "Bo", true), member("new", "Ana 2", true)))).toEqual([]);
});
