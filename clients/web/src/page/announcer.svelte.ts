/** What the page says to the person: the notice at its edge, the live regions of a screen reader, and sounds. */
import type { GameWords, Marks } from "../games/contract";
import { LiveRegions } from "../room/announce";
import type { Params } from "../room/view";
import { Sounds } from "../sounds";
import { cellsOf, refusalText } from "../words/sayings";
import type { Language } from "./language.svelte";

export type Refused = { ok: false; code: string; rule: string | null; params: Params };
export type Outcome = { ok: true; seq: number; params: Params } | Refused;

/**
 * A notice with what it points at: `cells` of the board, and buttons by their `data-call`. It goes when somebody has had time to read it
 * or something succeeds (`read`), only when something succeeds (`acted`, a hint), or only when the player closes it (`closed`).
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

  /** `gameWords` gives the words of the game on the page, null where there is none. */
  constructor(language: Language, gameWords: () => GameWords | null) {
    this.#language = language;
    this.#gameWords = gameWords;
  }

  /** To a screen reader, when there is quiet. */
  say(text: string): void {
    this.#regions.say(text);
  }

  /** To a screen reader, at once. */
  alert(text: string): void {
    this.#regions.alert(text);
  }

  /** To a screen reader, the player's next act, after what has happened. */
  due(text: string): void {
    this.#regions.due(text);
  }

  /** To a screen reader, nothing more of what was: the page is another one. */
  silence(): void {
    this.#regions.silence();
  }

  /** What was said last is so no longer. */
  withdraw(text: string): void {
    this.#regions.withdraw(text);
  }

  /** What a screen reader was told last, once more. */
  repeat(): void {
    this.#regions.repeat();
  }

  /** Shows a notice and says it. `cells`: the places of the board that it is about. */
  notify(text: string, stays = false, cells: readonly string[] = []): void {
    this.#show(text, stays ? "closed" : "read", { cells });
  }

  /** Shows an idea for the player's next act and says it. */
  hint(text: string, marks: Marks): void {
    this.#show(text, "acted", marks);
  }

  #show(text: string, until: Shown["until"], { cells = [], calls = [] }: Marks): void {
    this.notice = { id: ++this.#notices, text, until, cells, calls };
    this.say(text);
  }

  /** Says why something was refused; `examples`, where it was a text that nobody understands. */
  refuse(outcome: Refused, examples = ""): void {
    const why = refusalText(this.#language.words, this.#gameWords(), outcome);
    this.notify(outcome.code === "notation_unknown" ? `${why} ${examples}`.trim() : why, false, cellsOf(outcome.params));
  }

  /** Whether it succeeded; a refusal is said, a success closes the notice of an older one. */
  settle(outcome: Outcome, examples = ""): boolean {
    if (!outcome.ok) this.refuse(outcome, examples);
    else if (this.notice?.until !== "closed") this.notice = null;
    return outcome.ok;
  }
}
