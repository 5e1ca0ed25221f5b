import { expect, test, vi } from "vitest";

import type { Announcer } from "../page/announcer.svelte";
import type { Language } from "../page/language.svelte";
import { pageText } from "../../tests/languages";
import { heardText } from "../words/sayings";
import { narrate } from "./narrate";
import type { Room } from "./room.svelte";
import { es as turn } from "./turn_words.es";
import { turnWords } from "./turn_words";
import { rulingWords } from "../parts/challenge/ruling_words";
import { es as ruling } from "../parts/challenge/ruling_words.es";
import { playWords } from "../parts/play/words";
import { es as play } from "../parts/play/words.es";
import samples from "../../../../tests/vectors/follows.json";
import type { FollowsView, GameEvent } from "./view";

const es = pageText("es");
const names = (seat: number | null | undefined): string => ["Lucia", "Bruno"][seat ?? 0] ?? "";

/** Returns the spoken sentences of a step at the seat, in order. */
function heard(seat: number | null, events: GameEvent[], flag: readonly [before: number, after: number], closes_at_ms: number | null = null, follows: FollowsView | null = null): string[] {
  const said: string[] = [];
  const announcer = { say: (text: string) => said.push(text), withdraw: vi.fn(), sounds: { play: vi.fn() } } as unknown as Announcer;
  const view = { status: { flag: flag[1] }, room: { seats: [{}, {}], appeal: closes_at_ms === null ? null : { closes_at_ms, opinions: [{ follows }] } } };
  const room = { you: { seat }, view } as unknown as Room;
  vi.spyOn(turnWords, "of").mockReturnValue(turn);
  vi.spyOn(rulingWords, "of").mockReturnValue(ruling);
  vi.spyOn(playWords, "of").mockReturnValue(play);
  narrate({ language: { lang: "es", words: es } as unknown as Language, announcer, room, gameWords: null, names, flagBefore: flag[0], now_ms: 1_000 }, events);
  return said.filter((text) => text !== "");
}

const event = (kind: string, seat: number | null, params = {}): GameEvent => ({ kind, seat, at_ms: 0, params });

test("a challenge against the reader is one sentence: the challenger, the ruling, its effects, the seconds for an answer", () => {
  const events = [
    event("ruling", 1, { rule: "other:", mark: "C", target: 0 }),
    event("strike_warning", 1, { strikes: 1 }),
  ];
  const [sentence, ...rest] = heard(0, events, [0, 0], 16_000);
  expect(rest).toEqual([]);
  expect(sentence).toMatch(/^Bruno te reta\. Correcto: .*Tienes 15 segundos para contestar\.$/);
  expect(sentence).not.toContain("(C)");
});

test("the challenger and the watchers hear the events in order", () => {
  const events = [event("ruling", 1, { rule: "other:", mark: "C", target: 0 })];
  for (const seat of [1, null]) expect(heard(seat, events, [0, 0])).toEqual([heardText(es, null, events[0]!, names)]);
});

test("the turn follows the events", () => {
  const events = [event("flag_passed", 1)];
  const said = heard(0, events, [1, 0]);
  expect(said.at(-1)).toBe("¡Tienes la banderilla! Es tu turno.");
});

test("an opinion is spoken once: each rule with its mark, the end of the list, the reason, the end of the game, the time for an answer", () => {
  const { follows } = samples["stars-and-bars"].find(({ mark, follows: { result } }) => mark === "I" && result?.reason === "strikes")! as unknown as {
    follows: FollowsView;
  };
  const rules = ["other:", "stars-and-bars.points"];
  const events = [
    event("opinion", 1, { level: 2, role: "leader", rules, marks: ["I", "C"], reached: 1, reason: "lo vi" }),
    event("ruling", 1, { rule: "other:", mark: "I", target: 0 }),
    event("appeal_window", null),
  ];
  const winner = follows.result!.winners[0]!;
  for (const seat of [0, 1]) {
    const [sentence, ...rest] = heard(seat, events, [0, 0], 16_000, follows);
    expect(rest).toEqual([]);
    expect(sentence!.match(/incorrecto \(I\)/g), "the mark once").toHaveLength(1);
    expect(sentence).toMatch(/^Opinión 2: .*incorrecto \(I\), «.*»; correcto \(C\), «.*» \(la lista terminó antes\): lo vi\./);
    expect(sentence).toContain(seat === winner ? "termina el juego: ganas" : `termina el juego: gana ${names(winner)}`);
    expect(sentence).toMatch(/Tienes 15 segundos para contestar\.$/);
    expect(sentence).not.toContain("te reta");
  }
});
