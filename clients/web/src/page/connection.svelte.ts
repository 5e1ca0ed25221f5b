/** The page's connection: the person's identity at the server, and the server's answers. Only this class uses the link. */
import { type Asking, fresh, Link, type LinkState, type ServerMessage, type WeekendHour } from "@banderilla/client";

import { BROWSER } from "../connection/browser";
import { offeredName } from "../lobby/nickname";
import { keepPackages } from "../games/packages.svelte";
import type { AboutView } from "../room/view";
import * as store from "../storage";
import type { Outcome } from "./announcer.svelte";
import type { Language } from "./language.svelte";

export type WithoutCid<Message> = Message extends Asking ? Omit<Message, "cid"> : never;
export type MakeLink = (...args: ConstructorParameters<typeof Link>) => Link;

/** The server's messages and refusals that do not answer a request. */
export type Unasked = Exclude<ServerMessage, { type: "welcome" } | { type: "ack" } | { type: "pong" }>;

const MAX_NAME_LENGTH = 40;
const RETRY_MS = 200;

function newCid(): string {
  return Array.from(crypto.getRandomValues(new Uint32Array(4)), (part) => part.toString(36)).join("");
}

export class Connection {
  state = $state.raw<LinkState>(fresh({ token: null, name: null, lang: "es" }));
  games = $state.raw<AboutView[]>([]);
  /** Time of the last welcome after a break, in ms. The patches right after it are those that the page missed. */
  welcomedMs = -Infinity;
  /** True while the person gives a new name, which is no break. */
  #introduces = false;
  /** The person's id at the server; null before the first welcome. */
  me = $state.raw<string | null>(null);
  /** A guest without a chosen name has a suggested one (`isNamed`). */
  name = $state(store.name() || offeredName(store.lang()));
  isNamed = $state(store.name() !== "");
  /** The server allows listed tables. */
  openTables = $state.raw(false);
  /** The weekend hour; null if the server has none. */
  weekend = $state.raw<WeekendHour | null>(null);
  /** People may pair their devices as friends on this server. */
  hasFriends = $state.raw(false);

  readonly #link: Link;
  // eslint-disable-next-line svelte/prefer-svelte-reactivity -- nothing on the page shows who waits for which answer
  readonly #asked = new Map<string, (outcome: Outcome) => void>();
  readonly #unasked: (message: Unasked) => void;

  constructor(url: string, language: Language, unasked: (message: Unasked) => void, makeLink: MakeLink = (url, hello, handlers) => new Link(url, hello, handlers, BROWSER)) {
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

  /** Returns the server's time in ms. */
  readonly now = (): number => this.#link.now();

  /** Connects now, without waiting for the next try. */
  reconnect(): void {
    this.#link.reconnect();
  }

  /** Called when the person looks at the page again. */
  woke(): void {
    this.#link.woke();
  }

  /** Called when the device reports that it has no network. */
  offline(): void {
    this.#link.offline();
  }

  /** Sends a request and resolves to its answer, however long the connection takes to return. */
  ask(message: WithoutCid<Asking>): Promise<Outcome> {
    const cid = newCid();
    return new Promise((resolve) => {
      this.#asked.set(cid, resolve);
      this.#link.ask({ ...message, cid } as Asking);
    });
  }

  /** Like `ask`, but repeats a rate-limited request when the server allows it. */
  async askInTime(message: WithoutCid<Asking>): Promise<Outcome> {
    for (;;) {
      const outcome = await this.ask(message);
      if (outcome.ok || outcome.code !== "rate/too_fast") return outcome;
      await new Promise((resolve) => setTimeout(resolve, Number(outcome.params.wait_ms ?? RETRY_MS)));
    }
  }

  /**
   * Stores another name on this device. Returns false if the name is empty or unchanged. `introduce` or the room sends it to the server.
   */
  setName(name: string): boolean {
    const clean = name.trim().replace(/\s+/g, " ").slice(0, MAX_NAME_LENGTH);
    if (clean === "") return false;
    const isOther = clean !== this.name;
    this.name = clean;
    this.keepName();
    return isOther;
  }

  /** Makes the present name the person's own, also if it was only a suggestion. */
  keepName(): void {
    this.isNamed = true;
    store.setName(this.name);
  }

  /** Greets the server again with the present name. */
  introduce(): void {
    this.#introduces = true;
    this.#link.restart({ name: this.name });
  }

  /** Stops following a room or class. */
  unsubscribe(code: string): void {
    this.#link.leave(code);
  }

  /** Asks for the whole view, because a patch did not fit. */
  patchFailed(code: string): void {
    this.#link.patchFailed(code);
  }

  #received(message: ServerMessage): void {
    switch (message.type) {
      case "welcome":
        if (this.me !== null && !this.#introduces) this.welcomedMs = performance.now();
        this.#introduces = false;
        this.me = message.you;
        this.games = (message.games ?? []) as AboutView[];
        keepPackages(this.games);
        store.setToken(message.token);
        this.openTables = message.open_tables === true;
        this.weekend = message.weekend ?? null;
        this.hasFriends = message.friends === true;
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
