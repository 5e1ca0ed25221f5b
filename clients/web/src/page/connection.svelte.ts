/** The page's connection: who the server takes this person for, and what it answers. Nothing else touches the link. */
import { Link } from "../connection/socket";
import { fresh, type Asking, type LinkState } from "../connection/state";
import { offeredName } from "../lobby/nickname";
import type { ServerMessage } from "../protocol/messages";
import type { AboutView } from "../room/view";
import * as store from "../storage";
import type { Outcome } from "./announcer.svelte";
import type { Language } from "./language.svelte";

export type WithoutCid<Message> = Message extends Asking ? Omit<Message, "cid"> : never;
export type MakeLink = (...args: ConstructorParameters<typeof Link>) => Link;

/** What comes from the server unasked, or is a refusal of what nobody asked for. */
export type Unasked = Exclude<ServerMessage, { type: "welcome" } | { type: "ack" } | { type: "pong" }>;

const MAX_NAME_LENGTH = 40;
const RETRY_MS = 200;

function newCid(): string {
  return Array.from(crypto.getRandomValues(new Uint32Array(4)), (part) => part.toString(36)).join("");
}

export class Connection {
  state = $state.raw<LinkState>(fresh({ token: null, name: null, lang: "es" }));
  games = $state.raw<AboutView[]>([]);
  /** The person as the server knows them; null before the first welcome. */
  me = $state.raw<string | null>(null);
  /** A guest who has not been asked yet has a name that is only offered (`isNamed`). */
  name = $state(store.name() || offeredName(store.lang()));
  isNamed = $state(store.name() !== "");
  /** Tables may be listed at this server. */
  openTables = $state.raw(false);

  readonly #link: Link;
  // eslint-disable-next-line svelte/prefer-svelte-reactivity -- nothing on the page shows who waits for which answer
  readonly #asked = new Map<string, (outcome: Outcome) => void>();
  readonly #unasked: (message: Unasked) => void;

  constructor(url: string, language: Language, unasked: (message: Unasked) => void, makeLink: MakeLink = (...args) => new Link(...args)) {
    this.#unasked = unasked;
    const hello = { token: store.token(), name: this.name, lang: language.lang };
    this.#link = makeLink(url, hello, {
      message: (message) => this.#received(message),
      state: (state) => (this.state = state),
    });
  }

  start(): void {
    this.#link.start();
  }

  stop(): void {
    this.#link.stop();
  }

  /** The server's time now, in ms. */
  readonly now = (): number => this.#link.now();

  /** Connects now, without waiting for the next try. */
  reconnect(): void {
    this.#link.reconnect();
  }

  /** The page is looked at again. */
  woke(): void {
    this.#link.woke();
  }

  /** The device says that it has no network. */
  offline(): void {
    this.#link.offline();
  }

  /** Sends what is answered; resolves with the answer, however long the connection takes to come back. */
  ask(message: WithoutCid<Asking>): Promise<Outcome> {
    const cid = newCid();
    return new Promise((resolve) => {
      this.#asked.set(cid, resolve);
      this.#link.ask({ ...message, cid } as Asking);
    });
  }

  /** As `ask`; what comes too fast is sent again when the server lets it. */
  async askInTime(message: WithoutCid<Asking>): Promise<Outcome> {
    for (;;) {
      const outcome = await this.ask(message);
      if (outcome.ok || outcome.code !== "rate/too_fast") return outcome;
      await new Promise((resolve) => setTimeout(resolve, Number(outcome.params.wait_ms ?? RETRY_MS)));
    }
  }

  /** Keeps another name on this device; false where it is none or the same. The server is told by `introduce` or by the room. */
  setName(name: string): boolean {
    const clean = name.trim().replace(/\s+/g, " ").slice(0, MAX_NAME_LENGTH);
    if (clean === "") return false;
    const isOther = clean !== this.name;
    this.name = clean;
    this.keepName();
    return isOther;
  }

  /** The name as it stands is this person's own from now on, also where it was only offered. */
  keepName(): void {
    this.isNamed = true;
    store.setName(this.name);
  }

  /** Greets the server again, with the name of now. */
  introduce(): void {
    this.#link.restart({ name: this.name });
  }

  /** Does not follow a room or class any longer. */
  unsubscribe(code: string): void {
    this.#link.leave(code);
  }

  /** A patch did not fit: the whole view is asked for. */
  patchFailed(code: string): void {
    this.#link.patchFailed(code);
  }

  #received(message: ServerMessage): void {
    switch (message.type) {
      case "welcome":
        this.me = message.you;
        this.games = (message.games ?? []) as AboutView[];
        store.setToken(message.token);
        this.openTables = message.open_tables === true;
        break;
      case "ack":
        this.#answer(message.cid, { ok: true, seq: message.seq ?? 0, params: message.params ?? {} });
        break;
      case "refusal": {
        const outcome = { ok: false, code: message.code, rule: message.rule ?? null, params: message.params ?? {} } as const;
        if (!this.#answer(message.cid, outcome)) this.#unasked(message);
        break;
      }
      case "pong":
        break;
      default:
        this.#unasked(message);
    }
  }

  #answer(cid: string | null | undefined, outcome: Outcome): boolean {
    const resolve = cid == null ? undefined : this.#asked.get(cid);
    if (cid == null || resolve === undefined) return false;
    this.#asked.delete(cid);
    resolve(outcome);
    return true;
  }
}
