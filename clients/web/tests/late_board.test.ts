/** If a board's code does not arrive, the page says so and offers to try again; while it is late, a refusal waits for the game's words. */
import { cleanup, fireEvent, screen } from "@testing-library/svelte";
import { afterEach, expect, test, vi } from "vitest";

import * as games from "../src/games/load";
import { continued } from "../src/replay/recording";
import { recordings, tableOf } from "./recordings";
import { seatOf } from "./rooms";
import { CODE, roomView, Table } from "./table";

/** A table in play. */
function playing(): Table {
  const recording = recordings.find(({ game, viewer }) => game === "contig60" && viewer === "0")!;
  const { view } = continued([], recording.page).find((moment) => moment.view.status !== null)!;
  return tableOf("es", { ...recording, page: { ...recording.page, view } });
}

/** Makes boards wait until the returned function is called. */
function late(): () => void {
  let arrive = (): void => undefined;
  const arrives = new Promise<void>((resolve) => (arrive = resolve));
  const { loadGame } = games;
  vi.spyOn(games, "loadGame").mockImplementation((slug) => arrives.then(() => loadGame(slug)));
  return () => arrive();
}

afterEach(() => {
  vi.useRealTimers();
  cleanup();
  document.body.replaceChildren();
});

test("a board that does not arrive shows the reason, and a button that reloads the page", async () => {
  vi.spyOn(games, "loadGame").mockRejectedValue(new Error("no network"));
  const reload = vi.spyOn(location, "reload").mockImplementation(() => undefined);
  localStorage.setItem("banderilla.lang", "es");
  const seats = [seatOf({ name: "Ana", person: "p1" }), seatOf({ name: "Leo", person: "p2", team: 1 })];
  const status = { phase: "review", flag: 0, may: [[], []], windows: [], due_at_ms: null, result: null, awaited: [0] };
  const view = roomView({ state: "playing", seats }, { status, game: { text: "-" } as never });
  const table = new Table();
  table.answers = (message) =>
    message.type === "join" ? [{ type: "ack", cid: message.cid }, table.snapshot(view, 0)] : "cid" in message ? [{ type: "ack", cid: message.cid }] : [];
  await table.show(`#/r/${CODE}`);
  const again = await screen.findByRole("button", { name: "Intentar otra vez" });
  expect(screen.getByText("No se pudo cargar el juego. ¿Hay conexión?")).toBeTruthy();
  await fireEvent.click(again);
  expect(reload).toHaveBeenCalledOnce();
});

test("a slow board is late, and has not failed", async () => {
  const arrive = late();
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"], shouldAdvanceTime: true });
  const table = playing();
  await table.show(`#/r/${CODE}`);
  vi.advanceTimersByTime(10_000);
  expect(await screen.findByText("El juego tarda en cargar: ya viene.")).toBeTruthy();
  vi.advanceTimersByTime(120_000);
  expect(screen.queryByText("No se pudo cargar el juego. ¿Hay conexión?")).toBeNull();
  arrive();
  await vi.waitFor(() => expect(table.page.roomPage.game).not.toBeNull(), { timeout: 20_000 });
  expect(screen.queryByText("El juego tarda en cargar: ya viene.")).toBeNull();
});

test("a refusal that comes before the game's words waits for them", async () => {
  const arrive = late();
  const table = playing();
  await table.show(`#/r/${CODE}`);
  table.answers = (message) => ("cid" in message ? [{ type: "refusal", cid: message.cid, code: "fault", rule: "contig60.score", params: { detail: "missing" } }] : []);
  const asked = table.page.roomPage.read("=60", "");
  await table.settle();
  expect(table.page.announcer.notice).toBeNull();
  expect(document.body.textContent).not.toContain("No se pudo cargar el juego.");
  arrive();
  expect(await asked).toBe(false);
  expect(table.page.announcer.notice?.text).toBe(table.page.roomPage.gameWords?.faults["contig60.score missing"]?.toString().replaceAll("|", ""));
});
