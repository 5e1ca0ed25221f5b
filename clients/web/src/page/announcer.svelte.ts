/** The page's messages to the person: the notice at its edge, the live regions of a screen reader, and sounds. */
import type { GameWords, Marks } from "../games/contract";
import { LiveRegions } from "../room/announce";
import type { Params } from "../room/view";
import { Sounds } from "../sounds";
import { cellsOf, refusalText } from "../words/sayings";
import type { Language } from "./language.svelte";

export type Refused = { ok: false; code: string; rule: string | null; params: Params };
export type Outcome = { ok: true; seq: number; params: Params } | Refused;

/**
 * A notice and its marks: `cells` of the board, and buttons by their `data-call`. `until` says when it disappears: `read` after the time to
 * read it or a successful action, `acted` (a hint) only after a successful action, `closed` only when the player closes it.
 */
type Shown = { id: number; text: string; until: "read" | "acted" | "closed"; cells: readonly string[]; calls: readonly string[] };

export class Announcer {
  /** The last refusal, notice or hint. */
  notice = $state.raw<Shown | null>(null);
  readonly sounds = new Sounds();
  readonly #regions = new LiveRegions();
  readonly #language: Language;
  readonly #gameWords: () => GameWords | null;
  #notices = 0;

  /** `gameWords` returns the words of the game on the page, or null if there is none. */
  constructor(language: Language, gameWords: () => GameWords | null) {
    this.#language = language;
    this.#gameWords = gameWords;
  }

  /** Speaks to a screen reader after a pause. */
  say(text: string): void {
    this.#regions.say(text);
  }

  /** Speaks to a screen reader at once. */
  alert(text: string): void {
    this.#regions.alert(text);
  }

  /** Speaks the player's next act to a screen reader, after the events. */
  due(text: string): void {
    this.#regions.due(text);
  }

  /** Stops speaking about the old page. */
  silence(): void {
    this.#regions.silence();
  }

  /** Removes a sentence that is no longer true. */
  withdraw(text: string): void {
    this.#regions.withdraw(text);
  }

  /** Speaks the last sentence to a screen reader again. */
  repeat(): void {
    this.#regions.repeat();
  }

  /** Shows and speaks a notice. `cells` are the places of the board that it refers to. */
  notify(text: string, stays = false, cells: readonly string[] = []): void {
    this.#show(text, stays ? "closed" : "read", { cells });
  }

  /** Shows and speaks an idea for the player's next act. */
  hint(text: string, marks: Marks): void {
    this.#show(text, "acted", marks);
  }

  #show(text: string, until: Shown["until"], { cells = [], calls = [] }: Marks): void {
    this.notice = { id: ++this.#notices, text, until, cells, calls };
    this.say(text);
  }

  /** Gives the reason for a refusal. `examples` follow if the server did not understand a text. */
  refuse(outcome: Refused, examples = ""): void {
    const why = refusalText(this.#language.words, this.#gameWords(), outcome);
    this.notify(outcome.code === "notation_unknown" ? `${why} ${examples}`.trim() : why, false, cellsOf(outcome.params));
  }

  /** Tells whether the outcome is a success. A refusal is spoken; a success closes the notice of an older refusal. */
  settle(outcome: Outcome, examples = ""): boolean {
    if (!outcome.ok) this.refuse(outcome, examples);
    else if (this.notice?.until !== "closed") this.notice = null;
    return outcome.ok;
  }
}
