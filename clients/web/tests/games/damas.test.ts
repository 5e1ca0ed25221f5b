/**
 * Calls that a game may accept: the views and statuses come from an engine (`python -m tests.engines.prompt_samples`).
 */
import { readFileSync } from "node:fs";
import { join } from "node:path";

import { screen } from "@testing-library/svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";

import type { Status } from "../../src/games/contract";
import { stage } from "./stage";

type Sample = { game: string; mode: string; seat: number; status: Status; view: { clock: { due_at_ms: number | null }; idle: number } };
const samples = JSON.parse(readFileSync(join(import.meta.dirname, "../../../../tests/vectors/prompts.json"), "utf8")) as Sample[];
const sampled = (may: string): Sample =>
  samples.find(({ game, mode, seat, status }) => game === "damas" && mode === "tournament" && status.may[seat]?.includes(may))!;

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
});
afterEach(() => {
  vi.useRealTimers();
});

test("a draw can be claimed once a position can have come three times", async () => {
  const { seat, status, view } = sampled("claim_draw");
  const clock = { due_at_ms: null };
  expect(view.idle).toBe(0);
  await stage("damas", { seat, status, view: { ...view, clock } });
  expect(screen.queryByRole("button", { name: "Reclamar tablas" })).toBeNull();
  await stage("damas", { seat, status, view: { ...view, clock, idle: 8 } });
  expect(screen.getByRole("button", { name: "Reclamar tablas" })).toBeDefined();
});

test("a player calls time only after the rival's minutes", async () => {
  const { seat, status, view } = sampled("shout_time");
  await stage("damas", { seat, status, view: { ...view, clock: { due_at_ms: Date.now() + 60_000 } } });
  expect(screen.queryByRole("button", { name: "¡Tiempo!" })).toBeNull();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(await screen.findByRole("button", { name: "¡Tiempo!" })).toBeDefined();
});

test("after a win the winner's discs rise in turn, and no others", async () => {
  const { seat, status, view } = sampled("claim_draw");
  const ended = { ...view, clock: { due_at_ms: null }, board: "b...w.......W..................w", black_seat: 1 };
  const rise = () => [...document.querySelectorAll<SVGElement>(".won")].map((disc) => `${disc.closest("[data-cell]")?.getAttribute("data-cell")} ${disc.style.transitionDelay}`);
  const page = await stage("damas", { seat, status, view: ended });
  expect(rise()).toEqual([]);
  const result = { points: [1, 0], score: null, winners: [0], result: "win", reason: "blocked" } as const;
  await page.rerender({ status: { ...status, phase: "over", flag: null, result: { ...result, points: [...result.points], winners: [...result.winners] } } });
  expect(rise()).toEqual(["5 0ms", "13 110ms", "32 220ms"]);
});
