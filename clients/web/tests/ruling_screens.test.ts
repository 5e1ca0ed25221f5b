/** The cards of rulings and appeals, for players and for the referee. */
import { cleanup, fireEvent, screen, within } from "@testing-library/svelte";
import { beforeEach, expect, test } from "vitest";

import { es as rulingEs } from "../src/parts/challenge/ruling_words.es";
import type { RoomView } from "../src/room/view";
import { button, enter, follow, game, playing } from "./contig_room";

beforeEach(() => localStorage.setItem("banderilla.lang", "es"));

test("a ruling shows its mark and rule, and the player may appeal", async () => {
  const appeal: RoomView["room"]["appeal"] = {
    stage: "window",
    seat: 1,
    rules: ["contig60.sentence"],
    level: 1,
    opinions: [{ level: 1, rules: ["contig60.sentence"], marks: ["I"], reached: 1, by: "server", reason: "", follows: null }],
    closes_at_ms: 1_015_000, unattended: false, decides_at_ms: null,
    accepted: [],
    by: null,
    pleaded: [],
  };
  const table = await enter(playing({ state: "paused", appeal, pause: { reasons: ["window"], since_ms: 0, words: "" } }), 0);
  const ruling = within(screen.getByRole("region", { name: "Decisión" }));
  expect(ruling.getByText(/El reto es incorrecto\./)).toBeTruthy();
  expect(await ruling.findByText(/La cuenta está mal o falta/)).toBeTruthy();
  await fireEvent.click(ruling.getByRole("button", { name: "Pedir otra opinión" }));
  expect(table.of("command")).toMatchObject([{ command: { type: "appeal", words: "" } }]);
});

test("the rule of an inappropriate challenge is told as a wish, never as a finding", async () => {
  const opinion = { level: 1, rules: ["contig60.sentence"], marks: ["IA" as const], reached: 1, by: "server", reason: "", follows: null };
  const appeal: RoomView["room"]["appeal"] = {
    stage: "window", seat: 1, rules: opinion.rules, level: 1, opinions: [opinion],
    closes_at_ms: 1_015_000, unattended: false, decides_at_ms: null, accepted: [], by: null, pleaded: [],
  };
  for (const [seat, told] of [[1, /^Querías retar: «La cuenta está mal o falta[^:]*»\.$/], [0, /^El reto era: «La cuenta está mal o falta[^:]*»\.$/]] as const) {
    await enter(playing({ state: "paused", appeal, pause: { reasons: ["window"], since_ms: 0, words: "" } }), seat);
    expect(await within(screen.getByRole("region", { name: "Decisión" })).findByText(told)).toBeTruthy();
    cleanup();
  }
});

test("a ruling that ends the game says so before the player accepts it", async () => {
  const { follows } = follow.contig60.find(({ mark, follows: { result } }) => mark === "I" && result?.result === "win")!;
  const opinion = { level: 2, rules: ["contig60.sentence", "contig60.score"], marks: ["I" as const, "C" as const], reached: 1, by: "leader", reason: "Da 12", follows };
  const appeal: RoomView["room"]["appeal"] = {
    stage: "window", seat: 1, rules: opinion.rules, level: 2, opinions: [opinion],
    closes_at_ms: 1_015_000, unattended: false, decides_at_ms: null, accepted: [], by: null, pleaded: [],
  };
  await enter(playing({ state: "paused", appeal, pause: { reasons: ["window"], since_ms: 0, words: "" } }), follows.result!.winners[0]!);
  const ruling = within(screen.getByRole("region", { name: "Decisión" }));
  expect(ruling.getByText(/termina el juego: ganas \(/)).toBeTruthy();
  expect(ruling.getByText("Opinión 2, el líder del juego")).toBeTruthy();
  expect(ruling.getByText("«Da 12»")).toBeTruthy();
  expect(ruling.getByText(rulingEs.unreached)).toBeTruthy();
});

test("the card of the last opinion, which is final, has its level, role, name and reason", async () => {
  const table = await enter(playing(), 0);
  const at_ms = 7;
  const rules = ["contig60.sentence", "contig60.score"];
  await table.say(
    table.patch([], [
      { kind: "opinion", seat: 1, at_ms, params: { level: 3, role: "director", by: "Eva", reason: "Da 12", rules, marks: ["I", "C"], reached: 1 } },
      { kind: "ruling", seat: 1, at_ms, params: { rule: rules[0], mark: "I", target: null } },
    ]),
  );
  const ruling = within(screen.getByRole("region", { name: "Decisión" }));
  expect(ruling.getByText("Opinión 3, el director (Eva)")).toBeTruthy();
  expect(ruling.getByText("«Da 12»")).toBeTruthy();
  expect(ruling.getByText(rulingEs.unreached)).toBeTruthy();
});

test("the referee sees the pending rulings and rules", async () => {
  const appeal: RoomView["room"]["appeal"] = {
    stage: "appeal",
    seat: 1,
    rules: ["contig60.sentence"],
    level: 1,
    opinions: [{ level: 1, rules: ["contig60.sentence"], marks: ["C"], reached: 1, by: "server", reason: "", follows: null }],
    closes_at_ms: null, unattended: false, decides_at_ms: null,
    accepted: [],
    by: 0,
    pleaded: [0],
  };
  const desk: RoomView["desk"] = {
    seat: 1,
    action: { type: "challenge", rule: "contig60.sentence" },
    notation: "!contig60.sentence",
    at_ms: 0,
    before: game,
    found: { rulings: [["contig60.sentence", "C"]] },
    shown_by: [
      {
        rule: "contig60.sentence",
        detail: "value",
        facts: { wrong: { expression: "6+4+4", said: "0", right: "14" }, cells: ["27"] },
      },
    ],
    pleas: [{ seat: 0, level: 1, words: "Sí da 12" }],
  };
  const table = await enter(playing({ state: "paused", appeal }, { desk }), null, "director");
  const waits = within(screen.getByRole("form", { name: "Espera tu decisión" }));
  expect(waits.getByText("«Sí da 12»")).toBeTruthy();
  expect(await waits.findByText(/6 \+ 4 \+ 4 es 14, no 0/)).toBeTruthy();
  expect(waits.queryByText(/contig60\.sentence/), "a rule is said in words").toBeNull();
  expect(waits.queryAllByRole("radio", { checked: true }), "nothing is chosen beforehand").toEqual([]);
  await fireEvent.click(waits.getByRole("radio", { name: "I Incorrecto" }));
  await fireEvent.input(waits.getByLabelText("Motivo (lo ven los jugadores)"), { target: { value: "Da 12" } });
  await fireEvent.click(waits.getByRole("button", { name: "Dar la decisión" }));
  const sent = table.of("command").map(({ command }) => command);
  expect(sent.filter(({ type }) => type === "preview_ruling")).toMatchObject(["C", "I", "IA"].map((mark) => ({ marks: [mark] })));
  expect(waits.getByText(/^Con IA:/).parentElement?.textContent, "what a mark brings is read before it is given").toContain("Aviso 1 de 3 a ");
  expect(sent.filter(({ type }) => type !== "preview_ruling")).toMatchObject([{ type: "rule", marks: ["I"], reason: "Da 12" }]);
});

test("a seat sends its side of the case to the referee once", async () => {
  const appeal: RoomView["room"]["appeal"] = {
    stage: "ruling",
    seat: 1,
    rules: ["contig60.sentence"],
    level: 0,
    opinions: [],
    closes_at_ms: null, unattended: false, decides_at_ms: null,
    accepted: [],
    by: null,
    pleaded: [1],
  };
  const table = await enter(playing({ state: "paused", appeal }), 0);
  await fireEvent.input(screen.getByLabelText("Díselo al réferi (solo él lo lee)"), { target: { value: " Da 12 " } });
  await fireEvent.click(button("Decirle"));
  expect(table.of("command")).toMatchObject([{ command: { type: "plead", words: "Da 12" } }]);
  await table.say(table.patch([[["room", "appeal", "pleaded"], [1, 0]]]));
  expect(screen.queryByRole("button", { name: "Decirle" })).toBeNull();
  expect(screen.getByText("El réferi ya tiene tus palabras.")).toBeTruthy();
});
