/** Fetches a part of the public page again and again while the tab is visible. */

/** `gone`: its director no longer publishes it. `unknown`: no page has the key. Both end the fetching. */
export type Trouble = "" | "offline" | "gone" | "unknown";

const GONE = 410;
const UNKNOWN = 404;

export class Followed<T> {
  now = $state.raw<T | null>(null);
  trouble = $state<Trouble>("");
  #path: string;
  #everyMs: number;
  #headers: Record<string, string>;
  #timer = 0;
  #stopped = false;

  constructor(path: string, everyMs: number, headers: Record<string, string> = {}) {
    this.#path = path;
    this.#headers = headers;
    this.#everyMs = everyMs;
  }

  /** Starts the fetching. Returns the function that ends it. */
  follow(): () => void {
    const seen = (): void => {
      if (document.visibilityState === "visible") void this.#fetch();
    };
    document.addEventListener("visibilitychange", seen);
    void this.#fetch();
    return () => {
      this.#stopped = true;
      clearTimeout(this.#timer);
      document.removeEventListener("visibilitychange", seen);
    };
  }

  async #fetch(): Promise<void> {
    clearTimeout(this.#timer);
    try {
      const answer = await fetch(this.#path, { headers: this.#headers });
      if (answer.status === GONE || answer.status === UNKNOWN) {
        this.trouble = answer.status === GONE ? "gone" : "unknown";
        this.#stopped = true;
      } else if (answer.ok) {
        this.now = (await answer.json()) as T;
        this.trouble = "";
      }
    } catch {
      this.trouble = "offline";
    }
    clearTimeout(this.#timer);
    if (!this.#stopped && document.visibilityState === "visible") this.#timer = window.setTimeout(() => void this.#fetch(), this.#everyMs);
  }
}
