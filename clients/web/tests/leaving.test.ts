/** The browser's late events, which reach the page after the person has left it. */
import { configure, fireEvent, screen } from "@testing-library/svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { CODE, roomView, Table } from "./table";

// The first look at a screen compiles it, which is slow on a busy machine.
vi.setConfig({ testTimeout: 60_000 });
configure({ asyncUtilTimeout: 30_000 });

const wrong: string[] = [];
const hear = (event: ErrorEvent): void => void wrong.push(event.message);

beforeEach(() => {
  localStorage.setItem("banderilla.lang", "es");
  window.addEventListener("error", hear);
});
afterEach(() => {
  window.removeEventListener("error", hear);
  expect(wrong.splice(0)).toEqual([]);
});

test("the log's scroll may come after its page has gone", async () => {
  const table = new Table();
  const view = roomView({ state: "playing" });
  table.answers = (message) =>
    message.type === "join" ? [{ type: "ack", cid: message.cid }, table.snapshot(view, 0)] : "cid" in message ? [{ type: "ack", cid: message.cid }] : [];
  await table.show(`#/r/${CODE}`);
  await screen.findByText("Qué ha pasado");
  const log = screen.getAllByRole("region", { name: "Qué ha pasado" }).find((region) => region.tabIndex === 0)!;
  location.hash = "#/";
  window.dispatchEvent(new Event("hashchange"));
  await table.settle();
  expect(log.isConnected).toBe(false);
  await fireEvent.scroll(log);
  // The lobby still fetches its lower half, which would otherwise arrive after the test's end.
  await vi.dynamicImportSettled();
});
