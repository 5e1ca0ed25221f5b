/**
 * The summary of a turn that is still open reports nothing as missing that the seat may still do: no pass, no missing
 * sentence, no missing score.
 */
import { cleanup } from "@testing-library/svelte";
import { afterEach, expect, test, vi } from "vitest";

import { patchOf, recordings, tableOf } from "./recordings";
import { CODE } from "./table";

vi.setConfig({ testTimeout: 120_000 });
afterEach(() => {
  cleanup();
  document.body.replaceChildren();
});

test.each(["contig60", "fab-a-diffy"])("%s", async (slug) => {
  let seen = 0;
  for (const recording of recordings.filter(({ game }) => game === slug)) {
    const table = tableOf("es", recording);
    await table.show(`#/r/${CODE}`);
    await vi.waitFor(() => expect(table.page.roomPage.game).not.toBeNull(), { timeout: 60_000 });
    const { ui } = table.page.roomPage.gameWords as unknown as { ui: Record<string, string> };
    const refusals = ["passed", "noSentence", "noTotal"].flatMap((name) => ui[name] ?? []);
    expect(refusals.length).toBeGreaterThan(0);
    for (const frame of recording.page.frames) {
      await table.say(patchOf(table, frame));
      for (const open of document.querySelectorAll('section[aria-label^="Turno de"]')) {
        seen += 1;
        for (const words of refusals) expect(open.textContent).not.toContain(words);
      }
    }
    cleanup();
    document.body.replaceChildren();
  }
  expect(seen).toBeGreaterThan(0);
});
