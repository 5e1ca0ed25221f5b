/**
 * The two live regions of the page, which are empty at first. `#status` waits for a pause, `#alert` interrupts. They take one sentence at a
 * time. A repeated sentence differs by a blank, because a screen reader would skip it otherwise.
 */
const GAP_MS = 120;
/** A sentence stays as long as a synthesiser needs for it, within limits. */
const LETTER_MS = 60;
const LEAST_MS = 900;
const MOST_MS = 6_000;
/** A spoken sentence leaves the page after a while, because a screen reader that returns to it would read it again. */
const KEPT_MS = 3_000;

type Saying = { text: string; urgent: boolean; due?: boolean };

export class LiveRegions {
  #queue: Saying[] = [];
  #running = false;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #last = "";
  /** The last sentence, for people who missed it. */
  said = "";

  /** Speaks after a pause. */
  say(text: string): void {
    this.#add({ text, urgent: false });
  }

  /** Speaks an urgent sentence, such as the last seconds, at once and before all waiting sentences. */
  alert(text: string): void {
    this.#add({ text, urgent: true });
  }

  /** Speaks the player's next act after the events. It drops an older act that still waits. */
  due(text: string): void {
    this.#queue = this.#queue.filter((each) => !each.due);
    this.#add({ text, urgent: false, due: true });
  }

  /** Stops speaking about the old page. */
  silence(): void {
    this.#queue = [];
    this.#clear();
  }

  /** Removes a sentence that is no longer true, so that nobody reads it later. */
  withdraw(text: string): void {
    this.#queue = this.#queue.filter((each) => each.text !== text);
    for (const region of this.#regions()) if (region.textContent.trim() === text) region.textContent = "";
  }

  /** Speaks the last sentence again. */
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
