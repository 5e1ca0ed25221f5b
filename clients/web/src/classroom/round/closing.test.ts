import { expect, test } from "vitest";

import { lostByClosing } from "./closing";
import { es } from "./words.es";

type Boards = Parameters<typeof lostByClosing>[1];
const boards = (...states: string[]): Boards => states.map((state) => ({ state, disputed: false }) as Boards[number]);

test("closing counts the boards that lose their result", () => {
  expect(lostByClosing(es, boards("over", "playing"))).toBe("1 mesa se queda sin resultado y no cuenta.");
  expect(lostByClosing(es, boards("playing", "waiting", "over"))).toBe("2 mesas se quedan sin resultado y no cuentan.");
});

test("it counts disputed cards that close unchanged, and boards that go on another day", () => {
  const disputed = { state: "over", disputed: true } as Boards[number];
  expect(lostByClosing(es, [...boards("over", "adjourned"), disputed])).toBe(
    "Todas las mesas tienen resultado. En 1 mesa alguien no está de acuerdo: se cierra como está. 1 partida guardada sigue otro día.",
  );
});

test("a board to finish outside class loses nothing", () => {
  const atHome = { state: "playing", disputed: false, home: { until_ms: 1 } } as unknown as Boards[number];
  expect(lostByClosing(es, [atHome, ...boards("over")])).toBe("Todas las mesas tienen resultado.");
});
