/**
 * Two live regions stand in the page from the start, empty: `#status` waits for a pause, `#alert`
 * interrupts. Sentences come one at a time, and a repeated one differs by a blank, or it would not be read again.
 */
const GAP_MS = 120;
/** A sentence stays as long as a synthesiser needs for it, within limits. */
const LETTER_MS = 60;
const LEAST_MS = 900;
const MOST_MS = 6_000;
/** What was said does not stand in the page for good: a reader that comes back to it would speak it again. */
const KEPT_MS = 3_000;

type Saying = { text: string; urgent: boolean; due?: boolean };

export class LiveRegions {
  #queue: Saying[] = [];
  #running = false;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #last = "";
  /** What was said last, for those who missed it. */
  said = "";

  /** Said when there is quiet. */
  say(text: string): void {
    this.#add({ text, urgent: false });
  }

  /** Said at once, before all that waits: the last seconds. */
  alert(text: string): void {
    this.#add({ text, urgent: true });
  }

  /** The player's next act, after what has happened. An older one that is not said yet is dropped. */
  due(text: string): void {
    this.#queue = this.#queue.filter((each) => !each.due);
    this.#add({ text, urgent: false, due: true });
  }

  /** Nothing more is said of what was: the page is another one. */
  silence(): void {
    this.#queue = [];
    this.#clear();
  }

  /** It is so no longer: nobody who comes to it later hears it. */
  withdraw(text: string): void {
    this.#queue = this.#queue.filter((each) => each.text !== text);
    for (const region of this.#regions()) if (region.textContent.trim() === text) region.textContent = "";
  }

  /** Says the last once more. */
  repeat(): void {
    if (this.said !== "") this.say(this.said);
  }

  #regions(): HTMLElement[] {
    return ["status", "alert"].flatMap((id) => document.getElementById(id) ?? []);
  }

  #clear(): void {
    for (const region of this.#regions()) region.textContent = "";
  }

  #add(saying: Saying): void {
    const text = saying.text.trim();
    if (text === "") return;
    if (saying.urgent) this.#queue.unshift({ ...saying, text });
    else this.#queue.push({ ...saying, text });
    if (!this.#running) this.#next();
  }

  #next(): void {
    const next = this.#queue.shift();
    this.#running = next !== undefined;
    clearTimeout(this.#timer);
    if (next === undefined) {
      this.#timer = setTimeout(() => this.#clear(), KEPT_MS);
      return;
    }
    const region = document.getElementById(next.urgent ? "alert" : "status");
    if (region === null) return this.#next();
    region.textContent = "";
    setTimeout(() => {
      this.said = next.text;
      this.#last = this.#last === next.text ? `${next.text}\u00a0` : next.text;
      region.textContent = this.#last;
      this.#timer = setTimeout(() => this.#next(), Math.min(MOST_MS, Math.max(LEAST_MS, next.text.length * LETTER_MS)));
    }, GAP_MS);
  }
}
