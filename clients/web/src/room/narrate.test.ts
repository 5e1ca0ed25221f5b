import { expect, test, vi } from "vitest";

import type { Announcer } from "../page/announcer.svelte";
import type { Language } from "../page/language.svelte";
import { es } from "../words/page.es";
import { heardText } from "../words/sayings";
import { narrate } from "./narrate";
import type { Room } from "./room.svelte";
import { es as turn } from "./turn_words.es";
import { turnWords } from "./turn_words";
import type { GameEvent } from "./view";

const names = (seat: number | null | undefined): string => ["Lucia", "Bruno"][seat ?? 0] ?? "";

/** What a screen reader hears of a step at the seat, in order. */
function heard(seat: number | null, events: GameEvent[], flag: readonly [before: number, after: number], closes_at_ms: number | null = null): string[] {
  const said: string[] = [];
  const announcer = { say: (text: string) => said.push(text), withdraw: vi.fn(), sounds: { play: vi.fn() } } as unknown as Announcer;
  const view = { status: { flag: flag[1] }, room: { appeal: closes_at_ms === null ? null : { closes_at_ms } } };
  const room = { you: { seat }, view } as unknown as Room;
  vi.spyOn(turnWords, "of").mockReturnValue(turn);
  narrate({ language: { lang: "es", words: es } as unknown as Language, announcer, room, gameWords: null, names, flagBefore: flag[0], now_ms: 1_000 }, events);
  return said.filter((text) => text !== "");
}

const event = (kind: string, seat: number | null, params = {}): GameEvent => ({ kind, seat, at_ms: 0, params });

test("a challenge against the reader is one sentence: the challenger, the ruling, what it brings, the seconds for an answer", () => {
  const events = [
    event("ruling", 1, { rule: "other:", mark: "C", target: 0 }),
    event("strike_warning", 1, { strikes: 1 }),
  ];
  const [sentence, ...rest] = heard(0, events, [0, 0], 16_000);
  expect(rest).toEqual([]);
  expect(sentence).toMatch(/^Bruno te reta\. Correcto: .*Tienes 15 segundos para contestar\.$/);
  expect(sentence).not.toContain("(C)");
});

test("the challenger and the people who watch hear it as it happened", () => {
  const events = [event("ruling", 1, { rule: "other:", mark: "C", target: 0 })];
  for (const seat of [1, null]) expect(heard(seat, events, [0, 0])).toEqual([heardText(es, null, events[0]!, names)]);
});

test("the turn comes after what happened", () => {
  const events = [event("flag_passed", 1)];
  const said = heard(0, events, [1, 0]);
  expect(said.at(-1)).toBe("¡Tienes la banderilla! Es tu turno.");
});
