import { expect, test } from "vitest";

import { classJson, standingsCsv } from "./export";
import type { ClassView } from "./view";
import { classWords } from "./words";

const member = (id: string, name: string) => ({ id, name, role: "pupil", present: true, gone: false }) as const;
const line = (person: string, place: number, points: number) => ({ person, place, points, buchholz: 1, berger: 0.5, wins: 1, played: 2, off: 0 });
const view: ClassView = {
  session: {
    code: "ABC23",
    title: "Quinto B",
    state: "open",
    host: "eva",
    created_at_ms: 0,
    settings: { joining: true, phrases: true, odd: "computer", monitor: "server" },
    shown: null,
  },
  members: [member("a", "Ana"), member("b", '=Bo, "el 2"')],
  rounds: [
    {
      number: 0,
      game: "contig60",
      how: "random",
      seats: 2,
      options: {},
      games: 1,
      state: "closed",
      off: [],
      boards: [{ seats: ["a", "b"], code: "ABC234", state: "over", points: [1, 0], final: true, disputed: false }],
    },
  ],
  standings: [line("a", 1, 1.5), line("b", 2, 0)],
};

test("a spreadsheet gets names as names, whatever they begin with", () => {
  expect(standingsCsv(view, classWords.es).split("\r\n")).toEqual([
    "Lugar,Nombre,Puntos,Rivales,Vencidos,Victorias,Jugadas",
    "1,Ana,1.5,1,0.5,1,2",
    `2,"'=Bo, ""el 2""",0,1,0.5,1,2`,
    "",
  ]);
});

test("the whole class names people, not their ids", () => {
  const whole = classJson(view, classWords.es, new Map());
  expect(JSON.parse(whole)).toMatchObject({ code: "ABC23", rounds: [{ number: 1, boards: [{ seats: ["Ana", '=Bo, "el 2"'], points: [1, 0] }] }] });
  expect(whole).not.toContain('"person"');
});
