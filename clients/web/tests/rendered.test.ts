/**
 * An engine's own names never appear on a page and are never spoken, and each sentence after another begins with a capital. The tests
 * use recordings of real rooms (`python -m tests.room.recording_samples`) at the table, at the referee's desk and in the replay; also
 * exercises, the person's games, the report.
 */
import { cleanup, configure, fireEvent, screen, waitFor } from "@testing-library/svelte";
import { tick } from "svelte";
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";

import { keepingWords } from "../src/classroom/take_home/keeping_words";
import { LiveRegions } from "../src/room/announce";
import { loadWords } from "../src/words/catalogue";
import { LANGS, SPOKEN } from "../src/words/languages";
import { uncapitalised } from "./capitals";
import { identifiersIn } from "./identifiers";
import { playText, SLUGS } from "./languages";
import { exercises, klass, mine, patchOf, recordings, report, tableOf } from "./recordings";
import { CODE, type Table } from "./table";

// The first look at a screen compiles it, which is slow on a busy machine.
vi.setConfig({ testTimeout: 240_000 });
configure({ asyncUtilTimeout: 20_000 });
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  cleanup();
  document.body.replaceChildren();
});

/** The sentences for the voice since the last look. The live regions themselves get them later. */
let spoken: string[] = [];
beforeEach(() => {
  spoken = [];
  for (const how of ["say", "alert", "due"] as const)
    vi.spyOn(LiveRegions.prototype, how).mockImplementation((text) => void spoken.push(text.trim()));
});

const READ_OUT = ["aria-label", "aria-description", "aria-valuetext", "aria-roledescription", "aria-placeholder", "title", "alt", "placeholder"];

/** Returns each visible text on the page, and each text that only screen readers read. */
function texts(): Set<string> {
  const found = new Set<string>();
  for (const element of document.body.querySelectorAll("*")) {
    if (["STYLE", "SCRIPT"].includes(element.tagName)) continue;
    for (const name of READ_OUT) found.add(element.getAttribute(name) ?? "");
    if (element instanceof HTMLInputElement && element.type === "text") found.add(element.value);
    for (const node of element.childNodes) if (node.nodeType === Node.TEXT_NODE) found.add(node.textContent?.trim() ?? "");
    if (element.matches("p")) found.add(element.textContent.replace(/\s+/g, " ").trim());
  }
  found.delete("");
  return found;
}

/** Serves a file at addresses with this beginning, and no other file. */
function serve(beginning: string, file: unknown): void {
  vi.stubGlobal("fetch", async (address: string) =>
    address.startsWith(beginning) ? new Response(JSON.stringify(file)) : new Response(null, { status: 404 }),
  );
}

/** The texts checked already, keyed by language. */
type Seen = Record<string, Set<string>>;
const unseen = (): Seen => Object.fromEntries(LANGS.map((lang) => [lang, new Set()]));

/** Adds the mistakes on the present page. */
function look(slug: string, lang: string, where: string, seen: Seen, wrong: Set<string>): void {
  const known = seen[lang]!;
  const { examples } = playText(lang).notation;
  for (const text of [...spoken.splice(0), ...texts()]) {
    if (known.has(text)) continue;
    known.add(text);
    if (text.startsWith(examples(""))) continue; // written moves are in notation
    const ids = identifiersIn(slug, text, lang);
    if (ids.length > 0 || /undefined|NaN|object Object/.test(text)) wrong.add(`${where}: ${ids.join(" ")} | ${text}`);
    for (const place of uncapitalised(text)) wrong.add(`${where}: a small letter begins a sentence | ${place}`);
  }
}

/** By language: the others. The Spanish of Argentina only replaces sentences of the Spanish: the recordings that begin in it are enough. */
const ANOTHER: Record<string, readonly string[]> = Object.fromEntries(LANGS.map((lang) => [lang, SPOKEN.filter((each) => each !== lang)]));

/** Looks at the page in its own language, and then in each of these in turn. */
async function lookIn(others: readonly string[], table: Table, slug: string, where: string, seen: Seen, wrong: Set<string>): Promise<void> {
  const first = table.page.language.lang;
  look(slug, first, `${first} ${where}`, seen, wrong);
  for (const lang of [...others, first]) {
    await table.page.language.setLanguage(lang);
    await tick();
    look(slug, lang, `${lang} ${where}`, seen, wrong);
  }
}

async function lookAll(table: Table, slug: string, where: string, seen: Seen, wrong: Set<string>): Promise<void> {
  await lookIn(ANOTHER[table.page.language.lang]!, table, slug, where, seen, wrong);
}

beforeAll(async () => {
  for (const lang of LANGS) await loadWords(lang);
});

/** Returns a key of the facts that decide the visible parts of a page. */
function momentOf(table: Table): string {
  const { view, you } = table.page.roomPage.room;
  const { state, appeal, result } = view?.room ?? {};
  const may = you.seat === null ? you.role : view?.status?.may[you.seat];
  return JSON.stringify([state, appeal?.stage, appeal?.level, result?.result, result?.reason, view?.status?.phase, may]);
}

describe.each(SLUGS)("%s", (slug) => {
  const own = recordings.filter(({ game }) => game === slug);

  test("the table and the desk", async () => {
    const [seen, wrong] = [unseen(), new Set<string>()];
    const moments = new Set<string>();
    expect(own.length).toBeGreaterThan(0);
    for (const [number, recording] of own.entries()) {
      const lang = LANGS[number % LANGS.length]!;
      const table = tableOf(lang, recording);
      await table.show(`#/r/${CODE}`);
      // The test also looks at the first recording while its board is loading.
      if (number > 0) await waitFor(() => expect(table.page.roomPage.game).not.toBeNull());
      const last = recording.page.frames.length - 1;
      for (const [at, frame] of recording.page.frames.entries()) {
        await table.say(patchOf(table, frame));
        const where = `${recording.viewer} ${at}`;
        if (at === last) await lookAll(table, slug, where, seen, wrong);
        else if (moments.has(momentOf(table))) look(slug, lang, `${lang} ${where}`, seen, wrong);
        else await lookIn([ANOTHER[lang]![moments.size % 2]!], table, slug, where, seen, wrong);
        moments.add(momentOf(table));
      }
      cleanup();
      document.body.replaceChildren();
    }
    expect([...wrong]).toEqual([]);
  });

  test("the replay", async () => {
    const [seen, wrong] = [unseen(), new Set<string>()];
    for (const [number, recording] of own.entries()) {
      const lang = LANGS[number % LANGS.length]!;
      const table = tableOf(lang, recording);
      await table.show(`#/r/${CODE}/replay`);
      await waitFor(() => expect(document.querySelector(".player .board > :not(.turn)")).not.toBeNull());
      const remarks = recording.games.flatMap(({ remarks: some = [] }) => some);
      for (const seq of new Set(remarks.map((remark) => remark.seq))) {
        location.hash = `#/r/${CODE}/replay/${seq}`;
        await table.settle();
        look(slug, lang, `${lang} replay ${seq}`, seen, wrong);
      }
      location.hash = `#/r/${CODE}/replay/${recording.page.frames.at(-1)?.seq ?? 0}`;
      await table.settle();
      await lookAll(table, slug, "replay", seen, wrong);
      cleanup();
      document.body.replaceChildren();
    }
    expect([...wrong]).toEqual([]);
  });
});

test.each(Object.keys(exercises))("exercises of %s, answered", async (slug) => {
  const [seen, wrong] = [unseen(), new Set<string>()];
  for (const [number, exercise] of exercises[slug]!.entries()) {
    if (exercise === null) continue;
    serve("/school/", exercise);
    const table = tableOf(LANGS[number % LANGS.length]!);
    await table.show(`#/school/${slug}`);
    await waitFor(() => expect(document.querySelector(".choices button")).not.toBeNull());
    await fireEvent.click(document.querySelector(".choices button")!);
    await table.settle();
    await lookAll(table, slug, `exercise ${exercise.question}`, seen, wrong);
    cleanup();
    document.body.replaceChildren();
  }
  expect([...wrong]).toEqual([]);
});

test("the person's own games, of every game", async () => {
  const wrong = new Set<string>();
  const table = tableOf("es");
  await table.show("#/games");
  await waitFor(() => expect(document.querySelectorAll(".game").length).toBe(mine.length));
  for (const slug of SLUGS) await lookAll(table, slug, "games", unseen(), wrong);
  expect([...wrong]).toEqual([]);
});

test("the report of a class that played every game", async () => {
  const wrong = new Set<string>();
  const table = tableOf("es");
  table.answers = (message) => [
    ...("cid" in message ? [{ type: "ack" as const, cid: message.cid, params: { token: "t" } }] : []),
    ...(message.type === "join" ? [{ ...table.snapshot(klass, null, "director"), room: klass.session.code }] : []),
  ];
  await table.show(`#/c/${klass.session.code}`);
  await waitFor(() => expect(document.querySelector("#tab-standings")).not.toBeNull());
  await fireEvent.click(document.querySelector("#tab-standings")!);
  serve("/export/", report);
  await fireEvent.click(await screen.findByRole("button", { name: keepingWords.of("es").report }));
  await waitFor(() => expect(document.querySelectorAll(".pupil").length).toBe(report.pupils.length));
  for (const slug of SLUGS) await lookAll(table, slug, "report", unseen(), wrong);
  expect([...wrong]).toEqual([]);
});
