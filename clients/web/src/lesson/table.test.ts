import { expect, test } from "vitest";

import { isOnlyLooked, placesOf } from "./table";

const moment = { look: ["e8", "0 purple-3"], touch: ["@purple-3", "@e2", "#go"] } as never;

test("a place is only to look at if the learner taps no cell of that name", () => {
  expect(placesOf(moment)).toEqual(["e8", "0 purple-3", "purple-3", "e2"]);
  expect(placesOf(moment).filter((place) => isOnlyLooked(moment, place))).toEqual(["e8"]);
});
