import { expect, test } from "vitest";

import { lostByClosing } from "./closing";
import { es } from "./words.es";

type Boards = Parameters<typeof lostByClosing>[1];
const boards = (...states: string[]): Boards => states.map((state) => ({ state, disputed: false }) as Boards[number]);

test("closing says how many boards lose their result", () => {
  expect(lostByClosing(es, boards("over", "playing"))).toBe("1 mesa se queda sin resultado y no cuenta.");
  expect(lostByClosing(es, boards("playing", "waiting", "over"))).toBe("2 mesas se quedan sin resultado y no cuentan.");
});

test("it says which disputed cards close as they are, and what is played on another day", () => {
  const disputed = { state: "over", disputed: true } as Boards[number];
  expect(lostByClosing(es, [...boards("over", "adjourned"), disputed])).toBe(
    "Todas las mesas tienen resultado. En 1 mesa alguien no está de acuerdo: se cierra como está. 1 guardada se sigue otro día.",
  );
});

test("a board that is finished at home loses nothing", () => {
  const atHome = { state: "playing", disputed: false, home: { until_ms: 1 } } as unknown as Boards[number];
  expect(lostByClosing(es, [atHome, ...boards("over")])).toBe("Todas las mesas tienen resultado.");
});
