import { screen } from "@testing-library/svelte";
import { expect, test, vi } from "vitest";
import type { View } from "../../src/games/truco/game.gen";
import { applies } from "../../src/games/truco/wording";
import { click, partOf, press, say, stage } from "./stage";

const place = { cards: 3, laid: [], mazo: false, flor: "open", shown: [], said: null };
const bet = { worth: null, side: null, winner: null, declared: [] };
const partial = {
  seats: [0, 1],
  mano: 1,
  duel: null,
  phase: "play",
  turn: 0,
  to_declare: [],
  laid: [[1, "C4"]],
  tricks: [],
  envido: { ...bet, status: "none", calls: [], stake: null },
  flor: { ...bet, stage: "none", sung: [], level: 0 },
  truco: { value: 1, pending: null, pending_side: null },
  outcome: null,
  entries: [],
  accepted: [],
};
const table = {
  players: 2,
  phase: "play",
  dealer: 0,
  mano: 1,
  pies: [0, 1],
  parda_segunda: "primera",
  time_called: false,
  gallo: null,
  sides: [0, 1],
  own: [0, 1],
  hand_no: 1,
  kind: "redondo",
  waiting: [0],
  accounts: [
    { points: 7, malas: 7, buenas: 0 },
    { points: 18, malas: 15, buenas: 3 },
  ],
  chicos: [0, 1],
  noted: [],
  tallied: [],
  looking: [null, null],
  seats: [place, { ...place, cards: 2, laid: ["C4"] }],
  partial,
  hand: ["O7", "E1", "B11"],
  words: ["envido", "truco"],
  signs: [],
};

/** Returns a table of `players` seats, in the view of a seat. */
function seated(players: number) {
  const seats = Array.from({ length: players }, () => place);
  const each = <T>(make: (seat: number) => T): T[] => seats.map((_, seat) => make(seat));
  return {
    ...table,
    players,
    seats,
    sides: each((seat) => seat % 2),
    own: each((seat) => seat % 2),
    looking: each((seat) => (seat + 2) % players),
    partial: { ...partial, seats: each((seat) => seat), laid: [] },
  };
}

test("a turn by keyboard: call the truco, go to a card, play it", async () => {
  const page = await stage("truco", {
    view: table,
    status: { phase: "play", flag: 0, may: [["play", "say", "mazo"], []] },
    room: { options: { mode: "tournament" } },
  });
  screen.getByRole("button", { name: /^Truco/ }).focus();
  await press("Enter");
  screen.getByRole("button", { name: "7 de oros" }).focus();
  await press("ArrowRight");
  expect(document.activeElement?.getAttribute("aria-label")).toBe("1, as de espadas");
  await press("Enter");
  screen.getByRole("button", { name: "Jugar as de espadas" }).focus();
  await press("Enter");
  expect(page.sent).toEqual([
    { type: "say", words: ["truco"] },
    { type: "play", card: "E1" },
  ]);
});

test("a double challenge is one utterance, and free text goes out unchanged", async () => {
  const page = await stage("truco", { view: table, status: { phase: "play", flag: 0, may: [["say"], []] } });
  await click("Decir varias a la vez");
  await click("Envido");
  await click(/^Truco/);
  await click("Decir todo");
  await say("Hablar en la mesa", "no hay flor sin truco");
  expect(page.sent).toEqual([
    { type: "say", words: ["envido", "truco"] },
    { type: "say", text: "no hay flor sin truco" },
  ]);
});

test("the player declares the envido as a number, or as good", async () => {
  const view = {
    ...table,
    phase: "declare_envido",
    partial: {
      ...partial,
      phase: "declare_envido",
      envido: { ...bet, status: "accepted", calls: [["envido", 1]], stake: 2, declared: [[1, 28]] },
    },
  };
  const page = await stage("truco", { view, status: { phase: "declare_envido", flag: 0, may: [["declare"], []] } });
  await say("Mi punto", "31");
  await click(/^Son buenas/);
  expect(page.sent).toEqual([
    { type: "declare", value: 31 },
    { type: "declare", value: null },
  ]);
});

test("the player cuts or knocks on the deck, and the gallo discards", async () => {
  const cutting = { ...table, phase: "cut", partial: null, hand: [], words: [] };
  const page = await stage("truco", { view: cutting, status: { phase: "cut", flag: 0, may: [["cut"], []] } });
  await click("Sin cortar");
  await click("Cortar en 20");
  expect(page.sent).toEqual([
    { type: "cut", at: null },
    { type: "cut", at: 20 },
  ]);
  page.unmount();
  const gallo = { ...seated(3), phase: "discard", hand: ["O7", "E1", "B11", "C2"] };
  const other = await stage("truco", {
    view: gallo,
    status: { phase: "discard", flag: 0, may: [["discard"], [], []] },
    room: { options: { mode: "tournament" } },
  });
  await click("2 de copas");
  await click("Descartar dos de copas");
  expect(other.sent).toEqual([{ type: "discard", card: "C2" }]);
});

test("a seat without a flor hears who sang one, and with help it has one answer", async () => {
  const [, other] = table.seats;
  const view = {
    ...table,
    phase: "flor_round",
    seats: [place, { ...other, flor: "sung" }],
    partial: { ...partial, phase: "flor_round", flor: { ...bet, stage: "open", sung: [1], level: 0 } },
    words: ["es_buena", "no_tengo", "sin_ley"],
  };
  const status = { phase: "flor_round", flag: 1, may: [["say"], []] };
  const page = await stage("truco", { view, status });
  expect(screen.getByText("Luis cantó flor. ¿Tienes tres del mismo palo?")).toBeTruthy();
  expect(screen.queryByRole("button", { name: /^Sin ley/ })).toBeNull();
  await click("No tengo sin flor");
  expect(page.sent).toEqual([{ type: "say", words: ["no_tengo"] }]);
  page.unmount();
  await stage("truco", { view, status, room: { options: { mode: "tournament" } } });
  expect(screen.getByRole("button", { name: /^Sin ley/ })).toBeTruthy();
});

test("eight sit around the table; the player to the right is next", async () => {
  await stage("truco", { view: seated(8), status: { phase: "play", flag: 0, may: [["say"]] } });
  const names = screen
    .getAllByRole("group")
    .map((group) => group.getAttribute("aria-label"))
    .filter((name) => /^(Ana|Luis|Sofía|Mateo|Valentina|Tomás|Julia|Benjamín)$/.test(name ?? ""));
  // The top seat, then the left and the right side from above, then the viewer.
  expect(names).toEqual(["Valentina", "Tomás", "Julia", "Benjamín", "Mateo", "Sofía", "Luis", "Ana"]);
});

test("a partner gets a sign, and sees the look's target", async () => {
  const view = { ...seated(4), signs: [["as-espadas", 2]] };
  const page = await stage("truco", { view, status: { phase: "play", flag: 0, may: [["signal", "look"]] } });
  expect(screen.getByText(/Seña de Sofía: As de espadas/)).toBeTruthy();
  await click(/Cualquier tres/);
  expect(page.sent).toEqual([{ type: "signal", signal: "un-tres" }]);
});

test("the pie of each side is marked at its seat, and the table explains a second trick once it is tied", async () => {
  const view = { ...seated(4), dealer: 3, mano: 0, pies: [2, 3], parda_segunda: "siguiente" };
  const status = { phase: "play", flag: 0, may: [["play"], [], [], []] };
  const page = await stage("truco", { view, status });
  const marked = [...document.querySelectorAll(".place")].filter((place) => place.textContent?.includes("pie"));
  expect(marked).toHaveLength(2);
  expect(screen.queryByText(/decide la tercera baza/)).toBeNull();
  page.unmount();
  const tricks = [{ winner: 0, side: 0 }, { winner: 0, side: null }];
  await stage("truco", { view: { ...view, partial: { ...view.partial, tricks } }, status });
  expect(screen.getByText(/decide la tercera baza/)).toBeTruthy();
});

test("an answer may raise only if a word for it is allowed", async () => {
  const asked = { ...table, phase: "answer_truco", seats: [place, { ...place, said: { words: ["truco"], text: null, number: 1 } }], words: ["quiero", "no_quiero"] };
  const status = { phase: "answer_truco", flag: 0, may: [["say"], []] };
  const page = await stage("truco", { view: asked, status });
  expect(screen.getByText(/«Truco». ¿Quieres o no quieres\?/)).toBeTruthy();
  page.unmount();
  await stage("truco", { view: { ...asked, words: [...asked.words, "retruco"] }, status });
  expect(screen.getByText(/¿Quieres, no quieres o subes\?/)).toBeTruthy();
});

test("with help a seat with a flor can do nothing else; in a tournament it can", async () => {
  const view = { ...table, words: ["flor"] };
  const status = { phase: "play", flag: 0, may: [["play", "say", "mazo"], []] };
  const page = await stage("truco", { view, status, room: { options: { mode: "assisted" } } });
  expect(screen.getByRole("button", { name: "Flor" }).classList).toContain("primary");
  expect(screen.getByText("Tienes flor: cántala antes de seguir.")).toBeTruthy();
  expect(screen.queryByRole("button", { name: /^Irse al mazo/ })).toBeNull();
  expect(screen.getByRole("button", { name: "7 de oros" }).getAttribute("aria-disabled")).toBe("true");
  page.unmount();
  await stage("truco", { view, status, room: { options: { mode: "tournament" } } });
  expect(screen.getByRole("button", { name: /^Irse al mazo/ })).toBeTruthy();
});

test("before the first hand and after the last, the hand has no number", async () => {
  const over = await stage("truco", { view: { ...table, phase: "over", hand_no: 0, partial: null, hand: [] }, status: { phase: "over", flag: null, may: [[], []] } });
  expect(over.queryByText(/^Mano \d/)).toBeNull();
  over.unmount();
  const playing = await stage("truco", { view: table, status: { phase: "play", flag: 0, may: [["play"], []] } });
  expect(playing.queryByText("Mano 1")).not.toBeNull();
});

test("free text is folded until the player opens it", async () => {
  await stage("truco", { view: table, status: { phase: "play", flag: 0, may: [["play", "say", "mazo"], []] } });
  const fold = screen.getByText("Hablar en la mesa", { selector: "summary" });
  const details = fold.closest("details");
  expect(details?.open).toBe(false);
  expect(details?.contains(screen.getByPlaceholderText("Hablar (las palabras obligan)"))).toBe(true);
  expect(details?.contains(screen.getByText("Decir varias a la vez"))).toBe(true);
});

test.each([
  ["a seat that has called need not answer an older call", [1], 0],
  ["a seat that the game waits for must answer the last call", [0], 1],
])("%s", async (_what, waiting, times) => {
  const said = (number: number, words: string[]) => ({ number, words, text: null });
  const seats = [
    { ...place, said: said(3, ["truco"]) },
    { ...place, said: said(2, ["envido"]) },
  ];
  const view = { ...table, phase: "answer_truco", waiting, seats };
  await stage("truco", { view, status: { phase: "answer_truco", flag: 0, may: [["say"], ["say"]] } });
  expect(screen.queryAllByText(/Luis dijo «Envido»/)).toHaveLength(times);
});

const points = () => [...screen.getByRole("group", { name: "Tanteador" }).querySelectorAll("strong")].map((each) => each.textContent);

test("at a table of two, the player's own score is the last, as in the row of players", async () => {
  await stage("truco", { view: table, status: { phase: "play", flag: 0, may: [["play"], []] } });
  expect(points()).toEqual(["18/30", "7/30"]);
});

test("at a table of teams, the player's own score is the first, as on paper", async () => {
  await stage("truco", { view: seated(4), status: { phase: "play", flag: 0, may: [["play"], [], [], []] } });
  expect(points()).toEqual(["7/30", "18/30"]);
});

test("the prompt names the card to beat, also for watchers, and the seat's points are in its box", async () => {
  const answering = { ...table, seats: [place, { ...place, cards: 2, laid: ["C4"] }] };
  const { words, unmount } = await stage("truco", { view: answering, status: { phase: "play", flag: 0, may: [["play"], []] } });
  screen.getByText("Luis jugó cuatro de copas. ¿Le ganas?");
  const es = words.of("es");
  expect(es.doing?.(partOf(answering), "Ana")).toBe("Ana juega contra cuatro de copas");
  expect([0, 1].map((seat) => es.tally?.(partOf(answering), seat))).toEqual([
    { value: 7, label: "de 30" },
    { value: 18, label: "de 30" },
  ]);
  unmount();
  const led = { ...answering, seats: [{ ...place, laid: ["E1"] }, { ...place, laid: ["C4"] }], partial: { ...partial, tricks: [{ winner: 0, side: 0 }] } };
  const leading = await stage("truco", { view: led, status: { phase: "play", flag: 0, may: [["play"], []] } });
  screen.getByText("La baza es tuya. Toca otra carta.");
  leading.unmount();
  await stage("truco", { view: { ...led, words: ["truco", "mazo"] }, status: { phase: "play", flag: 0, may: [["play", "say"], []] } });
  screen.getByText("La baza es tuya. Toca otra carta, o canta.");
});

test("only six players can break a rule of the pica-pica", () => {
  const able = (rule: string) => [2, 3, 4, 6, 8].filter((players) => applies(rule, partOf(seated(players)) as View));
  expect(able("truco.entrometerse")).toEqual([6]);
  expect(able("truco.flor-callada")).toEqual([2, 3, 4, 6, 8]);
});

test.each([
  ["match", "1.9rem", false],
  ["chico", "0rem", true],
])("on a phone, the score of three players in a %s keeps its height when a chico ends", async (length, height, isHidden) => {
  vi.spyOn(window, "matchMedia").mockReturnValue(Object.assign(new EventTarget(), { matches: true }) as MediaQueryList);
  const own = { ...seated(3), accounts: Array(3).fill({ points: 3, malas: 3, buenas: 0 }), chicos: [0, 0, 0] };
  const room = { options: { mode: "assisted", length } };
  const page = await stage("truco", { view: own, status: { phase: "play", flag: 0, may: [[], [], []] }, room });
  const shown = () => [
    document.querySelector<HTMLElement>(".board-surface")!.style.getPropertyValue("--lines"),
    document.querySelector(".score.trio")!.classList.contains("single"),
  ];
  expect(shown()).toEqual([height, isHidden]);
  await page.rerender({ view: partOf({ ...own, chicos: [0, 1, 0] }) });
  expect(shown()).toEqual([height, isHidden]);
});
