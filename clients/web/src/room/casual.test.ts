import { expect, test } from "vitest";

import { infoOf } from "../../tests/rooms";
import { isCasual } from "./casual";
import type { RoomInfo, RoomView } from "./view";

const at = (changes: Partial<RoomInfo>): RoomView => ({ game: null, status: null, room: infoOf(changes) });

test("a table with help, without a class and a referee, is among friends", () => {
  expect(isCasual(at({ options: { mode: "assisted" } }))).toBe(true);
  expect(isCasual(at({}))).toBe(true);
});

test("a tournament, a class or a referee makes it formal", () => {
  expect(isCasual(at({ options: { mode: "tournament" } }))).toBe(false);
  expect(isCasual(at({ session: "CLASS" }))).toBe(false);
  expect(isCasual(at({ referees: [{ role: "monitor", name: "Eva", present: true } as unknown as RoomInfo["referees"][number]] }))).toBe(false);
});
