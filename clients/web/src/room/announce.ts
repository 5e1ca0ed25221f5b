/**
 * Two live regions stand in the page from the start, empty: `#status` waits for a pause, `#alert`
 * interrupts. Sentences come one at a time, and a repeated one differs by a blank, or it would not be read again.
 */
const GAP_MS = 120;
const STAY_MS = 900;

export class LiveRegions {
  #queue: { text: string; urgent: boolean }[] = [];
  #running = false;
  #last = "";
  /** What was said last, for those who missed it. */
  said = "";

  /** Said when there is quiet. */
  say(text: string): void {
    this.#add(text, false);
  }

  /** Said at once: the last seconds. */
  alert(text: string): void {
    this.#add(text, true);
  }

  /** Said after what waits already, into the region that interrupts: one's turn, which what has happened comes before. */
  finally(text: string): void {
    this.#add(text, true, false);
  }

  /** It is so no longer: nobody who comes to it later hears it. */
  withdraw(text: string): void {
    this.#queue = this.#queue.filter((each) => each.text !== text);
    const region = document.getElementById("alert");
    if (region?.textContent.trim() === text) region.textContent = "";
  }

  /** Says the last once more. */
  repeat(): void {
    if (this.said !== "") this.#add(this.said, false);
  }

  #add(text: string, urgent: boolean, first = urgent): void {
    const sentence = text.trim();
    if (sentence === "") return;
    if (first) this.#queue.unshift({ text: sentence, urgent });
    else this.#queue.push({ text: sentence, urgent });
    if (!this.#running) this.#next();
  }

  #next(): void {
    const next = this.#queue.shift();
    this.#running = next !== undefined;
    if (next === undefined) return;
    const region = document.getElementById(next.urgent ? "alert" : "status");
    if (region === null) return this.#next();
    region.textContent = "";
    setTimeout(() => {
      this.said = next.text;
      this.#last = this.#last === next.text ? `${next.text}\u00a0` : next.text;
      region.textContent = this.#last;
      setTimeout(() => this.#next(), STAY_MS);
    }, GAP_MS);
  }
}
