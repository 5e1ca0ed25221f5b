/** The end of a game: the last moment, the result, the score cards. */
import { cleanup, fireEvent, screen, within } from "@testing-library/svelte";
import { beforeEach, expect, test, vi } from "vitest";

import { MOMENT_MS } from "../src/parts/play/result_moment.svelte";
import { setMotion } from "../src/storage";
import { button, enter, playing, seats } from "./contig_room";
import { resultOf, seatOf } from "./rooms";

beforeEach(() => localStorage.setItem("banderilla.lang", "es"));

test("the player signs the score card once", async () => {
  const card = { columns: ["dice"], lines: [["1.2.3"]], total: 58, marks: [], violations: 0, disputed: false, closed: false };
  const over = playing({
    state: "over",
    result: resultOf({ reason: "resign", winners: [0], points: [1, 0] }),
    cards: [
      { ...card, seat: 0, name: "Ana", signed_at_ms: null, final: false },
      { ...card, seat: 1, name: "Leo", signed_at_ms: 4, final: true },
    ],
  });
  const table = await enter(over, 0);
  expect(screen.getByRole("heading", { name: "¡Ganaste!" })).toBeTruthy();
  await fireEvent.click(button("Firmar mi tarjeta"));
  expect(table.of("command")).toMatchObject([{ command: { type: "sign" } }]);
  await table.say(table.patch([[["room", "cards", 0, "final"], true], [["room", "cards", 0, "signed_at_ms"], 9]]));
  expect(screen.queryByRole("button", { name: "Firmar mi tarjeta" })).toBeNull();
});

test.each([
  { session: null, leads: "#/school/contig60" },
  { session: "QWERT", leads: undefined },
])("after a game the school offers exercises of it, but not at a class's board: $session", async ({ session, leads }) => {
  await enter(playing({ session, state: "over", result: resultOf({ reason: "resign", winners: [0], points: [1, 0] }) }), 0);
  const panel = within(await screen.findByRole("region", { name: "¡Ganaste!" }));
  expect(panel.queryByRole("link", { name: "Practicar este juego" })?.getAttribute("href")).toBe(leads);
});

test("at a class's board against the computer, the result explains the point", async () => {
  const result = resultOf({ winners: [1], reason: "resign" });
  const room = { session: "QWERT", state: "over", result, seats: [seats[0]!, seatOf({ name: "", kind: "bot", team: 1 })] } as const;
  await enter(playing({ ...room, seats: [...room.seats] }), 0);
  const panel = await screen.findByRole("region", { name: /Gana|Computadora/ });
  expect(within(panel).getByText("En la clase esta partida es un descanso: vale 1 punto, pase lo que pase.")).toBeTruthy();
});

test("after the last move the board plays its moment, and then the result appears", async () => {
  const table = await enter(playing(), 1);
  const end: [(string | number)[], unknown][] = [
    [["room", "result"], resultOf({ reason: "time", winners: [0], points: [1, 0], score: "60:58" })],
    [["room", "state"], "over"],
  ];
  await table.say(table.patch(end));
  expect(screen.queryByRole("heading", { name: "Gana Ana." })).toBeNull();
  await vi.waitFor(() => screen.getByRole("heading", { name: "Gana Ana." }), { timeout: MOMENT_MS + 1_500 });
  screen.getByText("¡Casi! Quedaste a 2 de Ana.");
});

test("a draw has the seats' marks where a win has the bunting", async () => {
  for (const [result, hasBunting] of [[resultOf({ result: "draw", winners: [] }), false], [resultOf({ winners: [0] }), true]] as const) {
    await enter(playing({ state: "over", result }), 0);
    const panel = await screen.findByRole("region", { name: result.result === "draw" ? "Empate" : "¡Ganaste!" });
    expect(panel.querySelector(".bunting") !== null).toBe(hasBunting);
    expect(panel.querySelectorAll(".level > svg")).toHaveLength(hasBunting ? 0 : 2);
    cleanup();
  }
});

test("without motion the result appears at once", async () => {
  setMotion(false);
  const table = await enter(playing(), 0);
  await table.say(table.patch([[["room", "result"], resultOf({ reason: "time", winners: [0], points: [1, 0] })], [["room", "state"], "over"]]));
  screen.getByRole("heading", { name: "¡Ganaste!" });
  setMotion(true);
});
