/** A ruling marks places of the board that it is about. When another position begins, the ruling and its marks go. */
import { cleanup } from "@testing-library/svelte";
import { afterEach, expect, test, vi } from "vitest";

import { patchOf, recordings, tableOf } from "./recordings";
import { CODE } from "./table";

vi.setConfig({ testTimeout: 60_000 });
afterEach(() => {
  cleanup();
  document.body.replaceChildren();
});

test.each(["position_set", "game_started"])("%s ends the marks of an earlier ruling", async (kind) => {
  const recording = recordings.find(({ game, viewer }) => game === "damas" && viewer === "0")!;
  const table = tableOf("es", recording);
  await table.show(`#/r/${CODE}`);
  const { roomPage } = table.page;
  await vi.waitFor(() => expect(roomPage.game).not.toBeNull(), { timeout: 40_000 });
  for (const frame of recording.page.frames) {
    await table.say(patchOf(table, frame));
    if (roomPage.ruledCells.length > 0) break;
  }
  expect(roomPage.ruledCells.length).toBeGreaterThan(0);
  await table.say(table.patch([[["room", "appeal"], null]], [{ kind, at_ms: recording.page.at_ms ?? 0 }]));
  expect(roomPage.ruledCells).toEqual([]);
  expect(document.body.textContent).not.toContain("Decisión sobre el reto");
});
