import type { Plain, Refusal } from "./messages.ts";

/** The server refused a request, and nothing has changed. `code` is stable: `docs/reference/codes.md` and each game's page list the codes. */
export class Refused extends Error {
  override name = "Refused";
  readonly code: string;
  /** The rulebook's rule that the request breaks; null if it breaks none. */
  readonly rule: string | null;
  readonly params: { [key: string]: Plain };

  constructor(refusal: Refusal) {
    super(refusal.code);
    this.code = refusal.code;
    this.rule = refusal.rule ?? null;
    this.params = refusal.params ?? {};
  }
}
