import { expect, test } from "vitest";

import type { ClassView } from "../view";
import { missingNames } from "./missing";

const member = (id: string, present = true, gone = false) => ({ id, name: id, role: "pupil", present, gone, since_ms: 0 });
const entry = (number: number, name: string, person = "") => ({ number, name, key: "", person });

test("names each pupil of the list who never came, went away or left", () => {
  const view = {
    members: [member("a"), member("b", false), member("c", false, true)],
    desk: { list: [entry(1, "Ana", "a"), entry(2, "Beto", "b"), entry(3, "Caro", "c"), entry(4, "Dani")] },
  } as unknown as ClassView;
  expect(missingNames(view)).toEqual(["Beto", "Caro", "Dani"]);
});

test("does not name a pupil who withdrew, but one with a bye for one round", () => {
  const view = {
    members: [member("a", false), member("b", false)],
    desk: {
      list: [entry(1, "Ana", "a"), entry(2, "Beto", "b")],
      byes: [
        { person: "a", points: 0, stays: true },
        { person: "b", points: 0.5, stays: false },
      ],
    },
  } as unknown as ClassView;
  expect(missingNames(view)).toEqual(["Beto"]);
});

test("names nobody where the class has no list", () => {
  expect(missingNames({ members: [member("b", false)], desk: {} } as unknown as ClassView)).toEqual([]);
});
