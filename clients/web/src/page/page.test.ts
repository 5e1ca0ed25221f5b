import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { type Asking, fresh, type Handlers, Link, type ServerMessage } from "@banderilla/client";

import { pageText } from "../../tests/languages";
import { Language } from "./language.svelte";
import * as games from "../games/load";
import { Page } from "./page.svelte";

const es = pageText("es");

/** A link without a network. It records each request. */
class Recorder extends Link {
  readonly asked: Asking[] = [];
  readonly left: string[] = [];
  readonly unfit: string[] = [];

  constructor(readonly handlers: Handlers) {
    super("ws://test/ws", fresh({ token: null, name: null, lang: "es" }).hello, handlers);
  }

  override ask(message: Asking): void {
    this.asked.push(message);
  }

  override leave(room: string): void {
    this.left.push(room);
  }

  override patchFailed(room: string): void {
    this.unfit.push(room);
  }

  receive(message: ServerMessage): void {
    this.handlers.message(message);
  }
}

const ROOM = "ABC234";
const you = { seat: null, role: "spectator" as const, viewer: "spectator", host: false };
const snapshot: ServerMessage = { type: "snapshot", room: ROOM, seq: 1, epoch: 1, you, view: { room: { game: "none", seats: [] } }, at_ms: 0 };

let link: Recorder;
let page: Page;

beforeEach(() => {
  localStorage.clear();
  page = new Page("ws://test/ws", new Language("es", es), (_url, _hello, handlers) => (link = new Recorder(handlers)));
});

afterEach(() => {
  vi.useRealTimers();
});

test("an answer goes to its caller, and its refusal is not a notice", async () => {
  const outcome = page.connection.ask({ type: "join", room: ROOM, as: "spectator" });
  link.receive({ type: "refusal", cid: link.asked[0]!.cid, code: "room/full", params: {} });
  expect(await outcome).toEqual({ ok: false, code: "room/full", rule: null, params: {} });
  expect(page.announcer.notice).toBeNull();
});

test("a refusal without a caller becomes a notice", () => {
  link.receive({ type: "refusal", code: "rate/too_fast", params: { wait_ms: 1900 } });
  expect(page.announcer.notice?.text).toBe("Vas muy rápido. Espera 2 segundos.");
});

test("a success closes the notice of an older refusal, except a permanent one", () => {
  const done = { ok: true, seq: 1, params: {} } as const;
  page.announcer.notify("old");
  expect(page.announcer.settle(done)).toBe(true);
  expect(page.announcer.notice).toBeNull();
  page.announcer.notify("old", true);
  page.announcer.settle(done);
  expect(page.announcer.notice?.text).toBe("old");
});

test("a patch that does not fit makes the page ask for the whole view", () => {
  void page.roomPage.enter(ROOM, "spectator", null);
  link.receive(snapshot);
  link.receive({ type: "patch", room: ROOM, seq: 2, at_ms: 0, ops: [[["no", "such", "place"], 1]], happenings: [] });
  expect(link.unfit).toEqual([ROOM]);
});

const boardOf = (room: string, strikes = 0): ServerMessage => ({ ...snapshot, room, view: { room: { game: "none", seats: [], strikes } } }) as ServerMessage;
const strike = (room: string, seq: number, strikes: number): ServerMessage => ({ type: "patch", room, seq, at_ms: 0, ops: [[["room", "strikes"], strikes]], happenings: [] });
const shownAt = (room: string): unknown => (page.classPage.classroom.boards.get(room)?.view?.room as unknown as { strikes: number } | undefined)?.strikes;

test("what happens on the boards of a class in a quarter of a second appears at once", async () => {
  vi.useFakeTimers();
  for (const room of ["BBB222", "CCC333"]) {
    page.classPage.classroom.board(room);
    link.receive(boardOf(room));
  }
  link.receive(strike("BBB222", 2, 1));
  await vi.advanceTimersByTimeAsync(200);
  link.receive(strike("CCC333", 2, 2));
  link.receive(strike("BBB222", 3, 3));
  expect([shownAt("BBB222"), shownAt("CCC333")]).toEqual([0, 0]);
  await vi.advanceTimersByTimeAsync(50);
  expect([shownAt("BBB222"), shownAt("CCC333")]).toEqual([3, 2]);
});

test("a snapshot of a board replaces the patches that wait for it", async () => {
  vi.useFakeTimers();
  page.classPage.classroom.board("BBB222");
  link.receive(boardOf("BBB222"));
  link.receive(strike("BBB222", 2, 1));
  link.receive(boardOf("BBB222", 4));
  await vi.advanceTimersByTimeAsync(250);
  expect(shownAt("BBB222")).toBe(4);
});

test("a patch that does not fit a board of a class makes the page ask once for the whole view", async () => {
  vi.useFakeTimers();
  page.classPage.classroom.board("BBB222");
  link.receive(boardOf("BBB222"));
  link.receive({ type: "patch", room: "BBB222", seq: 2, at_ms: 0, ops: [[["no", "such", "place"], 1]], happenings: [] });
  link.receive(strike("BBB222", 3, 3));
  await vi.advanceTimersByTimeAsync(250);
  expect(link.unfit).toEqual(["BBB222"]);
  expect(shownAt("BBB222")).toBe(0);
});

test("a board that the page opens keeps the order of its patches", async () => {
  vi.useFakeTimers();
  page.classPage.classroom.board("BBB222");
  link.receive(boardOf("BBB222"));
  link.receive(strike("BBB222", 2, 1));
  void page.roomPage.enter("BBB222", "spectator", null);
  link.receive(strike("BBB222", 3, 3));
  await vi.advanceTimersByTimeAsync(250);
  expect(shownAt("BBB222")).toBe(3);
});

test("the page repeats a rate-limited request for a room", async () => {
  vi.useFakeTimers();
  void page.roomPage.enter(ROOM, "spectator", null);
  link.receive({ type: "refusal", cid: link.asked[0]!.cid, code: "rate/too_fast", params: { wait_ms: 700 } });
  await vi.advanceTimersByTimeAsync(699);
  expect(link.asked).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(page.roomPage.entry).toBe("entering");
  link.receive({ type: "ack", cid: link.asked[1]!.cid, seq: 1, params: {} });
  await vi.advanceTimersByTimeAsync(0);
  expect(page.roomPage.entry).toBe("in");
});

test("a slow board is late, not failed, and appears when it arrives", async () => {
  let come = (_game: null): void => undefined;
  const board = new Promise<null>((resolve) => (come = resolve));
  let ask = (): void => undefined;
  const asked = new Promise<void>((resolve) => (ask = resolve));
  vi.spyOn(games, "loadGame").mockImplementation(() => (ask(), board));
  vi.useFakeTimers();
  void page.roomPage.load("juggle");
  await asked;
  await vi.advanceTimersByTimeAsync(7_999);
  expect(page.roomPage.gameIsLate).toBe(false);
  await vi.advanceTimersByTimeAsync(1);
  expect([page.roomPage.gameIsLate, page.roomPage.gameFailed]).toEqual([true, false]);
  come(null);
  await vi.advanceTimersByTimeAsync(0);
  expect(page.roomPage.gameFailed).toBe(false);
  expect(page.roomPage.isUnknownGame).toBe(true);
});

test("the page reports a failed download of a board at once", async () => {
  vi.spyOn(games, "loadGame").mockRejectedValue(new Error("no network"));
  await page.roomPage.load("juggle");
  expect(page.roomPage.gameFailed).toBe(true);
});

test("a deleted room leaves the page, which does not ask for it again", () => {
  void page.roomPage.enter(ROOM, "spectator", null);
  link.receive(snapshot);
  link.receive({ type: "refusal", code: "room/erased", params: { room: ROOM } });
  expect(page.roomPage.room.view).toBeNull();
  expect(page.roomPage.entry).toEqual({ refused: "room/erased" });
  expect(link.left).toEqual([ROOM]);
});

test("a board that the class watches stays subscribed when the page leaves its room", async () => {
  void page.roomPage.enter(ROOM, "spectator", null);
  void page.classPage.watchBoards([ROOM]);
  await page.roomPage.leave(false);
  expect(link.left).toEqual([]);
  await page.classPage.watchBoards([]);
  expect(link.left).toEqual([ROOM]);
});

test("the mounted page provides all its parts, and a component takes those that it needs", () => {
  const src = join(import.meta.dirname, "..");
  const files = readdirSync(src, { recursive: true, encoding: "utf8" }).filter((file) => file.endsWith(".svelte"));
  const whole = files.filter((file) => readFileSync(join(src, file), "utf8").includes("page/page.svelte"));
  const alone = ["developer/DeveloperTable.svelte", "family/FamilyReplay.svelte", "public_page/PublicPage.svelte", "screens/ClassScreen.svelte", "screens/Embed.svelte"];
  expect(whole.sort()).toEqual(["App.svelte", ...alone]);
});

test("the tables of a class are silent until the class says that they have sound", () => {
  const { sounds } = page.announcer;
  void page.roomPage.enter(ROOM, "spectator", null);
  link.receive(snapshot);
  expect(sounds.isQuiet()).toBe(false);
  link.receive({ ...snapshot, view: { room: { game: "none", seats: [], session: "CLS222" } } } as ServerMessage);
  expect(sounds.isQuiet()).toBe(true);
  page.classPage.classroom.enter("CLS222");
  const ofClass = (allowed: boolean): ServerMessage => ({ ...snapshot, room: "CLS222", view: { session: { settings: { sounds: allowed } } } }) as ServerMessage;
  link.receive(ofClass(false));
  expect(sounds.isQuiet()).toBe(true);
  link.receive(ofClass(true));
  expect(sounds.isQuiet()).toBe(false);
});
