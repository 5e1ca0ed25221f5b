/** The challenge dialog sends what the engines take: a target where a rule needs one, and one rule where a game takes no list. */
import { cleanup, configure, fireEvent, screen, waitFor, within } from "@testing-library/svelte";
import { afterEach, beforeAll, expect, test, vi } from "vitest";

import { loadWords } from "../src/words/catalogue";
import { continued } from "../src/replay/recording";
import { gameText, pageText } from "./languages";
import { type Recording, recordings, tableOf } from "./recordings";
import { CODE, type Table } from "./table";

vi.setConfig({ testTimeout: 60_000 });
configure({ asyncUtilTimeout: 8_000 });
const words = pageText("es").challenge;

beforeAll(() => loadWords("es"));
afterEach(() => {
  cleanup();
  document.body.replaceChildren();
});

/** Opens the dialog at a moment of a real game at which seat 0 may challenge. `seats` is the number of players, if it matters. */
async function dialogOf(game: string, seats?: number): Promise<{ table: Table; dialog: ReturnType<typeof within> }> {
  const isMeant = ({ game: slug, viewer, page }: Recording): boolean =>
    slug === game && viewer === "0" && (seats === undefined || page.view.room.seats.length === seats);
  const recording = recordings.find((each) => isMeant(each) && continued([], each.page).some(({ view }) => view.status?.may[0]?.includes("challenge")))!;
  const moments = continued([], recording.page).filter(({ view }) => view.status?.may[0]?.includes("challenge"));
  const table = tableOf("es", { ...recording, page: { ...recording.page, view: moments.at(-1)!.view } });
  await table.show(`#/r/${CODE}`);
  await waitFor(() => expect(table.page.roomPage.game).not.toBeNull());
  await fireEvent.click(await screen.findByRole("button", { name: pageText("es").play.actionNames.challenge! }));
  return { table, dialog: within(document.querySelector("dialog:has(form input[type=checkbox])")!) };
}

const sent = (table: Table): unknown[] => table.sent.flatMap((message) => (message.type === "act" ? [message.action] : []));
const pick = async (dialog: ReturnType<typeof within>, game: string, rule: string): Promise<void> =>
  void (await fireEvent.click(dialog.getByRole("checkbox", { name: gameText(game, "es").rules[rule]!, hidden: true })));

test("in Truco the player says who broke the rule, and nobody is accused by default of several", async () => {
  const { table, dialog } = await dialogOf("truco");
  await pick(dialog, "truco", "truco.flor-callada");
  expect(dialog.queryByLabelText(words.none)).toBeNull();
  const others = dialog.getAllByRole("radio", { hidden: true }) as HTMLInputElement[];
  expect(others.every(({ required }) => required)).toBe(true);
  expect(others.filter(({ checked }) => checked)).toHaveLength(others.length === 1 ? 1 : 0);
  await fireEvent.click(others[0]!);
  await fireEvent.click(dialog.getByRole("button", { name: words.say, hidden: true }));
  await table.settle();
  expect(sent(table)).toEqual([{ type: "challenge", rule: "truco.flor-callada", target: 1 }]);
});

test.each([
  [2, 0],
  [3, 0],
  [6, 1],
])("with %s players, %s rules of Truco name the pica-pica", async (seats, count) => {
  const { dialog } = await dialogOf("truco", seats);
  expect(dialog.queryAllByText(/pica-pica/i)).toHaveLength(count);
});

test.each(["ajedrez", "damas", "qwinto"])("in %s a second rule replaces the first", async (game) => {
  const { dialog } = await dialogOf(game);
  const boxes = dialog.getAllByRole("checkbox", { hidden: true }) as HTMLInputElement[];
  expect(boxes.length).toBeGreaterThan(1);
  for (const box of boxes) await fireEvent.click(box);
  expect(boxes.filter(({ checked }) => checked)).toEqual([boxes.at(-1)]);
});
