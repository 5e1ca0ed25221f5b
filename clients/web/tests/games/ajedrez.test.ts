import { fireEvent, screen } from "@testing-library/svelte";
import { expect, test } from "vitest";
import type { ResultView } from "../../src/room/view.gen";
import { kept } from "../../src/storage";
import { cell, click, press, say, stage } from "./stage";

const table = {
  fen: "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
  start_fen: "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
  white_seat: 0,
  moved: false,
  touched: [],
  recent: [],
  forced: false,
  claimed: null,
  offer: null,
  illegal_moves: [0, 0],
  warnings: [0, 0],
  taken: { white: "", black: "" },
  last_two: null,
  moves: { san: [], uci: [], clock_ms: [] },
};
const playing = (...may: string[]) => ({ phase: "playing", flag: 0, may: [may, []] });

test("a turn by keyboard: go to a pawn, pick it, move, drop it, press the clock", async () => {
  const page = await stage("ajedrez", { view: table, status: playing("move") });
  const stop = screen.getAllByRole("gridcell").filter((square) => square.getAttribute("tabindex") === "0");
  expect(stop.map((square) => square.getAttribute("aria-label"))).toEqual(["e2, peón blanco"]);
  stop[0]?.focus();
  await press("ArrowLeft");
  await press("Enter");
  await press("ArrowUp");
  await press("ArrowUp");
  await press(" ");
  expect(document.activeElement?.getAttribute("aria-label")).toBe("d4, vacía");
  expect(page.sent).toEqual([{ type: "move", uci: "d2d4" }]);
  page.unmount();

  const after = await stage("ajedrez", { view: { ...table, moved: true }, status: playing("pass_flag") });
  await click("Accionar el reloj");
  expect(after.sent).toEqual([{ type: "pass_flag" }]);
});

test("Esc cancels the pick, and another own piece replaces it", async () => {
  const page = await stage("ajedrez", { view: table, status: playing("move") });
  screen.getByRole("gridcell", { name: "e2, peón blanco" }).focus();
  await press("Enter");
  await press("Escape");
  await cell("e4, vacía");
  await cell("g1, caballo blanco");
  await cell("b1, caballo blanco");
  await cell("c3, vacía");
  expect(page.sent).toEqual([{ type: "move", uci: "b1c3" }]);
});

test("if a touch binds, pressing a piece touches it, after a notice", async () => {
  const page = await stage("ajedrez", { view: table, status: playing("move", "touch") });
  expect(screen.getByText(/Pieza tocada, pieza jugada/)).toBeTruthy();
  await cell("g1, caballo blanco");
  await cell("f3, vacía");
  expect(page.sent).toEqual([
    { type: "touch", square: "g1" },
    { type: "move", uci: "g1f3" },
  ]);
});

test("a pawn on the last rank asks for its new piece, by keyboard", async () => {
  const view = { ...table, fen: "4k3/1P6/8/8/8/8/8/4K3 w - - 0 1" };
  const page = await stage("ajedrez", { view, status: playing("move") });
  await cell("b7, peón blanco");
  await cell("b8, vacía");
  expect(document.activeElement?.getAttribute("aria-label")).toBe("dama");
  await press("Escape");
  expect(screen.queryByRole("dialog")).toBeNull();
  await cell("b7, peón blanco");
  await cell("b8, vacía");
  screen.getByRole("button", { name: "caballo" }).focus();
  await press("Enter");
  expect(page.sent).toEqual([{ type: "move", uci: "b7b8n" }]);
});

test("only with help the board lights the targets", async () => {
  const silent = await stage("ajedrez", { view: table, status: playing("move") });
  await cell("e2, peón blanco");
  expect(silent.container.querySelectorAll(".go")).toHaveLength(0);
  silent.unmount();
  const helped = await stage("ajedrez", {
    view: { ...table, allowed: ["e2e3", "e2e4", "d2d4"] },
    status: playing("move"),
  });
  await cell("e2, peón blanco");
  expect(helped.container.querySelectorAll(".go")).toHaveLength(2);
});

test("a draw claim goes out with its move", async () => {
  const moves = { san: ["Cf3", "Cf6", "Cg1", "Cg8", "Cf3", "Cf6", "Cg1", "Cg8"], uci: [], clock_ms: [] };
  const page = await stage("ajedrez", { view: { ...table, moves }, status: playing("move", "claim_draw") });
  await click("Reclamar tablas");
  await click("Por triple repetición");
  await cell("g1, caballo blanco");
  await cell("f3, vacía");
  expect(page.sent).toEqual([{ type: "claim_draw", ground: "threefold", move: "g1f3" }]);
});

test("a player who writes by hand sees only their own sheet and writes its next line", async () => {
  const page = await stage("ajedrez", {
    view: { ...table, moves: undefined, sheet: ["e4"] },
    status: playing("write"),
  });
  await say("Anota la jugada 1 de las negras", "c5");
  expect(page.sent).toEqual([{ type: "write", ply: 1, san: "c5" }]);
});

test("the record challenges an earlier move; the arbiter has a separate panel", async () => {
  const moves = { san: ["e4", "Cf6"], uci: ["e2e4", "g8f6"], clock_ms: [0, 0] };
  const page = await stage("ajedrez", { view: { ...table, moves }, status: playing("challenge") });
  expect(screen.queryByRole("button", { name: "Reclamar e4 como jugada ilegal" })).toBeNull();
  await click("Reclamar Cf6 como jugada ilegal");
  expect(screen.getByText("¿Fue ilegal 1… Cf6?")).toBeTruthy();
  expect(page.sent).toEqual([]);
  await click("Volver");
  await click("Reclamar Cf6 como jugada ilegal");
  await click("Reclamar");
  expect(page.sent).toEqual([{ type: "challenge", rule: "ajedrez.illegal-move", target: 1 }]);
  expect(screen.queryByRole("region", { name: "Árbitro" })).toBeNull();
  page.unmount();

  const arbiter = await stage("ajedrez", { view: { ...table, moves }, status: playing(), seat: null, role: "director" });
  await screen.findByRole("button", { name: "Parar los relojes" });
  await click("Parar los relojes");
  await fireEvent.change(screen.getAllByRole("combobox")[2] as HTMLElement, { target: { value: 1 } });
  await click("Pierden los dos (12.8)");
  expect(arbiter.sent).toEqual([{ type: "arb_stop" }, { type: "arb_lose_both" }]);
});

test("by hand, a claim names a line of the own sheet, or the number of the rival's move", async () => {
  const view = { ...table, moves: undefined, sheet: ["e4", "Cf6", "d4"] };
  const page = await stage("ajedrez", { view, status: playing("challenge", "write") });
  await click("Reclamar Cf6 como jugada ilegal");
  await click("Reclamar");
  await say("Número de la jugada de las negras", "7");
  expect(screen.getByText("¿Fue ilegal la 7.ª de las negras?")).toBeTruthy();
  await click("Reclamar");
  expect(page.sent).toEqual([
    { type: "challenge", rule: "ajedrez.illegal-move", target: 1 },
    { type: "challenge", rule: "ajedrez.illegal-move", target: 13 },
  ]);
});

test("if Black moved first, the numbers are still correct", async () => {
  const start_fen = "4k3/8/8/8/8/8/8/R3K3 b - - 0 1";
  const view = { ...table, start_fen, fen: start_fen, white_seat: 1, moves: undefined, sheet: [] };
  const page = await stage("ajedrez", { view, status: playing("challenge") });
  await say("Número de la jugada de las blancas", "2");
  await click("Reclamar");
  expect(page.sent).toEqual([{ type: "challenge", rule: "ajedrez.illegal-move", target: 1 }]);
});

test("a player with the board on the screen has arrived; the table names the awaited player", async () => {
  const view = { ...table, arrived: [false, false], late_due_ms: [3_600_000, 3_600_000] };
  const page = await stage("ajedrez", { view, status: playing("arrive", "move") });
  expect(page.sent).toEqual([{ type: "arrive" }]);
  expect(screen.getAllByText(/Se espera a/)).toHaveLength(2);
});

test("mate is # in the list of moves and in the sentences, in every language", async () => {
  const moves = { san: ["f3", "e5", "g4", "Dh4++"], uci: ["f2f3", "e7e5", "g2g4", "d8h4"], clock_ms: [0, 0, 0, 0] };
  const { words } = await stage("ajedrez", { view: { ...table, moves }, status: playing() });
  expect([screen.queryByText("Dh4#") !== null, screen.queryByText(/\+\+/)]).toEqual([true, null]);
  const mate = { kind: "moved", seat: 1, params: { uci: "d8h4", san: "Dh4++" } };
  expect(words.of("es").happenings.moved?.(mate, () => "Luis", true)).toBe("Luis juega Dh4#.");
  expect(words.of("en").happenings.moved?.(mate, () => "Luis", true)).toContain("Qh4#");
});

test("a time control is blitz if sixty moves take at most ten minutes, as FIDE counts", async () => {
  const { words } = await stage("ajedrez", { view: table, status: playing() });
  const names = Object.values(words.of("es").options.time_control?.values ?? {}).filter((name) => /^(Relámpago|Rápida)/.test(name));
  expect(names).toHaveLength(5);
  for (const name of names) {
    const [, minutes, seconds = "0"] = /(\d+) min(?: y (\d+) s por jugada)?$/.exec(name) ?? [];
    expect(name.startsWith("Relámpago"), name).toBe(Number(minutes) + Number(seconds) <= 10);
  }
});

test.each([
  ["during the game", "playing", 1],
  ["but not with mate", "over", 0],
])("the check call appears %s", async (_when, phase, times) => {
  await stage("ajedrez", { view: { ...table, check: true }, status: { ...playing(), phase } });
  expect(screen.queryAllByText("¡Jaque!")).toHaveLength(times);
});

test("a king that is mated or resigns lies down; after a draw both kings stand", async () => {
  const fen = "rnb1kbnr/pppp1ppp/8/4p3/6Pq/5P2/PPPPP2P/RNBQKBNR w KQkq - 1 3";
  const over = (result: object) => ({ phase: "over", flag: null, result: { points: [0, 1], score: null, winners: [1], result: "win", reason: "checkmate", ...result } as ResultView });
  const lying = () => [...document.querySelectorAll(".fallen")].map((king) => king.closest("[data-cell]")?.getAttribute("data-cell"));
  const page = await stage("ajedrez", { view: { ...table, fen, check: true }, status: over({}) });
  expect(lying()).toEqual(["e1"]);
  await page.rerender({ status: { may: [], windows: [], due_at_ms: null, awaited: [], ...over({ result: "draw", winners: [], reason: "agreement" }) } });
  expect(lying()).toEqual([]);
  page.unmount();
  await stage("ajedrez", { view: table, status: over({ winners: [0], reason: "resign" }) });
  expect(lying()).toEqual(["e8"]);
});

test("the device keeps the chosen board and pieces", async () => {
  const page = await stage("ajedrez", { view: table, status: playing("move") });
  const pawn = () => document.querySelector("[data-cell=e2] .wood")?.getAttribute("d");
  const before = pawn();
  await click("Verde");
  await click("Redondas");
  expect(page.container.querySelectorAll("svg[role=grid] .ajedrez-board.green")).not.toHaveLength(0);
  expect(pawn()).not.toBe(before);
  expect([kept("ajedrez.board"), kept("ajedrez.pieces")]).toEqual(["green", "round"]);
  expect(screen.getByRole("button", { name: "Verde" }).getAttribute("aria-pressed")).toBe("true");
  await click("Madera");
  await click("De torneo");
  expect(pawn()).toBe(before);
});

test("draw buttons appear after the first moves, and claims once they can hold", async () => {
  const page = await stage("ajedrez", { view: table, status: playing("move", "claim_draw", "resign") });
  expect(screen.queryByRole("button", { name: "Ofrecer tablas" })).toBeNull();
  expect(screen.queryByRole("button", { name: "Reclamar tablas" })).toBeNull();
  page.unmount();
  const moves = { san: ["e4", "e5"], uci: ["e2e4", "e7e5"], clock_ms: [] };
  const later = await stage("ajedrez", { view: { ...table, moves }, status: playing("move", "claim_draw", "resign") });
  expect(screen.queryByRole("button", { name: "Reclamar tablas" })).toBeNull();
  await click("Ofrecer tablas");
  expect(screen.getByText("Con tu jugada ofreces tablas.")).toBeTruthy();
  await cell("g1, caballo blanco");
  await cell("f3, vacía");
  expect(later.sent).toEqual([{ type: "move", uci: "g1f3", offer: true }]);
});

test("an offer at the wrong moment shows its price, in chess words", async () => {
  const words = (await import("../../src/games/ajedrez/words.es")).play;
  expect(words.asks("offer_draw", ["move", "offer_draw"])).toContain("amonestación");
  expect(words.asks("offer_draw", ["pass_flag", "offer_draw"])).toBe("¿Ofrecer tablas?");
});

test("each captured kind stands once with its number, and the name of the row says all of them", async () => {
  const view = { ...table, fen: "rnbqk2r/8/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1", taken: { white: "", black: "ppnpb" } };
  await stage("ajedrez", { view, status: playing("move") });
  const row = screen.getByRole("img", { name: /peón.*peón.*caballo.*peón.*alfil/ });
  expect(row.querySelectorAll(".black")).toHaveLength(3);
  expect([...row.querySelectorAll("text")].map((count) => count.textContent)).toEqual(["×3"]);
});
