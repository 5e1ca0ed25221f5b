/** At the ruling on a soplo, the board draws the missed captures, and removes them with the ruling. */
import { cleanup } from "@testing-library/svelte";
import { afterEach, expect, test, vi } from "vitest";

import { patchOf, recordings, tableOf } from "./recordings";
import { CODE } from "./table";

vi.setConfig({ testTimeout: 60_000 });
afterEach(() => {
  cleanup();
  document.body.replaceChildren();
});

test("a ruling on a soplo draws the missed captures until it goes", async () => {
  const recording = recordings.find(({ game, viewer }) => game === "damas" && viewer === "0")!;
  const table = tableOf("es", recording);
  await table.show(`#/r/${CODE}`);
  await vi.waitFor(() => expect(table.page.roomPage.game).not.toBeNull(), { timeout: 40_000 });
  const landings = () => document.querySelectorAll("[role=grid] .landing").length;
  const drawn: Record<string, number> = {};
  for (const frame of recording.page.frames) {
    await table.say(patchOf(table, frame));
    for (const { kind } of frame.happenings ?? []) drawn[kind] = landings();
  }
  // The pieces on 14 and 15 could have captured.
  expect(drawn).toMatchObject({ moved: 0, huffed: 2, ruling_stands: 2 });
  await table.say(table.patch([[["room", "appeal"], null]], [{ kind: "position_set", at_ms: 0 }]));
  expect(landings()).toBe(0);
});
