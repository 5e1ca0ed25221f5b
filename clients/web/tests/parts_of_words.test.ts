/** A page that fetches a part of a game's words fetches no other part, and the part says the same as in the whole file. */
import { expect, test } from "vitest";

import * as whole from "../src/games/takeaway/words.es";
import { cut } from "../tools/parts_of_words";

const FILE = `/** Words. */
import { shared, type Shape } from "../shared";
import { counters } from "./words.es";
import type { Other } from "./other";

export const title = { name: "title of play" };

const LIST = Object.fromEntries([]);

export const faults = { faults: { howto: LIST } };

export const play = { ...title, ...faults, count: counters };

export const howto = { goal: shared(3), play: 1 };

export const rules = { play: 1 };
`;

test("a part keeps what it uses, and nothing of the others", () => {
  expect(cut(FILE, "title")).toBe('export const title = { name: "title of play" };');
  expect(cut(FILE, "howto")).toBe('import { shared } from "../shared";\nexport const howto = { goal: shared(3), play: 1 };');
});

test("what all languages use goes with the words of play, and comes from the same part", () => {
  const play = cut(FILE, "play");
  expect(play).toContain('import { counters } from "./words.es?part=play";');
  expect(play).toContain("export const rules =");
  for (const name of ["title", "faults", "play"]) expect(play).toContain(`export const ${name} =`);
  expect(play).toContain("const LIST =");
  expect(play).not.toContain("shared");
});

const alone = {
  title: import.meta.glob<Record<string, unknown>>("../src/games/takeaway/words.es.ts", { query: "?part=title" }),
  play: import.meta.glob<Record<string, unknown>>("../src/games/takeaway/words.es.ts", { query: "?part=play" }),
  howto: import.meta.glob<Record<string, unknown>>("../src/games/takeaway/words.es.ts", { query: "?part=howto" }),
  lesson: import.meta.glob<Record<string, unknown>>("../src/games/takeaway/words.es.ts", { query: "?part=lesson" }),
};

test.each(["title", "play", "howto", "lesson"] as const)("%s says alone what it says in the file", async (part) => {
  const module = await Object.values(alone[part])[0]?.();
  expect(Object.keys(module?.[part] ?? {})).not.toEqual([]);
  expect(JSON.stringify(module?.[part])).toBe(JSON.stringify(whole[part]));
  expect("lesson" in (module ?? {})).toBe(part === "lesson");
});
