/**
 * Spectators and readers of the log, at recordings of real rooms (`python -m tests.room.recording_samples`): the page of a watcher gives no
 * player's order, and a line of the log that names places lights them on the board.
 */
import { cleanup, configure, fireEvent, waitFor } from "@testing-library/svelte";
import { afterEach, describe, expect, test, vi } from "vitest";

import { placesOf, toldOf } from "../src/games/told";
import { gameText, SLUGS } from "./languages";
import { patchOf, recordings, tableOf, type Recording } from "./recordings";
import { CODE, type Table } from "./table";

vi.setConfig({ testTimeout: 240_000 });
configure({ asyncUtilTimeout: 60_000 });
afterEach(() => {
  cleanup();
  document.body.replaceChildren();
});

/** Games whose log names pieces but no places. */
const ONLY_PIECES = ["fab-a-diffy", "truco", "takeaway"];

async function shown(recording: Recording, asWatcher: boolean): Promise<Table> {
  const table = tableOf("es", recording);
  const answers = table.answers;
  if (asWatcher)
    table.answers = (message) =>
      message.type === "join" ? [...answers(message).filter(({ type }) => type === "ack"), table.snapshot(recording.page.view, null, "spectator")] : answers(message);
  await table.show(`#/r/${CODE}`);
  await waitFor(() => expect(table.page.roomPage.game).not.toBeNull());
  return table;
}

/** Returns the sentences that order a player to act in any phase, without those that a watcher reads too, such as that the time is over. */
function orders(slug: string): string[] {
  const { phases, reviewing = {}, watched } = gameText(slug, "es");
  const shared = Object.values(watched).map((sentence) => sentence("Ana", 1));
  const all = [...Object.values(phases), ...Object.values(reviewing)];
  return all.filter((text) => text.length > 12 && !shared.some((sentence) => sentence.includes(text)));
}

describe.each(SLUGS)("%s", (slug) => {
  const own = recordings.filter(({ game, viewer }) => game === slug && viewer === "0").slice(0, 3);

  test("a watcher reads no player's order, at any moment", async () => {
    expect(own.length).toBeGreaterThan(0);
    for (const recording of own) {
      const table = await shown(recording, true);
      for (const frame of recording.page.frames) {
        await table.say(patchOf(table, frame));
        const text = document.querySelector("main")?.textContent ?? "";
        for (const order of orders(slug)) expect(text.includes(order), `${slug}: ${order}`).toBe(false);
      }
      cleanup();
      document.body.replaceChildren();
    }
  });

  test("a line of the log lights the places that it names", async () => {
    const told = await toldOf(slug);
    let lines = 0;
    for (const recording of own) {
      const table = await shown(recording, false);
      for (const frame of recording.page.frames) await table.say(patchOf(table, frame));
      for (const line of document.querySelectorAll<HTMLElement>("[data-line]")) {
        lines += 1;
        await fireEvent.focus(line);
        await table.settle();
        // A narrow page of Qwinto shows one sheet at a time, and the line may name a box of another.
        if (slug !== "qwinto") expect(document.querySelectorAll("[data-look]").length, `${slug}: ${line.textContent}`).toBeGreaterThan(0);
        expect(table.page.roomPage.pointed.length, `${slug}: ${line.textContent}`).toBeGreaterThan(0);
        await fireEvent.blur(line);
        await table.settle();
      }
      const named = table.page.roomPage.room.log.flatMap((event) => placesOf(told, event));
      for (const place of named) expect(place).not.toMatch(/undefined|null|NaN|\[object/);
      cleanup();
      document.body.replaceChildren();
    }
    if (!ONLY_PIECES.includes(slug)) expect(lines, slug).toBeGreaterThan(0);
  });
});
