/** The spoken sentences at moments that real rooms and classes have sent (`python -m tests.room.recording_samples`). */
import { readFileSync } from "node:fs";
import { join } from "node:path";

import { cleanup, configure, fireEvent, waitFor } from "@testing-library/svelte";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";

import { told } from "../src/classroom/say/received.svelte";
import { classWords } from "../src/classroom/words";
import { continued, type Moment } from "../src/replay/recording";
import { LiveRegions } from "../src/room/announce";
import type { GameEvent } from "../src/room/view";
import { turnWords } from "../src/room/turn_words";
import { loadWords } from "../src/words/catalogue";
import { rulingText } from "../src/words/sayings";
import { gameText, pageText } from "./languages";
import { helped, patchOf, pupil, type Recording, recordings, tableOf, timed } from "./recordings";
import { CODE, type Table } from "./table";

vi.setConfig({ testTimeout: 240_000 });
configure({ asyncUtilTimeout: 60_000 });

type Facts = Record<string, Record<string, ({ cells?: string[] } | null)[]>>;
const facts = JSON.parse(readFileSync(join(import.meta.dirname, "../../../tests/vectors/facts.json"), "utf8")) as Facts;
const LANG = "es";
const words = pageText(LANG);
const turn = () => turnWords.of(LANG);

/** The sentences for the voice, in order. */
let heard: { how: "say" | "alert" | "due"; text: string }[] = [];
const textsOf = (how: string): string[] => heard.filter((each) => each.how === how).map(({ text }) => text);

beforeEach(async () => {
  await loadWords(LANG);
  heard = [];
  Object.assign(told, { code: "", number: 0 }); // another test file of the same worker may have heard it
  for (const how of ["say", "alert", "due"] as const)
    vi.spyOn(LiveRegions.prototype, how).mockImplementation((text) => void (text.trim() !== "" && heard.push({ how, text: text.trim() })));
});
afterEach(() => {
  vi.restoreAllMocks();
  cleanup();
  document.body.replaceChildren();
});

const momentsOf = ({ page }: Recording): Moment[] => continued([], page);
const ofGame = (game: string): Recording[] => recordings.filter((each) => each.game === game && each.viewer === "0");

/** Returns the recording up to a matching moment: its index among the frames, and the page of a seat that arrives there. */
async function arrive(own: readonly Recording[], fits: (moment: Moment) => boolean): Promise<{ table: Table; recording: Recording; at: number }> {
  for (const recording of own) {
    const moments = momentsOf(recording);
    const at = moments.findIndex(fits);
    if (at < 0) continue;
    const table = tableOf(LANG, { ...recording, page: { ...recording.page, view: moments[at]!.view } });
    await table.show(`#/r/${CODE}`);
    await waitFor(() => expect(table.page.roomPage.game).not.toBeNull());
    await table.settle();
    return { table, recording, at };
  }
  throw new Error("no recording has such a moment");
}

const mustAct = (phase: string) => ({ view }: Moment): boolean => view.status?.phase === phase && view.status.awaited.includes(0) && view.room.appeal === null;

test("a player who comes to a game hears its name, the opponents, the turn and then the next act; the heading has the focus", async () => {
  await arrive(ofGame("contig60"), mustAct("rolled"));
  const arrived = turn().arrived("Contig 60", "Bob");
  await waitFor(() => expect(textsOf("due")).not.toEqual([]));
  expect(heard[0]).toEqual({ how: "say", text: `${arrived} ${turn().yours.turn}.` });
  expect(textsOf("due").at(-1)).toBe(document.querySelector(".to-do")?.textContent?.trim());
  await waitFor(() => expect(document.activeElement?.tagName).toBe("H1"));
});

test("the voice says the next act when it changes, after the events", async () => {
  const { table, recording, at } = await arrive(ofGame("contig60"), mustAct("rolled"));
  await waitFor(() => expect(textsOf("due")).not.toEqual([]));
  const before = textsOf("due").at(-1);
  heard = [];
  await table.say(patchOf(table, recording.page.frames[at]!));
  await waitFor(() => expect(textsOf("due")).not.toEqual([]));
  expect(heard.map(({ how }) => how)).toEqual(["say", "due"]);
  const due = textsOf("due")[0];
  expect(due).toBe(document.querySelector(".to-do")?.textContent?.trim());
  expect(due).not.toBe(before);
});

test("in chess with help the voice says the pick, the target squares and the cancel", async () => {
  const { table } = await arrive([helped], mustAct("playing"));
  const cells = (): SVGElement[] => [...document.querySelectorAll<SVGElement>("[role=gridcell]")];
  const labelOf = (cell: Element): string => cell.getAttribute("aria-label") ?? "";
  const mayGo = (): Element[] => cells().filter((cell) => labelOf(cell).endsWith(turn().mayGo));
  for (const piece of cells()) {
    const label = labelOf(piece);
    heard = [];
    await fireEvent.click(piece);
    await table.settle();
    if (mayGo().length === 0) continue;
    expect(textsOf("say")).toEqual([turn().picked(label)]);
    await fireEvent.click(piece);
    await waitFor(() => expect(textsOf("say")).toEqual([turn().picked(label), turn().letGo(label)]));
    return;
  }
  throw new Error("no piece may move");
});

test("in Truco the voice says the hand", async () => {
  const dealt = ({ view }: Moment): boolean => ((view.game as { hand?: unknown[] } | null)?.hand ?? []).length === 3;
  await arrive(ofGame("truco"), dealt);
  const { hand_cards } = (gameText("truco", LANG) as unknown as { ui: { hand_cards: string } }).ui;
  await waitFor(() => expect(textsOf("say").filter((text) => text.startsWith(`${hand_cards}: `))).toHaveLength(1));
  const hand = textsOf("say").find((text) => text.startsWith(hand_cards))!.slice(hand_cards.length + 2, -1).split(", ");
  expect(hand).toHaveLength(3);
  expect(hand.filter((card) => !/^\p{L}+ de \p{L}+$/u.test(card))).toEqual([]);
});

/** Tells whether the event is a challenge by another seat against seat 0, with its ruling. */
function againstMe(event: GameEvent): boolean {
  const target = event.params?.target;
  return event.kind === "ruling" && event.seat !== 0 && event.seat != null && (typeof target !== "number" || target === 0);
}

test("the voice says a challenge against the reader in one sentence: challenger, ruling, reason, time for an answer", async () => {
  const told = new Set<string>();
  for (const recording of recordings.filter(({ viewer, page }) => viewer === "0" && page.frames.some(({ happenings = [] }) => happenings.some(againstMe)))) {
    if (told.has(recording.game)) continue;
    const at = recording.page.frames.findIndex(({ happenings = [] }) => happenings.some(againstMe));
    const { table } = await arrive([recording], ({ seq }) => seq === (recording.page.frames[at - 1]?.seq ?? 0));
    heard = [];
    const frame = recording.page.frames[at]!;
    await table.say(patchOf(table, frame));
    const game = gameText(recording.game, LANG);
    const ruling = frame.happenings!.find(againstMe)!;
    const marked = `${words.ruling.marks[String(ruling.params!.mark)]}: ${rulingText(words, game, ruling.params!)}`;
    const [sentence = ""] = textsOf("say");
    const order = [words.play.challengedYou(table.page.roomPage.names(ruling.seat)), marked].map((part) => sentence.indexOf(part));
    expect(order[0], sentence).toBeGreaterThanOrEqual(0);
    expect(order[1], sentence).toBeGreaterThan(order[0]!);
    expect(sentence).not.toMatch(/\((C|I|IA)\)/);
    const closes = table.page.roomPage.room.view?.room.appeal?.closes_at_ms ?? null;
    if (closes !== null) expect(sentence).toMatch(/\d+/);
    if (closes !== null) expect(sentence.endsWith(turn().answerWithin(Number(/(\d+)\D*$/.exec(sentence)?.[1])))).toBe(true);
    told.add(recording.game);
    cleanup();
    document.body.replaceChildren();
  }
  expect(told.size).toBeGreaterThan(5);
});

test("the voice warns once, ten seconds before the time for an answer to a ruling ends", async () => {
  const closesOf = ({ view }: Moment): number | null => (view.room.appeal?.stage === "window" && !view.room.appeal.accepted.includes(0) ? view.room.appeal.closes_at_ms : null);
  const recording = recordings.find((each) => each.viewer === "0" && momentsOf(each).some((moment) => closesOf(moment) !== null))!;
  const moments = momentsOf(recording);
  const at = moments.findIndex((moment) => closesOf(moment) !== null);
  const { table } = await arrive([recording], ({ seq }) => seq === moments[at - 1]!.seq);
  const closes = closesOf(moments[at]!)!;
  table.pass(closes - 10_300 - table.page.connection.now());
  await table.say(patchOf(table, recording.page.frames[at - 1]!));
  expect(document.querySelector("[role=timer]")).not.toBeNull();
  expect(textsOf("alert")).toEqual([]);
  await waitFor(() => expect(textsOf("alert")).toEqual([turn().answerSoon]));
  await ticked(table, closes - 5_000);
  expect(textsOf("alert")).toEqual([turn().answerSoon]);
});

describe("the voice names the places that a refusal means", () => {
  const isOnBoard = (place: string): boolean => place !== "dice" && !place.startsWith("1 "); // another player's sheet is folded
  const labelOf = (place: string): string | undefined => document.querySelector(`[data-place="${CSS.escape(place)}"]`)?.getAttribute("aria-label")?.replace(/, con marca$/, "");

  test.each(Object.keys(facts))("%s", async (slug) => {
    const { table } = await arrive(ofGame(slug), ({ view }) => view.status?.awaited.includes(0) ?? false);
    for (const [key, [shown]] of Object.entries(facts[slug]!)) {
      const places = (shown?.cells ?? []).filter(isOnBoard);
      if (places.length === 0) continue;
      const [rule = "", detail] = key.split(" ");
      table.answers = (message) => ("cid" in message ? [{ type: "refusal", cid: message.cid, code: "fault", rule, params: { detail, facts: shown } } as never] : []);
      heard = [];
      await table.page.roomPage.act({ type: "x" });
      await table.settle();
      const names = places.map(labelOf).filter((name) => name !== undefined);
      expect(names, key).not.toEqual([]);
      expect(textsOf("say").slice(1), key).toEqual([turn().marked(names.join("; "))]);
    }
  });
});

test("the voice says the last ten seconds of a turn, but not those of the grace", async () => {
  const { table, recording, at } = await arrive([timed], ({ view }) => view.status?.awaited.includes(0) ?? false);
  const due_at_ms = Number(momentsOf(timed)[at]?.view.status?.due_at_ms);
  const soon = words.play.minute[10_000];
  await ticked(table, due_at_ms - 11_000);
  expect(textsOf("alert")).toEqual([]);
  await ticked(table, due_at_ms - 9_000);
  expect(textsOf("alert")).toEqual([soon]);
  heard = [];
  const grace = recording.page.frames[at]!;
  expect(grace.happenings?.map(({ kind }) => kind)).toEqual(["time_reminder"]);
  await ticked(table, due_at_ms);
  await table.say(patchOf(table, grace));
  await ticked(table, due_at_ms + 5_000);
  expect(heard.map(({ how }) => how)).not.toContain("alert");
  expect(textsOf("say")[0]).toMatch(/10/);
});

/** Advances the page's clock to that time of the server, with a tick. */
async function ticked(table: Table, at_ms: number): Promise<void> {
  table.pass(at_ms - table.page.connection.now());
  await new Promise((resolve) => setTimeout(resolve, 500));
  await table.settle();
}

// It comes before the next test, because the page says an announcement of a class only once.
test("the voice says a tutor's announcement once, on any page of the class", async () => {
  const table = tableOf(LANG);
  table.answers = (message) => [
    ...("cid" in message ? [{ type: "ack" as const, cid: message.cid }] : []),
    ...(message.type === "join" ? [message.room === CODE ? board : { ...table.snapshot(pupil, 0), room: pupil.session.code }] : []),
  ];
  const { view } = momentsOf(ofGame("contig60")[0]!).find(({ view }) => view.status !== null)!;
  const board = table.snapshot({ ...view, room: { ...view.room, session: pupil.session.code } }, 0);
  const announced = (): string[] => textsOf("alert").filter((text) => text.includes("Recuerden decir el puntaje."));
  await table.show(`#/c/${pupil.session.code}`);
  await waitFor(() => expect(announced()).toHaveLength(1));
  location.hash = "#/games";
  await waitFor(() => expect(document.body.textContent).not.toContain("Recuerden"));
  location.hash = `#/c/${pupil.session.code}`;
  await waitFor(() => expect(document.body.textContent).toContain("Recuerden"));
  location.hash = `#/r/${CODE}`;
  await waitFor(() => expect(document.querySelector("[role=grid]")).not.toBeNull());
  await waitFor(() => expect(document.body.textContent).toContain("Recuerden"));
  expect(announced()).toHaveLength(1);
});

test("the voice says on arrival the class, the pupil's own name and what comes next", async () => {
  const table = tableOf(LANG);
  const mine = JSON.parse(JSON.stringify(pupil).replaceAll('"ana"', '"p1"')) as typeof pupil;
  table.answers = (message) => [
    ...("cid" in message ? [{ type: "ack" as const, cid: message.cid }] : []),
    ...(message.type === "join" ? [{ ...table.snapshot(mine, 0), room: mine.session.code }] : []),
  ];
  await table.show(`#/c/${mine.session.code}`);
  const own = classWords.of(LANG);
  const name = mine.members.find(({ id }) => id === table.page.connection.me)!.name;
  await waitFor(() => expect(textsOf("say")).toContain([mine.session.title || mine.session.code, own.hello(name), own.wait].join(". ")));
});
