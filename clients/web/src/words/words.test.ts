import { readFileSync } from "node:fs";
import { join } from "node:path";

import { describe, expect, test } from "vitest";

import { pageText } from "../../tests/languages";
import type { GameWords } from "../games/contract";
import { happeningText, heardText, namesOf, refusalText } from "./sayings";

const [es, en] = [pageText("es"), pageText("en")];
const root = join(import.meta.dirname, "../../../..");

describe("words", () => {
  test("every code of the server has words in both languages", () => {
    const codes = [...readFileSync(join(root, "protocol/errors.py"), "utf8").matchAll(/_code\("([^"]+)"/g)].map((hit) => hit[1]);
    expect(codes.length).toBeGreaterThan(40);
    expect(Object.keys(es.codes)).toEqual(expect.arrayContaining(codes));
    expect(Object.keys(en.codes)).toEqual(expect.arrayContaining(codes));
  });

  test("every code with words is a code of the server", () => {
    const known = readFileSync(join(root, "protocol/errors.py"), "utf8");
    const ours = Object.keys(es.codes).filter((code) => code.includes("/"));
    expect(ours.filter((code) => !known.includes(`"${code}"`))).toEqual([]);
  });

  test("a game's sentence may drop the codes of places, but the voice says them", () => {
    const moved = { kind: "moved", seat: 0, at_ms: 0, params: { to: "c7" } };
    const game = { happenings: { moved: (_event, _names, hasCodes) => `Ana mueve${hasCodes ? " a c7" : ""}.` } } as Partial<GameWords> as GameWords;
    const names = () => "Ana";
    expect(happeningText(es, game, moved, names, false)).toBe("Ana mueve.");
    expect(happeningText(es, game, moved, names)).toBe("Ana mueve a c7.");
    expect(heardText(es, game, moved, names)).toBe("Ana mueve a c7.");
  });

  test("a ruling and an opinion name the rule of each mark, and the end of the list", () => {
    const names = (seat: number | null | undefined) => ["Ana", "Bo"][seat ?? 0] ?? "";
    const ruling = { kind: "ruling", seat: 1, at_ms: 0, params: { rule: "contig60.score", mark: "I" } };
    expect(happeningText(es, null, ruling, names)).toBe("Reto de Bo: incorrecto (I), «una regla del juego».");
    const params = { level: 2, role: "leader", rules: ["a.b", "c.d"], marks: ["I", "C"], reached: 1, reason: "" };
    const opinion = { kind: "opinion", seat: 1, at_ms: 0, params };
    expect(happeningText(es, null, opinion, names)).toBe("Opinión 2: incorrecto (I), «una regla del juego»; correcto (C), «una regla del juego» (la lista terminó antes).");
    expect(happeningText(en, null, opinion, names)).toBe("Opinion 2: incorrect (I), “a rule of the game”; correct (C), “a rule of the game” (the list had ended).");
  });

  test("a person who gave up a seat keeps their name, and several winners win together", () => {
    const now = (seat: number | null | undefined) => ["Ana", "Bo", "Cy"][seat ?? 0] ?? "";
    expect(happeningText(es, null, { kind: "stood_up", seat: 0, at_ms: 0, params: { name: "Eva" } }, now)).toBe("Eva deja el asiento.");
    expect(happeningText(es, null, { kind: "stood_up", seat: 0, at_ms: 0, params: {} }, now)).toBe("Ana deja el asiento.");
    const ended = (winners: number[]) => ({ kind: "game_ended", seat: null, at_ms: 0, params: { result: "win", winners } });
    expect(happeningText(es, null, ended([0, 1, 2]), now)).toBe("Fin del juego. Ganan Ana, Bo y Cy.");
    expect(happeningText(es, null, ended([1]), now)).toBe("Fin del juego. Gana Bo.");
  });

  test("only the room tells the end of a game, also where the game has an event of that name", () => {
    const told = (params: Record<string, unknown>) => happeningText(es, null, { kind: "game_ended", seat: null, at_ms: 0, params }, () => "");
    expect(told({ game: 0, reason: "all_laid", winners: [0] })).toBe("");
    expect(told({ result: "void", reason: "director", winners: [] })).toBe("Fin del juego.");
  });

  test("after a turn's time its player reads the remaining seconds, and none after the third violation", () => {
    const over = (params: object) => [es, en].map((words) => happeningText(words, null, { kind: "time_reminder", seat: 0, params: { ...params } }, () => "Ana"));
    expect(over({ violations: 1, grace_ms: 10_000 })).toEqual([
      "Se acabó el tiempo de Ana: tiene 10 segundos más para completar el turno.",
      "Ana's time is over: 10 more seconds to complete the turn.",
    ]);
    expect(over({ violations: 3 })).toEqual(["Se acabó el tiempo de Ana.", "Ana's time is over."]);
  });

  test("a refusal names the missing part and the rule", () => {
    expect(refusalText(en, null, { code: "turn_incomplete", params: { missing: ["pass_flag"] } })).toBe(
      "Still to do: Pass the flag.",
    );
    expect(refusalText(es, null, { code: "rate/too_fast", params: { wait_ms: 1900 } })).toBe("Vas muy rápido. Espera 2 segundos.");
    expect(refusalText(es, null, { code: "never_heard" })).toBe(es.codes["server/internal"]);
  });

  test("names: people, computers, empty seats, removed players", () => {
    const seats = [
      { name: "Ana", kind: "person" as const },
      { name: "", kind: "bot" as const },
      { name: "", kind: "empty" as const },
      { name: "Bo", kind: "empty" as const },
    ];
    const names = namesOf(es, { seats });
    expect([0, 1, 2, 3, null].map(names)).toEqual(["Ana", "Computadora", "Jugador naranja", "Bo", ""]);
    const red = namesOf(es, { seats }, () => ({ color: "red", form: "diamond" }));
    expect(red(2)).toBe("Jugador rojo");
    expect(happeningText(en, null, { kind: "ruling", seat: 0, params: { rule: "other:1", mark: "IA" } }, names)).toBe(
      `Ana's challenge: inappropriate (IA), “${en.challenge.other}”.`,
    );
  });
});
