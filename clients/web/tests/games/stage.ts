/** Sets up a game's board with a view, and records the actions that it sends. */
import { configure, fireEvent, render, screen } from "@testing-library/svelte";
import { vi } from "vitest";
import { loadGame } from "../../src/games/load";
import { loadWords } from "../../src/words/catalogue";
import type { Action, GameView, Lang, RoomInfo, Status } from "../../src/games/contract";
import type { Role } from "../../src/room/view";
import { infoOf, seatOf } from "../rooms";

export type Setting = {
  /** The part of the game's view that the test needs. */
  view: object;
  status: Partial<Status>;
  seat?: number | null;
  lang?: Lang;
  role?: Role;
  room?: Partial<RoomInfo>;
};

// The styles hide nothing here, and checking visibility is slow on large boards.
configure({ defaultHidden: true });
// The first test of a file compiles the game, which is slow on a busy machine.
vi.setConfig({ testTimeout: 30_000 });

const NAMES = ["Ana", "Luis", "Sofía", "Mateo", "Valentina", "Tomás", "Julia", "Benjamín"];

export const names = (seat: number | null | undefined): string => NAMES[seat ?? 0] ?? "?";

/** Returns the part of a game's view that the test needs, as a full view. */
export function partOf(view: object): GameView {
  return view as GameView;
}

export async function stage(
  slug: string,
  { view, status, seat = 0, lang = "es", role = "player", room = {} }: Setting,
) {
  const game = await loadGame(slug);
  if (!game) throw new Error(`no game ${slug}`);
  for (const each of new Set(["es", "en", lang])) await loadWords(each);
  const sent: Action[] = [];
  const whole: Status = {
    phase: "",
    flag: null,
    may: [],
    windows: [],
    due_at_ms: null,
    result: null,
    awaited: [],
    ...status,
  };
  const info = infoOf({ game: slug, seats: NAMES.map((name, team) => seatOf({ name, team })), ...room });
  const props = {
    view: partOf(view),
    status: whole,
    you: { seat, role },
    may: seat === null ? [] : (whole.may[seat] ?? []),
    act: async (action: Action) => {
      sent.push(action);
      return true;
    },
    words: game.words.of(lang),
    lang,
    room: info,
    names,
  };
  const page = render(game.Board, props);
  return { ...page, sent, words: game.words };
}

/** Presses a key at the present focus. */
export async function press(key: string, options: { ctrlKey?: boolean } = {}): Promise<void> {
  const at = document.activeElement ?? document.body;
  const went = await fireEvent.keyDown(at, { key, ...options });
  // Imitates the browser: Enter and Space click a button.
  if (went && (key === "Enter" || key === " ") && at instanceof HTMLButtonElement) await fireEvent.click(at);
}

/** Returns the entry field with this label. */
export function field(label: string): HTMLInputElement {
  const found = screen.getByLabelText(label, { selector: "input" });
  if (!(found instanceof HTMLInputElement)) throw new Error(`${label} is no field`);
  return found;
}

/** Types a text into the field and submits its form, as Enter does. */
export async function say(label: string, text: string): Promise<void> {
  const entry = field(label);
  entry.focus();
  await fireEvent.input(entry, { target: { value: text } });
  if (entry.form) await fireEvent.submit(entry.form);
}

/** Returns the disabled state of each button of this name. */
export function shut(name: string): boolean[] {
  return screen.getAllByRole("button", { name }).map((button) => button.hasAttribute("disabled") || button.getAttribute("aria-disabled") === "true");
}

/** Clicks the first button of this name. */
export async function click(name: string | RegExp): Promise<void> {
  await fireEvent.click(screen.getAllByRole("button", { name })[0] as HTMLElement);
}

/** Returns the cell of a board with this name. (A query by role is slow on a board of hundreds of cells.) */
export function square(name: string | RegExp): SVGElement {
  const found = [...document.querySelectorAll<SVGElement>("[role=gridcell]")].find((each) => {
    const label = each.getAttribute("aria-label") ?? "";
    return typeof name === "string" ? label === name : name.test(label);
  });
  if (!found) throw new Error(`no cell ${name}`);
  return found;
}

/** Clicks the cell of a board with this name. */
export async function cell(name: string | RegExp): Promise<void> {
  await fireEvent.click(square(name));
}
