import { beforeEach, expect, it } from "vitest";

import { kept } from "../../storage";
import type { ClassView } from "../view";
import { callsInHall, ordered, shownHall } from "./halls.svelte";

/** Two halls: Ana and Bo play in the first, Caro and Dora in the second, Eli and Fer have named none. */
const view = {
  session: { code: "CLASE", settings: { halls: ["Sala 1", "Biblioteca"] } },
  members: [
    { id: "ana", hall: 1 },
    { id: "bo", hall: 1 },
    { id: "caro", hall: 2 },
    { id: "dora", hall: 2 },
    { id: "eli" },
    { id: "fer" },
  ],
  rounds: [
    {
      number: 0,
      state: "playing",
      boards: [
        { seats: ["ana", "bo"], code: "AAAAAA", disputed: false },
        { seats: ["caro", "dora"], code: "BBBBBB", disputed: false },
        { seats: ["caro", "bot"], code: "CCCCCC", disputed: true },
        { seats: ["dora", "bot"], code: "DDDDDD", disputed: false, home: {} },
        { seats: ["eli", "fer"], code: "EEEEEE", disputed: false },
      ],
    },
  ],
  desk: {
    calls: [
      { key: "1", person: "ana", room: "" },
      { key: "2", person: "caro", room: "" },
      { key: "3", person: "", room: "BBBBBB" },
      { key: "4", person: "", room: "EEEEEE" },
      { key: "5", person: "eli", room: "EEEEEE" },
    ],
  },
} as unknown as ClassView;

const keys = (hall: number): string[] => callsInHall(view, hall).map((call) => call.key);

beforeEach(() => shownHall.show(view, 0));

it("hears the calls of its hall, and those of pupils without a hall everywhere", () => {
  expect(keys(0)).toEqual(["1", "2", "3", "4", "5"]);
  expect(keys(1)).toEqual(["1", "4", "5"]);
  expect(keys(2)).toEqual(["2", "3", "4", "5"]);
});

it("sends an order to the boards of the hall that are played in class", () => {
  expect(ordered(view, 0)).toBeUndefined();
  expect(ordered(view, 1)).toEqual([0]);
  expect(ordered(view, 2)).toEqual([1, 2]);
  expect(ordered(view, 2, false)).toEqual([1]);
});

it("keeps the hall of a class for the next visit", () => {
  shownHall.show(view, 2);
  expect(shownHall.of(view)).toBe(2);
  expect(kept("hall")).toBe("CLASE/2");
  expect(shownHall.of({ ...view, session: { ...view.session, code: "OTRAS" } })).toBe(0);
  shownHall.show(view, 0);
  expect(kept("hall")).toBeNull();
});
