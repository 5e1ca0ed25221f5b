import { expect, test } from "vitest";

import type { GameEvent } from "../room/view";
import { en } from "./words.en";
import { es } from "./words.es";
import { pt } from "./words.pt";

const KINDS = ["boards_sent_home", "boards_brought_back", "home_over", "simultaneous_planned"];
const event = (kind: string, count: number) => ({ id: 1, kind, params: { by: "Eva", name: "Eva", count } }) as unknown as GameEvent;

test.each<[string, { happenings: object }]>([
  ["es", es],
  ["en", en],
  ["pt", pt],
])("a single board has singular words: %s", (_lang, words) => {
  const said = words.happenings as Record<string, (event: GameEvent) => string>;
  for (const kind of KINDS) {
    expect(said[kind]?.(event(kind, 1))).toMatch(/\b1 (mesa|board)\b/);
    expect(said[kind]?.(event(kind, 3))).toMatch(/\b3 (mesas|boards)\b/);
  }
});
