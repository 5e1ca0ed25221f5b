/** A class's board that goes away leaves nothing behind that reads its view later; Svelte would warn of stale values (`derived_inert`). */
import { cleanup } from "@testing-library/svelte";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test, vi } from "vitest";

import type { PositionView } from "../src/classroom/view.gen";
import { pupil } from "./recordings";
import { Table } from "./table";

type Sample = Pick<PositionView, "game" | "status" | "view">;
const samples = JSON.parse(readFileSync(join(import.meta.dirname, "../../../tests/vectors/prompts.json"), "utf8")) as Sample[];

vi.setConfig({ testTimeout: 60_000 });
beforeEach(() => localStorage.setItem("banderilla.lang", "es"));
afterEach(() => {
  cleanup();
  document.body.replaceChildren();
});

const ARROW = { by: "p9", colour: "green", place: "g1", shape: "arrow", to: "f3" };

test("after the position is gone, a late scroll event does not measure its drawings", async () => {
  const warn = vi.spyOn(console, "warn");
  const { game, status, view } = samples.find((each) => each.game === "ajedrez")!;
  const position = { by: "Luz", game, marks: [], number: 1, seats: 2, status, view };
  const table = new Table();
  const code = pupil.session.code;
  const you = { seat: null, role: "pupil" as never, viewer: "member", host: false };
  const shown = { ...pupil, position, drawings: [ARROW] };
  table.answers = (message) => [
    ...("cid" in message ? [{ type: "ack" as const, cid: message.cid }] : []),
    ...(message.type === "join" ? [{ type: "snapshot" as const, room: code, seq: 10, epoch: 3, you, view: shown as unknown as Record<string, unknown>, at_ms: 0 }] : []),
  ];
  const patch = (seq: number, ops: unknown[][]) => ({ type: "patch" as const, room: code, seq, at_ms: 0, ops: ops as never, happenings: [] });
  await table.show(`#/c/${code}`);
  const drawn = await vi.waitFor(() => document.querySelector(".drawn [data-place=e4]")!.closest(".drawn")!, { timeout: 40_000 });
  const inside = drawn.querySelector("[data-place=e4]")!;
  await table.say(patch(11, [[["position"], null]]));
  expect(drawn.isConnected).toBe(false);
  await table.say(patch(12, [[["drawings"], []]]));
  inside.dispatchEvent(new Event("scroll"));
  expect(warn.mock.calls.flat().filter((text) => String(text).includes("derived_inert"))).toEqual([]);
});
