/**
 * The sentences that players and spectators read in every phase of every game, at moments of real engines in real statuses (`python -m
 * tests.engines.prompt_samples`).
 */
import { readFileSync } from "node:fs";
import { join } from "node:path";

import { describe, expect, test } from "vitest";

import type { GameView, GameWords, Status } from "../src/games/contract";
import { mayChallenge, phaseSentence, type Prompt, watchedSentence } from "../src/games/prompt";
import { turnWords } from "../src/room/turn_words";
import { overlaid } from "../src/words/catalogue";
import { LANGS, languages } from "../src/words/languages";
import { identifiersIn } from "./identifiers";
import { gameWords } from "./languages";

type Sample = { game: string; mode: "assisted" | "tournament"; seat: number; status: Status; view: GameView };
type AnyPrompt = Prompt<GameView, { type: string }, GameWords, Record<string, unknown> | null>;

const samples = JSON.parse(readFileSync(join(import.meta.dirname, "../../../tests/vectors/prompts.json"), "utf8")) as Sample[];
const prompts = import.meta.glob<AnyPrompt>("../src/games/*/prompt.ts", { eager: true, import: "prompt" });
const PEOPLE = ["Ana", "Bruno", "Carla", "Dario", "Elena", "Fede", "Gabi", "Hugo"];
const names = (seat: number | null | undefined): string => PEOPLE[seat ?? 0] ?? "";

/** Words of each language that advise a challenge, a capture or a declaration. */
const ADVICE = {
  challenge: /\bret(a|ar|as|arlo|ala|alo)\b|\brétal|desaf|impugn|reclam|challeng|\bclaims?\b/i,
  capture: /captur/i,
  declare: /declar|anúnciala|anunciala|announce it|armadilha\? anuncie/i,
};
const FLAG = /\bpas\S* (la banderilla|a bandeirinha|the flag)/i;
/** The phase while a capture or a declaration is under way. Spectators then read that it happens. */
const UNDER_WAY: Record<string, string> = { capture: "capturing", declare: "result_pending" };
const OFFERED = { capture: ["capture"], declare: ["declare_win", "declare", "announce_trap"] };

/** Returns the possible unsent choices on a board, such as a picked piece or none. */
function heldOf({ game, view, seat }: Sample): (Record<string, unknown> | null)[] {
  const { board = {}, hands = [] } = view as { board?: object; hands?: string[][] };
  const someCircle = Object.keys(board)[0] ?? "1";
  const card = hands[seat]?.[0] ?? null;
  const chips = { picked: null, aimed: null, isNaming: false, named: [] };
  const circles = [chips, { ...chips, picked: someCircle }, { ...chips, picked: someCircle, aimed: someCircle }, { ...chips, isNaming: true }];
  const held: Record<string, (Record<string, unknown> | null)[]> = {
    ajedrez: [{ isMoving: false }, { isMoving: true }],
    contig60: ["turn", "capture", "line"].flatMap((aim) => [null, 12].map((picked) => ({ aim, picked }))),
    damas: [{ isMoving: false, isBlowing: false }, { isMoving: true, isBlowing: false }, { isMoving: false, isBlowing: true }],
    fiar: circles,
    geominos: [{ isTrying: false }, { isTrying: true }],
    juggle: [null, { piece: "red-4I-1", isNowhere: false, wrong: null }, { piece: "red-4I-1", isNowhere: true, wrong: null }],
    "kwatro-sinko": circles,
    par55: [{ isBumping: false }, { isBumping: true }],
    "queens-and-guards": [
      { picked: null, aim: null, named: null },
      { picked: "BQ", aim: null, named: null },
      { picked: "BQ", aim: "1.1", named: null },
      { picked: null, aim: null, named: [] },
    ],
    qwinto: [{ isAimed: false }, { isAimed: true }],
    ramrod: [{ rod: null }],
    "stars-and-bars": [
      { card: null, picked: null },
      { card, picked: null },
      { card, picked: "a1" },
    ],
    "sum-dominoes": [null, { whose: "mine", isOnBoard: false }, { whose: "mine", isOnBoard: true }],
    truco: [{ picked: null, isHelped: false }, { picked: null, isHelped: true }],
  };
  return held[game] ?? [{}];
}

function wordsOf(slug: string, lang: string): GameWords {
  const own = gameWords[slug]?.[lang];
  const base = languages.get(lang)?.base;
  return base === undefined ? own! : overlaid(wordsOf(slug, base), own ?? {});
}

/** Returns all sentences that a seat may read at a moment, with any choice. */
function readBy(sample: Sample, words: GameWords): string[] {
  const { game, view, status, seat } = sample;
  const prompt = prompts[`../src/games/${game}/prompt.ts`];
  const moment = { view, status, seat, may: status.may[seat] ?? [], names };
  const isDue = status.awaited.includes(seat);
  return heldOf(sample).map((held) => prompt?.(moment, words, held) ?? (isDue ? phaseSentence(words, status, seat) : ""));
}

/** Tells whether the seat has no act that continues the game. */
function isStuck(status: Status, seat: number): boolean {
  return status.may[seat]!.every((type) => ["challenge", "offer_draw", "resign"].includes(type));
}

describe("prompts", () => {
  test("a watcher no longer reads of a deed that is done", () => {
    const read = (status: Status, view: GameView, game: string): string => watchedSentence(wordsOf(game, "es"), status, names, "es", view);
    const ended = new Set(samples.filter(({ game, status, view }) => read(status, view, game).endsWith("termina su turno")).map(({ game }) => game));
    for (const slug of ["fiar", "queens-and-guards", "geominos"]) expect([...ended]).toContain(slug);
    const { status, view } = samples.find(({ game, status }) => game === "stars-and-bars" && status.phase === "placed")!;
    const turn = (view as GameView & { turn: object }).turn;
    expect(read(status, view, "stars-and-bars")).toMatch(/cuenta sus puntos$/);
    expect(read(status, { ...view, turn: { ...turn, points: 3, total: 3 } } as GameView, "stars-and-bars")).toMatch(/termina su turno$/);
  });

  for (const lang of LANGS) {
    test(`in ${lang} a sentence mentions a challenge, a capture or a declaration only if its reader may act so`, () => {
      for (const sample of samples) {
        const { game, mode, seat, status } = sample;
        for (const sentence of readBy(sample, wordsOf(game, lang))) {
          const where = `${game} ${mode} ${status.phase} seat ${seat} [${status.may[seat]?.join(" ")}]: ${sentence}`;
          expect(sentence, where).not.toMatch(/undefined|NaN|null|\[object/);
          expect(identifiersIn(game, sentence, lang), where).toEqual([]);
          if (ADVICE.challenge.test(sentence)) expect(mayChallenge(status, seat), where).toBe(true);
          for (const [advice, types] of Object.entries(OFFERED))
            if (ADVICE[advice as keyof typeof OFFERED].test(sentence)) expect(types.some((type) => status.may[seat]?.includes(type)), where).toBe(true);
        }
      }
    });

    test(`in ${lang} a sentence speaks of the flag only where the button does`, () => {
      for (const sample of samples) {
        const words = wordsOf(sample.game, lang);
        const spoken = readBy(sample, words).filter((sentence) => FLAG.test(sentence));
        if (spoken.length > 0) expect(words.actions.pass_flag, `${sample.game}: ${spoken[0]}`).toMatch(FLAG);
      }
    });

    test(`in ${lang} a seat that must act reads its possible acts`, () => {
      for (const sample of samples.filter(({ status, seat }) => status.awaited.includes(seat))) {
        const [sentence] = readBy(sample, wordsOf(sample.game, lang));
        if (!isStuck(sample.status, sample.seat)) expect(sentence, `${sample.game} ${sample.status.phase}`).toMatch(/.{6,}/);
      }
    });

    test(`in ${lang} a spectator reads the seats' acts, and never an order`, async () => {
      await turnWords.load(lang);
      for (const sample of samples) {
        const { game, status, view } = sample;
        const words = wordsOf(game, lang);
        const sentence = watchedSentence(words, status, names, lang, view);
        const where = `${game} ${status.phase}: ${sentence}`;
        expect(sentence, where).toMatch(/.{6,}/);
        expect(sentence, where).not.toMatch(ADVICE.challenge);
        expect(identifiersIn(game, sentence, lang), where).toEqual([]);
        const acting = status.awaited.flatMap((seat) => status.may[seat] ?? []);
        for (const [advice, types] of Object.entries(OFFERED))
          if (ADVICE[advice as keyof typeof OFFERED].test(sentence))
            expect(types.some((type) => acting.includes(type)) || status.phase === UNDER_WAY[advice], where).toBe(true);
        // The sentence names no seat while only the referee can continue.
        const waited = status.awaited.filter((seat) => !isStuck(status, seat));
        for (const seat of waited) expect(sentence, where).toContain(names(seat));
        if (waited.length > 0) expect(Object.values(words.phases), where).not.toContain(sentence);
      }
    });
  }

  test("the prompt mentions an open window: Contig's last turn waits for a review", () => {
    const of = (isOpen: boolean): string[] =>
      samples
        .filter(({ game, status, seat, mode }) => game === "contig60" && mode === "tournament" && status.phase === "review" && status.may[seat]!.includes("roll") && status.windows.length > 0 === isOpen)
        .flatMap((sample) => readBy(sample, wordsOf("contig60", "es-AR")).slice(0, 1));
    expect(new Set(of(true))).toEqual(new Set(["Revisá la jugada anterior: desafiá o lanzá los dados"]));
    expect(new Set(of(false))).toEqual(new Set(["Lanzá los tres dados."]));
  });
});
