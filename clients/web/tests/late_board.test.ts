/** If a board's code does not arrive, the page says so and offers to try again. */
import { fireEvent, screen } from "@testing-library/svelte";
import { expect, test, vi } from "vitest";

import { seatOf } from "./rooms";
import { CODE, roomView, Table } from "./table";

vi.mock("../src/games/load", async (original) => ({
  ...(await original<typeof import("../src/games/load")>()),
  loadGame: () => Promise.reject(new Error("no network")),
}));

test("a board that does not arrive shows the reason, and a button that reloads the page", async () => {
  localStorage.setItem("banderilla.lang", "es");
  const seats = [seatOf({ name: "Ana", person: "p1" }), seatOf({ name: "Leo", person: "p2", team: 1 })];
  const status = { phase: "review", flag: 0, may: [[], []], windows: [], due_at_ms: null, result: null, awaited: [0] };
  const view = roomView({ state: "playing", seats }, { status, game: { text: "-" } as never });
  const table = new Table();
  table.answers = (message) =>
    message.type === "join" ? [{ type: "ack", cid: message.cid }, table.snapshot(view, 0)] : "cid" in message ? [{ type: "ack", cid: message.cid }] : [];
  const reload = vi.spyOn(location, "reload").mockImplementation(() => undefined);
  await table.show(`#/r/${CODE}`);
  const again = await screen.findByRole("button", { name: "Intentar otra vez" });
  expect(screen.getByText("No se pudo cargar el juego. ¿Hay conexión?")).toBeTruthy();
  await fireEvent.click(again);
  expect(reload).toHaveBeenCalledOnce();
});
