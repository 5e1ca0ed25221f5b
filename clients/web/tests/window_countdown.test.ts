/** A countdown needs no session. It uses the page's server time or, without a page, this machine's time. */
import { render, screen } from "@testing-library/svelte";
import { tick } from "svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { SERVER_TIME, type ServerTime } from "../src/clock/server_time";
import WindowCountdown from "../src/parts/challenge/WindowCountdown.svelte";

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

test("without a page it uses this machine's time, and never falls below zero", async () => {
  render(WindowCountdown, { props: { due: Date.now() + 10_000 } });
  expect(screen.getByRole("timer").textContent).toBe("10 s");
  vi.advanceTimersByTime(3_000);
  await tick();
  expect(screen.getByRole("timer").textContent).toBe("7 s");
  vi.advanceTimersByTime(60_000);
  await tick();
  expect(screen.getByRole("timer").textContent).toBe("0 s");
});

test("on a page it uses the server's time", () => {
  const time: ServerTime = { now: () => 5_000, label: () => "Queda" };
  render(WindowCountdown, { props: { due: 9_000 }, context: new Map([[SERVER_TIME, time]]) });
  expect(screen.getByRole("timer", { name: "Queda" }).textContent).toBe("4 s");
});
